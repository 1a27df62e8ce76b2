"""What a slide says instead of orders to a reader: its pictures cannot be pressed, but a room can look and say."""

from __future__ import annotations

import re

_SENTENCE = re.compile(r"(?<=[.!?”])\s+(?=\S)")
_ORDER = re.compile(
    r"\b[Pp]ress\b|\*Start again\*|\bTry the other order\b"
    r"|누르(?:세요|면|고)|눌러 (?:보|무엇)|\*처음부터\*|규칙서가 대답|다른 순서로도"
)


def for_a_room(text: str, instead: str) -> str:
    """The words of a cell without sentences that say what to press; `instead` stands where the first of them stood.

    Questions to talk about and exercises are left as they are.

    >>> for_a_room("It is P2’s turn. Press 1; then press 4. P2 goes to 4.", "Show what you would choose.")
    'It is P2’s turn. Show what you would choose. P2 goes to 4.'
    >>> for_a_room("> **Talk about it.** Do they press what you meant?", "Show it.")
    '> **Talk about it.** Do they press what you meant?'
    """
    paragraphs, said = [], False
    for paragraph in text.split("\n\n"):
        if paragraph.startswith((">", "**")) or not _ORDER.search(paragraph):
            paragraphs.append(paragraph)
            continue
        kept: list[str] = []
        for sentence in _SENTENCE.split(paragraph):
            if not _ORDER.search(sentence):
                kept.append(sentence)
            elif not said:
                kept.append(instead)
                said = True
        paragraphs.append(" ".join(kept))
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph)
