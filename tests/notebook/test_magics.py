"""`%rule` and `%%rule` in IPython itself: filling cells, applying them, mistakes and their lines, open players.
What an edit is and does to a match is tested in tests/engine/test_edits.py."""

import re

import pytest
from IPython.core.interactiveshell import InteractiveShell

import tabletop_lab as tl
from tabletop_lab import notebook
from tabletop_lab.notebook.rules import magics
from tabletop_lab.notebook.rules.divergence_pane import DivergencePane, changed
from tabletop_lab.notebook.rules.draft import RuleTexts
from tabletop_lab.notebook.rules.rule_cell import USAGE, Applied, Header, MistakeInRule
from tabletop_lab.notebook.words import say
from tabletop_lab.testing.sample import Market


class Notebook:
    """A shell with what a page would do for it."""

    def __init__(self, shell):
        self.shell, self.inputs = shell, []
        shell.set_next_input = lambda text, replace=False: self.inputs.append((text, replace))

    def __getitem__(self, name):
        return self.shell.user_ns[name]

    def run(self, cell):
        """The result of a cell that works."""
        done = self.shell.run_cell(cell)
        assert done.success, done.error_in_exec or done.error_before_exec
        return done.result

    def fail(self, cell):
        """What is shown for a cell that does not."""
        done = self.shell.run_cell(cell)
        assert isinstance(done.error_in_exec, MistakeInRule), done
        return "\n".join(done.error_in_exec._render_traceback_())


@pytest.fixture
def book(what_others_left):
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    book = Notebook(shell)
    book.run("%load_ext tabletop_lab.notebook")
    shell.user_ns["tl"] = tl
    shell.user_ns["match"] = tl.Match(Market, players=3, seed=7).run(until=30)
    yield book
    shell.reset(new_session=False)
    InteractiveShell.clear_instance()


@pytest.fixture
def cell(book):
    """The cell for LM-4.2 as it is filled in."""
    book.run("%rule LM-4.2")
    return book.inputs.pop()[0]


def snapshot(match):
    return match.step, match.steps, match.trace.to_text(), match.game, match.state


# --- filling ----------------------------------------------------------------------------------------------------------


def test_a_line_opens_a_cell_below_with_the_present_text(book, capsys):
    book.run("%rule LM-4.2")
    text, replace = book.inputs.pop()
    assert text == "%%rule LM-4.2\n" + tl.source_of(Market, "LM-4.2").rstrip() and not replace
    assert "Here: open_stalls" in capsys.readouterr().out
    book.run("%rule LM-4.2 walk --name long way")
    assert book.inputs.pop()[0].startswith('%%rule LM-4.2 walk --name long way\n@clause("LM-4.1", "LM-4.2")\ndef walk')


@pytest.mark.parametrize("body", ["", "\n", "\n\n   \n"])
def test_a_cell_with_only_its_header_is_filled(book, cell, body):
    book.run("%%rule LM-4.2" + body)
    assert book.inputs.pop() == (cell, True)


def test_the_filled_cell_changes_nothing(book, cell):
    before = book["match"]
    applied = book.run(cell)
    assert isinstance(applied, Applied) and applied.divergence is None
    assert book["match"].variant.name == "LM-4.2 edited" and book["match"].step == before.step
    assert "all 30 answers" in repr(applied)


def test_without_a_clause_the_clauses_of_the_question_are_listed(book, capsys):
    book.run("%rule")
    said = capsys.readouterr().out
    assert USAGE in said and "LM-6.2" in said and "collect_bids" in said
    assert not book.inputs


# --- applying ---------------------------------------------------------------------------------------------------------


def test_a_cell_plays_the_match_by_its_text(book, cell):
    before = book["match"]
    applied = book.run(cell.replace("LM-4.2\n", 'LM-4.2 --name "no way to 4"\n', 1).replace("not in left", "!= 4"))
    match = book["match"]
    assert match is applied.match is not before and applied.before is before
    assert match.variant.name == "no way to 4" and match.variant.edits[0].line == 2
    assert match.step == 22 and match.decision.labels == ["1", "3"] and before.step == 30
    shown, page = repr(applied), applied._repr_html_()
    assert "step 22 [LM-4.1" in shown and "8 old answers" in shown
    assert "Before: P1 chooses where to walk: 4 Barter" in shown
    assert "The recorded answer <b>4 Barter</b> is no longer allowed." in page and "<script" not in page
    book.run("%rule LM-4.2")
    assert "!= 4" in book.inputs.pop()[0], "the present text is the edited one"


def test_before_and_after_are_shown_in_pictures(book, cell):
    edited = cell.replace("LM-4.2\n", "LM-4.2 --name no way to 4\n", 1).replace("not in left", "!= 4")
    page = book.run(edited)._repr_html_()
    words = re.findall(r'<img[^>]* alt="([^"]+)"', page)
    before, also_before, now, also_now = words
    assert before == also_before and before.startswith("Before: "), "light and dark"
    assert now == also_now and now.startswith("Now: ")
    assert "✓ 4 Barter" in page and "<s>4 Barter</s>" in page and "no longer possible" in page
    assert "Changed rules: LM-4.2 Closed stalls <code>open_stalls</code>: <b>edited as code, “no way to 4”</b>" in page
    assert 'class="opt' not in page, "an output of its own has no style sheet"


def test_an_edit_without_effect_needs_no_picture(book, cell):
    page = book.run(cell)._repr_html_()
    assert "<img" not in page and "all 30 answers" in page


def test_the_panel_of_changes_names_edited_code(book, cell):
    old = book["match"]
    text = cell.split("\n", 1)[1].replace("not in left", "!= 4")
    new, found = old.with_edit("LM-4.2", text, name="no way to 4")
    for lang, edited, printed in (
        ("en", "edited as code, “no way to 4”", "the default again"),
        ("ko", "코드로 고침 ‘no way to 4’", "다시 규칙서대로"),
    ):
        texts = RuleTexts(old, say(lang))
        assert [text for text in changed(old, new, texts) if "LM-4.2" in text and edited in text]
        assert [text for text in changed(new, old, texts) if "LM-4.2" in text and printed in text]
        assert changed(new, new, texts) == []
        pane = DivergencePane(lambda what, value: None)
        pane.show(old, new, found, texts, None, "light", "")
        assert edited in pane.top.value and "<code>open_stalls</code>" in pane.top.value


def test_what_is_shown_is_escaped(book, cell):
    applied = book.run(cell.replace("LM-4.2\n", "LM-4.2 --name <script>alert(1)</script>\n", 1))
    assert "<script" not in applied._repr_html_() and "&lt;script" in applied._repr_html_()


def test_running_a_cell_again_edits_the_match_as_it_was_before(book, cell):
    before = book["match"]
    book.run(cell.replace("not in left", "!= 4"))
    assert book["match"].step == 22
    assert book.run(cell.replace("not in left", "!= 99")).before is before
    assert book["match"].step == 30, "the answers that the first text left over are there again"
    book.run(cell.replace("not in left", "!= 4"))
    book["match"].play("1")
    played = book["match"]
    assert book.run(cell.replace("not in left", "!= 5")).before is played, "but never behind what was played since"


def test_other_matches_by_name(book, cell):
    book.run("other = tl.Match('market', players=2, seed=1)")
    before = book["match"]
    book.run(cell.replace("LM-4.2\n", "LM-4.2 --match other --name two\n", 1))
    assert book["other"].variant.name == "two" and book["match"] is before


def test_open_players_go_on_with_the_edited_match(book, cell):
    book.run("player = tl.play(match); elsewhere = tl.play(match.branch())")
    elsewhere = book["elsewhere"].match
    book.run(cell.replace("not in left", "!= 4"))
    assert book["player"].match is book["match"] and book["elsewhere"].match is elsewhere
    assert "Step 22" in book["player"].screen.history.at.value
    book.run(cell.replace("LM-4.2\n", "LM-4.2 --match player --name by the player\n", 1))
    assert book["player"].match.variant.name == "by the player"


def test_in_korean(book, cell):
    book.run("match.lang = 'ko'")
    applied = book.run(cell.replace("not in left", "!= 4"))
    assert "처음 달라지는 곳" in repr(applied) and "22수" in applied._repr_html_()
    shown = book.fail(cell.replace("return", "retrun"))
    assert "match는 22수에 그대로 있습니다." in shown


def test_what_a_cell_changes_is_told_to_the_seat_that_decides_there(book):
    """A card that another seat drew in secret is not told, in the text of the output neither."""
    match = book["match"].goto(0)
    drawn = next(entry for entry in match.trace if entry.kind == "chance" and entry.only == "P1")
    applied = book.run(
        '%%rule LM-2.4\n@clause("LM-2.4")\ndef deal(self) -> None:\n'
        "    for player in self.players[1:]:\n        self.open_a_crate(player)\n"
    )
    assert match.decision.player == "P3" and applied.divergence.texts("en", "P3")[0] == ""
    assert drawn.label in applied.divergence.before
    assert "Before: What changes here is known to others only." in repr(applied).splitlines()


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "old, new, line, reason",
    [
        ("    return", "    retrun", 7, "SyntaxError"),
        ("    return", "    1 / 0\n    return", 7, "ZeroDivisionError"),
        ("last =", "lost =", 6, "NameError"),
        ("def open_stalls", "def ways", 3, "open_stalls"),
        ("(self, player: str)", "(self)", 3, "player is missing"),
        ("    return", "    while True: pass\n    return", 7, "does not end"),
        ("    return", "    return 5 or", 3, "it gave 5, and choose_where_to_walk cannot go on"),
        ("    left", "    import sys; sys.exit()\n    left", 6, "SystemExit"),
    ],
)
def test_a_mistake_is_shown_at_its_line_and_the_match_stays(book, cell, old, new, line, reason):
    match = book["match"]
    before = snapshot(match)
    bad = cell.replace(old, new, 1)
    shown = book.fail(bad)
    assert book["match"] is match and snapshot(match) == before
    assert reason in shown and "match is as it was, at step 30." in shown
    marked = re.search(r"^-> +(\d+)  (.*)$", shown, re.MULTILINE)
    assert int(marked[1]) == line and marked[2] == bad.split("\n")[line - 1]
    assert "magics.py" not in shown and "Traceback" not in shown
    book.run(cell)
    assert book["match"].variant is not None, "corrected"


def test_a_mistake_is_told_in_the_language_of_the_match(book, cell):
    book["match"].lang = "ko"
    shown = book.fail(cell.replace("(self, player: str)", "(self)"))
    first, *lines, last = shown.split("\n")
    said = "매개변수 player: 빠졌습니다 (할 수 있는 것: def open_stalls(self, player))"
    assert first == f"LM-4.2 open_stalls, 3행: {said}"
    assert last == "match는 30수에 그대로 있습니다." and all(re.match(r"(->|  ) +\d+  ", line) for line in lines)
    assert book.fail("%rule LM-4.2 a b") == f"%%rule: 'b': 여기에 쓸 말이 아닙니다 (할 수 있는 것: {USAGE})"
    assert book.fail("%rule LM-99").startswith("조항: 'LM-99' 조항은 없습니다 (할 수 있는 것: LM-")


@pytest.mark.parametrize(
    "header, reason",
    [("LM-99", "no clause"), ("LM-4.2 force", "does not carry out"), ("LM-4.2 a b", "does not belong here"),
     ("LM-4.2 --nome x", "not understood"), ("LM-4.2 --name", "not understood"), ("LM-4.2 --match nobody", "nobody"),
     ("LM-4.2 --match tl", "no match called tl"), ("LM-4.2 --name " + "x" * 99, "not a name")],
)  # fmt: skip
def test_bad_headers(book, cell, header, reason):
    before = book["match"]
    for body in ("", "\n" + cell.split("\n", 1)[1]):
        if "x" * 99 in header and not body:
            continue
        assert reason in book.fail(f"%%rule {header}{body}")
    assert book["match"] is before


def test_without_a_match(book, cell):
    book.run("del match")
    assert "no match called match" in book.fail("%rule LM-4.2") and "--match" in book.fail(cell)


def test_header_text_is_not_expanded(book, cell):
    book.run(cell.replace("LM-4.2\n", "LM-4.2 --name {tl} $tl\n", 1))
    assert book["match"].variant.name == "{tl} $tl"


# --- registration -----------------------------------------------------------------------------------------------------


def test_loading_twice_and_unloading(book):
    transformers = book.shell.input_transformers_cleanup
    notebook.load_ipython_extension(book.shell)
    assert transformers.count(magics.fill_a_bare_header) == 1
    notebook.unload_ipython_extension(book.shell)
    assert magics.fill_a_bare_header not in transformers
    assert not book.shell.run_cell("%rule LM-4.2").success


def test_opening_a_player_brings_the_magics_along_and_importing_does_not():
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    assert "rule" not in shell.magics_manager.magics["cell"]
    shell.run_cell("import tabletop_lab as tl\nfrom tabletop_lab.notebook import play")
    assert "rule" not in shell.magics_manager.magics["cell"]
    shell.run_cell("p = play(tl.Match('market', players=2))")
    assert "rule" in shell.magics_manager.magics["cell"]
    InteractiveShell.clear_instance()


def test_headers():
    assert Header.read("LM-4.2") == Header("LM-4.2")
    assert Header.read(" LM-4.2  walk --match m  --name 'a b' ") == Header("LM-4.2", "walk", "a b", "m")


def test_on_a_shared_laptop_the_output_says_nothing_of_what_changes(book, cell):
    player = notebook.play(book["match"], mode="hotseat")
    edited = cell.replace("space not in left", "space != 2")
    applied = book.run(edited)
    assert applied.withheld and player.match is applied.match is not applied.before
    for shown in (repr(applied), applied._repr_html_()):
        assert "The laptop is shared" in shown and "LM-4.2" in shown.split("shared")[0]
        assert "<img" not in shown and "Until" not in shown and "step" not in shown
    player.i_am(tl.MODERATOR)
    again = book.run(edited.replace("space != 2", "space != 3"))
    assert not again.withheld and "<img" in again._repr_html_(), "a moderator may see everything"
