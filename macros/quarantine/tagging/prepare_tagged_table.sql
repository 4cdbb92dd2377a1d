{#- Creates the table or adds the input's new columns; returns the columns to store. -#}
{% macro prepare_tagged_table(entity, existing, input_columns) %}
    {%- if existing is none -%}
        {%- set columns = quarantine.stored_columns(entity, input_columns, []) -%}
        {%- do run_query(quarantine.create_tagged_sql(columns)) -%}
        {{ return(columns) }}
    {%- endif -%}
    {%- set columns = quarantine.stored_columns(entity, input_columns, quarantine.relation_columns(existing)) -%}
    {%- set new = columns | selectattr('is_new', 'defined') | list -%}
    {%- if new and quarantine.entity_options(entity).get('on_schema_change', 'append_new_columns') == 'fail' -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_valid, on_schema_change: fail',
            given='new columns ' ~ new | map(attribute='name') | join(', '),
            allowed='the columns of ' ~ existing,
            fix='set on_schema_change: append_new_columns, or leave the columns out in ' ~ entity ~ '_tagged',
        ) }}
    {%- endif -%}
    {%- if new -%}
        {%- do run_query('alter table ' ~ existing ~ ' add columns (' ~ quarantine.column_definitions(new) ~ ')') -%}
    {%- endif -%}
    {{ return(columns) }}
{% endmacro %}
