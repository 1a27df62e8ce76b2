"""Asking a bot: what its author's code raises, or answers beside the options, becomes an error that names the bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from ..core.bots import Bot, called
from ..core.errors import (
    BotError,
    Fault,
    IllegalChoice,
    RuleError,
    TableSignal,
    TabletopError,
    echo,
    is_failure,
    text_of,
)
from ..core.misuse import Misuse
from ..core.question import Decision
from ..edits.errors import place_of, rule_error
from ..language.localized import Exactly, in_languages


def answer_of(bot: Bot, decision: Decision, random: Callable[[], float]) -> Any:
    """The option that the bot chooses.

    BotError, from what the bot's own code raised, when it fails or gives what is no option; RuleError when an edited
    rule is at fault, which a bot may ask, too.

    >>> import tabletop_lab as tl
    >>> from tabletop_lab.testing.sample import Market
    >>> class Lazy(Bot):
    ...     def choose(self, decision, random):
    ...         return 99
    >>> answer_of(Lazy(), tl.Match(Market, players=2, seed=7).decision, lambda: 0.0)
    Traceback (most recent call last):
    tabletop_lab.BotError: P2, where to walk: the bot Lazy answered 99: '99' is not one of the options ...
    """
    try:
        given = bot.choose(decision, random)
    except BaseException as error:
        _refuse(error, bot, decision, "bot_failed")
    if given is None:
        raise BotError(_fault(decision, "bot_silent", bot))
    try:
        return decision.find(given)
    except BaseException as error:
        _refuse(error, bot, decision, "bot_answered", given)


def _refuse(error: BaseException, bot: Bot, decision: Decision, kind: str, given: object = None) -> NoReturn:
    """Raise what is wrong, as far as it is a fault of the bot."""
    if not is_failure(error) or isinstance(error, RuleError | BotError | TableSignal):
        raise error
    game, by = decision.game, getattr(bot, "watched", bot)
    if game.variant is not None:
        # Bots that belong to the game know its rules as printed: where they fail, an edit may have given nonsense.
        known = any(type(by) is kind_of for kind_of in game.bots.values())
        offered = known and kind == "bot_answered" and isinstance(error, TabletopError)
        failed = Misuse("option", name=decision.name, given=echo(given)) if offered else error
        table = decision._game.table if known else None
        if not isinstance(failed, TabletopError) and (blamed := rule_error(failed, game, table)):
            raise blamed from error
    raise BotError(_fault(decision, kind, bot, error, given)) from error


def _fault(
    decision: Decision, kind: str, bot: Bot, error: BaseException | None = None, given: object = None
) -> Fault:
    why = error.faults[0] if kind == "bot_answered" and isinstance(error, IllegalChoice) else None
    inner = place_of(error) if error is not None and kind == "bot_failed" else None

    def make(lang: str) -> Fault:
        words, refused = decision.game.words(lang), why.localized(lang) if why else None
        error_said = refused.reason if refused else text_of(error, lang) if error is not None else ""
        facts = {"bot": called(bot), "given": echo(given), "error": error_said, **(inner or {})}
        reason = words(f"wrong-{kind}{'_at' if inner else ''}", **{name: Exactly(x) for name, x in facts.items()})
        clause = ", ".join(decision.clauses[:1])
        if refused is None:
            return Fault(words.asked(decision), reason, "", clause, kind)
        return Fault(refused.where, reason, refused.allowed, refused.clause, kind)

    return in_languages(decision.lang, make)
