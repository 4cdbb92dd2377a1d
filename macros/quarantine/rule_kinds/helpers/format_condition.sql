{% macro format_condition(rule, format, text) %}
    {%- if format in ['ip', 'cidr'] -%}
        {%- set version = quarantine.one_of(rule, 'version', ['4', '6', 4, 6, 'any'], 'any') | string -%}
        {{ return(quarantine.ip_condition(text, version, format == 'cidr')) }}
    {%- endif -%}
    {%- set label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?' -%}
    {%- set host = '(' ~ label ~ '[.])*' ~ label -%}
    {%- set given = rule.arguments.get('schemes') or ['http', 'https'] -%}
    {%- set schemes = [] -%}
    {%- for scheme in ([''] if given is string else given) -%}
        {%- if not modules.re.match('^[A-Za-z][A-Za-z0-9+.-]*$', scheme | string) -%}
            {%- do quarantine.fail(rule.model ~ ', rule ' ~ rule.name, 'schemes: ' ~ given, 'a list of names of letters, digits, +, . and -',
                'write them as a list: [https, ftp]') -%}
        {%- endif -%}
        {%- do schemes.append(modules.re.escape(scheme)) -%}
    {%- endfor -%}
    {%- set patterns = {
        'uuid': '(?i)\\A[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\z',
        'email': "\\A[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+([.][A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(" ~ label ~ '[.])+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])\\z',
        'url': '(?i)\\A(' ~ schemes | join('|') ~ ')://([^\\s/?#@]+@)?(' ~ host ~ '[.]?|\\[[0-9a-f:.]+\\])(:[0-9]{1,5})?([/?#][^\\s]*)?\\z',
    } -%}
    {%- set matches = text ~ ' rlike ' ~ quarantine.string_literal(patterns[format]) -%}
    {{ return('length(' ~ text ~ ') <= 254 and ' ~ matches if format == 'email' else matches) }}
{% endmacro %}
