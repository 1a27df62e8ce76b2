"""The command `tabletop-lab`: what it prints, what it writes, and how it says that something is wrong.
JupyterLab itself is started in tests/browser."""

import io
import json
import os
import platform
import re
import subprocess
import sys

import nbformat
import pytest
from nbformat.sign import NotebookNotary

import tabletop_lab as tl
from tabletop_lab.cli import COMMANDS, lab, main, nodelay, options, shipped, trusted
from tabletop_lab.cli.terminal import Terminal
from tabletop_lab.testing.sample import Market

GAMES = "cetkaik, fourteen_nights, market, tabula_wolves, tiedie, void_seeders"
"""The shipped games, and the sample game that is registered here."""


def run(capsys, *words):
    code = main(list(words))
    out, err = capsys.readouterr()
    return code, out, err


def test_version_and_games(capsys):
    assert run(capsys, "--version")[1].startswith("tabletop-lab ")
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "fourteen_nights  A Dream of Fourteen Nights" in out


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


def talk(script, players=3, seed=6, bots=None, lang="en", match=None):
    """What the terminal writes for these lines."""

    class Paper:
        text = ""

        def write(self, text):
            self.text += text

        def flush(self):
            pass

    paper = Paper()
    match = match or tl.Match(Market, players=players, seed=seed, lang=lang)
    Terminal(match, bots or {}, lang, paper).talk(script)
    return paper.text, match


def test_a_whole_game_by_hand_in_the_terminal():
    def lines():
        while match.decision is not None:
            yield match.decision.labels[-1]

    match = tl.Match(Market, players=3, seed=6)
    text, _ = talk(lines(), match=match)
    assert match.result is not None
    assert "Game over" in text
    assert f"1. {match.result.ranking[0][0]}" in text


def test_every_command_and_every_mistake_leaves_the_match_sound():
    script = (
        "2|why 2|why 3|why 99|why|9|bogus|stop|undo|undo|undo|redo|clause lm-4.2|clause XX|view P9|view P1|options|"
        "view|options free|lang ko|lang xx|board|bot|trace|save|help|?|clause|  |end|why|options|2|undo|q|never read"
    )
    text, match = talk(script.split("|"))
    for said in (
        "P2 has to leave the stall", "is possible: just type it", "there is no clause", "there is no seat", "Only P",
        "Type a number to choose", "LM-4.2  Closed stalls", "되돌리기", "게임 끝",
    ):  # fmt: skip
        assert said in text, said
    assert "never read" not in text
    assert match.decision is not None


def test_input_that_ends_ends_the_talk():
    text, match = talk([])
    assert text.count("> ") == 1
    assert match.step == tl.Match(Market, players=3, seed=6).step


def test_numbers_stand_for_options_that_are_no_numbers():
    match = tl.Match(Market, players=3, seed=6)
    match.run(until=lambda decision: decision.name == "sell")
    player, name = match.decision.player, match.decision.labels[1]
    _, match = talk(["2"], match=match)
    assert str(match.answers[-1]) == f"{player} sell: {name}"


def test_another_seat_sees_neither_options_nor_reasons():
    text, match = talk(["2", "view P1", "why", "options"])
    before, after = text.split("You now see P1")
    assert "Only P2 may see the options" in after
    assert "has to leave the stall" not in after
    held = match.words("en").join(match.words("en").card(card) for card in match.state.hands["P2"])
    assert held in before and held not in after


def test_bots_alone_play_to_the_end_and_print_the_trace(capsys):
    code, out, _ = run(capsys, "play", "market", "--players", "2", "--bots", "all=random", "--lang", "ko")
    assert code == 0
    assert "3일째" in out
    assert "LM-7.3" in out
    assert "승자" in out


def test_a_saved_match_goes_on(capsys, monkeypatch, tmp_path):
    talk(["3", f"save {tmp_path / 'match.yaml'}"])
    monkeypatch.setattr(sys, "stdin", iter(["stop\n"]))
    code, out, _ = run(capsys, "play", "--load", str(tmp_path / "match.yaml"))
    assert code == 0
    assert "No, end the turn" in out
    code, out, err = run(capsys, "play", "cetkaik", "--load", str(tmp_path / "match.yaml"))
    assert (code, out) == (2, "") and "match.yaml is a match of market, not of cetkaik" in err


def test_shipped_notebooks_are_copied_and_never_overwritten(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    for name in ("a.ipynb", "b.ipynb"):
        (source / name).write_text("first")
    assert shipped.copy_to(target, source).new == ["a.ipynb", "b.ipynb"]
    (target / "a.ipynb").write_text("mine")
    for name in ("a.ipynb", "b.ipynb", "c.ipynb"):
        (source / name).write_text("second")
    done = shipped.copy_to(target, source)
    assert (done.new, done.renewed, done.kept) == (["c.ipynb"], ["b.ipynb"], ["a.ipynb"])
    assert [(target / f"{name}.ipynb").read_text() for name in "abc"] == ["mine", "second", "second"]
    (target / shipped.RECORD).write_text("{ damaged")
    (source / "b.ipynb").write_text("third")
    assert shipped.copy_to(target, source).kept == ["a.ipynb", "b.ipynb"]


def book(file, *cells, **metadata):
    """A notebook of these texts; JupyterLab writes each as a list of lines."""
    content = {"cells": [{"cell_type": "code", "source": text.splitlines(True), "outputs": []} for text in cells]}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content | {"metadata": metadata}))


def test_a_notebook_that_was_only_looked_at_or_run_still_gets_its_updates(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("looked", "mine", "still"):
        book(source / "en" / f"{name}.ipynb", "1 + 1")
    shipped.copy_to(target, source)
    book(target / "en" / "looked.ipynb", "1 + 1", "", language_info={"version": "3.12"})
    book(target / "en" / "mine.ipynb", "1 + 2")
    ran = (target / "en" / "looked.ipynb").read_bytes()
    assert shipped.copy_to(target, source) == shipped.Copied(kept=["en/mine.ipynb"])
    assert (target / "en" / "looked.ipynb").read_bytes() == ran, "outputs of an own run stay"
    book(source / "en" / "looked.ipynb", "2 + 2")
    book(source / "en" / "mine.ipynb", "2 + 2")
    book(source / "en" / "still.ipynb", "1 + 1", pictures="new")
    done = shipped.copy_to(target, source)
    assert (done.renewed, done.kept) == (["en/looked.ipynb", "en/still.ipynb"], ["en/mine.ipynb"])
    assert "2 + 2" in (target / "en" / "looked.ipynb").read_text()
    assert "1 + 2" in (target / "en" / "mine.ipynb").read_text()


def test_what_is_no_longer_shipped_goes_and_what_is_somebodys_own_stays(tmp_path):
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("old", "changed"):
        book(source / f"{name}.ipynb", "1 + 1")
    shipped.copy_to(target, source)
    book(target / "own.ipynb", "1 + 1")
    book(target / "changed.ipynb", "1 + 2")
    record = json.loads((target / shipped.RECORD).read_text())
    (tmp_path / "secret.txt").write_text("not ours")
    record["../secret.txt"] = shipped._marks((tmp_path / "secret.txt").read_bytes())
    (target / shipped.RECORD).write_text(json.dumps(record))
    for file in source.iterdir():
        file.unlink()
    shipped.copy_to(target, source)
    assert sorted(path.name for path in target.iterdir()) == [shipped.RECORD, "changed.ipynb", "own.ipynb"]
    assert (tmp_path / "secret.txt").exists()


def test_the_lab_gets_its_options_and_passes_the_rest_on(monkeypatch, tmp_path):
    import jupyterlab.labapp

    seen = {}
    monkeypatch.setattr(jupyterlab.labapp, "main", lambda: seen.update(words=list(sys.argv)))
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/elsewhere")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "argv", ["tabletop-lab"])
    code = main(["--dir", str(tmp_path / "books"), "--port", "9999", "--no-browser", "--LabApp.token=t"])
    assert code == 0
    assert {"--port=9999", "--no-browser", "--LabApp.token=t"} <= set(seen["words"])
    assert any("tabletop_lab.cli.nodelay" in word for word in seen["words"])
    assert "--LabApp.default_url=/lab/tree/en/00_start.ipynb" in seen["words"]
    assert all((tmp_path / "books" / shipped.start(lang)).is_file() for lang in ("en", "ko"))
    settings = json.loads((lab.CONFIG / "labconfig" / "default_setting_overrides.json").read_text())
    assert settings["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"
    # In the list of files a lesson and a lab are told apart by the ends of their names, which need that room.
    assert settings["@jupyterlab/filebrowser-extension:browser"]["showLastModifiedColumn"] is False


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


def test_a_folder_that_cannot_be_written_is_a_message(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    code, _, err = run(capsys, "--dir", str(tmp_path / "file" / "books"))
    assert code == 2
    assert "--dir" in err


def test_the_server_extension_names_itself():
    assert nodelay._jupyter_server_extension_points() == [{"module": nodelay.__name__}]


def test_starting_the_command_loads_nothing_heavy():
    heavy = "matplotlib pandas ipywidgets jupyterlab"
    code = (
        "import sys; from tabletop_lab.cli import main; main(['games']);"
        f"sys.exit(' '.join(m for m in '{heavy}'.split() if m in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0 or done.stderr.strip() == "", done.stderr


def test_words_of_the_command_line():
    assert options.rules(["decks=my cards", "custom_edges=[[1,2],[2,3]]"]) == {
        "decks": "my cards",
        "custom_edges": [[1, 2], [2, 3]],
    }


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


def test_a_korean_table_says_everything_in_korean():
    def said(line, match):
        return talk([line], match=match, lang="ko")[0].split("> ", 1)[1].removesuffix("> \n")

    match = tl.Match(Market, players=3, seed=6, lang="ko")
    mistakes = {
        "undo": "되돌리기: 이 판의 첫 결정입니다\n",
        "redo": "다시 하기: 다시 할 것이 없습니다\n",
        "9": "P3, 갈 곳: ‘9’: 여기에는 이런 선택지가 없습니다 (할 수 있는 것: 2 상자 | 3 찻집) [LM-4.1]\n",
        "view P9": "시점: 'P9' 자리는 없습니다 (할 수 있는 것: P1, P2, P3, moderator)\n",
        "bot clever": "봇: 'clever' 봇은 이 게임에 없습니다 "
        "(할 수 있는 것: random, careful, monte_carlo, information_set)\n",
        "save /nowhere/x.yaml": "'/nowhere/x.yaml': 저장할 수 없습니다: 그런 폴더가 없습니다\n",
    }
    assert {line: said(line, match) for line in mistakes} == mistakes
    assert said("clause 9", match).startswith("조항: '9' 조항은 없습니다 (할 수 있는 것: LM-1, LM-2, ")
    over = match.branch().run()
    assert said("1", over) == "고르기: 게임이 끝나서 정할 것이 없습니다 (할 수 있는 것: undo(), goto(step))\n"
    # A match that was opened in English speaks Korean as soon as the table does.
    text, _ = talk(["lang ko", "9"], match=tl.Match(Market, players=3, seed=6))
    assert text.endswith(mistakes["9"] + "> \n")
    _, village = talk(["why"], match=tl.Match("tabula_wolves", seed=3, lang="ko"), lang="ko")
    text, _ = talk(["why"], match=village.run(until=lambda decision: decision.name == "talk"), lang="ko")
    assert "이 늑대일지도 모릅니다: 이런 말은 다른 사람에 대해서만 합니다.  [TW-10.4]" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "게임: 'chess' 게임은 없습니다 (할 수 있는 것: " + GAMES + ")"),
        (["play"], "어느 게임입니까? " + GAMES),
        (["play", "cetkaik", "--players", "9"], "인원: 9: 이 게임의 인원이 아닙니다 (할 수 있는 것: 2) [CK-4.1]"),
        (["play", "market", "--bots", "P9=random"], "봇: P9 자리는 없습니다 (할 수 있는 것: P1, P2)"),
    ],
)
def test_a_mistake_on_the_command_line_is_told_in_korean(capsys, words, said):
    code, _, err = run(capsys, *words, "--lang", "ko")
    assert (code, err) == (2, f"tabletop-lab: {said}\n")


@pytest.fixture
def own_settings(monkeypatch, tmp_path):
    """Settings of nobody else: what is remembered is remembered for this test."""
    from tabletop_lab.engine.language import languages, remembered

    monkeypatch.delenv(languages.VARIABLE)
    for name in languages.LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(remembered, "file", lambda: tmp_path / "settings.json")
    return lambda: monkeypatch.setattr(languages, "_chosen", None)


def test_the_lab_opens_the_language_of_the_person(monkeypatch, tmp_path, own_settings):
    import jupyterlab.labapp

    opened = []
    monkeypatch.setattr(jupyterlab.labapp, "main", lambda: opened.append(sys.argv[2]))
    monkeypatch.setattr(sys, "argv", ["tabletop-lab"])
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    for words in (["--lang", "ko"], [], ["--lang", "en"]):
        own_settings()
        assert main([*words, "--dir", str(tmp_path / "books")]) == 0
    address = "--LabApp.default_url=/lab/tree"
    assert opened == [f"{address}/ko/00_start.ipynb", f"{address}/ko/00_start.ipynb", f"{address}/en/00_start.ipynb"]


def test_shipped_notebooks_are_trusted_and_no_others(monkeypatch, tmp_path):
    import jupyterlab.labapp

    monkeypatch.setattr(jupyterlab.labapp, "main", lambda: 0)
    monkeypatch.setattr(sys, "argv", ["tabletop-lab"])
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    changed = tmp_path / "books" / shipped.start("en")
    changed.parent.mkdir(parents=True)
    changed.write_bytes((shipped.folder() / shipped.start("en")).read_bytes().replace(b"first_turns()", b"print()"))
    assert main(["--dir", str(tmp_path / "books")]) == 0
    with NotebookNotary(data_dir=str(tmp_path / "data")) as notary:
        books = sorted((tmp_path / "books").glob("*/*.ipynb"))
        strange = [book for book in books if not notary.check_signature(nbformat.read(book, as_version=4))]
    assert strange == [changed] and len(books) > 2


def test_without_a_place_for_signatures_the_lab_opens_all_the_same(monkeypatch, tmp_path):
    (tmp_path / "data").write_text("a file")
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    trusted.trust([shipped.folder() / shipped.start("en")])


def test_a_language_before_the_command_is_remembered(capsys, own_settings):
    assert "열네 밤의 꿈" in run(capsys, "--lang", "ko", "games")[1]
    own_settings()
    assert "열네 밤의 꿈" in run(capsys, "games")[1]
    assert "A Dream of Fourteen Nights" in run(capsys, "--lang=en", "games")[1]
    own_settings()
    assert "A Dream of Fourteen Nights" in run(capsys, "games")[1]
    code, _, err = run(capsys, "--lang", "fr", "games")
    assert code == 2 and "there is no language 'fr'" in err
    with pytest.raises(SystemExit):
        main(["--lang", "ko", "play", "--help"])
    own_settings()
    assert "A Dream of Fourteen Nights" in run(capsys, "games")[1], "a look at the help changes nothing"


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


def test_a_language_after_the_command_is_for_this_time_only(capsys):
    assert "열네 밤의 꿈" in run(capsys, "games", "--lang", "ko")[1]
    assert "A Dream of Fourteen Nights" in run(capsys, "games")[1]


def test_people_play_with_a_seed_that_nobody_knows(capsys, monkeypatch):
    seeds = set()
    for _ in range(2):
        code, out, _ = run(capsys, "play", "market", "--bots", "all=random")
        assert code == 0
        seeds.add(re.search(r"The seed is (\d+)", out)[1])
    assert len(seeds) == 2, "who watches bots sees everything, and can play it again"
    first, second = (run(capsys, "play", "market", "--bots", "all=random", "--seed", "5")[1] for _ in range(2))
    assert first == second and "The seed is 5" in first
    monkeypatch.setattr(sys, "stdin", io.StringIO("board\ntrace\nhelp\nview P2\nview moderator\n"))
    text = run(capsys, "play", "market", "--players", "3")[1]
    seen_by_seats, _, by_the_moderator = text.partition("You now see everything")
    assert "seed" not in seen_by_seats and "The seed is" in by_the_moderator


def test_steps_are_counted_as_the_seat_counts_them():
    match = tl.Match("tabula_wolves", players=8, seed=4, rules="silent")
    match.run(until=lambda decision: decision.name == "first_vote")
    seat = match.decision.player
    told = talk([match.decision.labels[0], "undo"], match=match)[0]
    assert match.step > match.step_for(seat)
    assert f"Back at step {match.step_for(seat)}." in told and f"step {match.step}." not in told


def english_of(text):
    """Runs of English words that no command, option or value is."""
    bare = re.sub(r"tabletop-lab \w+|--?[\w-]+|\{[^}]*\}|\[[^]]*\]|~?/\S+", " · ", text)
    return re.findall(r"[a-z]{2,}(?: [a-z]{2,}){2,}", bare)


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS if name != "lab")])
def test_help_is_in_the_language_of_the_person(capsys, command):
    for lang, said in (("en", "usage: tabletop-lab"), ("ko", "쓰는 법: tabletop-lab")):
        tl.language(lang)
        with pytest.raises(SystemExit) as left:
            main([*command, "--help"])
        out = capsys.readouterr().out
        assert left.value.code == 0 and out.startswith(said) and out.count(said) == 1
        assert "help-" not in out.replace("--help", ""), "every option has its words"
        assert "--lang {en,ko}" in out, "before the command or after it"
        if lang == "ko":
            assert english_of(out) == [] and "show this" not in out
    tl.language("en")
    with pytest.raises(SystemExit):
        main([*command, "--help", "--lang", "ko"])
    assert capsys.readouterr().out == out, "--lang may stand anywhere, in every command"
    if not command:
        listed = re.findall(r"^ +tabletop-lab (\w+)", out, re.MULTILINE)
        assert set(listed) == set(COMMANDS) - {"lab"}, "the help names every command"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate"], "tabletop-lab simulate: 빠진 것이 있습니다: GAME"),
        (["simulate", "market", "-n", "many"], "tabletop-lab simulate: -n: many는 수가 아닙니다"),
        (["play", "--lang", "fr"], "--lang: fr은 고를 수 있는 것이 아닙니다 (할 수 있는 것: en, ko)"),
        (["play", "market", "--load"], "tabletop-lab play: --load 다음에 값을 적어야 합니다"),
        (["games", "--all"], "tabletop-lab games: 그런 옵션은 없습니다: --all"),
    ],
)
def test_a_mistake_in_the_words_is_told_in_korean(capsys, words, said):
    tl.language("ko")
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2 and capsys.readouterr().err.endswith(f"{said}\n")


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


def test_a_copied_notebook_names_the_python_of_this_computer(tmp_path):
    shipped.copy_to(tmp_path)
    for lang in ("en", "ko"):
        book = json.loads((tmp_path / shipped.start(lang)).read_text(encoding="utf-8"))
        assert book["metadata"]["language_info"]["version"] == platform.python_version()
    again = shipped.copy_to(tmp_path)
    assert not again.new and not again.renewed and not again.kept
