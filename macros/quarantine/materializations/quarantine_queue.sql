{% materialization quarantine_queue, adapter='spark' %}
    {{ run_hooks(pre_hooks) }}
    {%- set message = 'OK, ' ~ ('brought up to date' if quarantine.fill_queue() else 'nothing new') -%}
    {% call noop_statement('main', message, 'OK') %}{% endcall %}
    {{ run_hooks(post_hooks) }}
    {{ return({'relations': [this.incorporate(type='table')]}) }}
{% endmaterialization %}
