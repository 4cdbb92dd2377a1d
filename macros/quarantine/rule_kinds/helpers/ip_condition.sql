{% macro ip_condition(text, version, is_range) %}
    {%- set byte = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])' -%}
    {%- set ipv4 = byte ~ '([.]' ~ byte ~ '){3}' -%}
    {%- set group = '[0-9a-fA-F]{1,4}' -%}
    {%- set forms = ['(' ~ group ~ ':){7}' ~ group, '(' ~ group ~ ':){1,7}:', ':(:' ~ group ~ '){1,7}', '::'] -%}
    {%- for left in range(1, 7) -%}
        {%- do forms.append('(' ~ group ~ ':){' ~ left ~ '}(:' ~ group ~ '){1,' ~ (7 - left) ~ '}') -%}
    {%- endfor -%}
    {#- the dotted tail of ::ffff:10.0.0.1 stands for two groups -#}
    {%- set undotted = 'regexp_replace(' ~ text ~ ', ' ~ quarantine.string_literal('(?<=:)' ~ ipv4 ~ ('(?=/)' if is_range else '\\z')) ~ ", '0:0')" -%}
    {%- set bits = {'4': '/(3[0-2]|[12]?[0-9])', '6': '/(12[0-8]|1[01][0-9]|[1-9]?[0-9])'} -%}
    {%- set tests = [] -%}
    {%- if version != '6' -%}
        {%- do tests.append(text ~ ' rlike ' ~ quarantine.string_literal('\\A' ~ ipv4 ~ (bits['4'] if is_range else '') ~ '\\z')) -%}
    {%- endif -%}
    {%- if version != '4' -%}
        {%- do tests.append(undotted ~ ' rlike ' ~ quarantine.string_literal('\\A(' ~ forms | join('|') ~ ')' ~ (bits['6'] if is_range else '') ~ '\\z')) -%}
    {%- endif -%}
    {{ return(tests | join(' or ')) }}
{% endmacro %}
