{% macro create_raw_table_sql(relation, definitions, description) %}
create table if not exists {{ relation }} (
    {{ definitions | join(',\n    ') }}
)
using delta
partitioned by (_batch_id)
comment {{ quarantine.string_literal(description) }}
tblproperties ('delta.appendOnly' = 'true')
{% endmacro %}
