{#- Before anything reads them: the queue, which people may fix from its first run on, and the ledgers of recycling beside it. -#}
{% macro create_queue(node) %}
    {%- set queue = quarantine.queue_relation() -%}
    {%- if load_relation(queue) is none -%}
        {%- do run_query('create schema if not exists ' ~ queue.without_identifier()) -%}
        {%- do run_query(quarantine.create_queue_sql(queue, node)) -%}
    {%- endif -%}
    {%- for name, columns in {
        'recycle_ledger': quarantine.recycle_ledger_columns(),
        'queue_changes': quarantine.queue_change_columns(),
    }.items() if load_relation(quarantine.queue_ledger(name)) is none -%}
        {%- do quarantine.create_engine_table(quarantine.queue_ledger(name), columns) -%}
    {%- endfor -%}
{% endmacro %}
