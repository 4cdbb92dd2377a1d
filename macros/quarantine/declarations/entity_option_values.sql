{#-
Options of an entity, in config.meta.quarantine of its _valid model: the values that are allowed, or of what kind the value is.
-#}
{% macro entity_option_values() %}
    {{ return({
        'on_rule_change': ['retag', 'keep', 'fail'],
        'on_schema_change': ['append_new_columns', 'fail'],
        'on_closed_gate': ['hold', 'pass'],
        'key_columns': 'columns',
        'sequence_column': 'column',
        'delete_when': 'text',
        'source_table': 'text',
        'ingestion_columns': 'columns',
    }) }}
{% endmacro %}
