"""The check of nonsense in edited rules says what it sees: raw errors, errors without a clause, what takes long."""

from __future__ import annotations

import time
from typing import Any

import pandas as pd
import pytest

import tabletop_lab as tl
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing import nonsense
from tabletop_lab.testing.nonsense import DOES, GIVES, chosen, edited_text, in_a_row, opened, places, what_is_wrong
from tabletop_lab.testing.sample import Market

FOUND = places(Market)


def instead(monkeypatch: pytest.MonkeyPatch, does: Any) -> str:
    """What the check says when an edit is answered in another way."""
    monkeypatch.setattr(Match, "with_edit", lambda self, *given, **named: does(self))
    return what_is_wrong(Market, "open_stalls", "nothing", FOUND["open_stalls"])


def raises(error: BaseException) -> Any:
    def does(match: Match) -> Any:
        raise error

    return does


def test_every_kind_of_nonsense_is_told_for_one_function() -> None:
    for kind in [*GIVES, *DOES]:
        assert what_is_wrong(Market, "open_stalls", kind, FOUND["open_stalls"]) == "", kind
        assert in_a_row(Market, "open_stalls", kind, FOUND["open_stalls"]) == "", kind


def test_what_it_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert instead(monkeypatch, raises(KeyError("x"))) == "ends with KeyError: 'x'"
    assert instead(monkeypatch, raises(tl.RuleError("no"))) == "is told without the clause LM-4.2: no"
    assert instead(monkeypatch, raises(tl.RuleError("wrong-rule_failed"))).startswith("is told by 17 letters in en: ")
    on = instead(monkeypatch, lambda match: (match.run(until="decision"), None))
    assert on == "changes the match that was edited"
    clock = iter((0.0, 3.0, 0.0, 4.0, 0.0, 3.0, 0.0, 1.0))
    monkeypatch.setattr(time, "process_time", lambda: next(clock))
    assert instead(monkeypatch, lambda match: (match.branch(), None)) == "takes 4.0 s", "the second time too"
    assert instead(monkeypatch, lambda match: (match.branch(), None)) == "", "the second time soon"


def test_what_it_finds_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    def row_says(error: str | None) -> str:
        monkeypatch.setattr(nonsense, "simulate", lambda *given, **more: pd.DataFrame([{"error": error}]))
        return in_a_row(Market, "open_stalls", "nothing", FOUND["open_stalls"])

    assert row_says("TypeError: 'NoneType' object") == "a row says TypeError: 'NoneType' object"
    assert row_says("RuleError: LM-4.1 walk, line 2: no") == "a row says RuleError: LM-4.1 walk, line 2: no"
    assert row_says("RuleError: LM-4.2 open_stalls, line 2: no") == row_says(None) == ""


def test_all_kinds_come_up_and_the_code_opens_it() -> None:
    names = sorted(FOUND)
    assert {kind for _, kind in chosen(names, 23)} == {*GIVES, *DOES}
    code = opened(FOUND["open_stalls"], Market, "open_stalls", "fails")
    with pytest.raises(tl.RuleError, match="LM-4.2 open_stalls, line 3: KeyError"):
        exec(code.partition("\n")[2], {})
    assert "raise KeyError" in edited_text(Market, "open_stalls", "fails")
