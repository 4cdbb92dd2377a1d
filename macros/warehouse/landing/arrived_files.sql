{% macro arrived_files(landing) %}
    {%- set unknown = [] -%}
    {%- set batches = [] -%}
    {%- for row in run_query(quarantine.unknown_files_sql(landing)) -%}
        {%- set file = fromjson(row['file']) -%}
        {%- if file.problem -%}
            {%- do quarantine.warn_of_file(
                landing, file, 'Files are named ' ~ landing.folder ~ '/<batch>/<file>.' ~ landing.format
                ~ ' (letters, digits and . _ - = only; no batch that ends in .v2 or the like). Rename it, or take it away.'
            ) -%}
        {%- else -%}
            {%- do unknown.append(file.source_file) -%}
            {%- do batches.append(file.source_file.split('/')[1]) -%}
        {%- endif -%}
    {%- endfor -%}
    {%- set found = [] -%}
    {%- set touched = [] -%}
    {%- for row in (run_query(quarantine.compared_files_sql(landing, batches | unique(case_sensitive=true) | sort)) if batches else []) -%}
        {%- set file = fromjson(row['file']) -%}
        {%- if file.problem -%}
            {%- do quarantine.warn_of_file(landing, file, 'Write it anew, or take it away.') -%}
        {%- else -%}
            {%- do found.append(file) -%}
            {%- do touched.append(file.batch) if file.source_file in unknown -%}
        {%- endif -%}
    {%- endfor -%}
    {%- set files = [] -%}
    {%- for file in found if file.is_new or file.batch in touched -%}{%- do files.append(file) -%}{%- endfor -%}
    {{ return(files) }}
{% endmacro %}
