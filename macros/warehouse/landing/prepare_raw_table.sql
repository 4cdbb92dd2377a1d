{% macro prepare_raw_table(relation, existing, node) %}
    {%- set types = {'_batch_id': 'string', '_ingested_at': 'timestamp'} -%}
    {%- for column in quarantine.landing_columns(node) -%}{%- do types.update({column.name | lower: column.data_type}) -%}{%- endfor -%}
    {%- set wanted = quarantine.raw_column_names(node) -%}
    {%- set there = {} -%}
    {%- for column in (quarantine.relation_columns(existing) if existing else []) -%}{%- do there.update({column.name | lower: column.type}) -%}{%- endfor -%}
    {%- do quarantine.check_raw_types(node, types, there) -%}
    {%- set definitions = [] -%}
    {%- for name in wanted if name not in there -%}
        {%- set text = node.columns.get(name, {}).get('description', '') -%}
        {%- do definitions.append('`' ~ name ~ '` ' ~ types.get(name, 'string') ~ ' comment ' ~ quarantine.string_literal(text)) -%}
    {%- endfor -%}
    {%- if not existing -%}
        {%- do run_query(quarantine.create_raw_table_sql(relation, definitions, node.description)) -%}
    {%- elif definitions -%}
        {%- do run_query('alter table ' ~ relation ~ ' add columns (' ~ definitions | join(', ') ~ ')') -%}
    {%- endif -%}
{% endmacro %}
