{#- Why the whole input has to be judged again, or none when new batches can be appended. -#}
{% macro generation_reason(entity, existing, batch_column, judged, rules) %}
    {%- if existing is none or not judged -%}{{ return('first run') }}{%- endif -%}
    {%- if should_full_refresh() -%}{{ return('full refresh') }}{%- endif -%}
    {%- if not batch_column -%}{{ return('no batch column') }}{%- endif -%}
    {%- if quarantine.input_has_retractions(entity, judged[0].generation) -%}{{ return('rows left the input') }}{%- endif -%}
    {%- if quarantine.rules_changed(entity, judged, rules) -%}{{ return('changed rules') }}{%- endif -%}
    {{ return(none) }}
{% endmacro %}
