{#- Per publication that waits and drift gate: its rules with their drift. One query for each drift gate, where a batch waits. -#}
{% macro drift_of(entity, gates, pending) %}
    {%- set found = {} -%}
    {%- set fresh = pending | rejectattr('was_held') | list -%}
    {%- for gate in gates if gate.kind == 'quarantine.drift' and fresh -%}
        {%- for entry in fresh -%}{%- do found.setdefault(entry.publication_id, {}).update({gate.name: []}) -%}{%- endfor -%}
        {%- set drift_sql = quarantine.rule_drift_sql(quarantine.rule_catalog([entity]), gate) -%}
        {%- set ids = [] -%}
        {%- for entry in fresh -%}{%- do ids.append(quarantine.string_literal(entry.publication_id)) -%}{%- endfor -%}
        {%- for row in quarantine.fetch('select publication_id, rule, status, score, distance, median_rate, failure_rate from (' ~ drift_sql ~ ') where publication_id in (' ~ ids | join(', ') ~ ')') -%}
            {%- do found[row.publication_id][gate.name].append(row) if gate.get('rule', row.rule) == row.rule -%}
        {%- endfor -%}
    {%- endfor -%}
    {{ return(found) }}
{% endmacro %}
