select * from {{ csv_file("airlines") }}
