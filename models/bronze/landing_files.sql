{{ config(materialized="file_ledger", schema="quality") }}

select
    cast(null as string) as entity,
    cast(null as string) as batch_id,
    cast(null as string) as source_file,
    cast(null as string) as source_hash,
    cast(null as bigint) as length,
    cast(null as timestamp) as modified_at,
    cast(null as string) as event,
    cast(null as bigint) as row_count,
    cast(null as bigint) as rescued_count,
    cast(null as timestamp) as recorded_at
