"""The form for editing rules, the cells for editing code, and what a change does to a match."""
