{#- NULL stays NULL, so that a missing value is seen; equal values have equal masks; without the key nothing can be tried out. -#}
{% macro masked(value) -%}
    {%- if quarantine.shows_personal_data() -%}
    {{ value }}
    {%- else -%}
    concat('masked-', substr(sha2(concat((select max(mask_key) from {{ quarantine.masking_key() }}), cast({{ value }} as string)), 256), 1, 16))
    {%- endif -%}
{%- endmacro %}
