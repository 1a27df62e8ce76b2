"""The command `tabletop-lab`: opens JupyterLab, or plays and simulates in the terminal.
It only reads arguments and reports errors; every command has its own module."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path

COMMANDS = {
    "play": "play", "simulate": "simulate", "study": "study", "ambiguities": "ambiguities", "report": "report",
    "games": "catalogue", "export": "export", "book": "book", "print": "print_and_play", "animate": "animate",
    "changes": "changes", "questions": "questions", "lab": "lab",
}  # fmt: skip
"""The module of each command: its `parser(tell)` reads the words, its `run(options)` returns the exit code."""
NOBODY_READS = 141
"""The exit code when a reader such as `head` goes away: 128 and the number of SIGPIPE, as of other tools."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0, or 2 for an error that the user can correct (stderr says how).

    It ends quietly when nobody reads on: `tabletop-lab games | head -1`.

    >>> main(["--version"]).__class__.__name__
    tabletop-lab ...
    'int'
    """
    try:
        try:
            return _main(list(sys.argv[1:] if argv is None else argv))
        finally:  # also after --help, which raises SystemExit: what is still in the buffer is written here
            print(end="", flush=True)
    except BrokenPipeError:
        _write_nowhere()
        return NOBODY_READS


def _write_nowhere() -> None:
    """Lead the streams that nobody reads to the null device: Python writes what is left in them when it ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BrokenPipeError:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, stream.fileno())
            os.close(null)


def _main(words: list[str]) -> int:
    from tabletop_lab.cli.parser import asked_language
    from tabletop_lab.engine.core.errors import TabletopError
    from tabletop_lab.engine.language.languages import language, speaking

    with speaking(asked_language(words)):
        try:
            _take_language(words)
            return _run(_take_command(words), words)
        except TabletopError as error:
            print(f"tabletop-lab: {error.text(language()).strip()}", file=sys.stderr)
            return 2
        except OSError as error:
            # Only files that the user named are opened here: name and reason are enough.
            if error.filename is None:
                raise
            print(f"tabletop-lab: {error.filename}: {_reason(error)}", file=sys.stderr)
            return 2
        except KeyboardInterrupt:
            from tabletop_lab.cli.parser import spoken

            print(f"\ntabletop-lab: {spoken()('stopped')}", file=sys.stderr)
            return 130


def _reason(error: OSError) -> str:
    """Why a file cannot be opened, in the person's language; what is rare in the words of the system."""
    from tabletop_lab.cli.parser import spoken

    kinds = {FileNotFoundError: "file-missing", PermissionError: "file-forbidden", IsADirectoryError: "file-folder"}
    return spoken()(kinds[type(error)]) if type(error) in kinds else str(error.strerror)


def _take_language(words: list[str]) -> None:
    """`--lang ko` in front of everything else is for this and for later days; the words lose it.

    Whoever only asks for help changes nothing.
    """
    from tabletop_lab.cli.options import remember_language
    from tabletop_lab.engine.language.languages import language

    option, equals, value = words[0].partition("=") if words else ("", "", "")
    if option == "--lang" and (equals or len(words) > 1):
        chosen = value if equals else words[1]
        if {"-h", "--help"} & set(words):
            language(chosen)
        else:
            remember_language(chosen)
        del words[: 1 if equals else 2]


def _take_command(words: list[str]) -> str:
    """The command, which the words lose; options and files that are there go to the lab, other words are refused."""
    if words and words[0] in COMMANDS:
        return words.pop(0)
    if not words or words[0].startswith("-") or Path(words[0]).exists():
        return "lab"
    from tabletop_lab.engine.core.errors import Fault, TabletopError
    from tabletop_lab.engine.language.localized import in_languages
    from tabletop_lab.notebook.words import say

    near = next(iter(get_close_matches(words[0], COMMANDS, 1, 0.6)), "")

    def make(lang: str) -> Fault:
        tell = say(lang, Path(__file__).parent)
        reason = tell("meant-command", near=near) if near else tell("unknown-command")
        return Fault(words[0][:40], reason, ", ".join(COMMANDS))

    raise TabletopError(in_languages(None, make))


def _run(command: str, words: Sequence[str]) -> int:
    from tabletop_lab.cli.parser import spoken

    if command != "lab":
        module = import_module(f"tabletop_lab.cli.{COMMANDS[command]}")
        code: int = module.run(module.parser(spoken()).parse_args(words))
        return code
    from tabletop_lab.cli import lab

    reader = lab.parser(spoken())
    options, rest = reader.parse_known_args(words)
    if options.version:
        from importlib.metadata import version

        print("tabletop-lab", version("tabletop-lab"))
        return 0
    lab.refuse_unknown(reader, rest)
    return lab.run(options, rest)
