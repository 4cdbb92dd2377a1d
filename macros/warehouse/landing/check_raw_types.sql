{#- A type has several names (int, integer): where the declared one isn't the table's to the letter, Spark is asked. -#}
{% macro check_raw_types(node, types, there) %}
    {%- for name, type in types.items() if name in there and type | lower | replace(' ', '') != there[name] | lower | replace(' ', '') -%}
        {%- if quarantine.relation_columns('(select cast(null as ' ~ type ~ ') as value)')[0].type != there[name] -%}
            {{ quarantine.fail(
                where=node.original_file_path ~ ", model '" ~ node.name ~ "', column " ~ name,
                given='data_type ' ~ type ~ ', ' ~ there[name] ~ ' in the table',
                allowed="the table's type: an insert would cut new values to it without a word",
                fix='declare `data_type: ' ~ there[name] ~ '` and cast in ' ~ node.name ~ '_tagged; text that is no ' ~ there[name]
                    ~ ' stays in _rescued_data. Or widen the column first, where Delta can: alter table ' ~ node.relation_name
                    ~ ' alter column ' ~ name ~ ' type ' ~ type,
            ) }}
        {%- endif -%}
    {%- endfor -%}
{% endmacro %}
