{#- Every value as one text, whatever the session's time zone: times in UTC with microseconds. -#}
{% macro json_options(ignore_nulls, more='') -%}
map('timeZone', 'UTC', 'timestampFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX", 'timestampNTZFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSS", 'ignoreNullFields', '{{ ignore_nulls }}'{{ more }})
{%- endmacro %}
