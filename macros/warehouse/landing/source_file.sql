{#- Spark names files in its own spelling: of a folder in another one (//, .., file:///) all would seem to be strangers. -#}
{% macro source_file(landing) -%}
{%- set root = quarantine.string_literal(landing.root ~ '/') -%}
if(
                locate({{ root }}, path) > 0,
                substring(path, locate({{ root }}, path) + {{ landing.root | length + 1 }}),
                raise_error(concat(
                    {{ quarantine.string_literal("landing_path: given '" ~ landing.root ~ "'; allowed: the path as Spark spells it, in ") }}, path,
                    '. To fix: write it without //, /./, /../ and file://.'
                ))
            )
{%- endmacro %}
