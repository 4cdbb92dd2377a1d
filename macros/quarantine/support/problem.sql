{% macro problem(where, given, allowed, fix) %}
    {{ return('\n  where:   ' ~ where ~ '\n  given:   ' ~ given ~ '\n  allowed: ' ~ allowed ~ '\n  fix:     ' ~ fix) }}
{% endmacro %}
