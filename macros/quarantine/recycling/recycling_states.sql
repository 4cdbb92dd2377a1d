{#-
What there is to recycle, by model: asked once per run for all models, since each statement costs more than its answer.
`graph` is the one place that all models of a run share.
-#}
{% macro recycling_states() %}
    {%- if 'quarantine_recycling' not in graph -%}
        {%- set states = {} -%}
        {%- if quarantine.queue_node() -%}
            {%- for row in quarantine.fetch(quarantine.recycling_states_sql()) -%}{%- do states.update({row.model_name: row}) -%}{%- endfor -%}
        {%- endif -%}
        {%- do graph.update(quarantine_recycling=states) -%}
    {%- endif -%}
    {{ return(graph.quarantine_recycling) }}
{% endmacro %}
