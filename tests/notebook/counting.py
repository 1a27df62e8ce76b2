"""How many models a widget costs, and how many messages it sends to the page: for tests that hold them down.
JupyterLab's server drops what a kernel says beyond some 1,000 messages a second."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import comm
from ipywidgets.widgets import widget as all_widgets


@dataclass(frozen=True)
class Cost:
    """What one widget costs: models that live once it is shown, and messages sent until then."""

    models: int
    messages: int
    kinds: Counter[str]


def cost(monkeypatch: Any, make: Callable[[], object]) -> Cost:
    """The cost of what `make` opens; the widgets that lived before are not counted."""
    sent: Counter[str] = Counter()

    class Counting(comm.DummyComm):
        def publish_msg(self, msg_type: str, *_: Any, **__: Any) -> None:
            sent[msg_type] += 1

    before = set(all_widgets._instances)
    with monkeypatch.context() as patch:
        patch.setattr(comm, "create_comm", Counting)
        made = make()
    kinds = Counter(type(one).__name__ for name, one in all_widgets._instances.items() if name not in before)
    assert made is not None, "what was made lives until it was counted"
    return Cost(sum(kinds.values()), sum(sent.values()), kinds)
