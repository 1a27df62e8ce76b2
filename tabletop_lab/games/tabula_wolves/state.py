"""What lies on the table in The Wolves of Tabula, and who may see it. Plain data, no rules.

What a seat was shown or told in secret stands in `notes`: a view holds all that its viewer knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from tabletop_lab.engine import Distinct, Domain, Length, Seat
from tabletop_lab.engine.core.state import State
from tabletop_lab.engine.core.visibility import by_rule, hidden, public, seen_by, seen_by_owner
from tabletop_lab.games.tabula_wolves.content import ROLE_OF, role_of
from tabletop_lab.games.tabula_wolves.content.roles import ROLES


def _times(game: Any) -> list[str]:
    """When somebody can have died: "day 0" for a seat that is out before the first night."""
    times = [f"{part} {number}" for number in range(1, game.rules.max_days + 2) for part in ("night", "day")]
    return [*times, "day 0"]


Player = Seat
Players = Annotated[tuple[Player, ...], Distinct("TW-1.3")]
Nobody = Literal[""]
Role = Annotated[str, Domain(ROLES, "TW-3")]
Card = Annotated[str, Domain(lambda game: game.deal.cards, "TW-4.6")]
Phase = Literal["setup", "night", "talk", "first_vote", "verdict", "over"]
BeforeAPart = Annotated[Phase, Domain(("night", "talk", "first_vote", "verdict", "over"), "TW-5.1")]
"""A position stands before a night, or before a part of a day."""
Number = Annotated[int, Domain(lambda game: range(game.rules.max_days + 2), "TW-16.4")]
"""Which night or day it is; 0 before the first one."""
Past = Annotated[int, Domain(lambda game: range(1, game.rules.max_days + 2), "TW-16.4")]
Death = Annotated[str, Domain(_times, "TW-15.1")]
Tokens = Annotated[int, Domain(range(23), "TW-11.2")]
Abstention = Literal["abstain"]
Side = Literal["execute", "spare"]
Secret = Literal["witch", "seer", "guard", "medium", "spiritist", "raid", "partner"]
Answer = Annotated[
    str,
    Domain(
        (*ROLES, "not_wolf", "special", "not_special", "dead", "cannot", "protected", "agreed", "blocked"), "TW-6.3"
    ),
]
Power = Literal["witch", "seer", "guard", "medium", "spiritist", "gypsy", "spares", "raid"]
Cause = Literal["raid", "mercenary", "gypsy"]
Note = tuple[Past, Secret, Player | Literal["pass"], Answer]
"""(night, power, target, answer), such as (2, "seer", "P5", "wolf") or (1, "partner", "P4", "mason")."""


def _may_see_the_card(state: Any, viewer: str | None, owner: Player | None, card: Card) -> bool:
    """One's own card; every card when the game is over; a dead player's under `reveal_on_death`."""
    return viewer == owner or state.phase == "over" or viewer in state.watchers or state.revealed.get(owner) == "card"


def _may_see_the_notes(state: Any, viewer: str | None, owner: Player | None, notes: Any) -> bool:
    """Everyone keeps their own secrets, after the game too; ghosts that watch the night learn them all."""
    return viewer == owner or viewer in state.watchers


def _runs_with_the_pack(state: Any, viewer: str | None, key: Any, item: Any) -> bool:
    """Living wolves see one another's proposals, and so do ghosts that watch the night."""
    hunts = viewer in state.living and role_of(state.cards.get(viewer, "")) == "wolf"
    return hunts or viewer in state.watchers


def _watches(state: Any, viewer: str | None, key: Any, item: Any) -> bool:
    """What only the moderator knows, unless ghosts watch the night."""
    return viewer in state.watchers


def _may_know_the_composition(state: Any, viewer: str | None, key: Any, item: Any) -> bool:
    return bool(state.composition_open)


@dataclass(slots=True)
class TabulaWolvesState(State):
    """Dicts by player hold one entry a seat, or one for each seat concerned; a secret's place shows nothing."""

    phase: BeforeAPart = public("setup")
    night: Number = public(0)
    day: Number = public(0)
    living: Players = public(())
    ghosts: dict[Player, Death] = public(factory=dict)  # in the order of their deaths: "night 1", "day 1"
    revealed: dict[Player, Literal["card", "town", "wolves"]] = public(
        factory=dict
    )  # what death revealed: "card", or a faction
    token: Player | Nobody = public("")  # "" while the Welcome token is with the moderator
    murder: bool = public(False)  # whether last night's line told of somebody killed
    composition_open: bool = public(True)
    composition: tuple[tuple[Role, Tokens], ...] = seen_by(_may_know_the_composition, ())
    statements: list[tuple[Past, Player, str]] = public(factory=list)  # (day, speaker, statement), counted from 1
    tokens_laid: dict[Player, Tokens] = by_rule(
        "first_vote_reveal", counts=public(), full=public(), suspects_only=hidden(), factory=dict
    )
    first_votes: dict[Player, Player | Abstention] = by_rule(
        "first_vote_reveal", counts=seen_by_owner(), full=public(), suspects_only=seen_by_owner(), factory=dict
    )
    suspects: Annotated[Players, Length(0, 2, "TW-11.5")] = public(())  # by rank
    voting: Annotated[bool, Domain((False,), "TW-13.1")] = public(
        False
    )  # whether the last words are spoken, and the vote between the suspects has begun
    evidence: Annotated[dict[Player, Literal["fur", "footprint"]], Length(0, 0, "TW-12.1")] = public(
        factory=dict
    )  # "fur" or "footprint"
    second_votes: dict[Player, Player | Side | Abstention] = by_rule(
        "second_vote_reveal", full=public(), counts=seen_by_owner(), factory=dict
    )
    second_counts: dict[Player | Side, Tokens] = public(factory=dict)
    past_counts: tuple[tuple[Past, Player, Tokens], ...] = by_rule(
        "first_vote_reveal", counts=public(), full=public(), suspects_only=hidden(), default=()
    )  # (day, before whom, tokens)
    past_suspects: tuple[tuple[Past, Players], ...] = public(())
    past_second_votes: tuple[tuple[Past, Player, Player | Side | Abstention], ...] = by_rule(
        "second_vote_reveal", full=public(), counts=hidden(), default=()
    )  # (day, voter, for whom)
    winner: Literal["", "town", "wolves", "nobody"] = public(
        ""
    )  # "town", "wolves" or, when the game was stopped, "nobody"

    deck: list[Card] = hidden(factory=list, pool="character")
    cards: dict[Player, Card] = seen_by(_may_see_the_card, factory=dict, pool="character")
    slip: dict[Role, Players] = hidden(factory=dict)  # the moderator's: who holds which character
    notes: dict[Player, tuple[Note, ...]] = seen_by(_may_see_the_notes, factory=dict)
    watchers: Players = public(())  # ghosts that may watch the night
    proposals: tuple[tuple[Player, Player | Literal["pass"]], ...] = seen_by(
        _runs_with_the_pack, ()
    )  # of the pack's last round tonight
    pointed: tuple[tuple[Player, Power, Player | Nobody], ...] = seen_by(_watches, ())  # tonight: who, power, at whom
    blocked: tuple[Player, ...] = seen_by(_watches, ())  # tonight robbed of their power
    guarded: tuple[Player, ...] = seen_by(_watches, ())  # tonight protected
    raid_target: Player | Literal["", "pass"] = seen_by(
        _watches, ""
    )  # whom the wolves attack tonight, if the raid goes on
    doomed: tuple[tuple[Player, Cause], ...] = seen_by(_watches, ())  # tonight's dead and why, until dawn
    attacks: tuple[tuple[Past, Player, bool], ...] = seen_by(_watches, ())  # (night, whom, whether protected)

    def write_the_slip(self) -> None:
        """Note for every character who holds it, in seat order."""
        slip: dict[str, tuple[Player, ...]] = dict.fromkeys(ROLES, ())
        for player, card in self.cards.items():
            slip[ROLE_OF[card]] += (player,)
        self.slip = slip

    def is_consistent(self, viewer: str | None, asked: Any) -> bool:
        """Whether the viewer may take these cards for the true ones: nothing the viewer knows speaks against it."""
        if self.phase == "setup":
            return True  # cards are still being dealt, so nobody has won
        for _, power, target, answer in self.notes.get(viewer or "", ()):
            # A pack that may pass can agree on nobody.
            if target in self.cards and not asked.may_be(role_of(self.cards[target]), power, answer):
                return False
        return bool(asked.winner([role_of(self.cards[player]) for player in self.living]) == self.winner)

    def make_consistent(self, viewer: str | None, asked: Any) -> None:
        """After a redeal the others know their partners by the new cards, and nothing else; the slip says the new."""
        self.write_the_slip()
        if self.phase == "over" or viewer in self.watchers:
            return  # nothing else is hidden
        role = {player: role_of(card) for player, card in self.cards.items()}
        for player in self.notes:
            if player != viewer:
                known = [to for one, to in asked.acquaintances() if one == role[player]] if self.night else []
                self.notes[player] = tuple(
                    [(1, "partner", other, role[other]) for other in role if other != player and role[other] in known]
                )
