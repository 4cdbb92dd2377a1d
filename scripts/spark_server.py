"""Spark's thrift server on 127.0.0.1: start once, recognise, stop by its own handle."""

from __future__ import annotations

import fcntl
import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from scripts import console, jars, java, ownership, processes, server_conf, sql_client
from scripts.problems import Problem, disk_problem
from scripts.settings import Settings

START_TIMEOUT = 180


@dataclass(frozen=True)
class State:
    """What the state file says about the process that was started last."""

    handle: processes.Handle
    port: int


@dataclass(frozen=True)
class Server:
    """The one server of a state folder."""

    settings: Settings

    @property
    def log(self) -> Path:
        return self.settings.server_dir / "server.log"

    @property
    def output(self) -> Path:
        return self.settings.server_dir / "output.log"

    @property
    def _state_file(self) -> Path:
        return self.settings.server_dir / "state.json"

    def state(self) -> State | None:
        """The running server, or None; a stale file counts as none."""
        try:
            found = json.loads(self._state_file.read_text())
            state = State(processes.Handle(**found["handle"]), found["port"])
        except (OSError, ValueError, KeyError, TypeError):
            return None
        return state if state.handle.is_alive() else None

    def client(self) -> sql_client.Client:
        state = self.state()
        if state is None:
            raise Problem("server", "it is not running", "run `./quarantine up`")
        return sql_client.Client(state.port)

    def start(self) -> State:
        """Return the running server, started when there is none. Harmless when called twice."""
        try:
            ownership.claim(self.settings)
            self.settings.server_dir.mkdir(parents=True, exist_ok=True)
            with self._alone():
                return self._use(self.state()) or self._start()
        except OSError as error:
            raise disk_problem(error, "starting the server") from error

    def stop(self) -> bool:
        """Stop the server of this folder and wait for its end. False when none was running."""
        if not self.settings.server_dir.exists():
            return False
        with self._alone():
            state = self.state()
            if state is not None:
                with console.step(f"Stopping the server on port {state.port}"):
                    processes.stop(state.handle)
            self._state_file.unlink(missing_ok=True)
            return state is not None

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with (self.settings.server_dir / "lock").open("w") as guard:
            try:
                fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                console.say("Another command is starting or stopping the server; waiting for it …")
                fcntl.flock(guard, fcntl.LOCK_EX)
            yield

    def _use(self, state: State | None) -> State | None:
        if state is None:
            return None
        if self.settings.port_is_chosen and state.port != self.settings.port:
            raise Problem(
                "server",
                f"it already runs on port {state.port}, and QUARANTINE_PORT says {self.settings.port}",
                f"run `QUARANTINE_PORT={state.port} ./quarantine down` first, or unset QUARANTINE_PORT",
            )
        if not sql_client.answers(state.port):
            with console.step(f"Waiting for the server on port {state.port}") as detail:
                self._wait(state, None, detail)
        return state

    def _start(self) -> State:
        settings = self.settings
        found = java.find()
        _check_port(settings.port)
        _check_metastore(settings.metastore)
        delta = jars.ensure(settings, found)
        shutil.rmtree(settings.temporary, ignore_errors=True)  # a killed server leaves its scratch files
        (settings.temporary / "hive-local").mkdir(parents=True)
        self.log.unlink(missing_ok=True)
        server_conf.write_logging(settings, self.log)
        with console.step(
            f"Starting Spark on 127.0.0.1:{settings.port} ({settings.cores} cores, {settings.memory})"
        ) as detail:
            process = processes.launch(
                server_conf.command(settings, delta),
                server_conf.environment(found, settings.temporary),
                settings.server_dir,
                self.output,
            )
            try:
                state = self._record(process)
                self._wait(state, process, detail)
            except BaseException:  # Ctrl-C included: nothing may stay behind
                _end(process)
                self._state_file.unlink(missing_ok=True)
                raise
        return state

    def _record(self, process: subprocess.Popen[bytes]) -> State:
        handle = processes.Handle.of(process.pid)
        if handle is None:
            raise self._died()
        state = State(handle, self.settings.port)
        draft = self._state_file.with_suffix(".new")
        draft.write_text(json.dumps(asdict(state)))
        draft.replace(self._state_file)
        return state

    def _wait(self, state: State, process: subprocess.Popen[bytes] | None, detail: object) -> None:
        deadline = time.monotonic() + START_TIMEOUT
        while time.monotonic() < deadline:
            if (process is not None and process.poll() is not None) or not state.handle.is_alive():
                raise self._died()
            if _listens(state.port) and sql_client.answers(state.port):
                return
            if callable(detail):
                detail("waiting for the first query to be answered")
            time.sleep(0.2)
        raise Problem(
            "server",
            f"it did not answer within {START_TIMEOUT} s",
            f"read {self.log}, run `./quarantine down` and try again",
            evidence=self._telling_lines(),
        )

    def _died(self) -> Problem:
        return Problem(
            "server",
            "it ended while starting",
            f"see the lines above; the whole log is {self.log}",
            evidence=self._telling_lines(),
        )

    def _telling_lines(self) -> list[str]:
        """The last lines that name a cause, from the log and from what the process printed."""
        lines = []
        for source in (self.output, self.log):
            if source.exists():
                lines += source.read_text(errors="replace").splitlines()[-400:]
        telling = [
            line.strip()
            for line in lines
            if any(mark in line for mark in ("Caused by:", "ERROR", "Error:", "Error occurred", "Exception:"))
        ]
        return list(dict.fromkeys(telling or [line for line in lines if line.strip()]))[-6:]


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((sql_client.HOST, port)) == 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((sql_client.HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((sql_client.HOST, port))
        except OSError:
            return False
    return not _listens(port)


def _check_port(port: int) -> None:
    if not is_free(port):
        raise Problem(
            "server",
            f"port {port} on 127.0.0.1 is taken by another program",
            f"choose another one, for example `export QUARANTINE_PORT={free_port()}`, or end that program",
        )


def metastore_owner(metastore: Path) -> int:
    """Id of the process that has the Derby metastore open, or 0. A killed server leaves the file, not the lock."""
    path = metastore / "dbex.lck"
    try:
        guard = path.open("r+b")
    except FileNotFoundError:
        return 0
    except OSError as error:
        raise Problem(
            "metastore",
            f"{path} can't be opened ({error.strerror})",
            f"make {metastore} writable for this user, or use another state folder with QUARANTINE_HOME",
        ) from error
    with guard:
        try:
            fcntl.lockf(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return _lock_holder(path)
    return 0


def named(owner: int) -> str:
    return f"process {owner}" if owner > 0 else "another process"


def _lock_holder(path: Path) -> int:
    """The system's list of locks names the holder; -1 where it doesn't."""
    try:
        inode = str(path.stat().st_ino)
        for line in Path("/proc/locks").read_text().splitlines():
            fields = line.split()
            if fields[1] == "POSIX" and fields[5].endswith(":" + inode):
                return int(fields[4]) or -1
    except OSError:
        pass
    return -1


def _check_metastore(metastore: Path) -> None:
    owner = metastore_owner(metastore)
    if owner:
        raise Problem(
            "metastore",
            f"{metastore} is in use by another Spark server ({named(owner)})",
            "stop that server, or use another state folder with QUARANTINE_HOME",
        )
