{% macro batch_column(entity, input_columns) %}
    {%- set declared = config.get('quarantine_batch_column') -%}
    {%- for column in input_columns
        if (declared and column.name == declared) or (not declared and column.name in ['_dq_published_at', '_batch_id']) -%}
        {%- if declared or column.name == '_dq_published_at' or '_dq_published_at' not in input_columns | map(attribute='name') -%}
            {{ return(column) }}
        {%- endif -%}
    {%- endfor -%}
    {%- if declared -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_tagged, batch_column',
            given=declared,
            allowed=input_columns | map(attribute='name') | join(', '),
            fix='name a column of the input, or leave batch_column out',
        ) }}
    {%- endif -%}
    {{ return(none) }}
{% endmacro %}
