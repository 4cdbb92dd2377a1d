{% macro record_files_sql(landing, files) %}
{%- set seen_again = files | rejectattr('is_new') | list -%}
insert into {{ landing.ledger }} (
    entity, batch_id, source_file, source_hash, length, modified_at, event, row_count, rescued_count, recorded_at
)
with
    files as (
        select *
        from values
            {% for file in files -%}
            ('{{ file.batch_id }}', '{{ file.source_file }}', '{{ file.source_hash }}', {{ file.length }}L,
            timestamp_micros({{ file.modified_micros }}L)){{ ',' if not loop.last }}
            {% endfor -%}
            as files (batch_id, source_file, source_hash, length, modified_at)
    ),
    counted as (
        select _batch_id, _source_file, count(*) as row_count, count(_rescued_data) as rescued_count
        from {{ this }}
        where _batch_id in ('{{ files | map(attribute='batch_id') | unique(case_sensitive=true) | join("', '") }}')
        group by _batch_id, _source_file
    )
    {%- if seen_again %},
    recorded as (
        select distinct batch_id, source_file
        from {{ landing.ledger }}
        where entity = '{{ landing.folder }}' and event = 'loaded'
    )
    {%- endif %}
select
    '{{ landing.folder }}',
    files.*,
    {{ "if(recorded.batch_id is null, 'loaded', 'seen again')" if seen_again else "'loaded'" }},
    coalesce(counted.row_count, 0),
    coalesce(counted.rescued_count, 0),
    {{ quarantine.landing_clock() }}
from files
left join counted on files.batch_id = counted._batch_id and files.source_file = counted._source_file
{% if seen_again -%}
left join recorded on files.batch_id = recorded.batch_id and files.source_file = recorded.source_file
{%- endif %}
{% endmacro %}
