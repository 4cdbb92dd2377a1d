{% macro unrecorded_batches(relation, is_new) %}
    {{ return(quarantine.fetch(
        'select distinct _dq_batch_id as batch_id from ' ~ relation ~ ' where ' ~ is_new
    ) | map(attribute='batch_id') | list) }}
{% endmacro %}
