{% macro doubled_model_problems() %}
    {%- set files = {} -%}
    {%- for node in graph.nodes.values() if node.config.materialized in ['quarantine_tagged', 'quarantine_valid'] -%}
        {%- do files.setdefault(node.name, []).append(node.original_file_path) -%}
    {%- endfor -%}
    {%- set problems = [] -%}
    {%- for name, paths in files.items() if paths | length > 1 -%}
        {%- do problems.append(quarantine.problem(
            paths | join(', '), paths | length ~ ' models named ' ~ name, 'one, of one package and one version: the ledger knows models by their names',
            'rename one of them, or switch it off with enabled: false',
        )) -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
