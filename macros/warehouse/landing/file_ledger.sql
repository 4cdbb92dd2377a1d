{% materialization file_ledger, adapter='spark' %}
    {{ run_hooks(pre_hooks) }}
    {#- The query only says which columns the ledger has; the models that load files append to it, each to the part of
        its entity, so that they don't get into each other's way. -#}
    {% call statement('main') -%}
        create table if not exists {{ this }}
        using delta
        partitioned by (entity)
        tblproperties ('delta.appendOnly' = 'true')
        as
        select *
        from ({{ sql }})
        where false
    {%- endcall %}
    {{ run_hooks(post_hooks) }}
    {{ return({'relations': [this.incorporate(type='table')]}) }}
{% endmaterialization %}
