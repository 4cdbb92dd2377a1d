{% materialization landed, adapter='spark' %}
    {%- set landing = quarantine.landing_options(model) -%}
    {%- set existing = load_relation(this) -%}
    {{ run_hooks(pre_hooks) }}

    {%- do quarantine.prepare_raw_table(this, existing, model) -%}
    {%- set files = [] if flags.EMPTY else quarantine.arrived_files(landing) -%}
    {%- set new_files = files | selectattr('is_new') | list -%}

    {%- if new_files -%}
        {%- do quarantine.create_landed_view(landing, new_files) -%}
        {#- One insert is one commit: after a crash all files of the run are there, or none of them. -#}
        {% call statement('main') -%}
            insert into {{ this }} ({{ quarantine.raw_column_names(model) | join(', ') }})
            {{ sql }}
        {%- endcall %}
    {%- else -%}
        {% call noop_statement('main', 'OK, no new files', 'OK') %}{% endcall %}
    {%- endif -%}
    {%- if files -%}
        {%- do run_query(quarantine.record_files_sql(landing, files)) -%}
        {%- do quarantine.warn_of_emptied_batches(landing, files) -%}
    {%- endif -%}

    {%- do apply_grants(this, config.get('grants'), should_revoke(existing, full_refresh_mode=false)) -%}
    {{ run_hooks(post_hooks) }}
    {{ return({'relations': [this.incorporate(type='table')]}) }}
{% endmaterialization %}
