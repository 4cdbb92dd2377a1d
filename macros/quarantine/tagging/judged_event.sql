{% macro judged_event(judged, input, failures) %}
    {%- set numbers = {
        'input_rows': (input.input_rows or 0) | int,
        'input_checksum': (input.input_checksum or 0) | int,
    } -%}
    {%- for name in ['valid_rows', 'valid_checksum', 'quarantined_rows', 'quarantined_checksum', 'warned_rows'] -%}
        {%- do numbers.update({name: (judged[name] or 0) | int}) -%}
    {%- endfor -%}
    {%- set is_conserved = numbers.input_rows == numbers.valid_rows + numbers.quarantined_rows
        and numbers.input_checksum == numbers.valid_checksum + numbers.quarantined_checksum -%}
    {%- set publication_id = judged.publication_id -%}
    {%- set tail = publication_id.split('-')[2] -%}
    {{ return(dict(numbers, **{
        'event': "'judged'" if is_conserved else "'refused'",
        'event_at': "timestamp'" ~ judged.tagged_at ~ "'",
        'publication_id': quarantine.string_literal(publication_id),
        'generation': quarantine.string_literal(publication_id.split('-')[0]),
        'batch_id': quarantine.string_literal(judged.batch_id),
        'kind': quarantine.string_literal(tail if tail in ['initial', 'rebuild'] else 'arrival'),
        'rule_failures': failures.get((judged.publication_id, judged.batch_id), 'map()'),
        'tagged_relation': quarantine.string_literal(this | string),
        'rules_fingerprint': quarantine.string_literal(judged.rules_fingerprint or ''),
        'is_conserved': is_conserved | lower,
    })) }}
{% endmacro %}
