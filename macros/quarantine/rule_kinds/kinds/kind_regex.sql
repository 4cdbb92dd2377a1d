{% macro kind_regex(rule) %}
    {%- set flags = rule.arguments.get('flags') or '' -%}
    {%- if not modules.re.match('^[cimsxuUd]*$', flags) -%}
        {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, 'flags: ' ~ flags, 'the letters c i m s x u U d',
            "leave the flag out; c (case-sensitive) is the default, the others are Java's inline flags") -%}
    {%- endif -%}
    {%- set inline = flags | replace('c', '') -%}
    {%- set patterns = [] -%}
    {%- for regex in rule.arguments.get('regex_list') or [rule.arguments.regex] -%}
        {%- do patterns.append('(?' ~ inline ~ ')' ~ regex if inline else regex) -%}
    {%- endfor -%}
    {{ return(quarantine.pattern_verdict(rule, 'rlike', patterns)) }}
{% endmacro %}
