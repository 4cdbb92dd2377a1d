{% macro unrecorded_batches(relation, since) %}
    {{ return(quarantine.fetch(
        'select distinct _dq_batch_id as batch_id from ' ~ relation ~ " where _dq_tagged_at > timestamp'" ~ since ~ "'"
        ~ " and _dq_publication_id not rlike '-(healed|recycled)$'"
    ) | map(attribute='batch_id') | list) }}
{% endmacro %}
