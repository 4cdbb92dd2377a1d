{#- A drift gate that wants more batches before it than it looks at would never have a verdict. -#}
{% macro drift_problems(test, where) %}
    {%- set options = dict(quarantine.drift_options(), **quarantine.rule_arguments(test)) -%}
    {%- if quarantine.test_kind(test) != 'quarantine.drift' or options.min_history | int(0) <= options.window | int(0) -%}{{ return([]) }}{%- endif -%}
    {{ return([quarantine.problem(
        where, 'min_history: ' ~ options.min_history, 'at most window, which is ' ~ options.window,
        'correct min_history or window, or the variables quarantine_drift_min_history and quarantine_drift_window',
    )]) }}
{% endmacro %}
