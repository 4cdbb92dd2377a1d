{% macro kind_like(rule) %}
    {%- set patterns = rule.arguments.get('like_pattern_list') or [rule.arguments.like_pattern] -%}
    {%- for pattern in patterns if not modules.re.match('(?s)^([^\\\\]|\\\\[\\\\%_])*$', pattern) -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, pattern, 'a backslash only before % or _ or another backslash',
            'double the backslash that stands for itself') -%}
    {%- endfor -%}
    {{ return(quarantine.pattern_verdict(rule, 'like', patterns)) }}
{% endmacro %}
