{% macro batch_filter_sql(batch_column, batches, negated=false) -%}
    {%- set name = quarantine.quoted(batch_column.name) -%}
    {%- set literals = [] -%}
    {%- for batch in batches if batch != '' -%}
        {%- do literals.append(
            "timestamp'" ~ batch ~ "'" if batch_column.type == 'timestamp'
            else quarantine.string_literal(batch) if batch_column.type == 'string'
            else 'cast(' ~ quarantine.string_literal(batch) ~ ' as ' ~ batch_column.type ~ ')'
        ) -%}
    {%- endfor -%}
    {%- set has_null = '' in batches -%}
    {%- set is_null = '(' ~ name ~ ' is null or ' ~ name ~ " = '')" if batch_column.type == 'string' else name ~ ' is null' -%}
    {%- if negated -%}
    ({{ name ~ ' not in (' ~ literals | join(', ') ~ ')' if literals else 'true' }}{{ ' or ' ~ name ~ ' is null' if not has_null and literals }}){{ ' and not ' ~ is_null if has_null }}
    {%- else -%}
    ({{ name ~ ' in (' ~ literals | join(', ') ~ ')' if literals else 'false' }}{{ ' or ' ~ is_null if has_null }})
    {%- endif -%}
{%- endmacro %}
