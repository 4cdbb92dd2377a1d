{#- What recycling_states has of an entity; nothing where it has no quarantine, since all its rows proceed. -#}
{% macro recycling_state(entity) %}
    {{ return(quarantine.recycling_states().get(entity, {}) if 'quarantine' in quarantine.entity_nodes()[entity] else {}) }}
{% endmacro %}
