"""Recorded playthroughs: whole games as readable text in each language, so that a change of the rules shows as a diff.
`pytest --game my_game --golden FOLDER` compares, `--update-golden` writes; rules, players and seed stay as recorded.
A game with modes is recorded in each of them."""

from __future__ import annotations

import difflib
import re
from ast import literal_eval
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import tabletop_lab as tl
from tabletop_lab.engine import Game
from tabletop_lab.engine.core.files import write_whole
from tabletop_lab.engine.core.modes import playing
from tabletop_lab.engine.core.result import Result
from tabletop_lab.engine.language.languages import LANGUAGES

SHOWN = 30
"""How many lines of a difference are shown."""
TRIED, LONGEST = 12, 1000
"""How many seeds are tried for a new recording, and how many lines its text should have at most."""
BOTS = "random"
HEAD = {
    "en": "Game: {title}\nRules: {rules}\nPlayers: {players}\nSeed: {seed}\nBots: {bots}",
    "ko": "게임: {title}\n규칙: {rules}\n자리: {players}\n시드: {seed}\n봇: {bots}",
}
RECORDED = re.compile(r"\A.+\n\w+: (?P<rules>.+)\n\w+: (?P<players>P1.*)\n\w+: (?P<seed>\d+)\n")
STANDARD = {"en": "as in the rulebook", "ko": "규칙서대로"}
FOOT = {"en": "Result", "ko": "결과"}


class Playthrough(NamedTuple):
    """A game that bots play. `rules`: differences from the default ones."""

    game: type[Game]
    players: int
    seed: int
    rules: Mapping[str, Any] = {}

    def play(self, lang: str = "en") -> Any:
        """Return the match, played to its end."""
        return tl.Match(self.game, self.players, self.seed, rules=dict(self.rules), lang=lang).run(BOTS)

    def text(self, lang: str) -> str:
        """Return one game from the setup to the result in a language, with the clauses used at each step."""
        match = self.play(lang)
        head = HEAD[lang].format(
            title=match.title,
            rules=match.rules.differences() or STANDARD[lang],
            players=", ".join(match.players),
            seed=match.seed,
            bots=BOTS,
        )
        ranked = [_ranked(match.result, group) for group in match.result.ranking or (match.result.winners,)]
        return f"{head}\n\n{match.trace.to_text(lang)}\n{FOOT[lang]}\n" + "\n".join(ranked) + "\n"


def _ranked(result: Result, group: Sequence[str]) -> str:
    """A place with its seats and scores; a dash before seats that stand together and have no place."""
    mark = "1." if not result.ranking else f"{result.places[group[0]]}." if group[0] in result.places else "-"
    return f"{mark} {', '.join(group)}: " + ", ".join(str(result.scores.get(seat, "")) for seat in group)


def languages(game: type[Game]) -> list[str]:
    """Return the languages in which a game is recorded: those in which it has a title."""
    return [lang for lang in LANGUAGES if game.title.get(lang)]


def modes(game: type[Game]) -> list[str]:
    """Return the names of the recordings of a game: its modes, or the one without a name."""
    return list(game.modes.names) if game.modes else [""]


def file_of(game: type[Game], folder: Path, lang: str, mode: str = "") -> Path:
    """Return the file in which a game is recorded."""
    return folder / f"{'.'.join(filter(None, (game.name, mode, lang)))}.txt"


def recorded(game: type[Game], folder: Path, mode: str = "") -> Playthrough | None:
    """Return the recorded playthrough, read from the head of its file; None if there is none."""
    for lang in LANGUAGES:
        file = file_of(game, folder, lang, mode)
        if file.is_file() and (head := RECORDED.match(file.read_text(encoding="utf-8"))):
            rules = literal_eval(head["rules"]) if head["rules"].startswith("{") else {}
            return Playthrough(game, len(head["players"].split(", ")), int(head["seed"]), rules)
    return None


def chosen(game: type[Game], mode: str = "") -> Playthrough:
    """Choose a playthrough for a game (or a mode of it) that was never recorded.

    It is the seed with the most different events that is not too long.

    >>> from tabletop_lab.games.fourteen_nights import FourteenNights
    >>> chosen(FourteenNights).players
    3
    """
    rules = {game.modes.rule: mode} if game.modes else {}
    counts = list(playing(game, game.Rules.read(rules)).seats)
    tried = [Playthrough(game, counts[(len(counts) - 1) // 2], seed, rules) for seed in range(TRIED)]

    def worth(one: Playthrough) -> tuple[bool, int, int]:
        entries = list(one.play().trace)
        return len(entries) <= LONGEST, len({(entry.kind, entry.name) for entry in entries}), -len(entries)

    return max(tried, key=worth)


def difference(game: type[Game], folder: Path, lang: str) -> str:
    """Return the first lines in which the game now differs from the recorded one; '' if there is no difference."""
    for mode in modes(game):
        file = file_of(game, folder, lang, mode)
        old = file.read_text(encoding="utf-8") if file.is_file() else ""
        new = (recorded(game, folder, mode) or chosen(game, mode)).text(lang)
        if new != old:
            lines = difflib.unified_diff(
                old.splitlines(), new.splitlines(), f"{file.name} (recorded)", f"{file.name} (now)", n=2, lineterm=""
            )
            return "\n".join([*islice(lines, SHOWN), "..."])
    return ""


def update(game: type[Game], folder: Path) -> list[Path]:
    """Record the game again in all its languages; return the files that have changed."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for mode in modes(game):
        played = recorded(game, folder, mode) or chosen(game, mode)
        for lang in languages(game):
            file, text = file_of(game, folder, lang, mode), played.text(lang)
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                write_whole(file, text)
                changed.append(file)
    return changed
