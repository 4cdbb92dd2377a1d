{% macro stored_bookmark(target_relation) %}
    {%- for row in quarantine.fetch('show tblproperties ' ~ target_relation) if row.key == 'quarantine.history_bookmark' -%}
        {{ return(fromjson(row.value)) }}
    {%- endfor -%}
    {{ return({}) }}
{% endmacro %}
