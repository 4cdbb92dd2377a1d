with input as (
    select
        `order_id`,
        `customer_id`,
        `amount`,
        coalesce(cast(`_batch_id` as string), '') as _dq_batch_id
    from shop.orders
    where (`_batch_id` in ('batch_0002'))
),

judged as (
    select
        input.*,
        if(
            (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 0 else input.`amount` >= 0 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 1 else input.`amount` >= 1 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 2 else input.`amount` >= 2 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 3 else input.`amount` >= 3 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 4 else input.`amount` >= 4 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 5 else input.`amount` >= 5 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 6 else input.`amount` >= 6 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 7 else input.`amount` >= 7 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 8 else input.`amount` >= 8 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 9 else input.`amount` >= 9 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 10 else input.`amount` >= 10 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 11 else input.`amount` >= 11 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 12 else input.`amount` >= 12 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 13 else input.`amount` >= 13 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 14 else input.`amount` >= 14 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 15 else input.`amount` >= 15 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 16 else input.`amount` >= 16 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 17 else input.`amount` >= 17 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 18 else input.`amount` >= 18 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 19 else input.`amount` >= 19 end))
            or (not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 20 else input.`amount` >= 20 end)),
            filter(
                array(
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 0 else input.`amount` >= 0 end), 'below_0', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 1 else input.`amount` >= 1 end), 'below_1', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 2 else input.`amount` >= 2 end), 'below_2', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 3 else input.`amount` >= 3 end), 'below_3', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 4 else input.`amount` >= 4 end), 'below_4', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 5 else input.`amount` >= 5 end), 'below_5', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 6 else input.`amount` >= 6 end), 'below_6', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 7 else input.`amount` >= 7 end), 'below_7', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 8 else input.`amount` >= 8 end), 'below_8', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 9 else input.`amount` >= 9 end), 'below_9', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 10 else input.`amount` >= 10 end), 'below_10', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 11 else input.`amount` >= 11 end), 'below_11', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 12 else input.`amount` >= 12 end), 'below_12', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 13 else input.`amount` >= 13 end), 'below_13', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 14 else input.`amount` >= 14 end), 'below_14', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 15 else input.`amount` >= 15 end), 'below_15', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 16 else input.`amount` >= 16 end), 'below_16', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 17 else input.`amount` >= 17 end), 'below_17', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 18 else input.`amount` >= 18 end), 'below_18', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 19 else input.`amount` >= 19 end), 'below_19', null),
                    if(not (case when typeof(input.`amount`) like 'string%' then try_cast(input.`amount` as double) >= 20 else input.`amount` >= 20 end), 'below_20', null)
                ),
                rule -> rule is not null
            ),
            cast(array() as array<string>)
        ) as _dq_failed_rules,
        cast(array() as array<string>) as _dq_warnings
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
