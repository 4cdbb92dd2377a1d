{% macro rule_predicate(rule, batch) %}
    {%- set fails = rule.fails
        | replace('{found}', '(`' ~ rule.name ~ '_parents`._dq_key_1 is not null)')
        | replace('{accepted}', '(`' ~ rule.name ~ '_accepted`._dq_is_accepted is not null)' if rule.has_accepted_rows else 'false')
        | replace('{batch}', batch) -%}
    {%- set columns = [quarantine.input_column(rule.column)] if rule.column else rule.get('null_columns') -%}
    {%- if rule.on_null and columns -%}
        {%- set is_missing = columns | join(' is null or ') ~ ' is null' -%}
        {%- set is_missing = '(' ~ is_missing ~ ')' if columns | length > 1 else is_missing -%}
        {%- set tested = quarantine.tested_rows(rule, [rule.arguments.get('from_condition')]) -%}
        {%- set guard = (tested + [is_missing]) | join(' and ') ~ ' or (' if rule.on_null == 'fail' else 'not (' ~ is_missing ~ ') and (' -%}
        {%- set fails = guard ~ fails ~ ')' -%}
    {%- endif -%}
    {%- if rule.where -%}
        {%- set filter = quarantine.surely(quarantine.user_sql(rule.where), quarantine.never(rule, rule.where)) | replace('{batch}', batch) -%}
        {{ return(filter ~ ' and (' ~ fails ~ ')') }}
    {%- endif -%}
    {{ return(fails) }}
{% endmacro %}
