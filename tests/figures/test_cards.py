"""Cards as pictures: every card of every game, in both sizes and languages, is legible and says what it is."""

import pytest

import tabletop_lab as tl
from tabletop_lab.engine import Content, Game, Result
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.figures import cards
from tabletop_lab.figures.page import Page
from tabletop_lab.figures.style import THEMES, Form
from tabletop_lab.games.cetkaik.content.hand_table import POSITIVE
from tabletop_lab.games.cetkaik.content.pieces import KINDS
from tabletop_lab.games.tabula_wolves.content import CARDS
from tabletop_lab.testing.sample import Market
from tabletop_lab.testing.sample.goods import GOODS
from tests.figures.covered import Looked

GAMES = {
    "fourteen_nights": list(tl.games()["fourteen_nights"].content.cards),
    "tabula_wolves": [card for card in CARDS if card.startswith("C") and card != "C00"],
    "cetkaik": [f"r{kind.letter}" for kind in KINDS.values()] + [f"hand {hand}" for hand in POSITIVE],
    "market": list(GOODS),
}
LEAST = 11
"""Points, on a page where a point is a pixel."""


def game(name):
    return Market if name == "market" else tl.games()[name]


@pytest.mark.parametrize("width", [cards.FULL, cards.SMALL])
@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize("name", GAMES)
def test_no_card_has_text_that_overlaps_is_cut_or_too_small(name, lang, width):
    size = (width / 72, width * cards.TALL / 72)
    for card in GAMES[name]:
        page = Page(Form(size, 0.0, 18, 15, 12.5, LEAST), theme=THEMES["light"])
        presentation_of(game(name)).draw_card(page, card, game(name).words(lang))
        texts = [text for text in page.texts if len(text.get_text()) > 1]  # single letters are signs
        assert page.faults() == [], card
        assert not [text.get_text() for text in texts if text.get_text().endswith("…")], card
        assert min((text.get_fontsize() for text in texts), default=LEAST) > LEAST - 0.01, card


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_drawn_in_every_theme_and_has_words(name, theme):
    drawn = [cards.card(game(name), card, "ko", theme).svg() for card in GAMES[name]]
    alike = {"tabula_wolves": 8}  # villagers with other numbers, no more
    assert len(set(drawn)) >= len(drawn) - alike.get(name, 0)
    words = {presentation_of(game(name)).card_words(card, game(name).words("ko")) for card in GAMES[name]}
    assert "" not in words and cards.back(game(name), "", "ko", theme).shapes


def test_backs_tell_the_deck_and_never_the_card():
    backs = {kind: cards.back(game("fourteen_nights"), kind).svg() for kind in ("chore", "chance", "regular_plan")}
    assert len(set(backs.values())) == 3
    assert cards.back(game("tabula_wolves"), "wolf").svg() == cards.back(game("tabula_wolves")).svg()


def test_a_card_that_is_not_there_is_refused():
    with pytest.raises(tl.TabletopError):
        cards.card(game("fourteen_nights"), "Z99")


class Nuts(Content):
    def name(self, card, lang):
        return {"N1": "Walnut"}.get(card)

    def kind(self, card):
        return ""


class Pantry(Game):
    name, title, content = "pantry", {"en": "Pantry"}, Nuts()

    def setup(self):
        self.state = self.State()

    def play(self):
        return Result(self.players)


def test_a_game_that_draws_no_cards_gets_plain_ones():
    assert "Walnut" in presentation_of(Pantry).card_words("N1", Pantry.words("en"))
    assert len(cards.card(Pantry, "N1", "en").shapes) > 3 and cards.back(Pantry, "", "en").shapes


def test_a_hand_of_cetkaik_shows_the_points_and_pieces_of_the_rules_in_force():
    rules = {"hand_points": {"animals": 9}, "hand_pieces": {"animals": ("horse", "bow")}}
    match = tl.Match("cetkaik", seed=1, rules=rules, position={"reserve": {"A": "rh bb"}})
    (seat,) = (seat for seat, side in match.view(None).side.items() if side == "A")
    shown, words = presentation_of(match.game), match.words("en")
    held = [shown.card_words(card.card, words) for card in shown.hand(match.view(None), seat)]
    assert held[0] == "Animals (9 points): horse, bow"
    assert "hand animals 9 horse bow" in shown.box(words, match.rules)[-1].cards


def test_a_completed_hand_is_told_with_what_it_scored():
    rules, told = {"hand_points": {"army": 9, "comrades": 9, "king": 9}}, []
    for seed in range(4):
        match = tl.Match("cetkaik", seed=seed, rules=rules, bots="greedy")
        for entry in match.trace:
            for card in presentation_of(match.game).cards(entry):
                if card.card.startswith("hand ") and entry.name == "hand_completed":
                    told.append((entry.facts["hand"], entry.facts["points"], card.card.split()[:3]))
    assert len(told) > 5 and any(points in (9, 11) for _, points, _ in told)
    assert [one for one in told if one[2] != ["hand", one[0], str(one[1])]] == []


@pytest.mark.parametrize("width", [cards.FULL, cards.SMALL])
@pytest.mark.parametrize("lang", ["en", "ko"])
def test_words_keep_off_the_edge_of_a_card(lang, width):
    shown = game("fourteen_nights")
    for card in GAMES["fourteen_nights"]:
        page = Looked(Form((width / 72, width * cards.TALL / 72), 0.0, 18, 15, 12.5, LEAST))
        presentation_of(shown).draw_card(page, card, shown.words(lang))
        left, right = min(word.box.x0 for word in page.words), max(word.box.x1 for word in page.words)
        assert left * 72 > 5 and right * 72 < width - 5, (card, left * 72, right * 72)
