{% macro history_options() %}
    {%- set where = 'snapshot ' ~ model.name -%}
    {%- set given = (config.get('meta') or {}).get('quarantine') or {} -%}
    {%- set allowed = ['apply_as_deletes', 'deletes', 'exclude', 'published_at', 'track_except'] -%}
    {%- for key in given if key not in allowed -%}
        {{ quarantine.fail(
            where=where, given='meta.quarantine.' ~ key, allowed=allowed | join(', '), fix='correct or remove the key',
        ) }}
    {%- endfor -%}
    {%- for key in ['hard_deletes', 'invalidate_hard_deletes', 'dbt_valid_to_current', 'check_cols'] if config.get(key) -%}
        {{ quarantine.fail(
            where=where, given=key ~ ': ' ~ config.get(key), allowed='nothing: an open version ends NULL and deletes are events of the log',
            fix='remove ' ~ key ~ '; use deletes or apply_as_deletes for deletes and track_except for columns',
        ) }}
    {%- endfor -%}
    {%- if not config.get('updated_at') -%}
        {{ quarantine.fail(
            where=where, given='no updated_at', allowed='the column that sequences the events of a key',
            fix='add updated_at: <column>',
        ) }}
    {%- endif -%}
    {%- set keys = config.get('unique_key') -%}
    {{ return({
        'where': where,
        'unique_key': [keys] if keys is string else keys,
        'sequence': config.get('updated_at'),
        'deletes': quarantine.delete_condition(given, where),
        'track_except': given.get('track_except', []),
        'exclude': given.get('exclude', []) + ([given.deletes.column] if given.deletes else []),
        'published_at': given.get('published_at'),
        'meta_columns': config.get('snapshot_table_column_names') or get_snapshot_table_column_names(),
        'fingerprint': local_md5(tojson([keys, config.get('updated_at'), given], sort_keys=true)),
    }) }}
{% endmacro %}
