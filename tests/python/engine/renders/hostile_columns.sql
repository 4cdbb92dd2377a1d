with input as (
    select
        `order id`,
        `select`,
        `a``b`,
        `naïve.column`,
        coalesce(cast(`_batch_id` as string), '') as _dq_batch_id
    from shop.orders
    where (`_batch_id` in ('batch_0002'))
),

judged as (
    select
        input.*,
        if(
            (input.`order id` is null)
            or (not (cast(input.`select` as string) in ('it\'s', 'back\\slash', '$\u007bx}')))
            or (input.`a``b` is null),
            array_except(
                array(
                    if(input.`order id` is null, 'missing_order', null),
                    if(not (cast(input.`select` as string) in ('it\'s', 'back\\slash', '$\u007bx}')), 'bad_select', null),
                    if(input.`a``b` is null, 'missing_tick', null)
                ),
                array(cast(null as string))
            ),
            cast(array() as array<string>)
        ) as _dq_failed_rules,
        cast(array() as array<string>) as _dq_warnings
    from input
)

select
    `order id`,
    `select`,
    `a``b`,
    `naïve.column`,
    _dq_failed_rules,
    _dq_warnings,
    size(_dq_failed_rules) = 0 as _dq_valid,
    size(_dq_warnings) > 0 as _dq_warned,
    if(
        size(_dq_failed_rules) + size(_dq_warnings) > 0,
        sha2(concat('orders\n', to_json(
            named_struct('a`b', `a``b`, 'naïve.column', if(`naïve.column` = 0, abs(`naïve.column`), `naïve.column`), 'order id', `order id`, 'select', `select`),
            map('timeZone', 'UTC', 'timestampFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX", 'timestampNTZFormat', "yyyy-MM-dd'T'HH:mm:ss.SSSSSS", 'ignoreNullFields', 'true')
        )), 256),
        null
    ) as _dq_sk,
    _dq_batch_id,
    'generation-run-0001' as _dq_publication_id,
    timestamp'2026-01-01T00:00:00.000000Z' as _dq_tagged_at,
    'fingerprint' as _dq_rules_fingerprint
from judged
