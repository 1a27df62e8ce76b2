"""A game typed into a notebook: its words and its rulebook are in the class, and an edited subclass adds to them."""

from tiny_games import Tiny

from tabletop_lab.engine import clause
from tabletop_lab.engine.language.rulebook import rulebook_of
from tabletop_lab.engine.match.match import Match
from tabletop_lab.testing.sample import Market


def typed():
    class Typed(Tiny):
        title = {"en": "Typed", "ko": "적은 놀이"}
        messages = {
            "en": """
                prompt-number = { $player }, which number?
                refused-too_large = { $option } is too large.
                """,
            "ko": "prompt-number = { $player }, 어떤 수?\nfield-score = 점수\n",
        }
        rulebook_text = {
            "en": """
                # Typed
                ### TG-1 Rounds
                Everybody takes a number.
                *Options:* rounds
                ### TG-2 Numbers
                From 1 to 3.
                """
        }

    return Typed


def test_words_come_from_the_class():
    decision = Match(typed(), players=2).decision
    assert decision.text("en") == "P1, which number?"
    assert decision.text("ko") == "P1, 어떤 수?"
    assert decision.refused()[0].text("en") == "4 is too large."


def test_the_rulebook_comes_from_the_class_and_english_stands_in():
    for lang in ("en", "ko"):
        book = typed().rulebook(lang)
        assert list(book) == ["TG-1", "TG-2"] and book.title == "Typed"
        assert book["TG-1"].text == "Everybody takes a number." and book["TG-1"].options == ("rounds",)


def test_a_subclass_says_only_what_it_changes():
    base = typed()

    class Edited(base):
        messages = {"en": "prompt-number = { $player }: pick!"}
        rulebook_text = {"en": "### TG-2 Numbers\nFrom 1 to 2."}

    decision = Match(Edited, players=2).decision
    assert decision.text("en") == "P1: pick!"
    assert decision.text("ko") == "P1, 어떤 수?", "what is not said anew stays"
    assert list(Edited.rulebook("en")) == ["TG-1", "TG-2"]
    assert Edited.rulebook("en")["TG-2"].text == "From 1 to 2."
    assert base.rulebook("en")["TG-2"].text == "From 1 to 3."


def test_what_is_typed_again_is_said_at_once():
    game = typed()
    assert Match(game, players=2).decision.text("en") == "P1, which number?"
    game.messages = {"en": "prompt-number = Now?"}
    game.rulebook_text = {"en": "### TG-9 New\nNew."}
    assert Match(game, players=2).decision.text("en") == "Now?"
    assert list(game.rulebook("en")) == ["TG-9"]


def test_an_edited_game_keeps_its_rulebook_without_a_folder(monkeypatch):
    class Edited(Market):
        rulebook_text = {"en": "### LM-4.1 Steps\nWalk anywhere."}

        @clause("LM-4.1")
        def nothing(self):
            """Only cited."""

    monkeypatch.setattr(Edited, "folder", classmethod(lambda cls: None))
    book, default = rulebook_of(Edited, "en"), Market.rulebook("en")
    assert list(book) == list(default) and book.title == default.title
    assert book["LM-4.1"].text == "Walk anywhere." and book["LM-4.2"] == default["LM-4.2"]
    assert Edited.rulebook("ko")["LM-4.1"] == Market.rulebook("ko")["LM-4.1"]


def test_the_position_in_words_counts_what_is_hidden():
    match = Match(typed(), players=2)
    alt = match.alt_text("P1")
    assert "score: P1 0, P2 0" in alt and "roles: P1 wolf, P2 hidden" in alt and "A 12 hidden" in alt
    assert "점수: P1 0, P2 0" in match.alt_text("P1", "ko") and "비밀" in match.alt_text("P1", "ko")
    assert "sheep" not in alt
