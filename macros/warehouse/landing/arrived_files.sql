{% macro arrived_files(landing) %}
    {%- set batches = [] -%}
    {%- for row in run_query(quarantine.unknown_files_sql(landing)) -%}
        {%- set file = fromjson(row['file']) -%}
        {%- set batch = file.source_file.split('/')[1] -%}
        {%- if file.problem -%}
            {%- do exceptions.warn(
                landing.root ~ '/' ~ file.source_file ~ ': not loaded, since ' ~ file.problem
                ~ '. Files are named ' ~ landing.folder ~ '/<batch>/<file>.' ~ landing.format
                ~ ' (letters, digits and . _ - = only; no batch that ends in .v2 or the like). Rename it, or take it away.'
            ) -%}
        {%- elif batch not in batches -%}
            {%- do batches.append(batch) -%}
        {%- endif -%}
    {%- endfor -%}
    {%- set files = [] -%}
    {%- if batches -%}
        {%- for row in run_query(quarantine.compared_files_sql(landing, batches | sort)) -%}
            {%- do files.append(fromjson(row['file'])) -%}
        {%- endfor -%}
    {%- endif -%}
    {{ return(files) }}
{% endmacro %}
