{% macro check_queue_table(queue) %}
    {%- set found = {} -%}
    {%- for row in quarantine.fetch('show tblproperties ' ~ queue) -%}{%- do found.update({row.key: row.value}) -%}{%- endfor -%}
    {%- set missing = [] -%}
    {%- for name, value in quarantine.queue_properties().items() if found.get(name) != value -%}
        {%- do missing.append("'" ~ name ~ "' = '" ~ value ~ "'") -%}
    {%- endfor -%}
    {%- if missing -%}
        {{ quarantine.fail(
            where='table ' ~ queue,
            given='no ' ~ missing | join(', '),
            allowed='a dead letter queue with change data feed, row tracking and deletion vectors, as this project creates it',
            fix='alter table ' ~ queue ~ ' set tblproperties (' ~ missing | join(', ') ~ '), or move the table away and build with --full-refresh',
        ) }}
    {%- endif -%}
{% endmacro %}
