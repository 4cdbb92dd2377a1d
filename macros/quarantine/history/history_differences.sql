{% macro history_differences(options, columns, recorded_columns, target_relation, touched_since=none) %}
{%- set meta = options.meta_columns -%}
{%- set keys = quarantine.quoted_names(columns.key) -%}
{%- set written = columns.kept | rejectattr('name', 'in', columns.key | map(attribute='name') | list) | list
    + [{'name': meta.dbt_updated_at, 'type': ''}, {'name': meta.dbt_valid_to, 'type': ''}] -%}
{#- no star here: the merge adds new columns to the table after dbt has made a view of this query #}
recorded as (
    select
        {{ keys | join(', ') }}, {{ meta.dbt_valid_from }}, {{ meta.dbt_scd_id }},
        {%- for column in written %}
        {{ 'cast(null as ' ~ column.type ~ ') as ' if column.name | lower not in recorded_columns }}{{ quarantine.quoted(column.name) }}{{ ',' if not loop.last }}
        {%- endfor %}
    from {{ target_relation }}
    {%- if touched_since %}
    left semi join touched_keys using ({{ keys | join(', ') }})
    {%- endif %}
)

select
    case
        when recorded.{{ meta.dbt_valid_from }} is null then 'insert'
        when versions.{{ meta.dbt_valid_from }} is null then 'delete'
        else 'update'
    end as dbt_change_type,
    {%- for name in keys + [meta.dbt_valid_from, meta.dbt_scd_id] %}
    coalesce(versions.{{ name }}, recorded.{{ name }}) as {{ name }},
    {%- endfor %}
    {%- for name in quarantine.quoted_names(written) %}
    versions.{{ name }}{{ ',' if not loop.last }}
    {%- endfor %}
from versions
full outer join recorded
    on {% for name in keys + [meta.dbt_valid_from] %}versions.{{ name }} = recorded.{{ name }}{{ ' and ' if not loop.last }}{% endfor %}
where {{ 'false and' if flags.EMPTY }} (
    recorded.{{ meta.dbt_valid_from }} is null
    or versions.{{ meta.dbt_valid_from }} is null
    or not {{ quarantine.comparable_struct(written, 'versions') }} <=> {{ quarantine.comparable_struct(written, 'recorded') }}
)
{%- endmacro %}
