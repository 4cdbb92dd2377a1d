{#-
The distinct keys of a look-up, and which spelling of a number is the first: where one side of the join is text, '1' and
'01' are one key, and the first stands for both. Spark drops the windows from the plan where both sides have one type.
-#}
{% macro parent_keys_sql(lookup) -%}
select
    *
    {%- for key in lookup['keys'] %},
    row_number() over (
        partition by
            {%- for other in lookup['keys'] %}
            {{ '_dq_key_' ~ loop.index if other != key else quarantine.key_text('_dq_key_' ~ loop.index) }}{{ ',' if not loop.last }}
            {%- endfor %}
        order by _dq_key_{{ loop.index }}
    ) = 1 as _dq_is_first_{{ loop.index }}
    {%- endfor %}
from (
    select distinct
        {%- for key in lookup['keys'] %}
        {{ key.parent }} as _dq_key_{{ loop.index }}
        {{- ',' if not loop.last }}
        {%- endfor %}
    from {{ lookup.to }} as parent
    where
        {% for key in lookup['keys'] %}{{ key.parent }} is not null{{ ' and ' if not loop.last }}{% endfor %}
        {%- if lookup.where %}
        and ({{ lookup.where }})
        {%- endif %}
)
{%- endmacro %}
