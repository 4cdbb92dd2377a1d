{% macro expression_checks(input, rules) %}
    {%- set checks = [] -%}
    {%- for rule in rules -%}
        {%- set where = quarantine.quoted(rule.path ~ ', model ' ~ rule.model ~ ', rule ' ~ rule.name ~ ': correct its SQL') -%}
        {%- set predicate = rule.fails | replace('{found}', 'true') | replace('{accepted}', 'true') | replace('{batch}', 'cast(null as string)') -%}
        {%- set filter = quarantine.user_sql(rule.where) ~ ' and ' if rule.where else '' -%}
        {%- do checks.append({
            'rule': rule,
            'sql': 'describe query select ' ~ filter ~ '(' ~ predicate ~ ') as ' ~ where ~ ' from ' ~ input ~ ' as input',
        }) -%}
        {%- for regex in rule.arguments.get('regex_list') or [rule.arguments.get('regex')] if regex -%}
            {%- do checks.append({'rule': rule, 'sql': "select '' rlike " ~ quarantine.string_literal(regex) ~ ' as ' ~ where}) -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(checks) }}
{% endmacro %}
