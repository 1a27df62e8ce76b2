"""Questions about a match, exercises and quizzes: what a class does with a game."""
