"""Everything a game says, from its message files (Project Fluent), in English and Korean.

Prompts, options, events and refusals are sentences; values (spaces, traits, cards) have words of their own.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent
from typing import Any, TypeAlias

from fluent.runtime.types import FluentNumber, fluent_number

from ..core import labels
from ..core.content import Content
from ..core.memo import memo
from ..core.option import Option
from ..core.presentation import Presentation, presentation_of
from ..core.visibility import HIDDEN
from .bundle import Bundle
from .functions import FUNCTIONS
from .languages import known_language
from .localized import Exactly

Speaker = type[Any]
"""A game's class: its name, folder, messages and cards are looked at, and nothing else."""
Asked: TypeAlias = Any
Refused: TypeAlias = Any
Told: TypeAlias = Any
Ended: TypeAlias = Any
"""A decision, a refusal, an entry of a trace, a result: their facts are put into words, and nothing else is known."""

_LOCALES = {"en": "en-US", "ko": "ko-KR"}
_HERE = Path(__file__).parent
PLAIN = {str, int, bool, type(None), type(HIDDEN)}
_LACKING = re.compile(r"Unknown external: (\w+)")
KEPT = 4096
"""Kinds of facts whose words are remembered, and how many are."""
log = logging.getLogger(__name__)


class Messages:
    """The words of one game in one language.

    >>> from tabletop_lab.testing.sample import Market
    >>> Market.words("ko").value("space", 2)
    '상자'
    """

    def __init__(self, game: Speaker, lang: str) -> None:
        self.game, self.lang = game, known_language(lang)
        self._formatted: dict[tuple[Any, ...], str] = {}
        self._bundle = Bundle(_LOCALES[lang], FUNCTIONS)
        for text in _texts(game, lang):
            self._bundle.add(text)

    def has(self, message: str) -> bool:
        """Whether the message files know this ID."""
        return self._bundle.has_message(message)

    def has_some(self, prefix: str) -> bool:
        """Whether the message files know any ID that begins so."""
        return any(name.startswith(prefix) for name in self._bundle.texts)

    def beginning(self, prefix: str) -> list[str]:
        """What follows in the IDs of the message files that begin so."""
        return sorted(name.removeprefix(prefix) for name in self._bundle.texts if name.startswith(prefix))

    def __call__(self, message: str, /, **facts: Any) -> str:
        """A message with its facts filled in; an unknown ID is shown as itself."""
        if not all(type(value) in PLAIN for value in facts.values()):
            return self._format(message, facts)
        # A board asks for the same words at every step, and putting them together is most of its work.
        key = (message, *facts.items(), *map(type, facts.values()))
        text = self._formatted.get(key)
        if text is None:
            if len(self._formatted) >= KEPT:
                self._formatted.clear()
            text = self._formatted[key] = self._format(message, facts)
        return text

    def _format(self, message: str, facts: Mapping[str, Any]) -> str:
        if not self._bundle.has_message(message):
            log.warning("no %s words for %s in %s", self.lang, message, self.game.name)
            return message
        pattern = self._bundle.get_message(message).value
        given = {name: self._fact(name, value) for name, value in facts.items()}
        given |= {f"{name}_n": fluent_number(value) for name, value in facts.items() if type(value) is int}
        several = {name: value for name, value in facts.items() if isinstance(value, tuple)}
        given |= {f"{name}_n": fluent_number(len(value)) for name, value in several.items()}
        # In a sentence a list ends with "and"; where it stands after a colon, commas are enough.
        given |= {f"{name}_and": self.join_in_sentence(name, value) for name, value in several.items()}
        given |= {f"{name}_n": fluent_number(-1) for name, value in facts.items() if value is HIDDEN}
        # A message cannot ask for an empty text: it asks for `none`.
        given |= {f"{name}_is": str(value) or "none" for name, value in facts.items() if type(value) in (str, Exactly)}
        text, errors = self._bundle.format_pattern(pattern, given)  # type: ignore[arg-type]
        for error in errors:
            log.warning("%s words of %s: %s", self.lang, message, error)
        if lacking := {found[1] for error in errors if (found := _LACKING.fullmatch(str(error)))}:
            # Else the name of the fact would stand in the sentence.
            text, _ = self._bundle.format_pattern(pattern, given | dict.fromkeys(lacking, "…"))  # type: ignore[arg-type]
        said = str(text)
        for value in facts.values():
            if type(value) is int and value < 0:
                said = said.replace(f"-{-value:,}", f"−{-value:,}")
        return said

    def _fact(self, role: str, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool) and not self.has(f"{role}-{value}"):
            return fluent_number(value)
        if isinstance(value, FluentNumber):
            return value
        return self.value(role, value)

    def value(self, role: str, value: Any) -> str:
        """One value in words: `<role>-<value>` of the message files, a card's name, or the value itself.

        An `Option` may give its own words.
        """
        if value is HIDDEN:
            return "hidden"
        if isinstance(value, Exactly):
            return str(value)
        if isinstance(value, Option):
            if (said := value.words(self)) is not None:
                return said
        elif isinstance(value, tuple | list | frozenset):
            return self.join(self.value(role, part) for part in value)
        name = labels.label(value)
        if self.has(f"{role}-{name}"):
            return self(f"{role}-{name}")
        if isinstance(value, str):
            return self.game.content.name(value, self.lang) or self._said(f"word-{name}") or name
        return f"−{name[1:]}" if type(value) is int and value < 0 else name

    def card(self, card: str) -> str:
        """The printed name of a card."""
        return self.game.content.name(card, self.lang) or card

    def card_data(self, card: str) -> Any:
        """Everything printed on a card, as the game's content gives it."""
        return self.game.content.data(card)

    def join(self, parts: Any) -> str:
        """A list in words; 'none' when it is empty."""
        return ", ".join(parts) or self("word-none")

    def join_in_sentence(self, role: str, values: tuple[Any, ...]) -> str:
        """A list in the middle of a sentence.

        >>> from tabletop_lab.testing.sample import Market
        >>> Market.words("en").join_in_sentence("player", ("P1", "P3", "P4"))
        'P1, P3 and P4'
        """
        said = [self.value(role, value) for value in values]
        if len(said) < 2:
            return self.join(said)
        # The name of a card may be several words long.
        named = zip(said, values, strict=True)
        said = [self("list-card", card=Exactly(name)) if self._is_card(value) else name for name, value in named]
        return self("list-and", first=Exactly(", ".join(said[:-1])), last=Exactly(said[-1]))

    def _is_card(self, value: Any) -> bool:
        return isinstance(value, str) and self.game.content.name(value, self.lang) is not None

    def plain(self, facts: Mapping[str, Any]) -> str:
        """Facts as 'name: value' pairs, for games without sentences of their own."""
        return "; ".join(f"{self.field(name)}: {self.value(name, value)}" for name, value in facts.items())

    def position(self, fields: Mapping[str, Any]) -> str:
        """The fields of a view in words, for games that describe no board of their own; hidden things are counted."""
        return "; ".join(f"{self.field(name)}: {self.part(name, value)}" for name, value in fields.items())

    def part(self, name: str, value: Any) -> str:
        """The value of a field, or of one seat in it."""
        if isinstance(value, Mapping):
            return self.join(f"{self.value(name, k)} {self.part(name, v)}" for k, v in value.items())
        items = value if isinstance(value, list) else [value]
        if items and all(item is HIDDEN for item in items):
            return self("word-hidden", count=len(items))
        return self.value(name, value)

    def fact(self, field: str, value: Any) -> str:
        """One thing of a field: as the game's presentation says it (`fact_text`), else as a value of its role.

        A message `role-<field>` names the role of a field whose values have words under another name than its own.

        >>> from tabletop_lab.engine.core import catalogue
        >>> catalogue.find("tabula_wolves").words("ko").fact("statements", (1, "P2", "accuse P5 3"))
        '첫 번째 낮, P2: P5는 틀림없이 늑대입니다.'
        """
        told = presentation_of(self.game).fact_text(field, value, self)
        return self.value(self.role(field), value) if told is None else told

    def role(self, field: str) -> str:
        """Under which role the values of a field have their words."""
        return self._said(f"role-{field}") or field

    def field(self, name: str) -> str:
        """What a field of the state is called: `field-<name>` of the messages, else its name with spaces."""
        return self._said(f"field-{name}") or name.replace("_", " ")

    def bot(self, name: str) -> str:
        """What a bot is called: `bot-<name>` of the messages, else its name with spaces.

        Bots that sit in different seats ("P1=random,P2=greedy") are called one by one.
        """
        if "=" in name:
            seats = (part.partition("=") for part in name.split(","))
            return ", ".join(f"{seat} {self.bot(bot)}" for seat, _, bot in seats)
        return self._said(f"bot-{name}") or name.replace("_", " ")

    def rule_help(self, parameter: str) -> str:
        """One line that says what a parameter of the rules decides."""
        help_text = self.game.Rules.model_fields[parameter].description or parameter
        return self._said(f"rule-{parameter}") or help_text

    def rule_name(self, parameter: str) -> str:
        """The help line without the hints after its first part: what stands before a value, as in "days: 12"."""
        return re.split(r"[.;:?](?:\s|$)", str(self.rule_help(parameter)).strip(), maxsplit=1)[0].replace("`", "")

    def rule_value(self, parameter: str, value: Any) -> str:
        """A value of a parameter."""
        if isinstance(value, bool):
            return self("word-yes" if value else "word-no")
        if self.has(f"{parameter}-{value}"):
            return self.value(parameter, value)
        if isinstance(value, tuple | list | frozenset):
            return ", ".join(map(str, value)) or self("word-none")
        return str(value).replace("_", " ")

    def change(self, parameter: str, old: Any, new: Any) -> str:
        """A parameter that was changed: its name, and both values (in English as they are written)."""
        exact = {"name": Exactly(parameter), "old": Exactly(old), "new": Exactly(new)}
        said = {"before": Exactly(self.rule_value(parameter, old)), "after": Exactly(self.rule_value(parameter, new))}
        return self("divergence-rule", **exact, **said)

    def _said(self, message: str, **facts: Any) -> str | None:
        return self(message, **facts) if self.has(message) else None

    # --- what decisions and traces need ---------------------------------------------------------------------------

    def prompt(self, decision: Asked) -> str:
        """The question a decision puts."""
        facts = {**decision.facts, "player": decision.player}
        facts.pop("only", None)
        if decision.player == "nature":
            return self("prompt-chance", chance=self.chance(decision.name))
        return self._said(f"prompt-{decision.name}", **facts) or self(
            "prompt-any", player=decision.player, name=decision.name
        )

    def chance(self, name: str) -> str:
        """What a chance is called."""
        return self._said(f"chance-{name}") or name

    def option(self, decision: Asked, option: Any) -> str:
        """An option in words; an `Option` may say itself with the position at hand.

        The message `option-<decision>-<option>-asked` is told the facts of the question.
        """
        if isinstance(option, Option) and (said := option.words(self, decision)) is not None:
            return said
        asked = f"option-{decision.name}-{option}-asked"
        if type(option) is str and (said := self._said(asked, **{**decision.facts, "player": decision.player})):
            return said
        return self.choice(decision.name, option)

    def choice(self, name: str, option: Any) -> str:
        """A chosen option of a decision (or outcome of a chance) of that name, in words.

        `option-<name>-<option>` is for one text, `option-<name>-any` for all others, `option-<name>` for numbers.
        """
        if isinstance(option, Option):
            said = option.words(self)
            return self._said(f"option-{name}-{option}") or self.value(name, option) if said is None else said
        if isinstance(option, Exactly):
            return str(option)
        if isinstance(option, str):
            own = self._said(f"option-{name}-{option}") or self._said(f"option-{name}-any", option=option)
            return own or self.value(name, option)
        if isinstance(option, int):
            return self._said(f"option-{name}", option=option, space=option) or self.value(name, option)
        parts = [self.choice(name, part) for part in option] if isinstance(option, tuple) else []
        return self.join(parts) if parts or option == () else self.value(name, option)

    def note(self, decision: Asked, option: Any) -> str:
        """A second line that says what an option does; may be empty. An `Option` may have its own.

        It may depend on the facts of the question.
        """
        name = f"note-{decision.name}"
        if isinstance(option, Option) and (said := option.note(self, decision)):
            return said
        if not isinstance(option, str | int | Option):
            return ""
        facts = {**decision.facts, "option": option}
        return self._said(f"{name}-{labels.label(option)}", **facts) or self._said(name, **facts) or ""

    def refusal(self, refusal: Refused) -> str:
        """Why a thing cannot be chosen."""
        facts = {**refusal.facts, "option": refusal.option}
        return self._said(f"refused-{refusal.reason}", **facts) or self("refused-any", option=refusal.label)

    def entry(self, entry: Told) -> str:
        """One entry of a trace as a sentence."""
        if entry.kind == "event":
            return self._said(f"event-{entry.name}", **entry.facts) or f"{entry.name}: {self.plain(entry.facts)}"
        chosen = self.chosen(entry)
        if entry.kind == "chance":
            forced = "yes" if entry.by == "forced" else "no"
            return self("trace-chance", chance=self.chance(entry.name), outcome=chosen, forced=forced)
        name = self._said(f"choice-{entry.name}") or entry.name
        return self("trace-decision", player=entry.player, name=name, choice=chosen)

    def chosen(self, entry: Told) -> str:
        """What was chosen or came up; a card with its label."""
        chosen = self.choice(entry.name, entry.value)
        code = entry.label.isupper()  # names such as one_step or P1/rest are nothing that one reads
        if code and entry.label != chosen and self.game.content.name(entry.label, self.lang):
            chosen = f"{chosen} ({entry.label})"
        return chosen

    def asked(self, decision: Asked) -> str:
        """Who is asked what, as the place of an error."""
        if decision.player == "nature":
            return self("place-chance", name=Exactly(decision.name), what=Exactly(self.chance(decision.name)))
        what = self._said(f"choice-{decision.name}") or decision.name
        return self("place-asked", player=decision.player, name=Exactly(decision.name), what=Exactly(what))

    def ending(self, result: Ended) -> str:
        """How a game ended: who won, why, with which scores."""
        winners = result.winners
        won = self(f"ending-{min(len(winners), 2)}", players=tuple(winners))
        more = [self.value("reason", result.reason)] if result.reason else []
        if set(result.scores.values()) - {0, 1}:  # else they say no more than who won
            ranked = [player for place in result.ranking for player in place if player in result.scores]
            order = dict.fromkeys([*ranked, *result.scores])
            more.append(", ".join(f"{player} {self.value('score', result.scores[player])}" for player in order))
        return self("ending", won=won) if not more else self("ending-why", won=won, why="; ".join(more))


def _texts(game: Speaker, lang: str) -> list[str]:
    """The message texts from the engine's own to the game's: later ones win, and a class wins over its folder."""
    texts: dict[str, None] = dict.fromkeys(_read(_HERE, lang))
    for part in reversed(game.__mro__):
        if folder := part.folder() if hasattr(part, "folder") else None:
            texts.update(dict.fromkeys(_read(folder, lang)))
        if said := part.__dict__.get("messages", {}).get(lang):
            texts[dedent(said)] = None
    return list(texts)


@memo
def _read(folder: Path, lang: str) -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8") for file in sorted(folder.glob(f"*.{lang}.ftl")))


def words_of(game: Speaker, lang: str) -> Messages:
    """The words of a game; an edited subclass has the words of the game it comes from."""
    # What is typed in a notebook may be typed again: the texts are part of what is remembered.
    typed = tuple([said.get(lang, "") for part in game.__mro__ if (said := part.__dict__.get("messages"))])
    return _words_of(game, lang, typed)


@memo
def _words_of(game: Speaker, lang: str, typed: tuple[str, ...]) -> Messages:
    return Messages(game, lang)


class _Engine:
    """Takes the place of a game where none is known: for the engine's own words."""

    name, content, presentation = "engine", Content(), Presentation


def engine_words(lang: str) -> Messages:
    """The engine's own messages, without a game."""
    return words_of(_Engine, lang)
