"""From the paragraphs to the actions of a turn: how they are written, put together, remembered and refused."""
