select * from {{ csv_file("airports") }}
