"""What stands behind the writer's panel: situations of a clause, the example, the rulebook it goes into."""

import re
import sys
from html import unescape
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import TabletopError
from tabletop_lab.engine.match.record import loads
from tabletop_lab.engine.match.shortened import beginnings, begun_later
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.notebook import illustrate, versions
from tabletop_lab.notebook.writing.found import found_html
from tabletop_lab.studio import BookError, written
from tabletop_lab.studio.blocks import Rows
from tabletop_lab.studio.illustrating import Illustration, Manuscript, Search, Situations
from tabletop_lab.studio.to_html import html

CLAUSE = "FN-6.3"


@pytest.fixture
def made() -> Illustration:
    return Illustration(CLAUSE, Situations(FourteenNights, CLAUSE).look(Search(3)).found[0])


def test_situations_are_worked_examples_and_games() -> None:
    looked = Situations(FourteenNights, CLAUSE).look(Search(3))
    records = [one.record for one in looked.found if one.record]
    games = [one for one in looked.found if not one.record]
    assert records == ["07a_stuck", "07c_stuck_stay_and_act", "07d_stuck_skip_turn"] and len(games) == 3
    for one in looked.found:
        match = one.match.branch().goto(one.step)
        assert any(CLAUSE in entry.clauses for entry in match.trace), one
    assert looked.games == 60 and looked.look(Search(3), 30).games == 90


def test_the_picture_shows_what_a_clause_does_and_not_what_it_asks() -> None:
    looked = Situations(tl.games()["tiedie"], "TD-6.1").look(Search(4), 5)
    assert len(looked.found) >= 4
    for one in looked.found:
        made = Illustration("TD-6.1", one).shortest()
        last = [entry.text("en") for entry in made.match.trace if entry.step == made.step and entry.kind == "event"]
        assert any("attack" in text.lower() for text in last) and "turns up" not in made.caption("en"), last
        assert made.step == one.match.branch().goto(one.step).step > 1


def test_a_clause_that_never_fires_says_what_to_try() -> None:
    looked = Situations(FourteenNights, "FN-A2").look(Search(3))
    assert not looked.found and "FN-6.2" in looked.elsewhere()
    silent = Situations(tl.games()["tiedie"], "TD-10.2").look(Search(4), 3)
    assert not silent.found and silent.beside() == ["TD-10.1", "TD-10.3"]
    page = found_html(silent, "en", "light")
    assert "never" not in page and "followed without a word" in page and 'data-with="TD-10.3"' in page
    two = Situations(FourteenNights, "FN-13.1").look(Search(3), 5)
    assert Search(2) in two.advice()


def test_the_shortest_piece_is_the_same_picture(made: Illustration) -> None:
    made.shortest()
    assert (made.start, made.step, made.starts()) == (10, 10, [0, 6, 8, 10])
    record = loads(made.record(), check=True)
    assert (record.step, record.alt_text(None, "en")) == (0, made.match.alt_text(None, "en"))
    made.begin_at(6)
    assert loads(made.record(), check=True).step == 4
    with pytest.raises(TabletopError, match="cannot begin at step 7"):
        made.begin_at(7)
    assert (made.begin_at(10).draw_at(8).start, made.draw_at(3).start) == (8, 0)


@pytest.mark.parametrize("game", ["tabula_wolves", "cetkaik", "void_seeders"])
def test_a_match_begins_later_with_the_same_table(game: str) -> None:
    match = tl.Match(game, seed=5, bots="random").goto(30)
    late = begun_later(match, beginnings(match)[-2])
    assert late is not None and late.step < match.step
    for viewer in (None, "moderator"):
        assert late.alt_text(viewer) == match.alt_text(viewer)


def test_marks_and_words_become_lines_of_a_rulebook(made: Illustration) -> None:
    made.press("1").press("2").press("4").press("2").arrow("1", "4").frame("3").look("P1", "map")
    made.write("caption", "en", " Two\nlines ").write("alt", "en", "A board.").say("1", "ko", "여기")
    assert made.directive("stuck", "en") == (
        ":::{example} stuck\n:viewer: P1\n:crop: map\n:squares: 3\n:arrows: 1>4\n:asked: no\n"
        ":caption: Two lines\n:alt: A board.\n1. `1` Free plan\n2. `4` Travel support\n:::\n"
    )
    assert "1. `1` 여기" in made.directive("stuck", "ko")
    assert made.write("caption", "en", "").caption("en").startswith("Every connected space is barred")


@pytest.mark.parametrize("place", ["9", "", "1 2", "1>4", "`", "x" * 5000])
def test_a_place_that_is_not_there_is_refused(made: Illustration, place: str) -> None:
    for press in (made.press, made.frame, lambda one: made.arrow("1", one)):
        with pytest.raises(TabletopError, match="the picture has no place"):
            press(place)
    assert (made.callouts, made.squares, made.arrows) == ([], [], [])


def test_too_long_a_text_is_refused(made: Illustration) -> None:
    with pytest.raises(TabletopError, match="the text has 700 letters"):
        made.write("alt", "en", "x" * 700)


def test_an_example_goes_into_a_rulebook_of_ones_own(made: Illustration, tmp_path: Path) -> None:
    book = Manuscript(FourteenNights, tmp_path / "mine")
    made.shortest().press("1").write("caption", "en", "All ways are barred.")
    saved = book.put(made, "stuck")
    assert sorted(file.name for file in (tmp_path / "mine").iterdir()) == [
        "rulebook.en.md", "rulebook.ko.md", "stuck.yaml"]  # fmt: skip
    assert tl.load(saved.record, check=True).title_in("en") == "All ways are barred."
    text = book.text("en")
    assert text.index("### FN-6.3") < text.index(":::{example} stuck") < text.index("### FN-6.4")
    assert (book.free_name("stuck"), book.free_name("other one")) == ("stuck_2", "other_one")
    again = book.page(made, "stuck", "en")
    assert html(again).count("All ways are barred.") == 1 and [part.id for part in again.parts] == ["FN-6"]
    alone = html(book.page(made, "stuck", "en", much="example"))
    assert (html(again).count("<figure"), alone.count("<figure")) == (2, 1) and "All ways are barred." in alone


def test_what_was_put_is_opened_again_and_takes_its_own_place(made: Illustration, tmp_path: Path) -> None:
    book = Manuscript(FourteenNights, tmp_path)
    assert book.own(CLAUSE) == []
    made.shortest().press("1").press("4").arrow("1", "4").frame("3").look("P1", "map").say("4", "ko", "여기")
    book.put(made.write("caption", "en", "All ways are barred."), "stuck")
    again = book.opened(CLAUSE, "stuck")
    for lang in ("en", "ko"):
        assert again.directive("stuck", lang) == made.directive("stuck", lang)
    assert (again.own, again.kept) == ({("caption", "en"): "All ways are barred."}, "stuck")
    book.put(again.write("caption", "en", "Barred.").press("4"), "stuck")
    text = book.text("en")
    assert "All ways are barred." not in text and text.count(":::{example} stuck") == text.count("Barred.\n") == 1
    assert sorted(file.name for file in tmp_path.glob("*.yaml")) == ["stuck.yaml"]
    with pytest.raises(TabletopError, match="no example “other” stands below this clause.*stuck"):
        book.opened(CLAUSE, "other")


def test_a_storyboard_shows_earlier_steps_too(made: Illustration, tmp_path: Path) -> None:
    made.shortest().storyboard()
    assert (made.start, made.panels, made.step) == (6, [6, 8], 10)
    made.begin_at(0).panel(4).panel(8)
    assert made.directive("way", "en").splitlines()[:2] == [":::{storyboard} way", ":steps: 4 6 10"]
    made.begin_at(6)
    assert made.panels == [6] and ":steps: 0 4" in made.directive("way", "ko")
    with pytest.raises(TabletopError, match=r"no earlier step 4 in this example.*6, 8"):
        made.panel(4)
    book = Manuscript(FourteenNights, tmp_path)
    book.put(made, "way")
    *_, shown = book.page(made, "way", "en", much="example").parts[0].blocks
    assert isinstance(shown, Rows) and len(shown.rows) == 2
    again = book.opened(CLAUSE, "way")
    assert (again.panels, again.step, again.caption("ko")) == ([0], 4, made.caption("ko"))
    assert not made.storyboard(on=False).panels and made.directive("way", "en").startswith(":::{example} way")


@pytest.mark.parametrize("name", ["", "../x", "a/b", "x" * 61, "a.b", "\n"])
def test_what_is_no_name_is_refused_and_nothing_is_written(made: Illustration, tmp_path: Path, name: str) -> None:
    with pytest.raises(TabletopError, match="is no name for an example"):
        Manuscript(FourteenNights, tmp_path / "mine").put(made, name)
    assert not (tmp_path / "mine").exists()


def test_what_would_stop_the_book_is_told_with_its_line_and_nothing_is_written(
    made: Illustration, tmp_path: Path
) -> None:
    made.write("caption", "en", "See FN-99.9.")
    with pytest.raises(BookError, match=r"rulebook\.en\.md:\d+: there is no clause FN-99\.9"):
        Manuscript(FourteenNights, tmp_path / "mine").put(made, "stuck")
    assert not (tmp_path / "mine").exists()


def test_the_panel_makes_an_example_without_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    pane = illustrate("fourteen_nights", lang="en")
    pane.clauses.find.enter("barred nowhere-such-a-word")
    assert "No clause has these words." in pane.clauses.none.value
    pane.clauses.find.enter("every way")
    pane.clauses.list.enter(CLAUSE)
    pane.bridge._receive(pane.bridge, {"type": "do", "what": "situation", "with": "0"}, [])
    assert pane.illustration is not None and pane.bridge.wanted == ".ttl-write-above h3"
    pane.picture.board.click("1")
    pane.picture.modes.enter("arrow")
    pane.picture.board.click("1")
    assert "The arrow begins at Free plan" in pane.picture.how.value
    pane.picture.board.click("4")
    pane.words.fields["caption", "ko"].enter("막힌 길")
    assert (pane.illustration.arrows, pane.illustration.caption("ko")) == ([("1", "4")], "막힌 길")
    assert "<iframe sandbox" in pane.page.sheet.value
    pane.save.name.enter("../x")
    pane.save.put.click()
    assert 'role="alert"' in pane.save.said.value and not Path("my_fourteen_nights").exists()
    pane.save.name.enter("way")
    pane.save.put.click()
    assert "my_fourteen_nights/way.yaml is saved" in pane.save.said.value
    assert Path("my_fourteen_nights/way.yaml").is_file()
    assert 'data-do="own" data-with="way"' in pane.found.own.value
    pane.reopen("way")
    assert pane.illustration.kept == pane.save.name.value == "way"
    pane.picture.panels.on.enter(True)
    assert not pane.illustration.panels  # its record has no earlier step
    pane.choose("FN-A2")
    assert "This is an open question" in pane.found.found.value and 'data-with="FN-6.2"' in pane.found.found.value
    pane.speak("ko")
    try:
        assert "열린 질문" in pane.found.found.value and "규칙서에 그림 넣기" in pane.title.value
    finally:
        pane.speak("en")
    pane.games.enter("cetkaik")
    assert (str(pane.manuscript.folder), pane.illustration, pane.looked) == (pane.save.folder.value, None, None)
    assert pane.save.folder.value == "my_cetkaik" and pane.clauses.list.options[0][1] == "CK-1"
    for strange in (3, object()):
        with pytest.raises(TabletopError):
            illustrate("fourteen_nights", folder=strange)
    with pytest.raises(TabletopError, match="no game"):
        illustrate("go")


def test_a_folder_elsewhere_is_written_to_only_after_yes_and_an_empty_one_is_the_games_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    pane = illustrate("fourteen_nights", lang="en").choose(CLAUSE).pick(0)
    pane.save.folder.enter("../elsewhere")
    pane.save.put.click()
    assert f"{tmp_path / 'elsewhere'} lies outside" in pane.save.said.value and not (tmp_path / "elsewhere").exists()
    pane.save.agree.click()
    assert (tmp_path / "elsewhere" / "rulebook.ko.md").is_file() and "lies outside" not in pane.save.said.value
    pane.save.folder.enter(" ")
    assert pane.save.folder.value == str(pane.manuscript.folder) == "my_fourteen_nights"
    pane.save.record.click()
    assert [file.name for file in (tmp_path / "here").iterdir()] == ["my_fourteen_nights"]


def test_what_a_pdf_needs_is_said_before_the_press_and_nothing_is_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.setattr(written, "find_spec", lambda module: None)
    monkeypatch.chdir(tmp_path)
    assert "PDF files need typst" in illustrate("fourteen_nights", lang="en").choose(CLAUSE).pick(0).save.needs.value
    pane = versions("fourteen_nights", lang="ko").compare()
    assert "typst" in pane.needs.value and "pip install" in pane.needs.value and pane.save.disabled
    pane.keep()
    assert list(tmp_path.iterdir()) == []


def test_the_panel_compares_two_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mine = tmp_path / "my_fourteen_nights"
    mine.mkdir()
    text = Manuscript(FourteenNights, mine).text("en")
    (mine / "rulebook.en.md").write_text(text.replace("the bar is lifted", "the bar falls"), encoding="utf-8")
    pane = versions("fourteen_nights", lang="en")
    pane.go.click()
    assert "One clause has other words, no example takes another course, 45 go as before." in pane.message.value
    assert "the bar falls" in re.sub("<[^>]+>", "", unescape(pane.sheet.value.partition("srcdoc=")[2]))
    wheel = next(value for text, value in pane.reading.options if value and value[0] == "adjacency")
    pane.reading.enter(wheel)
    assert (pane.changes, pane.sheet.value, pane.save.disabled) == (None, "", True)
    pane.before.enter("nowhere")
    pane.go.click()
    assert (len(pane.changes.clauses), len(pane.changes.examples)) == (1, 17)
    assert "There is no folder nowhere" in pane.message.value
    pane.save.click()
    assert (mine / "fourteen_nights-changes-en.pdf").read_bytes().startswith(b"%PDF")
    pane.chosen.children[0].click()
    assert (pane.rules, pane.changes, pane.take("tiedie").after.value) == ({}, None, "my_tiedie")
