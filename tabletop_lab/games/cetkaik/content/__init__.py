"""The tables of the game: squares, pieces, ways of moving, hands."""
