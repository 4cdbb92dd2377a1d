{%- do quarantine.after_tagged_models() -%}
with
    columns as (
        {{
            quarantine.rows_as_sql(
                {"model_name": "string", "column_name": "string", "rules": "string"}, quarantine.column_catalog()
            )
        }}
    )

select
    model_name,
    column_name,
    if(rules = '', cast(array() as array<string>), split(rules, ',')) as rules,
    rules != '' as is_covered
from columns
