{#- Name of the column a test is about, wherever it was declared; none for a test of the whole row. -#}
{% macro tested_column(test) %}
    {{ return(test.column_name or test.test_metadata.kwargs.get('column_name')) }}
{% endmacro %}
