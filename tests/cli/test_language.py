"""The command speaks the language of the person: which one it is, and that nothing stays in the other."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.cli import COMMANDS, main
from tests.cli.commands import run

GAMES = "cetkaik, fourteen_nights, market, tabula_wolves, tiedie, void_seeders"
"""The shipped games, and the sample game that is registered here."""


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


def test_a_language_after_the_command_is_for_this_time_only(capsys):
    assert "열네 밤의 꿈" in run(capsys, "games", "--lang", "ko")[1]
    assert "A Dream of Fourteen Nights" in run(capsys, "games")[1]


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
