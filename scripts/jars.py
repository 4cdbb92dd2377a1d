"""The jars that Spark lacks, Delta above all: resolved once by Spark's own resolver, then kept in the cache folder.

A thrift server's session threads do not see jars given by `--packages`, so they go on the driver's
class path. Only those that Spark lacks: the resolver also brings old Jackson, SLF4J and Parquet,
which break Spark when they come first.

Hive's LLAP classes are among them: when two sessions close at once, the second may make Hive look for
them, and without them the client gets an error for closing a session that did its work.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

from scripts import console
from scripts.java import Java
from scripts.problems import Problem, disk_problem
from scripts.settings import Settings

DELTA = "4.4.0"
NEWEST_SPARK = "4.2"  # the Spark that the artifact without a Spark version in its name is made for
NEEDED = ("io.delta_", "io.unitycatalog_", "org.roaringbitmap_shims", "org.apache.hive_hive-llap-common")
# Large parts that Spark has itself: not even fetched.
EXCLUDED = (
    "org.apache.hadoop:*",
    "org.apache.hive:hive-common",
    "org.apache.hive:hive-serde",
    "org.apache.parquet:parquet-hadoop",
    "org.apache.tez:*",
)
OFFLINE_MARKS = (
    "UnknownHostException",
    "ConnectException",
    "SocketTimeoutException",
    "unresolved dependency",
    "Server access error",
    "NoRouteToHost",
    "SSLHandshake",
)


def spark_home() -> Path:
    return Path(sysconfig.get_paths()["purelib"]) / "pyspark"


def spark_version() -> str:
    return version("pyspark")


def delta_package() -> str:
    line = ".".join(spark_version().split(".")[:2])
    spark = "" if line == NEWEST_SPARK else f"_{line}"
    return f"io.delta:delta-spark{spark}_2.13:{DELTA}"


def hive_package() -> str:
    """Of the Hive that this Spark has in it."""
    (jar,) = (spark_home() / "jars").glob("hive-exec-*-core.jar")
    return f"org.apache.hive:hive-llap-common:{jar.stem.split('-')[2]}"


def folder(settings: Settings) -> Path:
    return settings.cache / f"spark-{spark_version()}-delta-{DELTA}-llap"


def resolved(settings: Settings) -> list[Path]:
    return sorted(folder(settings).glob("*.jar"))


def ensure(settings: Settings, java: Java) -> list[Path]:
    """The jars, fetched when they are not there. The folder appears at once and complete, or not at all."""
    if not resolved(settings):
        try:
            settings.cache.mkdir(parents=True, exist_ok=True)
            with (
                console.step(f"Fetching the Delta jars ({delta_package()})"),
                tempfile.TemporaryDirectory(dir=settings.cache) as scratch,
            ):
                _fetch(Path(scratch), java)
                _publish(Path(scratch), folder(settings))
        except OSError as error:
            raise disk_problem(error, "fetching the Delta jars") from error
    return resolved(settings)


def _fetch(scratch: Path, java: Java) -> None:
    command = [str(spark_home() / "bin" / "spark-submit"), "--master", "local[1]", "--packages"]
    command += [f"{delta_package()},{hive_package()}"]
    command += ["--conf", f"spark.jars.ivy={scratch / 'ivy'}", "--conf", f"spark.jars.excludes={','.join(EXCLUDED)}"]
    if os.environ.get("QUARANTINE_MAVEN"):
        command += ["--repositories", os.environ["QUARANTINE_MAVEN"]]
    # The resolver runs before the application, and this application only prints a version.
    command += ["--class", "org.apache.spark.deploy.SparkSubmit", "spark-internal", "--version"]
    options = " ".join([os.environ.get("JAVA_TOOL_OPTIONS", ""), *_proxy_options()]).strip()
    env = {
        **os.environ,
        "JAVA_HOME": str(java.home),
        "SPARK_HOME": str(spark_home()),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "JAVA_TOOL_OPTIONS": options,
    }
    done = subprocess.run(command, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if not any((scratch / "ivy" / "jars").glob("io.delta_delta-spark*.jar")):
        raise _explain(done.stdout + done.stderr)


def _proxy_options() -> list[str]:
    """Java does not read HTTPS_PROXY by itself."""
    proxy = urlsplit(os.environ.get("HTTPS_PROXY") or os.environ.get("https_proxy") or "")
    return [f"-Dhttps.proxyHost={proxy.hostname}", f"-Dhttps.proxyPort={proxy.port or 443}"] if proxy.hostname else []


def _explain(output: str) -> Problem:
    where = "fetching the Delta jars"
    if "No space left on device" in output:
        return Problem(where, "the disk is full", "free 200 MB and run the command again")
    marks = [line.strip() for line in output.splitlines() if any(mark in line for mark in OFFLINE_MARKS)][:3]
    if marks:
        return Problem(
            where,
            f"{delta_package()} could not be fetched from Maven Central",
            "connect to the network for this first start, or name a mirror in QUARANTINE_MAVEN (proxies: HTTPS_PROXY)",
            evidence=marks,
        )
    return Problem(
        where,
        "Spark's resolver failed",
        "read the lines above",
        evidence=[line for line in output.splitlines() if line.strip()][-5:],
    )


def _publish(scratch: Path, target: Path) -> None:
    chosen = scratch / "chosen"
    chosen.mkdir()
    for jar in (scratch / "ivy" / "jars").glob("*.jar"):
        if jar.name.startswith(NEEDED):
            shutil.move(jar, chosen / jar.name)
    if target.exists():  # another start was quicker, or it is an empty left-over
        shutil.rmtree(target)
    chosen.rename(target)
