"""The rule sheet, chapter by chapter."""
