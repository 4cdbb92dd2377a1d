{#- Whether a batch is named after the time at which a parent published it: another one in each generation of the parent. -#}
{% macro is_batch_by_time(batch_column) %}
    {{ return(batch_column is not none and batch_column.name | lower == '_dq_published_at') }}
{% endmacro %}
