"""Reads the words of a command, and says in the person's language what they may be and what is wrong with them."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Collection, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from tabletop_lab.engine.language.languages import LANGUAGES, language
from tabletop_lab.notebook.words import Say, say

_MISTAKES = {
    "missing": re.compile(r"the following arguments are required: (?P<what>.+)"),
    "unknown": re.compile(r"unrecognized arguments: (?P<what>.+)"),
    "no-number": re.compile(r"argument (?P<what>\S+): invalid int value: '(?P<value>.*)'"),
    "no-choice": re.compile(
        r"argument (?P<what>\S+): invalid choice: '(?P<value>.*?)' \(choose from (?P<allowed>.+)\)"
    ),
    "no-value": re.compile(r"argument (?P<what>\S+): expected .+"),
}
"""What argparse says of a mistake, in English; the messages `help-<name>` say it in every language."""


def asked_language(words: Sequence[str]) -> str | None:
    """The language that the words of a command name, wherever it stands among them.

    >>> asked_language(["games", "--lang", "ko"]), asked_language(["--lang=en", "games"]), asked_language(["games"])
    ('ko', 'en', None)
    """
    asked = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    asked += [after for word, after in zip(words, words[1:], strict=False) if word == "--lang"]
    return next((lang for lang in asked if lang in LANGUAGES), None)


def spoken() -> Say:
    """The messages of the command line, in the language that everything speaks."""
    return say(language(), Path(__file__).parent)


def begin(tell: Say) -> None:
    """Say on stderr that work has begun, for commands that can take more than a few seconds."""
    print(f"tabletop-lab: {tell('begun')}", file=sys.stderr, flush=True)


class Parser(argparse.ArgumentParser):
    """A parser for `tabletop-lab NAME`: its description is the message `help-NAME`."""

    def __init__(self, name: str, tell: Say | None = None, **more: Any) -> None:
        self.tell, self._name = tell or spoken(), name or "lab"
        super().__init__(
            prog=f"tabletop-lab {name}".strip(),
            description=self.tell(f"help-{self._name}"),
            add_help=False,
            **more,
        )
        self._positionals.title = self.tell("help-positionals")
        self._optionals.title = self.tell("help-options")
        self.add_argument("-h", "--help", action="help", help=self.tell("help-help"))

    def add(self, *names: str, said: str = "", **more: Any) -> None:
        """Add an option; its help is the message `help-<command>-<option>`, or that which is named."""
        own = said or f"{self._name}-{names[-1].lstrip('-')}"
        self.add_argument(*names, help=self.tell(f"help-{own}"), **more)

    def format_usage(self) -> str:
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups, self.tell("help-usage") + " ")
        return formatter.format_help()

    def format_help(self) -> str:
        text = super().format_help()
        return self.format_usage() + text[text.index("\n\n") + 1 :]

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with 2; for an option that is not known, with the nearest one."""
        if (found := _MISTAKES["unknown"].fullmatch(message)) and found["what"].startswith("-"):
            self.unknown(found["what"].split()[0].partition("=")[0])
        for name, pattern in _MISTAKES.items():
            if found := pattern.fullmatch(message):
                facts = {"value": "", "allowed": "", **found.groupdict()}
                facts["allowed"] = facts["allowed"].replace("'", "")  # newer Pythons write no quotation marks
                message = self.tell(f"help-{name}", **facts)
                break
        self._refuse(message)

    def unknown(self, option: str, others: Collection[str] = ()) -> NoReturn:
        """Refuse an option, with the nearest of this command's and of `others`."""
        own = [name for action in self._actions for name in action.option_strings]
        near = next(iter(get_close_matches(option, [*own, *others], 1, 0.6)), "")
        self._refuse(self.tell("help-meant" if near else "help-unknown", what=option, near=near))

    def _refuse(self, message: str) -> NoReturn:
        print(f"{self.format_usage()}{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)
