"""What is on the table: squares, pieces, ways of moving, hands; one table each."""
