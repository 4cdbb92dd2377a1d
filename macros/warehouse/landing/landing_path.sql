{% macro landing_path() %}
    {%- set given = var('landing_path', env_var('QUARANTINE_LANDING', '')).rstrip('/') -%}
    {%- if not given.startswith('/') and '://' not in given -%}
        {%- do exceptions.raise_compiler_error(
            "landing_path: given '" ~ given ~ "'; allowed: an absolute path or an address such as s3a://bucket/landing, since the"
            ~ " server reads the files. To fix: run ./quarantine dbt, which sets QUARANTINE_LANDING, or pass --vars"
            ~ " 'landing_path: /path/to/landing'."
        ) -%}
    {%- endif -%}
    {{ return(given) }}
{% endmacro %}
