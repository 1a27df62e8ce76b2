"""Questions about a match, exercises and quizzes, for classes."""
