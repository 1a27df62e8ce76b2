"""The rulebook as code, a module a chapter; each is a part of the game class, which is in `game`."""
