{% macro interval_text(rule, argument, text) %}
    {%- if not modules.re.match('^[0-9]+ (second|minute|hour|day|week|month|year)s?$', text | string) -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, argument ~ ': ' ~ text,
            'a whole number and a unit: second, minute, hour, day, week, month, year', 'write for example "30 days"') -%}
    {%- endif -%}
    {{ return(text) }}
{% endmacro %}
