"""NB-11.4 to 11.6, 11.13: escape pods."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.engine.core.labels import in_order
from tabletop_lab.games.void_seeders.content.effects import FULLY, NOT, Pods, effects, possible

from .rooms import Rooms
from .why_not import NOT_THAT_POD

SEATS = 2
STAY, STEP_OUT, LAUNCH = "stay", "step_out", "launch"


class EscapePods(Rooms):
    """Boarding, waiting, launching, locking."""

    @effects("board_pod")
    @clause("NB-11.4")
    def board(self, player: str) -> int:
        """A noise roll; if no Void Seeder is in the room afterwards, the character takes a seat."""
        state = self.state
        pod = self.choose(player, "pod", self.pods_to_board(player), NOT_THAT_POD)
        if not self.stays_alone(player) or pod not in state.pods:
            self.tell("not_boarded", player=player)
            return NOT
        state.status[player] = "pod"
        state.pod_of[player] = pod
        del state.room[player]
        self.tell("boarded", player=player, pod=pod)
        self.may_wait(player, pod)
        return FULLY

    @possible("board_pod")
    @clause("NB-11.4")
    def pods_to_board(self, player: str) -> list[int]:
        """The unlocked pods of this section with a free seat, if no Void Seeder is here."""
        state = self.state
        slot = state.room[player]
        if self.seeders_at(slot):
            return []
        section = self.room_at(slot)[-1].upper()
        return [pod for pod in self.pods_of(section) if pod in state.unlocked and len(self.riders(pod)) < SEATS]

    def pods_of(self, section: str) -> list[int]:
        """The pods of a section, by their numbers."""
        return [pod for pod, where in sorted(self.state.pods.items()) if where == section]

    def riders(self, pod: int) -> list[str]:
        """Who waits in a pod."""
        return [p for p, own in self.state.pod_of.items() if own == pod and self.state.status[p] == "pod"]

    @clause("NB-11.4", "NB-11.5")
    def may_wait(self, player: str, pod: int) -> None:
        """Without waiting it starts at once; else the one who boards chooses."""
        if not self.rules.pod_wait or self.ask(player, "launch", (LAUNCH, "wait"), pod=pod) == LAUNCH:
            self.launch(pod)

    @clause("NB-11.5")
    def start_of_a_turn(self, player: str) -> None:
        """Who waits in a pod may launch it, step out for nothing, or else passes."""
        state = self.state
        if state.status[player] != "pod":
            return
        pod = state.pod_of[player]
        choice = self.ask(player, "in_the_pod", in_order((LAUNCH, STEP_OUT, STAY)), pod=pod)
        if choice == LAUNCH:
            self.launch(pod)
        elif choice == STEP_OUT:
            self.step_out(player)
        else:
            self.passes(player)

    @clause("NB-11.5")
    def step_out(self, player: str) -> None:
        """Back into the section."""
        state = self.state
        section = state.pods[state.pod_of.pop(player)]
        state.status[player], state.room[player] = "aboard", self.slot_of(f"evac_{section.lower()}")
        self.tell("stepped_out", player=player, slot=state.room[player])

    @clause("NB-11.5")
    def thrown_out_of_pods(self, slot: int) -> None:
        """A Void Seeder that appears in the section throws everybody who waits there back into the room."""
        room = self.room_at(slot)
        if room in ("evac_a", "evac_b"):
            for pod in self.pods_of(room[-1].upper()):
                for player in self.riders(pod):
                    self.step_out(player)

    @clause("NB-11.6")
    def launch(self, pod: int) -> None:
        """The pod and everybody in it leave the game; they have reached Earth."""
        state = self.state
        riders = self.riders(pod)
        state.launched += (pod,)
        del state.pods[pod]
        self.tell("launched", pod=pod, players=tuple(riders))
        for player in riders:
            state.status[player] = "left"
        for player in riders:
            self.leaves_the_crew(player)

    @effects("flip_pod")
    @clause("NB-11.13")
    def flip_a_pod(self, player: str, where: Pods) -> int:
        """One pod is locked or unlocked."""
        state = self.state
        pod = self.choose(player, "pod", self.pods_to_flip(player, where), NOT_THAT_POD)
        if pod in state.unlocked:
            state.unlocked = tuple(other for other in state.unlocked if other != pod)
        else:
            self.unlock(pod)
        self.tell("pod_flipped", player=player, pod=pod, open=pod in state.unlocked)
        return FULLY

    @possible("flip_pod")
    @clause("NB-11.13")
    def pods_to_flip(self, player: str, where: Pods) -> list[int]:
        """Any pod of the ship, or those of the section where the character stands; not one in which somebody waits."""
        room = self.room_at(self.state.room[player])
        here = [pod for section in "AB" if room == f"evac_{section.lower()}" for pod in self.pods_of(section)]
        return [pod for pod in (sorted(self.state.pods) if where == "anywhere" else here) if not self.riders(pod)]

    def unlock(self, pod: int) -> None:
        """A pod is open from now on."""
        if pod not in self.state.unlocked:
            self.state.unlocked += (pod,)

    def unlock_all(self) -> None:
        """All pods unlock: with the first death (NB-13.5), and in the yellow part of self-destruct (NB-11.8)."""
        for pod in sorted(self.state.pods):
            self.unlock(pod)
        self.tell("pods_unlocked")

    def remove_a_pod(self, pod: int) -> None:
        """A pod leaves the game empty."""
        del self.state.pods[pod]
