{%- do quarantine.after_tagged_models() -%} {{ quarantine.rules_together_sql() }}
