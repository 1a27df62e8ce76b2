"""Reads the options that several commands share: rules and bots, and raises their errors. It is no command itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from tabletop_lab.cli.parser import Parser


def rules(words: list[str] | None) -> dict[str, Any] | str | None:
    """Read `days=7 adjacency=ring` as a dict of differences; one word without `=` is the name of a preset.

    >>> rules(["days=7", "allow_debt=true", "adjacency=ring"])
    {'days': 7, 'allow_debt': True, 'adjacency': 'ring'}
    >>> rules(["short"]), rules([])
    ('short', None)
    """
    from tabletop_lab.engine.core.errors import InvalidRecord, InvalidRules
    from tabletop_lab.engine.language.localized import localized
    from tabletop_lab.engine.match.yaml_text import parse, values

    if not words:
        return None
    if len(words) == 1 and "=" not in words[0]:
        return words[0]
    found: dict[str, Any] = {}
    for word in words:
        key, equals, text = word.partition("=")
        if not equals or not key:
            raise InvalidRules(localized("no_key_value", "call", name=f"--rules {word}"))
        try:
            found[key] = values(parse(text, key))
        except InvalidRecord:
            found[key] = text
    return found


def bots(text: str | None) -> dict[str, str]:
    """Read `P2=random,P3=greedy` or `all=random` as {seat: bot}; a single word means every seat.

    >>> bots("P2=random,P3=greedy"), bots("random"), bots(None)
    ({'P2': 'random', 'P3': 'greedy'}, {'all': 'random'}, {})
    """
    found = {}
    for part in (text or "").split(","):
        seat, equals, bot = part.strip().partition("=")
        if seat:
            found[seat if equals else "all"] = bot if equals else seat
    return found


def add_match_options(parser: Parser, seed: int | None = 0) -> None:
    """Players, seed and rules; `seed`: which is meant when none is given, None: one that nobody knows."""
    parser.add("--players", said="players", type=int, metavar="N")
    parser.add("--seed", said="seed" if seed is not None else "fresh-seed", type=int, default=seed)
    parser.add("--rules", said="rules", nargs="+", metavar="KEY=VALUE")


def check_file(out: Path | None, begins: str = "") -> None:
    """Refuse a file in no folder, or one that is there and does not begin so, before anything is played."""
    from tabletop_lab.cli.parser import spoken
    from tabletop_lab.engine.core.errors import TabletopError

    if out is not None and not out.parent.is_dir():
        raise TabletopError(f"--out: {spoken()('export-folder', folder=str(out.parent))}")
    if out is not None and begins and out.exists() and not (out.is_file() and _begins(out, begins)):
        raise TabletopError(f"--out: {spoken()('export-other', file=str(out))}")


def _begins(file: Path, text: str) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(text.encode())) == text.encode()


def add_language(parser: Parser) -> None:
    parser.add("--lang", said="lang", choices=("en", "ko"))


def remember_language(lang: str) -> None:
    """Speak a language from now on, and on later days; where that cannot be remembered, this process and its own do."""
    from tabletop_lab.engine.core.errors import TabletopError
    from tabletop_lab.engine.language.languages import VARIABLE, language

    language(lang)
    try:
        language(lang, remember=True)
    except TabletopError as error:
        print(f"tabletop-lab: {error.text(lang)}", file=sys.stderr)
        os.environ[VARIABLE] = lang
