{% macro publication_id_sql(publications) -%}
    {%- set ids = publications.values() | unique | list -%}
    {%- if ids | length == 1 -%}
    '{{ ids[0] }}'
    {%- else -%}
    case _dq_batch_id
        {%- for batch, id in publications.items() if id != ids[0] %}
        when {{ quarantine.string_literal(batch) }} then '{{ id }}'
        {%- endfor %}
        else '{{ ids[0] }}'
    end
    {%- endif -%}
{%- endmacro %}
