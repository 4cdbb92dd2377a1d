{#- The personal columns that the table really has. -#}
{% macro masked_columns(entity, tagged) %}
    {%- if not execute or quarantine.shows_personal_data() or not quarantine.uses_masks() -%}{{ return([]) }}{%- endif -%}
    {%- set personal = quarantine.personal_columns(entity) -%}
    {%- if not personal or flags.WHICH not in ['build', 'run', 'retry', 'show'] -%}{{ return(personal) }}{%- endif -%}
    {%- set stored = quarantine.relation_columns(tagged) | map(attribute='name') | reject('in', quarantine.engine_columns()) | list -%}
    {%- do quarantine.refuse_misspelt_marks(entity, stored) -%}
    {%- set masked = [] -%}
    {%- for name in stored if name | lower in personal -%}{%- do masked.append(name) -%}{%- endfor -%}
    {{ return(masked) }}
{% endmacro %}
