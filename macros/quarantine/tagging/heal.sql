{#-
Judges again the quarantined and warned rows whose verdict hangs on a look-up, and clears the failures that are gone.
Reads only the partitions of such rows; one merge; the rows move to a publication of their own.
-#}
{% macro heal(entity, rules, generation) %}
    {%- set healable = rules | selectattr('lookup', 'defined') | list -%}
    {%- if not healable -%}{{ return(none) }}{%- endif -%}
    {%- set publication_id = generation ~ '-' ~ quarantine.run_id() ~ '-healed' -%}
    {%- set healed_sql = quarantine.healed_rows_sql(entity, rules, healable, generation) -%}
    {%- do run_query('create or replace temporary view ' ~ model.name ~ '__healed as ' ~ healed_sql) -%}
    {%- set counts = quarantine.fetch('select count(*) as healed, count_if(is_released) as released from ' ~ model.name ~ '__healed')[0] -%}
    {%- if counts.healed -%}
        {%- set events = [] -%}
        {%- for event in ['judged', 'published'] -%}
            {%- do events.append({
                'event': quarantine.string_literal(event), 'publication_id': quarantine.string_literal(publication_id),
                'generation': quarantine.string_literal(generation), 'kind': "'healed'",
                'released_rows': counts.released if event == 'judged' else 'null',
            }) -%}
        {%- endfor -%}
        {%- do quarantine.record_events(entity, events) -%}
        {%- do run_query(quarantine.merge_healed_sql(model.name ~ '__healed', publication_id)) -%}
        {{ log(entity ~ ': ' ~ counts.released ~ ' quarantined rows released, their look-ups resolve now', info=counts.released > 0) }}
    {%- endif -%}
{% endmacro %}
