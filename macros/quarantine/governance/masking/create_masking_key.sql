{#-
One statement, so that the key is there or not at all. aes_encrypt draws its start value from a cryptographic source,
which uuid() and rand() do not.
-#}
{% macro create_masking_key() %}
    {%- if quarantine.shows_personal_data() or not quarantine.uses_masks() -%}{{ return(none) }}{%- endif -%}
    {%- set key = quarantine.masking_key() -%}
    {%- set draw = "hex(aes_encrypt('%s', 'any 16 bytes, so'))" -%}
    {%- do run_query('create schema if not exists ' ~ key.without_identifier()) -%}
    {%- do run_query(
        'create table if not exists ' ~ key ~ ' using delta as select sha2(concat('
        ~ draw % 'one' ~ ', ' ~ draw % 'two' ~ '), 256) as mask_key'
    ) -%}
{% endmacro %}
