{#-
Equality of two keys that no value makes raise. Spark knows the types while it plans, so only one of the branches is
left: the plain comparison, or, where just one side is text, a comparison as text with the first spelling of a number.
-#}
{% macro same_key(left, right, is_first) %}
    {%- set is_text = "(typeof({}) like 'string%')" -%}
    {%- set cases = [
        is_text.format(left) ~ ' = ' ~ is_text.format(right),
        left ~ ' = ' ~ right,
        is_first ~ ' and ' ~ quarantine.key_text(left) ~ ' = ' ~ quarantine.key_text(right),
    ] -%}
    {{ return('if(\n            ' ~ cases | join(',\n            ') ~ '\n        )') }}
{% endmacro %}
