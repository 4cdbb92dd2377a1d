{% macro warn_of_file(landing, file, fix) %}
    {%- do exceptions.warn(landing.root ~ '/' ~ file.source_file ~ ': not loaded, since ' ~ file.problem ~ '. ' ~ fix) -%}
{% endmacro %}
