{#-
Rows a rule judges: the test's own `where`, and for a change feed no delete events, unless the rule is about the key or
the sequence (a delete has no payload).
-#}
{% macro rule_where(test, options) %}
    {%- set parts = [] -%}
    {%- if options.get('delete_when')
        and quarantine.bare_name(quarantine.tested_column(test) or '') not in options.get('key_columns', []) + [options.get('sequence_column')] -%}
        {%- do parts.append('not coalesce(' ~ options.delete_when ~ ', false)') -%}
    {%- endif -%}
    {%- if test.config.where -%}{%- do parts.append('(' ~ quarantine.rendered(test.config.where) ~ ')') -%}{%- endif -%}
    {{ return(parts | join(' and ') or none) }}
{% endmacro %}
