{% macro own_kinds() %}
    {{ return({
        'quarantine.expression': quarantine.kind('kind_expression', 'expression', column=none),
        'quarantine.in_range': quarantine.kind('kind_range', '', 'min_value max_value inclusive'),
        'quarantine.parses_as': quarantine.kind('kind_parses_as', 'type', 'format'),
        'quarantine.foreign_key': quarantine.kind('kind_relationships', 'to columns fields', 'from_condition to_condition', column=false),
        'quarantine.unique_columns': quarantine.kind('kind_unique_columns', 'columns', 'quote_columns ignore_row_if', column=false),
        'quarantine.valid_json': quarantine.kind('kind_json', '', 'keys'),
        'quarantine.valid_email': quarantine.kind('kind_format'),
        'quarantine.valid_url': quarantine.kind('kind_format', '', 'schemes'),
        'quarantine.valid_uuid': quarantine.kind('kind_format'),
        'quarantine.valid_ip': quarantine.kind('kind_format', '', 'version'),
        'quarantine.valid_cidr': quarantine.kind('kind_format', '', 'version'),
        'quarantine.iso_country': quarantine.kind('kind_iso_code', '', 'form'),
        'quarantine.iso_currency': quarantine.kind('kind_iso_code'),
        'quarantine.not_in_future': quarantine.kind('kind_not_in_future', '', 'tolerance'),
        'quarantine.fresher_than': quarantine.kind('kind_fresher_than', 'age'),
    }) }}
{% endmacro %}
