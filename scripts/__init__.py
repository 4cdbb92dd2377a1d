"""The harness: one command line around Spark's thrift server, dbt and the tests."""
