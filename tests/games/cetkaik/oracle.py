"""Reads the folder of facts that were found by an independent implementation; it is not part of this repository.

The folder is `cetkaik` below TABLETOP_LAB_ORACLE_DIR (default: ../shared/data beside the repository); it may hold only
some of the files.
"""

import json
import os
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]


def folder():
    """Where the files are looked for."""
    given = os.environ.get("TABLETOP_LAB_ORACLE_DIR")
    return (Path(given) if given else REPOSITORY.parent / "shared" / "data") / "cetkaik"


def has(name):
    """Whether a file is there."""
    return (folder() / name).is_file()


def records(name):
    """All records of a file; the test is skipped, saying why, when the file is not there."""
    path = folder() / name
    if not path.is_file():
        pytest.skip(f"{path} is not there; TABLETOP_LAB_ORACLE_DIR names the folder above `cetkaik`")
    return json.loads(path.read_text(encoding="utf-8"))


def differences(record, what, found, expected):
    """A sentence that names the record when two collections differ as sets or one has duplicates; None otherwise."""
    missing, strange = sorted(set(expected) - set(found)), sorted(set(found) - set(expected))
    twice = sorted({item for item in found if list(found).count(item) > 1}) if len(found) != len(set(found)) else []
    if not (missing or strange or twice):
        return None
    return f"{record['id']} {what}: missing {missing[:10]}, not expected {strange[:10]}, twice {twice[:10]}"
