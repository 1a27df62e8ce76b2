"""A paragraph of Cetkaik edited as code: options, refusals and pictures go by it too.
That a match and a batch come to every paragraph is checked for every game, by tabletop_lab.testing."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine.core.errors import RuleError
from tabletop_lab.engine.edits.variant import edited, source_of
from tabletop_lab.games.cetkaik import Cetkaik
from tabletop_lab.games.cetkaik.content.squares import WATER
from tabletop_lab.games.cetkaik.presentation.board_reach import reaches

WET = (
    source_of(Cetkaik, "CK-10.1", "drops")
    .replace("if pieces else", "- WATER if pieces else")
    .replace('"""Return', 'from tabletop_lab.games.cetkaik.content.squares import WATER\n    """Return')
)
BOARD = "/".join([".................."] * 7 + ["rH................", "bG..............**"])


def test_an_edited_drop_is_played_refused_and_shown_alike() -> None:
    """No drops on water: options, batches, the answer to "why not?", the picture and a bot's move agree."""
    dry = edited(Cetkaik, "CK-10.1", WET, function="drops")
    position = {"board": BOARD, "reserve": {"IA": "rp"}}
    default, match = (tl.Match(game, seed=1, position=position) for game in (Cetkaik, dry))
    assert "@rp>ZU" in default.decision.options and default.decision.options.refusal("@rp>ZU") is None
    options = match.decision.options
    assert "@rp>ZU" not in options and "@rp>KA" in options
    assert len(default.decision.options) - len(options) == len(WATER)
    for refusal in (options.refusal("@rp>ZU"), options.refuse_route(("rp", "ZU"))):
        assert refusal is not None and (refusal.clause, refusal.reason) == ("CK-10.1", "not_possible")
    assert options.refuse_route(("rp", "KA")) is None
    shown = {reach.to for reach in reaches(match.view(), match.decision, ("@rp",))}
    assert shown.isdisjoint(WATER) and "KA" in shown
    assert not [refusal for refusal in options.game.why_not("IA") if refusal.clause == "CK-10.1"]


def test_an_edited_via_point_is_refused_by_its_clause() -> None:
    text = source_of(Cetkaik, "CK-6.1", "via_points").replace("return vias", "return vias - ['LAI']")
    options = tl.Match(edited(Cetkaik, "CK-6.1", text, function="via_points"), position={}).decision.options
    refusal = options.refusal("NAI^LAI>LY")
    assert refusal is not None and (refusal.clause, refusal.reason) == ("CK-6.1", "not_possible")


def test_a_paragraph_that_gives_nonsense_is_named() -> None:
    text = source_of(Cetkaik, "CK-6.3", "near_ends").replace("return self", "return 5 or self")
    with pytest.raises(RuleError, match=r"CK-6\.3 near_ends"):
        tl.Match(edited(Cetkaik, "CK-6.3", text, function="near_ends"), position={})
