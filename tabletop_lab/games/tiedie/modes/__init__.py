"""The five modes of TIEDIE: each overrides paragraphs of the common rules."""
