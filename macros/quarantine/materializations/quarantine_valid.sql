{% materialization quarantine_valid, adapter='spark' %}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {{ run_hooks(pre_hooks) }}
    {%- set gates = quarantine.declared_gates(entity) -%}
    {%- set ledger = quarantine.read_ledger(entity, with_failures=gates != []) -%}
    {%- set plan = quarantine.publishing_plan(entity, gates, ledger) -%}
    {%- set verdicts = quarantine.model_verdicts(gates, ledger, plan) -%}
    {%- set published = plan | selectattr('state', 'equalto', 'published') | list -%}
    {%- set proof = quarantine.publication_proof(entity, sql, published) -%}
    {%- set replaced = quarantine.replaced_publications(ledger, plan) -%}
    {#- a contract that the columns break fails here, before readers have anything -#}
    {%- set create_view = create_view_as(this.incorporate(type='view'), sql) -%}
    {%- do quarantine.record_published(entity, published, replaced, proof, quarantine.decision_events(plan, verdicts)) -%}
    {%- do quarantine.remember_published(ledger | selectattr('is_published_now') | list + published) -%}
    {% call statement('main') -%}
        {{ create_view }}
    {%- endcall %}
    {#- a replaced view has no grants -#}
    {%- do apply_grants(this, config.get('grants'), should_revoke=false) -%}
    {%- do quarantine.drop_retired_rows(entity, ledger, replaced) -%}
    {{ run_hooks(post_hooks) }}
    {%- do quarantine.remember_closed(plan, verdicts) -%}
    {%- do quarantine.report_gates(entity, plan, verdicts) -%}
    {{ return({'relations': [this.incorporate(type='view')]}) }}
{% endmaterialization %}
