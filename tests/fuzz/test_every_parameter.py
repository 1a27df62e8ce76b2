"""Every public call with hostile things at each of its parameters: it works, or a TabletopError says what is wrong."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import LONGEST_MESSAGE, TabletopError
from tabletop_lab.engine.core.plainly import plainly
from tabletop_lab.engine.match.match import Match
from tabletop_lab.figures.render import theme_of
from tabletop_lab.testing.sample import Market
from tests.fuzz.harness import CALLS, OTHERS
from tests.fuzz.hostile import failing, things, wrapped
from tests.fuzz.mutations import Strange, Words
from tests.registered import registered

FUNCTIONS = {
    f"tl.{call.__name__.rpartition('.')[-1]}": call
    for call in (
        *OTHERS, tl.simulate, tl.compare, tl.study, tl.open_study, tl.ambiguities, tl.find, tl.ladder,
        tl.traits, tl.tune, tl.language, tl.play, tl.print_and_play, tl.animate, tl.embed, tl.book,
        tl.changes, theme_of,
    )  # fmt: skip
}
GOOD: dict[str, Any] = {
    "n": 1, "jobs": 1, "progress": False, "game": "market", "players": 3, "clause": "LM-4.2", "clause_id": "LM-4.2",
    "variants": {"a": {}}, "seed": 1, "choice": "2", "outcome": "1", "path": "a.yaml", "step": 0, "old": "main",
    "new": "other", "name": "other", "viewer": "P1", "player": "P1", "seat": "P1", "lang": "en", "changes": {},
    "chance": "auto", "until": "turn", "bots": "random", "mode": "alone", "size": "projector", "function": "walk",
    "where": "local", "folder": "studies", "asked": 1, "times": 1, "moments": 1, "playouts": 1,
    "thinker": "information_set:1",
}  # fmt: skip
"""What fits a parameter: given for those that a call must have, and held by the hostile texts."""
SMALL = ("n", "jobs", "progress", "asked", "times", "moments", "playouts", "thinker")
"""How much is played: always given, so that a call that works is soon done."""


@pytest.fixture
def match() -> Match:
    return Match(Market, players=3, seed=7).run(until=5)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.chdir(tmp_path)
    before = tl.language()
    with registered(Market):
        yield
    tl.language(before)


def method(match: Match, name: str) -> Callable[..., Any]:
    """A call of a match, or of its trace, rulebook or decision."""
    of: Any = match
    for part in name.split("."):
        of = getattr(of() if callable(of) else of, part)
    return of  # type: ignore[no-any-return]


def good(match: Match, name: str, parameter: str) -> Any:
    """An argument that fits."""
    if parameter in ("copy", "other", "match"):
        return match.branch()
    if parameter == "row":
        return {"game": "market", "players": 3, "seed": 1, "rules": "{}", "bots": "random"}
    if parameter == "text":
        return "en" if name == "decision.text" else tl.source_of(Market, "LM-4.2")
    return GOOD.get(parameter, "x")


def raw(match: Match, name: str, function: Callable[[], Callable[..., Any]]) -> list[str]:
    """What a call raises that is no TabletopError, or is one that cannot be told."""
    found = []
    parameters = inspect.signature(function()).parameters.values()
    needed = [p for p in parameters if p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)]
    needed += [p for p in parameters if p.name in SMALL]
    for tried in parameters:
        text = good(match, name, tried.name)
        for thing, hostile in things(text if isinstance(text, str) else "P1"):
            for place, value in wrapped(hostile, "days", "__" not in thing):
                given = {p.name: good(match, name, p.name) for p in needed}
                key = "days" if tried.kind is tried.VAR_KEYWORD else tried.name
                more = [value] if tried.kind is tried.VAR_POSITIONAL else []
                given |= {} if more else {key: value}
                first = [given.pop(p.name) for p in parameters if p.kind is p.POSITIONAL_ONLY and p.name in given]
                try:
                    function()(*first, *more, **given)
                except TabletopError as error:
                    if not all(0 < len(error.text(lang)) <= LONGEST_MESSAGE for lang in ("en", "ko")):
                        found.append(f"{key}={thing} {place}: {type(error).__name__} cannot be told")
                except Exception as error:
                    found.append(f"{key}={thing} {place}: {type(error).__name__}")
    return found


@pytest.mark.parametrize("name", CALLS)
def test_a_call_of_a_match_is_refused_or_works(name: str, match: Match) -> None:
    assert raw(match, name, lambda: method(match.branch(), name)) == []


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_call_of_the_package_is_refused_or_works(name: str, match: Match) -> None:
    assert raw(match, name, lambda: FUNCTIONS[name]) == []


def test_the_package_offers_no_other_call() -> None:
    offered = {name: getattr(tl, name) for name in tl.__all__ if callable(getattr(tl, name))}
    errors = {name for name, one in offered.items() if isinstance(one, type) and issubclass(one, Exception)}
    assert {f"tl.{name}" for name in offered.keys() - errors} <= FUNCTIONS.keys()


def test_until_what_cannot_be_compared(match: Match) -> None:
    with pytest.raises(TabletopError, match="until: <Strange> is not a place to stop"):
        match.run(until=Strange())  # type: ignore[arg-type]


def test_a_text_of_another_class_is_the_text_it_holds(match: Match) -> None:
    """It is as good as a plain one: refused is only what it holds."""
    loud = failing(str, "__eq__", "__hash__", "__len__", "__repr__", "__bool__")
    name = failing(str, "__eq__", "strip")  # a name in a table has a hash
    assert match.branch().play(loud("2")).answers[match.step].label == "2"
    assert match.view(loud("P1")) == match.view("P1") and type(match.view(loud("P1")).viewer) is str
    assert match.branch().run(loud("random"), until=loud("turn")).step > match.step
    assert match.with_rules({name("days"): 2})[0].rules.days == 2
    assert Match(loud("market"), rules={"days": failing(int, "__eq__")(2)}, lang=loud("ko")).lang == "ko"
    assert list(tl.compare(loud("market"), {name("a"): {}}, n=1, progress=False)["variant"]) == ["a"]
    with pytest.raises(TabletopError, match="there is no seat 'P9'"):
        match.view(loud("P9"))


@pytest.mark.parametrize("game", ["market", "fourteen_nights", "tabula_wolves", "cetkaik"])
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_a_viewer_of_another_class_lacks_no_words(game: str, lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """What messages choose their words by is known of plain texts alone."""
    match = Match(game, seed=1)
    with caplog.at_level(logging.WARNING):
        said = {viewer: match.alt_text(Words(viewer), lang) for viewer in ("P1", tl.MODERATOR)}
    assert said == {viewer: match.alt_text(viewer, lang) for viewer in said} and caplog.messages == []


def test_what_is_shared_or_holds_itself_is_looked_into_once() -> None:
    loud = failing(str, "__eq__", "__len__")("P1")
    shared: Any = [loud]
    for _ in range(40):
        shared = [shared] * 40
    endless: Any = [loud]
    endless += [endless] * 40
    assert type(plainly([[loud]] * 2)[1][0]) is type(plainly(endless)[0]) is str
    assert plainly(shared)[0] is plainly(shared)[39]
