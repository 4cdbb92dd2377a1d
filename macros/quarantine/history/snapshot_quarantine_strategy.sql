{% macro snapshot_quarantine_strategy(node, snapshotted_rel, current_rel, model_config, target_exists) %}
    {%- do quarantine.check_history_dispatch() -%}
    {%- set options = quarantine.history_options() -%}
    {{ return({
        'unique_key': config.get('unique_key'),
        'updated_at': options.sequence,
        'row_changed': 'true',
        'scd_id': snapshot_hash_arguments(options.unique_key + [options.sequence]),
        'hard_deletes': 'ignore',
        'invalidate_hard_deletes': false,
        'history': options,
    }) }}
{% endmacro %}
