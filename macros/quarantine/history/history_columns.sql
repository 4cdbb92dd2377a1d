{% macro history_columns(options, source_sql) %}
    {%- set found = {} -%}
    {%- for column in quarantine.fetch('describe query ' ~ source_sql) -%}
        {%- do found.update({column.col_name | lower: {'name': column.col_name, 'type': column.data_type}}) -%}
    {%- endfor -%}
    {%- do quarantine.check_history_columns(options, found) -%}
    {%- set published_at = (options.published_at or '_dq_published_at') | lower -%}
    {%- set left_out = options.exclude | map('lower') | list + [published_at] -%}
    {%- set keys = options.unique_key | map('lower') | list -%}
    {%- set untracked = (options.track_except + [options.sequence]) | map('lower') | list -%}
    {%- set columns = {'kept': [], 'key': [], 'tracked': [], 'untracked': []} -%}
    {%- for name, column in found.items() if name not in left_out -%}
        {%- set group = 'key' if name in keys else 'untracked' if name in untracked or name.startswith('_dq_') else 'tracked' -%}
        {%- do columns.kept.append(column) -%}
        {%- do columns[group].append(column) -%}
    {%- endfor -%}
    {%- do columns.update({'sequence': found[options.sequence | lower], 'published_at': found.get(published_at)}) -%}
    {{ return(columns) }}
{% endmacro %}
