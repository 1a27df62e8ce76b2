"""What a writer prints: sheets to cut out, from the very tables and drawings that play uses."""
