{% macro declared_rules(entity) %}
    {%- set registry = quarantine.rule_kinds() -%}
    {%- set rules = [] -%}
    {%- for test in quarantine.declared_tests(entity) if quarantine.is_row_rule(test) -%}
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
        {%- set rule = dict(rule, **quarantine.apply_kind(registry[kind].macro, rule)) -%}
        {%- do rules.append(rule) -%}
    {%- endfor -%}
    {{ return(rules | sort(attribute='name')) }}
{% endmacro %}
