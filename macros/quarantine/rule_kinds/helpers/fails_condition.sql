{#- SQL: whether a row fails `condition`; NULL passes unless the rule says on_null: fail. -#}
{% macro fails_condition(rule, condition, never) %}
    {{ return('not (' ~ quarantine.surely(condition, never) ~ ')' if rule.on_null == 'fail' else quarantine.surely('not (' ~ condition ~ ')', never)) }}
{% endmacro %}
