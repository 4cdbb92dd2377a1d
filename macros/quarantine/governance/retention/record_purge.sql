{#- After the fact: what a purge that died didn't write down is told by the marks on the rows. -#}
{% macro record_purge(purged, older_than, actor) %}
    {%- set columns = quarantine.purge_columns() -%}
    {%- set rows = [] -%}
    {%- for result in purged if result.purged_rows -%}
        {%- do rows.append('(' ~ [
            quarantine.string_literal(result.name),
            "timestamp'" ~ quarantine.run_clock() ~ "'",
            quarantine.string_literal(older_than),
            result.purged_rows,
            result.fixed_rows,
            result.waiting_rows,
            quarantine.string_literal(actor) if actor else 'current_user()',
        ] | join(', ') ~ ')') -%}
    {%- endfor -%}
    {%- if rows -%}
        {%- do quarantine.create_engine_table(quarantine.engine_table('purges'), columns) -%}
        {%- do run_query('insert into ' ~ quarantine.engine_table('purges') ~ ' (' ~ columns | join(', ') ~ ') values ' ~ rows | join(', ')) -%}
    {%- endif -%}
{% endmacro %}
