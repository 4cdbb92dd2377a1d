{#-
Last hook of every run. The queue comes after the quarantines of all models, and a closed gate skips some of them: what
the others rejected is taken in all the same.
-#}
{% macro end_run(results) %}
    {%- set queue = quarantine.queue_node() if execute else none -%}
    {%- if queue -%}
        {%- for result in results if result.node.unique_id == queue.unique_id and result.status == 'skipped' -%}
            {%- do quarantine.fill_queue() -%}
        {%- endfor -%}
    {%- endif -%}
{% endmacro %}
