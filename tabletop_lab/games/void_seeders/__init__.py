"""Nemesis: Void Seeders, from the first noise in the corridor to the four checks at the end."""
