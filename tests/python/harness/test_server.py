"""Starting, recognising and stopping the server; only the last test runs Spark."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from scripts import doctor, ownership, processes, server_conf, settings, spark_server, sql_client
from scripts.java import Java
from scripts.problems import Problem
from scripts.spark_server import Server, free_port, metastore_owner

from .conftest import fake_command

HOLD = """
import fcntl, sys, time
guard = open(sys.argv[1], "r+")
fcntl.lockf(guard, fcntl.LOCK_EX)
print("locked", flush=True)
time.sleep(60)
"""


def test_start_twice_gives_one_process_and_stop_ends_it(fake_server: Server) -> None:
    first = fake_server.start()
    assert fake_server.start() == first
    assert fake_server.stop()
    assert not first.handle.is_alive()
    assert not fake_server.stop()


def test_two_starts_at_once_give_one_process(fake_server: Server) -> None:
    states: list[spark_server.State] = []
    threads = [threading.Thread(target=lambda: states.append(fake_server.start())) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    fake_server.stop()
    assert len(states) == 3
    assert len(set(states)) == 1


def test_a_killed_server_is_noticed_and_started_again(fake_server: Server) -> None:
    first = fake_server.start()
    os.kill(first.handle.pid, signal.SIGKILL)
    os.waitpid(first.handle.pid, 0)
    assert fake_server.state() is None
    second = fake_server.start()
    fake_server.stop()
    assert second.handle != first.handle


def test_a_foreign_process_with_the_same_id_is_never_stopped(fake_server: Server) -> None:
    with subprocess.Popen(["sleep", "60"]) as other:
        fake_server.settings.server_dir.mkdir(parents=True)
        fake_server._state_file.write_text(
            f'{{"handle": {{"pid": {other.pid}, "started": "long ago"}}, "port": {fake_server.settings.port}}}'
        )
        assert fake_server.state() is None
        assert not fake_server.stop()
        assert other.poll() is None
        other.kill()


def test_a_process_that_ends_while_starting_is_reported_with_its_own_words(
    fake_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "import sys; print('noise'); print('Caused by: java.lang.OutOfMemoryError'); sys.exit(3)"
    monkeypatch.setattr(server_conf, "command", fake_command(text))
    with pytest.raises(Problem, match="OutOfMemoryError") as caught:
        fake_server.start()
    assert "noise" not in str(caught.value)
    assert str(fake_server.log) in str(caught.value)


def test_ctrl_c_while_starting_leaves_no_process(fake_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[spark_server.State] = []

    def interrupted(_port: int) -> bool:
        seen.append(fake_server.state())  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(sql_client, "answers", interrupted)
    with pytest.raises(KeyboardInterrupt):
        fake_server.start()
    assert not seen[0].handle.is_alive()
    assert fake_server.state() is None


def test_a_taken_port_is_named_with_a_free_one(fake_server: Server) -> None:
    port = fake_server.settings.port
    taken = pytest.raises(Problem, match=f"port {port} .* taken")
    with socket.create_server(("127.0.0.1", port)), taken as caught:
        fake_server.start()
    assert "QUARANTINE_PORT=" in caught.value.fix


def test_another_port_than_the_running_servers_is_refused(fake_server: Server) -> None:
    fake_server.start()
    other = Server(replace(fake_server.settings, port=free_port()))
    with pytest.raises(Problem, match="already runs on port"):
        other.start()
    assert Server(replace(other.settings, port_is_chosen=False)).start() == fake_server.state()
    fake_server.stop()


def test_a_metastore_in_use_is_refused_and_a_left_over_lock_file_is_not(fake_server: Server) -> None:
    metastore = fake_server.settings.metastore
    ownership.mark(fake_server.settings)
    metastore.mkdir(parents=True)
    (metastore / "dbex.lck").touch()
    with subprocess.Popen([sys.executable, "-c", HOLD, str(metastore / "dbex.lck")], stdout=subprocess.PIPE) as owner:
        assert owner.stdout is not None
        owner.stdout.readline()
        assert metastore_owner(metastore) in (owner.pid, -1)
        with pytest.raises(Problem, match="in use by another Spark server"):
            fake_server.start()
        owner.kill()
    assert metastore_owner(metastore) == 0
    fake_server.start()
    fake_server.stop()


def test_a_lock_file_that_cannot_be_opened_is_not_taken_for_a_lock(
    fake_server: Server, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ownership.mark(fake_server.settings)
    (fake_server.settings.metastore / "dbex.lck").mkdir(parents=True)
    with pytest.raises(Problem, match=r"dbex\.lck can't be opened"):
        fake_server.start()
    monkeypatch.setattr(doctor, "CHECKS", (doctor._metastore,))
    assert doctor.run(fake_server.settings) == 1
    assert "process" not in capsys.readouterr().out


@pytest.mark.parametrize(("owner", "cure"), [(-1, "end the other server, or"), (41, "end process 41, or")])
def test_doctor_never_names_a_process_that_it_does_not_know(
    owner: int, cure: str, fake_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "metastore_owner", lambda _: owner)
    assert doctor._metastore(fake_server.settings).cure.startswith(cure)


def test_a_full_disk_is_a_sentence(fake_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere")

    monkeypatch.setattr(server_conf, "write_logging", full)
    with pytest.raises(Problem, match="disk is full"):
        fake_server.start()


def test_a_process_that_ignores_the_first_request_is_stopped_all_the_same(tmp_path: Path) -> None:
    text = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(1, flush=True); time.sleep(60)"
    process = processes.launch([sys.executable, "-c", text], os.environ, tmp_path, tmp_path / "out")
    handle = processes.Handle.of(process.pid)
    assert handle is not None
    while not (tmp_path / "out").read_text():
        pass
    processes.stop(handle, patience=0.3)
    assert not handle.is_alive()


def test_nothing_listens_beyond_this_machine() -> None:
    conf = server_conf.configuration(settings.load({}))
    hosts = {name: value for name, value in conf.items() if name.endswith(("host", "bindAddress"))}
    assert len(hosts) == 3
    assert set(hosts.values()) == {"127.0.0.1"}


@pytest.mark.parametrize("name", ["home", "a home", "it's", 'a "home"', "back\\slash", "it's a \\"])
def test_any_folder_survives_the_java_options(tmp_path: Path, name: str) -> None:
    """Spark splits them as a shell does; `shlex` knows the same rules."""
    chosen = settings.load({}).at(tmp_path / name, 1)
    options = shlex.split(" ".join(server_conf.java_options(chosen)))
    assert options[-2:] == [f"-Dderby.system.home={chosen.home}", f"-Djava.io.tmpdir={chosen.temporary}"]


def test_settings_of_another_spark_do_not_leak_in() -> None:
    base = {"SPARK_CONF_DIR": "/etc/spark", "HADOOP_CONF_DIR": "/etc/hadoop", "PATH": "/bin"}
    env = server_conf.environment(Java(Path("/java"), 17, "test"), Path("/tmp/x"), base)
    assert "SPARK_CONF_DIR" not in env
    assert "HADOOP_CONF_DIR" not in env
    assert env["PATH"] == "/bin"


@pytest.mark.live
@pytest.mark.soak  # the killed builds of the queue show it in every run
def test_spark_keeps_its_tables_over_a_kill(tmp_path: Path) -> None:
    server = Server(settings.load().at(tmp_path / "a home", free_port()))
    state = server.start()
    try:
        with sql_client.connect(state.port) as client:
            client.run("create schema s;\ncreate table s.t using delta as select id from range(10)")
        os.kill(state.handle.pid, signal.SIGKILL)
        os.waitpid(state.handle.pid, 0)
        again = server.start()
        assert again.handle != state.handle
        with sql_client.connect(again.port) as client:
            client.run("insert into s.t select id from range(5)")
            # what Hive may do while sessions close; it needs a class that Spark doesn't bring
            client.run(
                "select reflect('java.lang.Class', 'forName', 'org.apache.hadoop.hive.ql.exec.FunctionRegistry')"
            )
            assert client.run("select count(*), current_timezone() from s.t").rows == [(15, "UTC")]
    finally:
        server.stop()
    assert metastore_owner(server.settings.metastore) == 0
