"""What comes from outside has bounds: how long it may be, of what kind it is, which files it names, how much is said.
Each is checked in one place, and what is hostile is refused by a TabletopError before it costs anything."""

from __future__ import annotations

import os
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from tiny_games import Tiny

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.engine import Rules, rule
from tabletop_lab.engine.core.errors import LONGEST_MESSAGE, MOST_FAULTS, Fault, InvalidContent, TabletopError
from tabletop_lab.engine.core.ordinary_files import NotOrdinary, TooLarge, read_file
from tabletop_lab.engine.match.match import Match
from tabletop_lab.engine.match.record import loads, to_text
from tabletop_lab.testing.sample import Market

HUGE = 10**5_000


class Strange:
    """A thing that can be neither written nor compared."""

    def __repr__(self) -> str:
        raise RuntimeError("no text")

    __str__ = __eq__ = __repr__  # type: ignore[assignment]
    __hash__ = None  # type: ignore[assignment]


WRONG: list[Any] = [None, [], {}, (), 5, -1, 2.5, True, "", "x" * 99_999, "\ud800", b"x", HUGE, object(), Strange()]
WRONG += [Match, [WRONG]]


def kind(value: object) -> str:
    """How a test is called: not every value can be written."""
    return type(value).__name__


def refused(action: Any, *given: Any, **named: Any) -> TabletopError | None:
    """The error of a call, which says in both languages, in few words, what is wrong; None when it worked."""
    try:
        action(*given, **named)
    except TabletopError as error:
        for lang in ("en", "ko"):
            said = error.text(lang)
            assert said and len(said) <= LONGEST_MESSAGE
            said.encode()
        return error
    return None


# --- an upper bound for messages ------------------------------------------------------------------------------------


def test_the_faults_of_a_list_stop_at_twenty() -> None:
    error = refused(Match, Market, rules={f"rule{i}": 1 for i in range(24_000)})
    assert error is not None and len(error.faults) == MOST_FAULTS and error.more == 23_980
    for lang, said in (("en", r"and ([\d,]+) more"), ("ko", r"그 밖에 ([\d,]+)가지")):
        *told, last = error.text(lang).splitlines()
        left = re.fullmatch(said, last)
        assert left and len(told) + int(left[1].replace(",", "")) == 24_000
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) and again.more == error.more


def test_long_faults_are_shortened_and_so_is_their_list() -> None:
    error = TabletopError(*(Fault("x" * 999, "y " * 9_999, "z, " * 9_999, "c" * 999) for _ in range(9)))
    assert len(str(error)) <= LONGEST_MESSAGE and str(error).endswith("and 8 more")
    assert len(error.faults[0].reason) <= 600 and error.faults[0].reason.endswith(" …")


@pytest.mark.parametrize(
    "text",
    [
        "game: market\nrules: {" + ", ".join(f"rule{i}: 1" for i in range(24_000)) + "}",
        "game: market\nposition: {" + ", ".join(f"field{i}: 1" for i in range(24_000)) + "}",
        "game: market\nposition: {order: [" + ", ".join(f"{i}" for i in range(40_000)) + "]}",
        "game: market\nposition: {hands: {P1: [" + ", ".join(f"X{i}" for i in range(40_000)) + "]}}",
        "game: market\nrules: {days: " + "9" * 500_000 + "}",
        "game: market\nrules: " + "x" * 500_000,
        "game: market\nplayers: " + "x" * 500_000,
        "game: market\ntitle: " + "x" * 500_000,
        "game: " + "x" * 500_000,
        "game: market\nplay:\n- P1 walk: " + "x" * 500_000,
        "game: market\nplay:\n- ? " + "x" * 900 + "\n  : 1",
    ],
)
def test_a_long_record_is_refused_in_few_words(text: str) -> None:
    assert refused(loads, text, check=True)


def test_what_an_example_expects_in_vain_is_told_in_few_words() -> None:
    text = "game: market\nexpect: {state: {day: [" + ", ".join("x" * 40 for _ in range(9_000)) + "]}}"
    with pytest.raises(AssertionError) as failed:
        loads(text, check=True)
    assert len(str(failed.value)) <= LONGEST_MESSAGE


# --- numbers and seeds ----------------------------------------------------------------------------------------------


def test_a_record_knows_decimal_numbers_alone() -> None:
    """Numbers in base 60 cost the square of their length; octal ones and dates are traps."""
    text = "game: tiny\nseed: 1" + ":59" * 300_000
    assert "seed" in str(refused(loads, text)), "it is a word, and too long"
    for written in ("1:30", "010", "0x7", "0b1", "1_000", "2020-01-01"):
        assert loads(f"game: tiny\nseed: {written}").seed == written
        assert refused(loads, f"game: tiny\nrules: {{rounds: {written}}}")
    assert loads("game: tiny\nseed: -7").seed == -7


@pytest.mark.parametrize(
    "seed", ["x" * 65, 10**40, "9" * 65, HUGE, "\ud800", "a\nb", True, 7.0, Strange()], ids=kind
)
def test_seeds_have_a_length_and_can_be_written(seed: Any) -> None:
    assert refused(Match, Tiny, seed=seed)
    assert Match(Tiny, seed="x" * 64).seed == "x" * 64 and Match(Tiny, seed=10**39).seed == 10**39


def test_half_a_character_is_refused_wherever_a_record_holds_it() -> None:
    for text in (
        'game: tiny\nseed: "\\ud800"', 'game: tiny\ntitle: "\\ud800"', 'game: "\\ud800"', '"\\ud800": 1',
        'game: tiny\nposition: {hands: {P1: ["\\ud800"]}}', 'game: tiny\nplay:\n- P1 number: "\\udfff"', "game: \ud800",
    ):  # fmt: skip
        assert isinstance(refused(loads, text), tl.InvalidRecord)


# --- strict kinds ---------------------------------------------------------------------------------------------------


class Kinds(Rules):
    """A parameter of every kind."""

    whole: int = rule(3, "X-1", help="A whole number.", ge=0, le=9)
    share: float = rule(0.5, "X-1", help="A share.", ge=0, le=1)
    on: bool = rule(True, "X-1", help="A truth value.")
    word: str = rule("", "X-1", help="A word.")
    pairs: tuple[tuple[int, int], ...] = rule((), "X-1", help="Pairs of numbers.")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("whole", True), ("whole", "7"), ("whole", 7.0), ("whole", None), ("whole", [7]), ("whole", b"7"),
        ("share", True), ("share", "0.5"), ("share", float("nan")), ("on", 1), ("on", "yes"), ("on", 0.0),
        ("word", 7), ("word", b"x"), ("word", True), ("pairs", [[1, True]]), ("pairs", [["1", 2]]), ("pairs", "1-2"),
        ("pairs", [[1, 2.0]]), ("whole", HUGE), ("word", Strange()), ("on", Strange()),
    ],
    ids=kind,
)  # fmt: skip
def test_no_value_is_taken_for_another_kind(name: str, value: Any) -> None:
    error = refused(Kinds.read, {name: value})
    assert isinstance(error, tl.InvalidRules) and error.faults[0].where == name and error.faults[0].allowed


def test_what_is_meant_is_still_taken() -> None:
    numpy = pytest.importorskip("numpy")
    read = Kinds.read({"whole": numpy.int64(7), "share": 1, "pairs": [[1, 2], (3, 4)]})
    assert (read.whole, read.share, read.pairs) == (7, 1.0, ((1, 2), (3, 4)))
    assert type(read.whole) is int and Kinds.read({"share": numpy.float64(0.25)}).share == 0.25


@pytest.mark.parametrize("game", ["fourteen_nights", "tabula_wolves", "cetkaik"])
def test_no_parameter_of_a_game_takes_another_kind(game: str) -> None:
    from tabletop_lab.engine.core.rules import ranges, readings

    rules = tl.games()[game].Rules
    for name, field in rules.model_fields.items():
        default = field.default
        if ranges(field):
            default = ranges(field)[0][0].ge
        wrong = [1, "true"] if isinstance(default, bool) else [True, str(default), float(default)] if isinstance(
            default, int) else [5, True] if isinstance(default, str) else [True, str(default)]  # fmt: skip
        for value in (*wrong, *(float(r) for r in readings(field) if type(r) is int)):
            error = refused(rules.read, {name: value})
            assert error is not None and name in {fault.where for fault in error.faults}, (name, value)


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"day": True}, "day"), ({"day": "2"}, "day"), ({"day": 2.0}, "day"), ({"coins": {"P1": True}}, "coins.P1"),
        ({"coins": {"P1": "3"}}, "coins.P1"), ({"lot": 5}, "lot"), ({"order": "P1"}, "order"),
        ({"order": {"P1": 1}}, "order"), ({"weather": True}, "weather"), ({"day": HUGE}, "day"),
    ],
    ids=kind,
)  # fmt: skip
def test_positions_are_read_as_strictly(position: dict[str, Any], where: str) -> None:
    error = refused(Match, Market, position=position)
    assert isinstance(error, tl.InvalidPosition) and where in {fault.where for fault in error.faults}


def test_the_command_line_and_rows_of_batches_read_values_in_the_same_way() -> None:
    from tabletop_lab.cli.options import rules
    from tabletop_lab.playtest import open_row

    assert rules(["days=7", "a=1:59", "b=010", "c=[1, 2]", "d=yes"]) == {
        "days": 7, "a": "1:59", "b": "010", "c": [1, 2], "d": True,
    }  # fmt: skip
    row = {"game": "market", "players": 2, "seed": 1, "rules": "{}", "bots": "random"}
    assert open_row(row).result == open_row(row | {"players": "2", "seed": "1"}).result
    for name, value in [("players", 2.5), ("players", True), ("seed", "x"), ("seed", None), ("rules", "[" * 99_999),
                        ("rules", 7), ("rules", "[1]"), ("bots", 5), ("game", 5), ("seed", HUGE)]:  # fmt: skip
        assert refused(open_row, row | {name: value}), name


# --- files ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_pipes_and_devices_are_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    link = tmp_path / "link.yaml"
    link.symlink_to(pipe)
    folder = tmp_path / "decks"
    folder.mkdir()
    os.mkfifo(folder / "chore.csv")
    for path in (pipe, link, "/dev/zero", "/dev/tty", tmp_path):
        with pytest.raises(NotOrdinary):
            read_file(path, 9)
        assert isinstance(refused(tl.load, path), tl.InvalidRecord)
        assert main(["play", "--load", str(path)]) == 2 and capsys.readouterr().err.count("\n") == 1
        assert isinstance(refused(Match, "tabula_wolves", rules={"compositions_file": str(path)}), InvalidContent)
    assert isinstance(refused(Match, "fourteen_nights", rules={"decks": str(folder)}), InvalidContent)


def test_a_file_is_read_to_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"x" * 10)
    assert read_file(file, 10) == b"x" * 10
    with pytest.raises(TooLarge):
        read_file(file, 9)
    assert re.search("too many|too large|at most", str(refused(tl.load, _sparse(tmp_path / "big.yaml"))))


def _sparse(path: Path) -> Path:
    with path.open("wb") as file:
        file.truncate(1 << 31)
    return path


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    """A folder `home` with a record that names decks, and decks inside and outside of it."""
    from tabletop_lab.games.fourteen_nights.content import HOUSE

    for folder in ("home/mine", "elsewhere"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "chore.csv").write_bytes((HOUSE / "chore.csv").read_bytes())
    return tmp_path


def record(decks: Path, named: object) -> Path:
    path = decks / "home" / "game.yaml"
    path.write_text(f"game: fourteen_nights\nplayers: 3\nrules: {{decks: {str(named)!r}}}\n", encoding="utf-8")
    return path


def test_a_record_names_files_below_its_own_folder(decks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(decks)
    for named in ("mine", decks / "home/mine", "home/mine", "mine/../mine"):
        assert tl.load(record(decks, named)).players == ("P1", "P2", "P3")
    saved = tl.load(record(decks, "mine")).save(decks / "home/again.yaml")
    assert tl.load(saved).rules.decks == str(Path("home/mine"))


def test_other_files_are_read_only_when_that_is_allowed(decks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(decks)
    (decks / "home" / "link").symlink_to(decks / "elsewhere")
    for named in (decks / "elsewhere", "../elsewhere", "elsewhere", "mine/../../elsewhere", "link", "/"):
        path = record(decks, named)
        error = refused(tl.load, path)
        assert isinstance(error, tl.InvalidRecord) and "line 3" in str(error) and "allow_files" in str(error), named
        assert refused(tl.load, path, lenient=True), "what may be read is asked for, and never dropped"
    assert tl.load(record(decks, decks / "elsewhere"), allow_files=True).rules.decks
    text = record(decks, decks / "home/mine").read_text(encoding="utf-8")
    assert "allow_files" in str(refused(loads, text)), "a text has no folder"
    assert loads(text, allow_files=True).rules.decks


def test_the_command_asks_in_the_same_way(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record(decks, decks / "elsewhere")
    assert main(["play", "--load", str(path), "--lang", "ko", "--bots", "all=random"]) == 2
    assert "폴더의 밖" in capsys.readouterr().err
    assert main(["play", "--load", str(path), "--allow-files", "--bots", "all=random"]) == 0


def test_a_record_is_saved_beside_the_notebook_whatever_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletop_lab.notebook.widget.match_widget import MatchWidget

    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path / "below")
    for seed in ("x/../../y", "..", "/etc/x", "a\\b:c*?", "", "x" * 64, -5, "봄"):
        MatchWidget(Match(Tiny, players=2, seed=seed)).save()
    names = sorted(path.name for path in (tmp_path / "below").iterdir())
    assert [path.name for path in tmp_path.iterdir()] == ["below"] and len(names) == 8, names
    assert all(re.fullmatch(r"tiny[\w-]*\.yaml", name) for name in names)


# --- calls ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call",
    [
        "switch", "goto", "branch", "start_branch", "fast_forward", "save", "with_rules", "run", "force", "view",
        "play", "alt_text", "board_text", "words", "rulebook", "determinize", "who_knows",
    ],
)  # fmt: skip
def test_wrong_kinds_in_calls_of_a_match_are_told(call: str) -> None:
    worked = 0
    for value in WRONG:
        match = Match(Market, players=2, seed=3).play("2")
        text = to_text(match)
        before = set(Path().iterdir())
        try:
            error = refused(getattr(match, call), *([value, value] if call == "force" else [value]))
        finally:
            for file in set(Path().iterdir()) - before:
                file.unlink()
        worked += error is None
        assert error is None or to_text(match) == text
    assert worked < len(WRONG)


def test_wrong_kinds_in_other_calls_are_told() -> None:
    from tabletop_lab.engine.edits.variant import source_of

    match = Match(Market, players=2, seed=3)
    book, trace = match.rulebook(), match.trace
    for value in WRONG:
        for call in (tl.load, tl.register, Match, source_of, tl.edited, tl.open_row, tl.simulate, loads):
            assert refused(call, value, *(["LM-4", "x"] if call in (source_of, tl.edited) else [])), (call, value)
        for action in (
            lambda: match.with_edit(value, value), lambda: match.with_edit("LM-4.2", value),  # noqa: B023
            lambda: match.add_branch(value, "x"), lambda: match.rename_branch(value, "y"),  # noqa: B023
            lambda: match.rename_branch("main", value), lambda: tl.edited(Market, "LM-4.2", value),  # noqa: B023
            lambda: tl.compare(Market, value, n=1), lambda: book.find(value),  # noqa: B023
        ):  # fmt: skip
            assert refused(action) or value == "x" * 99_999, value
        for name in ("players", "rules", "position", "chance", "lang", "title", "bots", "seed"):
            refused(Match, Market, **{name: value})
        refused(trace.about, value)
        refused(trace.to_text, value)
        for name in ("n", "players", "rules", "bots", "seed", "jobs", "executor", "variant"):
            refused(tl.simulate, Market, **{"n": 1, "jobs": 1, "progress": False, name: value})


def test_a_game_that_is_none_is_not_registered() -> None:
    before = dict(tl.games())
    assert refused(tl.register, 5) and refused(tl.register, int) and refused(tl.register, Match)
    assert dict(tl.games()) == before


def test_parameters_pieces_and_clauses_of_no_kind_are_refused() -> None:
    match = Match(Tiny, players=2)
    assert refused(match.with_rules, {5: 1})
    assert refused(match.with_rules, {"self": 1})  # a name that Python gives to something else
    assert refused(tl.source_of, Tiny, Strange())
    for piece in ({}, Strange(), ["rp"]):
        assert refused(Match, "cetkaik", position={"reserve": {"A": [piece], "IA": []}})
