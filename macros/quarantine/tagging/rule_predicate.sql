{% macro rule_predicate(rule, batch) %}
    {%- set fails = rule.fails
        | replace('{found}', '(`' ~ rule.name ~ '_parents`._dq_key_1 is not null)')
        | replace('{accepted}', '(`' ~ rule.name ~ '_accepted`._dq_is_accepted is not null)' if rule.has_accepted_rows else 'false')
        | replace('{batch}', batch) -%}
    {%- if rule.on_null and rule.column -%}
        {%- set column = quarantine.input_column(rule.column) -%}
        {%- set tested = quarantine.tested_rows(rule, [rule.arguments.get('from_condition')]) -%}
        {%- set is_missing = (tested + [column ~ ' is null']) | join(' and ') -%}
        {%- set fails = (is_missing ~ ' or (' if rule.on_null == 'fail' else column ~ ' is not null and (') ~ fails ~ ')' -%}
    {%- endif -%}
    {%- if rule.where -%}
        {%- set filter = quarantine.surely(quarantine.user_sql(rule.where), quarantine.never(rule, rule.where)) | replace('{batch}', batch) -%}
        {{ return(filter ~ ' and (' ~ fails ~ ')') }}
    {%- endif -%}
    {{ return(fails) }}
{% endmacro %}
