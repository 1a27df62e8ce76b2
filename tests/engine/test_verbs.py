"""The vocabulary of rule authors but for chance: ask, ask_all, tell, safe_point, clause; each with a tiny game.
Chance is in test_chance.py."""

from __future__ import annotations

from typing import Any

import pytest
from tiny_games import Tiny, TinyState, script, told

import tabletop_lab as tl
from tabletop_lab.engine import MODERATOR, Refusal, Result, clause
from tabletop_lab.engine.core.option import Places
from tabletop_lab.engine.core.table import NO_TABLE
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.engine.match.match import Match

# --- ask ------------------------------------------------------------------------------------------------------


def test_ask_waits_and_returns_the_option() -> None:
    got: list[Any] = []

    def play(game: Any) -> None:
        got.append(game.ask("P2", "colour", ("blue", "red", 4), why="to see"))

    match = Match(script(play))
    decision = match.decision
    assert (decision.player, decision.name, decision.labels, decision.facts) == (
        "P2", "colour", ["blue", "red", "4"], {"why": "to see"}
    )  # fmt: skip
    match.play("4")
    assert got[-1] == 4 and type(got[-1]) is int
    assert match.decision is None and match.result is not None


def test_options_may_be_lazy_and_a_replay_does_not_compute_them() -> None:
    computed: list[str] = []

    def play(game: Any) -> None:
        for i in range(3):
            game.ask("P1", f"q{i}", lambda i=i: computed.append(f"q{i}") or (1, 2))

    match = Match(script(play)).play(1).play(1)
    assert computed == ["q0", "q1", "q2"], "answers that are replayed need no options"
    match.goto(0)
    assert computed == ["q0", "q1", "q2", "q0"]


def test_a_question_without_options_is_the_authors_mistake() -> None:
    with pytest.raises(ValueError, match="without a single option"):
        Match(script(lambda game: game.ask("P1", "nothing", ())))


def test_refusals_are_computed_when_asked_only_and_sorted() -> None:
    asked: list[str] = []

    def play(game: Any) -> None:
        def refused(player: str) -> Any:
            asked.append(player)
            yield Refusal(9, "TG-2", "too_large")
            yield Refusal("all", "TG-1", "too_much")

        game.ask("P1", "number", (1, 2), refused)

    match = Match(script(play))
    assert asked == []
    assert [repr(r) for r in match.decision.refused()] == [
        "Refusal('all', TG-1, too_much)",
        "Refusal('9', TG-2, too_large)",
    ]
    with pytest.raises(tl.IllegalChoice) as error:
        match.play("all")
    assert error.value.faults[0].clause == "TG-1"
    assert error.value.faults[0].allowed == "1 | 2"


def test_a_secret_answer_is_seen_by_its_player_only() -> None:
    def play(game: Any) -> None:
        game.ask("P1", "hide", ("here", "there"), secret=True)
        game.ask("P2", "go", (1, 2))

    match = Match(script(play)).play("there").play(1)
    assert ("hide", "P1", "there") in told(match, "P1")
    assert told(match, "P2") == told(match, None) == [("go", "P2", "1")]


def test_nested_reactions_are_plain_calls() -> None:
    """A question in the middle of a function that another function's question led to; three levels deep."""

    class Deep(Tiny):
        @clause("TG-5")
        def turn(self, player: str) -> None:
            if self.ask(player, "attack", ("no", "yes")) == "yes":
                self.react(self.clockwise(player, others=True)[0])
            self.tell("turn_over", player=player)

        @clause("TG-6")
        def react(self, player: str) -> None:
            if self.ask(player, "block", ("no", "yes")) == "yes":
                self.counter(player)

        @clause("TG-7")
        def counter(self, player: str) -> None:
            self.tell("countered", player=player, by=self.ask(player, "with", ("left", "right")))

    match = Match(Deep, players=2).play("yes").play("yes")
    assert match.decision.clauses == ("TG-7", "TG-6", "TG-5", "TG-1")
    match.play("left")
    assert [(e.name, e.clauses[0]) for e in match.trace.events()] == [("countered", "TG-7"), ("turn_over", "TG-5")]
    match.undo().undo().play("no")
    assert match.trace.events("countered") == [] and match.decision.player == "P2"


# --- choose ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("things", "secret", "asked"),
    [
        (["red"], False, ()),
        (["red", "red"], False, ()),
        (["R10", "R9", "R10"], False, ("R9", "R10")),
        (["red"], True, ()),
        (["red", "red"], True, ("red",)),  # others see two cards: a question must not tell them that they differ
        (["red", "blue"], True, ("blue", "red")),
    ],
)
def test_choose_asks_only_where_that_tells_nothing(things: list[str], secret: bool, asked: tuple[str, ...]) -> None:
    got: list[Any] = []
    match = Match(script(lambda game: got.append(game.choose("P1", "pay", things, secret=secret))))
    if asked:
        assert match.decision is not None and match.decision.secret is secret
        assert match.decision.options == asked
        match.play(asked[-1])
    assert match.result is not None and got[-1] == (asked or things)[-1]


def test_chosen_places_stay_places() -> None:
    match = Match(script(lambda game: game.choose("P1", "walk", Places([5, 3]))))
    assert match.decision is not None and type(match.decision.options) is Places and match.decision.options == (3, 5)


# --- ask_all --------------------------------------------------------------------------------------------------


def votes(secret: bool = False) -> Any:
    def play(game: Any) -> Any:
        options = {player: ("no", "yes") for player in game.players}
        chosen = game.ask_all(options, "vote", secret=secret)
        game.tell("counted", yes=sum(choice == "yes" for choice in chosen.values()))
        game.ask("P1", "end", ("now",))
        return chosen

    return script(play)


def test_ask_all_shows_nothing_until_all_have_answered() -> None:
    match = Match(votes(), players=3)
    assert match.decision.simultaneous
    match.play("yes")
    assert told(match, "P1") == [("vote", "P1", "yes")], "one's own answer"
    assert told(match, "P2") == told(match, "P3") == told(match, None) == []
    assert told(match) == [("vote", "P1", "yes")], "the moderator sees all"
    match.play("no")
    assert told(match, "P3") == [] and told(match, "P2") == [("vote", "P2", "no")]
    match.play("yes")
    everything = [("vote", "P1", "yes"), ("vote", "P2", "no"), ("vote", "P3", "yes"), ("counted", None, "")]
    assert told(match, "P1") == told(match, "P2") == told(match, None) == everything
    match.undo()
    assert told(match, "P3") == [], "going back hides the answers again"
    match.goto(2)
    assert told(match, "P2") == [("vote", "P2", "no")]


def test_ask_all_may_stay_secret() -> None:
    match = Match(votes(secret=True), players=2).play("yes").play("no")
    assert told(match, "P2") == [("vote", "P2", "no"), ("counted", None, "")]
    assert told(match, None) == [("counted", None, "")]


def test_ask_all_takes_options_and_refusals_by_player() -> None:
    def play(game: Any) -> Any:
        return game.ask_all(
            {"P2": lambda: (1,), "P1": (1, 2)}, "bid", lambda player: [Refusal(3, "TG-2", "too_large", player=player)]
        )

    match = Match(script(play))
    assert match.decision.player == "P2", "in the order that was given"
    assert match.decision.refused()[0].facts == {"player": "P2"}
    match.play(1).play(2)
    assert match.result.reason == "{'P2': 1, 'P1': 2}"


# --- tell, clauses, safe points -------------------------------------------------------------------------------------


def test_tell_limits_events_and_single_facts() -> None:
    def play(game: Any) -> None:
        game.tell("open", card="A1")
        game.tell("whisper", only="P2", card="A2")
        game.tell("drawn", player="P1", card="A3", secret={"card": ("P1", "P2")})

    match = Match(script(play), players=3)
    facts = {p: {e.name: e.facts.get("card") for e in match.trace.for_player(p)} for p in (*match.players, None)}
    assert facts == {
        "P1": {"open": "A1", "drawn": "A3"},
        "P2": {"open": "A1", "whisper": "A2", "drawn": "A3"},
        "P3": {"open": "A1", "drawn": HIDDEN},
        None: {"open": "A1", "drawn": HIDDEN},
    }
    assert "A3" not in match.trace.for_player("P3").to_text() and "hidden" in match.trace.for_player("P3").to_text()


def test_play_must_begin_at_its_safe_points() -> None:
    class Forgetful(Tiny):
        def play(self) -> Result:
            self.ask("P1", "before", (1, 2))
            return super().play()

    match = Match(Forgetful, players=2).play(1)
    with pytest.raises(RuntimeError, match="began with 'before' instead of a safe point"):
        match.play(1)
    assert match.step == 1 and match.decision.name == "number", "the match is as it was"


def test_what_a_local_variable_held_at_a_safe_point_is_not_kept() -> None:
    """The reason for safe points: only the state survives them."""
    starts: list[int] = []

    def play(game: Any) -> None:
        starts.append(game.state.round)
        while game.state.round < 3:
            game.safe_point()
            game.ask("P1", "go", ("on",))
            game.state.round += 1

    class Rounds(script(play)):  # type: ignore[misc]
        def play(self) -> Result:
            play(self)
            return Result(self.players)

    Match(Rounds).play("on").play("on")
    assert starts == [1, 1, 2], "every answer begins at the last safe point"


def test_a_game_at_no_table_says_so() -> None:
    game = Tiny(NO_TABLE, ("P1", "P2"), Tiny.Rules())
    for verb in (
        lambda: game.ask("P1", "x", (1,)), lambda: game.roll("x", (1,)), lambda: game.safe_point(),
        lambda: game.tell("x"), lambda: game.draw("x", [1]), lambda: game.shuffle("x", [1]),
        lambda: game.ask_all({"P1": (1,)}, "x"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match="at no table"):
            verb()


def test_clause_refuses_what_is_no_id() -> None:
    for wrong in ((), ("",), (3,)):
        with pytest.raises(ValueError, match="clause ID"):
            clause(*wrong)  # type: ignore[arg-type]


def test_rules_are_looked_up_when_called_and_traced_twins_keep_their_names() -> None:
    match = Match(Tiny, players=2)
    assert type(match._run.game).__name__ == "Tiny" and isinstance(match._run.game, Tiny)
    assert match.decision.clauses == ("TG-2", "TG-1")
    assert isinstance(match.state, TinyState)


# --- who acts is a secret ---------------------------------------------------------------------------------------


def test_what_is_asked_in_a_window_is_secret_without_saying_so() -> None:
    def play(game: Any) -> None:
        for _ in game.window("raid", lambda: game.players, {"P1": ("P2", "P3")}, once=True, must=True):
            pass
        game.ask_all({"P2": (1, 2), "P3": (1, 2)}, "look", secret=True)
        game.ask("P3", "speak", ("yes", "no"))

    match = Match(script(play), players=3)
    assert match.decision.window.name == "raid" and match.shown_decision("P2") is match.shown_decision(None) is None
    assert match.shown_decision("P1") is match.decision is match.shown_decision(MODERATOR)
    match.play("P2").play(1).play(2)
    assert match.decision.window is None and match.shown_decision("P1") is match.decision
    assert told(match, "P1") == [("raid", "P1", "P2")]
    assert told(match, "P3") == [("look", "P3", "2")]
    assert told(match, None) == []
    assert [entry.window and entry.window.name for entry in match.trace][:3] == ["raid", None, None]


def test_without_a_declaration_simultaneous_answers_are_open_afterwards() -> None:
    match = Match(script(lambda game: game.ask_all({"P1": (1, 2), "P2": (1, 2)}, "look"))).play(1)
    assert told(match, "P2") == []
    match.play(2)
    assert told(match, "P2") == [("look", "P1", "1"), ("look", "P2", "2")]


def test_the_state_at_a_window_is_kept_whether_or_not_anybody_reacts() -> None:
    def play(game: Any) -> None:
        for value in (1, 2, 3):
            game.state.round = value
            for _ in game.window("raid", lambda: game.players, {"P1": (1, 2)} if value == 2 else {}, once=True):
                game.state.round = 7
        game.state.round = 9
        game.ask("P2", "speak", (1, 2))

    match = Match(script(play)).play(1)
    assert [(opened.state.round, opened.step) for opened in match.windows] == [(1, 0), (2, 0), (3, 1)]
    assert match.view().round == 9
