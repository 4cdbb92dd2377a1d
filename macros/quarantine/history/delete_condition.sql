{% macro delete_condition(given, where) %}
    {%- if given.deletes and given.apply_as_deletes -%}
        {{ quarantine.fail(
            where=where, given='deletes and apply_as_deletes', allowed='one of them',
            fix='keep deletes for a plain marker column, apply_as_deletes for an expression',
        ) }}
    {%- endif -%}
    {%- if given.apply_as_deletes -%}{{ return(given.apply_as_deletes) }}{%- endif -%}
    {%- if not given.deletes -%}{{ return('false') }}{%- endif -%}
    {%- if given.deletes is not mapping or given.deletes.keys() | sort | list != ['column', 'value'] -%}
        {{ quarantine.fail(
            where=where, given='deletes: ' ~ given.deletes, allowed='deletes: {column: <name>, value: <value or list of values>}',
            fix='name the marker column and the value that marks a delete',
        ) }}
    {%- endif -%}
    {%- set values = [given.deletes.value] if given.deletes.value is string or given.deletes.value is not iterable else given.deletes.value -%}
    {%- set literals = [] -%}
    {%- for value in values -%}
        {%- do literals.append(quarantine.string_literal(value | string | lower if value is boolean else value | string)) -%}
    {%- endfor -%}
    {{ return('cast(' ~ quarantine.quoted(given.deletes.column) ~ ' as string) in (' ~ literals | join(', ') ~ ')') }}
{% endmacro %}
