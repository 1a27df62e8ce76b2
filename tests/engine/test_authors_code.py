"""What an author hands in may fail: bots and functions. A clear error names it, and keeps what its own code raised."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Bot, Game
from tabletop_lab.engine.tables.search import MonteCarloBot
from tabletop_lab.notebook import play
from tabletop_lab.playtest import simulate
from tabletop_lab.testing.sample import Market


class Unmade(Bot):
    """Its constructor fails."""

    def __init__(self) -> None:
        raise KeyError("plans")


class Needy(Bot):
    """Its constructor wants more than it is given."""

    def __init__(self, plans: int) -> None: ...


class Odd:
    """Nothing can be done with it."""

    def __str__(self) -> str:
        raise SystemExit

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError


def bot(choose: Any, named: str = "mine") -> type[Bot]:
    return type("Mine", (Bot,), {"choose": choose, "name": named})


def raises(error: BaseException) -> Callable[..., Any]:
    def choose(self: Bot, decision: Any, random: Any) -> Any:
        raise error

    return choose


ANSWERS: dict[str, tuple[Any, str]] = {
    "nothing": (None, "the bot mine gave no answer: its choose returned None"),
    "no option": (99, "the bot mine answered 99: '99' is not one of the options (allowed: 2 | 3)"),
    "a seat": ("P77", "the bot mine answered 'P77': 'P77' is not one of the options (allowed: 2 | 3)"),
    "refused": ("1", "the bot mine answered '1': "),
    "many": ([7] * 100_000, "the bot mine answered [7, 7, "),
    "a number without end": (10**6_000, "the bot mine answered "),
    "nothing to write": (Odd(), "the bot mine answered <Odd>: "),
    "half a letter": ("\ud800", r"the bot mine answered '\ud800': "),
    "a view": (Market, "the bot mine answered <class "),
    "itself": (bot, "the bot mine answered <function bot at "),
}
RAISED: dict[str, tuple[BaseException, str]] = {
    "its own": (KeyError("plans"), "failed: KeyError: 'plans' (in choose, test_authors_code.py, line "),
    "leaves": (SystemExit("enough"), "failed: SystemExit: enough (in choose, "),
    "below all": (GeneratorExit(), "failed: GeneratorExit (in choose, "),
    "one of ours": (tl.IllegalChoice("the game is over"), "failed: the game is over (in choose, "),
    "long": (ValueError("x" * 10**6), "failed: ValueError: xxx"),
}


def told(error: tl.TabletopError) -> str:
    """The English of an error that can be read in both languages."""
    for lang in ("en", "ko"):
        said = error.text(lang)
        said.encode("utf-8")
        assert len(said) <= 900 and "wrong-" not in said, said
    assert any("가" <= letter <= "힣" for letter in error.text("ko"))
    return str(error)


@pytest.mark.parametrize("what", ANSWERS)
def test_a_bot_that_answers_nonsense_is_named_with_its_question(what: str) -> None:
    given, said = ANSWERS[what]
    match = tl.Match(Market, players=2, seed=7)
    before = match.step
    with pytest.raises(tl.BotError) as caught:
        match.run(bots=bot(lambda self, decision, random: given))
    assert told(caught.value).startswith(f"P2, where to walk: {said}") and "[LM-4" in str(caught.value)
    assert match.step == before and match.run(bots="random").result is not None, "nothing of the match is lost"


@pytest.mark.parametrize("what", RAISED)
def test_a_bot_that_fails_is_named_and_its_error_is_kept(what: str) -> None:
    error, said = RAISED[what]
    match = tl.Match(Market, players=2, seed=7)
    before = match.step
    with pytest.raises(tl.BotError) as caught:
        match.run(bots=bot(raises(error)))
    assert told(caught.value).startswith(f"P2, where to walk: the bot mine {said}"), str(caught.value)
    assert caught.value.__cause__ is error and match.step == before


def test_an_interrupt_of_a_person_passes() -> None:
    with pytest.raises(KeyboardInterrupt):
        tl.Match(Market, players=2, seed=7).run(bots=bot(raises(KeyboardInterrupt())))


def test_a_bot_without_a_name_is_called_by_its_class() -> None:
    with pytest.raises(tl.BotError, match="the bot Mine gave no answer"):
        tl.Match(Market, players=2, seed=7).run(bots=bot(lambda *given: None, "bot"))


def test_a_bot_that_says_nothing_is_not_taken_to_choose_nothing() -> None:
    """An empty set of things is written 'none', and so is None."""
    match = tl.Match("fourteen_nights", players=2, seed=1)
    match.run(bots="random", until=lambda decision: () in list(decision.options)[:3])
    assert match.decision is not None and "none" in match.decision.labels
    with pytest.raises(tl.BotError, match="gave no answer"):
        match.run(bots=bot(lambda *given: None))


MADE: dict[str, tuple[Any, str]] = {
    "fails": (Unmade, "bots: the bot Unmade cannot be made: KeyError: 'plans'"),
    "wants more": (Needy, "bots: the bot Needy cannot be made: TypeError: Needy.__init__() missing 1 required "),
    "is no bot": (object, "bots: market has no bot <class 'object'> (allowed: random, careful, monte_carlo, "),
    "by name": ("unmade", "bots: the bot unmade cannot be made: KeyError: 'plans'"),
    "by name, no bot": ("odd", "bots: odd makes <Odd>, which is not a Bot"),
    "by name, nothing": ("none", "bots: none makes None, which is not a Bot"),
}


class Crowd(Market):
    """Has bots that cannot be made."""

    bots = {"random": Market.bots["random"], "unmade": Unmade, "odd": Odd, "none": lambda: None}  # type: ignore[dict-item]


@pytest.mark.parametrize("what", MADE)
def test_a_bot_that_cannot_be_made_is_named(what: str) -> None:
    given, said = MADE[what]
    game = Crowd if isinstance(given, str) else Market
    for way in (
        lambda: tl.Match(game, players=2, bots=given),
        lambda: tl.Match(game, players=2).run(bots={"P1": given}),
        lambda: simulate(game, 2, bots=given, progress=False),
    ):
        with pytest.raises(tl.TabletopError) as caught:
            way()
        assert told(caught.value).startswith(said)


def test_a_batch_says_it_in_its_rows() -> None:
    frame = simulate(Market, 3, players=2, bots=bot(raises(KeyError("plans"))), jobs=1, progress=False)
    said = r"BotError: P[12], where to walk: the bot mine failed: KeyError: 'plans' \(in choose, test_authors_code.py, "
    assert frame["error"].str.match(said).all()


def test_a_bot_within_a_search_is_named() -> None:
    with pytest.raises(tl.BotError, match="the bot mine failed: KeyError: 'plans'"):
        tl.Match(Market, players=2).run(bots=MonteCarloBot(2, player=bot(raises(KeyError("plans")))()))


def test_an_edited_rule_that_a_bot_asks_is_at_fault_itself() -> None:
    text = "def open_stalls(self, player):\n    return 1 // 0\n"
    game = tl.edited(Market, "LM-4.2", text)
    with pytest.raises(tl.RuleError, match="LM-4.2 open_stalls, line 2: ZeroDivisionError"):
        tl.Match(game, players=2).run(bots="careful")
    asks = bot(lambda self, decision, random: decision.game.paragraphs(decision.rules).open_stalls(decision.player))
    text = tl.source_of(Market, "LM-2.5") + "\n"
    with pytest.raises(tl.BotError, match="the bot mine failed: AttributeError"):
        tl.Match(tl.edited(Market, "LM-2.5", text), players=2).run(bots=asks)


@pytest.mark.parametrize("given", [5, Bot, ["random"], {"P1": Bot}, "mine"])
def test_a_player_in_a_notebook_refuses_bots_that_the_game_does_not_have(given: object) -> None:
    with pytest.raises(tl.TabletopError, match="allowed: random, careful"):
        play(tl.Match(Market, players=2, seed=1), bots=given)


def test_a_player_in_a_notebook_says_which_bot_failed() -> None:
    class Broken(Market):
        """Its only bot fails."""

        bots = {"mine": bot(raises(KeyError("plans")))}

    player = play(tl.Match(Broken, players=2, seed=1), bots={"P1": "mine"})
    with pytest.raises(tl.BotError, match="the bot mine failed: KeyError: 'plans'"):
        player.let_bots(None)
    assert player.match.decision is not None


def test_a_function_that_says_where_to_stop_may_fail() -> None:
    match = tl.Match(Market, players=2, seed=1)
    before = match.step
    with pytest.raises(tl.TabletopError, match="until: the function failed: ZeroDivisionError") as caught:
        match.run(until=lambda decision: 1 // 0)
    assert told(caught.value) and isinstance(caught.value.__cause__, ZeroDivisionError) and match.step == before


@pytest.mark.parametrize("bots", [None, {}, 5, [Bot], {"random": 5}, {1: Bot}])
def test_a_game_says_which_bots_it_has(bots: object) -> None:
    with pytest.raises(tl.TabletopError, match="Mine says bots = .* at least one bot by its name"):
        type("Mine", (Game,), {"bots": bots})


@pytest.mark.parametrize("metrics", [None, 5, "visits", (5,), {"visits": Bot}])
def test_a_game_says_which_metrics_it_has(metrics: object) -> None:
    with pytest.raises(tl.TabletopError, match="Mine says metrics = .*classes that come from Metric"):
        type("Mine", (Game,), {"metrics": metrics})
