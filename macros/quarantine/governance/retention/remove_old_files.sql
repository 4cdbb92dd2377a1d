{#-
A Delta table keeps the files of its older versions for its retention time. Those that are past it are removed; for the
others it is returned when they can be, and when the column statistics in Delta's log go.
-#}
{% macro remove_old_files(relation) %}
    {%- set properties = {} -%}
    {%- for row in quarantine.fetch('show tblproperties ' ~ relation) -%}{%- do properties.update({row.key: row.value}) -%}{%- endfor -%}
    {%- if properties.get('delta.enableDeletionVectors') == 'true' -%}
        {#- else a file stays in use for the sake of its other rows -#}
        {%- do run_query('reorg table ' ~ relation ~ ' apply (purge)') -%}
    {%- endif -%}
    {%- do run_query('vacuum ' ~ relation) -%}
    {%- set times = [] -%}
    {%- for name, default in {'delta.deletedFileRetentionDuration': '7 days', 'delta.logRetentionDuration': '30 days'}.items() -%}
        {%- set retention = properties.get(name, default) | lower | replace('interval ', '') -%}
        {%- do times.append("date_format(current_timestamp() + interval '" ~ retention ~ "', 'yyyy-MM-dd HH:mm')") -%}
    {%- endfor -%}
    {{ return(quarantine.fetch('select ' ~ times[0] ~ ' as files_until, ' ~ times[1] ~ ' as log_until')[0]) }}
{% endmacro %}
