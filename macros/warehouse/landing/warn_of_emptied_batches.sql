{#- Whoever reads the raw table learns of a version by its rows: one without any takes no earlier one's place. -#}
{% macro warn_of_emptied_batches(landing, files) %}
    {%- set later = [] -%}
    {%- for file in files if file.is_new and quarantine.batch_family(file.batch_id)[1] > 1 -%}
        {%- do later.append(quarantine.string_literal(file.batch_id)) -%}
    {%- endfor -%}
    {%- if not later -%}{{ return(none) }}{%- endif -%}
    {%- for row in quarantine.fetch(
        'select batch_id from ' ~ landing.ledger ~ " where entity = '" ~ landing.folder ~ "' and batch_id in (" ~ later | join(', ') ~ ')'
        ~ ' group by batch_id having sum(row_count) = 0 order by batch_id'
    ) -%}
        {%- do exceptions.warn(
            landing.root ~ '/' ~ landing.folder ~ '/' ~ quarantine.batch_family(row.batch_id)[0]
            ~ ': sent again without any row (' ~ row.batch_id ~ '), so the rows that were loaded before stay published.'
            ~ ' To withdraw them, send the folder again with one row that has no value: it is rejected, and its version counts.'
        ) -%}
    {%- endfor -%}
{% endmacro %}
