"""Which language everything speaks: told, from the environment, remembered, or the computer's."""

import os
import warnings
from pathlib import Path

import platformdirs
import pytest

import tabletop_lab as tl
from tabletop_lab.engine.language import languages, remembered
from tabletop_lab.testing.sample import Market


@pytest.fixture
def nothing(monkeypatch, tmp_path):
    """A computer that says nothing of languages, and remembers nothing."""
    for name in (languages.VARIABLE, *languages.LOCALE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(remembered, "file", lambda: tmp_path / "deep" / "settings.json")
    return monkeypatch


def test_english_where_nobody_says_anything(nothing):
    assert tl.language() == "en"


@pytest.mark.parametrize("locale", ["ko_KR.UTF-8", "ko", "ko-KR"])
def test_the_language_of_the_computer(nothing, locale):
    nothing.setenv("LANG", locale)
    assert tl.language() == "ko"
    nothing.setenv("LC_ALL", "de_DE.UTF-8")
    assert tl.language() == "en", "the first variable that is set counts, and we have no German"


def test_what_is_told_goes_before_the_environment_and_that_before_what_is_remembered(nothing):
    tl.language("ko", remember=True)
    nothing.setattr(languages, "_chosen", None)  # the next day
    assert tl.language() == "ko"
    nothing.setenv(languages.VARIABLE, "en")
    assert tl.language() == "en"
    assert tl.language("ko") == "ko" and tl.language() == "ko"


def test_only_what_shall_be_remembered_is(nothing):
    tl.language("ko")
    assert not remembered.file().exists()
    tl.language("ko", remember=True)
    remembered.write("other", 1)
    assert remembered.read() == {"language": "ko", "other": 1}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"language": "fr"}', '{"language": ["ko"]}', "x" * 20_000])
def test_a_damaged_memory_is_no_memory(nothing, text):
    remembered.file().parent.mkdir()
    remembered.file().write_text(text)
    remembered._read.cache_clear()
    assert tl.language() == "en"


def test_the_folder_of_settings_is_found_once_and_again_when_it_moves(monkeypatch, tmp_path):
    asked = []

    def place(*_, **__):
        asked.append(os.environ["XDG_CONFIG_HOME"])
        return Path(asked[-1])

    monkeypatch.setattr(platformdirs, "user_config_path", place)
    for name in ("one", "two"):
        monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / name))
        assert remembered.file() == remembered.file() == tmp_path / name / "settings.json"
    assert asked == [str(tmp_path / "one"), str(tmp_path / "two")]


def test_a_memory_that_cannot_be_written_is_told(nothing, tmp_path):
    (tmp_path / "deep").write_text("a file where the folder should be")
    with pytest.raises(tl.TabletopError, match="기억해 둘 수 없습니다"):
        tl.language("ko", remember=True)


def test_an_unknown_language_is_refused_and_changes_nothing(nothing):
    tl.language("ko")
    for wrong in ("fr", 5, ["ko"]):
        with pytest.raises(tl.TabletopError, match="no language .*en, ko"):
            tl.language(wrong)
    assert tl.language() == "ko"


def test_an_unknown_language_of_the_environment_is_told_once(nothing):
    nothing.setenv(languages.VARIABLE, "klingon")
    with pytest.warns(UserWarning, match="TABLETOP_LAB_LANG=klingon"):
        assert tl.language() == "en"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert tl.language() == "en"


def test_a_match_speaks_its_own_language_or_what_everything_speaks():
    told, untold = tl.Match(Market, players=2, seed=3, lang="en"), tl.Match(Market, players=2, seed=3)
    tl.language("ko")
    assert (told.lang, untold.lang) == ("en", "ko")
    assert untold.title == "작은 장터" and untold.decision.prompt != told.decision.prompt
    assert untold.trace.to_text() == told.trace.to_text("ko") == untold.trace.to_text(untold.lang)
    assert Market.words().lang == "ko" and Market.rulebook()["LM-4.1"] == Market.rulebook("ko")["LM-4.1"]
    untold.lang = "en"
    assert untold.decision.prompt == told.decision.prompt


def test_errors_speak_it_too():
    tl.language("ko")
    with pytest.raises(tl.IllegalChoice, match="할 수 있는 것"):
        tl.Match(Market, players=2, seed=3).play("nothing")
