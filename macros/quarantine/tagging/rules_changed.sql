{% macro rules_changed(entity, judged, rules) %}
    {%- set policy = quarantine.entity_options(entity).get('on_rule_change', 'retag') -%}
    {%- set is_changed = (judged | sum(attribute='fingerprints', start=[]) | reject('equalto', quarantine.rules_fingerprint(rules)) | list) != [] -%}
    {%- if is_changed and policy == 'fail' -%}
        {{ quarantine.fail(
            where='model ' ~ entity ~ '_valid, on_rule_change: fail',
            given='rules that differ from those that judged the rows of ' ~ entity ~ '_tagged',
            allowed='unchanged rules, or on_rule_change: retag | keep',
            fix='judge everything again with: dbt build --full-refresh --select ' ~ entity ~ '_tagged+',
        ) }}
    {%- endif -%}
    {{ return(is_changed and policy == 'retag') }}
{% endmacro %}
