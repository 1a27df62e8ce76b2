"""Every reading of every rule makes its own difference, every chance card does what it says: short stories in YAML.
The stories stand in the .yaml files beside this file; here is only how they are told and that none is missing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabletop_lab.engine import InvalidRecord, InvalidRules, Match, record
from tabletop_lab.engine.rules import readings
from tabletop_lab.games.fourteen_nights.content import HOUSE, load
from tabletop_lab.games.fourteen_nights.rules import FourteenNightsRules

FOLDER = Path(__file__).parent
FIELDS = FourteenNightsRules.model_fields
ELSEWHERE = {"decks", "unlisted_trait_weight"}  # they need deck files: see the tests at the end


def stories(name: str) -> list[dict[str, Any]]:
    return yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))


def cards(plain: Any) -> Any:
    """The same data with `R01-R42` in lists of cards written out."""
    if isinstance(plain, dict):
        return {key: cards(part) for key, part in plain.items()}
    if not isinstance(plain, list):
        return plain
    found: list[Any] = []
    for part in plain:
        span = re.fullmatch(r"([A-Z])(\d\d)-[A-Z](\d\d)", part) if isinstance(part, str) else None
        found += [f"{span[1]}{i:02}" for i in range(int(span[2]), int(span[3]) + 1)] if span else [cards(part)]
    return found


def tell(
    name: str, *, players: int = 3, rules: Any = None, position: Any = None, play: Any = (), expect: Any = None
) -> Match:
    """Play a story as a record, with everything it expects; without a position the table is set up as usual."""
    if position is not None:
        seats = [f"P{i}" for i in range(1, players + 1)]
        position = {"first_player": "P1", "tokens": dict.fromkeys(seats, 0)} | cards(position)
    data = {
        "game": "fourteen_nights",
        "players": players,
        "rules": rules or {},
        "position": position,
        "play": list(play),
    }
    if expect is not None:
        data["expect"] = expect
    match = record.loads(json.dumps(data, indent=1), name, check=True)  # JSON is YAML, and quicker to write
    assert match.broken_invariants() == []
    return match


# --- every rule and every reading ------------------------------------------------------------------------------------


def values_of(story: dict[str, Any]) -> list[tuple[Any, Any]]:
    """Each reading of a story and what is played then."""
    under = story["under"]
    return [(part["value"], part["then"]) for part in under] if isinstance(under, list) else list(under.items())


READINGS = [(story, value, then) for story in stories("readings") for value, then in values_of(story)]


def tell_reading(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    rule = story["rule"]
    tell(
        f"{rule} = {value}",
        players=story.get("players", 3),
        rules=story.get("with", {}) | {rule: value},
        position=story.get("position"),
        play=[*story.get("play", []), *then],
    )


def named(part: Any) -> str | None:
    return part["rule"] if isinstance(part, dict) else str(part) if isinstance(part, str | int) else "-"


@pytest.mark.parametrize(("story", "value", "then"), READINGS, ids=named)
def test_the_reading_does_what_it_says(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    tell_reading(story, value, then)


OTHERS = [case for case in READINGS if case[1] != FIELDS[case[0]["rule"]].default and case[0].get("differs", True)]


@pytest.mark.parametrize(("story", "value", "then"), OTHERS, ids=named)
def test_the_rulebooks_own_reading_does_otherwise(story: dict[str, Any], value: Any, then: list[Any]) -> None:
    with pytest.raises((AssertionError, InvalidRecord)):
        tell_reading(story, FIELDS[story["rule"]].default, then)


def test_every_reading_of_every_rule_has_a_story() -> None:
    told: dict[str, list[Any]] = {}
    for story, value, _ in READINGS:
        told.setdefault(story["rule"], []).append(value)
    assert set(told) | ELSEWHERE == set(FIELDS)
    for name, values in told.items():
        assert set(readings(FIELDS[name])) <= {v for v in values if not isinstance(v, list)}, name
        only_one_value = name == "open_goals"
        assert only_one_value or any(value != FIELDS[name].default for value in values), name


@pytest.mark.parametrize("players", (0, 1, 6, "3"))
def test_two_to_five_players(players: Any) -> None:
    with pytest.raises(InvalidRules, match="FN-1.1"):
        Match("fourteen_nights", players=players)
    assert [len(Match("fourteen_nights", players=n).players) for n in range(2, 6)] == [2, 3, 4, 5]


# --- chance cards and interactions -----------------------------------------------------------------------------------

CARDS = stories("chance_cards")


@pytest.mark.parametrize("story", CARDS, ids=lambda story: f"{story['card']} {story.get('case', '')}".strip())
def test_the_chance_card_does_what_it_says(story: dict[str, Any]) -> None:
    drawn = [{"P1 move": 5}, {"chance": story["card"]}] if story.get("players", 3) > 2 else [{"P1 move": 5}]
    seats = [f"P{i}" for i in range(1, story.get("players", 3) + 1)]
    usual = {"pawn": {"P1": 4}, "tc": dict.fromkeys(seats, 3000), "memory": dict.fromkeys(seats, 0)}
    tell(
        f"{story['card']} {story.get('case', '')}",
        players=story.get("players", 3),
        rules=story.get("rules"),
        position=usual | story.get("position", {}),
        play=story.get("play", drawn) + story.get("then", []),
        expect=story["expect"],
    )


def test_every_chance_card_has_a_story() -> None:
    assert {story["card"] for story in CARDS} == set(load().kind["chance"])


@pytest.mark.parametrize("story", stories("interactions"), ids=lambda story: story["title"])
def test_rules_fit_together(story: dict[str, Any]) -> None:
    story = dict(story)
    tell(story.pop("title"), **story)


# --- what needs deck files -------------------------------------------------------------------------------------------


@pytest.fixture
def own_decks(tmp_path: Path) -> str:
    """The house decks, but on D01 only water is printed as x1 and taste not at all; and the chores pay 500."""
    for file in HOUSE.glob("*.csv"):
        text = file.read_text(encoding="utf-8")
        if file.stem == "destination":
            text = re.sub(r"^(D01,.*?,.*?),.*$", r"\1,,2,3,,,1", text, flags=re.MULTILINE)
        if file.stem == "chore":
            text = re.sub(r",\d+$", ",500", text, flags=re.MULTILINE)
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    return str(tmp_path)


def test_decks_replace_the_house_cards(own_decks: str) -> None:
    story = {"position": {"tc": {"P1": 3000}}, "play": [{"P1 move": 3}, {"chore": "H12"}]}
    tell("house decks", **story, expect={"state": {"tc": {"P1": 5000}}})
    tell("own decks", **story, rules={"decks": own_decks}, expect={"state": {"tc": {"P1": 3500}}})


@pytest.mark.parametrize(("weight", "score", "minor"), ((1, 3, ["stop", "taste"]), (0, 0, None)))
def test_weight_of_a_trait_that_is_not_printed(
    own_decks: str, weight: int, score: int, minor: list[str] | None
) -> None:
    match = tell(
        "unlisted trait",
        players=2,
        rules={"decks": own_decks, "unlisted_trait_weight": weight},
        position={"day": 15, "destination": {"P1": "D01"}, "hands": {"P1": ["R05"], "P2": []}, "tc": {"P1": 3500}},
        play=[{"P1 purchase": "R05"}, {"P2 purchase": "none"}, {"P1 contribution": 0}, {"P2 contribution": 0}],
    )
    assert (match.decision.labels if match.decision else None) == minor
    if match.decision:
        match.play("stop")
    assert match.result.scores["P1"] == score
