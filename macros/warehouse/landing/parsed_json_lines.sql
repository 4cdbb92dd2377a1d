{% macro parsed_json_lines(lines) -%}
{#- Spark's JSON functions ignore what follows a complete value. As the first element of an array with a second one it
    has nowhere to hide. VARIANT keeps numbers to 38 digits and refuses a key that is there twice. -#}
select
            if(try_variant_get(document, '$[1]', 'int') = 0, try_variant_get(document, '$[0]', 'map<string, string>'), null) as fields,
            line,
            source_file
        from (
            select line, source_file, try_parse_json(concat('[', line, ',0]')) as document
            from (
        {{ lines }}
            )
        )
{%- endmacro %}
