{% macro csv_header(content) -%}
{#- The names in the first line; quoted names may hold commas, but no line breaks. -#}
transform(
                regexp_extract_all(
                    regexp_replace(
                        make_valid_utf8(cast(substring({{ content }}, 1, 65536) as string)),
                        '^[\\ufeff\\s]*([^\\r\\n]*)(?s:.*)\\z',
                        '$1'
                    ),
                    '("(?:[^"]|"")*"|[^,]+|(?<=,|^)(?=,|\\z))',
                    1
                ),
                name -> replace(trim(both '"' from trim(name)), '""', '"')
            )
{%- endmacro %}
