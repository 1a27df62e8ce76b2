"""The rule editor: the rules of a match as a form, and the match under the new rules.
Mouse, keys and code call the same methods; `form.py` and `divergence_pane.py` show the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from tabletop_lab.engine.core.errors import Fault, InvalidRules, TabletopError, echo
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.engine.language.languages import known_language, language
from tabletop_lab.figures.style import THEMES

from ..may_see import EVERYBODY, may_see_a_replay
from ..show import display_again, display_once, live
from ..widget.event_bridge import EventBridge
from ..widget.moves import known
from ..widget.region import box, close
from ..words import say, wrong
from .divergence_pane import DivergencePane
from .draft import Draft, RuleTexts
from .form import Form, changes_table

CHOICES = ("continue", "old line", "keep", "form")
"""What can be done after the new rules were tried on the match."""
NEW_LINE, OLD_LINE = "new rules", "old rules"


class RulesEditor:
    """The rules of one match, to read and change. Methods return the editor, so that they can be chained.

    `match` is the present match: `apply` tries the new rules on it, `choose` decides whether it goes on under them.
    `divergence` is where the two matches first differ (None before `apply`, and if nothing differs).

    >>> import tabletop_lab as tl
    >>> match = tl.Match("fourteen_nights", players=4, seed=7).run(until=38)
    >>> editor = RulesEditor(match).set("adjacency", "ring").apply()
    >>> editor.divergence.kind, editor.choose("continue").match.rules.adjacency
    ('illegal', 'ring')
    """

    def __init__(
        self,
        match: Any,
        lang: str | None = None,
        viewer: str | None = None,
        on_match: Callable[[Any], None] | None = None,
        on_close: Callable[[], None] | None = None,
    ) -> None:
        self.match = match
        self.lang = known_language(lang or match.lang)
        self.viewer = viewer if viewer is None else known(viewer, (*match.players, EVERYBODY, MODERATOR), "viewer")
        self.theme = "light"
        self.proposal: Any = None
        self.divergence: Any = None
        self.wanted, self.only_changed, self.clause, self.done = "", False, "", ""
        self._error: BaseException | None = None
        self._on_match, self._on_close = on_match, on_close
        self.draft = Draft(match)
        self._texts = RuleTexts(match, say(self.lang))
        self.form = Form(self.draft, self._texts, self._pressed, closes=on_close is not None)
        self.pane = DivergencePane(self._pressed)
        self.bridge = EventBridge(self._heard)
        self.frame = box("ttl", self.form.widget, self.bridge)
        self.refresh()

    # --- what a person can do ------------------------------------------------------------------------------------

    def set(self, field: str, value: Any) -> RulesEditor:
        """Change one value; if it is wrong, `faults` lists it and the form shows it at the field.

        Raises InvalidRules only for a field that does not exist.
        """
        self.draft.set(field, value)
        return self._edited()

    def reset(self, field: str | None = None) -> RulesEditor:
        """Set one value, or all of them, back to the preset."""
        self.draft.reset(field)
        return self._edited()

    def preset(self, name: str) -> RulesEditor:
        """Take all values from a preset of the game."""
        self.draft.choose(name)
        return self._edited()

    def search(self, wanted: str) -> RulesEditor:
        """Show only the rules that contain some words or belong to a clause such as FN-6.2; '' shows all."""
        self._look_for(wanted)
        display_again(self, self._repr_mimebundle_)  # what was searched for is what is saved
        return self

    def _look_for(self, wanted: str) -> RulesEditor:
        self.wanted = wanted
        return self.refresh()

    def only(self, changed: bool = True) -> RulesEditor:
        """Show only the values that differ from the preset, or all of them."""
        self.only_changed = changed
        return self.refresh()

    def show_clause(self, clause: str) -> RulesEditor:
        """Open a clause of the rulebook; '' closes it. Raises TabletopError for an unknown one."""
        if clause:
            self._texts.book.find(clause)
        self.clause = clause
        return self.refresh()

    def speak(self, lang: str) -> RulesEditor:
        """Switch the language ('en' or 'ko'), for what is opened from now on too (`tl.language`)."""
        self.lang = language(lang)
        return self.refresh()

    def apply(self) -> RulesEditor:
        """Play the same answers under the new rules and show what changes; `match` changes only with `choose`.

        Raises InvalidRules with everything that is wrong, TabletopError for a seat from which something is hidden.
        """
        if self.viewer is not None:
            may_see_a_replay(self.match, self.viewer, "apply", self.lang)
        if self.draft.faults:
            raise InvalidRules(*self.draft.faults)
        new, self.divergence = self.match.with_rules({name: self.draft.values[name] for name in self.draft.news()})
        self._error, self.clause = None, ""
        if self.divergence is not None:
            # These branches have no name given by a person: each language has its own name for them.
            new.branch_name = NEW_LINE
            new.unnamed.add(NEW_LINE)
            new.add_branch(self.match, OLD_LINE, named=False)
        self.proposal = new
        self.refresh()
        self.bridge.focus(".ttl-headline")
        return self

    def choose(self, what: str) -> RulesEditor:
        """Continue under the new rules after `apply`, return to the 'old line', 'keep' the old rules, or the 'form'."""
        known(what, CHOICES, "choice")
        new, words = self.proposal, self._texts.say
        if new is None:
            raise TabletopError(wrong("nothing_tried", "choose", self.lang, "apply()"))
        self.proposal, found, self.clause, self.done = None, self.divergence, "", ""
        self.divergence = None
        if what == "old line" and found is not None:
            new.switch(OLD_LINE)
        if what in ("continue", "old line"):
            self.match = new
            self.done = escape(words("rules-done" if what == "continue" else "rules-done-old", step=new.step))
        if what != "form":
            self.draft.start(self.match.rules)
        self.refresh()
        if self.match is new and self._on_match is not None:
            self._on_match(new)
        self.bridge.focus(".ttl-rules")
        return self

    def follow(self, match: Any) -> RulesEditor:
        """Follow the match after it was moved elsewhere: the result of `apply` is dropped, the values stay."""
        if match is not self.match and match.rules != self.match.rules:
            self.draft.start(match.rules)
        self.match, self.proposal, self.divergence = match, None, None
        return self.refresh()

    def close(self) -> RulesEditor:
        """Leave the editor, if it was opened by something else."""
        if self._on_close is not None:
            self._on_close()
        return self

    def close_widgets(self) -> None:
        """Close the widgets, so that the page forgets what was shown here."""
        close(self.frame, self.form.widget, self.pane.region)

    @property
    def faults(self) -> list[Fault]:
        """List what is wrong with the present values."""
        return list(self.draft.faults)

    @property
    def found(self) -> list[str]:
        """List the parameters shown: all of them, or those that the search and 'only changed' leave."""
        return [name for name, field in self.form.fields.items() if field.visible]

    def press(self, key: str) -> RulesEditor:
        """Press a key while the focus is on the editor: 'ctrl+Enter' applies, 'Escape' goes back."""
        if key == "ctrl+Enter" and not self.form.apply.disabled and self.proposal is None:
            self.apply()
        elif key == "Escape":
            self._back("")
        return self

    # --- reports from mouse and keys -----------------------------------------------------------------------------

    def _heard(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "do":
            self._pressed(str(message["what"]), message["with"])
        elif message["type"] == "theme" and message["theme"] in THEMES and message["theme"] != self.theme:
            self.theme = str(message["theme"])
            self._ui(self.refresh)

    def _pressed(self, what: str, value: Any) -> None:
        acts: dict[str, Callable[[], Any]] = {
            "set": lambda: self.set(*value),
            "reset": lambda: self.reset(value),
            "reset all": self.reset,
            "preset": lambda: self.preset(value),
            "search": lambda: self._look_for(value),
            "clear": lambda: self.only(False)._look_for(""),
            "only": lambda: self.only(value),
            "lang": lambda: self.speak(value),
            "clause": lambda: self.show_clause("" if value == self.clause else value),
            "apply": self._apply_pressed,
            "choose": lambda: self.choose(value),
            "back": lambda: self._back(value),
            "close": self.close,
        }
        self._ui(acts[what])

    def _ui(self, action: Callable[[], Any]) -> None:
        """Do what a person asked for; their mistakes are shown in the form; any other error is also raised."""
        self._error = None
        try:
            action()
        except TabletopError as error:
            self._error = error
            self.refresh()
        except Exception as error:
            self._error = error
            self.refresh()
            raise

    def _apply_pressed(self) -> None:
        """Apply, or show why that is impossible."""
        if self.proposal is not None:
            return
        if self.draft.faults:
            self.bridge.focus(".ttl-msg")
        elif self.draft.news():
            self.form.reason.value = f"<span>{escape(self._texts.say('rules-busy', count=self.match.step))}</span>"
            self.apply()

    def _back(self, where: str) -> None:
        """Go one step back: from the panel to the form, else close what is open."""
        if self.proposal is not None:
            self.choose("form")
        elif self.clause:
            self.show_clause("")
        elif where == "field":
            return
        elif self.wanted or self.only_changed:
            self.only(False)._look_for("")
        else:
            self.close()

    # --- showing --------------------------------------------------------------------------------------------------

    def _edited(self) -> RulesEditor:
        """Drop the result of `apply`: the values have changed since."""
        self.proposal = self.divergence = None
        self.done = ""
        return self.refresh()

    def refresh(self) -> RulesEditor:
        """Show everything in its present state."""
        if self._texts.say.lang != self.lang:
            self._texts = RuleTexts(self.match, say(self.lang))
        texts = self._texts
        if self.proposal is not None:
            self.frame.children = (self.pane.region, self.bridge)
            named = {"role": "region", "aria-label": texts.say("div-region"), "tabindex": "-1", "lang": self.lang}
            self.bridge.aria = {".ttl-div": named}
            eyes = None if self.viewer == EVERYBODY else self.viewer  # else nothing is hidden from anybody
            self.pane.show(self.match, self.proposal, self.divergence, texts, eyes, self.theme, self.clause)
            return self
        done = self.done if self._error is None else self._said(self._error)
        stands = texts.say("rules-stands", step=self.match.step)
        self.form.show(texts, self.title, stands, self.wanted, self.only_changed, self.clause, done)
        self.frame.children = (self.form.widget, self.bridge)
        self.bridge.aria = self.form.aria(texts)
        return self

    def _said(self, error: BaseException) -> str:
        """Return an error as the form shows it: what a person can correct, or what failed in the rules."""
        if isinstance(error, TabletopError):
            return "<br>".join(f"<b>{escape(self._sentence(fault), quote=False)}</b>" for fault in error.faults)
        head = escape(self._texts.say("error-rule"))
        return f"<b>{head}</b> <code>{escape(echo(error), quote=False)}</code>"

    def _sentence(self, fault: Fault) -> str:
        """Return an error found while applying the rules, in the editor's language if there is a message for it."""
        if fault.others or not fault.kind:
            return str(fault.localized(self.lang))
        return self._texts.fault(fault, self.draft.values.get(fault.where, ""))

    @property
    def title(self) -> str:
        """The game's title in the language of the editor."""
        return str(self.match.game.title.get(self.lang) or self.match.title)

    def show(self) -> None:
        """Show the editor in the running cell (nothing happens outside a notebook)."""
        display_once(self, self._repr_mimebundle_)

    def _ipython_display_(self) -> None:
        self.show()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """Return the live form; for readers without a kernel, what was changed or searched for as a table."""
        changed = self.draft.changed()
        shown = [*changed, *(name for name in self.found if self.wanted and name not in changed)]
        table = changes_table(self._texts, self.draft, shown)
        head = escape(self._texts.say("rules-of", title=self.title), quote=False)
        return {**live(self.frame), "text/html": f"<h3>{head}</h3>{table}", "text/plain": repr(self)}

    def __repr__(self) -> str:
        changes = ", ".join(f"{name}={self.draft.values[name]!r}" for name in self.draft.changed())
        return f"RulesEditor({self.match.game.name}: {changes or 'nothing changed'})"
