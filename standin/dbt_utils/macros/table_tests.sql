{% test at_least_one(model) %}
    {{ dbt_utils.needs_the_real_package('at_least_one', kwargs) }}
{% endtest %}

{% test cardinality_equality(model) %}
    {{ dbt_utils.needs_the_real_package('cardinality_equality', kwargs) }}
{% endtest %}

{% test equal_rowcount(model) %}
    {{ dbt_utils.needs_the_real_package('equal_rowcount', kwargs) }}
{% endtest %}

{% test equality(model) %}
    {{ dbt_utils.needs_the_real_package('equality', kwargs) }}
{% endtest %}

{% test fewer_rows_than(model) %}
    {{ dbt_utils.needs_the_real_package('fewer_rows_than', kwargs) }}
{% endtest %}

{% test not_constant(model) %}
    {{ dbt_utils.needs_the_real_package('not_constant', kwargs) }}
{% endtest %}

{% test not_null_proportion(model) %}
    {{ dbt_utils.needs_the_real_package('not_null_proportion', kwargs) }}
{% endtest %}

{% test recency(model) %}
    {{ dbt_utils.needs_the_real_package('recency', kwargs) }}
{% endtest %}
