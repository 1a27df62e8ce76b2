"""The tester in a lesson: a game that was typed into cells goes into a file, and `pytest --game` says what it thinks.
Starts pytest in a folder of its own; what is checked is the business of `tabletop_lab.testing`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError
from tabletop_lab.engine.language.languages import known_language, language

from ..words import say, wrong
from .page import page

IMPORTS = """from dataclasses import dataclass
from tabletop_lab.engine import Game, Refusal, Result, Rules, State, clause, hidden, public, rule, seen_by_owner
"""
_PART = re.compile(r"^(Seen|Match|Means|Do): +(.*(?:\n +.*)*)", re.MULTILINE)


def typed(*beginnings: str) -> str:
    """The cells that begin so, as they were last run, one below the other; TabletopError where there is none."""
    from IPython import get_ipython

    cells: Sequence[str] = [*(get_ipython() or _NoShell()).user_ns.get("In", ()), *_heard]
    found = []
    for start in beginnings:
        cell = next((cell for cell in reversed(cells) if cell.startswith(start)), None)
        if cell is None:
            raise TabletopError(wrong("no-cell", "typed", language(), "", name=start[:40]))
        found.append(cell)
    return "\n\n".join(found)


class _NoShell:
    user_ns: dict[str, Any] = {}


_heard: list[str] = []
"""The cells that were run since this was imported: a run without a history keeps none of them."""


def _hear_cells() -> None:
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    if shell is not None:
        shell.events.register("pre_run_cell", lambda info: _heard.append(info.raw_cell))


_hear_cells()


class Checked:
    """What the tester said: `passed` and `failed` (names of checks), `said` its report in English."""

    def __init__(self, said: str, lang: str) -> None:
        self.said, self.lang = said, lang
        count = re.search(r"(\d+) passed", said)
        self.passed = int(count[1]) if count else 0
        self.failed = re.findall(r"^(?:FAILED|ERROR) [^/\n]*/(\w+)", said, re.MULTILINE)

    def parts(self) -> dict[str, str]:
        """The report of the first failure: what was seen, the match, what it means, what to do."""
        block = self.said[: self.said.find("=== left out")] if self.failed else ""
        return {name: re.sub(r"\n +", "\n", text) for name, text in _PART.findall(block)}

    def lines(self) -> list[tuple[str, str]]:
        """What is shown: (heading, text). The advice is in English, so that another page only shows the match."""
        words, found = say(self.lang), self.parts()
        names = ("Seen", "Match", "Means", "Do") if self.lang == "en" else ("Match",)
        return [(words(f"tester-{name.lower()}"), found[name]) for name in names if name in found]

    def headline(self) -> str:
        """How many checks passed, or which failed."""
        words = say(self.lang)
        if self.failed:
            return " ".join([words("tester-failed", checks=", ".join(self.failed)),
                             *(words("tester-leak") for name in self.failed if name == "leaks")])  # fmt: skip
        return words("tester-passed", count=self.passed) if self.passed else words("tester-none")

    def __repr__(self) -> str:
        return "\n".join([self.headline(), *(f"{head}\n{text}" for head, text in self.lines())])

    def _repr_html_(self) -> str:
        rows = "".join(
            f'<p><b>{escape(head)}</b></p><pre style="white-space:pre-wrap;margin:0">{escape(text)}</pre>'
            for head, text in self.lines()
        )
        return page(self.lang, f'<div class="card"><h3>{escape(self.headline())}</h3>{rows}</div>')


def check_game(text: str, checks: str = "", examples: int = 5, lang: str | None = None) -> Checked:
    """Test a game given as a text of Python, as `pytest --game FILE` does; `checks`: a word in the names of some.

    `examples`: how many examples a check tries. Needs pytest and hypothesis (TabletopError says so).
    """
    lang = known_language(lang)
    if not all(map(find_spec, ("pytest", "hypothesis"))):
        raise TabletopError(wrong("no-tester", "check_game", lang, "pip install 'tabletop-lab[test]'"))
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "my_game.py").write_text(IMPORTS + text, encoding="utf-8")
        command = [
            sys.executable, "-m", "pytest", "-p", "pytest_tabletop_lab", "-q", "--color=no",
            "--game", "my_game", "--game-examples", str(examples), *(("-x", "-k", checks) if checks else ()),
        ]  # fmt: skip
        alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # other plugins stay out of it
        done = subprocess.run(command, cwd=folder, env=alone, capture_output=True, text=True, encoding="utf-8")
    return Checked(done.stdout, lang)
