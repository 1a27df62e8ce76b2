"""Writes the golden playthroughs anew: whole games as readable text; a change of the rules shows as a diff to review.
Run it with `make golden` (or `python tests/playthroughs/rewrite.py`); test_playthroughs.py compares without writing."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import tabletop_lab as tl

HERE = Path(__file__).parent
COMMAND = "make golden"


class Playthrough(NamedTuple):
    """A game that bots play; its seed is one with which very many different things happen."""

    game: str
    players: int
    seed: int
    bots: str = "random"


GAMES = (Playthrough("fourteen_nights", players=4, seed=76), Playthrough("cetkaik", players=2, seed=102))
HEAD = {
    "en": "Game: {title}\nRules: {rules}\nPlayers: {players}\nSeed: {seed}\nBots: {bots}",
    "ko": "놀이: {title}\n규칙: {rules}\n사람: {players}\n씨앗: {seed}\n봇: {bots}",
}
STANDARD = {"en": "as in the rulebook", "ko": "규칙서대로"}
FOOT = {"en": "Result", "ko": "결과"}


def text_of(played: Playthrough, lang: str) -> str:
    """One game from the setup to the result, in a language, with the clauses at work at each step."""
    match = tl.Match(played.game, played.players, played.seed, lang=lang).run(played.bots)
    head = HEAD[lang].format(
        title=match.title,
        rules=match.rules.differences() or STANDARD[lang],
        players=", ".join(match.players),
        seed=match.seed,
        bots=played.bots,
    )
    assert match.result is not None
    places = [
        f"{i}. {', '.join(place)}: {', '.join(str(match.result.scores[player]) for player in place)}"
        for i, place in enumerate(match.result.ranking, start=1)
    ]
    return f"{head}\n\n{match.trace.to_text(lang)}\n{FOOT[lang]}\n" + "\n".join(places) + "\n"


def files() -> dict[Path, str]:
    """Every file and what stands in it."""
    return {HERE / f"{played.game}.{lang}.txt": text_of(played, lang) for played in GAMES for lang in ("en", "ko")}


def main() -> None:
    """Write what has changed, and say so."""
    for path, text in files().items():
        same = path.is_file() and path.read_text(encoding="utf-8") == text
        if not same:
            path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {'unchanged' if same else 'written'}")


if __name__ == "__main__":
    main()
