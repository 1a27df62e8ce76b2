"""What a bot is, and the bot every game has: one that chooses at random."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from ..language.localized import localized
from .errors import BotError, TabletopError, echo, is_failure, text_of
from .plainly import as_table, plainly
from .question import Decision


class Bot:
    """Chooses one of `decision.options`; sees `decision.view`, never the state.

    `random()` gives uniform numbers in [0, 1) of the seat's own stream: use no other source of chance.
    A bot that keeps notes between decisions would play differently after an undo, so bots keep none.
    """

    name = "bot"
    needs_rollouts = False
    """Whether it tries answers out (`Decision.rollouts`): a batch then notes what it needs for that."""

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        """One of the decision's options."""
        raise NotImplementedError(f"{type(self).__name__} must say how it chooses")


class RandomBot(Bot):
    """Every option is equally likely. Tables know it and skip building the decision for it."""

    name = "random"

    def choose(self, decision: Decision, random: Callable[[], float]) -> Any:
        return decision.options[int(random() * len(decision.options))]


def seat_bots(given: object, game: Any, players: tuple[str, ...]) -> dict[str, Bot]:
    """The bot of each seat from a name, a bot, or a dict {player: name or bot}; people play the seats left out."""
    if given is None:
        return {}
    if (wanted := as_table(given)) is not None:
        for player in wanted:
            if not (isinstance(player, str) and player in players):
                seat = player if isinstance(player, str) else echo(player)
                raise TabletopError(localized("no_seat", "bots", seat=seat, seats=", ".join(players)))
        return {player: _one(bot, game) for player, bot in wanted.items() if bot is not None}
    return {player: _one(given, game) for player in players}


def are_bots(given: object) -> bool:
    """Whether these are bots by their names, as a game has them: at least one, for seats that nobody takes."""
    if not isinstance(given, Mapping) or not given:
        return False
    return all(isinstance(name, str) and callable(make) for name, make in given.items())


def called(bot: Bot) -> str:
    """A bot as an error names it: by its name, or by its class where it has none of its own.

    >>> called(RandomBot()), called(Bot())
    ('random', 'Bot')
    """
    bot = getattr(bot, "watched", bot)
    name = getattr(bot, "name", Bot.name)
    return name if isinstance(name, str) and name.strip() and name != Bot.name else type(bot).__name__


def made(make: Callable[[], object], game: Any, name: str) -> Bot:
    """A bot of a class, or of whatever a game has under a name; BotError, from what it raised, when there is none."""
    try:
        bot = make()
    except BaseException as error:
        if not is_failure(error):
            raise
        said = partial(text_of, error)
        raise BotError(localized("bot_unmade", "bots", game=game.name, bot=name, error=said)) from error
    if not isinstance(bot, Bot):
        raise BotError(localized("bot_no_bot", "bots", game=game.name, bot=name, given=echo(bot)))
    return bot


SEARCH = {"monte_carlo": "search:MonteCarloBot", "information_set": "information_sets:InformationSetBot"}
"""The search bots that every game has, unless it has one of its own under the name: module and class in `tables`."""


def search_bot(name: str) -> Callable[..., Bot]:
    """One of them; they are loaded when somebody asks for one."""
    module, _, kind = SEARCH[name].partition(":")
    found: Callable[..., Bot] = getattr(import_module(f"..tables.{module}", __package__), kind)
    return found


def _one(given: object, game: Any) -> Bot:
    given = plainly(given)
    if isinstance(given, str):
        name, colon, said = given.partition(":")
        if given in game.bots:
            return made(game.bots[given], game, given)
        budget = _budget(said) if colon else {}
        if name in SEARCH and budget is not None:
            return made(partial(game.bots.get(name) or search_bot(name), **budget), game, given)
    elif isinstance(given, Bot):
        return given
    elif isinstance(given, type) and issubclass(given, Bot):
        return made(given, game, given.__name__)
    known = ", ".join(dict.fromkeys((*game.bots, *SEARCH)))
    raise TabletopError(localized("no_bot", "bots", game=game.name, bot=echo(given, 80), bots=known))


def _budget(said: str) -> dict[str, Any] | None:
    """What a search bot may spend on a decision: "200" playouts, or "0.5s".

    >>> _budget("200"), _budget("0.5s"), _budget("much")
    ({'playouts': 200}, {'seconds': 0.5}, None)
    """
    if re.fullmatch(r"[1-9][0-9]{0,8}", said):
        return {"playouts": int(said)}
    if re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,3})?s", said) and float(said[:-1]):
        return {"seconds": float(said[:-1])}
    return None
