{#- Asks Spark to plan each rule over the input, so that a rule that can't run is refused by name before anything is written. -#}
{% macro check_predicates(entity, rules, input) %}
    {%- for rule in rules -%}
        {%- set where = rule.path ~ ', model ' ~ entity ~ '_valid, rule ' ~ rule.name -%}
        {%- set sql -%}
describe query
with input as (select *, '' as _dq_batch_id from {{ input }}),
{{ quarantine.lookup_ctes([rule]) }}
judged as (
    select input.*, {{ quarantine.rule_predicate(rule, 'input._dq_batch_id') }} as _dq_fails
    from input {{ quarantine.lookup_joins([rule]) }}
)
select _dq_fails from judged
        {%- endset -%}
        {%- set described = try_or_compiler_error(
            quarantine.problem(where, rule.fails, 'a condition over the columns of ' ~ entity ~ '_tagged that Spark can plan, without aggregates',
                'correct the rule; run the SQL above on the server to see what Spark says of it'),
            run_query, sql,
        ) -%}
        {%- set type = described.rows[0][1] -%}
        {%- if type != 'boolean' -%}
            {{ quarantine.fail(where, rule.fails ~ ', of type ' ~ type, 'a boolean condition', 'write a comparison, e.g. ' ~ rule.fails ~ ' > 0') }}
        {%- endif -%}
    {%- endfor -%}
{% endmacro %}
