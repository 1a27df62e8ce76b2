"""What must hold at every decision of The Wolves of Tabula, and how a partial position is made whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop_lab.games.tabula_wolves.game import TabulaWolves


def broken(game: TabulaWolves) -> Iterator[str]:
    """A sentence for everything that does not hold (section 9 of the catalogue)."""
    s, rules, players = game.state, game.rules, game.players
    if s.phase == "setup":
        return
    if sorted(s.cards.values()) != sorted(game.deal.cards) or s.deck:
        yield "the cards before the seats are not those of the composition"
        return
    if any(game.role(player) != role for role, holders in s.slip.items() for player in holders):
        yield "the moderator's slip is wrong"
    if set(s.living) | set(s.ghosts) != set(players) or set(s.living) & set(s.ghosts):
        yield "somebody is neither alive nor a ghost, or both"
    if list(s.living) != [player for player in players if player in s.living]:
        yield "the living do not stand in seat order"
    if s.token and s.token not in s.ghosts:
        yield f"the Welcome token lies before {s.token}, who lives"
    if s.night - s.day not in (0, 1):
        yield f"there were {s.night} nights and {s.day} days"
    if any(player not in s.living for player in s.suspects):
        yield "a ghost is a suspect"
    yield from _heads(game)
    yield from _votes(game)
    if s.night <= 1 and (s.blocked or s.guarded or any(note[1] in ACTING for n in s.notes.values() for note in n)):
        yield "somebody but the wolves has moved in the first night"
    if rules.ghosts_see_night is False and s.watchers:
        yield "a ghost watches the night"


ACTING = ("witch", "seer", "guard", "medium", "spiritist")


def _heads(game: TabulaWolves) -> Iterator[str]:
    """The game is over when a faction has won, and not before."""
    s = game.state
    winner = game.winner([game.role(player) for player in s.living])
    if winner != s.winner and s.winner != "nobody":
        yield f"{winner or 'nobody'} should have won, not {s.winner or 'nobody'}"
    if (s.phase == "over") != bool(s.winner):
        yield f"phase {s.phase} with winner {s.winner!r}"


def _votes(game: TabulaWolves) -> Iterator[str]:
    """Every token of the last votes was laid by somebody."""
    s = game.state
    if s.phase != "verdict" or not s.first_votes:
        return
    if sum(s.tokens_laid.values()) != sum(choice != "abstain" for choice in s.first_votes.values()):
        yield "there are more or fewer tokens than voters"
    itself = [voter for voter, choice in s.first_votes.items() if voter == choice]
    if any(voter not in game.candidates((voter,), (voter,))[voter] for voter in itself):
        yield "somebody has voted for their own seat"


def complete_position(game: TabulaWolves, position: Mapping[str, Any]) -> None:
    """Deal the cards that lie nowhere, find the living, and let those who know each other know it."""
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
