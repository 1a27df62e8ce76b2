"""The vocabulary of rule authors: ask, ask_all, roll, draw, shuffle, tell, safe_point, clause; each with a game of a few lines."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tiny_games import Tiny, TinyState, script

import tabletop_lab as tl
from tabletop_lab.engine import Match, Playout, RandomBot, Refusal, Result, Subsets, clause
from tabletop_lab.engine.state import HIDDEN


def told(match: Match, viewer: Any = tl.MODERATOR) -> list[tuple[Any, ...]]:
    return [(e.name, e.player, e.label) for e in match.trace.for_player(viewer)]


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
    assert [repr(r) for r in match.decision.refused()] == ["Refusal('all', TG-1, too_much)", "Refusal('9', TG-2, too_large)"]
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


# --- chance -----------------------------------------------------------------------------------------------------


def test_roll_follows_its_weights() -> None:
    def play(game: Any) -> Any:
        return [game.roll("sticks", ("do", "gae", "geol"), (1, 0, 3)) for _ in range(2000)]

    match = Match(script(play), seed=5)
    count = Counter(answer.value for answer in match.answers)
    assert count["gae"] == 0 and 0.2 < count["do"] / 2000 < 0.3


def test_a_roll_without_outcomes_or_with_bad_weights_is_refused() -> None:
    for outcomes, weights in [((), None), ((1, 2), (1,)), ((1, 2), (0, 0)), ((1, 2), (2, -1))]:
        with pytest.raises(ValueError):
            Match(script(lambda game, o=outcomes, w=weights: game.roll("die", o, w)))


def test_draw_takes_one_item_away_and_shuffle_keeps_all() -> None:
    def play(game: Any) -> Any:
        pile = list("abcdef")
        card = game.draw("card", pile)
        game.shuffle("order", pile)
        return card, sorted([card, *pile])

    results = {Match(script(play), seed=seed).result.reason for seed in range(40)}
    assert {reason.split(",")[0] for reason in results} == {f"('{c}'" for c in "abcdef"}
    assert all(reason.endswith("['a', 'b', 'c', 'd', 'e', 'f'])") for reason in results)


def test_shuffles_reach_every_order() -> None:
    def play(game: Any) -> Any:
        pile = [1, 2, 3]
        game.shuffle("order", pile)
        return pile

    assert len({Match(script(play), seed=seed).result.reason for seed in range(60)}) == 6


def test_private_chance_is_told_to_those_it_is_for() -> None:
    def play(game: Any) -> None:
        game.roll("omen", (1, 2), to="P1")
        game.draw("card", ["a", "b"], to=("P1", "P2"))
        game.shuffle("order", ["c", "d"])
        game.roll("die", (1, 2))

    match = Match(script(play), players=3)
    assert [name for name, *_ in told(match)] == ["omen", "card", "order", "die"]
    assert [name for name, *_ in told(match, "P1")] == ["omen", "card", "die"]
    assert [name for name, *_ in told(match, "P2")] == ["card", "die"]
    assert [name for name, *_ in told(match, None)] == ["die"]


def test_variants_meet_the_same_luck_where_they_ask_the_same() -> None:
    """The k-th chance of a name is the same, whatever other chances come between."""

    def plain(game: Any) -> Any:
        return [game.roll("die", range(1, 7)) for _ in range(8)]

    def busy(game: Any) -> Any:
        dice = []
        for _ in range(8):
            game.roll("weather", ("sun", "rain"))
            dice.append(game.roll("die", range(1, 7)))
            game.draw("card", ["a", "b", "c"])
        return dice

    for seed in range(5):
        assert Match(script(plain), seed=seed).result == Match(script(busy), seed=seed).result


def test_playout_and_match_have_the_same_luck_in_every_kind_of_chance() -> None:
    def play(game: Any) -> Any:
        pile, found = list("abcdefg"), []
        for _ in range(2):
            found.append(game.roll("die", range(1, 7), (1, 2, 3, 1, 1, 1)))
            game.shuffle("order", pile)
            found += [game.draw("card", pile), tuple(pile)]
            found.append(game.ask("P1", "take", tuple(pile)))
            found.append(game.ask_all({"P1": (1, 2, 3), "P2": (1, 2, 3)}, "bid"))
        return found

    game = script(play)
    for seed in range(6):
        bots = {"P1": RandomBot(), "P2": RandomBot()}
        playout = Playout(game, ("P1", "P2"), game.Rules(), seed, bots)
        match = Match(game, seed=seed).run()
        assert playout.run() == match.result
        assert playout.decisions == 6


# --- force ------------------------------------------------------------------------------------------------------


def chances(game: Any) -> Any:
    pile = ["a", "b", "c"]
    found = [game.ask("P1", "go", ("on",))]
    found.append(game.roll("die", (1, 2, 3), (1, 0, 1)))
    found.append(game.draw("card", pile))
    game.shuffle("order", pile)
    return [*found, *pile]


def test_force_sets_a_roll_a_draw_and_an_order() -> None:
    for die, card, order in [(1, "c", "b + a"), (3, "a", ("b", "c")), ("3", "b", ["c", "a"])]:
        match = Match(script(chances)).force("die", die).force("card", card).force("order", order)
        match.play("on")
        by_hand = [answer for answer in match.answers if answer.by == "hand"]
        assert [a.name for a in by_hand] == ["die", "card", "order"]
        wanted = order.split(" + ") if isinstance(order, str) else list(order)
        assert match.result.reason == str(["on", int(die), card, *wanted])


@pytest.mark.parametrize(
    ("name", "outcome", "possible"),
    [
        ("die", 7, "1 | 2 | 3"),
        ("die", 2, "1 | 2 | 3"),
        ("card", "z", "a | b | c"),
        ("order", "a + b + c", ""),
        ("order", "nonsense", ""),
    ],
)
def test_an_impossible_outcome_is_refused_when_it_comes_up(name: str, outcome: Any, possible: str) -> None:
    match = Match(script(chances))
    match.force("card", "a") if name != "card" else None
    match.force(name, outcome)
    with pytest.raises(tl.ImpossibleChance) as error:
        match.play("on")
    assert error.value.faults[0].where == name and possible in error.value.faults[0].allowed
    assert match.step == 0 and match.decision.name == "go"
    match.play("on")
    assert match.result is not None, "the impossible wish is forgotten, and the game goes on"


def test_a_forced_outcome_happens_even_on_a_line_that_was_played_before() -> None:
    match = Match(script(chances), seed=1).play("on")
    was = match.answers[1].value
    other = 4 - was
    match.undo().force("die", other).play("on")
    assert match.answers[1].value == other
    assert len(match.branches) == 1, "the old line is kept"


def test_forces_of_one_name_wait_in_line_and_follow_a_branch() -> None:
    match = Match(Tiny, players=2).force("die", 6).force("die", 1)
    other = match.branch()
    for m in (match, other):
        m.play(1).play(1)
        assert [e.facts["die"] for e in m.trace.events("rolled")] == [6, 1]


# --- tell, clauses, safe points -------------------------------------------------------------------------------------


def test_tell_limits_events_and_single_facts() -> None:
    def play(game: Any) -> None:
        game.tell("open", card="A1")
        game.tell("whisper", to="P2", card="A2")
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
    class NoTable:
        frame = None

        def bind(self, game: Any) -> None:
            pass

    game = Tiny(NoTable(), ("P1", "P2"), Tiny.Rules())  # type: ignore[arg-type]
    for verb in (
        lambda: game.ask("P1", "x", (1,)), lambda: game.roll("x", (1,)), lambda: game.safe_point(),
        lambda: game.tell("x"), lambda: game.draw("x", [1]), lambda: game.shuffle("x", [1]), lambda: game.ask_all({}, "x"),
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


# --- labels.Subsets against brute force -----------------------------------------------------------------------------


def test_subsets_agree_with_brute_force() -> None:
    from itertools import combinations

    from hypothesis import given
    from hypothesis import strategies as st

    from tabletop_lab.engine.labels import find, label, sort_key

    @given(st.dictionaries(st.sampled_from([f"C{i}" for i in range(1, 14)]), st.integers(0, 9), max_size=8), st.integers(0, 30))
    def check(prices: dict[str, int], budget: int) -> None:
        subsets = Subsets(list(prices), prices.get, budget)
        ordered = sorted(prices, key=sort_key)
        wanted = [c for n in range(len(ordered) + 1) for c in combinations(ordered, n) if sum(map(prices.get, c)) <= budget]
        wanted.sort(key=sort_key)
        assert list(subsets) == wanted == [subsets[i] for i in range(len(subsets))]
        assert subsets[:] == wanted and subsets[-1] == wanted[-1] and subsets[1:3] == wanted[1:3]
        for choice in wanted:
            assert choice in subsets and tuple(reversed(choice)) in subsets
            assert find(subsets, label(choice)) == choice == find(subsets, list(choice))
        for n in range(len(ordered) + 1):
            for choice in combinations(ordered, n):
                assert (choice in subsets) == (choice in wanted)
        assert "C99" not in subsets and ("C1", "C1") not in subsets and 5 not in subsets
        with pytest.raises(IndexError):
            subsets[len(subsets)]

    check()


def test_subsets_of_many_cards_are_counted_without_being_listed() -> None:
    cards = [f"R{i:02}" for i in range(40)]
    every = Subsets(cards)
    assert len(every) == 2**40
    assert every[0] == () and every[1] == ("R00",) and every[-1] == ("R39",) and every[2**39] == tuple(cards[:1] + cards[39:])
    assert Subsets(cards, lambda card: 500, 1000)[3] == ("R00", "R02")
    with pytest.raises(ValueError):
        Subsets(cards, lambda card: -1, 5)
    assert list(Subsets(["R01", "R02"], {"R01": 0, "R02": 1}.get, -5)) == [(), ("R01",)], "debt buys nothing but what is free"
