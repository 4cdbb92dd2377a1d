{% macro rule_arguments(test) %}
    {%- set arguments = {} -%}
    {%- for key, value in test.test_metadata.kwargs.items() if key not in ['model', 'column_name'] -%}
        {%- do arguments.update({key: quarantine.rendered(value)}) -%}
    {%- endfor -%}
    {%- if 'to' in arguments -%}
        {%- do arguments.update(to=quarantine.lookup_relation(test)) -%}
    {%- endif -%}
    {{ return(arguments) }}
{% endmacro %}
