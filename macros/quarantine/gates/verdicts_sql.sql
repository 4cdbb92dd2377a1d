{% macro verdicts_sql(verdicts) -%}
    {%- set rows = [] -%}
    {%- for verdict in verdicts -%}
        {%- set cells = [] -%}
        {%- for name, type in quarantine.verdict_type().items() -%}
            {%- do cells.append('cast(' ~ quarantine.literal(verdict.get(name)) ~ ' as ' ~ type ~ ')') -%}
        {%- endfor -%}
        {%- do rows.append('struct(' ~ cells | join(', ') ~ ')') -%}
    {%- endfor -%}
    {{- 'array(' ~ rows | join(', ') ~ ')' if rows else 'null' -}}
{%- endmacro %}
