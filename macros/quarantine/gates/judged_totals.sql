{#- Ledger entries added up: rows, checksum and failures by rule. -#}
{% macro judged_totals(entries) %}
    {%- set totals = {'failures': {}} -%}
    {%- for name in ['valid_rows', 'quarantined_rows', 'valid_checksum', 'quarantined_checksum'] -%}
        {%- do totals.update({name: entries | sum(attribute=name) | int}) -%}
    {%- endfor -%}
    {%- for failures in entries | sum(attribute='rule_failures', start=[]) -%}
        {%- for rule, rows in failures.items() -%}
            {%- do totals.failures.update({rule: totals.failures.get(rule, 0) + rows}) -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(dict(
        totals,
        rows=totals.valid_rows + totals.quarantined_rows,
        checksum=totals.valid_checksum + totals.quarantined_checksum,
    )) }}
{% endmacro %}
