{#- A test as a rule: its declaration, and what its kind says of it. -#}
{% macro declared_rule(entity, test) %}
    {%- set kind = quarantine.test_kind(test) -%}
    {%- set options = quarantine.test_options(test) -%}
    {%- set rule = {
        'name': quarantine.rule_name(test),
        'model': entity ~ '_valid',
        'kind': kind,
        'column': quarantine.tested_column(test),
        'arguments': quarantine.rule_arguments(test),
        'where': quarantine.rule_where(test, quarantine.entity_options(entity)),
        'on_null': options.get('on_null'),
        'severity': test.config.severity | lower,
        'path': test.original_file_path,
        'example': options.get('example'),
    } -%}
    {{ return(dict(rule, **quarantine.apply_kind(quarantine.rule_kinds()[kind].macro, rule))) }}
{% endmacro %}
