{#-
Whether rows that the input showed when the generation began have left it, or have moved to a later publication because
a warning healed: then what was read of them is out of date.
-#}
{% macro input_has_retractions(generation) %}
    {%- set parents = [] -%}
    {%- for entity in quarantine.read_entities(model) -%}{%- do parents.append(quarantine.string_literal(entity)) -%}{%- endfor -%}
    {%- if not parents -%}{{ return(false) }}{%- endif -%}
    {%- set began = "timestamp'" ~ quarantine.generation_clock(generation) ~ "'" -%}
    {{ return(quarantine.fetch(
        'select 1 as found from ' ~ quarantine.engine_table('publications')
        ~ ' where model_name in (' ~ parents | join(', ') ~ ') and published_at is not null'
        ~ ' and (withdrawn_at > ' ~ began ~ ' or (moved_rows > 0 and published_at > ' ~ began ~ '))'
        ~ ' limit 1'
    ) | length > 0) }}
{% endmacro %}
