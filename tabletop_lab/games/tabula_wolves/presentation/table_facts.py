"""What a picture or a description of the village needs to know, read only from a view.
There are no drawings and no sentences here: board*.py draw these facts, describe.py puts them in words.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.engine.core.visibility import watcher as watcher
from tabletop_lab.games.tabula_wolves.content import CARDS, role_of
from tabletop_lab.games.tabula_wolves.content.composition import THIRD_WOLF, deal_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES

CALL_OF = {"raid": "wolves", "gypsy": "witch", "mercenary": "wolves"}
"""The call of the night to which a decision belongs, if it has another name."""


def sees_all(view: Any) -> bool:
    """Whether the viewer sees every card: the moderator, a ghost that watches, everybody at the end."""
    return len(view.cards) == len(view.players) and all(value_of(card) for card in view.cards.values())


def value_of(value: Any) -> str:
    """A text of the view; "" if it is hidden."""
    return value if isinstance(value, str) else ""


def items(value: Any) -> tuple[Any, ...]:
    """The visible items of a tuple of the view; none if the whole or an item is hidden."""
    if not isinstance(value, tuple | list):
        return ()
    return tuple(item for item in value if item is not HIDDEN)


def number(player: str) -> str:
    """The number of a seat as its disc shows it: "P12" gives "12"."""
    return player.removeprefix("P")


def prompt(decision: Any, words: Any) -> str:
    """The open question, in the language of the words; "" if the viewer is asked nothing."""
    return "" if decision is None else str(decision.text(words.lang))


def offered(view: Any, decision: Any) -> tuple[str, ...]:
    """The seats that can be chosen now, in seat order."""
    return () if decision is None else tuple(player for player in view.players if player in decision.places)


def notes_of(view: Any, player: str) -> tuple[tuple[int, str, str, str], ...]:
    """What a seat was shown and told in secret, if the viewer may know it."""
    return items(view.notes.get(player, ()))


class Known(NamedTuple):
    """What the viewer knows of one seat's card: the character and how it is known, or else a sign received about it."""

    role: str = ""
    how: str = ""
    sign: str = ""
    side: str = ""


def known(view: Any, player: str) -> Known:
    """What the viewer knows of a seat; `how` is "own", "open" (face up), "partner" or "told".

    A sign is the last one the viewer was shown.
    """
    card = value_of(view.cards.get(player, ""))
    if card:
        return Known(role_of(card), "own" if player == view.viewer else "open")
    if value_of(view.revealed.get(player, "")) in ("town", "wolves"):
        return Known(side=view.revealed[player])
    sign = ""
    for _, power, target, answer in notes_of(view, view.viewer) if view.viewer in view.players else ():
        if target != player:
            continue
        if answer in ROLES and power in ("partner", "medium"):
            return Known(answer, "partner" if power == "partner" else "told")
        if answer in ("wolf", "not_wolf", "special", "not_special", "dead"):
            sign = answer
    return Known(sign=sign)


def card_number(view: Any, player: str) -> int:
    """The number of an open card, which for the third wolf depends on the rules; 0 for a card that is face down."""
    card = value_of(view.cards.get(player, ""))
    number = CARDS[card].number if card else 0
    return int(view.rules.third_wolf_number) if number == THIRD_WOLF else number


def counts(view: Any) -> dict[str, int]:
    """Which characters were dealt and how many of each; empty if the viewer may not know."""
    if sees_all(view):
        return dict(deal_of(view.rules, len(view.players), view.paragraphs.head).counts)
    return {role: count for role, count in items(view.composition)}


def living_of(view: Any, role: str) -> int | None:
    """How many of a character are alive; None unless the viewer sees all cards."""
    if not sees_all(view):
        return None
    return sum(role_of(view.cards[player]) == role for player in view.living)


def heads(view: Any) -> tuple[int, int] | None:
    """Wolves and citizens among the living, as they are counted at the end (TW-16); None if the viewer may not know."""
    if not sees_all(view):
        return None
    head = view.paragraphs.head
    found = [head(role_of(view.cards[player])) for player in view.living]
    return found.count("wolf"), found.count("citizen")


# --- the day and the night ------------------------------------------------------------------------------------------


def is_night(view: Any) -> bool:
    """Whether it is night, or before the first night."""
    return view.phase in ("setup", "night") or (view.phase == "over" and view.night > view.day)


class Step(NamedTuple):
    """One step of a night or day; `state` is "done", "now" or "later"."""

    name: str
    state: str


def night_calls(paragraphs: Any, roles: Any, first: bool) -> tuple[str, ...]:
    """The calls of a first or a later night in their order; only for characters in `roles`, if known.

    >>> from tabletop_lab.games.tabula_wolves import TabulaWolves
    >>> night_calls(TabulaWolves.paragraphs(TabulaWolves.Rules()), {"wolf", "seer", "villager"}, False)
    ('seer', 'wolves')
    """
    roles = set(roles) or set(ROLES)
    if first:
        groups = [f"recognise-{group}" for group in paragraphs.groups_that_wake(roles)]
        return (*groups, *(["wolves"] if paragraphs.rules.first_night != "identify_only" else []))
    return tuple(["wolves" if role == "wolf" else role for role in paragraphs.calls(roles)])


def night_steps(view: Any, decision: Any) -> list[Step]:
    """The calls of this night; the present one is known only from what the viewer is asked or was told."""
    calls = night_calls(view.paragraphs, counts(view), view.night <= 1)
    now, done = "", ""
    if decision is not None and view.phase == "night":
        now = CALL_OF.get(decision.name, decision.name)
    elif view.viewer in view.players:
        mine = [power for night, power, *_ in notes_of(view, view.viewer) if night == view.night]
        done = next((call for call in reversed(calls) if call in mine), "")
    at = calls.index(now) if now in calls else calls.index(done) + 1 if done in calls else 0
    return [
        Step(call, "done" if k < at or view.phase != "night" else "now" if call == now else "later")
        for k, call in enumerate(calls)
    ]


def day_steps(view: Any) -> list[Step]:
    """The steps of a day in the order of the rules (TW-9 to TW-14)."""
    procedure = view.rules.day_procedure(len(view.players))
    evidence = procedure == "evidence_two_round" and view.rules.use_evidence_cards
    names = ["dawn", "talk", "first_vote", "evidence" if evidence else "finalists", "defence"]
    names.append("execute" if procedure == "single_suspect" else "second_vote")
    at = {"talk": 1, "first_vote": 2, "verdict": 5 if view.voting else 4}.get(view.phase, 6)
    now = at if at < 6 else -1
    return [Step(name, "done" if k < at else "now" if k == now else "later") for k, name in enumerate(names)]


def steps(view: Any, decision: Any) -> list[Step]:
    """The steps of the night or the day that the view shows."""
    return night_steps(view, decision) if is_night(view) else day_steps(view)


# --- votes ----------------------------------------------------------------------------------------------------------


def tokens(view: Any) -> dict[str, int]:
    """How many tokens were before each seat in this day's first vote, while there are suspects and if that is told."""
    if view.phase != "verdict":
        return {}
    return {player: count for day, player, count in items(view.past_counts) if day == view.day}


def sides(view: Any) -> dict[str, str]:
    """Who chose whom (or "execute", "spare") in the second vote of this day, if that is told."""
    if view.phase not in ("verdict", "night", "over"):
        return {}
    return {voter: choice for day, voter, choice in items(view.past_second_votes) if day == view.day}


def first_votes(view: Any) -> dict[str, str]:
    """Before whom each seat put its token, while there are suspects; if that is secret, only the viewer's own."""
    if view.phase != "verdict":
        return {}
    if view.rules.first_vote_reveal != "full":
        return {one: at for one, at in view.first_votes.items() if one == view.viewer and value_of(at)}
    return {voter: choice for voter, choice in view.first_votes.items() if value_of(choice)}


def pointing(view: Any) -> list[tuple[str, str, str]]:
    """Tonight's pointing as far as the viewer knows it: (who, power, at whom)."""
    if view.phase != "night":
        return []
    found = [(one, power, at) for one, power, at in items(view.pointed) if at]
    if view.viewer in view.players and not found:
        mine = notes_of(view, view.viewer)
        found = [(view.viewer, power, at) for n, power, at, _ in mine if n == view.night and power != "partner"]
    return found + [(one, "raid", at) for one, at in items(view.proposals)]


def dead_of(view: Any, player: str) -> tuple[str, int]:
    """When a ghost died: ("night", 2) or ("day", 1)."""
    when, _, count = view.ghosts[player].partition(" ")
    return when, int(count)


def said_today(view: Any) -> list[tuple[int, str, str]]:
    """The statements of the present day: (number, speaker, statement), the latest last."""
    every = enumerate(view.statements, 1)
    return [(n, speaker, said) for n, (day, speaker, said) in every if day == view.day]
