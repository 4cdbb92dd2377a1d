{% macro test_problems(entity, nodes, test) %}
    {%- set where = test.original_file_path ~ ', model ' ~ entity ~ '_valid, test ' ~ test.name -%}
    {%- set options = quarantine.test_options(test) -%}
    {%- set problems = [] -%}
    {%- for key in options if key not in ['rule', 'on_null', 'row_rule', 'mode', 'example'] -%}
        {%- do problems.append(quarantine.problem(
            where ~ ', config.meta.quarantine', 'the key ' ~ key, 'rule, on_null, row_rule, mode, example', 'correct the key or remove it',
        )) -%}
    {%- endfor -%}
    {%- if options.get('on_null') not in [none, 'pass', 'fail'] -%}
        {%- do problems.append(quarantine.problem(where ~ ', on_null', options.on_null, 'pass, fail', 'choose one of the allowed values')) -%}
    {%- endif -%}
    {%- if options.get('rule') is not none and options.rule is not string -%}
        {%- do problems.append(quarantine.problem(where ~ ', rule', options.rule, 'a text', 'put the name between quotes')) -%}
    {%- endif -%}
    {%- if options.get('row_rule') not in [none, true, false] -%}
        {%- do problems.append(quarantine.problem(where ~ ', row_rule', options.row_rule, 'true, false', 'choose one of the allowed values')) -%}
    {%- endif -%}
    {%- if options.get('mode') not in [none, 'drop'] -%}
        {%- do problems.append(quarantine.problem(where ~ ', mode', options.mode, 'drop', 'leave it out: rejected rows are kept')) -%}
    {%- endif -%}
    {%- if quarantine.is_row_rule(test) -%}
        {%- do problems.extend(quarantine.rule_problems(entity, nodes, test, where)) -%}
    {%- elif quarantine.test_kind(test) in quarantine.gate_kinds() -%}
        {%- do problems.extend(quarantine.gate_problems(entity, test, where)) -%}
    {%- endif -%}
    {{ return(problems) }}
{% endmacro %}
