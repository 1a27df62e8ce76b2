"""Everything that is said, in English and Korean: messages, rulebooks, particles."""
