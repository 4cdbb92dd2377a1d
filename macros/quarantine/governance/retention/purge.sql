{#- `dbt run-operation quarantine.purge --args '{older_than: 90d}'`; one build or purge at a time. -#}
{% macro purge(older_than='', dry_run=false, actor=none) %}
    {%- set cutoff = quarantine.purge_cutoff(older_than) -%}
    {%- set purged = [] -%}
    {%- for entity, nodes in quarantine.entity_nodes().items() if 'quarantine' in nodes -%}
        {%- do purged.append(quarantine.purge_rejected(entity, nodes.tagged, cutoff, dry_run)) -%}
    {%- endfor -%}
    {%- set queue = quarantine.queue_table() -%}
    {%- if queue -%}
        {%- do purged.extend([quarantine.purge_queue(queue, cutoff, dry_run), quarantine.purge_queue_changes(queue, cutoff, dry_run)]) -%}
    {%- endif -%}
    {%- for result in purged if result -%}{%- do print(quarantine.purge_summary(result, dry_run)) -%}{%- endfor -%}
    {%- if not dry_run -%}{%- do quarantine.record_purge(purged | select | list, older_than, actor) -%}{%- endif -%}
{% endmacro %}
