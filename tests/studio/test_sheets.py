"""Print and play: measured on the PDF that is printed, for every game, both languages and both papers."""

import io
import re
import shutil
from collections import Counter

import pikepdf
import pytest

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.engine import CardDeck
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures import cards
from tabletop_lab.figures.sketch import Sketch
from tabletop_lab.studio.sheets import print_and_play
from tabletop_lab.studio.sheets.arranging import END, PAPERS, SIDE, Thing, arranged
from tabletop_lab.testing.sample import Market

GAMES = ("cetkaik", "fourteen_nights", "tabula_wolves", "tiedie", "void_seeders")
POINT = 25.4 / 72


def pictures_of(page):
    """What lies on a page of a PDF, each as its words and left, top, width and height in millimetres."""
    high = float(page.MediaBox[3])
    found, words, corners = [], None, []
    for operands, operator in pikepdf.parse_content_stream(page):
        name = str(operator)
        if name == "BDC" and "/Alt" in operands[1]:
            words, corners = str(operands[1]["/Alt"]), []
        elif words is not None and name in ("m", "l"):
            corners.append([float(value) for value in operands])
        elif words is not None and name == "W":
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            box = (min(xs), high - max(ys), max(xs) - min(xs), max(ys) - min(ys))
            found.append((words, tuple(value * POINT for value in box)))
            words = None
    return found


@pytest.fixture(scope="module")
def chance_cards():
    """Thirty cards of one deck, as they are printed."""
    return pikepdf.open(io.BytesIO(print_and_play("fourteen_nights", only="Chance card", lang="en").pdf()))


def test_cards_are_63_by_88_mm(chance_cards):
    sizes = [box[2:] for page in chance_cards.pages[1:] for _, box in pictures_of(page)]
    assert len(sizes) == 60
    assert all(size == pytest.approx((63.0, 88.0), abs=0.01) for size in sizes)


def test_each_back_lies_behind_its_front(chance_cards):
    width = float(chance_cards.pages[1].MediaBox[2]) * POINT
    for front, back in zip(chance_cards.pages[1::2], chance_cards.pages[2::2], strict=True):
        turned = sorted((width - x - w, y) for _, (x, y, w, _) in pictures_of(back))
        laid = sorted((x, y) for _, (x, y, _, _) in pictures_of(front))
        assert len(laid) == len(turned)
        for here, there in zip(laid, turned, strict=True):
            assert here == pytest.approx(there, abs=0.01)
        assert {words for words, _ in pictures_of(back)} == {"Chance card: back"}


def test_the_pdf_says_its_language_and_is_the_same_again(chance_cards):
    assert str(chance_cards.Root.Lang) == "en"
    assert "pdfuaid" in chance_cards.Root.Metadata.read_bytes().decode()
    sheets = [print_and_play("tabula_wolves", lang="ko", backs=False).pdf() for _ in range(2)]
    assert sheets[0] == sheets[1]


@pytest.mark.parametrize(
    ("name", "paper", "lang"), [(name, ("a4", "letter")[k % 2], ("en", "ko")[k % 2]) for k, name in enumerate(GAMES)]
)
def test_everything_in_the_box_is_printed_once(name, paper, lang, monkeypatch):
    """Every card as often as the box has it; nothing outside of the paper; no word is cut off."""
    said = set()
    written = Sketch._write

    def write(self, x, y, s, *more):
        said.add(s)
        return written(self, x, y, s, *more)

    monkeypatch.setattr(Sketch, "_write", write)
    sheets = print_and_play(name, lang=lang, paper=paper)
    pictures, laid = sheets._laid
    fronts = Counter(placed.picture for sheet in laid if not sheet.is_back for placed in sheet.placed)
    parts = sum(part.count for part in sheets.box)
    whole = [sheet for sheet in laid if not sheet.is_back and not any(one.left or one.top for one in sheet.placed)]
    assert sum(len(sheet.placed) for sheet in whole) == parts
    for part in sheets.box:
        if isinstance(part, CardDeck):
            words = presentation_of(sheets.game)
            for card in set(part.cards):
                number = pictures._known["card", card]
                assert fronts[number] >= part.cards.count(card)
                assert pictures.alts[number] == words.card_words(card, sheets.game.words(lang))
    for sheet in laid:
        assert {sheet.width, sheet.height} == set(PAPERS[paper])
        for one in sheet.placed:
            assert one.x >= SIDE - 1e-6 and one.x + one.width <= sheet.width - SIDE + 1e-6
            assert one.y >= END - 1e-6 and one.y + one.height <= sheet.height - END + 1e-6
    assert [text for text in said if text.endswith("…")] == []
    assert all(re.search(r"\w", alt) for alt in pictures.alts)


def test_a_designer_s_own_deck_is_printed(tmp_path):
    (tmp_path / "chore.csv").write_text("id,name_en,name_ko,tc\nHmine,My own chore,내 집안일,500\n", encoding="utf-8")
    sheets = print_and_play("fourteen_nights", rules={"decks": str(tmp_path)}, lang="en", only="Chore")
    assert sheets.parts == {"Chore": 1}
    assert [part.cards for part in sheets.box] == [("Hmine",)]
    (tmp_path / "chore.csv").write_text("id\nX\n", encoding="utf-8")
    with pytest.raises(tl.InvalidContent, match=r"chore\.csv"):
        print_and_play("fourteen_nights", rules={"decks": str(tmp_path)})


def test_fourteen_nights_has_what_its_rules_need_on_the_table():
    """A pawn a seat, as many tokens as may be held, money in the unit of the rules, and every day."""
    own = {"token_cap": 3, "tc_unit": 250, "days": 7}
    rules = tl.Match("fourteen_nights", rules=own).rules
    made = print_and_play("fourteen_nights", rules=own, lang="en")
    found = [(part.title, part.alt, part.count, part.back is not None) for part in made.box if hasattr(part, "alt")]
    money = [(alt, sides) for title, alt, _, sides in found if title == "Money"]
    assert money == [("250 TC", True), ("500 TC", True), ("2,500 TC", True)]
    assert [count for title, _, count, _ in found if title in ("Pawns", "Determination tokens")] == [1, 1, 1, 1, 1, 15]
    held = sum(int(alt[:-3].replace(",", "")) * n for title, alt, n, _ in found if title == "Money")
    assert (
        held > 5 * rules.start_tc
        and ("Days", "The 7 days as moons, from new to full; the marker lies on today.", 1, False) in found
    )
    assert made.parts["Markers"] == 2 and made.parts["Memory"] == 30


def test_a_board_that_is_larger_than_the_paper_comes_in_parts():
    sheets = arranged([Thing(380, 260, 0, None, "Ship")], "a4")
    seen = [(round(one.left), round(one.width), round(one.height)) for sheet in sheets for one in sheet.placed]
    assert seen == [(0, 190, 260), (190, 190, 260)]


def test_things_of_one_size_share_a_sheet_and_others_do_not():
    things = [Thing(20, 20, 0, 5)] * 3 + [Thing(63, 88, 1, 6)] * 2
    fronts = [sheet for sheet in arranged(things, "letter") if not sheet.is_back]
    assert [len(sheet.placed) for sheet in fronts] == [3, 2]
    assert [sheet.is_back for sheet in arranged(things, "letter", backs=False)] == [False, False]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ({"paper": "a5"}, "paper: there is no paper 'a5' (allowed: a4, letter)"),
        ({"theme": "dark"}, "theme: there is no theme 'dark' (allowed: light, contrast)"),
        ({"only": ["Pears"]}, "only: there is no 'Pears'"),
        ({"lang": "fr"}, "lang: there is no language 'fr'"),
    ],
)
def test_what_cannot_be_printed_is_told(call, said):
    with pytest.raises(tl.TabletopError) as told:
        print_and_play("fourteen_nights", **call)
    assert said in str(told.value)


def test_a_game_without_a_box_is_told():
    with pytest.raises(tl.TabletopError, match="says nothing about what lies in its box"):
        print_and_play(Market)


def test_the_command_writes_the_file(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["print", "cetkaik", "--lang", "ko", "--only", "족보", "--paper", "letter"]) == 0
    assert capsys.readouterr().out == "저장: cetkaik-ko.pdf, 5쪽. 인쇄하는 방법은 첫 쪽에 있습니다.\n"
    with pikepdf.open(tmp_path / "cetkaik-ko.pdf") as pdf:
        assert len(pdf.pages) == 5
        assert str(pdf.Root.Lang) == "ko"
    shutil.rmtree(tmp_path / "none", ignore_errors=True)
    assert main(["print", "cetkaik", "--out", str(tmp_path / "none" / "x.pdf")]) == 2
    assert "none" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_every_wolf_card_has_a_face_of_its_own(lang, monkeypatch):
    monkeypatch.setattr(Sketch, "plain_card", lambda page, name, words: pytest.fail(f"{name} has no face"))
    for number in range(24):
        assert cards.card(tl.games()["tabula_wolves"], f"C{number:02}", lang).shapes
