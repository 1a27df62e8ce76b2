"""TW-14: how a day decides with many players, and with few."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop_lab.engine import Refusal, clause

from .table import ABSTAIN, EXECUTE, SPARE, Village


class Alternatives(Village):
    """TW-14, in the rulebook's order."""

    @clause("TW-14.1")
    def two_finalists(self, suspects: tuple[str, ...]) -> None:
        """The two with most votes speak last words; then the others decide which of them is executed."""
        self.tell("finalists", players=suspects)
        self.last_pleas(suspects)
        self.second_vote(suspects, sides=False)

    @clause("TW-17.3")
    def without_evidence_cards(self, suspects: tuple[str, ...]) -> None:
        """Where the evidence cards are left out, one votes as many players do."""
        self.two_finalists(suspects)

    @clause("TW-14.2")
    def single_suspect(self, suspect: str) -> None:
        """The one with most votes speaks last words; then the others decide: execute, or put it off."""
        self.last_pleas((suspect,))
        self.say_execute_vote(suspect)
        state = self.state
        state.voting = True
        voters = [player for player in state.living if player != suspect]
        votes = self.ask_all(
            dict.fromkeys(voters, (EXECUTE, SPARE)), "execute", self.no_verdict,
            secret=self.rules.second_vote_reveal != "full", suspect=suspect,
        )  # fmt: skip
        self.count_the_verdicts(suspect, votes)

    def last_pleas(self, players: tuple[str, ...]) -> None:
        """Time for a last plea."""
        for player in players:
            self.say_defend(player)
            self.defend(player, "plea")

    def count_the_verdicts(self, suspect: str, votes: dict[str, str]) -> None:
        """Executed if more want it than not; a tie spares."""
        state = self.state
        given = list(votes.values())
        execute, spare = given.count(EXECUTE), given.count(SPARE)
        state.second_votes, state.second_counts = dict(votes), {EXECUTE: execute, SPARE: spare}
        if self.rules.second_vote_reveal == "full":
            state.past_second_votes += tuple([(state.day, voter, choice) for voter, choice in votes.items()])
            for voter, choice in votes.items():
                self.tell("voted", player=voter, vote=choice)
        self.tell("verdict_result", player=suspect, execute=execute, spare=spare)
        if execute > spare or (execute == spare and not self.rules.spare_on_tie):
            self.lynch(suspect)
        else:
            self.say_spared(suspect)

    def no_verdict(self, player: str) -> Iterator[Refusal]:
        """Everybody decides."""
        yield Refusal(ABSTAIN, "TW-14.2", "no_abstention")
