"""Cetkaik, for two: squares that change how pieces move, a shared piece, sticks, and hands of captured pieces."""
