{#- Why the whole input has to be judged again, or none when new batches can be appended. -#}
{% macro generation_reason(entity, batch_column, judged, rules) %}
    {%- if not judged -%}{{ return('first run') }}{%- endif -%}
    {%- if should_full_refresh() -%}{{ return('full refresh') }}{%- endif -%}
    {%- if quarantine.rules_changed(entity, judged, rules) -%}{{ return('changed rules') }}{%- endif -%}
    {%- if not batch_column -%}{{ return('no batch column') }}{%- endif -%}
    {%- if quarantine.input_has_retractions(judged[0].generation) -%}{{ return('rows left the input') }}{%- endif -%}
    {{ return(none) }}
{% endmacro %}
