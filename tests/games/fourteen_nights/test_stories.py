"""What two to five players can play with, what every chance card does, and how rules fit together.
The stories are in the .yaml files beside this file; those of single readings are told by tests/generic."""

import re
from pathlib import Path
from typing import Any

import pytest

from tabletop_lab.engine.core.errors import InvalidRules
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.fourteen_nights.content import HOUSE
from tabletop_lab.games.fourteen_nights.game import FourteenNights
from tests.games.fourteen_nights.stories import stories, tell


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
    assert {story["card"] for story in CARDS} == set(FourteenNights.content.decks["chance"])


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
