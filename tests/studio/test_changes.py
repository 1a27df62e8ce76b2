"""Two versions of a rulebook, compared: exactly what differs, in both languages, as a booklet."""

from dataclasses import replace
from pathlib import Path

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import TabletopError
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.playtest.examples import worked_examples
from tabletop_lab.studio.to_html import html

OWN = FourteenNights.folder()


@pytest.fixture
def version(tmp_path: Path) -> Path:
    """A later version: one word of a clause, and one parameter."""
    text = (OWN / "rulebook.en.md").read_text(encoding="utf-8")
    (tmp_path / "rulebook.en.md").write_text(text.replace("The game lasts 14 days.", "The game lasts 10 days."))
    (tmp_path / "rules.yaml").write_text("game: fourteen_nights\nstuck_rule: skip_turn\n")
    return tmp_path


def test_exactly_what_differs(version: Path, tmp_path: Path) -> None:
    found = tl.changes("fourteen_nights", version, lang="en")
    assert [one.id for one in found.clauses] == ["FN-1.2"] and len(found.rules) == 1
    expected = []
    for file in sorted(Path(tl.__file__).parents[1].glob("examples/fourteen_nights/*.yaml")):
        match = tl.load(file)
        own = match.rules.differences()  # an example of another reading stays what it is
        if "stuck_rule" not in own and match.with_rules(stuck_rule="skip_turn")[1] is not None:
            expected.append(file.stem)
    assert [one.name for one in found.examples] == expected and expected and found.same > 30
    for one in found.examples:
        assert one.divergence.clauses and (one.before.step, one.after.step) >= (0, 0)
    page = html(found.book())
    assert "<strong>10 </strong>" in page and "<strong>14 </strong>" in page
    assert page.count("First different at step") == len(expected)
    assert "다르게 흘러가는 예제" in html(replace(found, lang="ko").book())
    (file,) = found.save("html", tmp_path / "out")
    assert file.name == "fourteen_nights-changes-en.html"


def test_edited_code_is_part_of_a_version() -> None:
    text = tl.source_of("fourteen_nights", "FN-5.5")
    line = 'barring = repeating if reading == "both" else (space,)'
    other = tl.edited("fourteen_nights", "FN-5.5", text.replace(line, "barring = (space,)"), "one space")
    found = tl.changes("fourteen_nights", other, lang="en")
    assert [one.name for one in found.examples] == ["04_free_action_bars_two_spaces"] and found.clauses == ()
    assert [(one.clause, one.after) for one in found.code] == [("FN-5.5", text.replace(line, "barring = (space,)"))]
    page = html(found.book())
    assert page.count("<code>barring = ") == 2 and "<code>barring = (space,)</code>" in page


def test_the_same_versions_have_no_changes() -> None:
    assert repr(tl.changes("cetkaik", "cetkaik")) == "Changes(cetkaik, 0 clauses, 0 examples)"


def test_what_is_no_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TabletopError, match="two games"):
        tl.changes("cetkaik", "fourteen_nights")
    with pytest.raises(TabletopError, match="does not say of which game"):
        tl.changes(tmp_path, tmp_path)
    (tmp_path / "rules.yaml").write_text("game: fourteen_nights\ndayz: 3\n")
    with pytest.raises(TabletopError, match="dayz"):
        tl.changes("fourteen_nights", tmp_path)
    (tmp_path / "rules.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(TabletopError, match="cannot be read"):
        tl.changes("fourteen_nights", tmp_path)
    with pytest.raises(TabletopError, match="there is no folder and no game 'nowhere'"):
        tl.changes("fourteen_nights", "nowhere")
    with pytest.raises(TabletopError):
        tl.changes("fourteen_nights", tmp_path / "nowhere")


def another_games_rulebook(folder):
    for lang in ("en", "ko"):
        text = (Path(tl.games()["tiedie"].folder()) / f"rulebook.{lang}.md").read_text(encoding="utf-8")
        (folder / f"rulebook.{lang}.md").write_text(text, encoding="utf-8")
    return folder


def test_the_rulebook_of_another_game_is_refused(tmp_path):
    folder = another_games_rulebook(tmp_path)
    for call in (lambda: tl.book("cetkaik", source=folder, folder=tmp_path), lambda: tl.changes("cetkaik", folder)):
        with pytest.raises(tl.TabletopError, match="has no clause of cetkaik: it is the rulebook of another game"):
            call()
    with pytest.raises(tl.TabletopError, match="is no folder"):
        tl.book("tiedie", source=tmp_path / "nowhere")


def test_an_example_that_only_the_later_version_has_is_named(tmp_path):
    record = worked_examples(tl.games()["cetkaik"])[0]
    (tmp_path / "my_own.yaml").write_text(record.read_text(encoding="utf-8"), encoding="utf-8")
    found = tl.changes("cetkaik", tmp_path, lang="en")
    assert len(found.added) == 1 and found.clauses == ()
    assert [part.id for part in found.book().parts] == ["clauses", "added", "examples"]
