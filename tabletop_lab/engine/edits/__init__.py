"""Rules edited as code: the variant, its compilation, its errors, and how a record carries it."""
