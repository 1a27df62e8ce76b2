"""Windows: a reaction is offered without telling who could react. Nested windows, order, records, batches, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Game, RandomBot, Result, State, clause, public, seen_by_owner
from tabletop_lab.engine.core import catalogue
from tabletop_lab.engine.core.table import PASS
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.tables.batch import Playout


@dataclass(slots=True)
class Cards(State):
    """Each seat holds some cards; what was played lies open."""

    hands: dict[str, list[str]] = seen_by_owner(factory=dict)
    played: list[tuple[str, str]] = public(factory=list)
    turn: int = public(0)


class Counters(Game):
    """Somebody plays a spell; anybody may counter it, and each counter may be countered."""

    name, title = "counters", {"en": "Counters", "ko": "맞받아치기"}
    seats, seats_clause = range(3, 4), "CT-1"
    State = Cards
    dealt = (("P1", ("spell",)), ("P2", ("counter",)), ("P3", ("counter", "counter")))

    def setup(self) -> None:
        self.state = Cards(hands={player: list(cards) for player, cards in self.dealt})

    def play(self) -> Result:
        self.safe_point()
        works = self.cast("P1", "spell")
        self.tell("done", works=works)
        return Result(("P1",) if works else ("P2",), reason="works" if works else "countered")

    @clause("CT-1")
    def cast(self, player: str, card: str) -> bool:
        """It works unless somebody counters it; a counter is cast like any other card."""
        self.state.hands[player].remove(card)
        self.state.played.append((player, card))
        self.tell("cast", player=player, card=card)
        for other, counter in self.window("counter", lambda: self.others(player), self.counters, caster=player):
            if self.cast(other, counter):
                return False
        return True

    def others(self, player: str) -> tuple[str, ...]:
        """Named by what everybody knows: who holds a card at all."""
        return tuple(other for other in self.clockwise(player, others=True) if self.state.hands[other])

    def counters(self, player: str) -> tuple[str, ...]:
        """What a seat could counter with; its own secret."""
        return tuple(dict.fromkeys(card for card in self.state.hands[player] if card == "counter"))


def dealing(**hands: tuple[str, ...]) -> type[Game]:
    """The same with other cards in hand."""
    return type("Counters", (Counters,), {"dealt": tuple(hands.items()), "__module__": __name__})


def asked(match: Match) -> tuple[str, str, list[str]]:
    assert match.decision is not None
    return match.decision.player, match.decision.name, match.decision.labels


def test_all_pass_and_the_window_closes() -> None:
    match = Match(Counters)
    assert asked(match) == ("P2", "counter", ["counter", PASS]) and match.decision.secret
    assert match.decision.window is not None
    assert (match.decision.window.name, match.decision.window.seats) == ("counter", ("P2", "P3"))
    match.play(PASS)
    assert asked(match) == ("P3", "counter", ["counter", PASS])
    assert match.play(PASS).result.reason == "works"


def test_a_counter_to_a_counter_is_a_window_in_a_window() -> None:
    match = Match(Counters).play("counter")  # P2 counters; now P3 may counter that, P1 holds nothing any more
    assert asked(match)[:2] == ("P3", "counter") and match.decision.window.facts == {"caster": "P2"}
    match.play("counter")  # P3 counters P2: nobody but P3 holds a card, so the counter of P3 works
    # P2's counter has failed; the outer window asks all again who still hold a card: P3 with the last counter
    assert asked(match)[0] == "P3" and match.decision.window.facts == {"caster": "P1"}
    assert match.play(PASS).result.reason == "works"
    assert [entry.facts["player"] for entry in match.trace.events("cast")] == ["P1", "P2", "P3"]


def test_who_could_not_react_is_not_asked_and_nobody_can_tell() -> None:
    """Two worlds differ in what P2 holds; for P3, who watches, they are the same until P2 does something."""
    able, unable = Match(Counters), Match(dealing(P1=("spell",), P2=("bluff",), P3=("counter", "counter")))
    assert asked(unable)[0] == "P3"  # P2 holds a card, so it is named, and it can only pass
    able.play(PASS)
    for match in (able, unable):
        windows = match.windows
        assert [(opened.window.name, opened.window.seats) for opened in windows] == [("counter", ("P2", "P3"))]
    texts = [match.trace.for_player("P3").to_text() for match in (able, unable)]
    assert texts[0] == texts[1]
    assert able.decision.step == unable.decision.step  # nor by the number of answers


def test_a_use_is_secret_until_the_rules_tell_it() -> None:
    match = Match(Counters).play("counter")
    entries = [(e.kind, e.name) for e in match.trace.for_player("P3")]
    assert entries == [("event", "cast"), ("event", "cast")]
    assert ("decision", "counter") in [(e.kind, e.name) for e in match.trace.for_player("P2")]


def test_undo_record_and_batch_agree(tmp_path: Any) -> None:
    match = Match(Counters, seed=5).run("random")
    line = [str(answer) for answer in match.answers]
    assert [str(a) for a in match.undo().run("random").answers] == line
    tl.register(Counters)
    try:
        assert [str(a) for a in tl.load(match.save(tmp_path / "counters.yaml")).answers] == line
    finally:
        catalogue._registered.pop("counters")
    for seed in range(20):
        table = Playout(Counters, ("P1", "P2", "P3"), Counters.Rules(), dict.fromkeys(("P1", "P2", "P3"), RandomBot()))
        assert table.run(seed) == Match(Counters, seed=seed, bots="random").result


def test_once_asks_each_seat_once_and_must_cannot_pass() -> None:
    class Roll(Counters):
        def play(self) -> Result:
            self.safe_point()
            said = list(self.window("answer", lambda: self.players, self.wishes, once=True, must=True))
            return Result((), reason=" ".join(f"{seat}:{wish}" for seat, wish in said))

        def wishes(self, player: str) -> tuple[str, ...]:
            return ("yes", "no") if player != "P2" else ()

    match = Match(Roll)
    assert asked(match) == ("P1", "answer", ["yes", "no"])
    match.play("no")
    assert asked(match) == ("P3", "answer", ["yes", "no"])  # P2 is named, and has nothing to choose
    assert match.play("yes").result.reason == "P1:no P3:yes"


def test_a_reaction_of_one_seat() -> None:
    class Dodge(Counters):
        def play(self) -> Result:
            self.safe_point()
            card = self.reaction("P2", "dodge", self.counters("P2"), may=lambda: bool(self.state.hands["P2"]))
            return Result((), reason=str(card))

    assert Match(Dodge).play("counter").result.reason == "counter"
    assert Match(Dodge).play(PASS).result.reason == "None"
    bare = type("Dodge", (Dodge,), {"dealt": (("P1", ()), ("P2", ()), ("P3", ()))})
    match = Match(bare)
    assert match.result.reason == "None" and not match.windows  # it holds no card, as everybody knows


def test_what_a_seat_could_do_may_be_given_as_a_dict() -> None:
    class Called(Counters):
        def play(self) -> Result:
            self.safe_point()
            own = {"P3": ("no", "yes"), "P9": ("never",)}
            said = list(self.window("answer", lambda: self.players, own, once=True))
            return Result((), reason=" ".join(f"{seat}:{wish}" for seat, wish in said))

    match = Match(Called)
    assert asked(match) == ("P3", "answer", ["no", "pass", "yes"]) and len(match.windows) == 1
    assert match.play("yes").result.reason == "P3:yes" and len(match.windows) == 1


def test_a_pass_stands_in_its_place_among_the_options() -> None:
    class Numbers(Counters):
        own: Any = (2, 3)

        def play(self) -> Result:
            self.safe_point()
            return Result((), reason=str(list(self.window("answer", lambda: ("P1",), {"P1": self.own}, once=True))))

    assert asked(Match(Numbers))[2] == [PASS, "2", "3"]
    seats = type("Numbers", (Numbers,), {"own": ("P2", "P10")})
    assert asked(Match(seats))[2] == ["P2", "P10", PASS]


@pytest.mark.parametrize("wrong", [{"call": "aloud"}, {"call": "open", "must": True}])
def test_a_call_that_cannot_be_made_is_refused(wrong: dict[str, Any]) -> None:
    class Wrong(Counters):
        def play(self) -> Result:
            self.safe_point()
            return Result((), reason=str(list(self.window("x", lambda: self.players, self.counters, **wrong))))

    with pytest.raises(ValueError, match="an open one can always be passed"):
        Match(Wrong)


def test_a_call_in_which_each_is_asked_once_is_opened_again_only_where_it_was_interrupted() -> None:
    """What everybody was asked in between shows that somebody reacted; a secret reaction shows nothing."""

    class Interrupted(Counters):
        public: bool = False

        def play(self) -> Result:
            self.safe_point()
            for seat, _ in self.window("counter", lambda: ("P2", "P3"), self.counters, once=True):
                if self.public:
                    self.ask("P1", "answer", ("yes", "no"))
                self.tell("done", works=True, only=seat)
            return Result(())

    match = Match(Interrupted).play("counter").play("counter")
    assert match.result is not None and [opened.step for opened in match.windows] == [0]
    match = Match(type("Interrupted", (Interrupted,), {"public": True})).play("counter").play("yes").play("counter")
    assert [opened.step for opened in match.play("no").windows] == [0, 2, 4]


def test_a_window_that_never_closes_is_stopped() -> None:
    class Endless(Counters):
        def play(self) -> Result:
            self.safe_point()
            for _ in self.window("again", lambda: self.players, lambda player: ("more",), must=True):
                pass
            raise AssertionError("not reached")

    with pytest.raises(RuntimeError, match="does not end"):
        Match(Endless, bots="random")


# --- the end from deep inside -----------------------------------------------------------------------------------------


class Ending(Counters):
    """The game ends as soon as anybody counters, and the paragraphs that are open still tidy up."""

    def cast(self, player: str, card: str) -> bool:
        if card == "counter":
            self.end(Result((player,), reason="stopped"))
        try:
            return super().cast(player, card)
        finally:
            self.state.turn += 1


def test_the_end_from_deep_inside() -> None:
    match = Match(Ending).play("counter")
    assert match.result == Result(("P2",), reason="stopped") and match.decision is None
    assert match.view(None).turn == 1, "what stands in a `finally` is still done"
    assert match.undo().play(PASS).play(PASS).result.reason == "works"
    bots = dict.fromkeys(("P1", "P2", "P3"), RandomBot())
    reasons = {Playout(Ending, ("P1", "P2", "P3"), Ending.Rules(), bots).run(seed).reason for seed in range(20)}
    assert reasons == {"stopped", "works"}


def test_rule_code_cannot_swallow_the_end() -> None:
    class Swallowing(Ending):
        def play(self) -> Result:
            try:
                return super().play()
            except Exception:  # what careless rule code does
                return Result((), reason="swallowed")

    assert Match(Swallowing).play("counter").result.reason == "stopped"
