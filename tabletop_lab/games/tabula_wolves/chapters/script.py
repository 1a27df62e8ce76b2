"""TW-18: what the moderator says aloud. Public events only, made of what everybody knows: one function a line."""

from __future__ import annotations

from tabletop_lab.engine import clause

from .table import Village


class Script(Village):
    """TW-18, in the order of the lines."""

    @clause("TW-6.1", "TW-18")
    def say_night_open_first(self) -> None:
        """Night has fallen, the game begins."""
        self.tell("night_open_first", night=1)

    @clause("TW-6.4", "TW-18")
    def say_call(self, role: str) -> None:
        """A character moves."""
        self.tell("call", role=role)

    @clause("TW-7.1", "TW-18")
    def say_recognise(self, group: str) -> None:
        """A group wakes, sees who belongs to it, and sleeps again."""
        self.tell("recognise", group=group)

    @clause("TW-9.2", "TW-18")
    def say_wake(self) -> None:
        """All open their eyes."""
        self.tell("wake", day=self.state.day + 1)

    @clause("TW-9.3", "TW-18")
    def say_deaths(self, players: tuple[str, ...]) -> None:
        """Who died in the night; or that nobody did; where only raids are announced, that nobody died of one."""
        if players:
            self.tell("deaths", players=players)
        elif self.rules.announce_night_deaths == "wolf_kills_only":
            self.tell("no_kill")
        else:
            self.tell("no_death")

    @clause("TW-7.2", "TW-18")
    def say_moderator_died(self) -> None:
        """In a first night without a victim the moderator is the one who is found dead."""
        self.tell("moderator_died")

    @clause("TW-10.2", "TW-18")
    def say_talk_open(self) -> None:
        """The discussion begins."""
        self.tell("talk_open", seconds=self.rules.discussion_seconds)

    @clause("TW-10.2", "TW-18")
    def say_talk_close(self) -> None:
        """The discussion is over."""
        self.tell("talk_close")

    @clause("TW-11.2", "TW-18")
    def say_first_vote(self) -> None:
        """Everybody lays the token before a suspicious player."""
        self.tell("first_vote", ghosts=self.rules.ghosts_vote_first, tokens=self.rules.use_vote_tokens)

    @clause("TW-11.3", "TW-18")
    def say_first_vote_result(self, player: str, tokens: int) -> None:
        """How many tokens lie before whom."""
        self.tell("first_vote_result", player=player, tokens=tokens)

    @clause("TW-12.1", "TW-18")
    def say_evidence(self, fur: str, footprint: str) -> None:
        """Wolf fur on the clothes of one, wolf footprints before the house of the other."""
        if self.state.murder:
            self.tell("evidence", fur=fur, footprint=footprint)
        else:
            self.tell("evidence_no_murder", fur=fur, footprint=footprint)

    @clause("TW-12.2", "TW-18")
    def say_defend(self, player: str) -> None:
        """A suspect may speak."""
        self.tell("defend", player=player)

    @clause("TW-13.2", "TW-18")
    def say_second_vote(self, sides: bool) -> None:
        """Everybody else picks a side of the token, or names a suspect, under the hand."""
        self.tell("second_vote", sides=sides)

    @clause("TW-13.2", "TW-18")
    def say_hands_off(self, sides: bool) -> None:
        """All lift their hands at the same time, or show their papers."""
        self.tell("hands_off", sides=sides)

    @clause("TW-14.2", "TW-18")
    def say_execute_vote(self, player: str) -> None:
        """Is the suspect executed, or is it put off?"""
        self.tell("execute_vote", player=player)

    @clause("TW-13.3", "TW-18")
    def say_lynched(self, player: str) -> None:
        """Who was lynched."""
        self.tell("lynched", player=player)

    @clause("TW-14.2", "TW-18")
    def say_spared(self, player: str) -> None:
        """Whose execution was put off."""
        self.tell("spared", player=player)

    @clause("TW-13.6", "TW-18")
    def say_night_open(self) -> None:
        """Night has fallen, all go to sleep."""
        self.tell("night_open", night=self.state.night)

    @clause("TW-16.1", "TW-18")
    def say_end(self, faction: str) -> None:
        """Who has won."""
        self.tell("end", faction=faction)
