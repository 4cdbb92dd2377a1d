{% macro queue_changes_sql(sources, news) -%}
    {%- set parts = [] -%}
    {%- for source in sources -%}
        {%- set its_news = news | selectattr('model_name', 'equalto', source.model) | list -%}
        {%- if its_news -%}{%- do parts.append(quarantine.rejected_changes_sql(source, its_news)) -%}{%- endif -%}
    {%- endfor -%}
    {%- if not parts -%}
        {#- nothing but what people touched -#}
        {%- do parts.append(
            '    select _dlq_model, _dlq_source_table, _dq_sk, cast(null as string) as batch_id, 0 as row_count,'
            ~ ' _dq_failed_rules, _dlq_failed_rules, _dq_warnings, _row_data from ' ~ quarantine.queue_relation() ~ ' where false'
        ) -%}
    {%- endif -%}
    {{ return(parts | join('\n    union all\n')) }}
{%- endmacro %}
