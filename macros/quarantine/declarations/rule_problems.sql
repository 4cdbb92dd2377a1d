{% macro rule_problems(entity, nodes, test, where) %}
    {%- set kind = quarantine.rule_kinds().get(quarantine.test_kind(test)) -%}
    {%- if not kind -%}
        {{ return([quarantine.problem(
            where, 'the test ' ~ quarantine.test_kind(test) ~ ', which does not judge single rows',
            'row tests: ' ~ quarantine.rule_kinds().keys() | sort | join(', '),
            quarantine.not_row_rules().get(quarantine.test_kind(test))
                or 'use a row test, or keep it as an ordinary test with config: {meta: {quarantine: {row_rule: false}}}',
        )]) }}
    {%- endif -%}
    {%- set problems = [] -%}
    {%- set name = quarantine.rule_name(test) | string -%}
    {%- if not modules.re.match('^[A-Za-z_][A-Za-z0-9_]*$', name) -%}
        {%- do problems.append(quarantine.problem(where, 'the rule name ' ~ name, 'letters, digits and _', 'set config.meta.quarantine.rule')) -%}
    {%- endif -%}
    {%- do problems.extend(quarantine.argument_problems(test, kind, where)) -%}
    {%- do problems.extend(quarantine.user_sql_problems(test, where)) -%}
    {%- do problems.extend(quarantine.threshold_problems(
        test, where, 'no threshold on a rule: a rule judges one row',
        'limit the share of rejected rows with the gate quarantine.reject_rate or quarantine.rule_rate',
    )) -%}
    {%- if kind.macro in quarantine.kinds_that_see_null() and quarantine.test_options(test).get('on_null') == 'pass' -%}
        {%- do problems.append(quarantine.problem(
            where, 'on_null: pass', 'on_null: fail, since this test finds NULLs among the published rows too',
            "leave them out with config: {where: '" ~ (quarantine.tested_column(test) or 'column') ~ " is not null'}",
        )) -%}
    {%- endif -%}
    {%- set lookup = quarantine.lookup_node(test) -%}
    {%- if 'to' in test.test_metadata.kwargs and not quarantine.lookup_relation(test) -%}
        {%- do problems.append(quarantine.problem(
            where, 'a look-up in ' ~ (lookup.name if lookup else test.test_metadata.kwargs.to) ~ ', which is no table or view that is built before',
            'a source, or a model before ' ~ entity ~ '_tagged', "look keys up in the input, such as ref('" ~ entity ~ "')",
        )) -%}
    {%- elif lookup and lookup.unique_id not in nodes.tagged.depends_on.nodes -%}
        {%- do problems.append(quarantine.problem(
            where, 'a look-up in ' ~ lookup.name ~ ', which ' ~ entity ~ '_tagged does not depend on',
            'look-ups named in the model file', 'write {{ quarantine.tagged(lookups=[' ~ test.test_metadata.kwargs.get('to', "ref('" ~ lookup.name ~ "')") ~ ']) }} in '
            ~ nodes.tagged.original_file_path,
        )) -%}
    {%- endif -%}
    {{ return(problems) }}
{% endmacro %}
