"""What must hold at every decision of A Dream of Fourteen Nights, and how a partial position is made whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, InvalidPosition
from tabletop_lab.games.fourteen_nights.content import TRAITS

if TYPE_CHECKING:
    from tabletop_lab.games.fourteen_nights.chapters.table import TableOfNights


def cards_in_places(game: TableOfNights) -> Counter[str]:
    """How often each card lies somewhere."""
    s = game.state
    rows = [s.resolving, s.box, s.removed, *s.decks.values(), *s.discards.values()]
    for by_player in (s.hands, s.free_plans, s.kept, s.bought):
        rows += by_player.values()
    return Counter(card for row in rows for card in row) + Counter(c for c in (*s.destination.values(), s.goal) if c)


def broken(game: TableOfNights) -> Iterator[Fault]:
    """A sentence for everything that does not hold."""
    s, rules = game.state, game.rules
    if s.phase == "setup":
        return
    places = cards_in_places(game)
    for card in game.content.cards:
        if places[card] != 1:
            yield game.broken("decks", "lies_in_places", "FN-2.1", card=card, count=places[card])
    for player in game.players:
        if s.tc[player] < 0 and rules.tc_floor == "floor_zero":
            yield game.broken(f"tc.{player}", "below_nothing", "FN-11.2", money=s.tc[player])
        if s.tc[player] % rules.tc_unit:
            yield game.broken(f"tc.{player}", "no_multiple", "FN-1.3", amount=s.tc[player], unit=rules.tc_unit)
        if not 0 <= s.tokens[player] <= rules.token_cap:
            yield game.broken(
                f"tokens.{player}", "above_the_cap", "FN-9.2", tokens=s.tokens[player], most=rules.token_cap
            )
        if s.tokens[player] + s.token_uses[player] > s.tokens_received[player]:
            yield game.broken(f"tokens_received.{player}", "tokens_from_nowhere", "FN-9.1", player=player)
        if s.pawn[player] not in game.connected:
            yield game.broken(f"pawn.{player}", "no_space", "FN-2.5", space=s.pawn[player])
        if s.forced_pending[player] and s.acted_today[player]:
            yield game.broken(f"forced_pending.{player}", "forced_and_acted", "FN-6.6", player=player)
        if not 0 <= len(s.last_action[player]) <= 2 or (len(s.last_action[player]) == 2) > (6 in s.last_action[player]):
            yield game.broken(f"last_action.{player}", "no_action", "FN-5.5", player=player)
        for trait, points in s.points_cards[player].items():
            if points < 0 or s.points_effects[player][trait] < 0:
                yield game.broken(f"points_cards.{player}.{trait}", "negative_points", "FN-12.5", player=player)
            if game.convertible(player, trait) < 0:
                yield game.broken(f"converted.{player}.{trait}", "converted_too_much", "FN-12.4", player=player)
        if s.bought[player] and s.phase in ("setup", "turns"):
            yield game.broken(f"bought.{player}", "bought_early", "FN-12.2", player=player)
        yield from _free_plan_points(game, player)
    if sum(s.tc.values()) != len(game.players) * rules.start_tc + s.bank_paid:
        yield game.broken(
            "bank_paid", "bank_wrong", "FN-11.1", domain=(sum(s.tc.values()) - len(game.players) * rules.start_tc,)
        )
    if s.phase == "over" and any(s.forced_pending.values()):
        yield game.broken("forced_pending", "forced_after_the_end", "FN-5.7")


def _free_plan_points(game: TableOfNights, player: str) -> Iterator[Fault]:
    """The record of points on plan cards is the sum of the cards, as long as free plans stay open."""
    s, rules = game.state, game.rules
    if rules.free_plan_disposition != "keep":
        return
    cards = s.bought[player] + (s.free_plans[player] if rules.free_plans_score else [])
    for trait, points in s.points_cards[player].items():
        printed = sum(game.card(card).points.get(trait, 0) for card in cards)
        if points != printed:
            yield game.broken(
                f"points_cards.{player}.{trait}", "other_points", "FN-7.1", points=points, domain=(printed,)
            )


def _contradictions(game: TableOfNights) -> Iterator[Fault]:
    """What cannot stand together between two turns."""
    s, rules = game.state, game.rules
    if s.day > rules.days:
        if s.turn:
            yield game.broken("turn", "turn_after_the_end", "FN-5.7", days=rules.days)
        if any(s.forced_pending.values()):
            yield game.broken("forced_pending", "forced_after_the_end", "FN-5.7")
    for name, piles in (("decks", s.decks), ("discards", s.discards)):
        for kind, pile in piles.items():
            for card in pile:
                if game.card(card).kind != kind:
                    yield game.broken(f"{name}.{kind}", "card_of_another_kind", "FN-2.1", card=card)
    for player in game.players:
        if s.uses_at_recovery[player] > s.token_uses[player]:
            most = range(s.token_uses[player] + 1)
            yield game.broken(f"uses_at_recovery.{player}", "used_before", "FN-9.3", player=player, domain=most)
    if s.goal_pot % rules.tc_unit:
        yield game.broken("goal_pot", "no_multiple", "FN-1.3", amount=s.goal_pot, unit=rules.tc_unit)


def complete_position(game: TableOfNights, position: Mapping[str, Any]) -> None:
    """Fill in what a partial position implies: points and memory of the open plans, who has acted, money paid out."""
    if faults := list(_contradictions(game)):
        raise InvalidPosition(*faults)
    s = game.state
    if "first_player" in position and "active" not in position and s.turn == 0:
        s.active = ""
    for player in game.turn_order()[: s.turn]:
        s.acted_today[player] = position.get("acted_today", {}).get(player, True)
    for player in game.players:
        for sheet in (s.points_cards, s.points_effects, s.converted):
            sheet[player] = {**dict.fromkeys(TRAITS, 0), **sheet[player]}
        cards = s.bought[player] + (s.free_plans[player] if game.rules.free_plans_score else [])
        sheet, memory = s.points_cards[player], s.memory[player]
        s.points_cards[player], s.memory[player] = dict.fromkeys(TRAITS, 0), 0
        for card in cards:
            game.count_points(player, card)
        if player in position.get("points_cards", {}):
            s.points_cards[player] = sheet
        if player in position.get("memory", {}):
            s.memory[player] = memory
        s.tokens_received[player] = max(s.tokens_received[player], s.tokens[player] + s.token_uses[player])
        if player in position.get("last_action", {}) and player not in position.get("last_barring", {}):
            s.last_barring[player] = s.last_action[player]
        if player in position.get("last_action", {}) and player not in position.get("acted_since", {}):
            s.acted_since[player] = s.last_action[player]
        if player in position.get("last_action", {}) and player not in position.get("main_action", {}):
            s.main_action[player] = s.last_action[player]
    if "bank_paid" not in position:
        s.bank_paid = sum(s.tc.values()) - len(game.players) * game.rules.start_tc
