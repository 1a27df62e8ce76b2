"""The widget of one match: its parts, the regions of the page they lie in, and what a person does with them."""
