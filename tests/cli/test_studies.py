"""`study`, `ambiguities` and `report` on the command line: what they print, keep, refuse, and how they end."""

import re

import pytest

import tabletop_lab as tl
from tabletop_lab.playtest.studies import Study
from tests.cli.commands import run

QUICK = ["--players", "2", "--jobs", "1"]


def test_a_study_says_what_may_be_claimed_and_goes_on_in_its_folder(capsys, tmp_path):
    words = ["study", "market", "-n", "40", "--variant", "rich", "start_coins=12", "--variant", "days=2", *QUICK]
    code, out, err = run(capsys, *words, "--folder", str(tmp_path / "kept"))
    assert code == 0 and not err and "120 of 120 games" in out
    assert "against “As printed”" in out
    stands = out.split("\n\nWhat stands\n")[1].split("\n\n")[0]
    shorter = r"^  days=2, random\n    +−[\d.]+ +\(−[\d.]+ to −[\d.]+\) +decisions a game$"
    assert re.search(shorter, stands, re.MULTILINE)
    measured = out.split("\n\nWhat was measured\n  As printed, random\n")[1].split("\n\n")[0]
    assert re.search(r"^    +[\d.]+ +\([\d.]+ to [\d.]+\) +mean score of the seats$", measured, re.MULTILINE)
    shares = [line for line in measured.splitlines() if line.endswith("’s share of the victories")]
    assert shares and len({line.index(")") for line in shares}) <= 2, "aligned"
    assert run(capsys, *words, "--folder", str(tmp_path / "kept")) == (0, out, "")
    assert run(capsys, "report", str(tmp_path / "kept")) == (0, out, "")


def test_several_lots_of_bots_and_rules_for_all(capsys):
    code, out, _ = run(capsys, "study", "market", "-n", "2", *QUICK, "--rules", "days=1", "--bots", "random", "--bots",
                       "P1=careful,P2=random")  # fmt: skip
    assert code == 0 and "4 of 4 games" in out and "P1 careful, P2 random" in out


def test_a_stopped_study_keeps_its_games_and_says_so(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(Study, "wait", Study.stop)
    code, out, err = run(capsys, "study", "market", "-n", "100000", *QUICK, "--folder", str(tmp_path))
    assert code == 130 and "of 100000 games" in err.replace(",", "") and "Stopped; what is done is kept." in out
    assert tl.open_study(tmp_path).plan.n == 100_000


def test_ambiguities_are_listed_or_kept(capsys, tmp_path):
    words = ["ambiguities", "market", "-n", "20", "--fields", "closed_stalls", *QUICK]
    code, out, _ = run(capsys, *words)
    assert code == 0 and out.startswith("# Little Market: which unclear sentence matters\n")
    code, _, err = run(capsys, *words, "--bots", "random", "--out", str(tmp_path / "list.csv"))
    assert code == 0 and f"readings in {tmp_path / 'list.csv'}" in err
    assert (tmp_path / "list.csv").read_text().startswith("question,field,value,bots,verdict")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["study", "market", "--variant", "rich", "start_coins=99"], "start_coins: 99 is not possible"),
        (["study", "market", "--variant", "rich"], "rich"),
        (["study", "market", "--bots", "genius"], "genius"),
        (["study", "market", "--where", "moon"], "games cannot be played at 'moon'"),
        (["ambiguities", "market", "--fields", "colour"], "fields: there is no 'colour'"),
        (["ambiguities", "market", "--out", "list.doc"], "(allowed: .md"),
        (["ambiguities", "market", "--out", "no/list.md"], "there is no folder"),
        (["report", "no/such/folder"], "there is no study in"),
    ],
)
def test_mistakes_are_told_before_anything_is_played(capsys, words, said):
    code, out, err = run(capsys, *words)
    assert code == 2 and not out and said in err and "Traceback" not in err
