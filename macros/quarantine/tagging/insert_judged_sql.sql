{% macro insert_judged_sql(entity, input, input_columns, columns, rules, plan, batches) -%}
    {%- set options = quarantine.entity_options(entity) -%}
    {%- set judged_rules = [] -%}
    {%- for rule in rules -%}
        {%- do judged_rules.append(dict(rule, has_accepted_rows='accepted' in rule and (not plan.reason or batches[0] != plan.batches[0]))) -%}
    {%- endfor -%}
    {%- set publications = {} -%}
    {%- for batch in batches -%}{%- do publications.update({batch: plan.publications[batch]}) -%}{%- endfor -%}
    {%- set is_everything = plan.reason and batches | length == plan.batches | length -%}
insert into {{ this }} by name
{{ quarantine.judged_sql({
    'input': input,
    'columns': columns,
    'rules': judged_rules,
    'batch_id': quarantine.batch_id_sql(plan.batch_column),
    'batch_filter': none if is_everything else quarantine.batch_filter_sql(plan.batch_column, batches),
    'carries_warnings': '_dq_warnings' in input_columns | map(attribute='name'),
    'source_table': options.get('source_table', entity),
    'key_columns': quarantine.content_columns(options, columns),
    'publication_id': quarantine.publication_id_sql(publications),
    'accepted_rows': quarantine.accepted_rows_sql(entity, plan.generation, plan.outdated),
    'clock': quarantine.run_clock(),
    'fingerprint': quarantine.rules_fingerprint(rules),
}) }}
{%- endmacro %}
