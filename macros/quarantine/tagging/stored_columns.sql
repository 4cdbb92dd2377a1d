{% macro stored_columns(entity, input_columns, table_columns) %}
    {%- set hidden = quarantine.engine_columns() + ['_dq_published_at'] -%}
    {%- set arriving = {} -%}
    {%- for column in input_columns if column.name | lower not in hidden -%}{%- do arriving.update({column.name | lower: column}) -%}{%- endfor -%}
    {%- set columns = [] -%}
    {%- for column in table_columns if column.name not in hidden -%}
        {%- set type = arriving.pop(column.name | lower, {}).get('type') -%}
        {%- if type and type != column.type and not quarantine.is_widening(type, column.type) -%}
            {{ quarantine.fail(
                where='model ' ~ entity ~ '_tagged, column ' ~ column.name,
                given='type ' ~ type ~ ' in the input, ' ~ column.type ~ ' in the table',
                allowed='the same type; a smaller integer, a float in a double, an int in a bigint or double',
                fix='cast the column in ' ~ entity ~ '_tagged, or drop the table ' ~ entity ~ '_tagged and build again, which judges the whole input anew; no row is lost, the batch waits in the input (payloads that were purged come back where the input has them: purge again)',
            ) }}
        {%- endif -%}
        {%- do columns.append(dict(column, is_missing=not type, is_widened=type and type != column.type)) -%}
    {%- endfor -%}
    {%- for column in arriving.values() -%}
        {%- do columns.append(dict(column, is_new=true)) -%}
    {%- endfor -%}
    {{ return(columns) }}
{% endmacro %}
