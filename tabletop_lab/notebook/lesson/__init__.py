"""What a lesson is made of: a board to press, what happened, a clause word for word. Each is one call in a cell."""
