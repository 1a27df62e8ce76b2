"""TW-11, TW-12.1, TW-13: the first vote, the suspects and their evidence, the second vote and the lynching."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from tabletop_lab.engine import Places, Refusal, clause, sort_key

from .table import ABSTAIN, FOOTPRINT, FUR, Village, each_but_oneself


class Votes(Village):
    """TW-11 to TW-13, in the rulebook's order."""

    # --- TW-11: the first vote ----------------------------------------------------------------------------------------

    @clause("TW-11.2", "TW-11.4")
    def first_vote(self) -> None:
        """Everybody lays their own token before a living player; all at the same time."""
        state = self.state
        self.say_first_vote()
        votes = self.ask_for_tokens("first_vote", self.state.living)
        counts = self.lay_the_tokens(votes)
        wanted = 1 if self.procedure == "single_suspect" else 2
        self.name_the_suspects(counts, wanted)
        self.take_the_tokens_back()
        state.phase = "verdict"

    def ask_for_tokens(self, name: str, candidates: tuple[str, ...]) -> dict[str, str]:
        """Before whom each voter lays the token: {voter: candidate}."""
        ghosts_vote = self.state.ghosts and self.rules.ghosts_vote_first
        return self.votes_of(self.ghosts_vote_too() if ghosts_vote else self.state.living, name, candidates)

    @clause("TW-15.2", "TW-17.2")
    def ghosts_vote_too(self) -> tuple[str, ...]:
        """The one time when ghosts take part; it is a matter of choice."""
        self.tell("ghosts_vote", players=tuple(sorted(self.state.ghosts, key=sort_key)))
        return self.players

    def votes_of(self, voters: tuple[str, ...], name: str, candidates: tuple[str, ...]) -> dict[str, str]:
        """All these vote at the same time."""
        rules = self.rules
        if rules.first_vote_ghost_target and candidates == self.state.living:
            candidates = self.players
        options = self.candidates(voters, candidates)
        if len(candidates) == 1:  # nobody but the only candidate may be left to vote
            options = {voter: choice for voter, choice in options.items() if choice}
        return self.ask_all(
            options, name, lambda voter: self.no_candidates(voter, options[voter], candidates),
            secret=rules.first_vote_reveal != "full",
        )  # fmt: skip

    @clause("TW-11.4")
    def candidates(self, voters: tuple[str, ...], candidates: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Each voter may choose any of these but oneself; other readings allow oneself, and keeping the token."""
        itself = self.rules.first_vote_self
        options = dict.fromkeys(voters, candidates) if itself else dict(each_but_oneself(voters, candidates))
        if self.rules.first_vote_abstain:
            return {voter: (*choice, ABSTAIN) for voter, choice in options.items()}
        return options

    def no_candidates(self, player: str, own: Collection[str], candidates: Collection[str]) -> Iterator[Refusal]:
        """Before whom no token may be laid. `own`: whom this player may choose, of all the candidates."""
        for ghost in sorted(self.state.ghosts, key=sort_key):
            if ghost not in own and ghost not in candidates:
                yield Refusal(ghost, "TW-15.4", "a_ghost", target=ghost)
        for other in self.state.living:
            if other not in candidates:
                yield Refusal(other, "TW-17.3", "not_tied", target=other)
        if player in candidates and player not in own:
            yield Refusal(player, "TW-11.4", "yourself")
        if ABSTAIN not in own:
            yield Refusal(ABSTAIN, "TW-11.2", "no_abstention")

    @clause("TW-11.3")
    def lay_the_tokens(self, votes: dict[str, str]) -> dict[str, int]:
        """How many tokens lie before whom is public, not who laid them there."""
        state, rules = self.state, self.rules
        counts = self.no_tokens.copy()
        for choice in votes.values():
            counts[choice] += 1
        del counts[ABSTAIN]
        state.first_votes, state.tokens_laid, day = votes, counts, state.day
        laid = [(day, player, tokens) for player, tokens in counts.items() if tokens]
        state.past_counts += tuple(laid)
        if rules.first_vote_reveal == "full":
            for voter, choice in votes.items():
                self.tell("voted", player=voter, vote=choice)
        if rules.first_vote_reveal != "suspects_only":
            for _, player, tokens in laid:
                self.say_first_vote_result(player, tokens)
        return counts

    @clause("TW-11.5")
    def name_the_suspects(self, counts: Mapping[str, int], wanted: int) -> None:
        """Those with most tokens; of more who are tied, the nearest clockwise from the Welcome token."""
        state = self.state
        wanted = min(wanted, len(state.living))
        state.suspects = self.ranked(counts, wanted)
        state.past_suspects += ((state.day, state.suspects),)
        if self.everybody_sees_that_the_nearest_are_taken(counts, wanted):
            self.the_nearest_are_suspects()
        else:
            self.tell_the_suspects()

    @clause("TW-11.5", "TW-11.6")
    def the_nearest_are_suspects(self) -> None:
        """A tie was broken by the distance."""
        self.tell("nearest_first", to=self.distance_counts_from)
        self.tell_the_suspects()

    @property
    def distance_counts_from(self) -> str:
        """The "Welcome!" token, or the moderator's place."""
        return "moderator" if self.ties == "moderator_clockwise" else "token"

    def tell_the_suspects(self) -> None:
        """By rank."""
        for player in self.state.suspects:
            self.tell("suspect", player=player)

    def everybody_sees_that_the_nearest_are_taken(self, counts: Mapping[str, int], wanted: int) -> bool:
        """Whether there was a tie that the distance breaks; where the counts are secret nobody may know of it."""
        if self.ties in ("revote_then_random", "random") or self.rules.first_vote_reveal == "suspects_only":
            return False
        ahead, tied = self.ahead_and_tied(self.state.living, counts, wanted)
        return len(ahead) + len(tied) > wanted

    def ranked(self, counts: Mapping[str, int], wanted: int) -> tuple[str, ...]:
        """The suspects by rank. A ghost is never one, whatever lies before it."""
        ahead, tied = self.ahead_and_tied(self.state.living, counts, wanted)
        if len(ahead) + len(tied) > wanted:
            if wanted == 2 and self.rules.suspect_tie_rule == "pool_then_token":
                ahead, tied = [], ahead + tied
            tied = self.break_the_tie(tied, wanted - len(ahead))
        return (*ahead, *tied)

    def ahead_and_tied(
        self, players: tuple[str, ...], counts: Mapping[str, int], wanted: int
    ) -> tuple[list[str], list[str]]:
        """Who has more tokens than the last that is wanted, and who has as many; nobody's tokens come last."""
        order = self.nearest(players)
        order.sort(key=counts.__getitem__, reverse=True)
        tokens = list(map(counts.__getitem__, order))
        last = tokens[wanted - 1]
        first = tokens.index(last)
        return order[:first], order[first : first + tokens.count(last)]

    def break_the_tie(self, tied: list[str], places: int) -> list[str]:
        """Some of those who are tied: the nearest, by another vote, or by lot."""
        if self.ties == "revote_then_random":
            return self.vote_again(tuple(tied), places)
        return self.by_lot(tied, places) if self.ties == "random" else self.nearest(tied)[:places]

    @clause("TW-17.3")
    def vote_again(self, tied: tuple[str, ...], places: int) -> list[str]:
        """Once more among the tied only; what is still tied then is decided by lot."""
        tied = tuple(sorted(tied, key=self.seat.__getitem__))
        self.tell("vote_again", players=tied)
        votes = list(self.ask_for_tokens("vote_again", tied).values())
        ahead, level = self.ahead_and_tied(tied, {player: votes.count(player) for player in tied}, places)
        free = places - len(ahead)
        return [*ahead, *(level if len(level) == free else self.by_lot(level, free))]

    @clause("TW-17.3")
    def by_lot(self, tied: list[str], places: int) -> list[str]:
        """At random."""
        rest = sorted(tied, key=self.seat.__getitem__)
        for _ in range(places):
            rest.remove(self.roll("tie", tuple(rest)))
        return self.nearest([player for player in tied if player not in rest])

    @clause("TW-11.6")
    def nearest(self, players: Iterable[str]) -> list[str]:
        """Clockwise, the nearest first; two seats are never equally far."""
        return sorted(players, key=self.distance_from[self.place()].__getitem__)

    @clause("TW-11.6")
    def place(self) -> str:
        """Where one counts from: the seat with the Welcome token, or '' for the moderator's place."""
        return "" if self.ties == "moderator_clockwise" else self.state.token

    @clause("TW-11.7")
    def take_the_tokens_back(self) -> None:
        """Everybody takes the token back."""
        if self.rules.use_vote_tokens:
            self.tell("tokens_back")

    # --- TW-12, TW-13: evidence, the second vote, the lynching -------------------------------------------------------

    def verdict(self) -> None:
        """Which suspect is lynched, by the procedure of the day; then night falls or the game ends."""
        suspects = self.state.suspects
        if self.procedure == "single_suspect":
            self.single_suspect(suspects[0])
        else:
            self.one_of_them_is_lynched(suspects)
        self.close_the_day()

    @clause("TW-10.1")
    def one_of_them_is_lynched(self, suspects: tuple[str, ...]) -> None:
        """No such day passes without a lynching."""
        if self.procedure == "two_finalists":
            self.two_finalists(suspects)
        elif not self.rules.use_evidence_cards:
            self.without_evidence_cards(suspects)
        else:
            self.two_rounds(suspects)

    def two_rounds(self, suspects: tuple[str, ...]) -> None:
        """Evidence, defence, the second vote."""
        self.lay_the_evidence(suspects)
        order = tuple(self.state.evidence)
        self.defence(order)
        self.second_vote(order, sides=self.rules.use_vote_tokens)

    @clause("TW-12.1")
    def lay_the_evidence(self, suspects: tuple[str, ...]) -> None:
        """Fur before the first suspect, the footprint before the second: markers without further meaning."""
        order = suspects
        if self.rules.evidence_order == "random" and len(suspects) == 2:
            first = self.roll("evidence", tuple(sorted(suspects, key=sort_key)))
            order = (first, *[player for player in suspects if player != first])
        if len(order) == 2:
            self.state.evidence = {order[0]: FUR, order[1]: FOOTPRINT}
            self.say_evidence(*order)
        else:
            self.state.evidence = {order[0]: FUR}

    @clause("TW-13.1")
    def second_vote(self, suspects: tuple[str, ...], sides: bool) -> None:
        """The living but for the suspects choose, secretly and at the same time; all hands are lifted at once."""
        self.say_second_vote(sides)
        self.state.voting = True
        votes = self.ask_for_sides(suspects, sides)
        self.say_hands_off(sides)
        self.lynch(self.most_votes(suspects, votes, sides))

    @clause("TW-13.2")
    def ask_for_sides(self, suspects: tuple[str, ...], sides: bool) -> dict[str, str]:
        """For whom each voter is: {voter: suspect}. Tokens show a side, papers a name."""
        state = self.state
        means = {FUR: suspects[0], FOOTPRINT: suspects[-1]} if sides else {player: player for player in suspects}
        options = Places((FOOTPRINT, FUR)) if sides else tuple(sorted(suspects, key=sort_key))
        voters = [player for player in state.living if player not in suspects]
        chosen = self.ask_all(
            dict.fromkeys(voters, options), "second_vote", lambda _: self.no_second_vote(suspects, sides),
            secret=self.rules.second_vote_reveal != "full", first=suspects[0], second=suspects[-1],
            sides=sides,
        )  # fmt: skip
        return {voter: means[choice] for voter, choice in chosen.items()}

    def no_second_vote(self, suspects: tuple[str, ...], sides: bool) -> Iterator[Refusal]:
        """Every token shows a side, and a side stands for a suspect; without tokens a suspect is named."""
        yield Refusal(ABSTAIN, "TW-13.2", "no_abstention")
        by = "TW-13.2" if sides else "TW-14.1" if self.rules.use_vote_tokens else "TW-17.1"
        for player in self.players:
            if player not in suspects:
                yield Refusal(player, by, "no_suspect", target=player)
            elif sides:
                yield Refusal(player, by, "choose_the_side", target=player, side=self.state.evidence[player])
        for side in () if sides else (FUR, FOOTPRINT):
            yield Refusal(side, by, "no_sides", players=suspects)

    @clause("TW-13.3")
    def most_votes(self, suspects: tuple[str, ...], votes: dict[str, str], sides: bool) -> str:
        """More votes; in a tie, who sits nearest clockwise from the Welcome token."""
        counts = self.show_the_votes(suspects, votes)
        tied = self.with_most(counts)
        if len(tied) > 1 and self.ties == "revote_then_random":
            self.tell("vote_again", players=suspects)
            tied = self.with_most(self.show_the_votes(suspects, self.ask_for_sides(suspects, sides)))
        if len(tied) > 1 and self.ties in ("revote_then_random", "random"):
            return self.by_lot(tied, 1)[0]
        if len(tied) > 1:
            self.tell("nearest_lynched", to=self.distance_counts_from)
        return self.nearest(tied)[0]

    @staticmethod
    def with_most(counts: Mapping[str, int]) -> list[str]:
        """Who has most votes."""
        most = max(counts.values())
        return [player for player, votes in counts.items() if votes == most]

    def show_the_votes(self, suspects: tuple[str, ...], votes: dict[str, str]) -> dict[str, int]:
        """Lifted hands show who chose what, or by another reading only how many."""
        state = self.state
        given, day = list(votes.values()), state.day
        counts = {player: given.count(player) for player in suspects}
        state.second_votes, state.second_counts = votes, counts
        if self.rules.second_vote_reveal == "full":
            state.past_second_votes += tuple([(day, voter, choice) for voter, choice in votes.items()])
            for voter, choice in votes.items():
                self.tell("voted", player=voter, vote=choice)
        for player, votes_for in counts.items():
            self.tell("second_vote_result", player=player, votes=votes_for)
        return counts

    @clause("TW-13.4", "TW-15.1")
    def lynch(self, player: str) -> None:
        """The ghost card for the lynched; nothing else is set off, and the Welcome token does not move."""
        state = self.state
        self.dies(player, f"day {state.day}")
        self.say_lynched(player)
        self.tell("ghost_card", player=player)
        self.becomes_a_ghost(player)
        self.the_end_has_come()

    @clause("TW-13.5")
    def close_the_day(self) -> None:
        """Evidence goes back; the end is announced, or the next night falls (TW-13.6)."""
        state = self.state
        state.suspects, state.evidence, state.voting = (), {}, False
        if not state.winner and state.day >= self.rules.max_days:
            state.winner = "nobody"
        if state.winner:
            self.announce_the_end()
        else:
            state.phase = "night"
