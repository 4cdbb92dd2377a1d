{% macro needs_the_real_package(test, arguments) %}
    {%- if execute -%}
        {%- do quarantine.fail('test dbt_expectations.' ~ test ~ ' on ' ~ model.get('attached_node', model.name),
            'a test of a whole table, with the stand-in of dbt_expectations',
            'the tests that judge rows',
            'install the real package with dbt deps where the dbt hub can be reached, or write this test as a singular test') -%}
    {%- endif -%}
    {{ return('select 1 where false') }}
{% endmacro %}
