{% macro column_in(sql) %}
    {#- a name in front of an operator is a column, once everything else that may stand there is gone -#}
    {%- set noise = "(?is)(\\b(date|timestamp(_ntz|_ltz)?|x|r)\\s*)?('(\\\\.|[^'\\\\])*'|\"(\\\\.|[^\"\\\\])*\")|--[^\\n]*|/[*].*?[*]/"
        ~ "|::\\s*\\w+|\\w+\\s*=>|\\binterval\\s+\\S+\\s+\\w+|\\bas\\s+\\w+" -%}
    {%- set plain = modules.re.sub(noise, ' ', sql | string) -%}
    {%- set operator = '\\s*([<>=!+*/%)-]|(is|in|not|between|like|rlike)\\b|$)' -%}
    {%- set keywords = ['and', 'or', 'not', 'is', 'in', 'null', 'true', 'false', 'case', 'when', 'then', 'else', 'end', 'between', 'like', 'rlike',
        'current_date', 'current_timestamp', 'current_user', 'localtimestamp'] -%}
    {%- if '->' not in plain -%}
        {%- for found in modules.re.finditer('(?i)(?<![\\w.`])(`[^`]+`|[a-z_]\\w*([.][a-z_]\\w*)*)(?=' ~ operator ~ ')', plain) -%}
            {%- if found[1] | lower not in keywords -%}{{ return(found[1]) }}{%- endif -%}
        {%- endfor -%}
    {%- endif -%}
    {{ return(none) }}
{% endmacro %}
