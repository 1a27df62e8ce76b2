"""What a game is made of: the verbs, clauses, questions, chance, state and who may see it, rules as data."""
