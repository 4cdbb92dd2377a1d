{% macro fail_conservation(entity, refused) %}
    {%- set batch = refused[0] -%}
    {%- for event in refused if event.is_judged_twice -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_tagged, batch ' ~ event.batch_id,
            given='two runs that judged it at the same moment',
            allowed='one run at a time',
            fix='build again: the second copy was taken out, and nothing is lost; let the scheduler start one run at a time, or use ./quarantine build, which refuses a second one',
        ) }}
    {%- endfor -%}
    {{ quarantine.fail(
        where='model ' ~ entity ~ '_tagged, batch ' ~ batch.batch_id,
        given=batch.input_rows ~ ' rows in the input (checksum ' ~ batch.input_checksum ~ '), '
            ~ batch.valid_rows ~ ' valid + ' ~ batch.quarantined_rows ~ ' quarantined (checksums '
            ~ batch.valid_checksum ~ ' + ' ~ batch.quarantined_checksum ~ ')',
        allowed='input = valid + quarantined, in rows and content',
        fix='the batch was taken out again and nothing was published; make the query of ' ~ entity
            ~ '_tagged deterministic (no rand(), current_timestamp() or row limit) and build again',
    ) }}
{% endmacro %}
