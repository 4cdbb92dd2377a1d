{#-
Whether one of the batches is a new version of a batch that shares its publication with others, or of which rows have
healed into one: such a publication can't be superseded as a whole.
-#}
{% macro replaces_part_of_publication(batches, judged) %}
    {%- set has_healed = judged | selectattr('kind', 'in', ['healed', 'recycled']) | list | length > 0 -%}
    {%- for batch in batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- for entry in judged if not entry.withdrawal -%}
            {%- for known in entry.batches if has_healed or entry.batches | length > 1 -%}
                {%- set known_family, known_version = quarantine.batch_family(known) -%}
                {%- if known_family == family and known_version < version -%}{{ return(true) }}{%- endif -%}
            {%- endfor -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(false) }}
{% endmacro %}
