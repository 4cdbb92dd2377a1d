{#- First hook of every run: refuses wrong declarations before anything is written, then makes sure the ledger exists. -#}
{% macro begin_run() %}
    {%- if execute and flags.WHICH in ['build', 'run', 'test', 'snapshot', 'seed', 'run-operation', 'retry'] -%}
        {%- do quarantine.check_declarations() -%}
        {%- do quarantine.create_engine_tables() -%}
        {%- do quarantine.create_masking_key() -%}
    {%- endif -%}
{% endmacro %}
