"""What `pytest --game` adds to pytest: it finds the games, collects their checks, and says what was left out.
Its options are in pytest_tabletop_lab, which pytest always loads; this module is imported only if a game is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from . import profiles
from .named import NoSuchGame, find_game


class Tester:
    """The plugin, for the games of one run."""

    def __init__(self, config: Any) -> None:
        pytest.register_assert_rewrite("tabletop_lab.testing.checks")
        few = config.getoption("--game-examples")
        if few or not config.getoption("--hypothesis-profile", None):
            profiles.load(few)
        from . import fixtures
        from .subject import Subject

        here = Path(config.invocation_params.dir)
        golden = config.getoption("--golden")
        if config.getoption("--update-golden") and not golden:
            raise pytest.UsageError("--update-golden needs the folder: --golden FOLDER")
        self.subjects = []
        for name in dict.fromkeys(config.getoption("--game")):
            try:
                game = find_game(name, here)
            except NoSuchGame as error:
                raise pytest.UsageError(str(error)) from None
            facts = config.hook.pytest_game_facts(game=game)
            folder = here / golden if golden else None
            update = config.getoption("--update-golden")
            self.subjects.append(Subject(game, facts, Path(config.rootpath), folder, update))
        config.pluginmanager.register(fixtures, "tabletop_lab.testing.fixtures")
        if config.args_source is not config.ArgsSource.ARGS:
            config.args = []  # no folder of tests was named: only the games are tested

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, session: Any, items: list[Any]) -> None:
        """Run the checks after the tests that were named."""
        from .collecting import all_checks

        for collector in all_checks(session, self.subjects):
            items.extend(session.genitems(collector))

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        say_what_was_left_out(terminalreporter, self.subjects)


def say_what_was_left_out(reporter: Any, subjects: Any) -> None:
    """Report once for each game and reason what was left out."""
    from .collecting import left_out

    told = {subject.name: left_out(subject) for subject in subjects}
    if any(told.values()):
        reporter.section("left out")
    for name, reasons in told.items():
        for missing, checks in reasons.items():
            reporter.line(f"{name}: {', '.join(checks)}: {missing}")
