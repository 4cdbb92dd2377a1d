{#- Not in the schemas that are granted to readers: who has the key can try out values. -#}
{% macro masking_key() %}
    {{ return(api.Relation.create(
        schema=var('quarantine_private_schema', target.schema ~ '_private'), identifier='masking_key',
    )) }}
{% endmacro %}
