{% macro rule_predicate(rule, batch) %}
    {%- set fails = rule.fails
        | replace('{found}', '(`' ~ rule.name ~ '_parents`._dq_key_1 is not null)')
        | replace('{accepted}', '(`' ~ rule.name ~ '_accepted`._dq_is_accepted is not null)' if rule.has_accepted_rows else 'false')
        | replace('{batch}', batch) -%}
    {%- if rule.on_null and rule.column -%}
        {%- set column = quarantine.input_column(rule.column) -%}
        {%- set fails = column ~ (' is null or (' if rule.on_null == 'fail' else ' is not null and (') ~ fails ~ ')' -%}
    {%- endif -%}
    {%- if rule.where -%}
        {%- set filter = quarantine.surely(quarantine.user_sql(rule.where), quarantine.never(rule, rule.where)) | replace('{batch}', batch) -%}
        {{ return(filter ~ ' and (' ~ fails ~ ')') }}
    {%- endif -%}
    {{ return(fails) }}
{% endmacro %}
