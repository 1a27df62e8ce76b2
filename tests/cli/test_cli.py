"""The command `tabletop-lab`: its commands and options, what it writes, and how it says that something is wrong."""

import io
import os
import subprocess
import sys

import pytest

import tabletop_lab as tl
from tabletop_lab.cli import main, options
from tests.cli.commands import run


def test_version_and_games(capsys):
    assert run(capsys, "--version")[1].startswith("tabletop-lab ")
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "fourteen_nights  A Dream of Fourteen Nights" in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--to", "odt"], "(allowed: pdf, html, docx)"),
        (["--to", ","], "(allowed: pdf, html, docx)"),
        (["--source", "nowhere"], "'nowhere' is no folder"),
        (["--study", "nowhere"], "there is no study in"),
    ],
)
def test_a_book_that_cannot_be_made_is_refused_before_any_work_is_told(capsys, words, said):
    code, _, err = run(capsys, "book", "cetkaik", *words)
    assert code == 2 and said in err and "working" not in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play"], "which game?"),
        (["play", "market", "--players", "9"], "2 to 4"),
        (["play", "market", "--rules", "days=99"], "1 to 12"),
        (["play", "market", "--rules", "days"], "no preset"),
        (["play", "market", "--rules", "days=3", "x"], "not a rule"),
        (["play", "market", "--bots", "P9=random"], "P9"),
        (["play", "market", "--bots", "P2=clever"], "clever"),
        (["play", "--load", "nowhere.yaml"], "nowhere.yaml"),
        (["questions", "nowhere"], "tabletop-lab: game: there is no game 'nowhere'"),
        (["changes", "cetkaik", "nowhere"], "after: there is no folder and no game 'nowhere'"),
        (["frobnicate"], "(allowed: play"),
    ],
)
def test_a_mistake_is_told_without_a_traceback(capsys, words, said):
    code, out, err = run(capsys, *words)
    assert code == 2
    assert said in err
    assert "Traceback" not in out + err and "meant" not in err
    assert "being made" not in err and "working" not in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--lag", "ko"], "--lag; did you mean --lang?"),
        (["lab", "--no-brwser"], "--no-brwser; did you mean --no-browser?"),
        (["--lang=ko", "--xyzzy"], "그런 옵션은 없습니다: --xyzzy"),
        (["lab", "nothere.ipynb"], "nothere.ipynb: there is no such file"),
        (["--lang=ko", "export", "nothere.ipynb"], "nothere.ipynb: 그런 파일은 없습니다"),
        (["export", "a.ipynb", "--to", "pdf"], "pdf is not one of the choices (allowed: page, slides)"),
    ],
)
def test_words_that_nobody_knows_are_refused_by_us(capsys, own_settings, words, said):
    try:
        code = main(words)
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "") and err.endswith(f"{said}\n")


def test_a_word_that_is_no_command_is_refused_with_what_may_be_meant(capsys):
    code, out, err = run(capsys, "plai", "market")
    assert code == 2 and not out
    assert err.startswith("tabletop-lab: plai: there is no such command; did you mean play?")
    assert "simulate" in err and "Traceback" not in err
    assert run(capsys, "xylophone")[2] == (
        "tabletop-lab: xylophone: there is no such command "
        "(allowed: play, simulate, study, ambiguities, report, games, export, book, print, animate, changes, "
        "questions, lab)\n"
    )
    tl.language("ko")
    assert "그런 명령은 없습니다" in run(capsys, "xylophone")[2]


def test_an_option_that_is_not_known_is_refused_with_the_nearest(capsys):
    for words, meant in ((["play", "market", "--sed", "3"], "--sed; did you mean --seed?"),
                         (["games", "--langg=ko"], "--langg; did you mean --lang?")):  # fmt: skip
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 2 and f"there is no such option: {meant}" in capsys.readouterr().err


def test_words_of_the_command_line():
    assert options.rules(["decks=my cards", "custom_edges=[[1,2],[2,3]]"]) == {
        "decks": "my cards",
        "custom_edges": [[1, 2], [2, 3]],
    }


def test_starting_the_command_loads_nothing_heavy():
    heavy = "matplotlib pandas ipywidgets jupyterlab"
    code = (
        "import sys; from tabletop_lab.cli import main; main(['games']);"
        f"sys.exit(' '.join(m for m in '{heavy}'.split() if m in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 or done.stderr.strip() == "", done.stderr


def test_simulation_is_written_whole_or_not_at_all(capsys, monkeypatch, tmp_path):
    pandas = pytest.importorskip("pandas")
    asked = {}

    def simulate(game, **given):
        asked.update(game=game, **given)
        return pandas.DataFrame({"seed": [0, 1], "error": ["", ""]})

    monkeypatch.setattr(tl, "simulate", simulate, raising=False)
    out = tmp_path / "games.csv"
    words = [
        "market",
        "-n",
        "2",
        "--players",
        "4",
        "--rules",
        "days=7",
        "--bots",
        "P1=random",
        "--out",
        str(out),
    ]
    assert run(capsys, "simulate", *words)[0] == 0
    assert asked["rules"] == {"days": 7}
    assert asked["bots"] == {"P1": "random"}
    assert out.read_text().splitlines() == ["seed,error", "0,", "1,"]
    assert list(tmp_path.iterdir()) == [out]
    code, _, err = run(capsys, "simulate", "market", "--out", str(tmp_path / "no" / "x.csv"))
    assert code == 2
    assert "there is no folder" in err


def test_only_a_table_of_games_is_written_over(capsys, tmp_path):
    out = tmp_path / "x.csv"
    out.write_text("day,rain\n1,2\n", encoding="utf-8")
    words = ("simulate", "cetkaik", "-n", "1", "--jobs", "1", "--out", str(out))
    code, _, err = run(capsys, *words)
    assert code == 2 and "x.csv is there already" in err
    assert out.read_text(encoding="utf-8") == "day,rain\n1,2\n"
    out.unlink()
    assert [run(capsys, *words)[0] for _ in range(2)] == [0, 0]


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_that_cannot_be_is_told_before_anything_is_written(capsys, tmp_path, port):
    code, _, err = run(capsys, f"--port={port}", "--dir", str(tmp_path / "lab"))
    assert code == 2 and f"there is no port {port} (allowed: 0 to 65535" in err
    assert not (tmp_path / "lab").exists()


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("--help",),
        ("play", "--help"),
        ("play", "market"),
        ("play", "market", "--bots", "all=random"),
        ("simulate", "market", "-n", "2", "--jobs", "1"),
    ],
    ids=" ".join,
)
def test_a_reader_that_goes_away_ends_a_command_quietly(monkeypatch, capfd, words):
    """As in `tabletop-lab play market | head`; what is still in the buffer of the stream is not told either."""
    reader, writer = os.pipe()
    os.close(reader)
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nboard\n"))
    with open(writer, "w", encoding="utf-8") as gone:
        monkeypatch.setattr("sys.stdout", gone)
        assert main(list(words)) == 141
    assert capfd.readouterr().err == ""


def test_nobody_reads_what_is_wrong_either(monkeypatch):
    reader, writer = os.pipe()
    os.close(reader)
    with open(writer, "w", buffering=1, encoding="utf-8") as gone:  # a line at a time, as stderr itself
        monkeypatch.setattr("sys.stderr", gone)
        assert main(["nonsense"]) == 141
