{% macro check_history_types(options, columns, recorded, target_relation) %}
    {%- set types = {} -%}
    {%- for column in recorded -%}{%- do types.update({column.name | lower: column.type | lower}) -%}{%- endfor -%}
    {%- for column in columns.kept if column.name | lower in types -%}
        {%- set type = types[column.name | lower] -%}
        {%- if column.type | lower != type and not quarantine.is_widening(column.type | lower, type) -%}
            {{ quarantine.fail(
                where=options.where ~ ', column ' ~ column.name,
                given='type ' ~ column.type ~ ' in the snapshot\'s relation, ' ~ type ~ ' in the history',
                allowed='the same type; a smaller integer, a float in a double, an int in a bigint or double',
                fix='cast the column in the snapshot\'s relation, or drop the table ' ~ target_relation ~ ' and build again: it is made anew from the log',
            ) }}
        {%- endif -%}
    {%- endfor -%}
{% endmacro %}
