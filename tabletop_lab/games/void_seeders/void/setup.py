"""VS-1: setting up, in the twenty-one printed steps."""

from __future__ import annotations

from tabletop_lab.engine import adds
from tabletop_lab.games.void_seeders.nemesis.game import Nemesis
from tabletop_lab.games.void_seeders.nemesis.table import EGGS
from tabletop_lab.games.void_seeders.nemesis.why_not import NOT_DEALT
from tabletop_lab.games.void_seeders.state import VoidSeedersState

SECTIONS = ("A", "B")


class Setup(Nemesis):
    """VS-1.1 to 1.21, in the rulebook's order."""

    def precompute(self) -> None:
        """Raises InvalidContent where the tables have too few characters or Void Seeder tokens for these players."""
        if self.players:
            wanted = self.rules.bag_base_vs + self.rules.bag_vs_per_player * len(self.players)
            self.content.check_players(len(self.players), wanted)
        super().precompute()

    def setup(self) -> None:
        """The table before the first round."""
        self.state = VoidSeedersState()
        self.lay_out_the_board()
        self.lay_second_rooms()
        self.lay_first_rooms()
        self.lay_exploration_tokens()
        self.lay_the_coordinates()
        self.set_the_destination()
        self.place_the_pods()
        self.stack_engine_tokens()
        self.set_up_the_void_seeder_board()
        self.fill_the_bag()
        self.shuffle_the_decks()
        self.deal_numbers()
        self.deal_objectives()
        self.draft_characters()
        self.put_madness_tokens_into_the_bag()
        self.hand_out_character_material()
        self.choose_the_first_player()
        self.lay_the_blue_corpse()
        self.state.step = "draw_cards"

    @adds("NB-1.2")
    def lay_out_the_board(self) -> None:
        """The basic side; what is printed on it lies open (NB-1.2)."""
        self.state.explored = self.printed_rooms()
        self.tell("laid_out", rooms=tuple(self.state.explored.values()))

    @adds("VS-1.2")
    def lay_second_rooms(self) -> None:
        """The rooms "2" without the slime room, unseen; those that find no slot stay out."""
        self.state.second_tiles = self.tiles("2")

    @adds("VS-1.3")
    def lay_first_rooms(self) -> None:
        """The same with the rooms "1"."""
        self.state.first_tiles = self.tiles("1")

    @adds("VS-1.4")
    def lay_exploration_tokens(self) -> None:
        """One face down on each room tile and on each engine room; the Lair tokens are among them."""
        state, left = self.state, self.rules.lair_tokens
        for token in self.content.tokens.values():
            if token.effect != "lair" or left > 0:
                state.tokens.append(token.id)
                left -= token.effect == "lair"
        places = [*self.ship.tile_slots, *sorted(self.engines, key=self.engines.__getitem__)]
        state.covered = sorted(places[: len(state.tokens)])

    @adds("VS-1.5")
    def lay_the_coordinates(self) -> None:
        """One card face down beside the Cockpit."""
        self.state.routes = list(self.content.coordinates)
        self.tell("coordinates_laid")

    @adds("VS-1.6")
    def set_the_destination(self) -> None:
        """The marker of the destination track."""
        self.state.destination = self.rules.destination_start

    @adds("VS-1.7")
    def place_the_pods(self) -> None:
        """Some of the four pods by chance, in ascending order to the sections A, B, A, B, locked."""
        state, pods = self.state, [1, 2, 3, 4]
        drawn = sorted(self.draw("pod", pods) for _ in range(self.rules.pods(len(self.players))))
        state.pods = {pod: SECTIONS[nth % 2] for nth, pod in enumerate(drawn)}
        self.tell("pods", pods=tuple(drawn))

    @adds("VS-1.8")
    def stack_engine_tokens(self) -> None:
        """A working and a damaged token for each engine; which one is on top nobody knows."""
        for engine in sorted(self.engines.values()):
            self.state.engine_tokens[engine] = ["working", "damaged"]
        self.tell("engines_stacked")

    @adds("VS-1.9")
    def set_up_the_void_seeder_board(self) -> None:
        """Eggs, and three weaknesses that nobody knows."""
        self.state.eggs = list(EGGS[: self.rules.eggs_start])
        self.state.weaknesses = list(self.content.weaknesses)

    @adds("VS-1.10")
    def fill_the_bag(self) -> None:
        """The blank token, some Void Seeder tokens and one more for each player; the others are the supply."""
        state = self.state
        state.supply = list(self.content.vs_tokens)
        wanted = self.rules.bag_base_vs + self.rules.bag_vs_per_player * len(self.players)
        for _ in range(min(wanted, len(state.supply))):
            state.bag.append(self.draw("supply_token", state.supply, only=()))

    @adds("VS-1.11")
    def shuffle_the_decks(self) -> None:
        """Items by colour, events, attacks, panic, wounds; contamination beside the scanner."""
        state = self.state
        box = self.content
        state.piles = {deck: list(cards) for deck, cards in box.item_decks.items()}
        state.piles |= {"event": list(box.event), "attack": list(box.attack), "panic": list(box.panic)}
        state.piles["wound"] = list(box.wound_deck)
        state.used = {deck: [] for deck in state.piles}
        state.bottoms = {deck: [] for deck in state.piles}
        state.on_table = {deck: [] for deck in state.piles}
        state.contamination = list(self.content.contamination_deck)
        self.tell("decks_shuffled")

    @adds("VS-1.14")
    def deal_numbers(self) -> None:
        """Help cards by chance: the number on it is the player number."""
        numbers = list(range(1, len(self.players) + 1))
        for player in self.players:
            self.state.number[player] = self.draw("number", numbers)

    def in_number_order(self) -> list[str]:
        """The players by their numbers."""
        return sorted(self.players, key=self.state.number.__getitem__)

    @adds("VS-1.16")
    def deal_objectives(self) -> None:
        """One corporate and one personal objective each, in secret; none for more players than there are."""
        state = self.state
        decks = self.objective_decks()
        if len(self.players) == 1:
            self.deal_solo_objectives()
            return
        for player in self.players:
            dealt = [self.draw(f"{deck}_objective", pile, only=player) for deck, pile in decks.items()]
            state.objectives[player], state.laid_aside[player] = dealt, []
        state.other_objectives = [objective for pile in decks.values() for objective in pile]

    @adds("NB-15.2")
    def deal_solo_objectives(self) -> None:
        """Alone one is dealt two of the objectives for solo games."""
        state, (player,) = self.state, self.players
        pile = list(self.content.kinds_of_objective["solo"])
        state.objectives[player] = [self.draw("solo_objective", pile, only=player) for _ in range(2)]
        state.laid_aside[player], state.other_objectives = [], pile

    def objective_decks(self) -> dict[str, list[str]]:
        """The corporate and the personal objectives for so many players."""
        objectives, kinds = self.content.objectives, self.content.kinds_of_objective
        players = len(self.players)
        decks = ("corporate", "personal")
        return {deck: [card for card in kinds[deck] if objectives[card].players <= players] for deck in decks}

    @adds("VS-1.17")
    def draft_characters(self) -> None:
        """By number: two characters are shown to everybody, one is kept, the other is shuffled back."""
        state, cards = self.state, list(self.content.characters)
        for player in self.in_number_order():
            two = [self.draw("character", cards) for _ in range(min(2, len(cards)))]
            kept = self.ask(player, "character", tuple(sorted(two)), NOT_DEALT)
            two.remove(kept)
            cards.extend(two)
            state.character[player] = kept
            self.tell("plays_as", player=player, character=kept)

    @adds("VS-1.18")
    def put_madness_tokens_into_the_bag(self) -> None:
        """One for each player, in the player's colour."""
        self.state.bag_madness = tuple(self.players)
        self.tell("madness_tokens", players=tuple(self.players))

    @adds("VS-1.19")
    def hand_out_character_material(self) -> None:
        """The miniature in the Hibernatorium, ten Action cards, a loaded weapon, two quest items, madness."""
        state = self.state
        for player in self.players:
            hero = self.content.characters[state.character[player]]
            state.status[player], state.room[player] = "aboard", self.slot_of("hibernatorium")
            state.madness[player], state.light[player] = self.rules.madness_start, 0
            state.wounds[player], state.dressed[player], state.items[player] = [], [], []
            state.lost_items[player], state.backs[player] = [], []
            state.hands[player], state.discards[player], state.tainted[player] = [], [], []
            state.decks[player] = [f"{player}/{card}" for card in self.deck_of(state.character[player])]
            state.quests[player] = list(self.content.quests_of(state.character[player]))
            self.arm(player, hero.weapon)

    @adds("VS-1.19")
    def arm(self, player: str, weapon: str) -> None:
        """The starting weapon goes into the left or the right hand, with as much ammo as is printed."""
        state = self.state
        state.left_hand[player], state.right_hand[player] = [], []
        hand = self.ask(player, "weapon_hand", ("left", "right"), weapon=weapon)
        (state.left_hand if hand == "left" else state.right_hand)[player].append(weapon)
        state.ammo[weapon] = self.content.weapons[weapon].ammo

    @adds("VS-1.20")
    def choose_the_first_player(self) -> None:
        """Player number 1."""
        self.state.first = self.in_number_order()[0]
        self.make_crew()
        self.tell("first_player", player=self.state.first)

    @adds("VS-1.21")
    def lay_the_blue_corpse(self) -> None:
        """In the Hibernatorium; a character corpse throughout the game."""
        self.state.lying["corpse-blue"] = self.slot_of("hibernatorium")
        self.tell("blue_corpse", slot=self.slot_of("hibernatorium"))
