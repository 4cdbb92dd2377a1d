{#- Ledger entries added up: rows, checksum and failures by rule. Rows that healed were judged as rejected and are valid now. -#}
{% macro judged_totals(entries) %}
    {%- set totals = {'failures': {}} -%}
    {%- for name in ['valid_rows', 'quarantined_rows', 'valid_checksum', 'quarantined_checksum', 'released_rows'] -%}
        {%- do totals.update({name: entries | map(attribute=name) | select | sum | int}) -%}
    {%- endfor -%}
    {%- for failures in entries | sum(attribute='rule_failures', start=[]) -%}
        {%- for rule, rows in failures.items() -%}
            {%- do totals.failures.update({rule: totals.failures.get(rule, 0) + rows}) -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(dict(
        totals,
        valid_rows=totals.valid_rows + totals.released_rows,
        quarantined_rows=totals.quarantined_rows - totals.released_rows,
        rows=totals.valid_rows + totals.quarantined_rows,
        checksum=totals.valid_checksum + totals.quarantined_checksum,
    )) }}
{% endmacro %}
