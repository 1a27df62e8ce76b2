"""What is written replaces the old file only when it is complete and on the disk, and changes nothing else of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import tabletop_lab as tl
from tabletop_lab.cli import main
from tabletop_lab.engine.core import files
from tabletop_lab.engine.core.files import write_whole
from tabletop_lab.testing.sample import Market

POSIX = pytest.mark.skipif(os.name == "nt", reason="modes, links and devices are of POSIX systems")


def match() -> Any:
    return tl.Match(Market, players=2, seed=1).run(bots="random", until="turn")


def writers(file: Path) -> dict[str, Any]:
    """Everything that writes a file by a name that a person gives."""
    return {
        "a record": lambda: match().save(file),
        "a batch": lambda: main(["simulate", "fourteen_nights", "-n", "2", "--players", "2", "--out", str(file)]),
    }


@POSIX
@pytest.mark.parametrize("what", ["a record", "a batch"])
def test_a_link_stays_a_link_and_the_mode_stays(what: str, tmp_path: Path) -> None:
    there, link, chain = tmp_path / "there", tmp_path / "link", tmp_path / "chain"
    there.mkdir()
    old = "game,players,seed,old\n"  # a table of games: another file is not written over
    (there / "file").write_text(old)
    (there / "file").chmod(0o640)
    link.symlink_to(there / "file")
    chain.symlink_to("link")
    writers(chain)[what]()
    assert chain.is_symlink() and link.is_symlink() and not (there / "file").is_symlink()
    assert (there / "file").read_text() != old and (there / "file").stat().st_mode & 0o777 == 0o640
    assert sorted(p.name for p in tmp_path.iterdir()) == ["chain", "link", "there"]
    assert [p.name for p in there.iterdir()] == ["file"]


@POSIX
def test_a_new_file_has_the_usual_mode_also_behind_a_link(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("")
    (tmp_path / "link").symlink_to("new")
    match().save(tmp_path / "link")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "new").is_file()
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_the_disk_has_it_before_and_after_the_rename(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    real_sync, real_replace = os.fsync, os.replace

    def sync(opened: int) -> None:
        done.append("folder" if os.path.isdir(f"/proc/self/fd/{opened}") else "file")
        real_sync(opened)

    monkeypatch.setattr(files.os, "fsync", sync)
    monkeypatch.setattr(files.os, "replace", lambda *ab: done.append("rename") or real_replace(*ab))
    match().save(tmp_path / "game.yaml")
    assert done[:2] == ["file", "rename"] and len(done) >= 2 and (os.name == "nt" or len(done) == 3)


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_what_fails_leaves_the_old_file(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*given: Any) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "game.yaml"
    file.write_text("old")
    monkeypatch.setattr(files.os, call, full)
    with pytest.raises(tl.TabletopError, match="No space left") as caught:
        match().save(file)
    assert "남은 자리가 없습니다" in caught.value.text("ko")
    assert file.read_text() == "old" and os.listdir(tmp_path) == ["game.yaml"]


@POSIX
def test_what_is_no_plain_file_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "ring").symlink_to("ring")
    (tmp_path / "folder").mkdir()
    for name, reason in (("pipe", "Not a plain file"), ("ring", "leads to itself"), ("folder", "Is a directory")):
        kind = (tmp_path / name).lstat().st_mode
        with pytest.raises(tl.TabletopError, match=reason) as caught:
            match().save(tmp_path / name)
        assert caught.value.text("ko") != str(caught.value) and (tmp_path / name).lstat().st_mode == kind
    with pytest.raises(OSError, match="directory"):
        write_whole(tmp_path / "folder", b"")
