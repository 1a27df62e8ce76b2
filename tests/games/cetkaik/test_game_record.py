"""A game as plain text: what is written is read back into the same match, and faults name their line."""

import pytest

from tabletop_lab.engine import TabletopError
from tabletop_lab.engine.core.errors import InvalidRecord
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.cetkaik.game_record import read_game, write_game
from tabletop_lab.games.cetkaik.rules import CetkaikRules

OPENING = """cetkaik, P2 plays IA, rules standard
spring, IA begins (2 2 4 1)
  1 IA MAU^MAI=>MU   throw 3, to MU
  2 A  NI>NO~   water 2, failed
  3 IA ZO>TO>ZO   tam_again -3, end_season, amount -3, IA 17 A 23
summer, A begins (0 5)
"""


@pytest.mark.parametrize("rules", CetkaikRules.presets)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_read_back_as_it_was(rules: str, seed: int) -> None:
    match = Match("cetkaik", seed=seed, rules=rules).run(bots="random")
    text = write_game(match)
    again = read_game(text)
    assert (again.state, again.result, again.rules) == (match.state, match.result, match.rules)
    assert [str(answer) for answer in again.answers] == [str(answer) for answer in match.answers]
    assert write_game(again) == text


def test_a_game_written_by_hand_is_played() -> None:
    match = read_game(OPENING)
    assert match.state.side == {"P1": "A", "P2": "IA"}
    assert (match.state.points, match.state.season, match.state.turn) == ({"IA": 17, "A": 23}, 2, "A")
    assert [answer.label for answer in match.answers if answer.name == "step_throw"] == ["3"]
    assert write_game(match) == OPENING


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cetkaik, P2", "chess, P2", "game, line 1: is not how a game begins"),
        ("rules standard", "rules none", "game, line 1: rules: there is no preset 'none'"),
        ("IA begins (2 2 4 1)", "A begins (2 2 4 1)", "game, line 2: IA begins by these throws"),
        ("MAU^MAI=>MU", "MAU>MAI", "game, line 3: P2, an action: "),
        ("throw 3", "throw 6", "game, line 3: "),
        ("throw 3, to MU", "throw 2, to MU", "game, line 3: land MU is not asked for here"),
        ("water 2", "throw 2", "game, line 4: step_throw 2 is not asked for here"),
        ("  2 A ", "  2 IA", "game, line 4: it is not IA’s turn"),
        ("summer, A begins (0 5)", "and so on", "game, line 6: 'and so on' is not a line of a game"),
    ],
)
def test_a_fault_names_its_line(old: str, new: str, said: str) -> None:
    assert old in OPENING
    with pytest.raises(InvalidRecord) as error:
        read_game(OPENING.replace(old, new))
    assert str(error.value).startswith(said)


def test_what_cannot_be_told_in_text_is_refused() -> None:
    with pytest.raises(TabletopError, match="only a game from its start"):
        write_game(Match("cetkaik", position={"turn": "IA"}))
    with pytest.raises(TabletopError, match="only the rules of a preset"):
        write_game(Match("cetkaik", rules={"seasons": 2}))
    with pytest.raises(InvalidRecord, match="is empty"):
        read_game(" \n")
