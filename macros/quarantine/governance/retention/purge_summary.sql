{% macro purge_summary(result, dry_run) %}
    {%- set parts = [result.purged_rows ~ ' payloads ' ~ ('to purge' if dry_run else 'purged'), result.purged_before ~ ' purged before'] -%}
    {%- if result.fixed_rows -%}
        {%- do parts.append(result.fixed_rows ~ ' refused: fixed and not yet recycled; build, then purge again') -%}
    {%- endif -%}
    {%- if result.waiting_rows -%}
        {%- do parts.append(result.waiting_rows ~ ' refused: their batch waits for a decision; accept or discard it, build, then purge again') -%}
    {%- endif -%}
    {%- if result.files_until -%}
        {%- do parts.append(
            'time travel still shows what was purged now until ' ~ result.files_until ~ ' (UTC); the first purge or vacuum after that removes'
            ~ ' the files, and the least and greatest values in the log of Delta go after ' ~ result.log_until
        ) -%}
    {%- endif -%}
    {{ return(result.name ~ ': ' ~ parts | join('; ')) }}
{% endmacro %}
