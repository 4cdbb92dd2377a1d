{% macro entity_place(entity, nodes) %}
    {{ return((nodes.valid.patch_path or nodes.valid.original_file_path).split('://')[-1] ~ ', model ' ~ entity ~ '_valid') }}
{% endmacro %}
