{{ config(materialized="landed") }} {{ quarantine.landed_rows(ledger=ref("landing_files")) }}
