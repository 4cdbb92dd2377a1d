"""`dlq`: what people do with rejected rows. The queue is a table, so all of it can be done by plain SQL as well."""
