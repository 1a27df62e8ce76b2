"""How Fourteen Nights is drawn and described."""
