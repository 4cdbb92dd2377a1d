{#- After changed rules: how many rows left the quarantine and how many entered it, by content key. -#}
{% macro report_rejudged(entity, plan) %}
    {%- set keys = 'select _dq_sk from ' ~ this ~ ' where not _dq_valid and _dq_publication_id ' -%}
    {%- set before = keys ~ "< '" ~ plan.generation ~ "'" -%}
    {%- set after = keys ~ ">= '" ~ plan.generation ~ "'" -%}
    {%- set counts = quarantine.fetch(
        'select (select count(*) from (' ~ before ~ ' except all ' ~ after ~ ')) as released,'
        ~ ' (select count(*) from (' ~ after ~ ' except all ' ~ before ~ ')) as rejected'
    )[0] -%}
    {%- do quarantine.record_events(entity, [{
        'event': "'rejudged'",
        'publication_id': quarantine.string_literal(plan.publications.values() | first),
        'generation': quarantine.string_literal(plan.generation),
        'kind': "'rebuild'",
        'released_rows': counts.released,
        'newly_rejected_rows': counts.rejected,
    }]) -%}
    {{ log(entity ~ ': rules changed, whole input judged again: ' ~ counts.released ~ ' rows released, ' ~ counts.rejected ~ ' newly rejected', info=true) }}
{% endmacro %}
