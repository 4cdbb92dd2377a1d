{#- How many of the proof's numbers (rows and checksum of both sides) differ from what was judged. -#}
{% macro conservation_verdict(proof={}) %}
    {%- set differing = [] -%}
    {%- for name, expected in proof.get('expected', {}).items() if proof[name] != expected -%}{%- do differing.append(name) -%}{%- endfor -%}
    {{ return({
        'value': differing | length,
        'limit_value': 0,
        'baseline': none,
        'outcome': 'not_conserved' if differing else 'passed',
        'is_closed': differing != [],
        'given': differing | join(', ') ~ ' differ from what was judged' if differing else 'input = valid + quarantined',
        'allowed': 'input = valid + quarantined, in rows and content',
    }) }}
{% endmacro %}
