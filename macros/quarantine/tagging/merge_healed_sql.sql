{% macro merge_healed_sql(healed_sql, publication_id) -%}
merge into {{ this }} as tagged
using ({{ healed_sql }}) as healed
    on (not tagged._dq_valid or tagged._dq_warned)
    and tagged._dq_publication_id = healed.old_publication_id
    and tagged._dq_batch_id = healed.batch_id
    and tagged._dq_sk = healed.row_key
    and tagged._dq_failed_rules = healed.old_failed_rules
    and tagged._dq_warnings = healed.old_warnings
when matched then update set
    _dq_failed_rules = healed.failed_rules,
    _dq_warnings = healed.warnings,
    _dq_valid = size(healed.failed_rules) = 0,
    _dq_warned = size(healed.warnings) > 0,
    _dq_publication_id = '{{ publication_id }}',
    _dq_tagged_at = if(size(healed.failed_rules) = 0, timestamp'{{ quarantine.run_clock() }}', tagged._dq_tagged_at)
{%- endmacro %}
