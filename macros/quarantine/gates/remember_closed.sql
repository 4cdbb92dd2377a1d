{#- The gates' tests run after the model in the same process: what is closed and nobody has decided on is handed to them in the graph. -#}
{% macro remember_closed(plan, verdicts) %}
    {%- set closed = verdicts | selectattr('is_closed') | list -%}
    {%- for entry in plan if entry.state == 'published' and not entry.decider -%}
        {%- do closed.extend(entry.verdicts | selectattr('is_closed') | list) -%}
    {%- endfor -%}
    {%- do graph.nodes[model.unique_id].update(quarantine_closed={invocation_id: closed}) -%}
{% endmacro %}
