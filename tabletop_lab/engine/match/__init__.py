"""A game being played, step by step: history, views, positions, records, and what differs under other rules."""
