{#- One text for each gate that holds the batch, with the next steps. -#}
{% macro held_problems(entity, entry, plan) %}
    {%- set batch = entry.batches | sort | last -%}
    {%- set rejected = quarantine.entity_nodes()[entity].get('quarantine') -%}
    {%- set arguments = "'{model: " ~ entity ~ ', batch: "' ~ batch ~ '", reason: "…"}' ~ "'" -%}
    {%- set fix = 'none of it is published, readers keep what they have; '
        ~ ('look at ' ~ rejected.relation_name ~ " where _dq_batch_id = '" ~ batch ~ "'; " if rejected)
        ~ 'send the batch again corrected, or decide with: ./quarantine accept|discard ' ~ entity ~ ' ' ~ batch ~ " --reason '…'"
        ~ ' (dbt run-operation quarantine.accept_batch|discard_batch --args ' ~ arguments ~ ')' -%}
    {%- set queued = plan | selectattr('state', 'equalto', 'queued') | sum(attribute='batches', start=[]) -%}
    {%- set problems = [] -%}
    {%- set closed = entry.verdicts | selectattr('is_closed') | selectattr('severity', 'equalto', 'error') | list -%}
    {%- for verdict in closed or [{'gate': 'of an earlier run', 'given': 'stopped before', 'allowed': 'a decision'}] -%}
        {%- do problems.append(quarantine.problem(
            'model ' ~ entity ~ '_valid, batch ' ~ entry.batches | sort | join(', ') ~ ', gate ' ~ verdict.gate,
            verdict.given ~ ('; waiting behind it: ' ~ queued | join(', ') if queued),
            verdict.allowed,
            fix,
        )) -%}
    {%- endfor -%}
    {{ return(problems) }}
{% endmacro %}
