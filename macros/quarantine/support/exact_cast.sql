{#- A decimal is compared with one that keeps 38 digits, a date with a time: try_cast rounds the one, and cuts the other
    off a longer text. It also fills in what a text doesn't say: "2025" would be a first of January, "14:30" today. -#}
{% macro exact_cast(text, type) -%}
{%- set words = modules.re.findall('[a-z]+|[0-9]+', type | lower) -%}
{%- set cast = 'try_cast(' ~ text ~ ' as ' ~ type ~ ')' -%}
{%- set names_a_day = text ~ " rlike '^[^0-9T]*[0-9]+-[0-9]+-[0-9]'" -%}
{%- if words[0] in ['decimal', 'dec', 'numeric'] -%}
    {%- set precision, scale = (words[1:] + ['10', '0'][words | length - 1:]) | map('int') -%}
if(try_cast({{ text }} as decimal(38, {{ 38 - precision + scale }})) = {{ cast }}, {{ cast }}, null)
{%- elif words[0] == 'date' -%}
if({{ names_a_day }} and try_cast({{ text }} as timestamp_ntz) = {{ cast }}, {{ cast }}, null)
{%- elif words[0] == 'timestamp' -%}
if({{ names_a_day }}, {{ cast }}, null)
{%- else -%}
{{ cast }}
{%- endif -%}
{%- endmacro %}
