"""Stands for the checks of tabletop_lab/testing/checks, run for every game: conftest.py collects them in its place.
`pytest tests/generic -k "cetkaik and replay"` chooses among them, or `pytest --game cetkaik -k replay`."""
