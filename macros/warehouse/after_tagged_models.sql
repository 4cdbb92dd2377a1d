{#-
Makes the calling model wait for all tables that are judged. In this project only: a package can't know those of the
project that installs it, so there such a model shows what is there when it runs.
-#}
{% macro after_tagged_models() %}
    {%- if project_name == 'quarantine' -%}
        {%- for entity in [
            'bronze_customers', 'bronze_inventory', 'bronze_order_items', 'bronze_orders', 'bronze_products',
            'bronze_returns', 'bronze_stores', 'silver_customers', 'silver_order_items', 'silver_orders',
        ] -%}
            {%- do ref(entity ~ '_tagged') -%}
        {%- endfor -%}
    {%- endif -%}
{% endmacro %}
