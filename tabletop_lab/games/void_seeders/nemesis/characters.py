"""H9: the four unique cards of each character, and quest items."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Places, Refusal, clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.acts import Act
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Few, Whose, effects, possible

from .devices import Devices
from .movement import Movement
from .why_not import NO_ENTRANCE, NOT_DRAWN, NOT_TO_BE_SEEN, NOT_YELLOW, OUT_OF_REACH

TOP, BOTTOM = "top", "bottom"


class Characters(Devices, Movement):
    """Moves of a special kind, looking at decks, quest items."""

    # --- moves

    @effects("march")
    @clause("NB-3.2")
    def march(self, player: str) -> int:
        """Whoever is told to, and agrees, makes a Move now, for nothing."""
        ways = self.ways_out(self.state.room[player])
        slot = self.ask(player, "march_to", Places(in_order((*ways, "no"))), OUT_OF_REACH)
        if slot == "no":
            return NOT
        self.goes_to(player, slot, self.ship.between(self.state.room[player], slot))
        return FULLY

    @effects("sneak")
    @clause("NB-3.2")
    def sneak(self, player: str) -> int:
        """A Move without a noise roll; Danger and Silence of a token are ignored."""
        ways = self.ways_out(self.state.room[player])
        slot = self.choose(player, "sneak_to", Places(ways), OUT_OF_REACH)
        self.goes_to(player, slot, self.ship.between(self.state.room[player], slot), careful=True, roll=False)
        return FULLY

    @possible("sneak")
    @clause("NB-4.1")
    def may_sneak(self, player: str) -> bool:
        """With a way out."""
        return bool(self.ways_out(self.state.room[player]))

    @effects("crawl")
    @clause("NB-4.9")
    def crawl(self, player: str) -> int:
        """From one room with a technical entrance to any other."""
        slots = self.other_entrances(player)
        self.goes_to(player, self.ask(player, "crawl_to", Places(in_order(slots)), NO_ENTRANCE))
        return FULLY

    @possible("crawl")
    @clause("NB-4.9")
    def other_entrances(self, player: str) -> list[int]:
        """The rooms with a technical entrance, from one of them."""
        here = self.state.room[player]
        return [slot for slot in self.ship.entrances if slot != here] if here in self.ship.entrances else []

    @effects("walk_outside")
    @clause("NB-12.3")
    def walk_outside(self, player: str) -> int:
        """From a yellow room to another, and all Action cards are discarded."""
        slots = self.yellow_rooms(player)
        slot = self.choose(player, "walk_to", Places(slots), NOT_YELLOW)
        for card in self.action_cards(player):
            self.discard(player, card)
        self.goes_to(player, slot)
        return FULLY

    @possible("walk_outside")
    @clause("NB-12.3")
    def yellow_rooms(self, player: str) -> list[int]:
        """The other explored yellow rooms, from one of them."""
        here, rooms = self.state.room[player], self.content.rooms
        yellow = [slot for slot, room in sorted(self.state.explored.items()) if rooms[room].colour == "yellow"]
        return [slot for slot in yellow if slot != here] if here in yellow else []

    # --- decks

    @effects("foresee")
    @clause("NB-3.2")
    def foresee(self, player: str) -> int:
        """The top event card is looked at, and left or put at the bottom."""
        state = self.state
        if not state.on_top:
            if not state.piles["event"]:
                return NOT
            state.on_top.append(self.draw("event_card", state.piles["event"], only=player))
        card = state.on_top[0]
        self.look("on_top", by=player)
        self.tell("foresaw", player=player, card=card, secret={"card": player})
        if self.ask(player, "leave_event", in_order((TOP, BOTTOM)), card=card, secret=True) == BOTTOM:
            self.take_out("on_top", None, card, seen_by=(player,))
            state.bottoms["event"].append(card)
            self.look("bottoms", "event", card, by=player)
            self.tell("event_put_down", player=player)
        return FULLY

    @effects("sort_deck")
    @clause("NB-3.2")
    def sort_deck(self, player: str, count: Few, kept: Few) -> int:
        """Of the top cards of one's own deck some are taken into the hand, the others discarded."""
        state = self.state
        before = list(state.hands[player])
        for _ in range(min(count, len(state.decks[player]))):
            self.draw_a_card(player)
        new = [card for card in state.hands[player] if card not in before]
        while len(new) > kept:
            kinds = self.cards_to_choose(player, new)
            card = kinds[self.ask(player, "put_back", in_order(kinds), NOT_DRAWN, secret=True)]
            new.remove(card)
            self.discard(player, card)
        return FULLY if new else NOT

    @possible("sort_deck")
    @clause("NB-3.2")
    def may_sort_deck(self, player: str, count: Few, kept: Few) -> bool:
        """While there are cards in the deck."""
        return bool(self.state.decks[player])

    @effects("look_at_objective")
    @clause("NB-12.3")
    def look_at_an_objective(self, player: str, whose: Whose) -> int:
        """An objective card of somebody else, for one's own eyes."""
        others = self.players_to_look_at(player, whose)
        other = self.choose(player, "whose_objective", others, NOT_TO_BE_SEEN)
        cards = self.state.objectives[other]
        card = self.draw("objective_looked_at", list(cards), only=player) if len(cards) > 1 else cards[0]
        self.look("objectives", other, card, by=player)
        self.tell("saw_objective", player=player, whose=other, card=card, secret={"card": (player, other)})
        return FULLY

    @possible("look_at_objective")
    @clause("NB-12.3")
    def players_to_look_at(self, player: str, whose: Whose) -> list[str]:
        """Anyone else, or anyone else who has sent a Signal."""
        whom = self.players if whose == "anyone" else self.state.signals
        return [p for p in self.players if p != player and self.state.objectives[p] and p in whom]

    # --- quest items

    @clause("VS-1.19")
    def quest_acts(self, player: str, fighting: bool) -> Iterator[Act]:
        """Activate a quest item by discarding what it asks for, or use one that is active."""
        if self.rules.tier != "full":
            return
        for quest in self.state.quests[player]:
            printed = self.content.quests[quest]
            if quest not in self.state.active_quests:
                wanted = printed.condition[1:] if printed.condition[0] == "discard" and not fighting else ()
                if wanted and self.can_pay(player, 1) and self.items_for(player, wanted):
                    yield Act("quest", card=quest, use="activate")
            elif printed.when in (("in", "any") if fighting else ("out", "any")) and self.can_pay(player, printed.cost):
                yield from self.uses("quest", quest, printed.parts, player)

    def items_for(self, player: str, wanted: tuple[str, ...]) -> list[str]:
        """The items of a player of one of these kinds."""
        return [card for card in self.belongings(player) if self.content.data(card).id in wanted]

    @clause("VS-1.19")
    def act_quest(self, player: str, act: Act) -> None:
        """What it asks for is discarded, or its use is paid for."""
        printed = self.content.quests[act.card]
        if act.use == "activate":
            self.pay(player, 1, act)
            if not self.is_cancelled(player, act):
                self.lose_item(player, self.items_for(player, printed.condition[1:])[0])
                self.activate(player, act.card)
        else:
            self.tell("uses_quest", player=player, quest=act.card)
            self.pay(player, printed.cost, act)
            if not self.is_cancelled(player, act):
                self.do_use(player, printed.parts, act.use)

    @clause("VS-1.19")
    def quest_deed(self, player: str, room: str) -> None:
        """The action of the room that a quest item names has been carried out: it is active."""
        for quest in self.state.quests[player] if self.rules.tier == "full" else ():
            condition = self.content.quests[quest].condition
            asleep = quest not in self.state.active_quests and self.rules.tier == "full"
            if asleep and condition[0] == "act" and room in condition[1:]:
                self.activate(player, quest)

    @clause("VS-1.19")
    def activate(self, player: str, quest: str) -> None:
        """It stands upright from now on."""
        self.state.active_quests += (quest,)
        self.tell("quest_active", player=player, quest=quest)

    @clause("NB-12.3")
    def lasting(self, player: str, word: str) -> int:
        """The number of what an active quest item of a player changes (1 if it has none); 0 if it has none such."""
        for quest in self.state.quests[player]:
            if quest in self.state.active_quests:
                for change in self.content.quests[quest].changes:
                    if change.word == word:
                        return change.number or 1
        return 0

    @effects("skip_attacks")
    @clause("NB-12.3")
    def skip_attacks(self, player: str) -> int:
        """The attacks of the event phase of this round are left out."""
        self.state.no_attacks = True
        self.tell("no_attacks", player=player)
        return FULLY

    # --- why not

    def no_quests(self, player: str) -> Iterator[Refusal]:
        """Why a quest item cannot be used."""
        for quest in self.state.quests[player]:
            printed, act = self.content.quests[quest], Act("quest", card=quest)
            if self.rules.tier != "full":
                yield Refusal(act, "NB-12.3", "core_game", card=quest)
            elif quest not in self.state.active_quests:
                yield Refusal(act, "VS-1.19", "not_active", card=quest)
            elif not self.can_pay(player, printed.cost):
                yield Refusal(act, "NB-3.1", "too_few_cards", cost=printed.cost)
