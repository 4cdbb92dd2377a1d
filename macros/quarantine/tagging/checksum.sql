{% macro checksum(row_hash, condition='true') -%}
    cast(
        cast(coalesce(sum(shiftright({{ row_hash }}, 32)) filter (where {{ condition }}), 0) as decimal(38, 0)) * 4294967296
        + coalesce(sum({{ row_hash }} & 4294967295) filter (where {{ condition }}), 0)
        as decimal(38, 0)
    )
{%- endmacro %}
