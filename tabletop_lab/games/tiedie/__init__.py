"""TIEDIE, for 3 to 8 players: rules, map tiles, tokens and cards, rulebook."""
