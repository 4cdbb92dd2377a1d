{% macro landing_columns(node) %}
    {#- What the loader adds itself; everything else is a field of the files. -#}
    {%- set added = ['_rescued_data', '_new_columns', '_source_file', '_source_hash', '_batch_id', '_ingested_at'] -%}
    {%- set untyped = node.columns.values() | rejectattr('data_type') | map(attribute='name') | list -%}
    {%- if execute and (untyped or not node.columns) -%}
        {%- do exceptions.raise_compiler_error(
            node.original_file_path ~ ", model '" ~ node.name ~ "', columns: given no data_type for "
            ~ (untyped | join(', ') or 'any column') ~ "; allowed: any Spark type. To fix: add `data_type: string` or another"
            ~ " type to each column in the model's YAML, since the files are read by it."
        ) -%}
    {%- endif -%}
    {{ return(node.columns.values() | rejectattr('name', 'in', added) | list) }}
{% endmacro %}
