{#- After changed rules: how many rows left the quarantine and how many entered it, by content key. A note about no publication. -#}
{% macro report_rejudged(entity, plan) %}
    {%- set keys = 'select _dq_sk from ' ~ this ~ ' where not _dq_valid and _dq_publication_id ' -%}
    {%- set before = keys ~ "< '" ~ plan.generation ~ "'" -%}
    {%- set known_batches = 'select _dq_batch_id from ' ~ this ~ " where _dq_publication_id < '" ~ plan.generation ~ "'" -%}
    {%- set after = keys ~ ">= '" ~ plan.generation ~ "'" ~ (' and _dq_batch_id in (' ~ known_batches ~ ')' if plan.batch_column else '') -%}
    {%- set counts = quarantine.fetch(
        'select (select count(*) from (' ~ before ~ ' except all ' ~ after ~ ')) as released,'
        ~ ' (select count(*) from (' ~ after ~ ' except all ' ~ before ~ ')) as rejected'
    )[0] -%}
    {%- do quarantine.record_events(entity, [{
        'event': "'rejudged'",
        'generation': quarantine.string_literal(plan.generation),
        'kind': "'rebuild'",
        'released_rows': counts.released,
        'newly_rejected_rows': counts.rejected,
    }]) -%}
    {{ log(entity ~ ': rules changed, whole input judged again: ' ~ counts.released ~ ' rows released, ' ~ counts.rejected ~ ' newly rejected', info=true) }}
{% endmacro %}
