"""The table in words: alternative text for pictures, and a board of characters for terminals and screen readers.
Nothing is drawn here and matplotlib is never imported; the texts are in words/describe.<lang>.ftl.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabletop_lab.engine.core.visibility import MODERATOR
from tabletop_lab.games.cetkaik.content.hand_table import FLASHED
from tabletop_lab.games.cetkaik.content.pieces import INITIAL, KIND_OF, TAM, captured, owner
from tabletop_lab.games.cetkaik.content.squares import COLUMNS, ROWS, SIDES, WATER
from tabletop_lab.games.cetkaik.moves.actions import DROP
from tabletop_lab.games.cetkaik.moves.notation import read_action

from .board_facts import has_halo, hue_now, player_of, tam_at

ALT_LENGTH = 400
FEW = 12
"""Up to this number, pieces on the board are named one by one."""
SHORTER = ((True, True), (True, False), (False, False))
"""What is left out of a long text first: the hands that captured pieces make, then the names of these pieces."""


def alt_text(view: Any, decision: Any, words: Any) -> str:
    """The position in at most 400 characters: when, whose view; the board, each player by seat, what they share."""
    text = ""
    for pieces, hands in SHORTER:
        players = [_player(view, words, player, pieces, hands) for player in view.players if player in view.side]
        shared = [_announced(view, words), _asked(view, decision, words)]
        text = " ".join(part for part in [_start(view, words), *_board(view, words), *players, *shared] if part)
        if len(text) <= ALT_LENGTH:
            break
    return text


def seat_facts(view: Any, seat: str) -> dict[str, Any]:
    """What the match widget shows beside a seat's side: points, captured pieces, and the rate."""
    side = view.side.get(seat)
    if side is None:
        return {"points": 0, "captured": 0, "rate": 1}
    return {"points": view.points[side], "captured": len(view.reserve[side]), "rate": view.rate[side]}


def fact_text(field: str, value: Any, words: Any) -> str | None:
    """A value of a field of the state as a phrase: pieces with their owners, actions, how a season ended.

    For a place of the board: the piece in the reserve there.
    """
    if field == "space" and value.startswith(DROP):
        return str(words.value("piece", value.removeprefix(DROP)))
    if field == "board":
        name = words.value("piece", "tam" if value == TAM else captured(value))
        return str(words("fact-piece", piece=name, side=owner(value))) if value != TAM else str(name)
    if field in ("announced", "last"):
        return read_action(value).words(words)
    if field == "seasons":
        season, side, amount = value
        return str(words("fact-season", season=season, side=side or "none", amount=amount))
    return None


def standing(view: Any, place: str, words: Any) -> str:
    """What stands on a square; '' for an empty one, and for a piece beside the board, which is its own name."""
    piece = view.board.get(place, "")
    return str(words.value("piece", "tam" if piece == TAM else captured(piece))) if piece else ""


def text_board(view: Any, decision: Any, words: Any) -> str:
    """The table as characters: the board in the notation with its marks, reserves, points, rate, and the question."""
    lines = [_start(view, words), "", *_squares(view), "", words("text-key"), ""]
    lines += [_player(view, words, player, True, True) for player in view.players if player in view.side]
    lines += [words("text-season", season=_season(view, words, n), side=side or "none", amount=amount)
              for n, side, amount in view.seasons]  # fmt: skip
    lines += [part for part in (_last(view, words), _announced(view, words), _asked(view, decision, words)) if part]
    return "\n".join(line.rstrip() for line in lines)


# --- the sentences ----------------------------------------------------------------------------------------------------


def _start(view: Any, words: Any) -> str:
    if view.phase == "over":
        mine, theirs = (view.points[side] for side in SIDES)
        won = "" if mine == theirs else player_of(view, SIDES[mine < theirs])
        moment = words("alt-won", player=won, reason=view.reason) if won else words("alt-draw")
    elif view.season:
        moment = words("alt-moment", season=_season(view, words, view.season), turn=view.ply + 1)
    else:
        moment = words("alt-before")
    watcher = view.viewer if view.viewer in view.players else "moderator" if view.viewer == MODERATOR else "public"
    return str(words("alt-start", moment=moment, watcher=watcher))


def _season(view: Any, words: Any, number: int) -> str:
    """The name of a season; beyond the named ones, its number too."""
    name = view.rules.season_name(number)
    return str(words("alt-further", number=number) if name == "further" else words.value("name", name))


def _board(view: Any, words: Any) -> list[str]:
    """Where tam is and which pieces are on the board, as far as that can be said briefly."""
    if not view.board:
        return []
    halo = "yes" if has_halo(view.board, view.paragraphs) else "no"
    if view.board == INITIAL:
        return [words("alt-initial", halo=halo)]
    sides = {side: [square for square, piece in view.board.items() if owner(piece) == side] for side in SIDES}
    tam = words("alt-tam", square=tam_at(view.board), halo=halo)
    if len(view.board) > FEW:
        return [tam, words("alt-counts", ours=len(sides["IA"]), theirs=len(sides["A"]))]
    named = {
        side: words.join(f"{words.value('piece', captured(view.board[square]))} {square}" for square in squares)
        for side, squares in sides.items()
    }
    return [tam, words("alt-pieces", ours=named["IA"], theirs=named["A"])]


def _player(view: Any, words: Any, player: str, pieces: bool, hands: bool) -> str:
    """Describe one player: side, points, rate, captured pieces, and the hands they make."""
    side = view.side[player]
    held = view.reserve.get(side, [])
    facts = {"player": player, "side": side, "points": view.points.get(side, 0), "rate": view.rate.get(side, 1)}
    parts = [words("alt-player", **facts)]
    if held:
        parts.append(
            words("alt-held", pieces=_counted(held, words)) if pieces else words("alt-held-n", count=len(held))
        )
    made = view.paragraphs.hands(held) if hands else {}
    if made:
        names = words.value("hands", tuple(slug.replace(FLASHED, "_flash") for slug in made))
        parts.append(words("alt-hands", hands=names, points=sum(made.values())))
    return ", ".join(parts) + "."


def _counted(held: list[str], words: Any) -> str:
    """Pieces of a reserve in the order of the movement table, with equal ones counted."""
    counts = Counter(held)
    order = [colour + letter for letter in KIND_OF for colour in "rb" if counts[colour + letter]]
    return words.join(
        words.value("piece", piece) + (f" ×{counts[piece]}" if counts[piece] > 1 else "") for piece in order
    )


def _announced(view: Any, words: Any) -> str:
    if not view.announced:
        return ""
    return str(
        words("alt-announced", action=view.announced, sticks=view.sticks, thrown="no" if view.sticks < 0 else "yes")
    )


def _last(view: Any, words: Any) -> str:
    return str(words("text-last", action=view.last)) if view.last and view.phase == "turn" else ""


def _asked(view: Any, decision: Any, words: Any) -> str:
    """The open question, and the number of actions to choose from."""
    if decision is None:
        return ""
    text = decision.text(words.lang)
    if decision.name == "action":
        text = f"{text} {words('alt-actions', count=len(decision.options))}"
    return text if text[-1] in ".?!" else text + "."


# --- the board of characters ------------------------------------------------------------------------------------------


def _squares(view: Any) -> list[str]:
    """Nine rows, A on top: for each square the piece in its notation, followed by a mark for hue and water."""
    fixed, near = hue_now(view.board, view.paragraphs)
    lines = ["     " + "".join(f"{column:<5}" for column in COLUMNS)]
    for row in ROWS:
        cells = []
        for column in COLUMNS:
            square = column + row
            piece = view.board.get(square, "·")
            hue, water = square in fixed or square in near, square in WATER
            mark = "#" if hue and water else "+" if hue else "~" if water else ""
            cells.append(f"{TAM if piece == TAM else piece}{mark}".ljust(5))
        lines.append(f"{row:<5}" + "".join(cells).rstrip())
    return lines
