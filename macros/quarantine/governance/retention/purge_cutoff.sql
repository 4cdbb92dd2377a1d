{#- SQL of the time before which payloads go. -#}
{% macro purge_cutoff(older_than) %}
    {%- set match = modules.re.match('^([0-9]{1,5})([dwh])$', older_than | string) -%}
    {%- if not match -%}
        {{ quarantine.fail(
            where='purge, older_than',
            given=older_than or 'nothing',
            allowed='a whole number with h, d or w, such as 90d',
            fix='say how old payloads must be, e.g. ./quarantine purge --older-than 90d',
        ) }}
    {%- endif -%}
    {%- set unit = {'h': 'hours', 'd': 'days', 'w': 'weeks'}[match.group(2)] -%}
    {{ return("timestamp'" ~ quarantine.run_clock() ~ "' - interval " ~ match.group(1) ~ ' ' ~ unit) }}
{% endmacro %}
