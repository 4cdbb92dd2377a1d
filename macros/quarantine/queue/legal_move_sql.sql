{#- What people may do: fix or discard an entry that is open, and take that back before the next run. -#}
{% macro legal_move_sql() -%}
    {%- set statuses = quarantine.queue_statuses() -%}
coalesce(_dlq_status = _dlq_settled_status or (_dlq_settled_status in ({{ statuses.open }}) and _dlq_status in ({{ statuses.asked }})), false)
{%- endmacro %}
