"""TIEDIE: a hunt in which everybody commits in secret, in five modes."""
