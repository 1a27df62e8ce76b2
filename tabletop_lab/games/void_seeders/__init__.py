"""Nemesis: Void Seeders."""
