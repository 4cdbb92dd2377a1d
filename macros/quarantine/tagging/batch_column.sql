{% macro batch_column(entity, input_columns) %}
    {%- set declared = config.get('quarantine_batch_column') -%}
    {%- for name in ([declared] if declared else ['_dq_published_at', '_batch_id']) -%}
        {%- for column in input_columns if column.name | lower == name | lower -%}{{ return(column) }}{%- endfor -%}
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
