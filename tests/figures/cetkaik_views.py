"""Views of the table of Cetkaik made by hand, for drawings of moments that a short game rarely reaches.
No engine is needed: a view is plain data, and the words come from the message files of the game's folder.
"""

from functools import cache
from pathlib import Path
from types import SimpleNamespace

from fluent.runtime import FluentBundle, FluentResource

import tabletop_lab.games.cetkaik as package
from tabletop_lab.engine.language.functions import FUNCTIONS
from tabletop_lab.games.cetkaik import Cetkaik
from tabletop_lab.games.cetkaik.content.pieces import INITIAL
from tabletop_lab.games.cetkaik.content.squares import COLUMNS, IA, ROWS
from tabletop_lab.games.cetkaik.presentation.figure_parts import laid_out
from tabletop_lab.games.cetkaik.rules import CetkaikRules

FOLDER = Path(package.__file__).parent / "words"
FILES = ("board", "figures")


class SampleWords:
    """The words of the drawing alone."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([{"en": "en-US", "ko": "ko-KR"}[lang]], use_isolating=False, functions=FUNCTIONS)
        for file in FILES:
            self._bundle.add_resource(FluentResource((FOLDER / f"{file}.{lang}.ftl").read_text(encoding="utf-8")))

    def __call__(self, message: str, /, **facts: object) -> str:
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, facts)
        assert not errors, (message, errors)
        return str(text)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def value(self, role: str, value: object) -> str:
        return str(value)


@cache
def words(lang: str = "en") -> SampleWords:
    """The words of one language."""
    return SampleWords(lang)


def board_of(text: str) -> dict[str, str]:
    """A board from its string, rows A to IA joined by "/"."""
    rows = zip(ROWS, text.split("/"), strict=True)
    cells = {column + row: line[2 * i : 2 * i + 2] for row, line in rows for i, column in enumerate(COLUMNS)}
    return {square: piece for square, piece in cells.items() if piece != ".."}


def rules(**other: object) -> CetkaikRules:
    """Rules of the game, by default the printed ones."""
    return CetkaikRules(**other)


def view(table_rules: CetkaikRules | None = None, **other: object) -> SimpleNamespace:
    """The first turn of a game, or what is said otherwise."""
    fields = {
        "viewer": None, "players": ("P1", "P2"), "rules": table_rules or rules(), "side": {"P1": "IA", "P2": "A"},
        "season": 1, "turn": "IA", "ply": 0, "board": dict(INITIAL), "reserve": {"IA": [], "A": []},
        "points": {"IA": 20, "A": 20}, "rate": {"IA": 1, "A": 1}, "tam_moved": "", "announced": "", "sticks": -1,
        "last": "", "held": {"IA": [], "A": []}, "owed": {"IA": 0, "A": 0}, "seasons": [], "phase": "turn",
    }  # fmt: skip
    seen = SimpleNamespace(**fields | other)
    seen.paragraphs = Cetkaik.paragraphs(seen.rules, seen)
    return seen


def decision(name: str = "action", player: str = "P1", options: object = (), **facts: object) -> SimpleNamespace:
    """An open question with a prompt in both languages."""
    prompts = {"en": f"{player} chooses what to do ({name})", "ko": f"{player}가 할 일을 고릅니다"}
    return SimpleNamespace(name=name, player=player, options=options, facts=facts, text=prompts.__getitem__)


def rules_only(**changed):
    """What the drawings ask of a match, for positions that no match has reached."""
    return SimpleNamespace(game=Cetkaik, rules=rules(**changed))


def choice(match, board_now, side=IA, reserve=()):
    """The question which action to make, on any board."""
    return decision(options=laid_out(match, board_now, side, reserve).actions(side))


def moved():
    """After the bow of MAU has stepped on MAI and captured on MI."""
    after = {square: piece for square, piece in INITIAL.items() if square not in ("MAU", "ZA", "XE")}
    return {**after, "MI": "rB", "XU": after.pop("ZO")} | {"ZO": "bP"}
