{% macro landing_glob(landing, files) %}
    {#- The files by name, in the one form in which a path can name several. -#}
    {{ return(landing.root ~ '/{' ~ files | map(attribute='source_file') | join(',') ~ '}') }}
{% endmacro %}
