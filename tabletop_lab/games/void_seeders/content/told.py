"""What a card does, in words: put together from the words of its effects, so that a card of one's own says itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop_lab.engine.language.localized import Exactly
from tabletop_lab.engine.language.messages import Messages

from .changes import Change
from .conditions import Condition, Fact, Joined
from .effects import CONDITIONS, EFFECTS, ROOM_EFFECTS, conditions, effects, room_effects
from .parts import YOU, Amounts, Part

EVERYTHING = "all"


def parts_told(words: Messages, parts: Sequence[Part]) -> str:
    """The parts of a card as sentences, in their order.

    >>> from .parts import read_parts
    >>> from .words import speak
    >>> parts_told(speak("en"), read_parts("others discard 1; discard 2 or go_mad 1"))
    'Each other character in your room: discard 1 Action card. Discard 2 Action cards, or madness +1.'
    >>> parts_told(speak("ko"), read_parts("discard_random 1"))
    '손에서 행동 카드 1장을 무작위로 버립니다.'
    """
    said = [part_told(words, part) for part in parts]
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in said)


def part_told(words: Messages, part: Part) -> str:
    """One part, with what may be done instead."""
    said = effect_told(words, part)
    for other in part.others:
        alike = other.selector == part.selector
        then = effect_told(words, other) if alike else _whom(words, other, effect_told(words, other))
        said = words(f"part-{part.word}", one=Exactly(said), other=Exactly(then))
    if part.word == "or":
        said = words("part-choice", effect=Exactly(said))
    return _whom(words, part, said)


def event_told(words: Messages, card: Any) -> str:
    """All that an event card says, in the order in which it is carried out.

    >>> from .box import load
    >>> from .words import speak
    >>> event_told(speak("en"), load().event["E19"])
    'Whisperer, Stalker: through corridor 3. Every room: open all closed doors of the room.'
    """
    moves = words("face-moves", kinds=tuple(card.moves), corridor=card.corridor) if card.moves else ""
    removed = words("face-removed") if card.removed else ""
    return " ".join(text for text in (moves, parts_told(words, card.parts), removed) if text)


def use_told(words: Messages, card: str, use: str) -> str:
    """One of the ways in which a card, a room or an item may be used, by the name of its effect."""
    parts = getattr(words.game.content.data(card), "parts", ())
    for part in parts[0].choices if parts else ():
        if part.effect == use:
            return _whom(words, part, effect_told(words, part))
    return use


def _whom(words: Messages, part: Part, effect: str) -> str:
    if part.selector == YOU:
        return words("part-you", effect=Exactly(effect))
    name = f"selector-{part.selector}"
    whom = words(name) if words.has(name) else part.selector
    return words("part-of", selector=Exactly(whom), effect=Exactly(effect))


def effect_told(words: Messages, part: Part) -> str:
    """An effect of the designer's own for which there are no words is shown as the table has it."""
    if not words.has(f"effect-{part.effect}"):
        return " ".join(map(str, (part.effect, *part.amounts)))
    wanted = EFFECTS.get(part.effect, ROOM_EFFECTS.get(part.effect))
    if wanted is None:
        of = room_effects if part.effect in room_effects.names(words.game) else effects
        wanted = {amount.name: None for amount, _ in of.paired(words.game, part.effect, part.amounts)}
    return words(f"effect-{part.effect}", **_facts(wanted, part.amounts))


def _facts(wanted: Any, amounts: Amounts) -> dict[str, Any]:
    """The amounts by their names; of "all" of something no number is given, and `all` says so."""
    facts: dict[str, Any] = {"all": "no"}
    for name, amount in zip(wanted, amounts, strict=False):
        if amount == EVERYTHING and name in ("count", "attackers"):
            facts |= {name: 0, "all": "yes"}
        else:
            facts[name] = amount
    return facts


def condition_told(words: Messages, condition: Condition) -> str:
    """A condition in words.

    >>> from .conditions import read_condition
    >>> from .words import speak
    >>> condition_told(speak("en"), read_condition("signal & (ship_destroyed | despoiler_dead)"))
    'you sent a Signal and (the ship is destroyed or the Despoiler is dead)'
    """
    if isinstance(condition, Fact):
        if not words.has(f"condition-{condition.name}"):
            return str(condition)
        wanted = CONDITIONS.get(condition.name)
        if wanted is None:
            paired = conditions.paired(words.game, condition.name, condition.amounts)
            wanted = {amount.name: None for amount, _ in paired}
        return words(f"condition-{condition.name}", **_facts(wanted, condition.amounts))
    said = []
    for part in condition.parts:
        text = condition_told(words, part)
        several = isinstance(part, Joined) and part.how != "!"
        said.append(words("condition-bracket", one=Exactly(text)) if several else text)
    if condition.how == "!":
        return words("condition-not", one=Exactly(said[0]))
    text, *others = said
    for other in others:
        joined = "condition-and" if condition.how == "&" else "condition-or"
        text = words(joined, one=Exactly(text), other=Exactly(other))
    return text


def changes_told(words: Messages, changes: Sequence[Change]) -> str:
    """What holds as long as something lies open.

    >>> from .words import speak
    >>> changes_told(speak("en"), [Change("hand_size", 4)])
    'Draw until you hold 4 cards.'
    """
    said = [
        words(f"change-{change.word}", number=change.number) if words.has(f"change-{change.word}") else str(change)
        for change in changes
    ]
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in said)
