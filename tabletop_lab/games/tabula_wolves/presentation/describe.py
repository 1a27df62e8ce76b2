"""The village in words, as far as a view shows it: alternative text for pictures, and a table of seats for terminals.
Nothing is drawn here and matplotlib is never imported; the texts are in words/board.<lang>.ftl.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

from . import table_facts as facts
from .board import moment, seen
from .board_side import note_in_words, secrets, statement

ALT_LENGTH = {"ko": 400, "en": 560}
"""Characters; the same sentence takes 1.4 times as many letters in English as syllables in Korean."""


def alt_text(view: Any, decision: Any, words: Any) -> str:
    """The village in about 400 syllables: when and whose view, the living, ghosts, token, votes, what is known.

    Never more than the view shows. If it is too long, statements are left out first, then the characters in the game,
    secrets, and votes, then when each ghost died, but never a ghost.
    """
    start = words("board-alt-start", moment=f"{moment(view, words)}, {seen(view, words)}")
    asked = [start, _asked(decision, words), _choices(view, decision, words)]
    table = [*_table(view, words), _cards(view, words)]
    more = [
        _now(view, decision, words), _tokens(view, words), _sides(view, words), _secrets(view, words),
        _game(view, words), _said(view, words),
    ]  # fmt: skip
    text = ""
    for k in range(len(more), -1, -1):
        text = " ".join(part for part in [*asked, *_seats(view, words), *table, *more[:k]] if part)
        if len(text) <= ALT_LENGTH[words.lang]:
            return text
    return " ".join(part for part in [*asked, *_seats(view, words, brief=True), *table] if part)


def _asked(decision: Any, words: Any) -> str:
    question = facts.prompt(decision, words)
    return question if not question or question[-1] in ".?!" else question + "."


def _choices(view: Any, decision: Any, words: Any) -> str:
    offered = facts.offered(view, decision)
    return words("board-alt-open", player=decision.player, seats=", ".join(offered)) if offered else ""


def _seats(view: Any, words: Any, brief: bool = False) -> list[str]:
    """How many are alive, and the ghosts; unless `brief`, with the time of their death."""
    living = words("board-alt-circle", seats=len(view.players), living=len(view.living))
    if not view.ghosts:
        return [living]
    when = {player: _when(view, words, player) for player in view.ghosts}
    dead = [player if brief else words("board-alt-ghost", player=player, when=when[player]) for player in when]
    return [living, words("board-alt-ghosts", ghosts=", ".join(dead))]


def _when(view: Any, words: Any, player: str) -> str:
    when, count = facts.dead_of(view, player)
    return str(words(f"board-dead-{when}", number=count))


def _table(view: Any, words: Any) -> Iterable[str]:
    """What is before the seats: token, votes, suspects, evidence."""
    if view.token:
        yield words("board-alt-token", player=view.token)
    elif view.rules.use_welcome_token and view.phase != "setup":
        yield words("board-alt-token-moderator")
    if view.suspects:
        found = [_evidence(view, words, p) for p in view.suspects]
        yield words("board-alt-suspects", suspects=", ".join(found))


def _sides(view: Any, words: Any) -> str:
    sides, votes = facts.sides(view), []
    for choice in dict.fromkeys(sides.values()):
        voters = ", ".join(voter for voter, at in sides.items() if at == choice)
        named = words(f"board-{choice}") if choice in ("execute", "spare") else choice
        votes.append(words("board-alt-side", whom=named, players=voters))
    return words("board-alt-sides", votes="; ".join(votes)) if votes else ""


def _tokens(view: Any, words: Any) -> str:
    tokens = ", ".join(f"{player} ×{count}" for player, count in facts.tokens(view).items())
    return words("board-alt-tokens", tokens=tokens) if tokens else ""


def _evidence(view: Any, words: Any, player: str) -> str:
    kind = facts.value_of(view.evidence.get(player, ""))
    return words("board-alt-evidence", what=words(f"board-key-{kind}"), player=player) if kind else player


def _cards(view: Any, words: Any) -> str:
    found = []
    everything = facts.sees_all(view)
    for player in view.players:
        known = facts.known(view, player)
        if everything and known.role == "villager":
            continue
        if known.role:
            found.append(words("board-alt-card", player=player, what=words(f"board-card-{known.role}")))
        elif known.side:
            found.append(words("board-alt-card", player=player, what=words(f"board-side-{known.side}")))
        elif known.sign:
            found.append(words("board-alt-sign", player=player, what=words(f"board-sign-{known.sign}")))
    if not found:
        return ""
    return str(words("board-alt-all" if everything else "board-alt-cards", cards=", ".join(found)))


def _now(view: Any, decision: Any, words: Any) -> str:
    now = [step.name for step in facts.steps(view, decision) if step.state == "now"]
    return words("board-alt-now", step=words(f"board-step-{now[0]}")) if now and facts.is_night(view) else ""


def _secrets(view: Any, words: Any) -> str:
    lines = secrets(view, words)
    name = "board-alt-tonight" if facts.watcher(view) == "moderator" else "board-alt-secrets"
    return words(name, told="; ".join(lines)) if lines else ""


def _game(view: Any, words: Any) -> str:
    counts = facts.counts(view)
    if not counts:
        return ""
    cards = ", ".join(f"{words(f'board-card-{role}')} ×{count}" for role, count in counts.items())
    return str(words("board-alt-game", cards=cards))


def _said(view: Any, words: Any) -> str:
    said = facts.said_today(view)
    if not said or view.phase not in ("talk", "first_vote", "verdict"):
        return ""
    number, player, text = said[-1]
    line = words("board-speech", number=number, player=player, said=statement(words, text))
    return str(words("board-alt-said", said=line))


# --- the table of seats -----------------------------------------------------------------------------------------------


def text_board(view: Any, decision: Any, words: Any) -> str:
    """The village for terminals and screen readers: one line per seat, then order, votes, secrets and talk."""
    lines = [f"{words('board-title')} · {moment(view, words)} · {seen(view, words)}"]
    lines += [line for line in (_asked(decision, words),) if line]
    lines += ["", *_lines_of_seats(view, words), ""]
    lines += [line for line in (_choices(view, decision, words),) if line]
    lines.append(words("board-alive", living=len(view.living), ghosts=len(view.ghosts)))
    if heads := facts.heads(view):
        lines.append(words("board-heads", wolves=heads[0], citizens=heads[1]))
    marks = {"done": " ✓", "now": " ◀", "later": ""}
    order = [words(f"board-step-{step.name}") + marks[step.state] for step in facts.steps(view, decision)]
    lines.append(words("board-alt-order", steps=" → ".join(order)))
    lines += _table(view, words)
    lines += [line for line in (_tokens(view, words), _sides(view, words), _game(view, words)) if line]
    if told := secrets(view, words):
        name = "board-tonight" if facts.watcher(view) == "moderator" else "board-secrets"
        lines += [words(name, player=view.viewer or "") + ":", *(f"  {line}" for line in told)]
    said = [words("board-speech", number=n, player=p, said=statement(words, s)) for n, p, s in facts.said_today(view)]
    if said:
        lines += [words("board-said", number=view.day) + ":", *(f"  {line}" for line in said)]
    return "\n".join(line.rstrip() for line in lines)


def _lines_of_seats(view: Any, words: Any) -> list[str]:
    rows = [[words(f"board-text-{name}") for name in ("seat", "state", "card", "before")]]
    tokens = facts.tokens(view)
    for player in view.players:
        known = facts.known(view, player)
        card = words("board-alt-back")
        if known.role:
            how = f" ({words(f'board-how-{known.how}')})" if known.how != "open" else ""
            card = words(f"board-card-{known.role}") + how
        elif known.side:
            card = words(f"board-side-{known.side}")
        elif known.sign:
            card = f"{card} ({words(f'board-sign-{known.sign}')})"
        state = words("board-text-living")
        if player in view.ghosts:
            state = f"{words('board-ghost')}, {_when(view, words, player)}"
        kind = facts.value_of(view.evidence.get(player, ""))
        before = [f"×{tokens[player]}"] if tokens.get(player) else []
        before += [words(f"board-key-{kind}")] if kind else []
        before += [words("board-token")] if view.token == player else []
        rows.append([player, state, card, ", ".join(before)])
    widths = [max(_width(row[k]) for row in rows) for k in range(4)]
    return ["  ".join(_pad(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows]


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def _pad(text: str, width: int) -> str:
    """Fill up to `width` columns of a terminal, in which a Korean syllable takes two."""
    return text + " " * (width - _width(text))


def fact_text(field: str, value: Any, words: Any) -> str | None:
    """A value of a field of the state as a phrase; None for a seat, a number or a single word."""
    if field == "ghosts":
        when, _, number = value.partition(" ")
        return str(words(f"board-dead-{when}", number=int(number)))
    if field == "evidence":
        return str(words(f"board-key-{value}"))
    if field == "notes":
        return note_in_words(words, *value)
    if field == "composition":
        return f"{words.value('role', value[0])} ×{value[1]}"
    if field == "doomed":
        return f"{value[0]}: {words.value('cause', value[1])}"
    if field in ("proposals", "pointed"):
        player, *power, target = value
        form = f"board-points-{power[0]}" if power else "board-proposes"
        return str(words(form, player=player, target=words.value("target", target)))
    if field == "attacks":
        night, target, protected = value
        return str(words("fact-protected" if protected else "fact-attack", night=night, target=target))
    if field in ("statements", "past_counts", "past_suspects", "past_second_votes"):
        return str(words("fact-on-day", day=value[0], what=_by_day(field, value[1:], words)))
    return None


def _by_day(field: str, value: Any, words: Any) -> str:
    """What was said, counted or voted on a day."""
    if field == "past_suspects":
        return ", ".join(value[0])
    player, what = value
    if field == "past_counts":
        return f"{player} ×{what}"
    return f"{player}: {statement(words, what) if field == 'statements' else words.value('vote', what)}"


def card_text(card: Any, words: Any) -> str:
    """A character card in one line: its number, its side, and what the character does."""
    from tabletop_lab.games.tabula_wolves.content.roles import ROLES

    told = words("board-card-number", number=card.number)
    if card.role in ROLES:
        told = f"{told} · {words(f'board-side-{ROLES[card.role].side}')}"
    return f"{told}. {words(f'card-says-{card.role}')}"
