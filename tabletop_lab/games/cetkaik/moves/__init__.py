"""From the rule functions to the actions of a turn: how actions are written, listed, remembered and refused."""
