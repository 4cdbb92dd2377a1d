{% macro is_history() %}
    {{ return(
        model is defined and model.resource_type == 'snapshot'
        and (config.get('strategy') or '').split('.')[-1] == 'quarantine'
    ) }}
{% endmacro %}
