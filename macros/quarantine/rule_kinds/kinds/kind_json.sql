{% macro kind_json(rule) %}
    {%- set column = quarantine.input_column(rule.column) -%}
    {%- set keys = rule.arguments.get('keys') or [] -%}
    {#- the parser stops after the first value, so the text must be a value inside an array and inside an object -#}
    {%- set broken = [
        "try_parse_json('[' || " ~ column ~ " || ']') is null",
        "try_parse_json('{\"v\": ' || " ~ column ~ " || '}') is null",
    ] -%}
    {%- for key in keys -%}
        {%- do broken.append('not coalesce(array_contains(json_object_keys(' ~ column ~ '), ' ~ quarantine.string_literal(key) ~ '), false)') -%}
    {%- endfor -%}
    {{ return({
        'fails': column ~ ' is not null and (' ~ broken | join(' or ') ~ ')',
        'holds': rule.column ~ ' is JSON' ~ (' with ' ~ keys | join(', ') if keys else ''),
        'null_verdict': 'pass',
    }) }}
{% endmacro %}
