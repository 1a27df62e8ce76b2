"""What must hold at every decision of A Dream of Fourteen Nights, and how a partial position is made whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

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


def broken(game: TableOfNights) -> Iterator[str]:
    """A sentence for everything that does not hold."""
    s, rules = game.state, game.rules
    if s.phase == "setup":
        return
    places = cards_in_places(game)
    for card in game.content.cards:
        if places[card] != 1:
            yield f"{card} lies in {places[card]} places"
    for player in game.players:
        if s.tc[player] < 0 and rules.tc_floor == "floor_zero":
            yield f"{player} has {s.tc[player]} TC"
        if s.tc[player] % rules.tc_unit:
            yield f"{player} has {s.tc[player]} TC, no multiple of {rules.tc_unit}"
        if not 0 <= s.tokens[player] <= rules.token_cap:
            yield f"{player} holds {s.tokens[player]} tokens with a cap of {rules.token_cap}"
        if s.tokens[player] + s.token_uses[player] > s.tokens_received[player]:
            yield f"{player} spent and holds more tokens than were received"
        if s.pawn[player] not in game.connected:
            yield f"the pawn of {player} stands on {s.pawn[player]}"
        if s.forced_pending[player] and s.acted_today[player]:
            yield f"{player} has acted and still must act where the pawn was forced to"
        if not 0 <= len(s.last_action[player]) <= 2 or (len(s.last_action[player]) == 2) > (6 in s.last_action[player]):
            yield f"the last action of {player} has the labels {s.last_action[player]}"
        for trait, points in s.points_cards[player].items():
            if points < 0 or s.points_effects[player][trait] < 0:
                yield f"{player} has negative points in {trait}"
            if game.convertible(player, trait) < 0:
                yield f"{player} converted more points in {trait} than there were"
        if s.bought[player] and s.phase in ("setup", "turns"):
            yield f"{player} has bought plans before the settlement"
        yield from _free_plan_points(game, player)
    if sum(s.tc.values()) != len(game.players) * rules.start_tc + s.bank_paid:
        yield "the players' money is not what the bank has paid out"
    if s.phase == "over" and any(s.forced_pending.values()):
        yield "somebody still has to act after the last day"


def _free_plan_points(game: TableOfNights, player: str) -> Iterator[str]:
    """The record of points on plan cards is the sum of the cards, as long as free plans stay open."""
    s, rules = game.state, game.rules
    if rules.free_plan_disposition != "keep":
        return
    cards = s.bought[player] + (s.free_plans[player] if rules.free_plans_score else [])
    for trait, points in s.points_cards[player].items():
        printed = sum(game.card(card).points.get(trait, 0) for card in cards)
        if points != printed:
            yield f"{player} has {points} points in {trait}, the plan cards say {printed}"


def complete_position(game: TableOfNights, position: Mapping[str, Any]) -> None:
    """Fill in what a partial position implies: points and memory of the open plans, who has acted, money paid out."""
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
    s.bank_paid = sum(s.tc.values()) - len(game.players) * game.rules.start_tc
