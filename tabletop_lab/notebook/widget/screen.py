"""What the widget shows: its parts, and which of them shows what at the present step.
It changes nothing in the match; `match_widget.py` and its parts do what a person asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import sleep
from typing import Any

from tabletop_lab.engine import Shown
from tabletop_lab.engine.core.presentation import presentation_of
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.glossary import name_in

from .. import markup
from ..may_see import EVERYBODY
from ..panes.branch_pane import BranchPane
from ..panes.clause_pane import ClausePane
from ..panes.hand_pane import HandPane
from ..panes.knowledge_pane import KnowledgePane
from ..panes.mat_pane import MatPane
from ..panes.news_pane import NewsPane, change
from ..panes.trace_filter import TraceFilter
from ..panes.trace_pane import TracePane
from ..rules.rule_copy import known_as
from ..seat_facts import seat_facts
from ..sharing.deal_pane import DealPane
from ..sharing.handoff import LaptopChoice
from ..sharing.script import dealing, just_dealt
from ..sharing.script_card import ScriptCard
from ..sharing.seat_view import NoQuestion
from ..words import Say, say
from .board import Board
from .busy import BusyCard
from .card import Card
from .choices import Choices
from .drawn_sums import DrawnSums
from .faces import Faces
from .history import HistoryBar
from .layout import Layout
from .news import News, news_of
from .parts import Box
from .picture import Picture
from .region import held
from .seats import Seats, are_many
from .session import Do, Session

BREATH = 0.0005
"""Seconds of pause in which the thread that writes to the page can run; else Python's lock would keep it waiting."""


class Screen:
    """All parts of one widget. `do(what, value)` is called for everything that is pressed."""

    def __init__(self, player: Session, do: Do) -> None:
        match = player.match
        self._player, self._seen = player, player.seen
        self.board = Board()
        self.picture, self.sums = Picture(self.board), DrawnSums()
        self._key_shown: Mapping[str, tuple[Any, str]] = {}
        self.faces, self.news, self.hand, self.mat = Faces(), NewsPane(), HandPane(), MatPane()
        self.changed = News()
        self.choices = Choices(lambda name: do("play", name), self.faces)
        self.card = Card(self.choices, do)
        self.history = HistoryBar(
            lambda step: do("goto", str(step)),
            lambda: do("undo"),
            lambda: do("redo"),
        )
        self.trace, self.filter, self.told = TracePane(), TraceFilter(do), Box("ttl-plain")
        self.clause, self.knowledge = ClausePane(), KnowledgePane()
        self.branches = BranchPane(do)
        self.seats = Seats(
            match.players,
            tuple(match.game.bots),
            lambda viewer: do("see", viewer),
            lambda sitting: do("sit", sitting),
        )
        self.seats.add_time(do)
        self.busy = BusyCard(do)
        self.laptop = LaptopChoice(do)
        self.script, self.deal = ScriptCard(), DealPane(do)
        seats, shared = self.seats, player.laptop
        # On a shared laptop, chance and bots answer by themselves; in a round nobody may look out of turn.
        time = (seats.alone, seats.ask, seats.speed) if shared.private else ()
        seats.people.children = (self.laptop.widget, *(part for part in seats.people.children if part not in time))
        self.layout = Layout(self, match.title, do, shared)

    @property
    def seed(self) -> object:
        """What decides the luck, for a screen that may say it."""
        return self._player.match.seed

    def targets(self) -> set[str]:
        """The places of the board that can be chosen now."""
        return {key for key, mark in self.board.state.get("marks", {}).items() if mark == "target"}

    def refresh(self) -> None:
        """Show the match in its present state.

        Board and question come first: they are sent to the page while the rest is computed. Each region is sent once,
        with all its changes.
        """
        with self._player.lock, held(*self.layout.regions):
            with held(self.layout.card):
                self._show_board()
                sleep(BREATH)
                shown = self._show_question()
            self.layout.card.tell()
            sleep(BREATH)
            self._show_rest(shown)

    def _show_board(self) -> None:
        """Show the board as it is now: it is seen first, and a press on it is possible at once."""
        player = self._player
        match = self._seen = player.seen
        self.changed = news_of(match, player.viewer)
        asked = match.decision if player.may_choose() else None
        self.choices.route.follow(asked)
        self.choices.journey.follow(asked, lambda: presentation_of(match.game).journeys(asked.view, asked))
        self._show_picture()

    def _show_question(self) -> str:
        """Show the question and the choices; return the clause that is open."""
        player, words, match = self._player, say(self._player.lang), self._seen
        self.faces.speak(match.game, words, player.theme)
        decision = match.decision
        book = match.rulebook(player.lang)
        shown = player.clause or next((c for c in player.cited() if c in book), "")
        self.layout.arrange(over=decision is None, dense=presentation_of(player.match.game).dense)
        if decision is None:
            self.card.show_over(match, shown, words)
        else:
            self.card.show_decision(decision, match.players, self._aside(words), book, shown, words)
        self._show_choices(words)
        self.card.show_why(decision if player.may_choose() else None, player.hit, words)
        turn = name_in(player.match.game, "turn", words.lang)
        self.card.show_bots(words, decision is not None, player.task is not None, turn)
        return shown

    def _show_rest(self, shown: str) -> None:
        """Show what happened before, the clause, the open tab and the seats."""
        player, words, match = self._player, say(self._player.lang), self._seen
        viewer = player.viewer
        self.show_hand()
        self.show_mat()
        self.history.show(match, words)
        self.clause.show(match, shown, player.cited(), words, known_as(player))
        self.show_trace()
        self.show_tab()
        self.show_seats()
        self.layout.show(match, viewer, words, player.large)
        self.show_busy()

    def _show_picture(self) -> None:
        player, route, far = self._player, self.choices.route, self.choices.journey
        seen, may = self._seen, player.may_choose()
        moves = self.changed.moves
        room = player.room
        if room is not None and room.large:  # at the end of a game little is said of a seat that had much
            many = seen.decision is None or are_many(seat_facts(seen, player.viewer, player.lang))
            room = room.with_seats(len(seen.players), many and self.mat.has(seen, player.viewer))
        self.sums.follow(seen, player.lang, player.theme)
        self.layout.offer_sheet(self.sums.is_offered(room), self.sums.open, say(player.lang))
        if self.sums.show(self.board, room):
            self.seats.row.css = "ttl-seats gone"
            return
        strip = self.picture.show(seen, player.viewer, player.lang, player.theme, may, route, room, moves, far)
        low = "" if room is None else " slim" if room.slim else " brief" if room.brief else ""
        self.seats.row.css = f"ttl-seats{low}{self.seats.crowd}" if strip else "ttl-seats gone"

    def toggle_sheet(self) -> None:
        """Show the score sheet in the place of the board, or the board again."""
        self.sums.open = not self.sums.open
        self.show_room()

    def show_room(self) -> None:
        """Draw the board for the room it has now; nothing else has changed."""
        with self._player.lock, held(*self.layout.regions):
            self._show_picture()
            if self._key() != self._key_shown:
                self.show_trace()

    def _key(self) -> Mapping[str, tuple[Any, str]]:
        """The signs on the board whose names stand beside it: before a projector, where nobody can press them."""
        return self.picture.explained if self._player.large else {}

    def show_route(self) -> None:
        """Show a change of the route; nothing else has changed."""
        player = self._player
        with player.lock, held(self.layout.card):
            if self.choices.route.open:
                self.choices.routed()
            else:
                self._show_choices(say(player.lang))
            self.layout.show_leaving(say(player.lang), player.large)
            self.card.show_note(*player.message, self._seen.step, say(player.lang))
            self.card.show_why(self._seen.decision, player.hit, say(player.lang))
            self._show_picture()

    def show_trace(self) -> None:
        """Show what just happened, or all that happened, as far as the viewer may know it."""
        player, words = self._player, say(self._player.lang)
        self.trace.show(self._seen, player.viewer, words, player.about)
        if self.filter.whole:
            self.trace.widget.value  # noqa: B018 - made now, since its sentences are counted
        self.filter.show(self._seen, player.about, self.clause.shown, self.trace.told, self.trace.all_told, words)
        if not self.filter.whole:
            self._key_shown = self._key()
            self.news.show(self.changed, self._seen, words, self.faces, player.large, self._key_shown)
        self.told.children = (self.trace.widget if self.filter.whole else self.news.widget,)
        self.faces.tell()

    def show_hand(self) -> None:
        """Show the cards of the seat that looks; the moderator sees those of the seat that decides."""
        player, decision = self._player, self._seen.decision
        decider = decision.player if decision is not None and player.viewer == MODERATOR else ""
        seat = player.viewer if player.viewer in self._seen.players else decider
        cards: Sequence[Shown] = ()
        if seat in self._seen.players:
            cards = presentation_of(self._seen.game).hand(self._seen.view(player.viewer), seat)
        self.layout.arrange(holds=bool(cards))
        self.hand.show(str(seat), cards, self.changed.cards, say(player.lang), self.faces)
        self.faces.tell()

    def show_seats(self) -> None:
        """Show the line of seats and who plays them."""
        player, words, decision = self._player, say(self._player.lang), self._seen.decision
        self.seats.show(
            EVERYBODY if player.viewer is None else player.viewer,
            player.viewers,
            decision.player if decision else "",
            player.bots,
            seat_facts(self._seen, player.viewer, player.lang),
            words,
            self._called,
            self._pills(),
            self.mat.has(self._seen, player.viewer),
            self.mat.seat,
        )

    def show_mat(self) -> None:
        """Show what lies before the seat that was opened in the line of seats."""
        player = self._player
        self.mat.show(self._seen, player.viewer, say(player.lang), self.faces)
        self.faces.tell()

    def _pills(self) -> dict[str, str]:
        """For each seat the first of its numbers that have changed, as HTML; the news have all of them."""
        words = self._seen.words(self._player.lang)
        found = {seat: self.changed.of_seat(seat) for seat in self._seen.players}
        return {seat: change(amounts[0], words) for seat, amounts in found.items() if amounts}

    def show_busy(self) -> None:
        """Show who thinks instead of the question, once that has taken a while."""
        player, thinking = self._player, self._player.busy
        if thinking is not None and thinking.shown:
            self.busy.show(thinking, player.match.players, say(player.lang), self._called(thinking.bot))
            self.card.widget.children = (self.busy.widget,)
            seat = player.match.players.index(thinking.player) + 1 if thinking.player else 0
            self.card.widget.css = f"ttl-decide busy{f' seat-{seat}' if seat else ''}"

    def show_tab(self) -> None:
        """Show the open tab; the others are not computed."""
        player, words, tab = self._player, say(self._player.lang), self.layout.tabs.value
        if tab == "knowledge":
            self.knowledge.show(self._seen, player.viewer, words)
        elif tab == "branches":
            self.branches.show(self._seen, words)
        elif tab == "seats":
            private = player.laptop.private or player.viewer is None
            self.laptop.show(player.laptop.how, player.match, private, words)
            self.seats.show_time(player.thinkers.alone, self._seen.chance == "ask", player.speed, words)

    def _aside(self, words: Say) -> str:
        """How the viewer is involved in the decision."""
        player, decider = self._player, self._seen.decision.player
        if decider in player.bots:
            return words("bot-decides", bot=self._called(player.bots[decider]))
        if decider == NATURE or (player.laptop.at_table and player.laptop.private):
            return ""
        if player.viewer is None:
            return words("you-see-everybody")
        if player.viewer == MODERATOR:
            return words("enter-answer" if player.laptop.at_table else "you-see-moderator", player=decider)
        key = "you-are" if player.viewer == decider else "you-see"
        return words(key, player=decider, viewer=player.viewer)

    def _show_choices(self, words: Say) -> None:
        player, decision, card = self._player, self._seen.decision, self.card
        open_to_me = player.may_choose()
        text, error = player.message
        go = ""
        if not open_to_me:
            self.choices.clear()
        if open_to_me:
            self.choices.show(decision, words)
            if decision.player == NATURE:
                go = words("roll")
            elif self.choices.journey.picked:
                go = words("journey-go", place=self.choices.journey.picked)
            elif len(decision.options) == 1:
                text = text or words("only")
            elif player.viewer is None:
                text = text or words("room-answers", player=decision.player)
        elif isinstance(decision, NoQuestion):
            go = words(decision.go) if decision.go else ""
            text = text or (words(decision.how) if decision.how else "")
        elif decision is not None and decision.player in player.bots:
            go = words("bots-mine")
        elif decision is not None:
            key = "others-choice" if decision.open_to(player.viewer) else "hidden-options"
            text = text or words(key, player=decision.player)
        card.show_note(text, error, self._seen.step, words)
        card.go.description = go
        if player.laptop.at_table:
            self._show_table(go, words)
            return
        card.widget.children = (
            card.head,
            card.note,
            *([card.goes] if go else []),
            *([self.layout.below, self.layout.after] if decision is None else [self.choices.widget]),
            *([card.whybox] if open_to_me and decision.player != NATURE else []),
            *([] if player.laptop.private or decision is None else [card.bots]),
        )

    def _show_table(self, go: str, words: Say) -> None:
        """Before a real table: show what to say and do, then who is to be watched, and what they can point at."""
        player, card, decision = self._player, self.card, self._seen.decision
        self.script.show(player.script(), player.laptop.private, words)
        seat = dealing(decision)
        deals, begins = bool(seat), not player.laptop.private and just_dealt(player.match)
        if deals:
            card.head.value = f"<h3>{markup.sentence(words('deal-to', player=seat))}</h3>"
            self.deal.show(decision, words)
        self.deal.again.description = words("enter-cards")
        card.widget.children = (
            self.script.widget,
            card.head,
            card.note,
            *([self.deal.widget] if deals else [card.goes] if go else []),
            *([] if deals else [self.choices.widget]),
            *([self.layout.below, self.layout.after] if decision is None else []),
            *([card.whybox] if player.may_choose() and not deals and decision.player != NATURE else []),
            *([self.deal.again] if begins else []),
        )

    def _called(self, bot: str) -> str:
        """The name of a bot in the language shown."""
        return str(self._player.match.words(self._player.lang).bot(bot))
