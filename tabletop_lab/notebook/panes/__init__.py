"""Panes beside the board that show something about a match, and the aids for learning."""
