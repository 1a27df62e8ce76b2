"""Cetkaik, for two: squares that change how pieces move, a shared piece, throwing sticks, hands of captured pieces."""
