{% macro input_has_retractions(generation) %}
    {%- set lookups = config.get('quarantine_lookups', []) -%}
    {%- set parents = [] -%}
    {%- for id in model.depends_on.nodes -%}
        {%- set node = graph.nodes.get(id) -%}
        {%- if node and node.config.materialized == 'quarantine_valid' and node.relation_name not in lookups -%}
            {%- do parents.append(quarantine.string_literal(quarantine.entity_of(node.name))) -%}
        {%- endif -%}
    {%- endfor -%}
    {%- if not parents -%}{{ return(false) }}{%- endif -%}
    {{ return(quarantine.fetch(
        'select 1 as found from ' ~ quarantine.engine_table('publications')
        ~ ' where model_name in (' ~ parents | join(', ') ~ ') and published_at is not null'
        ~ " and withdrawn_at > timestamp'" ~ quarantine.generation_clock(generation) ~ "'"
        ~ ' limit 1'
    ) | length > 0) }}
{% endmacro %}
