{% macro landing_options(node) %}
    {%- set given = node.config.meta.get('landing', {}) -%}
    {%- set formats = ['jsonl', 'csv', 'parquet'] -%}
    {%- if not given.get('folder') or given.get('format') not in formats or given | length != 2 -%}
        {%- do exceptions.raise_compiler_error(
            node.original_file_path ~ ", model '" ~ node.name ~ "', config.meta.landing: given " ~ (given or 'nothing')
            ~ "; allowed: folder (of the landing path) and format (" ~ formats | join(', ')
            ~ "). To fix: write `config: {meta: {landing: {folder: orders, format: jsonl}}}` in its YAML."
        ) -%}
    {%- endif -%}
    {{ return({
        'folder': given.folder,
        'format': given.format,
        'columns': quarantine.landing_columns(node) | map(attribute='name') | list,
        'root': quarantine.landing_path(),
        'ledger': ref('landing_files'),
        'table': this,
        'view': node.alias ~ '__landed',
    }) }}
{% endmacro %}
