{#- Creates an append-only table of the engine, or adds the columns that an older version of the package didn't have. -#}
{% macro create_engine_table(table, columns) %}
    {%- set definitions = {} -%}
    {%- for column, type in columns.items() -%}{%- do definitions.update({column: column ~ ' ' ~ type}) -%}{%- endfor -%}
    {%- do run_query(
        'create table if not exists ' ~ table ~ ' (' ~ definitions.values() | join(', ') ~ ') using delta partitioned by (model_name)'
        ~ " tblproperties ('delta.appendOnly' = 'true', 'delta.autoOptimize.autoCompact' = 'true')"
    ) -%}
    {%- for column in quarantine.relation_columns(table) -%}{%- do definitions.pop(column.name, none) -%}{%- endfor -%}
    {%- if definitions -%}
        {%- do run_query('alter table ' ~ table ~ ' add columns (' ~ definitions.values() | join(', ') ~ ')') -%}
    {%- endif -%}
{% endmacro %}
