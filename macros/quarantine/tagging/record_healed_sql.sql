{% macro record_healed_sql(entity, publication_id, healed_sql) -%}
insert into {{ quarantine.engine_table('healed_rows') }} by name
select
    {{ quarantine.string_literal(entity) }} as model_name,
    '{{ publication_id }}' as publication_id,
    timestamp'{{ quarantine.run_clock() }}' as healed_at,
    *
from ({{ healed_sql }})
{%- endmacro %}
