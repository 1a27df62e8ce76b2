"""The form that edits rules, cells that edit code, and what changes with them."""
