"""Lists of steps that an expansion adds to."""

import pickle

import pytest

from tabletop_lab.engine.core.steps import Steps

PHASE = Steps(["time", "attack", "event_card"])


def test_an_expansion_adds_without_changing_the_base_list() -> None:
    assert PHASE.after("attack", "fire", "flood") == ("time", "attack", "fire", "flood", "event_card")
    assert PHASE.before("time", "dawn") == ("dawn", "time", "attack", "event_card")
    assert PHASE.instead("attack") == ("time", "event_card")
    assert PHASE == ("time", "attack", "event_card")
    assert pickle.loads(pickle.dumps(PHASE.after("time", "dusk"))) == ("time", "dusk", "attack", "event_card")


def test_wrong_steps_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="there is no step 'fire': time, attack, event_card"):
        PHASE.after("fire", "flood")
    with pytest.raises(ValueError, match="the step 'time' comes twice"):
        PHASE.after("attack", "time")
