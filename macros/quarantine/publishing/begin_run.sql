{#- First hook of every run: refuses wrong declarations before anything is written, then makes sure the ledger exists. -#}
{% macro begin_run() %}
    {%- if execute and flags.WHICH in ['build', 'run', 'test', 'snapshot', 'seed', 'retry'] -%}
        {%- do quarantine.check_declarations() -%}
        {%- do quarantine.create_engine_tables() -%}
        {%- do quarantine.create_masking_key() -%}
        {%- set queue = quarantine.queue_node() -%}
        {%- do quarantine.create_queue(queue) if queue -%}
        {%- do quarantine.recycling_states() if flags.WHICH in ['build', 'run', 'retry'] -%}
    {%- endif -%}
{% endmacro %}
