"""Studies in a notebook: what they show while they run, and from a point, a bar or a row to the game behind it."""
