{% macro valid(tagged, quarantine_model=none) %}
    {{- config(materialized='quarantine_valid') -}}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {%- set hidden = quarantine.engine_columns() -%}
    {%- if execute and quarantine.has_warnings(entity) -%}
        {%- set hidden = hidden | reject('equalto', '_dq_warnings') | list -%}
    {%- endif -%}
select
    tagged.* except ({{ hidden | join(', ') }}),
    published.published_at as _dq_published_at
from {{ tagged }} as tagged
inner join {{ quarantine.engine_table('publications') }} as published
    on published.model_name = {{ quarantine.string_literal(entity) }}
    and published.is_published
    and tagged._dq_publication_id = published.publication_id
where tagged._dq_valid
{% endmacro %}
