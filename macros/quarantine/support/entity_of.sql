{% macro entity_of(model_name) %}
    {%- for suffix in ['_tagged', '_quarantine', '_valid'] if model_name.endswith(suffix) -%}
        {{ return(model_name[: -(suffix | length)]) }}
    {%- endfor -%}
    {{ quarantine.fail(
        where='model ' ~ model_name,
        given='the name ' ~ model_name,
        allowed='names that end in _tagged, _quarantine or _valid',
        fix='rename the model, e.g. ' ~ model_name ~ '_valid',
    ) }}
{% endmacro %}
