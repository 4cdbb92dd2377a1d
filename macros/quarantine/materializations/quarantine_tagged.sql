{% materialization quarantine_tagged, adapter='spark' %}
    {%- set entity = quarantine.entity_of(model.name) -%}
    {%- set rules = quarantine.declared_rules(entity) -%}
    {%- set existing = load_relation(this) -%}
    {{ run_hooks(pre_hooks) }}

    {%- set input = quarantine.input_view(sql) -%}
    {%- set input_columns = quarantine.relation_columns(input) -%}
    {%- do quarantine.refuse(quarantine.rule_column_problems(rules, input_columns)) -%}
    {%- set ledger = quarantine.read_ledger(entity) -%}
    {%- do quarantine.check_ledger_place(entity, ledger) -%}
    {#- `--empty` builds tables, and judges nothing -#}
    {%- if existing and not flags.EMPTY and quarantine.record_judged(entity, existing, input, input_columns, ledger) -%}
        {%- set ledger = quarantine.read_ledger(entity) -%}
    {%- endif -%}

    {%- set plan = {'reason': none, 'batches': []} if flags.EMPTY else quarantine.judging_plan(entity, existing, input, input_columns, rules, ledger) -%}
    {%- if plan.reason or quarantine.rules_fingerprint(rules) not in quarantine.current_generation(ledger) | sum(attribute='fingerprints', start=[]) -%}
        {%- do quarantine.refuse(quarantine.rule_sql_problems(rules, input)) -%}
    {%- endif -%}
    {%- if plan.batches or existing is none -%}
        {%- set columns = quarantine.prepare_tagged_table(entity, existing, input_columns) -%}
    {%- endif -%}
    {%- if plan.batches -%}
        {%- for batches in quarantine.judging_steps(plan, rules) -%}
            {% call statement('main') -%}
                {{ quarantine.insert_judged_sql(entity, input, input_columns, columns, rules, plan, batches) }}
            {%- endcall %}
            {%- if plan.reason or quarantine.replays_fixes(entity, plan.generation) -%}
                {%- set written = [] -%}
                {%- for batch in batches -%}{%- do written.append(plan.publications[batch]) -%}{%- endfor -%}
                {%- do quarantine.restore_settled(entity, this, plan.batch_column, written | unique(case_sensitive=true) | list) -%}
            {%- endif -%}
        {%- endfor -%}
        {%- do quarantine.record_judged(entity, this, input, input_columns, ledger, plan.publications) -%}
        {%- do quarantine.report_rejudged(entity, plan) if plan.reason == 'changed rules' -%}
    {%- else -%}
        {% call noop_statement('main', 'OK, nothing new', 'OK') %}{% endcall %}
    {%- endif -%}
    {%- do quarantine.recycle(entity, rules, plan, ledger) if not flags.EMPTY -%}
    {%- if existing and not plan.reason and not flags.EMPTY -%}
        {%- do quarantine.check_late_rows(entity, input, plan.batch_column, ledger) -%}
        {%- do quarantine.heal(entity, rules, ledger) -%}
    {%- endif -%}

    {%- do apply_grants(this, config.get('grants'), should_revoke(existing, full_refresh_mode=false)) -%}
    {{ run_hooks(post_hooks) }}
    {{ return({'relations': [this.incorporate(type='table')]}) }}
{% endmaterialization %}
