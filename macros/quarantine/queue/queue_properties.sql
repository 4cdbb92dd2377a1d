{% macro queue_properties() %}
    {{ return({
        'delta.enableChangeDataFeed': 'true',
        'delta.enableRowTracking': 'true',
        'delta.enableDeletionVectors': 'true',
    }) }}
{% endmacro %}
