"""TIEDIE on a shared laptop: two tables that differ only in what two of four people hide go through half a round. Every
cover and every screen of the two others is the same at both tables, to the last path of the picture.
In a browser: tests/browser/test_tiedie_laptop.py."""

import tabletop_lab as tl
from tests.notebook.test_laptop_hidden_actors import close_all

POSITION = {
    "phase": "select", "cycle": ["P1", "P2", "P3", "P4"], "start_player": "P1",
    "pawn": {"P1": "T5(1,1)", "P2": "T5(1,2)", "P3": "T1(0,0)", "P4": "T9(4,4)"},
}  # fmt: skip
RULES = {"mode": "tail", "map_layout": "M1", "character_assign": "none", "start_time": "night"}
SAME = {"P1": ("P2", "attack"), "P2": ("P3", "evade")}
ONE = SAME | {"P3": ("P4", "evade"), "P4": ("P1", "move")}
OTHER = SAME | {"P3": ("P1", "attack"), "P4": ("P4", "accuse")}
"""Whom each seat hunts, and which card it lays."""


def half_a_round(secrets, page):
    """Cards are laid, P1 attacks P2, who evades: what every cover and every screen holds."""
    position = POSITION | {"targets": {seat: target for seat, (target, _) in secrets.items()}}
    match = tl.Match("tiedie", players=4, seed=1, rules=RULES, position=position)
    player = tl.play(match, mode="hotseat")
    shown = []

    def look():
        shown.append((player.laptop.face if player.laptop.covered else player.viewer, page()))

    def take(seat):
        look()
        player.i_am(seat)
        look()

    def click(*places):
        for place in places:
            player.board.click(place)
            look()

    for seat, (_, card) in secrets.items():
        take(seat)
        player.click(card)
    look()  # "P1's turn comes next. Does anybody accuse?"
    player.laptop.anybody("")
    player.refresh()
    take("P1")
    player.click("attack")
    click("T5(1,1)", "P2")
    take("P2")
    player.click("evade")
    look()  # the same before P2's turn
    assert match.state.out == {"P1": "eliminated"} and player.laptop.face == "call"
    player.share_laptop(False)
    close_all()
    return shown


def test_covers_and_the_screens_of_others_tell_nothing(page):
    one, other = half_a_round(ONE, page), half_a_round(OTHER, page)
    assert [who for who, _ in one] == [who for who, _ in other]
    differ = {who for (who, there), (_, there0) in zip(one, other, strict=True) if there != there0}
    assert differ == {"P3", "P4"}, "what these two hide is on their own screens, and nowhere else"
    assert {"handoff", "call", "P1", "P2"} <= {who for who, _ in one}
