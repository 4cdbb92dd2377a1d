{#- The same for the record of what people did to entries, which has the row before and after. Nobody else changes it. -#}
{% macro purge_queue_changes(queue, cutoff, dry_run) %}
    {%- set changes = load_relation(quarantine.queue_ledger('queue_changes')) -%}
    {%- if not changes -%}{{ return(none) }}{%- endif -%}
    {%- set fixed = '(select distinct _dq_sk from ' ~ queue ~ " where _dlq_status = 'fixed') as fixed on changes._dq_sk = fixed._dq_sk" -%}
    {%- set has_payload = 'coalesce(changes.row_data_before, changes.row_data_after) is not null' -%}
    {%- set old = has_payload ~ ' and changes.changed_at < ' ~ cutoff -%}
    {%- set counts = quarantine.fetch(
        'select count_if(not ' ~ has_payload ~ ') as purged_before, 0 as waiting_rows,'
        ~ ' count_if(' ~ old ~ ' and fixed._dq_sk is null) as purged_rows,'
        ~ ' count_if(' ~ old ~ ' and fixed._dq_sk is not null) as fixed_rows'
        ~ ' from ' ~ changes ~ ' as changes left join ' ~ fixed
    )[0] -%}
    {%- if counts.purged_rows and not dry_run -%}
        {%- do run_query('alter table ' ~ changes ~ " set tblproperties ('delta.appendOnly' = 'false')") -%}
        {%- do run_query(
            'merge into ' ~ changes ~ ' as changes using ' ~ fixed ~ ' when not matched by source and ' ~ old
            ~ ' then update set row_data_before = null, row_data_after = null'
        ) -%}
        {%- do run_query('alter table ' ~ changes ~ " set tblproperties ('delta.appendOnly' = 'true')") -%}
    {%- endif -%}
    {%- set files = quarantine.remove_old_files(changes) if not dry_run and counts.purged_rows + counts.purged_before else {} -%}
    {{ return(dict(counts, name=changes.identifier, **files)) }}
{% endmacro %}
