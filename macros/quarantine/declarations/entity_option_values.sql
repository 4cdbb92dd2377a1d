{#- Options of an entity, in config.meta.quarantine of its _valid model; a list where only some values are allowed. -#}
{% macro entity_option_values() %}
    {{ return({
        'on_rule_change': ['retag', 'keep', 'fail'],
        'on_schema_change': ['append_new_columns', 'fail'],
        'on_closed_gate': ['hold', 'pass'],
        'key_columns': none,
        'sequence_column': none,
        'delete_when': none,
        'source_table': none,
        'ingestion_columns': none,
    }) }}
{% endmacro %}
