"""How the thrift server is set up: its command line, environment and log."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from scripts.jars import spark_home
from scripts.java import Java
from scripts.settings import Settings

MAIN_CLASS = "org.apache.spark.sql.hive.thriftserver.HiveThriftServer2"

LOGGING = """\
rootLogger.level = warn
rootLogger.appenderRef.file.ref = file
appender.file.type = RollingFile
appender.file.name = file
appender.file.fileName = {log}
appender.file.filePattern = {log}.%i
appender.file.layout.type = PatternLayout
appender.file.layout.pattern = %d %p %c{{1}}: %m%n%ex
appender.file.policies.type = Policies
appender.file.policies.size.type = SizeBasedTriggeringPolicy
appender.file.policies.size.size = 5MB
appender.file.strategy.type = DefaultRolloverStrategy
appender.file.strategy.max = 2
# said once for every session and every statement, and nothing to act on
logger.scheduler.name = org.apache.spark.scheduler.DAGScheduler
logger.scheduler.level = error
logger.session.name = org.apache.hive.service.cli.session.HiveSessionImpl
logger.session.level = off
# a failed statement is reported to the one who sent it
logger.statement.name = org.apache.spark.sql.hive.thriftserver.SparkExecuteStatementOperation
logger.statement.level = off
logger.service.name = org.apache.hive.service.cli.thrift.ThriftCLIService
logger.service.level = off
"""


def write_logging(settings: Settings, log: Path) -> None:
    """At most 15 MB of log, warnings and errors only."""
    conf = settings.server_dir / "conf"
    conf.mkdir(parents=True, exist_ok=True)
    (conf / "log4j2.properties").write_text(LOGGING.format(log=log))


def environment(java: Java, temporary: Path, base: dict[str, str] | None = None) -> dict[str, str]:
    env = dict(os.environ if base is None else base)
    # Settings of another Spark on this machine must not leak in.
    for name in [name for name in env if name.startswith(("SPARK_", "HADOOP_", "HIVE_"))]:
        del env[name]
    return {
        **env,
        "JAVA_HOME": str(java.home),
        "SPARK_HOME": str(spark_home()),
        "SPARK_LOCAL_IP": "127.0.0.1",
        "SPARK_LOCAL_DIRS": str(temporary),
    }


def command(settings: Settings, delta: Sequence[Path]) -> list[str]:
    line = [str(spark_home() / "bin" / "spark-class"), "org.apache.spark.deploy.SparkSubmit"]
    line += [
        "--class",
        MAIN_CLASS,
        "--name",
        "quarantine",
        "--master",
        f"local[{settings.cores}]",
        "--driver-memory",
        settings.memory,
    ]
    line += ["--driver-class-path", ":".join([str(settings.server_dir / "conf"), *map(str, delta)])]
    line += ["--driver-java-options", " ".join(java_options(settings))]
    for name, value in configuration(settings).items():
        line += ["--conf", f"{name}={value}"]
    return [*line, "spark-internal"]


def java_options(settings: Settings) -> list[str]:
    return [
        "-XX:-DontCompileHugeMethods",  # else a model with 100 rules is interpreted
        "-XX:+UseParallelGC",
        "-Duser.timezone=UTC",
        f"-Dlog4j2.configurationFile={_quoted(settings.server_dir / 'conf' / 'log4j2.properties')}",
        f"-Dderby.system.home={_quoted(settings.home)}",
        f"-Djava.io.tmpdir={_quoted(settings.temporary)}",
    ]


def _quoted(path: Path) -> str:
    """Spark splits the Java options at blanks, and reads quotes and backslashes, as a shell does."""
    text = str(path).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def configuration(settings: Settings) -> dict[str, str]:
    cores = str(settings.cores)
    return {
        # Delta
        "spark.sql.extensions": "io.delta.sql.DeltaSparkSessionExtension",
        "spark.sql.catalog.spark_catalog": "org.apache.spark.sql.delta.catalog.DeltaCatalog",
        # only this machine reaches it
        "spark.hadoop.hive.server2.thrift.bind.host": "127.0.0.1",
        "spark.hadoop.hive.server2.thrift.port": str(settings.port),
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        # all state in one folder
        "spark.sql.warehouse.dir": str(settings.warehouse),
        "spark.hadoop.javax.jdo.option.ConnectionURL": f"jdbc:derby:;databaseName={settings.metastore};create=true",
        "spark.hadoop.hive.exec.scratchdir": str(settings.temporary / "hive"),
        "spark.hadoop.hive.exec.local.scratchdir": str(settings.temporary / "hive-local"),
        # one folder a session: two that start at once would both create it, and one would fail
        "spark.hadoop.hive.downloaded.resources.dir": str(settings.temporary / "${hive.session.id}-resources"),
        "spark.hadoop.hive.server2.logging.operation.enabled": "false",
        # one clock
        "spark.sql.session.timeZone": "UTC",
        # many small queries on one machine: no more tasks than cores, more kept plans
        "spark.sql.shuffle.partitions": cores,
        "spark.default.parallelism": cores,
        "spark.sql.sources.parallelPartitionDiscovery.parallelism": cores,
        "spark.databricks.delta.snapshotPartitions": "1",
        # nobody else writes to these tables, so a query needn't list their logs first: half the cost of a small query
        "spark.databricks.delta.stalenessLimit": "1h",
        "spark.sql.codegen.cache.maxEntries": "1000",
        "spark.sql.ui.retainedExecutions": "10",
        "spark.sql.thriftServer.ui.retainedStatements": "10",
        "spark.ui.retainedJobs": "10",
        "spark.ui.retainedStages": "10",
    }
