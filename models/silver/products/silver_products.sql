with
    ranked as (
        select
            *,
            row_number() over (
                partition by product_id
                order by _batch_id desc, _source_file desc, list_price desc, name, category, size
            ) as position
        from {{ ref("bronze_products_valid") }}
    )

select product_id, name, category, size, list_price
from ranked
where position = 1
