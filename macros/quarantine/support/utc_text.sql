{% macro utc_text(timestamp) -%}
    date_format(timestamp_ntz'1970-01-01 00:00:00' + make_dt_interval(0, 0, 0, cast(unix_micros({{ timestamp }}) / 1000000bd as decimal(18, 6))), "yyyy-MM-dd'T'HH:mm:ss.SSSSSS'Z'")
{%- endmacro %}
