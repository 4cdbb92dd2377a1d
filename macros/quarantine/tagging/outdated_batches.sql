{#- The batches of which a later version is among them: those that will be superseded. -#}
{% macro outdated_batches(batches) %}
    {%- set versions = {} -%}
    {%- for batch in batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- do versions.update({family: [version, versions.get(family, 0)] | max}) -%}
    {%- endfor -%}
    {%- set outdated = [] -%}
    {%- for batch in batches -%}
        {%- set family, version = quarantine.batch_family(batch) -%}
        {%- if version < versions[family] -%}{%- do outdated.append(batch) -%}{%- endif -%}
    {%- endfor -%}
    {{ return(outdated) }}
{% endmacro %}
