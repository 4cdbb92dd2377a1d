{% macro input_batches(input, batch_column, known=[]) %}
    {%- if not batch_column -%}{{ return([quarantine.run_id()]) }}{%- endif -%}
    {{ return(quarantine.fetch(
        'select distinct ' ~ quarantine.batch_id_sql(batch_column) ~ ' as batch_id from ' ~ input
        ~ (' where ' ~ quarantine.batch_filter_sql(batch_column, known, negated=true) if known else '')
        ~ ' order by 1'
    ) | map(attribute='batch_id') | list) }}
{% endmacro %}
