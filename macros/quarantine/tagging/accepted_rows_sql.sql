{% macro accepted_rows_sql(entity, generation) -%}
(
        select tagged.*
        from {{ this }} as tagged
        left anti join {{ quarantine.engine_table('publications') }} as withdrawn
            on withdrawn.model_name = {{ quarantine.string_literal(entity) }}
            and withdrawn.is_withdrawn
            and tagged._dq_publication_id = withdrawn.publication_id
        where tagged._dq_valid and tagged._dq_publication_id >= '{{ generation }}'
    )
{%- endmacro %}
