"""What a picture or a description of the table needs to know, read only from a view.
There are no drawings and no sentences here: board*.py draw these facts, describe.py puts them in words.
"""

from __future__ import annotations

from typing import Any

from tabletop_lab.engine.core.visibility import watcher as watcher
from tabletop_lab.games.tiedie.going import Way
from tabletop_lab.games.tiedie.ways import reach, walks

TARGETS = ("tail", "warden")
"""The modes with a target card for each player."""


def is_open(value: Any) -> bool:
    """Whether the viewer knows this value: hidden things are neither text nor number."""
    return isinstance(value, str | int)


def turn_of(view: Any) -> str:
    """Whose turn it is; '' between two turns, and when the game is over."""
    return "" if view.phase == "over" else str(view.turn_of)


def mode(view: Any) -> str:
    """How the game is played: tail, team, hp, hunter, warden."""
    return str(view.rules.mode)


def is_day(view: Any) -> bool:
    """Whether this round is a day round (TD-4.2)."""
    return bool(view.paragraphs.day)


def is_laid(view: Any) -> bool:
    """Whether there is a map."""
    return bool(view.layout)


def seat(view: Any, player: str) -> int:
    """0 for the first player at the table, 1 for the next."""
    return int(view.players.index(player))


def in_turn_order(view: Any) -> tuple[str, ...]:
    """Those in play from the start player on, then those out of play."""
    order = tuple(view.order)
    return (*order, *(p for p in view.players if p not in order))


def stunned(view: Any) -> tuple[str, ...]:
    """Who lies stunned on the map."""
    return tuple(view.stunned) if mode(view) == "hunter" else ()


def carried(view: Any) -> dict[str, str]:
    """The survivors that hunters carry, each with its hunter."""
    return dict(view.carried) if mode(view) == "hunter" else {}


def state(view: Any, player: str) -> str:
    """What has become of a player: eliminated, escaped, removed, carried, stunned, forced, asleep, blocked, turn, done,
    waiting; before cards are laid: setup, forced or choosing; at the end: in_play."""
    if player in view.out:
        return str(view.out[player])
    if view.phase in ("setup", "over"):
        return "setup" if view.phase == "setup" else "in_play"
    if player in carried(view):
        return "carried"
    if player in stunned(view):
        return "stunned"
    if player in view.asleep:
        return "asleep" if view.asleep[player] == "choice" else "forced"
    if view.phase == "select":
        return "forced" if view.sleeps_until.get(player, 0) >= view.round else "choosing"
    if player in view.blocked:
        return "blocked"
    if player == view.turn_of:
        return "turn"
    return "done" if player in view.turn_over else "waiting"


def placed(view: Any, player: str) -> str | None:
    """The placed card of a player; "" for one that the viewer does not know, None when none lies there."""
    if player not in view.placed:
        return None
    card = view.placed[player]
    return card if is_open(card) else ""


def sides(view: Any) -> dict[str, str]:
    """The team of each player where there are teams."""
    return dict(view.team) if mode(view) in ("team", "hp") else {}


def role(view: Any, player: str) -> str:
    """The role of a player in hunter and warden mode, else ""."""
    if mode(view) == "hunter" and view.hunters:
        return "hunter" if player in view.hunters else "survivor"
    if mode(view) == "warden" and view.warden:
        return "warden" if player == view.warden else "prisoner"
    return ""


def target(view: Any, player: str) -> str | None:
    """The target of a player as the viewer knows it; "" if not; None where the player has no target card."""
    if mode(view) not in TARGETS or player not in view.targets:
        return None
    found = view.targets[player]
    return found if is_open(found) else ""


def trophies(view: Any, player: str) -> int:
    """How many character cards of others a player has won, in the modes in which they count."""
    return len([p for p in view.trophies.get(player, ()) if p != player]) if mode(view) in TARGETS else 0


def streak(view: Any, player: str) -> int:
    """How many rounds in a row a player has ended as active."""
    return int(view.streak.get(player, 0))


def lock(view: Any, player: str) -> int:
    """Up to which round the Accuse card is locked; 0 if it is not."""
    until = int(view.locked_until.get(player, 0))
    return until if until >= view.round else 0


def sleeps_until(view: Any, player: str) -> int:
    """Up to which later round a player must sleep; 0 if that is over with this round."""
    until = int(view.sleeps_until.get(player, 0))
    return until if until > view.round else 0


def character_name(view: Any, player: str, words: Any) -> str:
    """The name of a player's character; "" without characters."""
    card = view.character.get(player, "")
    return str(words.card(card)) if card else ""


def open_lines(view: Any) -> dict[str, str]:
    """The routes that lie face up, each with its square."""
    return {view.tokens[s]: s for s in view.open_tokens if is_open(view.tokens.get(s)) and view.tokens[s] in view.lines}


def is_complete(view: Any, route: str) -> bool:
    """Whether every place of a line is filled."""
    return all(view.lines.get(route, ("",)))


def destinations(view: Any, decision: Any) -> dict[str, Way]:
    """Where the movement in question can end, each with a way: from squares and pawns that everybody sees (TD-5.3)."""
    if decision is None or decision.player not in view.pawn:
        return {}
    game = view.paragraphs
    if decision.name == "step":
        going = game.going(decision.player)
    elif turned_up(decision):
        going = game.going(decision.player, game.allowance(decision.player))
    else:
        return {}
    return {game.map.name[square]: way for square, way in walks(game, going).items() if square != going.at}


def turned_up(decision: Any) -> str:
    """The act by which a movement begins, without a One Step; "" where none can begin."""
    if decision is None or decision.name != "turn":
        return ""
    return next((act.kind for act in decision.options if act.kind in ("move", "walk") and not act.count), "")


def journeys(view: Any, decision: Any) -> dict[str, list[str]]:
    """Where the movement can end, each with the answers that lead there: the card, then step by step."""
    if not (ends := destinations(view, decision)):
        return {}
    begin, name = [turned_up(decision)] if turned_up(decision) else [], view.paragraphs.map.name
    return {square: [*begin, *(name[step.to] for step in way)] for square, way in ends.items()}


def way_to(view: Any, decision: Any, square: str) -> tuple[str, ...]:
    """The squares of the way that is pointed at, from where the pawn stands: of an attack, or of a Move."""
    game, player = view.paragraphs, decision.player
    if decision.name == "attack":
        way = reach(game, game.going(player)._replace(goals=0)).get(game.map[square], ())
    else:
        way = destinations(view, decision).get(square, ())
    names = game.map.name
    found = [view.pawn[player]]
    for step in way:
        found += [names[step.via]] if step.via >= 0 else []
        found.append(names[step.to])
    return tuple(found)


def offered(decision: Any, chosen: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The places that can be pressed now: squares and seats."""
    if decision is None:
        return ()
    if decision.places:
        return tuple(decision.places)
    if routes := decision.routes:
        ahead = routes.ahead(tuple(chosen))
        return (*ahead.ends, *(place for place in sorted(ahead.on) if place not in ahead.ends))
    return ()


def prompt(decision: Any, words: Any) -> str:
    """The open question, in the language of the words; "" if nobody is asked."""
    return "" if decision is None else str(decision.text(words.lang))
