{#- Whether a rule says something about a column: its filters do not. -#}
{% macro reads_column(rule, name) %}
    {%- set strings = "'(\\\\.|[^'\\\\])*'|\"(\\\\.|[^\"\\\\])*\"" -%}
    {%- set filters = ['row_condition', 'from_condition', 'to_condition', 'field', 'fields'] -%}
    {%- set texts = [] -%}
    {%- for key, members in quarantine.user_sql_texts(rule.arguments).items() if key not in filters -%}{%- do texts.extend(members) -%}{%- endfor -%}
    {%- set word = '(?i)(?<!\\w)' ~ modules.re.escape(name) ~ '(?!\\w)' -%}
    {{ return(
        quarantine.bare_name(rule.column or '') | lower == name | lower
        or modules.re.search(word, modules.re.sub(strings, '', texts | join(' '))) is not none
    ) }}
{% endmacro %}
