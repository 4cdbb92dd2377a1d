{% macro batch_family(batch_id) %}
    {%- set match = modules.re.match('^(.*)\\.v([0-9]+)$', batch_id) -%}
    {{ return([match.group(1), match.group(2) | int] if match else [batch_id, 1]) }}
{% endmacro %}
