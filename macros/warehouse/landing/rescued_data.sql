{% macro rescued_data(typed) -%}
case
    when parsed.fields is null then to_json(named_struct('_corrupt_line', parsed.line))
    {%- if typed %}
    when
        {% for name in typed -%}
        {{ 'or ' if not loop.first }}(parsed.{{ name }} is null and parsed.fields['{{ name }}'] is not null)
        {% endfor -%}
    then
        to_json(
            named_struct(
                {% for name in typed -%}
                '{{ name }}', if(parsed.{{ name }} is null, parsed.fields['{{ name }}'], null){{ ',' if not loop.last }}
                {% endfor -%}
            )
        )
    {%- endif %}
end
{%- endmacro %}
