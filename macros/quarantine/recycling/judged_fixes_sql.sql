{#- The fixed rows through the same query that judges new rows. Warnings that came with the input stay; the model's own are found again. -#}
{% macro judged_fixes_sql(entity, rules, columns, accepted_rows) -%}
    {%- set judged_rules = [] -%}
    {%- for rule in rules -%}{%- do judged_rules.append(dict(rule, has_accepted_rows='accepted' in rule)) -%}{%- endfor -%}
    {%- set passed = [
        {'name': '_dlq_key', 'type': 'string'}, {'name': '_dlq_entry', 'type': 'int'}, {'name': '_dlq_reasons', 'type': 'array<string>'},
    ] -%}
{{ quarantine.judged_sql({
    'input': 'typed',
    'columns': passed + columns,
    'rules': judged_rules,
    'batch_id': "'" ~ quarantine.run_id() ~ "'",
    'batch_filter': none,
    'carries_warnings': true,
    'source_table': entity,
    'key_columns': columns,
    'publication_id': "''",
    'accepted_rows': accepted_rows,
    'clock': quarantine.run_clock(),
    'fingerprint': quarantine.rules_fingerprint(rules),
}) }}
{%- endmacro %}
