{% macro check_history_columns(options, found) %}
    {%- set named = {
        'unique_key': options.unique_key, 'updated_at': [options.sequence], 'exclude': options.exclude,
        'track_except': options.track_except, 'published_at': [options.published_at] if options.published_at else [],
    } -%}
    {%- for option, names in named.items() -%}
        {%- for name in names if name | lower not in found -%}
            {{ quarantine.fail(
                where=options.where, given=option ~ ': ' ~ name, allowed=found.values() | map(attribute='name') | join(', '),
                fix='name a column of the snapshot\'s relation, or remove ' ~ name ~ ' from ' ~ option,
            ) }}
        {%- endfor -%}
    {%- endfor -%}
    {%- for name in options.unique_key + [options.sequence] if name | lower in options.exclude | map('lower') -%}
        {{ quarantine.fail(
            where=options.where, given='exclude: ' ~ name, allowed='columns other than unique_key and updated_at',
            fix='remove ' ~ name ~ ' from exclude',
        ) }}
    {%- endfor -%}
    {%- for name in options.unique_key + [options.sequence] if name | lower == (options.published_at or '_dq_published_at') | lower -%}
        {{ quarantine.fail(
            where=options.where, given='published_at: ' ~ name ~ ', and the same column as unique_key or updated_at',
            allowed='a time of publication that is neither, since the history leaves it out',
            fix='name another column in published_at (without it, _dq_published_at is taken), or in unique_key or updated_at',
        ) }}
    {%- endfor -%}
    {%- for name in options.meta_columns.values() if name | lower in found -%}
        {{ quarantine.fail(
            where=options.where, given='the column ' ~ name ~ ' in the snapshot\'s relation', allowed='columns that the history does not write itself',
            fix='rename the column, or choose another name in snapshot_meta_column_names',
        ) }}
    {%- endfor -%}
{% endmacro %}
