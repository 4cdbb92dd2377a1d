{% macro live_keys(change_log, keys, updated_at, apply_as_deletes) -%}
select
        {{ keys | join(', ') }},
        not max_by(_history_deletes, struct({{ updated_at }}, _history_deletes)) as is_live,
        collect_set(if(_history_deletes, {{ updated_at }}, null)) as deleted_at
    from (select *, coalesce({{ apply_as_deletes }}, false) as _history_deletes from {{ change_log }}) as events
    where {{ updated_at }} is not null and {{ keys | join(' is not null and ') }} is not null
    group by {{ keys | join(', ') }}
{%- endmacro %}
