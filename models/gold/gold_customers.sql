with
    versions as (select * from {{ ref("silver_customers") }}),
    lives as (
        select customer_id, min(__start_at) as customer_since, count(*) as versions from versions group by customer_id
    )

select
    versions.customer_id,
    {{ quarantine.masked("versions.name") }} as name,
    {{ quarantine.masked("versions.email") }} as email,
    versions.region,
    lives.customer_since,
    versions.__start_at as current_since,
    lives.versions,
    versions._dq_warnings
from versions
inner join lives on versions.customer_id = lives.customer_id
where versions.__end_at is null
