{% macro parsed_json_lines(lines) -%}
{#- Spark's JSON functions ignore what follows a complete value. As the first element of an array it has nowhere to hide:
    the second one must be the line's hash, which no line can contain. VARIANT keeps numbers to 38 digits and refuses a
    key that is there twice. -#}
select
            if(try_variant_get(document, '$[1]', 'string') = md5(line), try_variant_get(document, '$[0]', 'map<string, string>'), null) as fields,
            line,
            source_file
        from (
            select line, source_file, try_parse_json(concat('[', line, ',"', md5(line), '"]')) as document
            from (
        {{ lines }}
            )
        )
{%- endmacro %}
