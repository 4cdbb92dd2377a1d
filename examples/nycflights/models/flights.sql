select * from {{ csv_file("flights") }}
