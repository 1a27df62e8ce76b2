"""A match as a dialogue in plain text: the table, the question, numbered options, commands.
No rule is known here: it shows what the match says and passes answers on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from tabletop_lab.engine.core import labels
from tabletop_lab.engine.core.bots import seat_bots
from tabletop_lab.engine.core.errors import IllegalChoice, TabletopError
from tabletop_lab.engine.core.question import NATURE
from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.notebook.words import LANGUAGES, Say, say

LISTED = 24
"""How many options are listed before somebody asks for more."""

MANY = 200
"""How many are listed then."""


class Quit(Exception):
    """Raised when the person wants to stop."""


class Terminal:
    """One match at a terminal; `bots` is {seat: name of a bot}; people at this keyboard play the other seats."""

    def __init__(self, match: Any, bots: Mapping[str, str], lang: str = "en", out: TextIO | None = None) -> None:
        seat_bots(dict(bots), match.game, match.players)  # refuses unknown seats and bots before anything is shown
        self.match, self.bots, self.lang = match, dict(bots), lang
        self.out = out or sys.stdout
        self.viewer: str | None = None
        self._told = 0
        self._shown: set[int] = set()

    @property
    def say(self) -> Say:
        """The messages of the terminal in the present language."""
        return say(self.lang, Path(__file__).parent)

    def write(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    # --- the two ways to use a table -----------------------------------------------------------------------------

    def watch(self) -> None:
        """Play to the end and tell everything that happened; all seats are bots."""
        self.match.run(bots=self.bots)
        self.write(self.match.trace.to_text(self.lang).rstrip())
        self.write()
        self._over()
        self.write(self.say("seed", seed=str(self.match.seed)))

    def talk(self, lines: Iterable[str]) -> None:
        """Ask and answer until somebody quits or the input ends; a person's mistake does not end the dialogue."""
        self.write(self.say("begin"))
        self._go_on()
        for line in lines:
            try:
                self.answer(line.strip())
            except Quit:
                return
            except TabletopError as error:
                self.write(error.text(self.lang))
            except OSError as error:
                self.write(f"{error.filename or ''}: {error.strerror or error}")
            except Exception as error:  # an error in rules that somebody is editing must not end the program
                self.write(self.say("error", error=repr(error)))
            self._prompt()
        self.write()

    def answer(self, line: str) -> None:
        """Carry out one line of input: a command, else an option."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.write(self.say("help")), "?": lambda _: self.write(self.say("help")),
            "quit": self._quit, "q": self._quit, "exit": self._quit,
            "why": self._why, "undo": self._undo, "redo": self._redo,
            "bot": self._bot, "end": self._end, "trace": self._trace, "view": self._view, "save": self._save,
            "clause": self._clause, "lang": self._lang, "options": self._options, "board": lambda _: self._board(),
        }  # fmt: skip
        # An option with the name of a command can be chosen by its number.
        if word.lower() in commands:
            commands[word.lower()](rest.strip())
        else:
            self._choose(line)

    # --- what is shown ---------------------------------------------------------------------------------------------

    def _seen_as(self) -> str | None:
        """Return the viewer that was asked for, else the person who decides."""
        decision = self.match.decision
        if self.viewer is not None or decision is None:
            return self.viewer
        return decision.player if decision.player in self.match.players and decision.player not in self.bots else None

    def _go_on(self) -> None:
        """Let the bots play until a person decides, then show the table and the question."""
        self._go_on_quietly()
        self._prompt()

    def _news(self) -> None:
        """Tell what happened since the last answer, as far as the present viewer may know it."""
        happened, viewer = self.match.trace, self._seen_as()
        for entry in happened[self._told :]:
            if (seen := entry.seen_by(viewer)) is not None:
                cited = f"  [{entry.clauses[0]}]" if entry.clauses else ""
                self.write(f"  {seen.text(self.lang)}{cited}")
        self._told = len(happened)

    def _board(self) -> None:
        self.write()
        self.write(self.match.board_text(self.lang, self._seen_as()).rstrip())

    def _ask(self) -> None:
        decision = self.match.decision
        if decision is None:
            self.write()
            self._over()
            return
        cited = f"   [{' '.join(decision.clauses[:3])}]" if decision.clauses else ""
        self.write()
        prompt = decision.text(self.lang)
        if decision.player in self.bots:
            bot = self.match.words(self.lang).bot(self.bots[decision.player])
            prompt = self.say("bot-decides", player=decision.player, bot=bot, prompt=prompt)
        elif decision.player in self.match.players and decision.player not in prompt:
            prompt = self.say("decides", player=decision.player, prompt=prompt)
        self.write(prompt + cited)
        self._shown = set()
        self._list(enumerate(decision.options, 1), LISTED)

    def _may_see(self) -> bool:
        decision = self.match.decision
        return decision.player not in self.match.players or self._seen_as() in (decision.player, MODERATOR)

    def _numbered(self) -> bool:
        """Return whether numbers are shown before the options; they are not if the options themselves are numbers."""
        return not any(labels.label(o).isdigit() for o in islice(self.match.decision.options, LISTED + 1))

    def _list(self, options: Iterable[tuple[int, Any]], most: int) -> None:
        """List options with their numbers: so many of them; only a number that was shown stands for an option."""
        decision = self.match.decision
        if decision.player not in self.bots and not self._may_see():
            self.write(self.say("not-seen", player=decision.player))
            return
        numbered, rest = self._numbered(), iter(options)
        for i, option in islice(rest, most):
            name, text = labels.label(option), decision.option_text(option, self.lang)
            note = decision.option_note(option, self.lang)
            head = f"{i:>3}  {name}" if numbered else f"  {name:>3}"
            if text.startswith(name):
                head, words = (f"{i:>3}  {text}" if numbered else f"  {text}"), ""
            else:
                words = f"  {text}"
            self.write(f"{head}{words}{'  – ' + note if note else ''}")
            self._shown.add(i)
        if next(rest, None) is not None:
            self.write(self.say("more", count=len(decision.options)))

    def _prompt(self) -> None:
        self.out.write("> ")
        self.out.flush()

    def _over(self) -> None:
        result = self.match.result
        reason = self.match.words(self.lang).value("reason", result.reason) if result.reason else ""
        self.write(self.say("over", reason=reason))
        winners = ", ".join(result.winners)
        self.write(self.say("winner", players=winners) if winners else self.say("no-winner"))
        for player, place in result.places.items():
            self.write(f"  {place}. {player}  {result.scores.get(player, '')}")

    # --- commands --------------------------------------------------------------------------------------------------

    def _choose(self, text: str) -> None:
        decision = self.match.decision
        if decision is not None and self._numbered() and text.isdigit() and 1 <= int(text) <= len(decision.options):
            if int(text) not in self._shown:
                self.write(self.say("not-listed", number=text))
                return
            text = labels.label(decision.options[int(text) - 1])
        self.match.play(text)
        self._go_on_quietly()

    def _go_on_quietly(self) -> None:
        """Continue after an answer: the bots, the news, the table, the question (`talk` then shows the prompt)."""
        decision = self.match.decision
        if decision is not None and decision.player in self.bots:
            self.match.run(bots=self.bots)
        self._news()
        self._board()
        self._ask()

    def _why(self, text: str) -> None:
        decision = self.match.decision
        if decision is None:
            self._over()
            return
        if not self._may_see():
            self.write(self.say("not-seen", player=decision.player))
            return
        refused = decision.refused()
        if text:
            hits = [r for r in refused if text in (r.label, decision.option_text(r.option, self.lang))]
            if not hits:
                try:
                    legal = labels.label(decision.find(text))
                    self.write(self.say("why-legal", option=legal))
                except IllegalChoice:
                    self.write(self.say("no-option", option=text))
                return
            refused = hits
        if not refused:
            self.write(self.say("why-none"))
            return
        self.write(self.say("why-head"))
        for refusal in refused:
            name = decision.option_text(refusal.option, self.lang).removesuffix(".")
            self.write(f"  {name}: {refusal.text(self.lang)}  [{refusal.clause}]")

    def _undo(self, _: str) -> None:
        self._travel(self.match.undo)

    def _redo(self, _: str) -> None:
        self._travel(self.match.redo)

    def _travel(self, step: Callable[[], Any]) -> None:
        """Go to a person's next decision in that direction; if there is none, one step at most."""
        start = self.match.step
        step()
        while self.match.decision is not None and self.match.decision.player in self.bots:
            try:
                step()
            except IllegalChoice:
                self.match.goto(start)
                break
        self._told = len(self.match.trace)
        self.write(self.say("undone", step=self.match.step_for(self._seen_as())))
        self._board()
        self._ask()

    def _bot(self, name: str) -> None:
        decision = self.match.decision
        if decision is not None and decision.player == NATURE:
            self.match.roll()
        else:
            bot = name or next(iter(self.match.game.bots))
            self.match.run(bots=dict.fromkeys(self.match.players, bot), until="decision")
        self._go_on_quietly()

    def _end(self, name: str) -> None:
        bot = name or next(iter(self.match.game.bots))
        self.match.run(bots={player: self.bots.get(player, bot) for player in self.match.players})
        self._go_on_quietly()

    def _trace(self, _: str) -> None:
        self.write(self.match.trace.for_player(self._seen_as()).to_text(self.lang).rstrip())

    def _view(self, viewer: str) -> None:
        viewer = viewer.lower() if viewer.lower() == MODERATOR else viewer.upper() or ""
        self.match.view(viewer or None)  # refuses an unknown seat
        self.viewer = viewer or None
        shown = self.say(f"seen-{viewer}") if viewer == MODERATOR else viewer or self.say("seen-public")
        self.write(self.say("viewed", viewer=shown))
        if viewer == MODERATOR:
            self.write(self.say("seed", seed=str(self.match.seed)))
        self._board()
        self._ask()

    def _save(self, file: str) -> None:
        if not file:
            self.write(self.say("no-command", command="save"))
            return
        self.write(self.say("saved", file=str(self.match.save(file))))

    def _clause(self, name: str) -> None:
        clause = self.match.rulebook(self.lang).find(name.upper())
        self.write("\n".join([f"{clause.id}  {clause.title}", clause.text, *clause.changes]))
        if clause.source:
            self.write(self.say("clause-source", source=clause.source))

    def _lang(self, lang: str) -> None:
        if lang not in LANGUAGES:
            self.write(self.say("no-command", command="lang"))
            return
        self.lang = self.match.lang = lang
        self._board()
        self._ask()

    def _options(self, wanted: str) -> None:
        decision = self.match.decision
        if decision is None:
            self._over()
            return
        words = wanted.lower().split()
        found = (
            (i, option)
            for i, option in enumerate(decision.options, 1)
            if all(
                word in f"{labels.label(option)} {decision.option_text(option, self.lang)}".lower() for word in words
            )
        )
        self._list(found, MANY)

    def _quit(self, _: str) -> None:
        raise Quit
