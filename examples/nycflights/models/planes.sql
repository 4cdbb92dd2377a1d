select * from {{ csv_file("planes") }}
