"""Panes that show something about a match beside the board, and the aids for learning."""
