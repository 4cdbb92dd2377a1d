{#- Per batch judged since `since`: SQL of a map from rule to the number of rows that fail it. Reads rejected and warned rows only. -#}
{% macro rule_failures(relation, since) %}
    {%- set entries = {} -%}
    {%- for row in quarantine.fetch(
        'select _dq_batch_id as batch_id, rule, count(*) as failed_rows from ' ~ relation
        ~ ' lateral view explode(array_union(_dq_failed_rules, _dq_warnings)) as rule'
        ~ " where (not _dq_valid or _dq_warned) and _dq_tagged_at > timestamp'" ~ since ~ "' group by all"
    ) -%}
        {%- do entries.setdefault(row.batch_id, []).append(quarantine.string_literal(row.rule) ~ ', ' ~ row.failed_rows) -%}
    {%- endfor -%}
    {%- set maps = {} -%}
    {%- for batch_id, pairs in entries.items() -%}{%- do maps.update({batch_id: 'map(' ~ pairs | join(', ') ~ ')'}) -%}{%- endfor -%}
    {{ return(maps) }}
{% endmacro %}
