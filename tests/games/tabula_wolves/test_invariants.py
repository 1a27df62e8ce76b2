"""What holds in every game of The Wolves of Tabula, whatever the rules: random games, checked at every decision.
Checks that need the whole story read the trace; what a single rule does is tested elsewhere."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_lab.engine import HIDDEN, MODERATOR, TabletopError
from tabletop_lab.engine.core.bots import RandomBot
from tabletop_lab.engine.core.rules import limits, readings
from tabletop_lab.engine.match.match import Match
from tabletop_lab.games.tabula_wolves.bots import RandomBlind
from tabletop_lab.games.tabula_wolves.content import role_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES
from tabletop_lab.games.tabula_wolves.rules import CALLS, TabulaWolvesRules

FIELDS = TabulaWolvesRules.model_fields
CHOSEN: dict[str, st.SearchStrategy[Any]] = {
    # Values that keep games short, or that every number of players can be dealt.
    "composition": st.sampled_from(("house", "basic")),
    "custom_cards": st.just(""),
    "compositions_file": st.just(""),
    "third_wolf_from": st.just(16),
    "third_wolf_number": st.sampled_from((9, 21, 22, 40)),
    "count_includes_moderator": st.just(False),
    "night_order": st.permutations(CALLS),
    "talk_rounds": st.sampled_from((0, 1)),
    "max_days": st.sampled_from((1, 3, 60)),
    "few_max": st.integers(7, 8),
    "many_min": st.integers(9, 22),
}


def values(name: str) -> st.SearchStrategy[Any]:
    if name in CHOSEN:
        return CHOSEN[name]
    if found := readings(FIELDS[name]):
        return st.sampled_from(found)
    return st.integers(limits(FIELDS[name])["ge"], limits(FIELDS[name])["le"])


DIFFERENCES = st.fixed_dictionaries({}, optional={name: values(name) for name in FIELDS})


class Watching(RandomBlind):
    """Plays at random, and looks at the table at every decision."""

    name = "watching"

    def choose(self, decision: Any, random: Any) -> Any:
        game = decision._game
        assert list(game.invariants()) == []
        view, player, truth = decision.view, decision.player, game.state
        for other, card in view.cards.items():
            known = card is not HIDDEN
            shown = truth.revealed.get(other) == "card" or player in truth.watchers
            assert known == (other == player or shown), "a card is seen by somebody else"
        assert view.deck == [] and all(card is HIDDEN for card in view.slip.values())
        asked = decision.game.paragraphs(decision.rules, truth)
        assert truth.is_consistent(player, asked), "what a seat knows is not true"
        if decision.name in ("witch", "seer", "guard", "raid", "medium", "spiritist"):
            assert truth.phase == "night" and player in truth.living
            assert set(decision.options) <= {*truth.living, *truth.ghosts, "pass"}
        return RandomBot.choose(self, decision, random) if decision.name != "talk" else "pass"


def play(players: int, seed: int, rules: Any) -> Match:
    match = Match("tabula_wolves", players=players, seed=seed, rules=rules).run(bots=Watching())
    assert match.broken_invariants() == []
    check_the_story(match)
    return match


@settings(max_examples=20)
@given(players=st.integers(7, 22), seed=st.integers(0, 9999), differences=DIFFERENCES)
def test_random_games_under_random_rules(players: int, seed: int, differences: dict[str, Any]) -> None:
    play(players, seed, differences)


@pytest.mark.parametrize("preset", TabulaWolvesRules.presets)
def test_random_games_under_the_presets(preset: str) -> None:
    for players in (7, 13, 22):
        play(players, 7, preset)


@pytest.mark.parametrize("players", range(7, 23))
def test_every_number_of_players_under_the_rulebooks_own_rules(players: int) -> None:
    for seed in range(3):
        check_the_default(play(players, seed, "silent"))


def test_the_same_inputs_give_the_same_game() -> None:
    one, two = (play(15, 11, None) for _ in range(2))
    assert one.trace.to_text() == two.trace.to_text()
    assert one.result == two.result


# --- what the story must be ------------------------------------------------------------------------------------------


def check_the_story(match: Match) -> None:
    """Section 9: nobody dies twice, factions win together, nights and days alternate, votes add up."""
    trace, rules = match.trace, match.rules
    dead = [entry.player for entry in trace.events("ghost_card")]
    assert len(dead) == len(set(dead)) and set(dead) == set(match.state.ghosts)
    nights = len(trace.events("night_open_first", "night_open"))
    days = len(trace.events("talk_open"))
    assert nights - days in (0, 1)
    seen = match.view("P1")
    assert HIDDEN not in seen.cards.values(), "the cards are shown at the end"
    sides = {player: ROLES[role_of(card)].side for player, card in seen.cards.items()}
    result = match.result
    assert result is not None
    if result.reason == "no_decision":
        assert result.winners == () and match.state.day == rules.max_days
    else:
        winner = "town" if result.reason == "no_wolf_left" else "wolves"
        assert set(result.winners) == {player for player, side in sides.items() if side == winner}
    check_the_votes(match)


def check_the_votes(match: Match) -> None:
    """Every token before a living player of that moment, never one's own; suspects and ghosts decide nothing."""
    ghosts: set[str] = set()
    suspects: list[str] = []
    for entry in match.trace:
        if entry.name == "ghost_card":
            ghosts.add(entry.player)
        elif entry.name == "first_vote" and entry.kind == "event":
            suspects = []
        elif entry.name == "suspect":
            suspects.append(entry.player)
        elif entry.kind == "decision" and entry.name in ("first_vote", "vote_again"):
            assert match.rules.first_vote_self or entry.value != entry.player
            assert match.rules.first_vote_ghost_target or entry.value not in ghosts
            assert match.rules.ghosts_vote_first or entry.player not in ghosts
        elif entry.kind == "decision" and entry.name in ("second_vote", "execute"):
            assert entry.player not in ghosts and entry.player not in suspects
        elif entry.name == "lynched":
            assert entry.player in suspects
        elif entry.name in ("talk", "defence", "plea") and entry.kind == "decision":
            assert entry.player not in ghosts


def check_the_default(match: Match) -> None:
    """Invariants of the rulebook's own reading: parity is met exactly, a lynching a day, at most three die a night."""
    assert match.result is not None and match.result.reason in ("no_wolf_left", "parity")
    heads = {"wolf": 0, "citizen": 0}
    for player in match.state.living:
        heads[ROLES[match.game.content.data(match.state.cards[player]).role].head] += 1
    if match.result.reason == "parity":
        assert heads["wolf"] == heads["citizen"]
    for entry in match.trace.events("deaths"):
        assert len(entry.facts["players"]) <= 3
    assert len(match.trace.events("lynched")) == len(match.trace.events("second_vote"))
    for entry in match.trace.events("first_vote_result"):
        assert entry.facts["tokens"] >= 1


# --- secrets ---------------------------------------------------------------------------------------------------------


def public(match: Match) -> list[tuple[str, dict[str, Any]]]:
    """What the moderator has said to all."""
    return [(entry.name, dict(entry.facts)) for entry in match.trace.for_player(None) if entry.kind == "event"]


@pytest.mark.parametrize("seed", range(4))
def test_the_script_is_the_same_whatever_was_dealt(seed: int) -> None:
    """The same cards dealt otherwise, the same choices by day, nights in which nobody dies: the same words."""
    rules = {"talk_rounds": 0, "raid_may_pass": True, "day_vote_mode": "single_suspect"}
    dealt = Match("tabula_wolves", players=15, seed=seed, rules=rules).state.cards
    turned = dict(zip(dealt, [*list(dealt.values())[4:], *list(dealt.values())[:4]], strict=True))
    stories = []
    for cards in (dealt, turned):
        match = Match("tabula_wolves", players=15, rules=rules, position={"cards": cards})
        while match.decision is not None and match.state.day < 4:
            options = match.decision.options
            by_day = "spare" if "spare" in options else options[len(match.state.past_suspects) % 5]
            match.play("pass" if "pass" in options else by_day)
        stories.append(public(match))
    assert stories[0] == stories[1] and len(stories[0]) > 60


@pytest.mark.parametrize("players", (9, 15, 22))
def test_redeals_keep_what_a_seat_was_told(players: int) -> None:
    """Partners stay partners, signs stay true, and there is another world to believe in."""
    match = Match("tabula_wolves", players=players, seed=5, rules="silent").run("random_blind")
    match.goto(match.moments[len(match.moments) // 2])
    other_worlds = set()
    for viewer in match.players:
        for seed in range(3):
            world = match.determinize(viewer, seed)._state
            assert world.is_consistent(viewer, match.game.paragraphs(match.rules, world))
            assert world.cards[viewer] == match.state.cards[viewer]
            for other in match.players:
                for _, power, target, answer in world.notes[other] if other != viewer else ():
                    assert (power, role_of(world.cards[target])) == ("partner", answer)
            other_worlds.add(tuple(world.cards.values()))
    assert len(other_worlds) > players
    assert match.determinize(MODERATOR).cards == match.state.cards


# --- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealt", [0, 3])
def test_a_redeal_while_cards_are_being_dealt(dealt: int) -> None:
    match = Match("tabula_wolves", players=8, seed=1, chance="ask")
    for _ in range(dealt):
        match.roll()
    assert len(match.determinize(None).cards) == len(match.determinize("P1").cards) == dealt


@pytest.mark.parametrize("players", (0, 1, 6, 23, "9"))
def test_seven_to_twenty_two_players(players: Any) -> None:
    with pytest.raises(TabletopError, match="TW-1.2"):
        Match("tabula_wolves", players=players)


def test_everything_wrong_with_a_composition_is_said_at_once() -> None:
    rules = {"composition": "custom", "custom_cards": "wolf 4, troll 1, mason 1, witch 1, two seers"}
    with pytest.raises(TabletopError) as error:
        Match("tabula_wolves", players=9, rules=rules)
    text = str(error.value)
    for part in ("'troll' (allowed: wolf", "'two seers'", "6 cards for 9 players", "5 that count as wolves against 1"):
        assert part in text
    for part in ("4 cards of the wolf (allowed: 0 to 3) [TW-4.6]", "[TW-3.1]", "[TW-3.6]"):
        assert part in text
    assert all(fault.clause for fault in error.value.faults)


@pytest.mark.parametrize(
    ("rules", "players", "said"),
    [
        ({"composition": "custom", "custom_cards": "villager 8"}, 8, "there is no wolf (allowed: 1 wolf or more)"),
        ({"composition": "custom", "custom_cards": "wolf 2, villager 18"}, 20, "3 wolves) [TW-4.3]"),
        ({"composition": "custom", "custom_cards": "wolf 1, villager 11"}, 12, "11 cards of the villager"),
        ({"composition": "custom"}, 8, "is not a character with a number"),
        ({"custom_cards": "wolf 2, villager 6"}, 8, "under composition: custom only"),
        ({"count_includes_moderator": True}, 15, "2 wolves with 16 players or more (allowed: 3 wolves) [TW-4.3]"),
        ({"night_order": "seer, witch"}, 8, "not an order of the calls"),
        ({"third_wolf_number": 16}, 8, "another character's card"),
        ({"day_vote_mode": "by_size", "few_max": 12, "many_min": 12}, 8, "not less than the 12 players"),
    ],
    ids=str,
)
def test_rules_that_cannot_be_played(rules: dict[str, Any], players: int, said: str) -> None:
    with pytest.raises(TabletopError) as error:
        Match("tabula_wolves", players=players, rules=rules)
    assert said in str(error.value)


def test_a_narrow_composition_is_accepted_with_a_warning() -> None:
    narrow = {"composition": "custom", "custom_cards": "wolf 3, villager 4"}
    match = Match("tabula_wolves", players=7, rules=narrow)
    assert [entry.facts for entry in match.trace.events("narrow_composition")] == [{"lead": 1}]
    assert not Match("tabula_wolves", players=8).trace.events("narrow_composition")


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ("accuse P12 1", "TW-10.4"),
        ("vouch P2 3", "TW-10.4"),
        ("vote P1", "TW-15.1"),
        ("accuse P3 9", "TW-H2"),
        ("claim troll", "TW-H2"),
        ("agree 1", "TW-10.4"),
        ("result seer 1 P3 wolf", "TW-7.2"),
        ("text ", "TW-10.4"),
        ("text " + "x" * 281, "TW-10.4"),
        ("sing a song", "TW-H2"),
    ],
)
def test_a_statement_that_cannot_be_made(said: str, clause: str) -> None:
    position = {"night": 1, "day": 1, "phase": "talk", "ghosts": {"P1": "night 1"}, "token": "P1"}
    match = Match("tabula_wolves", players=8, position=position)
    assert match.decision is not None and match.decision.player == "P2"
    with pytest.raises(TabletopError) as error:
        match.play(said)
    assert clause in error.value.faults[0].clause and error.value.faults[0].allowed
    assert match.play("text " + "x" * 280).decision.player == "P3"
