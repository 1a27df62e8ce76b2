"""How Cetkaik is drawn and described."""
