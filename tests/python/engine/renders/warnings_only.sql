with input as (
    select
        `order_id`,
        `customer_id`,
        `amount`,
        coalesce(_dq_warnings, array()) as _dq_input_warnings,
        coalesce(cast(`_batch_id` as string), '') as _dq_batch_id
    from shop.orders
    where (`_batch_id` in ('batch_0002'))
),

judged as (
    select
        input.*,
        cast(array() as array<string>) as _dq_failed_rules,
        array_union(input._dq_input_warnings, if(
            (input.`amount` is null),
            array_except(
                array(
                    if(input.`amount` is null, 'missing_amount', null)
                ),
                array(cast(null as string))
            ),
            cast(array() as array<string>)
        )) as _dq_warnings
    from input
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
