"""TD-12: characters. Each ability changes the paragraphs that it names; a character may have any mix of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletop_lab.engine import Refusal, clause
from tabletop_lab.games.tiedie.acts import Accusation, Act
from tabletop_lab.games.tiedie.content.costs import Costs

from .peeking_characters import PeekingCharacters
from .table import ACCUSE, EVADE

STOP_PRICE = 2
NIGHT_MOVES = 2
TIRED_MOVES = 1
ROUNDS_OF_A_WRONG_GUESS = 2
ABILITY_OF = {
    "stop": ("doorkeeper", "TD-12.1"),
    "report": ("reporter", "TD-12.3"),
    "accuse": ("reporter", "TD-12.3"),
    "guess": ("mind_reader", "TD-12.9"),
}
"""Which acts need which ability."""
NEED_ACCUSE = ("reporter", "advocate", "stunt_double", "mind_reader")


class Characters(PeekingCharacters):
    """TD-12.0, 12.1 and 12.4 to 12.10. It stands before the chapters whose paragraphs it changes."""

    # --- TD-12.0

    def abilities(self, player: str) -> tuple[str, ...]:
        """The abilities that a player has."""
        card = self.state.character.get(player)
        printed: tuple[str, ...] = () if card is None else self.content.characters[card].abilities
        return tuple([ability for ability in printed if self.has(player, ability)])

    @clause("TD-12.0")
    def ability_works(self, player: str, ability: str) -> bool:
        """An ability that needs a card its owner cannot have is idle."""
        return ability not in NEED_ACCUSE or ACCUSE in self.action_set(player)

    @clause("TD-12.0")
    def has(self, player: str, ability: str) -> bool:
        """Whether an ability is written on a player's character card, and works. Asked a thousand times a game."""
        card = self.state.character.get(player)
        if card is None or ability not in self.content.characters[card].abilities:
            return False
        return self.ability_works(player, ability)

    def may_use_ability(self, player: str) -> bool:
        """Whether a player could do something before a turn besides accusing, by what everybody knows."""
        return (
            self.may_stop_others(player)
            or self.may_guess(player)
            or self.may_report_before_a_turn(player)
            or self.may_slip_a_pill(player)
        )

    def uses_before_a_turn(self, player: str) -> tuple[Accusation | Act, ...]:
        """What a player may really do in the window before a turn (TD-4.14)."""
        return (
            *self.accusations(player),
            *self.stops(player),
            *self.guesses(player),
            *self.reports_before_a_turn(player),
            *self.pills_before_a_turn(player),
        )

    def ability_acts(self, player: str) -> Iterator[Act]:
        """What an ability lets its owner do on their own turn."""
        return self.reports(player)

    def no_ability_acts(self, player: str, tried: str) -> Iterator[Refusal]:
        """Why an ability cannot be used: one has another character, or it cannot be used so now."""
        kind, who, *_ = (*tried.split(), "")
        if kind not in ABILITY_OF:
            return
        ability, number = ABILITY_OF[kind]
        offered = self.uses_before_a_turn(player) if self.state.turn_of != player else self.ability_acts(player)
        whom = {getattr(act, "who", getattr(act, "suspect", "")) for act in offered if act.kind == kind}
        if not whom:
            yield Refusal(tried, number, "ability_not_now" if self.has(player, ability) else "not_your_ability")
        elif who in self.players and who not in whom:
            yield Refusal(tried, number, "ability_not_on", target=who)
        elif who:
            yield Refusal(tried, number, "ability_written_otherwise")

    # --- TD-12.1: Doorkeeper

    @clause("TD-12.1")
    def may_stop_others(self, player: str) -> bool:
        """Awake, one's own turn not begun, two sleep cards in hand, and somebody's turn still to come."""
        return (
            self.has(player, "doorkeeper")
            and self.is_waiting(player)
            and len(self.state.hands[player]) >= STOP_PRICE
            and any(self.is_waiting(other) for other in self.others(player, by_card=False))
        )

    @clause("TD-12.1")
    def stops(self, player: str) -> tuple[Act, ...]:
        """Any other player whose turn has not begun, however far away."""
        if not self.may_stop_others(player):
            return ()
        return tuple([Act("stop", who=p) for p in self.others(player, by_card=False) if self.is_waiting(p)])

    @clause("TD-12.1")
    def act_stop(self, player: str, act: Act) -> None:
        """Two sleep cards are discarded; both players are blocked for this round."""
        self.tell("stops", player=player, target=act.who)
        for left in range(STOP_PRICE, 0, -1):
            hand = sorted(self.state.hands[player])
            payable = hand if len(hand) > left else hand[:1]  # where all are paid, there is no choice
            card = self.choose(player, "pay", payable, self.not_in_hand, secret=True, target=act.who)
            self.discard(player, card)
            self.tell("discards", player=player, card=card)
        self.block(act.who, player)
        self.block(player, player)

    # --- TD-12.4, 12.5, 12.7, 12.10: moves

    @clause("TD-12.4", "TD-12.10")
    def allowance(self, player: str) -> int:
        """By night a Night Runner has two moves more; an Insomniac who did not sleep has one alone."""
        if self.is_slow(player):
            return TIRED_MOVES
        return super().allowance(player) + self.optional_moves(player)

    def begin_a_movement(self, player: str, moves: int) -> None:
        """Everybody is told of additional moves."""
        super().begin_a_movement(player, moves)
        if self.state.optional:
            self.runs_by_night(player)

    @clause("TD-12.4")
    def runs_by_night(self, player: str) -> None:
        """A Night Runner sets out."""
        self.tell("runs_by_night", player=player, moves=self.state.optional)

    @clause("TD-12.4")
    def optional_moves(self, player: str) -> int:
        """The additional moves of a Night Runner need not be spent."""
        runs = not self.day and self.has(player, "night_runner") and not self.is_slow(player)
        return super().optional_moves(player) + (NIGHT_MOVES if runs else 0)

    def costs(self, abilities: Iterable[str] = ()) -> Costs:
        """What each kind of step costs a character with these abilities (TD-5.9)."""
        costs = super().costs()
        if "heavy_feet" in abilities:
            costs = self.heavy_feet(costs)
        return self.acrobat(costs) if "acrobat" in abilities else costs

    @clause("TD-12.5")
    def heavy_feet(self, costs: Costs) -> Costs:
        """By day and by night a jump costs two moves."""
        return costs.with_abilities(["heavy_feet"])

    @clause("TD-12.7")
    def acrobat(self, costs: Costs) -> Costs:
        """A jump costs nothing, a diagonal jump three moves."""
        return costs.with_abilities(["acrobat"])

    def jumps_over(self, player: str, square: str, over: str) -> None:
        """A jump of an Acrobat, of Heavy Feet, or of anybody."""
        if self.has(player, "acrobat"):
            self.jumps_lightly(player, square, over)
        elif self.has(player, "heavy_feet"):
            self.jumps_heavily(player, square, over)
        else:
            super().jumps_over(player, square, over)

    @clause("TD-12.7")
    def jumps_lightly(self, player: str, square: str, over: str) -> None:
        """An Acrobat jumps."""
        super().jumps_over(player, square, over)

    @clause("TD-12.5")
    def jumps_heavily(self, player: str, square: str, over: str) -> None:
        """Somebody with Heavy Feet jumps."""
        super().jumps_over(player, square, over)

    @clause("TD-12.10")
    def is_never_tired(self, player: str) -> bool:
        """Fatigue never forces an Insomniac to sleep."""
        return self.has(player, "insomniac")

    def fatigue(self, player: str) -> None:
        """Forced sleep for everybody but an Insomniac (TD-12.10)."""
        if not self.is_never_tired(player):
            super().fatigue(player)

    @clause("TD-12.10")
    def is_slow(self, player: str) -> bool:
        """From the round on in which others would have to sleep, until a sleep of any kind (TD-A49)."""
        if not self.is_never_tired(player):
            return False
        awake = max(1, self.most_active_rounds() - (self.rules.insomniac_from == "second"))
        return bool(self.state.streak[player] >= awake)

    @clause("TD-12.10")
    def is_refreshed(self, player: str) -> bool:
        """A sleep alone gives a slow Insomniac all moves back; no drink does."""
        return super().is_refreshed(player) and not self.is_slow(player)

    # --- TD-12.6 and 12.8: Advocate, Stunt Double

    @clause("TD-12.6")
    def is_cancelled(self, accuser: str, suspect: str) -> bool:
        """An Advocate who is accused may give up Accuse: then the accusation has no effect on anybody."""
        may = self.has(suspect, "advocate") and self.is_at_hand(suspect, ACCUSE)
        answer = self.reaction(suspect, "accused", ("cancel",) if may else (), may=lambda: may, accuser=accuser)
        if answer is None:
            return False
        self.give_up(suspect, ACCUSE)
        self.tell("accusation_cancelled", player=suspect, accuser=accuser)
        return True

    @clause("TD-12.8")
    def may_cancel(self, victim: str) -> bool:
        """Whether a Stunt Double still has both cards, which everybody knows."""
        return self.has(victim, "stunt_double") and all(self.is_at_hand(victim, card) for card in (ACCUSE, EVADE))

    @clause("TD-12.8")
    def cancels(self, victim: str) -> tuple[str, ...]:
        """A Stunt Double who is attacked may give up Accuse and Evade."""
        return ("stunt",) if self.may_cancel(victim) else ()

    @clause("TD-12.8")
    def cancelled(self, attacker: str, victim: str, how: str) -> None:
        """The attack is void; the attacker takes the card back, and the action is over."""
        for card in (ACCUSE, EVADE):
            self.give_up(victim, card)
        self.pick_up(attacker)
        self.tell("attack_cancelled", player=victim, attacker=attacker)

    def is_at_hand(self, player: str, card: str) -> bool:
        """Whether an ability can give up an action card: not gone, not locked, and not lying used on the table."""
        state = self.state
        locked = state.locked_until if card == ACCUSE else state.evade_until
        used = player in state.spent and player in state.face_up and state.placed[player] == card
        return (
            card in self.action_set(player)
            and card not in state.given_up[player]
            and locked.get(player, 0) < state.round
            and not used
        )

    def give_up(self, player: str, card: str) -> None:
        """An action card is discarded for the rest of the play, or for a time by a reading (TD-A50)."""
        state, rules = self.state, self.rules
        if state.placed.get(player) == card:
            self.pick_up(player)
        self.tell("gives_up", player=player, card=card)
        if rules.ability_discard == "play":
            self.take_out("actions", player, card)
            state.given_up[player].append(card)
            return
        days = 0 if rules.ability_discard == "round" else rules.accuse_lock_days
        locked = state.locked_until if card == ACCUSE else state.evade_until
        locked[player] = max(locked.get(player, 0), state.round + 2 * days)

    # --- TD-12.9: Mind Reader

    @clause("TD-12.9")
    def may_guess(self, player: str) -> bool:
        """A Mind Reader who may have placed Accuse, while accusing is possible and there is somebody to name."""
        return (
            self.has(player, "mind_reader")
            and self.enough_to_accuse()
            and self.may_have_placed(player, ACCUSE)
            and any(self.suspects(player))
        )

    @clause("TD-12.9")
    def guesses(self, player: str) -> tuple[Act, ...]:
        """Each suspect with each kind of action card."""
        if not self.may_guess(player) or not self.has_placed(player, ACCUSE):
            return ()
        return tuple([Act("guess", who=p, what=card) for p in self.suspects(player) for card in self.kinds_of_cards(p)])

    def kinds_of_cards(self, player: str) -> tuple[str, ...]:
        """The kinds of card that a player may have laid, as far as everybody knows."""
        return self.action_set(player)

    @clause("TD-12.9")
    def act_guess(self, player: str, act: Act) -> None:
        """The right kind: the suspect is blocked. A wrong one: two rounds of forced sleep, but no lock."""
        self.turn_up(player)
        self.spend(player)
        self.tell("guesses", player=player, suspect=act.who, card=act.what)
        if self.is_cancelled(player, act.who):
            return
        if self.turn_up(act.who) == act.what:
            self.block(act.who, player)
        else:
            self.force_to_sleep(player, "wrong_guess", ROUNDS_OF_A_WRONG_GUESS)
