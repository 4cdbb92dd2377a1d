with input as (
    select
        `order_id`,
        `customer_id`,
        `amount`,
        coalesce(cast(`_batch_id` as string), '') as _dq_batch_id
    from shop.orders
    where (`_batch_id` in ('batch_0002'))
),

`unknown_customer_id_parents` as (
    select
        *,
        row_number() over (
            partition by
                coalesce(cast(try_cast(cast(_dq_key_1 as string) as decimal(38, 10)) as string), cast(_dq_key_1 as string))
            order by _dq_key_1
        ) = 1 as _dq_is_first_1
    from (
        select distinct
            `customer_id` as _dq_key_1
        from shop.customers as parent
        where
            `customer_id` is not null
    )
),

judged as (
    select
        input.*,
        if(
            (input.`order_id` is null)
            or (input.`customer_id` is not null and not (`unknown_customer_id_parents`._dq_key_1 is not null)),
            array_except(
                array(
                    if(input.`order_id` is null, 'missing_order_id', null),
                    if(input.`customer_id` is not null and not (`unknown_customer_id_parents`._dq_key_1 is not null), 'unknown_customer_id', null)
                ),
                array(cast(null as string))
            ),
            cast(array() as array<string>)
        ) as _dq_failed_rules,
        if(
            (input.`amount` is null),
            array_except(
                array(
                    if(input.`amount` is null, 'missing_amount', null)
                ),
                array(cast(null as string))
            ),
            cast(array() as array<string>)
        ) as _dq_warnings
    from input
    left join `unknown_customer_id_parents`
        on if(
            (typeof(input.`customer_id`) like 'string%') = (typeof(`unknown_customer_id_parents`._dq_key_1) like 'string%'),
            input.`customer_id` = `unknown_customer_id_parents`._dq_key_1,
            `unknown_customer_id_parents`._dq_is_first_1 and coalesce(cast(try_cast(cast(input.`customer_id` as string) as decimal(38, 10)) as string), cast(input.`customer_id` as string)) = coalesce(cast(try_cast(cast(`unknown_customer_id_parents`._dq_key_1 as string) as decimal(38, 10)) as string), cast(`unknown_customer_id_parents`._dq_key_1 as string))
        )
)

select
    `order_id`,
    `customer_id`,
    `amount`,
    _dq_failed_rules,
    _dq_warnings,
    size(_dq_failed_rules) = 0 as _dq_valid,
    size(_dq_warnings) > 0 as _dq_warned,
    if(
        size(_dq_failed_rules) + size(_dq_warnings) > 0,
        sha2(concat('orders\n', to_json(
            named_struct('amount', if(`amount` = 0, abs(`amount`), `amount`), 'customer_id', `customer_id`, 'order_id', `order_id`),
            map('timeZone', 'UTC', 'timestampFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX", 'timestampNTZFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSS", 'ignoreNullFields', 'true')
        )), 256),
        null
    ) as _dq_sk,
    _dq_batch_id,
    'generation-run-0001' as _dq_publication_id,
    timestamp'2026-01-01T00:00:00.000000Z' as _dq_tagged_at,
    'fingerprint' as _dq_rules_fingerprint
from judged
