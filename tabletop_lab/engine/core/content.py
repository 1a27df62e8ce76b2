"""What the cards and tables of a game are under its rules: one object, which a game shows as `content`."""

from __future__ import annotations

from typing import Any


class Content:
    """The cards of a game, as words, pictures and bots ask for them. The default: a game without cards.

    >>> class Fruit(Content):
    ...     def name(self, card, lang):
    ...         return {"G01": {"en": "Pears", "ko": "배"}}.get(card, {}).get(lang)
    >>> Fruit().name("G01", "ko"), Fruit().name("P1", "ko"), Fruit().data("G01")
    ('배', None, None)
    """

    __slots__ = ()

    def under(self, rules: Any, game: type[Any]) -> Content:
        """This content, or the one that the rules bring (a designer's decks). Raises InvalidContent.

        `game` is the class that is to play with it: its mode is chosen, and its effects and words are known.
        """
        return self

    def name(self, card: str, lang: str) -> str | None:
        """The printed name of a card; None for a text that is not a card of this game."""
        return None

    def data(self, card: str) -> Any:
        """Everything printed on a card."""
        return None

    def kind(self, card: Any) -> str:
        """What kind of card it is, where somebody may say that a seat holds "a wolf" without saying which one."""
        return ""


def with_content(game: type[Any], content: Content) -> type[Any]:
    """The class of a game with other content than its own; the same class for the same content."""
    key = game, id(content)
    made = _made.get(key)
    if made is None:
        if len(_made) >= KEPT:
            _made.clear()
        own = {"content": content, "at_home": game, "__module__": game.__module__, "__doc__": game.__doc__}
        made = _made[key] = type(game.__name__, (game,), own)
    return made


def at_home(game: type[Any]) -> type[Any]:
    """The class of a game with its own content."""
    home: type[Any] = vars(game).get("at_home", game)
    return home


KEPT = 64
"""How many classes with other content are remembered; one that was dropped is made again."""
_made: dict[tuple[type[Any], int], type[Any]] = {}
"""By class and identity of the content; the class keeps its content, so that no other one gets that identity."""
