{#-
When a new generation takes the place of an old one: a rejected row stays as old as it was, and a purged payload, which
the input may still have, goes again. Done before the old rows are dropped, so that after a crash it is done once more.
Publications that wait for a decision are left alone, since what they publish is compared with what was judged; those that
are discarded wait no more.
-#}
{% macro carry_over(entity, relation, old_rows) %}
    {%- set old_rejected = old_rows ~ ' and not _dq_valid' -%}
    {%- if not quarantine.fetch('select 1 as found from ' ~ old_rejected ~ ' limit 1') -%}{{ return(none) }}{%- endif -%}
    {%- set published = [] -%}
    {%- set settled = [] -%}
    {%- for row in quarantine.fetch(
        "select publication_id, is_published or coalesce(withdrawal = 'discarded', false) as is_settled_now from "
        ~ quarantine.engine_table('publications')
        ~ " where (published_at is not null or withdrawal = 'discarded') and model_name = " ~ quarantine.string_literal(entity)
    ) -%}
        {%- do settled.append(quarantine.string_literal(row.publication_id)) -%}
        {%- do published.append(quarantine.string_literal(row.publication_id)) if row.is_settled_now -%}
    {%- endfor -%}
    {%- if published -%}
        {%- do run_query(quarantine.carry_over_sql(relation, old_rejected, published, settled, quarantine.payload_columns(entity, relation))) -%}
    {%- endif -%}
{% endmacro %}
