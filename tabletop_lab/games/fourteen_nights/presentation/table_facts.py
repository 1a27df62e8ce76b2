"""What a picture or a description of the table needs to know, read only from a view.
There are no drawings and no sentences here: board*.py draw these facts, describe.py puts them in words.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine import Result
from tabletop_lab.engine.core.visibility import watcher as watcher
from tabletop_lab.games.fourteen_nights.chapters.table import SPACES, TRAITS

EXTRA_ACTIONS = ("extra_action", "card_extra_action")
SETTLEMENT = ("purchase", "goal", "conversion", "scoring", "over")


def is_open(value: Any) -> bool:
    """Whether the viewer knows this value: hidden things are neither text nor number."""
    return isinstance(value, (str, int))


def seat(view: Any, player: str) -> int:
    """0 for the first player at the table, 1 for the next."""
    return int(view.players.index(player))


def prompt(decision: Any, words: Any) -> str:
    """The open question, in the language of the words; "" if nobody is asked."""
    return "" if decision is None else str(decision.text(words.lang))


def offered(decision: Any) -> tuple[int, ...]:
    """The spaces that can be chosen now; empty if the question is not about spaces."""
    return () if decision is None else tuple(space for space in decision.places.values() if space in SPACES)


def barred(view: Any, decision: Any) -> tuple[int, ...]:
    """The spaces closed to the player who moves now (FN-6.2); empty at any other question."""
    if decision is None or decision.name != "move":
        return ()
    legal = offered(decision)
    return tuple(space for space in view.barred.get(decision.player, ()) if space not in legal)


def trait(words: Any, name: str) -> str:
    """A trait as a heading: message files write it as inside a sentence."""
    word = str(words.value("trait", name))
    return word[:1].upper() + word[1:]


def status(view: Any, player: str) -> str:
    """Return "turn", "acted", "moved" (by a card, will act at the pawn's space), "waiting", or "" outside the days."""
    if view.phase != "turns":
        return ""
    if player == view.active:
        return "turn"
    if view.forced_pending.get(player):
        return "moved"
    return "acted" if view.acted_today.get(player) else "waiting"


def points(view: Any, player: str) -> dict[str, int]:
    """Recorded trait points, from cards and effects together."""
    cards, effects = view.points_cards.get(player, {}), view.points_effects.get(player, {})
    return {trait: cards.get(trait, 0) + effects.get(trait, 0) for trait in TRAITS}


def weights(view: Any, player: str, words: Any) -> dict[str, int] | None:
    """The weight of each trait for a player; None before the destination is known."""
    card = view.destination.get(player, "")
    if not is_open(card) or not card:
        return None
    found: dict[str, int] = view.paragraphs.weights(player)
    return found


def happiness(view: Any, player: str, words: Any) -> int:
    """The recorded happiness, else computed from what is on the table (FN-12.5)."""
    return int(view.happiness[player] if player in view.happiness else view.paragraphs.happiness(player))


def money_left(view: Any) -> dict[str, int]:
    """Player -> TC for the tie-break of FN-12.6; hidden money counts as none."""
    return {p: view.tc[p] if is_open(view.tc[p]) else 0 for p in view.players}


def ranking(view: Any, words: Any) -> dict[str, int]:
    """Player -> place, as FN-12.6 ranks them."""
    worth = {p: happiness(view, p, words) for p in view.players}
    ranked = view.paragraphs.ranking(worth, view.memory, money_left(view))
    places = Result((), ranked).places
    return {p: places[p] for p in view.players}


def goal_target(view: Any, words: Any) -> int:
    """The TC that all players together must give (FN-12.3.3); 0 before a goal is revealed."""
    return view.paragraphs.target() if is_open(view.goal) and view.goal else 0


def goal_total(view: Any) -> int:
    """What is on the goal, contributions and the pot together (FN-12.3.3)."""
    return int(view.paragraphs.given_to_the_goal())


def goal_reached(view: Any) -> bool:
    """Whether the sum is enough (FN-12.3.3)."""
    return bool(view.paragraphs.is_enough_for_the_goal())


def penalty(view: Any) -> int:
    """The memory lost for the lowest contribution to a missed goal (FN-12.3.5, 12.3.6)."""
    return 0 if spared(view) else int(view.paragraphs.penalty())


def spared(view: Any) -> bool:
    """Whether nobody loses anything by a missed goal (FN-12.3.6)."""
    return bool(view.paragraphs.nobody_is_penalised())


def revealed(view: Any) -> bool:
    """Whether the contributions are revealed."""
    return bool(view.contributions) and all(is_open(c) for c in view.contributions.values())


def cards_of(view: Any, player: str) -> list[tuple[str, list[Any]]]:
    """The rows of cards of a player: role of the row and its cards, hidden ones included."""
    rows = [("free", list(view.free_plans.get(player, ())))]
    bought = list(view.bought.get(player, ()))
    hand = list(view.hands.get(player, ()))
    if view.phase in SETTLEMENT and (bought or not hand or view.phase != "purchase"):
        return [*rows, ("bought", bought)]
    return [*rows, ("hand", hand)]


def money(amount: int, sign: bool = False) -> str:
    """Money or points as printed: thousands separated, a true minus, a plus if `sign`.

    >>> money(4500), money(-2), money(500, sign=True)
    ('4,500', '−2', '+500')
    """
    text = f"{abs(amount):,}"
    return ("−" if amount < 0 else "+" if sign and amount > 0 else "") + text


def card_points(card: Any, words: Any) -> list[str]:
    """The trait points of a card in words, the largest first: "Taste 2", "History 1"."""
    found = sorted(((card.points.get(t, 0), -k, t) for k, t in enumerate(TRAITS)), reverse=True)
    return [words("board-points", trait=trait(words, t), points=money(n)) for n, _, t in found if n]


def card_lines(card: Any, words: Any, priced: bool = True) -> tuple[str, str]:
    """Two short lines: what a plan gives and, while it is not paid, what it costs."""
    give = card_points(card, words)
    memory = [words("board-memory-of", memory=money(card.memory))] if card.memory else []
    price = [money(card.price)] if priced and card.kind == "regular_plan" else []
    if not give:
        give, memory = memory, []
    return " · ".join(give), " · ".join(memory + price)


def card_text(card: Any, words: Any) -> str:
    """The text of a card, in one line."""
    if card.kind == "chance":
        return str(card.text(words.lang))
    if card.kind in ("chore", "travel_support"):
        return f"{money(card.tc, sign=True)} TC"
    if card.kind == "shared_goal":
        return " · ".join(rewards(card, words))
    if card.kind == "destination":
        return " · ".join(
            f"{trait(words, t)} ×{w}" for t, w in sorted(card.weights.items(), key=lambda tw: -tw[1]) if w > 1
        )
    first, second = card_lines(card, words)
    return " · ".join(part for part in (first, second) if part) + (" TC" if card.kind == "regular_plan" else "")


def rewards(card: Any, words: Any) -> list[str]:
    """What every player gains when a goal is reached: "+2 points", "+2 memory"."""
    parts = []
    if card.reward_bonus:
        parts.append(words("board-plus-points", points=money(card.reward_bonus, sign=True), count=card.reward_bonus))
    if card.reward_memory:
        parts.append(words("board-plus-memory", memory=money(card.reward_memory, sign=True)))
    return parts
