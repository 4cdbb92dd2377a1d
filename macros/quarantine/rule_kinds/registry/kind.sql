{% macro kind(macro_name, required='', optional='', column=true) %}
    {{ return({'macro': macro_name, 'required': required.split(), 'optional': optional.split(), 'column': column}) }}
{% endmacro %}
