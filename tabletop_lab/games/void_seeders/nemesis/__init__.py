"""The base game of Nemesis, as far as the expansion stands on it: the paragraphs NB-."""
