"""The bots of The Wolves of Tabula: they answer everything, see only views, do what a card is for, and beat chance."""

import copy

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.rules import readings
from tabletop_lab.engine.core.view import View
from tabletop_lab.engine.tables.batch import Playout
from tabletop_lab.games.tabula_wolves import TabulaWolves
from tabletop_lab.games.tabula_wolves.bots import BOTS, Careful
from tabletop_lab.games.tabula_wolves.bots.hearsay import PROVEN, Hearsay, heard
from tabletop_lab.games.tabula_wolves.content import role_of

READINGS = [
    {name: value}
    for name, field in TabulaWolves.Rules.model_fields.items()
    for value in readings(field)
    if value not in (field.default, "custom")
]

CROWDS = {"composition": "custom", "strict_composition": False}
RARELY_ASKED = [
    CROWDS | {"custom_cards": "wolf 2, mercenary 7", "mercenary_choice": True},
    CROWDS | {"custom_cards": "wolf 1, witch 1, gypsy 7", "gypsy_choice": True, "witch_may_pass": False},
]


def match(players=15, **more):
    return tl.Match(TabulaWolves, players, **more)


class Noting(Careful):
    """Remembers what it was asked."""

    asked: set[str] = set()

    def choose(self, decision, random):
        self.asked.add(decision.name)
        return super().choose(decision, random)


def test_every_reading_is_played_to_the_end():
    """A bot's answer that is no option raises IllegalChoice."""
    for i, reading in enumerate([*READINGS, *RARELY_ASKED]):
        rules = TabulaWolves.Rules.read({**reading, "talk_rounds": 1, "role_gate": "off"})
        players = 15 - i % 2 - rules.count_includes_moderator
        if rules.custom_cards:
            players = 9
        seats = tuple(f"P{k}" for k in range(1, players + 1))
        assert Playout(TabulaWolves, seats, rules, dict.fromkeys(seats, Noting())).run(i).reason, rules
    assert Noting.asked >= {
        "witch", "seer", "guard", "raid", "medium", "talk", "defence", "plea", "first_vote", "second_vote", "execute",
        "gypsy", "mercenary",
    }  # fmt: skip


def test_a_bot_sees_only_what_its_seat_may_see():
    played = match(14, seed=5)
    bot = Careful()
    while played.decision is not None:
        decision = played.decision
        if decision.step % 7 == 0:
            answer = bot.choose(decision, lambda: 0.3)
            for seed in range(2):
                world = played.determinize(decision.player, seed)._state
                assert View(world, decision.player, played.players, played.rules) == decision.view
                elsewhere, game = copy.copy(decision), copy.copy(decision._game)
                elsewhere._game, game.state = game, world
                assert bot.choose(elsewhere, lambda: 0.3) == answer
        played.run("careful", until="decision")


def test_a_bot_counts_only_the_answers_it_knows_of():
    """Not those of others at night: their number would tell which characters still live."""
    played, hidden = match(14, seed=5), 0
    while played.decision is not None:
        decision = played.decision
        known = [entry for entry in played.trace.for_player(decision.player) if entry.kind != "event"]
        assert decision.step == len(known) <= played.step
        hidden += decision.step < played.step
        played.run("random_blind", until="decision")
    assert hidden and match(14, seed=5).run("random_blind", until=20).step >= 20


def test_a_batch_and_a_match_are_the_same_game():
    seats = tuple(f"P{i}" for i in range(1, 13))
    table = Playout(TabulaWolves, seats, TabulaWolves.Rules(), dict.fromkeys(seats, Careful()))
    for seed in range(3):
        assert table.run(seed) == match(12, seed=seed).run("careful").result


# --- what the cards do ----------------------------------------------------------------------------------------------

CARDS = {"P1": "C05", "P2": "C01", "P3": "C15", "P4": "C11", "P5": "C18", "P6": "C02", "P7": "C03", "P8": "C04"}
OWN = {"composition": "custom", "custom_cards": "wolf 2, seer 1, guard 1, medium 1, villager 3", "role_gate": "off"}


def in_the_talk(notes=(), statements=(), ghosts=None, rules=OWN, **more):
    """A talk on the second day: P1 seer, P2 and P3 wolves, P4 guard, P5 medium, the rest villagers."""
    known = {"P2": [[1, "partner", "P3", "wolf"]], "P3": [[1, "partner", "P2", "wolf"]]} | dict(notes)
    position = {
        "cards": CARDS, "night": 2, "day": 2, "phase": "talk", "ghosts": ghosts or {"P8": "night 1"}, "token": "P8",
        "murder": True, "statements": [list(said) for said in statements],
        "notes": {player: known.get(player, []) for player in CARDS},
    }  # fmt: skip
    return match(8, rules=rules, position=position | more)


def said_by(played, player):
    played.run({p: "careful" for p in played.players}, until=lambda decision: decision.player == player)
    return Careful().choose(played.decision, lambda: 0.0)


def test_a_seer_tells_of_a_wolf_at_once_and_keeps_still_otherwise():
    assert said_by(in_the_talk({"P1": [[2, "seer", "P2", "wolf"]]}), "P1") == "result seer 2 P2 wolf"
    assert said_by(in_the_talk({"P1": [[2, "seer", "P6", "not_wolf"]]}), "P1") == "pass"
    assert said_by(in_the_talk({"P1": [[2, "seer", "P6", "cannot"]]}), "P1") == "pass"


def test_a_medium_tells_what_the_dead_were():
    assert said_by(in_the_talk({"P5": [[2, "medium", "P8", "villager"]]}), "P5") == "result medium 2 P8 villager"


CLAIMED = [(2, "P1", "result seer 2 P2 wolf")]


def test_the_town_lynches_whom_the_only_seer_names():
    played = in_the_talk(statements=CLAIMED, rules=OWN | {"talk_rounds": 0, "defence_statements": 0})
    played.run("careful", until=lambda decision: decision.name == "first_vote")
    assert Careful().choose(played.decision, lambda: 0.5) == "P2"
    played.run("careful", until=lambda decision: decision.name == "raid")
    assert "P2" in played.state.ghosts
    # The pack wants the seer dead, and the guard stands before her.
    assert Careful().choose(played.decision, lambda: 0.5) == "P1"
    assert [e.label for e in played.trace if e.name == "guard"][-1:] == ["P1"]


def test_a_seer_who_died_by_night_is_believed_against_a_rival():
    claims = [*CLAIMED, (2, "P3", "result seer 2 P6 wolf")]
    view = in_the_talk(statements=claims).view("P7")
    torn = Hearsay(view, "P7").suspicion
    assert torn["P2"] == pytest.approx(torn["P6"])
    view = in_the_talk(statements=claims, ghosts={"P8": "night 1", "P1": "night 2"}).view("P7")
    sure = Hearsay(view, "P7")
    assert sure.trust == {"P1": 1.0, "P3": 0.1} and sure.suspicion["P2"] > PROVEN > sure.suspicion["P6"]


def test_what_is_taken_back_was_never_said():
    talk = heard(((1, "P1", "claim seer"), (1, "P2", "accuse P3 2"), (1, "P1", "retract 1")))
    assert not talk.claims and talk.opinions == (("P2", "P3", 2.0),)


def test_wolves_agree_at_once_and_do_not_vote_for_each_other():
    played = match(9, seed=4).run("careful")
    pack = {e.facts["player"] for e in played.trace.events("proposed")}
    assert len(pack) == 2 and all(e.facts["round"] == 1 for e in played.trace if e.name == "raid" and e.kind != "event")
    votes = [e for e in played.trace if e.kind == "decision" and e.name == "first_vote" and e.player in pack]
    assert votes and not any(vote.label in pack for vote in votes)


# --- talk: what a class can see in whole games -----------------------------------------------------------------------

WOLVES_SIDE = ("wolf", "witch", "servant")
KINDS = {"accuse", "agree", "ask", "claim", "deny", "disagree", "partner", "pass", "result", "retract", "vote", "vouch"}


@pytest.fixture(scope="module")
def talks():
    """Of 120 games: (statements, who holds what, how many turns to speak there were)."""
    games, spoken = [], []

    class Listening(Careful):
        def choose(self, decision, random):
            said = super().choose(decision, random)
            if decision.name == "talk":
                spoken.append(said.split(" ")[0])
            return said

    for players, count in ((9, 80), (12, 40)):
        seats = tuple(f"P{k}" for k in range(1, players + 1))
        table = Playout(TabulaWolves, seats, TabulaWolves.Rules(), dict.fromkeys(seats, Listening()))
        for seed in range(count):
            table.run(seed)
            state = table.game.state
            games.append((list(state.statements), {seat: role_of(card) for seat, card in state.cards.items()}))
    return games, spoken


def seers(statements):
    return {speaker for _, speaker, said in statements if said.startswith(("claim seer", "result seer"))}


def test_the_village_talks_and_every_kind_of_statement_comes_up(talks):
    games, spoken = talks
    assert spoken.count("pass") < 0.65 * len(spoken)
    assert {said.split(" ")[0] for statements, _ in games for _, _, said in statements} | {"pass"} == KINDS


def test_wolves_play_the_seer_and_the_seer_contradicts(talks):
    games, _ = talks
    lies = [any(role[p] in WOLVES_SIDE for p in seers(statements)) for statements, role in games]
    both = [len({role[p] in WOLVES_SIDE for p in seers(statements)}) == 2 for statements, role in games]
    assert 0.15 * len(games) < sum(lies) < 0.85 * len(games) and sum(both) > 0.1 * len(games)


def test_nobody_of_the_town_gives_a_false_result(talks):
    """The wolves' side does: a sign that the seer was never shown."""
    honest, false = [], []
    for statements, role in talks[0]:
        for _, speaker, said in statements:
            if said.startswith("result "):
                power = said.split(" ")[1]
                (false if role[speaker] in WOLVES_SIDE else honest).append(role[speaker] == power)
    assert false and not any(false) and honest and all(honest)


def test_nobody_talks_without_end():
    rules = TabulaWolves.Rules.read({"talk_rounds": 10})
    seats = tuple(f"P{k}" for k in range(1, 10))
    table = Playout(TabulaWolves, seats, rules, dict.fromkeys(seats, Careful()))
    for seed in range(10):
        table.run(seed)
        said = [(day, speaker) for day, speaker, _ in table.game.state.statements]
        assert max(map(said.count, said)) <= 6


def test_a_seer_who_speaks_up_only_when_named_is_believed_less():
    claims = [*CLAIMED, (2, "P2", "result seer 2 P1 wolf")]
    now = Hearsay(in_the_talk(statements=claims).view("P7"), "P7")
    assert now.trust["P1"] > now.trust["P2"] and now.suspicion["P2"] > now.suspicion["P1"]
    # The other way round P1 is the one who speaks late.
    now = Hearsay(in_the_talk(statements=claims[::-1]).view("P7"), "P7")
    assert now.trust["P2"] > now.trust["P1"]


def test_a_seer_contradicts_and_the_accused_disagrees():
    lie = [(2, "P3", "result seer 2 P6 wolf")]
    assert said_by(in_the_talk(statements=lie), "P1") == "claim seer"
    seen = {"P1": [[2, "seer", "P7", "not_wolf"]]}
    assert said_by(in_the_talk(seen, statements=lie), "P1") == "result seer 2 P7 not_wolf"
    denied = [*lie, (2, "P6", "claim villager"), (2, "P6", "deny wolf")]
    assert said_by(in_the_talk(statements=denied), "P6") == "disagree 1"


# --- strength: the full table is in tests/benchmarks ------------------------------------------------------------


def town_wins(bot, games=120, players=9):
    seats = tuple(f"P{i}" for i in range(1, players + 1))
    table = Playout(TabulaWolves, seats, TabulaWolves.Rules(), dict.fromkeys(seats, BOTS[bot]()))
    return sum(table.run(seed).reason == "no_wolf_left" for seed in range(games)) / games


def test_a_side_that_thinks_beats_one_that_does_not():
    blind = town_wins("random_blind")
    assert town_wins("careful_town") > blind + 0.12
    assert town_wins("careful_wolves") < blind - 0.05
