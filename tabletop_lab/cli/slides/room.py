"""What a slide says instead of orders to a reader: its pictures cannot be pressed, but a room can look and say."""

from __future__ import annotations

import re

_SENTENCE = re.compile(r"(?<=[.!?”])\s+(?=\S)")
_ORDER = re.compile(
    r"\b[Pp]ress\b|\*Start again\*|\bTry the other order\b"
    r"|누르(?:세요|면|고)|눌러 (?:보|무엇)|\*처음부터\*|규칙서가 대답|다른 순서로도"
)
_CHANGE = re.compile(
    r"[Cc]hange (?:the|a) rule yourself|\*Apply to this match\*|under your rule"
    r"|규칙을 (?:직접 )?바(?:꿔|꾸어) 보세요|\*이 게임에 적용\*|(?:바꾼|바뀐|여러분의) 규칙으로"
)
"""What is done with a form for the rules, which no slide has."""


def for_a_room(text: str, instead: str, change: str = "") -> str:
    """The words of a cell without sentences that say what to press; `instead` stands where the first of them stood.

    `change` stands where the last of those stood that say how a rule is changed. Questions to talk about and exercises
    are left as they are.

    >>> for_a_room("It is P2’s turn. Press 1; then press 4. P2 goes to 4.", "Show what you would choose.")
    'It is P2’s turn. Show what you would choose. P2 goes to 4.'
    >>> text = "It blocks. **Change the rule yourself:** choose one, then *Apply to this match*. It shows what changes."
    >>> for_a_room(text, "Show it.", "In the notebook you can change the rule.")
    'It blocks. In the notebook you can change the rule. It shows what changes.'
    >>> for_a_room("> **Talk about it.** Do they press what you meant?", "Show it.")
    '> **Talk about it.** Do they press what you meant?'
    """
    paragraphs, said = [], False
    for paragraph in text.split("\n\n"):
        if paragraph.startswith((">", "**")) or not (_ORDER.search(paragraph) or _CHANGE.search(paragraph)):
            paragraphs.append(paragraph)
            continue
        kept: list[str] = []
        sentences = _SENTENCE.split(paragraph)
        last = max((at for at, sentence in enumerate(sentences) if _CHANGE.search(sentence)), default=-1)
        for at, sentence in enumerate(sentences):
            if _CHANGE.search(sentence):
                kept += [change] if at == last and change else []
            elif not _ORDER.search(sentence):
                kept.append(sentence)
            elif not said:
                kept.append(instead)
                said = True
        paragraphs.append(" ".join(kept))
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph)
