{% macro valid(tagged, quarantine_model=none) %}
    {{- config(materialized='quarantine_valid') -}}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {%- set hidden = quarantine.engine_columns() -%}
    {%- if execute and quarantine.has_warnings(entity) -%}
        {%- set hidden = hidden | reject('equalto', '_dq_warnings') | list -%}
    {%- endif -%}
select
    tagged.* except ({{ hidden | join(', ') }}),
    published._dq_published_at
from {{ tagged.render() }} as tagged
inner join (
    select
        publication_id,
        {{ quarantine.first_published_sql() }} as _dq_published_at
    from {{ quarantine.engine_table('publication_events') }}
    where model_name = {{ quarantine.string_literal(entity) }}
    group by publication_id
    having
        bool_or(event = 'published')
        and not bool_or(event in ({{ quarantine.withdrawals() }}))
) as published
    on tagged._dq_publication_id = published.publication_id
where tagged._dq_valid
{% endmacro %}
