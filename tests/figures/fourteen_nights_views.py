"""Views of the table made by hand, for drawings of moments that a short game rarely reaches.
A view is plain data with the game's paragraphs, and the words come from the message files of the game's folder.
"""

from functools import cache
from pathlib import Path
from types import SimpleNamespace

from fluent.runtime import FluentBundle, FluentResource

import tabletop_lab.games.fourteen_nights as package
from tabletop_lab.engine.core.visibility import HIDDEN
from tabletop_lab.games.fourteen_nights import FourteenNights
from tabletop_lab.games.fourteen_nights.content import TRAITS

FOLDER = Path(package.__file__).parent / "words"
PHASES = ("setup", "turns", "purchase", "goal", "conversion", "scoring", "over")
GRAPHS = {
    "published": {1: (2, 3), 2: (1, 4), 3: (1, 5), 4: (2, 5, 6), 5: (3, 4, 6), 6: (4, 5)},
    "ring": {1: (2, 6), 2: (1, 3), 3: (2, 4), 4: (3, 5), 5: (4, 6), 6: (1, 5)},
    "wheel": {1: (2, 5, 6), 2: (1, 3, 6), 3: (2, 4, 6), 4: (3, 5, 6), 5: (1, 4, 6), 6: (1, 2, 3, 4, 5)},
    "complete": {n: tuple(m for m in range(1, 7) if m != n) for n in range(1, 7)},
    "custom": {1: (4, 3), 2: (3, 6), 3: (1, 2, 6), 4: (1, 5), 5: (4, 6), 6: (2, 3, 5)},
}
SPACE_DECISIONS = ("move", "free_action", "extra_action", "card_extra_action")
DECISIONS = {
    "move": (1, 4), "free_action": (1, 3, 5), "extra_action": ("stop", 1, 3, 6),
    "chance_or_cash": ("draw_card", "take_cash"),
    "choose_player": ("P1",), "purchase": ((), ("R05",)), "contribution": tuple(range(0, 3001, 500)), "convert": (0, 1),
    "destination": ("D01", "D02"), "replace_goal": ("discard", "replace"), "card_extra_action": ("decline", 2, 4),
}
SPOKEN = {
    "en": ("Free plan", "Research", "Chores", "Travel support", "Chance", "Free action"),
    "ko": ("무료 계획", "조사하기", "집안일", "여행 지원", "찬스", "자유 행동"),
}
TRAIT_WORDS = {
    "en": ("Taste", "History", "Nature", "Culture", "Leisure", "Water"),
    "ko": ("맛", "역사", "자연", "문화", "레저", "물놀이"),
}


class SampleWords:
    """The words of the drawing, with the few names that the game's own message files would add."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([{"en": "en-US", "ko": "ko-KR"}[lang]], use_isolating=False)
        self._bundle.add_resource(FluentResource((FOLDER / f"board.{lang}.ftl").read_text(encoding="utf-8")))
        self._values = {("space", n): name for n, name in enumerate(SPOKEN[lang], 1)}
        self._values |= {("trait", t): name for t, name in zip(TRAITS, TRAIT_WORDS[lang], strict=True)}
        self._cards = FourteenNights.content.cards

    def __call__(self, message: str, /, **facts: object) -> str:
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message).value, facts)
        assert not errors, (message, errors)
        return str(text)

    def value(self, role: str, value: object) -> str:
        return self._values[role, value]

    def card(self, card: str) -> str:
        return self._cards[card].name(self.lang)

    def card_data(self, card: str):
        return self._cards[card]


@cache
def words(lang: str = "en") -> SampleWords:
    """The words of one language."""
    return SampleWords(lang)


def decision(name: str = "move", player: str = "P2", options: tuple | None = None) -> SimpleNamespace:
    """An open question with a prompt in both languages."""
    prompts = {"en": f"{player} chooses where to go ({name})", "ko": f"{player}가 할 일을 고릅니다"}
    options = DECISIONS[name] if options is None else options
    places = {str(space): space for space in options} if name in SPACE_DECISIONS else {}
    return SimpleNamespace(name=name, player=player, options=options, places=places, text=prompts.__getitem__)


def rules(days: int = 14, graph: str = "published", recovery_days: tuple[int, ...] = (7,), **other) -> SimpleNamespace:
    """The rules a drawing reads."""
    adjacent = GRAPHS[graph]
    pairs = tuple((a, b) for a in adjacent for b in adjacent[a] if a < b)
    values = {
        "days": days, "recoveries": lambda: tuple(d for d in recovery_days if d <= days), "token_cap": 2,
        "penalty_memory": 2, "two_player_penalty": False, "unlisted_trait_weight": 1,
        "minor_trait_scoring": "weight_one", "edges": lambda: pairs,
    }
    return SimpleNamespace(**values | other)


HANDS = (
    ("R01", "R05", "R36"), ("R11", "R14", "R12"), ("R40", "R37"), ("R03", "R28", "R42", "R10"), ("R20",),
)
FREE = (("F06", "F19", "F12"), ("F02", "F09"), ("F04", "F10"), (), ("F22", "F01", "F13", "F07", "F20"))


def view(
    players: int = 3, viewer: object = "P2", phase: str = "turns", day: int = 8, hand: int | None = None,
    resolving: tuple = (), table_rules: SimpleNamespace | None = None, **other,
) -> SimpleNamespace:
    """A table in the middle of a game as `viewer` (a player, "MODERATOR" or None) sees it."""
    seats = tuple(f"P{n}" for n in range(1, players + 1))
    setup, late = phase == "setup", phase in ("goal", "conversion", "scoring", "over")
    long = tuple(FourteenNights.content.decks["regular_plan"])
    whole = {p: list(HANDS[k] if hand is None else long[k * 4 : k * 4 + hand]) for k, p in enumerate(seats)}
    seen = {
        p: cards if viewer in (p, "MODERATOR") else [HIDDEN] * len(cards) for p, cards in whole.items()
    }
    free = {p: [] if setup else list(FREE[k]) for k, p in enumerate(seats)}
    cards = FourteenNights.content.cards
    record = {p: {t: sum(cards[c].points.get(t, 0) for c in free[p]) for t in TRAITS} for p in seats}
    fields = {
        "viewer": viewer, "players": seats, "rules": table_rules or rules(), "phase": phase, "day": day, "turn": 1,
        "first_player": "P1", "active": None if phase != "turns" else seats[1],
        "acted_today": {p: k == 0 for k, p in enumerate(seats)},
        "forced_pending": {p: k == 3 for k, p in enumerate(seats)},
        "pawn": {p: 1 if setup else (1, 2, 5, 5, 6)[k] for k, p in enumerate(seats)},
        "barred": {p: (2, 4) if k == 1 else () for k, p in enumerate(seats)},
        "acted_since": dict.fromkeys(seats, ()), "last_action": dict.fromkeys(seats, ()),
        "tokens": {p: (2, 1, 0, 1, 0)[k] for k, p in enumerate(seats)}, "token_uses": dict.fromkeys(seats, 0),
        "memory": {p: (3, 1, 2, 0, -1)[k] for k, p in enumerate(seats)},
        "tc": {p: (8000, 7000, 7500, 11500, 0)[k] for k, p in enumerate(seats)},
        "goal_bonus": {p: 4 if phase == "over" else 0 for p in seats}, "points_cards": record,
        "points_effects": {p: dict.fromkeys(TRAITS, 0) for p in seats},
        "converted": {p: dict.fromkeys(TRAITS, 0) for p in seats},
        "destination": {p: "" if setup else ("D01", "D02", "D06", "D09", "D08")[k] for k, p in enumerate(seats)},
        "hands": dict.fromkeys(seats, []) if setup else seen, "free_plans": free, "kept": {p: [] for p in seats},
        "bought": {p: whole[p][:2] if late else [] for p in seats},
        "decks": {k: [HIDDEN] * n for k, n in (
            ("free_plan", 17), ("regular_plan", 34), ("chore", 7), ("travel_support", 12), ("chance", 27))},
        "discards": {}, "resolving": list(resolving), "box": [], "goal": "" if setup else "G05", "goal_pot": 1000,
        "contributions": {p: (1500, 1000, 2000, 0, 500)[k] for k, p in enumerate(seats)} if late else {},
        "conversions": dict.fromkeys(seats, 0), "happiness": {}, "chore_visited": dict.fromkeys(seats, False),
    }
    seen_table = SimpleNamespace(**fields | other)
    seen_table.paragraphs = FourteenNights.paragraphs(seen_table.rules, seen_table)
    return seen_table
