{% macro judging_plan(entity, existing, input, input_columns, rules) %}
    {%- set batch_column = quarantine.batch_column(entity, input_columns) -%}
    {%- set judged = quarantine.judged_batches(entity) if existing else [] -%}
    {%- set reason = quarantine.generation_reason(entity, existing, batch_column, judged, rules) -%}
    {%- set known = [] if reason else judged | map(attribute='batch_id') | unique | list -%}
    {%- set batches = quarantine.input_batches(input, batch_column, known) -%}
    {%- set generation = quarantine.run_id() if reason else judged[0].generation -%}
    {%- set kind = none if not reason else 'rebuild' if judged else 'initial' -%}
    {{ return({
        'reason': reason,
        'generation': generation,
        'batch_column': batch_column,
        'batches': batches,
        'publications': quarantine.publication_ids(generation, kind, batches, judged, batch_column),
    }) }}
{% endmacro %}
