{% macro failing_rows(model, kind, column_name=none, arguments={}) -%}
{%- set rule = {
    'name': kind.split('.')[1], 'model': model | string, 'kind': kind, 'column': column_name, 'where': none,
    'arguments': quarantine.given_arguments(arguments),
    'on_null': ((config.get('meta') or {}).get('quarantine') or {}).get('on_null'),
} -%}
{%- set registered = quarantine.rule_kinds()[kind] -%}
{%- set declared = {'column_name': column_name, 'test_metadata': {'kwargs': rule.arguments}} -%}
{%- set problems = quarantine.argument_problems(declared, registered, 'test ' ~ kind ~ ' on ' ~ model) -%}
{%- if problems -%}{%- do exceptions.raise_compiler_error(problems | join('\n')) -%}{%- endif -%}
{%- set rule = dict(rule, **quarantine.apply_kind(registered.macro, rule)) -%}
with input as (
    select * from {{ model }}
),
{{ quarantine.lookup_ctes([rule]) }}
judged as (
    select
        input.*,
        coalesce({{ quarantine.rule_predicate(rule, 'cast(null as string)') }}, false) as _dq_fails
    from input
    {{- quarantine.lookup_joins([rule]) }}
)

select * except (_dq_fails)
from judged
where _dq_fails
{%- endmacro %}
