{#- Verdicts of a publication once its proof is known. -#}
{% macro proven_verdicts(verdicts, proof) %}
    {%- set proven = [] -%}
    {%- for verdict in verdicts -%}
        {%- do proven.append(dict(verdict, **quarantine.conservation_verdict(proof)) if verdict.gate_kind == 'conservation' else verdict) -%}
    {%- endfor -%}
    {{ return(proven) }}
{% endmacro %}
