"""Cetkaik, for two: squares that change how pieces move, a shared piece, throwing sticks, and hands of captured pieces."""
