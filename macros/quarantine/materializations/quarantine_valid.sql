{% materialization quarantine_valid, adapter='spark' %}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {{ run_hooks(pre_hooks) }}
    {%- set ledger = quarantine.read_ledger(entity) -%}
    {%- set published = quarantine.publish(entity, ledger) -%}
    {% call statement('main') -%}
        {{ create_view_as(this.incorporate(type='view'), sql) }}
    {%- endcall %}
    {%- do quarantine.prove_published(entity, sql, published) -%}
    {%- do quarantine.drop_retired_rows(entity, quarantine.read_ledger(entity) if published else ledger) -%}
    {{ run_hooks(post_hooks) }}
    {{ return({'relations': [this.incorporate(type='view')]}) }}
{% endmaterialization %}
