"""The methods of a match widget, and which of its parts carries out each of them.
Each returns the widget, unless it opens something."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from tabletop_lab.engine.core.visibility import MODERATOR

from ..panes.side_panes import SidePanes
from ..sharing.hotseat import Hotseat
from ..sharing.laptop import Laptop
from ..sharing.moderating import Moderating
from ..sharing.script import Cue
from .busy import Thinkers
from .eyes import Eyes
from .lines import Lines
from .playing import Playing

if TYPE_CHECKING:
    from ..panes.compare_pane import ComparePane
    from ..rules.editor import RulesEditor


class Verbs:
    """What code can do with a match widget; mouse and keys call the same methods."""

    laptop: Laptop
    eyes: Eyes
    playing: Playing
    thinkers: Thinkers
    lines: Lines
    panes: SidePanes
    hotseat: Hotseat
    moderating: Moderating

    # --- playing --------------------------------------------------------------------------------------------------

    def click(self, option: object) -> Self:
        """Choose an option (or its label); raises IllegalChoice with the reason and the clause."""
        self.playing.click(option)
        return self

    def undo(self) -> Self:
        """Go back to the last decision of a person (of anybody, where bots play every seat).

        Raises TabletopError at a person's first decision.
        """
        self.playing.undo()
        return self

    def redo(self) -> Self:
        """Go forward to the next decision of a person, or to the end of the branch."""
        self.playing.redo()
        return self

    def goto(self, step: int) -> Self:
        """Go to a step of the present branch, as the history counts them (a shared laptop counts no secret answers)."""
        self.playing.goto(step)
        return self

    def one_step(self) -> Self:
        """Let a bot answer once: the bot of the seat, or the game's first bot for a person."""
        self.playing.let_play("one_step", "decision")
        return self

    def to_end_of_turn(self) -> Self:
        """Let bots play until another seat decides."""
        self.playing.let_play("to_end_of_turn", "turn")
        return self

    def to_end(self) -> Self:
        """Let bots play every seat to the end of the game."""
        self.playing.let_play("to_end", None)
        return self

    def until_human(self) -> Self:
        """Let the seated bots play until a person decides; roll if a chance is asked for."""
        self.playing.until_human()
        return self

    def sit(self, bots: Mapping[str, str]) -> Self:
        """Give seats to bots; '' gives a seat to a person."""
        self.playing.sit(bots)
        return self

    def play_on(self, alone: bool = True) -> Self:
        """Let seated bots play on by themselves after each answer, until a person is asked; False: only when told.

        >>> import tabletop_lab as tl
        >>> player = tl.play(tl.Match("cetkaik", players=2, seed=7)).play_on(False).sit({"P2": "random"})
        >>> player.match.decision.player, player.play_on().match.decision.player
        ('P2', 'P1')
        """
        self.playing.play_on(alone)
        return self

    def let_bots(self, until: str | None, everybody: bool = True) -> Self:
        """Let bots play one 'decision', the 'turn', or on (None).

        Like the buttons, it does not make a notebook wait.
        """
        self.thinkers.let_bots(until, everybody)
        return self

    def watch(self, speed: float | None = None) -> asyncio.Task[None]:
        """Let bots play on, `speed` answers per second, until a person's turn, the end or `stop()`; can be awaited."""
        return self.lines.watch(speed)

    def stop(self) -> Self:
        """Stop the bots that play on or think."""
        self.lines.stop()
        return self

    def ask_chance(self, ask: bool = True) -> Self:
        """From now on ask for every chance (roll, or choose by hand); False: chances are rolled at once."""
        self.lines.ask_chance(ask)
        return self

    def roll(self) -> Self:
        """Roll the chance that is asked for; raises IllegalChoice if none is."""
        self.playing.roll()
        return self

    def choose_chance(self, outcome: object) -> Self:
        """Set the outcome of the chance that is asked for; raises IllegalChoice for an impossible one."""
        self.playing.choose_chance(outcome)
        return self

    def branch(self, name: str = "") -> Self:
        """Go on here as a branch of that name; the whole branch so far is kept under its own name."""
        self.lines.branch(name)
        return self

    def switch(self, name: str) -> Self:
        """Go to the end of another branch."""
        self.lines.switch(name)
        return self

    def rename_branch(self, name: str, old: str = "") -> Self:
        """Give the present branch (or another one) a new name."""
        self.lines.rename_branch(name, old)
        return self

    # --- looking --------------------------------------------------------------------------------------------------

    def see_as(self, viewer: str) -> Self:
        """Show the view of a seat, of "everybody" or of the moderator; it never changes whose decision it is.

        "everybody": only what is public, for a room that looks on (not on a shared laptop, which has its own screens).
        Choosing the person who decides starts following again, if the widget began that way. On a shared laptop the
        handoff screen comes first; for the moderator, the question whether everybody may see everything.
        """
        self.eyes.see_as(viewer)
        return self

    def show_clause(self, clause: str) -> Self:
        """Open a clause of the rulebook in its pane; raises TabletopError for an unknown one."""
        self.panes.show_clause(clause)
        return self

    def show_tab(self, name: str) -> Self:
        """Open a tab at the side: clause, knowledge, branches, seats or keys."""
        self.panes.show_tab(name)
        return self

    def filter_trace(self, player: str = "", clause: str = "") -> Self:
        """Show only the sentences about a seat, or of a clause ("FN-6.2") or chapter ("FN-6"); with neither, all.

        Raises TabletopError for an unknown seat or clause.
        """
        self.panes.filter_trace(player, clause)
        return self

    def edit_rules(self) -> RulesEditor:
        """Open the rules of the match below the board (or close them, if they are open); return their editor."""
        return self.panes.edit_rules(self.eyes.asked)

    def edit_rule(self, clause: str) -> RulesEditor:
        """Open the rules at those that touch a clause; return their editor. TabletopError for an unknown clause."""
        return self.panes.edit_rule(clause)

    def rule_cell(self, clause: str, function: str = "") -> str:
        """Return the `%%rule` cell that edits a clause, to be copied; '' if no function carries it out."""
        return self.panes.rule_cell(clause, function)

    def compare(self, a: str = "", b: str = "", step: int | None = None) -> ComparePane:
        """Show two branches side by side below the board: by default the present one and another.

        Raises TabletopError for an unknown branch.
        """
        return self.panes.compare(a, b, step)

    def close_comparison(self) -> Self:
        """Close the comparison."""
        self.panes.close_comparison()
        return self

    # --- one laptop for several people ----------------------------------------------------------------------------

    def type_talk(self, typed: bool = True) -> Self:
        """Ask for what people say aloud, to be typed in; False leaves it out. The cards are dealt again.

        Around a real table, and where the laptop is passed quickly, it is left out from the beginning. Raises
        IllegalChoice once a player has answered.

        >>> import tabletop_lab as tl
        >>> player = tl.play(tl.Match("tabula_wolves", players=8, seed=7), mode="quick")
        >>> player.match.rules.talk_rounds, player.type_talk().match.rules.talk_rounds
        (0, 2)
        """
        self.hotseat.type_talk(typed)
        return self

    def i_am(self, who: str) -> Self:
        """Show this seat's screen, like the button of the handoff screen; `tl.MODERATOR`: everything, for everybody.

        Raises TabletopError if the laptop is not shared, or another seat has it.
        """
        self.hotseat.i_am(who)
        return self

    def anybody(self, who: str = "") -> Self:
        """Answer an open call, where the whole table is asked: this seat asks for the laptop; '': nobody reacts.

        Raises TabletopError if the table is not asked, or for a seat that is not asked.
        """
        self.hotseat.anybody(who)
        return self

    def done(self) -> Self:
        """Hand the laptop on, for a seat with nothing to decide in this round (an answer hands it on by itself)."""
        if self.laptop.at_table:
            return self.see_as(MODERATOR)
        self.hotseat.done()
        return self

    def hide(self) -> Self:
        """Cover the screen for the seat that has to go on; its question stays open."""
        self.hotseat.hide()
        return self

    def public(self, public: bool = True) -> Self:
        """Show only what everybody may know (for a projector); with False, the moderator's screen again."""
        self.moderating.public(public)
        return self

    def script(self, lang: str | None = None) -> list[Cue]:
        """Return what to say aloud and to show by hand now, as the screen shows it."""
        return self.moderating.script(lang)

    def deal(self, holders: Mapping[str, str] | None = None) -> Self:
        """Enter the cards that were dealt by hand: {seat: card or character}; the software deals to the other seats.

        The match starts again with these cards; the old one stays as a branch. Raises ImpossibleChance for an unknown
        seat, card or character, or one of which none is left.
        """
        self.moderating.deal(holders)
        return self

    def enter_cards(self) -> Self:
        """Start again and ask for every seat's card, as the button does."""
        self.moderating.enter_cards()
        return self

    def deal_rest(self) -> Self:
        """Let the software deal to the seats whose cards were not entered."""
        self.moderating.deal_rest()
        return self
