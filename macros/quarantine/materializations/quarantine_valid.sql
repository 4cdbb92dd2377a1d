{% materialization quarantine_valid, adapter='spark' %}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {{ run_hooks(pre_hooks) }}
    {%- set ledger = quarantine.read_ledger(entity) -%}
    {%- set pending = quarantine.pending_publications(ledger) -%}
    {%- set proof = quarantine.publication_proof(entity, sql, pending) -%}
    {%- set replaced = quarantine.replaced_publications(ledger, pending) -%}
    {%- do quarantine.record_published(entity, pending, replaced, proof) -%}
    {%- do quarantine.remember_published(ledger | selectattr('is_published_now') | list + pending) -%}
    {% call statement('main') -%}
        {{ create_view_as(this.incorporate(type='view'), sql) }}
    {%- endcall %}
    {#- a replaced view has no grants -#}
    {%- do apply_grants(this, config.get('grants'), should_revoke=false) -%}
    {%- do quarantine.drop_retired_rows(entity, ledger, replaced) -%}
    {{ run_hooks(post_hooks) }}
    {{ return({'relations': [this.incorporate(type='view')]}) }}
{% endmaterialization %}
