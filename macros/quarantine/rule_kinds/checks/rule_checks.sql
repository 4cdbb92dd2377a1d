{#- A join takes deterministic conditions over one row only, which is what a rule is; a window rule needs a projection. -#}
{% macro rule_checks(rule, input) %}
    {%- set predicate = quarantine.rule_predicate(rule, 'cast(null as string)') -%}
    {%- set is_window = ' over (partition by ' in rule.fails -%}
    {%- set sql -%}
with input as (select * from {{ input }}),
{{ quarantine.lookup_ctes([rule]) }}
one as (select 1 as _dq_one)
{% if is_window -%}
select true from (select {{ predicate }} as fails from input {{ quarantine.lookup_joins([rule]) }}) where fails
{%- else -%}
select true from input {{ quarantine.lookup_joins([rule]) }} inner join one on {{ predicate }}
{%- endif -%}
    {%- endset -%}
    {%- set checks = [sql] -%}
    {%- for regex in rule.arguments.get('regex_list') or [rule.arguments.get('regex')] if regex -%}
        {%- do checks.append("select '' rlike " ~ quarantine.string_literal(regex)) -%}
    {%- endfor -%}
    {%- if rule.arguments.get('format') -%}
        {%- do checks.append("select try_to_timestamp('2001-02-03', " ~ quarantine.string_literal(rule.arguments.format) ~ ')') -%}
    {%- endif -%}
    {{ return(checks) }}
{% endmacro %}
