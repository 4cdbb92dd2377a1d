{#- SQL array of what makes a fix unusable, before any rule is asked: no JSON, a field that nobody knows, a value of another type, another key. -#}
{% macro fix_problems_sql(rules, columns) -%}
{%- set names = quarantine.string_literals(columns | map(attribute='name')) -%}
{%- set known = 'array_union(coalesce(texts.origin_names, array()), array(' ~ names ~ '))' -%}
{%- set keys = quarantine.entity_options(quarantine.entity_of(model.name)).get('key_columns') or [] -%}
array_except(
    array(
        if(
            texts.origin_names is null and size(array_except(array({{ names }}), texts.given_names)) > 0,
            'the rejected row is kept no more, and the fix leaves columns out',
            null
        ),
        if(texts.given_names is null or texts.given._dlq_corrupt is not null, 'the fix is no JSON object', null),
        if(
            size(array_except(texts.given_names, {{ known }})) > 0,
            concat('no such column: ', array_join(array_except(texts.given_names, {{ known }}), ', ')),
            null
        )
        {%- for column in columns %}
        {%- set text = 'texts.field.' ~ quarantine.quoted(column.name) -%}
        {%- if column.type != 'variant' and quarantine.parsed_sql(text, column.type) != text -%},
        if(
            {{ text }} is not null and {{ quarantine.parsed_sql(text, column.type) }} is null,
            {{ quarantine.string_literal(column.name ~ ' is no ' ~ column.type) }},
            null
        )
        {%- endif -%}
        {%- if column.name in keys -%},
        if({{ quarantine.changes_key_sql(rules, column) }}, {{ quarantine.string_literal('the key ' ~ column.name ~ ' must stay what it was') }}, null)
        {%- endif -%}
        {%- endfor %}
    ),
    array(cast(null as string))
)
{%- endmacro %}
