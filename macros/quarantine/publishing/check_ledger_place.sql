{#- Two tables of one model would retire each other's batches, and drop the rows. -#}
{% macro check_ledger_place(entity, ledger) %}
    {%- set known = ledger | map(attribute='tagged_relation') | select | list | last -%}
    {%- if known and known != this | string -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_tagged',
            given=this ~ ', while ' ~ quarantine.engine_table('publication_events') ~ ' has the batches of ' ~ known,
            allowed='one table of a model in a ledger',
            fix='give one of them a ledger of its own, with the variable quarantine_schema of its project or target',
        ) }}
    {%- endif -%}
{% endmacro %}
