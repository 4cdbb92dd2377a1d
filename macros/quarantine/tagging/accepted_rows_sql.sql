{#- Valid rows of the generation that count for uniqueness: a batch that was sent again is judged as if the first weren't there. -#}
{% macro accepted_rows_sql(entity, generation, outdated=[]) -%}
(
        select tagged.*
        from {{ this }} as tagged
        left anti join {{ quarantine.engine_table('publications') }} as withdrawn
            on withdrawn.model_name = {{ quarantine.string_literal(entity) }}
            and withdrawn.is_withdrawn
            and tagged._dq_publication_id = withdrawn.publication_id
        where
            tagged._dq_valid
            and tagged._dq_publication_id >= '{{ generation }}'
            {%- if outdated %}
            and tagged._dq_batch_id not in ({{ quarantine.string_literals(outdated) }})
            {%- endif %}
    )
{%- endmacro %}
