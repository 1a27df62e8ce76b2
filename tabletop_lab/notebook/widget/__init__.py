"""The widget of one match: its parts, the regions of the page that show them, and what a person can do with them."""
