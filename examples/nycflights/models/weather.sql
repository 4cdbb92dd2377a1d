select * from {{ csv_file("weather") }}
