{% macro recorded_publications_sql(entity) -%}
select publication_id
from {{ quarantine.engine_table('publication_events') }}
where model_name = {{ quarantine.string_literal(entity) }} and event = 'judged' and publication_id is not null
{%- endmacro %}
