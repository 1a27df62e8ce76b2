"""What must hold at every decision of TIEDIE in every mode, and how a partial position is made whole.

What only a mode has is checked by the mode (`mode_invariants`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, InvalidPosition

if TYPE_CHECKING:
    from .game import Tiedie


def broken(game: Tiedie) -> Iterator[Fault]:
    """A sentence for everything that does not hold (section 9 of the catalogue)."""
    if game.state.phase == "setup":
        return
    yield from _tokens(game)
    yield from _pawns(game)
    yield from _sleep_cards(game)
    yield from _action_cards(game)
    yield from _seats(game)
    yield from game.mode_invariants()


def _tokens(game: Tiedie) -> Iterator[Fault]:
    """Every token lies somewhere once; only items are held (invariants 1 to 3)."""
    s, content = game.state, game.content
    on_lines = [item for line in s.lines.values() for item in line if item]
    held = [item for items in s.held.values() for item in items]
    there, wanted = Counter([*s.tokens.values(), *held, *on_lines, *game.tokens_out()]), Counter(content.token_pile)
    for token in sorted(set(there) | set(wanted)):
        if there[token] != wanted[token]:
            yield game.broken("tokens", "token_lost", "TD-3.12", token=token, count=there[token], wanted=wanted[token])
    if (count := in_play(game)) > (spaces := game.most_in_play()):
        yield game.broken("tokens", "too_many_tokens", "TD-3.11", count=count, spaces=spaces)
    for player, items in s.held.items():
        for item in items:
            if item not in content.items:
                yield game.broken(f"held.{player}", "no_item", "TD-10.4", token=item, player=player)
        if len(items) > game.rules.carry_limit:
            yield game.broken(
                f"held.{player}", "too_many_items", "TD-10.4", player=player, domain=range(game.rules.carry_limit + 1)
            )
    for route, line in s.lines.items():
        wanted_items = content.lines.get(route, ())
        if len(line) != len(wanted_items):
            yield game.broken(f"lines.{route}", "line_places", "TD-3.14", count=len(line), wanted=len(wanted_items))
            continue
        for place, (item, printed) in enumerate(zip(line, wanted_items, strict=True)):
            if item and item != printed:
                yield game.broken(f"lines.{route}.{place}", "other_item", "TD-10.11", item=item, domain=(printed,))
    for square in s.open_tokens:
        if square not in s.tokens:
            yield game.broken("open_tokens", "no_token_there", "TD-10.6", square=square, domain=tuple(s.tokens))


def in_play(game: Tiedie) -> int:
    """How many box tokens are on the map, held and on lines."""
    s = game.state
    on_lines = sum(item != "" for line in s.lines.values() for item in line)
    return len(s.tokens) + sum(map(len, s.held.values())) + on_lines


def _pawns(game: Tiedie) -> Iterator[Fault]:
    """One pawn a square, and whoever is in play has one (invariant 4)."""
    s = game.state
    for square, count in Counter(s.pawn.values()).items():
        if count > 1:
            yield game.broken("pawn", "two_pawns", "TD-2.8", square=square)
    for player in s.order:
        if player not in s.pawn and player in game.able():
            yield game.broken(f"pawn.{player}", "no_pawn", "TD-3.10", player=player)
    for player, how in s.out.items():
        if how != "eliminated" and player in s.pawn:
            yield game.broken(f"pawn.{player}", "pawn_of_somebody_gone", "TD-9.2", player=player)


def _sleep_cards(game: Tiedie) -> Iterator[Fault]:
    """All sleep cards are in the deck, in hands or discarded (invariant 5)."""
    s = game.state
    there = Counter([*s.deck, *s.discards, *(card for hand in s.hands.values() for card in hand)])
    wanted = Counter(game.content.sleep_deck)
    for card in sorted(set(there) | set(wanted)):
        if there[card] != wanted[card]:
            yield game.broken("deck", "card_count", "TD-3.6", card=card, count=there[card], wanted=wanted[card])


def _action_cards(game: Tiedie) -> Iterator[Fault]:
    """Each player's set is in hand, placed, or given up (invariants 6 and 7)."""
    s = game.state
    for player in game.players:
        placed = [s.placed[player]] if player in s.placed else []
        there, wanted = sorted([*s.actions[player], *placed, *s.given_up[player]]), sorted(game.action_set(player))
        if there != wanted and player not in s.out:
            yield game.broken(f"actions.{player}", "other_set", "TD-3.8", player=player, domain=tuple(wanted))
    for player in (*s.face_up, *s.spent):
        if player not in s.placed and player not in s.out and player not in s.asleep:
            yield game.broken("face_up", "no_placed_card", "TD-4.3", player=player, domain=tuple(s.placed))


def _seats(game: Tiedie) -> Iterator[Fault]:
    """Who is in play, who sleeps, whose turn is over (invariants 8 and 9)."""
    s = game.state
    if sorted(s.cycle) != sorted(game.players):
        yield game.broken("cycle", "not_every_seat", "TD-3.2", domain=game.players)
    elif list(s.order) != list(game.order_from(s.start_player)):
        yield game.broken("order", "other_order", "TD-3.2", domain=game.order_from(s.start_player))
    for player in game.in_play():
        if s.streak[player] > game.rules.fatigue_limit and not game.is_never_tired(player):
            yield game.broken(
                f"streak.{player}", "too_long_active", "TD-4.10", player=player,
                domain=range(game.rules.fatigue_limit + 1),
            )  # fmt: skip


def complete_position(game: Tiedie, position: Mapping[str, Any]) -> None:
    """What follows from the part that was given: the order of play, squares of start, and each placed card's set."""
    s = game.state
    s.tokens = {square: token for square, token in s.tokens.items() if token}  # some were taken from the map
    s.box = [token for token in s.box if token]  # and empty places of lines have been filled
    if "tokens" not in position:
        _make_room(game)
    if s.start_player not in game.players:
        raise InvalidPosition(game.broken("start_player", "nobody_starts", "TD-3.1", domain=game.players))
    if sorted(s.cycle) != sorted(game.players):  # what follows is worked out along it
        raise InvalidPosition(game.broken("cycle", "not_every_seat", "TD-3.2", domain=game.players))
    if faults := list(_contradictions(game)):
        raise InvalidPosition(*faults)
    if "order" not in position:
        game.make_order()
    for player, how in s.out.items():
        if how != "eliminated":
            s.pawn.pop(player, None)
    for player in game.players:
        if player not in position.get("actions", ()):
            gone = (s.placed.get(player), *s.given_up[player])
            s.actions[player] = [card for card in game.action_set(player) if card not in gone]
    if s.phase == "action":  # whoever has laid no card sleeps
        s.asleep |= {player: "choice" for player in game.able() if player not in s.placed and player not in s.asleep}
    for square in s.open_tokens:
        if square in s.tokens:  # if not, the invariants say so
            game.look("tokens", square)
    for player in s.face_up:
        if player in s.placed:
            game.look("placed", player)


def _make_room(game: Tiedie) -> None:
    """Box tokens that are held or on lines may come from outside the play: as many of those on the map go there."""
    s, boxes = game.state, game.map.names(game.map.boxes)
    unseen = [square for square in boxes if square in s.tokens and square not in s.open_tokens]
    for square in unseen[: max(0, in_play(game) - game.most_in_play())]:
        s.box.append(s.tokens.pop(square))


def _contradictions(game: Tiedie) -> Iterator[Fault]:
    """What cannot stand together at the beginning of a round."""
    s = game.state
    if s.phase == "select" and s.placed:
        yield game.broken("placed", "placed_too_early", "TD-4.3")
    for player in s.placed:
        if player in s.out or player in s.asleep:
            yield game.broken(f"placed.{player}", "placed_by_a_sleeper", "TD-4.5", player=player)
    yield from _off_the_map(game)


def _off_the_map(game: Tiedie) -> Iterator[Fault]:
    """Squares of tiles that are not laid."""
    s, squares = game.state, game.map.number
    for field in ("pawn", "start_square"):
        for player, square in getattr(s, field).items():
            if square not in squares:
                yield game.broken(f"{field}.{player}", "off_the_map", "TD-3.4", square=square)
    for square in s.tokens:
        if square not in squares:
            yield game.broken(f"tokens.{square}", "off_the_map", "TD-3.4", square=square)
