"""The player widget: one match and everything a person can do with it.
Mouse, keys (`pressed.py`) and code take the same path through here; what is shown stands in `screen.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from tabletop_lab.engine.decision import NATURE
from tabletop_lab.engine.state import MODERATOR

from . import moves
from .branchpane import line_name
from .busy import Busy
from .laptop import Laptop
from .lines import Lines
from .moves import known
from .panes import Panes
from .pointing import Pointing
from .pressed import Presses
from .region import box
from .sharing import Sharing
from .show import display_once
from .ways import LAPTOPS, by_default
from .words import LANGUAGES, say

if TYPE_CHECKING:
    from .board import Board
    from .ruleseditor import RulesEditor

class Player(Presses, Sharing, Lines, Panes, Pointing, Busy):
    """A match with everything around it. Methods return the player, so that they can be chained.

    `board` is the clickable drawing: `player.board.click("4")` is a mouse click on space 4.

    >>> import tabletop_lab as tl
    >>> player = Player(tl.Match("fourteen_nights", players=3, seed=7))
    >>> player.click("2").match.step > player.undo().match.step
    True
    """

    def __init__(
        self,
        match: Any,
        lang: str | None = None,
        viewer: str | None = None,
        bots: str | Mapping[str, str] | None = None,
        laptop: str | None = None,
    ) -> None:
        self.match = match
        self.lang = known(lang or match.lang, LANGUAGES, "lang")
        self.theme = "light"
        self.clause, self.hit = "", ""
        self.message: tuple[str, BaseException | None] = ("", None)
        self._viewer = viewer if viewer is None else known(viewer, (*match.players, MODERATOR), "viewer")
        self._follows, self._followed = viewer is None, match.players[0]
        self.bots = moves.seated(match, {}, bots)
        self.editor: RulesEditor | None = None
        # A notebook may report what was pressed in another thread than the one that runs cells.
        self.lock = RLock()
        how = ("shared" if by_default(match.game) else "alone") if laptop is None else known(laptop, LAPTOPS, "laptop")
        self.laptop = Laptop(self, False)
        self.screen = None
        self.whole = box("ttl-whole-player")
        self._share_as(how)

    @property
    def board(self) -> Board:
        """The clickable drawing; another one for each seat that takes a shared laptop."""
        return self._screen.board

    # --- what a person can do ------------------------------------------------------------------------------------

    def click(self, option: object) -> Player:
        """Choose an option (or its label); raises IllegalChoice with the reason and the clause."""
        self._may_answer()
        return self._act(lambda: self.match.play(option), answers=True)

    def undo(self) -> Player:
        """Back to the last decision of a person (of anybody, when no person decided before)."""
        if self.laptop.covered or self.laptop.private:
            return self.goto(self.laptop.back())
        return self._act(lambda: moves.travel(self.match, self.bots, self.match.undo))

    def redo(self) -> Player:
        """Forward to the next decision of a person, or to the end of the line."""
        if self.laptop.covered or self.laptop.private:
            return self.goto(self.laptop.at + 1)
        return self._act(lambda: moves.travel(self.match, self.bots, self.match.redo))

    def goto(self, step: int) -> Player:
        """To a step of the present line, as the history counts them (a shared laptop counts no secret answers)."""
        if self.laptop.covered or self.laptop.private:
            begins = self.laptop.step_of(step)
            return self._act(lambda: self.match.goto(begins), stop=step)
        return self._act(lambda: self.match.goto(step))

    def one_step(self) -> Player:
        """Let a bot answer once: the bot of the seat, or the game's first bot for a person."""
        self._for_all("one_step")
        return self._act(lambda: moves.let_play(self.match, self.bots, "decision"))

    def to_end_of_turn(self) -> Player:
        """Let bots play until another seat decides."""
        self._for_all("to_end_of_turn")
        return self._act(lambda: moves.let_play(self.match, self.bots, "turn"))

    def to_end(self) -> Player:
        """Let bots play every seat to the end of the game."""
        self._for_all("to_end")
        return self._act(lambda: moves.let_play(self.match, self.bots, None))

    def until_person(self) -> Player:
        """Let the seated bots play until a person decides; roll, when chance is asked for."""
        if self.match.decision is not None and self.match.decision.player == NATURE:
            return self._act(self.match.roll)
        return self._act(lambda: self.match.run(bots=self.bots))

    def sit(self, bots: Mapping[str, str]) -> Player:
        """Put bots on seats; '' makes a seat a person's."""
        after = moves.seated(self.match, self.bots, bots)
        if after == self.bots:  # what the page answers when it is told who sits there
            return self
        if len(self.match.players) - len(after) < 2:  # then nobody is left to hide from
            self._for_all("sit")
        self.bots = after
        self.laptop.arrive()
        return self.refresh()

    def see_as(self, viewer: str) -> Player:
        """See as a seat or as the moderator; never changes whose decision it is.

        Seeing as the person who decides is following again, if the player began that way. On a shared laptop the
        cover comes first; for the moderator the question whether everybody may see.
        """
        known(viewer, (*self.match.players, MODERATOR), "viewer")
        if self.laptop.on:
            if viewer != MODERATOR:
                self.laptop.pass_to(viewer)
            elif self.laptop.face != "moderator":
                self.laptop.ask("everyone")
            return self._renew()
        decision = self.match.decision
        following = self._follows and decision is not None and viewer == decision.player
        self._viewer = None if following else viewer
        return self.refresh()

    def show_clause(self, clause: str) -> Player:
        """Open a clause of the rulebook in its pane; raises TabletopError for an unknown one."""
        self.match.rulebook(self.lang).find(clause)
        self.clause = clause
        return self.show_tab("clause")

    def speak(self, lang: str) -> Player:
        """Switch the language ('en' or 'ko')."""
        self.lang = known(lang, LANGUAGES, "lang")
        if self.editor is not None:
            self.editor.speak(lang)
        return self.refresh()

    def why(self, option: str = "") -> Player:
        """Open (or close) the reasons why other things cannot be chosen; `option` marks one of them."""
        card = self._screen.card
        card.why_open = bool(option) or not card.why_open
        self.hit = option
        return self.refresh()

    def edit_rules(self) -> RulesEditor:
        """Open the rules of the match below the player (close them, when they are open); returns their editor."""
        if self.editor is not None:
            opened = self.editor
            self._close_rules()
            return opened
        self._for_all("edit_rules")
        from .ruleseditor import RulesEditor

        self.comparing = None
        self.editor = RulesEditor(self.match, self.lang, self._viewer, self._take, self._close_rules)
        self._editors = [*self._editors, self.editor]
        self._below(self.editor.frame)
        self.editor.ear.focus(".ttl-rules")
        return self.editor

    def _take(self, match: Any) -> None:
        """The match goes on under other rules."""
        self.match = match
        self._close_rules()
        self._act(lambda: None)

    def _close_rules(self) -> None:
        self.editor = None
        self._below()

    def save(self, path: str | Path | None = None) -> Player:
        """Write the match as a record beside the notebook, and say where."""
        name = f"{self.match.game.name}-{self.match.seed}-{self.seen.step}.yaml"
        saved = self.match.save(path or name)
        self.message = (say(self.lang)("saved", file=str(saved)), None)
        return self.refresh()

    # --- whose eyes ------------------------------------------------------------------------------------------------

    @property
    def seen(self) -> Any:
        """The match as the screen may show it: the match itself, or one seat's side of it when the laptop is shared."""
        return self.laptop.seen()

    @property
    def viewer(self) -> str | None:
        """Whose eyes the player sees with now: those asked for, else the person who decides; None: what is public."""
        if self.laptop.on:
            return self.laptop.viewer
        if self._viewer is not None:
            return self._viewer
        persons = [p for p in self.match.players if p not in self.bots]
        decision = self.match.decision
        if len(persons) == 1:
            return persons[0]
        if decision is None or not persons:
            return MODERATOR
        if decision.player in persons:
            self._followed = decision.player
        return self._followed

    def may_choose(self) -> bool:
        """Whether the present question is open to who looks: not another seat's secret, and not a bot's."""
        decision = self.match.decision
        if self.laptop.covered or self.laptop.private:
            return self.laptop.acts()
        if decision is None or decision.player in self.bots:
            return False
        return decision.player == NATURE or self.viewer in (decision.player, MODERATOR)

    def cited(self) -> tuple[str, ...]:
        """The clauses of the present question, innermost first; at the end those of the last thing that happened."""
        match = self.seen
        if match.decision is not None:
            return tuple(match.decision.clauses)
        entries = match.trace
        return tuple(entries[-1].clauses) if len(entries) else ()

    # --- the match moves ------------------------------------------------------------------------------------------

    def _act(self, action: Callable[[], Any], answers: bool = False, stop: int | None = None) -> Player:
        """Whatever moves the match: what was said about the old step goes away."""
        self.interrupt()
        match, branches = self.match, len(self.match.branches)
        action()
        if self.laptop.on and answers:
            self.laptop.answered()
        elif self.laptop.on and self.laptop.face != "moderator":
            self.laptop.arrive(stop)
        self.clause, self.hit, self.message = "", "", ("", None)
        if self.match is match and len(match.branches) > branches and not self.laptop.private:
            words = say(self.lang)
            self.message = (words("line-kept", branch=line_name(match, list(match.branches)[-1], words)), None)
        if self.screen is not None:
            self.screen.card.why_open = False
        if self.editor is not None:
            self.editor.follow(self.match)
        return self.refresh()

    # --- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> Player:
        """Show the match as it stands: needed only after the match itself was moved by other code."""
        self._show()
        if self.comparing is not None:
            self.comparing.look(self.match, self.viewer, self.lang, self.theme)
        return self

    def show_match(self, match: Any) -> Player:
        """Go on with another match in the same widget: a branch, or the match under edited rules."""
        self.match = match
        return self._act(lambda: None)

    def show(self) -> None:
        """Show the widget in the running cell (nothing happens outside a notebook)."""
        display_once(self, self._bundle)

    def _ipython_display_(self) -> None:
        self.show()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return self._bundle()

    def __repr__(self) -> str:
        if self.laptop.on:
            whose = "before a real table" if self.laptop.at_table else "on a shared laptop"
            return f"Player({self.match.title}, {whose}: {self.laptop.face})"
        return f"Player({self.match!r}, seen as {self.viewer})"
