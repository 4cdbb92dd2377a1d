{#- Texts that a person wrote as SQL or as a regular expression may be no SQL at all. -#}
{% macro has_user_sql(rule) %}
    {%- if rule.where or ['regex', 'regex_list', 'format'] | select('in', rule.arguments) | list -%}{{ return(true) }}{%- endif -%}
    {%- for text in quarantine.user_sql_texts(rule.arguments).values() | sum(start=[])
        if not (quarantine.is_column_name(text) or quarantine.is_number(text)) -%}
        {{ return(true) }}
    {%- endfor -%}
    {{ return(false) }}
{% endmacro %}
