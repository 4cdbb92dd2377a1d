{#- The entity and the ledger entry that a decision names; refuses unknown ones, and a decision without a reason. -#}
{% macro batch_to_decide(model, batch, reason) %}
    {%- set entities = quarantine.entity_nodes() -%}
    {%- set entity = modules.re.sub('_(tagged|valid|quarantine)$', '', model) if model not in entities else model -%}
    {%- if entity not in entities -%}
        {%- do quarantine.fail('model ' ~ model, 'no model with rules', entities | sort | join(', '), 'name one of these') -%}
    {%- endif -%}
    {%- if not (reason or '') | trim -%}
        {%- do quarantine.fail('batch ' ~ batch ~ ' of ' ~ entity, 'no reason', 'a sentence that tells others why', 'add the reason') -%}
    {%- endif -%}
    {%- if not load_relation(quarantine.engine_table('publication_events')) -%}
        {%- do quarantine.fail('batch ' ~ batch ~ ' of ' ~ entity, 'nothing has been judged yet', 'a batch that a build has judged', 'run dbt build first') -%}
    {%- endif -%}
    {%- set ledger = quarantine.read_ledger(entity) -%}
    {%- set found = [] -%}
    {%- for entry in ledger if batch | string in entry.batches -%}{%- do found.append(entry) -%}{%- endfor -%}
    {%- if not found -%}
        {%- set waiting = quarantine.pending_publications(ledger) | sum(attribute='batches', start=[]) -%}
        {%- do quarantine.fail('model ' ~ entity, 'no batch ' ~ batch, 'batches that wait: ' ~ (waiting | sort | join(', ') or 'none'), 'list them with: ./quarantine gates') -%}
    {%- endif -%}
    {{ return((entity, found[-1])) }}
{% endmacro %}
