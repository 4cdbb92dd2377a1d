{#- Before anything reads them: the ledgers of recycling, and the queue itself, which people may fix from its first run on. -#}
{% macro create_queue(node) %}
    {%- for name, columns in {
        'recycle_ledger': quarantine.recycle_ledger_columns(),
        'queue_changes': quarantine.queue_change_columns(),
    }.items() if load_relation(quarantine.engine_table(name)) is none -%}
        {%- do quarantine.create_engine_table(name, columns) -%}
    {%- endfor -%}
    {%- set queue = quarantine.queue_relation() -%}
    {%- if load_relation(queue) is none -%}
        {%- do run_query('create schema if not exists ' ~ queue.without_identifier()) -%}
        {%- do run_query(quarantine.create_queue_sql(queue, node)) -%}
    {%- endif -%}
{% endmacro %}
