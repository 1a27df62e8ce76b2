"""What must hold at every decision of The Wolves of Tabula, and how a partial position is made whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.core.errors import Fault, InvalidPosition
from tabletop_lab.games.tabula_wolves.content.statements import is_well_formed

if TYPE_CHECKING:
    from tabletop_lab.games.tabula_wolves.game import TabulaWolves


def broken(game: TabulaWolves) -> Iterator[Fault]:
    """A sentence for everything that does not hold (section 9 of the catalogue)."""
    s, rules, players = game.state, game.rules, game.players
    if s.phase == "setup":
        return
    if sorted(s.cards.values()) != sorted(game.deal.cards) or s.deck:
        yield game.broken("cards", "other_cards", "TW-4.6", domain=game.deal.cards)
        return
    if any(game.role(player) != role for role, holders in s.slip.items() for player in holders):
        yield game.broken("slip", "wrong_slip", "TW-5.3")
    if set(s.living) | set(s.ghosts) != set(players) or set(s.living) & set(s.ghosts):
        yield game.broken("living", "alive_or_ghost", "TW-15.1")
    if list(s.living) != [player for player in players if player in s.living]:
        yield game.broken("living", "no_seat_order", "TW-1.3")
    if s.token and s.token not in s.ghosts:
        yield game.broken("token", "token_before_the_living", "TW-9.5", player=s.token, domain=tuple(s.ghosts))
    if s.night - s.day not in (0, 1):
        yield game.broken("night", "nights_and_days", "TW-6.1", nights=s.night, days=s.day, domain=(s.day, s.day + 1))
    if any(player not in s.living for player in s.suspects):
        yield game.broken("suspects", "ghost_suspected", "TW-15.4", domain=s.living)
    yield from _heads(game)
    yield from _votes(game)
    if s.night <= 1 and (s.blocked or s.guarded or any(note[1] in ACTING for n in s.notes.values() for note in n)):
        yield game.broken("notes", "moved_too_early", "TW-7.3")
    if rules.ghosts_see_night is False and s.watchers:
        yield game.broken("watchers", "ghost_watches", "TW-15.3")


ACTING = ("witch", "seer", "guard", "medium", "spiritist")


def _heads(game: TabulaWolves) -> Iterator[Fault]:
    """The game is over when a faction has won, and not before."""
    s = game.state
    winner = game.winner([game.role(player) for player in s.living])
    if winner != s.winner and s.winner != "nobody":
        yield game.broken("winner", "other_winner", "TW-16.1", domain=(winner,))
    if (s.phase == "over") != bool(s.winner):
        yield game.broken("phase", "phase_and_winner", "TW-16.1", phase=s.phase)


def _votes(game: TabulaWolves) -> Iterator[Fault]:
    """Every token of the last votes was laid by somebody."""
    s = game.state
    if s.phase != "verdict" or not s.first_votes:
        return
    if sum(s.tokens_laid.values()) != sum(choice != "abstain" for choice in s.first_votes.values()):
        yield game.broken("tokens_laid", "tokens_and_votes", "TW-11.2")
    itself = [voter for voter, choice in s.first_votes.items() if voter == choice]
    if any(voter not in game.candidates((voter,), (voter,))[voter] for voter in itself):
        yield game.broken("first_votes", "own_vote", "TW-11.4")


def _contradictions(game: TabulaWolves) -> Iterator[Fault]:
    """What cannot stand together before a night or a part of a day."""
    s, rules = game.state, game.rules
    if s.phase != "over" and s.night != s.day:
        yield game.broken("night", "nights_and_days", "TW-6.1", nights=s.night, days=s.day, domain=(s.day,))
    if s.phase not in ("night", "over") and not s.day:
        yield game.broken("day", "day_without_night", "TW-9", phase=s.phase)
    for player, when in s.ghosts.items():
        part, _, number = when.partition(" ")
        if int(number) > (s.night if part == "night" else s.day):
            yield game.broken(f"ghosts.{player}", "died_later", "TW-15.1", when=when)
    for player in s.revealed:
        if player not in s.ghosts:
            yield game.broken(f"revealed.{player}", "revealed_alive", "TW-5.5", player=player, domain=tuple(s.ghosts))
    wanted = 1 if game.procedure == "single_suspect" else min(2, len(game.players) - len(s.ghosts))
    wanted = wanted if s.phase == "verdict" else 0
    if len(s.suspects) != wanted:
        yield game.broken("suspects", "other_suspects", "TW-11.5", count=len(s.suspects), wanted=wanted, phase=s.phase)
    if s.composition != game.deal.counts:
        yield game.broken("composition", "other_composition", "TW-4.6")
    if s.composition_open != rules.composition_public:
        yield game.broken(
            "composition_open", "other_openness", "TW-4.4", domain=(str(rules.composition_public).lower(),)
        )
    for number, (_, _, text) in enumerate(s.statements):
        if not is_well_formed(text, game.players, number):
            yield game.broken(f"statements.{number}", "no_statement_text", "TW-10.4", text=text[:40])


def complete_position(game: TabulaWolves, position: Mapping[str, Any]) -> None:
    """Deal the cards that lie nowhere, find the living, and let those who know each other know it."""
    if faults := list(_contradictions(game)):
        raise InvalidPosition(*faults)
    s, players = game.state, game.players
    for player in players:
        if not s.cards.get(player) and s.deck:
            s.cards[player] = s.deck.pop(0)
    s.write_the_slip()
    s.living = tuple([player for player in players if player not in s.ghosts])
    if game.rules.ghosts_see_night:
        s.watchers = tuple(s.ghosts)
    if s.night and "notes" not in position:
        s.notes = dict.fromkeys(players, ())
        s.make_consistent(None, game)
    if s.phase == "verdict" and not s.first_votes:
        s.tokens_laid = dict.fromkeys(players, 0)
