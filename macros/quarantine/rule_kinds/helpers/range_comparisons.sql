{% macro range_comparisons(rule) %}
    {%- set given = rule.arguments -%}
    {%- set bounds = {'>': given.get('min_value'), '<': given.get('max_value')} -%}
    {%- if bounds['>'] is none and bounds['<'] is none and not rule.kind.startswith('dbt_utils.') -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, 'neither min_value nor max_value',
            'at least one of them', 'add the bound that the value must keep') -%}
    {%- endif -%}
    {%- set equal = '=' if given.get('inclusive', true) and not given.get('strictly', false) else '' -%}
    {%- set range = namespace(comparisons=[], safe=true) -%}
    {%- for operator, bound in bounds.items() if bound is not none -%}
        {%- set is_number = quarantine.is_number(bound) -%}
        {%- set range.safe = range.safe and is_number -%}
        {%- do range.comparisons.append(operator ~ equal ~ ' ' ~ (bound if is_number else quarantine.user_sql(bound))) -%}
    {%- endfor -%}
    {{ return({'comparisons': range.comparisons, 'safe': range.safe}) }}
{% endmacro %}
