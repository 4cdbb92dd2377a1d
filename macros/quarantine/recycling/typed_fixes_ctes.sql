{#-
Rows from the JSON of `fixes`, in the types that the table has now. A field that the fix leaves out keeps its value; a
new column is NULL. What can't be read is NULL here and has a reason.
-#}
{% macro typed_fixes_ctes(columns, passed, condition='true') -%}
{%- set fields = ['_dlq_corrupt string'] -%}
{%- for column in columns -%}{%- do fields.append(quarantine.quoted(column.name) ~ (' variant' if column.type == 'variant' else ' string')) -%}{%- endfor -%}
{%- set schema = quarantine.string_literal(fields | join(', ')) -%}
{%- set options = "map('columnNameOfCorruptRecord', '_dlq_corrupt')" -%}
fields as (
    select
        fixes.*,
        from_json(row_data, {{ schema }}, {{ options }}) as given,
        from_json(original_row_data, {{ schema }}, {{ options }}) as origin,
        json_object_keys(row_data) as given_names,
        json_object_keys(original_row_data) as origin_names
    from fixes
),

texts as (
    select
        fields.*,
        named_struct(
            {%- for column in columns %}
            {{ quarantine.string_literal(column.name) }}, {{ quarantine.fix_field('given', column) }}{{ ',' if not loop.last }}
            {%- endfor %}
        ) as field
    from fields
),

typed as (
    select
        {{ passed | join(',\n        ') }},
        {%- for column in columns %}
        {{ quarantine.parsed_sql('texts.field.' ~ quarantine.quoted(column.name), column.type) }} as {{ quarantine.quoted(column.name) }}{{ ',' if not loop.last }}
        {%- endfor %}
    from texts
    lateral view explode(sequence(1, occurrences)) as occurrence
    where {{ condition }}
)
{%- endmacro %}
