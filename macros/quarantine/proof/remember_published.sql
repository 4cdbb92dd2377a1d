{#- The tests of the model run after it in the same process: what it published is handed to them in the graph. -#}
{% macro remember_published(entries) %}
    {%- do graph.nodes[model.unique_id].update(quarantine_published={invocation_id: entries | map(attribute='publication_id') | list}) -%}
{% endmacro %}
