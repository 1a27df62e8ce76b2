"""Match records: one YAML format for saved games, worked examples, shared edge cases and regression tests.

Loading executes nothing and trusts nothing, unless the user says that the edited rules in a record may run; saving
writes a new file and then renames it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from ..core.errors import Fault, InvalidPosition, InvalidRecord, RuleError, TabletopError, echo, shortened
from ..core.ordinary_files import TooLarge, read_file
from ..core.plainly import plainly
from ..core.question import NATURE
from ..edits import in_records
from ..language.asked_files import code_of, not_written, reason, write_file
from ..language.localized import in_languages, localized
from ..language.messages import engine_words
from . import yaml_text
from .expect import check_expectations
from .record_reading import RAW, VERSION, Reading

if TYPE_CHECKING:
    from .match import Match


def to_text(match: Match) -> str:
    """The record of a match: how it was set up and every answer up to the present step.

    Where several choose at the same time, answers that were given before their turn come last.
    """
    record: dict[str, Any] = {"version": VERSION, "game": match.game.name}
    if match._title:
        record["title"] = match._title
    record |= {"players": len(match.players), "seed": match.seed}
    if rules := match.rules.differences():
        record["rules"] = rules
    if match.variant is not None:
        record["edits"] = in_records.to_plain(match.variant)
    if match.position:
        record["position"] = _plain(match.position)
    given = [*match.answers, *match.given_early]
    play = [{a.name if a.player == NATURE else f"{a.player} {a.name}": a.label} for a in given]
    head = yaml.dump(record, Dumper=in_records.Dumper, allow_unicode=True, sort_keys=False, width=120)
    return head + yaml.safe_dump({"play": play}, allow_unicode=True, sort_keys=False, width=120)


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _plain(v) for k, v in value.items()}
    return [_plain(v) for v in value] if isinstance(value, tuple | list) else value


def save(match: Match, path: str | Path) -> Path:
    """Write the record; the old file is replaced only when the new one is complete (see files.py)."""
    path = _as_path(path, TabletopError)
    try:
        text = to_text(match)
    except (ValueError, yaml.YAMLError) as error:
        raise TabletopError(not_written(path, error, match.lang)) from None
    return write_file(path, text, match.lang)


def _as_path(given: object, error: type[TabletopError]) -> Path:
    """A path of a text or of a path of any kind; what only looks like one is told."""
    try:
        return Path(plainly(given))
    except Exception:
        raise error(localized("no_path", "call", name="path", given=echo(given))) from None


def load(
    path: str | Path, *, check: bool = False, allow_code: bool = False, allow_files: bool = False,
    lenient: bool = False,
) -> Match:  # fmt: skip
    """The match of a record file; InvalidRecord says the line and the reason, and nothing of the file is executed.

    Answers of chance that a record leaves out are made by the match's seed. A record that carries edited rules (code,
    which can do whatever this computer can) is refused unless `allow_code` says that it may run, and one whose rules
    name files outside of its own folder unless `allow_files` says that they may be read. With `lenient`, rules, fields
    and cards that the game does not know (any more) are left out, and the answers are given as far as they fit:
    `match.dropped` lists what was left out, each with its line and reason. `check`: as for `loads`.
    """
    path = _as_path(path, InvalidRecord)
    try:
        text = read_file(path, 4 * yaml_text.LARGEST).decode("utf-8")
    except UnicodeDecodeError:
        raise yaml_text.wrong("record_coding", path.name) from None
    except TooLarge:
        raise yaml_text.wrong("record_bytes", path.name, most=f"{4 * yaml_text.LARGEST:,}") from None
    except (OSError, ValueError) as error:
        raise InvalidRecord(_not_read(path.name, error)) from None
    return _loaded(
        Reading(
            text, path.name, folder=path.parent, allow_code=allow_code is True, allow_files=allow_files is True,
            lenient=lenient is True,
        ),
        check is True,
    )  # fmt: skip


def _not_read(name: str, error: Exception) -> Fault:
    """Why a record could not be read."""

    def make(lang: str) -> Fault:
        why = reason(error, lang, f"unread-{code_of(error)}")
        return Fault(name, engine_words(lang)("wrong-record_unread", reason=why))

    return in_languages("en", make)


def loads(
    text: str, name: str = "record", *, check: bool = False, allow_code: bool = False, allow_files: bool = False,
    lenient: bool = False,
) -> Match:  # fmt: skip
    """The match of a record's text. With `check`, every `expect` is compared with it (AssertionError says where).

    `allow_code`, `allow_files`, `lenient`: as for `load`; a text has no folder, so that it can name no file without.
    """
    text, name = plainly(text), plainly(name)
    if not isinstance(text, str) or not isinstance(name, str):
        kind = "no_record_text" if isinstance(name, str) else "no_text_given"
        given, place = (text, name) if isinstance(name, str) else (name, "name")
        raise InvalidRecord(localized(kind, "call", name=shortened(place, 80), given=echo(given)))
    return _loaded(
        Reading(
            text, shortened(name, 80), allow_code=allow_code is True, allow_files=allow_files is True,
            lenient=lenient is True,
        ),
        check,
    )  # fmt: skip


def _loaded(record: Reading, check: bool) -> Match:
    from .match import Match

    match: Match | None = None
    try:
        match = record.start(Match)
        record.play(match, check)
    except RuleError as error:
        raise record.in_edits(error) from error
    except InvalidPosition as error:
        raise record.located(error) from None
    except RAW as error:
        if match is None or not match.position:
            raise
        reason = f"{type(error).__name__}: {error}"[:160]
        raise record.wrong(record.data["position"], "record_stuck", error=reason) from error
    match.dropped = record.all_dropped()
    if check and record.expect is not None and not match.dropped:
        check_expectations(match, record.expect, record.name, match.trace[:0], ended=True)
    return match
