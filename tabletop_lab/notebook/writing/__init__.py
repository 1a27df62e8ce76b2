"""The writer's notebook: from a clause to an example in the rulebook, by mouse or keyboard alone."""
