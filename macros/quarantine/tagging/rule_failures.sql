{#- By publication and batch: SQL of a map from rule to the number of rows that fail it. Reads rejected and warned rows only. -#}
{% macro rule_failures(relation, is_new) %}
    {%- set entries = {} -%}
    {%- for row in quarantine.fetch(
        'select _dq_publication_id as publication_id, _dq_batch_id as batch_id, rule, count(*) as failed_rows from ' ~ relation
        ~ ' lateral view explode(array_union(_dq_failed_rules, _dq_warnings)) as rule'
        ~ ' where (not _dq_valid or _dq_warned) and ' ~ is_new ~ ' group by all'
    ) -%}
        {%- do entries.setdefault((row.publication_id, row.batch_id), []).append(quarantine.string_literal(row.rule) ~ ', ' ~ row.failed_rows) -%}
    {%- endfor -%}
    {%- set maps = {} -%}
    {%- for judged, pairs in entries.items() -%}{%- do maps.update({judged: 'map(' ~ pairs | join(', ') ~ ')'}) -%}{%- endfor -%}
    {{ return(maps) }}
{% endmacro %}
