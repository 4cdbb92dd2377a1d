{% macro kind_iso_code(rule) %}
    {%- set list = rule.kind.split('.iso_')[1] -%}
    {%- if list == 'country' -%}
        {%- set list = 'country_' ~ quarantine.one_of(rule, 'form', ['alpha2', 'alpha3'], 'alpha2') -%}
    {%- endif -%}
    {%- set codes = quarantine.iso_codes()[list].split() -%}
    {{ return({
        'fails': 'cast(' ~ quarantine.input_column(rule.column) ~ " as string) not in ('" ~ codes | join("', '") ~ "')",
        'holds': rule.column ~ ' is an ISO ' ~ list.replace('_', ' ') ~ ' code',
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
