{% macro one_of(rule, argument, allowed, default) %}
    {%- set given = rule.arguments.get(argument, default) -%}
    {%- if given not in allowed -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, argument ~ ': ' ~ given, allowed | join(', '),
            'give ' ~ argument ~ ' one of the allowed values, or leave it out for ' ~ default) -%}
    {%- endif -%}
    {{ return(given) }}
{% endmacro %}
