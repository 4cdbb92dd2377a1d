{#- What is allowed instead of the argument's value; none where the value is right. -#}
{% macro allowed_gate_argument(entity, key, value) %}
    {%- if key in ['below', 'at_least'] and not 0 < value | float(-1) <= 1 -%}
        {{ return('a number above 0 and up to 1; ' ~ ('a share strictly below it passes' if key == 'below' else 'at least this share of the last published batch passes')) }}
    {%- elif key == 'threshold' and not value | float(-1) > 0 -%}
        {{ return('a number above 0') }}
    {%- elif key in ['window', 'min_history'] and not value | int(-1) >= 1 -%}
        {{ return('a whole number of batches, at least 1') }}
    {%- elif key == 'max_age' and not modules.re.match('^[0-9]+ (minute|hour|day)s?$', value | string) -%}
        {{ return('a whole number and a unit: minutes, hours, days') }}
    {%- elif key == 'rule' -%}
        {%- set names = [] -%}
        {%- for test in quarantine.declared_tests(entity) if quarantine.is_row_rule(test) -%}{%- do names.append(quarantine.rule_name(test)) -%}{%- endfor -%}
        {%- if value not in names -%}{{ return('a rule of the model: ' ~ names | sort | join(', ')) }}{%- endif -%}
    {%- endif -%}
    {{ return(none) }}
{% endmacro %}
