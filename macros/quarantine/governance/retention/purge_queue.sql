{#- The same for the entries of the dead letter queue. -#}
{% macro purge_queue(queue, cutoff, dry_run) %}
    {%- set old = '(_row_data is not null or _original_row_data is not null) and _dlq_timestamp < ' ~ cutoff -%}
    {%- set counts = quarantine.fetch(
        'select count_if(_row_data is null and _original_row_data is null) as purged_before, 0 as waiting_rows,'
        ~ ' count_if(' ~ old ~ " and _dlq_status <> 'fixed') as purged_rows,"
        ~ ' count_if(' ~ old ~ " and _dlq_status = 'fixed') as fixed_rows from " ~ queue
    )[0] -%}
    {%- if counts.purged_rows and not dry_run -%}
        {%- do run_query('update ' ~ queue ~ ' set _row_data = null, _original_row_data = null where ' ~ old ~ " and _dlq_status <> 'fixed'") -%}
    {%- endif -%}
    {%- set files = quarantine.remove_old_files(queue) if not dry_run and counts.purged_rows + counts.purged_before else {} -%}
    {{ return(dict(counts, name=queue.identifier, **files)) }}
{% endmacro %}
