"""Before a person is asked what an edited rule has put together: does the game go on with each of these options?"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from ..core import labels
from ..core.errors import RuleError
from ..core.question import NATURE, Decision
from .answers import Answer, Options

if TYPE_CHECKING:
    from .recorded import Run

TRIED = 24
"""So many options are tried, and one of each kind."""


def look_ahead(run: Run) -> None:
    """Try the options of a question to which an edited rule gave something; RuleError when the rules cannot go on.

    An edited rule that fails by itself after an answer is no fault of its options: it is told when it happens.
    """
    decision, given = run.decision, run.given_by_edit
    if decision is None or given is None or given[0] != run.step or given[2] is None:
        return
    if decision.player == NATURE or decision.simultaneous:
        return
    for option in _tried(decision):
        answer = Answer(decision.player, decision.name, labels.label(option), option)
        try:
            type(run)(run.setup, [*run.answers[: run.step], answer], Options(ahead=True), run)
        except RuleError as error:
            if error.faults[0].kind.startswith("rule_gave"):
                raise
        except Exception:
            continue  # a fault of the rules as printed shows when it is played


def _tried(decision: Decision) -> list[Any]:
    """The first options, and the first of each kind among some more."""
    first = list(islice(decision.options, TRIED))
    kinds = {type(option): option for option in reversed(list(islice(decision.options, TRIED, 10 * TRIED)))}
    return first + [option for kind, option in kinds.items() if kind not in set(map(type, first))]
