{% macro publication_event_columns() %}
    {%- set verdict_fields = [] -%}
    {%- for name, type in quarantine.verdict_type().items() -%}{%- do verdict_fields.append(name ~ ': ' ~ type) -%}{%- endfor -%}
    {{ return({
        'model_name': 'string',
        'publication_id': 'string',
        'generation': 'string',
        'batch_id': 'string',
        'kind': 'string',
        'event': 'string',
        'event_at': 'timestamp',
        'recorded_at': 'timestamp',
        'invocation_id': 'string',
        'input_rows': 'bigint',
        'input_checksum': 'decimal(38, 0)',
        'valid_rows': 'bigint',
        'valid_checksum': 'decimal(38, 0)',
        'quarantined_rows': 'bigint',
        'quarantined_checksum': 'decimal(38, 0)',
        'warned_rows': 'bigint',
        'rule_failures': 'map<string, bigint>',
        'released_rows': 'bigint',
        'moved_rows': 'bigint',
        'newly_rejected_rows': 'bigint',
        'rules_fingerprint': 'string',
        'tagged_relation': 'string',
        'is_conserved': 'boolean',
        'actor': 'string',
        'reason': 'string',
        'verdicts': 'array<struct<' ~ verdict_fields | join(', ') ~ '>>',
    }) }}
{% endmacro %}
