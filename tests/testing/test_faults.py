"""Small faults put into a sound game: the tester finds each of them, shows the match, and says what to do about it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from tests.testing.conftest import ROOT, SOUND, Run, run_pytest, with_fault

PARTS = re.compile(r"^Seen: +\S.*?^(?P<match>Match: .*?)^Means: +\S.*?^Do: +\S", re.MULTILINE | re.DOTALL)


class Fault(NamedTuple):
    """A piece of the game, what stands in its place, the checks that find it, and what they say."""

    old: str
    new: str
    checks: str
    said: tuple[str, ...]


FAULTS = {
    "a public field gives a secret away": Fault(
        "        state.turn += 1\n", "        state.turn = state.wishes[player] - state.taken[player]\n",
        "leaks and default",
        ("can tell two worlds apart", "view turn", "declare it hidden(), seen_by_owner()", '        yield {"view t'),
    ),
    "an event tells a secret to all": Fault(
        "        self.sky()\n", '        self.tell("rain", left=state.wishes[player])\n        self.sky()\n',
        "leaks and default",
        ("event rain", "tell(..., only=player)", 'yield {"event rain"}'),
    ),
    "a rule rolls its own dice": Fault(
        'if self.roll("sky", ["dry", "dry", "rain"]) == "rain" and', "if __import__('random').random() < 0.4 and",
        "replay_gives", ("never through `random`",),
    ),
    "options are not sorted": Fault(
        "list(range(1, most + 1))", "list(range(most, 0, -1))", "options_and",
        ("`take`, which P1 is asked, has unsorted options", 'self.ask(player, "take", sorted(options))'),
    ),
    "an option is there twice": Fault(
        "list(range(1, most + 1))", "[1, *range(1, most + 1)]", "options_and",
        ("has options that are written alike: ['1']", "Offer each option once"),
    ),
    "what is offered is refused": Fault(
        "Refusal(most + 1,", "Refusal(most,", "options_and",
        ("and offers it", "Give a Refusal only for what is not among the options."),
    ),
    "a wrong answer has no sentence": Fault(
        ', *[Refusal(more, "PB-2", "many") for more in range(most + 2, 6)]', "", "plausibly",
        ("without a sentence of their own, by question:", "take: ", "parameter `tried`"),
    ),
    "something is remembered outside of the state": Fault(
        "one_turn(self.players[self.state.turn % len(self.players)])",
        "one_turn(self.players[self.played % len(self.players)])\n            self.played += 1", "stepping",
        ("step by step, against in one go: ", "begin play() from the state alone"),
    ),
    "nobody is named as the winner": Fault(
        "Result(tuple(p for p in points if points[p] == max(points.values())),", "Result((),", "any_rules_end",
        ("nobody wins", "Return Result(winners=(...), ...)"),
    ),
    "an event has no words": Fault(
        "event-rain = 비가 옵니다. { $left }개 남았습니다.", "# nothing", "came_up",
        ("messages that are missing [ko]: ['event-rain']", "Write the missing messages into messages.<language>.ftl"),
    ),
    "one is written like many": Fault(
        "It rains. Pebbles left: { $left }.", "It rains; { $left } pebbles are left.", "everyone_reads",
        ("has one of many: 1 pebbles", "Mend the message event-... or chance-..."),
    ),
    "a rule divides by nothing": Fault(
        "self.state.pebbles -= 1\n", "self.state.pebbles -= 1 // (self.state.pebbles - 4)\n", "replay_gives",
        ("ZeroDivisionError", "in sky, pebbles_l.py:", "The rules themselves stopped with an error"),
    ),
    "a rule asks without an option": Fault(
        "list(range(1, most + 1))", "list(range(1, most + 1)) if state.wishes[player] < 5 else []", "leaks and default",
        ("is asked take without a single option", "The rules themselves stopped with an error"),
    ),
    "a window is named by secrets": Fault(
        "        self.sky()\n", "        def named():\n"
        "            return [p for p in self.players if state.wishes[p] > 4]\n"
        "        for _ in self.window('hail', named, lambda seat: ['shelter'], once=True):\n            self.sky()\n",
        "leaks and default",
        ("window hail", "Name the seats of window `hail` by public fields alone", 'yield {"window hail'),
    ),
    "only who holds a secret is asked": Fault(
        "        self.sky()\n", "        self.sky()\n"
        "        for seat in [p for p in self.players if state.wishes[p] > 4]:\n"
        "            self.ask(seat, 'take', [0, 1], secret=True)\n",
        "leaks and default",
        ("turn ('nobody', ", "open a window for every seat that a public rule names", 'yield {"turn"}'),
    ),
    "a rule that fails is passed over": Fault(
        "        self.sky()\n", "        with __import__('contextlib').suppress(Exception):\n            self.sky()\n",
        "one_truth and cell",
        ("without sky [PB-3] a match goes on and a batch goes on: 2 players", "catch no error around it"),
    ),
    "the order of a set is told": Fault(
        "left=self.state.pebbles)", "left=next(iter({'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'})))", "hash_seed",
        ("two processes with other hash seeds play differently", "walk over sorted(...) of the set"),
    ),
    "a picture cannot be drawn": Fault(
        "    def count(self):", "    class presentation(__import__('tabletop_lab').engine.Presentation):\n"
        "        def draw(self, page, view, words):\n            pass\n\n    def count(self):", "pictures",
        ("got an unexpected keyword argument 'chosen'", "Mend the function of the presentation that is named"),
    ),
    "a promise is broken": Fault(
        "    def count(self):", "    def invariants(self):\n        if self.state.pebbles < 2:\n"
        '            yield "at least two are left"\n\n    def count(self):', "any_rules_end",
        ("broken at step", "at least two are left", "or the sentence in `invariants`"),
    ),
}  # fmt: skip
WITHOUT_A_MATCH = {
    "a clause is cited that nobody wrote": Fault(
        '@clause("PB-3")', '@clause("PB-7")', "clauses", ("PB-7", "or write the clause into rulebook.en.md"),
    ),
    "a rule is never at work": Fault(
        "they are counted.\n            *Kind:* note", "they are counted.\n            *Kind:* rule", "clauses",
        ("PB-4", "Tag the function that carries it out with @clause"),
    ),
    "a parameter is not explained": Fault(
        'help="The most pebbles a player may take."', 'help="most"', "help", ("most", "a sentence with a full stop"),
    ),
}  # fmt: skip


GAMES = {name: f"pebbles_{chr(ord('a') + i)}" for i, name in enumerate([*FAULTS, *WITHOUT_A_MATCH])}
"""A game for each fault, in a file of its own."""


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The folder with all these games, and for each fault what the tester says; one run for all of them."""
    folder, asked = tmp_path_factory.mktemp("faults"), []
    for name, fault in (FAULTS | WITHOUT_A_MATCH).items():
        game = GAMES[name]
        (folder / f"{game}.py").write_text(SOUND.replace('= "pebbles",', f'= "{game}",'), encoding="utf-8")
        with_fault(folder, fault.old, fault.new, game)
        if "self.played" in fault.new:
            with_fault(folder, "    def play(self):\n", "    played = 0\n\n    def play(self):\n", game)
        asked.append(f"({game} and {fault.checks})")
    games = [option for game in GAMES.values() for option in ("--game", game)]
    done = run_pytest(folder, *games, "-k", " or ".join(asked), "--game-examples", "5", "--junitxml", "found.xml")
    assert done.returncode == 1, done.stdout + done.stderr
    texts = dict.fromkeys(GAMES, "")
    for case in ElementTree.parse(folder / "found.xml").iter("testcase"):
        name = next(name for name, game in GAMES.items() if case.get("classname", "").startswith(game))
        texts[name] += "".join(failure.text or "" for failure in case.iter("failure"))
    return folder, texts


@pytest.mark.parametrize("name", GAMES)
def test_a_fault_is_found_with_advice(said: tuple[Path, dict[str, str]], name: str) -> None:
    text = said[1][name]
    for part in (FAULTS | WITHOUT_A_MATCH)[name].said:
        assert part in text, text
    assert "Traceback" not in text
    if name in FAULTS:
        assert PARTS.search(text), text


@pytest.mark.parametrize("name", ["an option is there twice", "a public field gives a secret away"])
def test_the_line_of_python_opens_the_match(said: tuple[Path, dict[str, str]], name: str) -> None:
    folder, texts = said
    line = re.search(rf"import tabletop_lab as tl; from {GAMES[name]} import Pebbles; match = .*", texts[name])
    assert line, texts[name]
    code = f"{line[0]}\nprint(match.step, match.decision.name if match.decision else match.result.reason)"
    opened = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert opened.returncode == 0, (line[0], opened.stderr)
    assert opened.stdout.split()[1] in ("take", "counted")


def test_what_a_seat_may_notice_is_said_beside_the_game(run: Run, folder: Path) -> None:
    leaky = FAULTS["an event tells a secret to all"]
    with_fault(folder, leaky.old, leaky.new)
    with_fault(folder, 'yield {"result"}', 'yield {"result"}\n        yield {"event rain"}')
    done = run("--game", "pebbles", "-k", "leaks and default", "--game-examples", "5")
    assert done.returncode == 0, done.stdout


def test_a_sound_game_passes_and_hears_what_was_left_out(run: Run, folder: Path) -> None:
    (folder / "test_of_my_own.py").write_text("def test_nothing():\n    assert False\n", encoding="utf-8")
    done = run(
        "--game", "pebbles", "--game-examples", "2", "-vv", "-p", "xdist", "-n", "2", "--golden", "played",
        "--update-golden",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "pebbles/replay::test_replay_gives_the_same_trace_and_state" in done.stdout
    assert "test_of_my_own" not in done.stdout, "only the game is tested unless tests are named"
    assert done.stdout.count("pebbles: records (3): it has no worked examples") == 1
    assert "skipped" not in done.stdout
    assert sorted(path.name for path in (folder / "played").iterdir()) == ["pebbles.en.txt", "pebbles.ko.txt"]
    again = run("--game", "pebbles", "-k", "golden", "--golden", "played")
    assert "2 passed" in again.stdout
    with_fault(folder, "PB-1\")\n    def setup", "PB-2\")\n    def setup")
    changed = run("--game", "pebbles", "-k", "golden", "--golden", "played")
    assert changed.returncode == 1 and "record it anew with --update-golden" in changed.stdout


def test_named_tests_run_beside_the_game(run: Run, folder: Path) -> None:
    (folder / "test_of_my_own.py").write_text("def test_nothing():\n    pass\n", encoding="utf-8")
    done = run("--game", "pebbles", "test_of_my_own.py", "-vv", "-k", "nothing or presets")
    assert done.returncode == 0 and "test_of_my_own.py::test_nothing PASSED" in done.stdout
    assert "pebbles/rules::test_the_defaults_and_presets_are_playable PASSED" in done.stdout


def test_every_check_says_what_its_failure_means() -> None:
    from tabletop_lab.testing.collecting import _module, modules_of_checks

    checks: list[Any] = [
        thing for name in modules_of_checks() for key, thing in vars(_module(name)).items() if key.startswith("test_")
    ]
    assert len(checks) > 60
    for check in checks:
        assert len(check.advice.means) > 20 and len(check.advice.do) > 10, check.__name__
        assert check.advice.means.endswith((".", ":")) and check.advice.do.endswith("."), check.__name__
