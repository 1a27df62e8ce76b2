"""Questions of the lesson: where a way ends, who hunts whom, who must sleep, what a line lacks, which card answers.
The rules in force answer them, by playing on; the sentences are in words/questions.<lang>.ftl."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop_lab.engine.core.asked import Asked
from tabletop_lab.games.tiedie.ways import walks

from .table_facts import placed

FATES = ("accuser_sleeps", "suspect_sleeps", "suspect_out", "nothing")


def ends(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """On which of these squares the Move of the one whose turn it is can end."""
    player, game = match.decision.player, match.view(match.decision.player).paragraphs
    going = game.going(player, None if match.decision.name == "step" else game.allowance(player))
    found = set(game.map.names(walks(game, going)))
    return Asked(among, found.__contains__, lambda words: {"player": player}, ("TD-5.3", "TD-5.5", "TD-5.6"), True)


def strikes(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """From which of these squares a player can be attacked now, if Attack is turned up; `nowhere` if it cannot be."""
    player, here = match.decision.player, match.branch()
    if "attack" in here.decision.labels:
        here.play("attack")
    strikes = here.decision.options if here.decision.name == "attack" else ()
    found = {strike.square for strike in strikes if strike.victim == choice} or {"nowhere"}
    return Asked(
        among, found.__contains__, lambda words: {"player": player, "victim": choice}, ("TD-6.1", "TD-6.5"), True,
        text=lambda one, words: words("answer-nowhere") if one == "nowhere" else one,
    )  # fmt: skip


def hunts(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Whom a player hunts after the only attack that is possible, such as `"evade P3"`: the answer, then the player."""
    answer, player = choice.split()
    after = match.branch().play("attack")
    victim = after.decision.options[0].victim
    after.play(after.decision.labels[0])
    if after.decision.name == "attacked":
        after.play("evade" if answer == "evade" else "pass")

    def facts(words: Any) -> Mapping[str, Any]:
        return {"player": player, "attacker": match.decision.player, "victim": victim, "answer": answer}

    target = after.state.targets.get(player)
    return Asked(among, lambda seat: seat == target, facts, ("TD-9.4", "TD-9.5", "TD-9.6"), seat=player)


def sleeps(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these players have to sleep in the round after this one, if those who can lay Move and stay in play."""
    after, this = match.branch(), match.state.round
    while after.decision is not None and after.state.round == this:
        wished = ("move", "pass", "end", "later")
        labels = after.decision.labels
        after.play(next((wish for wish in wished if wish in labels and not _idle(wish, labels)), labels[0]))
    return Asked(
        among, lambda seat: after.state.sleeps_until[seat] > this, clauses=("TD-4.10", "TD-4.12"), several=True
    )


def _idle(wish: str, labels: Sequence[str]) -> bool:
    return wish == "move" and "sleep" not in labels


def fate(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """What an accusation such as `"attack P1 P2"` brings."""
    accuser = match.decision.player
    _, suspect, named = str(choice).split()
    card, after = match.state.placed[suspect], match.branch().play(choice)
    this = match.state.round

    def happened() -> str:
        if suspect in after.state.out:
            return "suspect_out"
        if after.state.sleeps_until[suspect] > this:
            return "suspect_sleeps"
        return "accuser_sleeps" if after.state.sleeps_until[accuser] > this else "nothing"

    def facts(words: Any) -> Mapping[str, Any]:
        return {"player": accuser, "suspect": suspect, "named": named, "card": words.value("card", card)}

    right = happened()
    return Asked(
        among or FATES, lambda one: one == right, facts, ("TD-8.6", "TD-8.7", "TD-8.8"),
        text=lambda one, words: words(f"answer-{one}", player=accuser, suspect=suspect), seat=accuser,
    )  # fmt: skip


def knows(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Whose placed cards a player knows."""
    view = match.view(choice)
    found = {seat for seat in view.placed if placed(view, seat)}
    return Asked(
        among, found.__contains__, lambda words: {"player": choice}, ("TD-4.3", "TD-4.5", "TD-11.5"), True, seat=choice
    )


def lacks(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """How many items the line of a route lacks, if everything that the asked player holds and may place lies there."""
    view, player = match.view(match.decision.player), match.decision.player
    needs = list(view.paragraphs.content.lines[choice])
    for item in (*filter(None, view.lines[choice]), *view.held[player]):
        if item in needs:
            needs.remove(item)
    return Asked(
        [str(one) for one in among], str(len(needs)).__eq__,
        lambda words: {"player": player, "route": words.card(choice)}, ("TD-10.11", "TD-10.12"),
    )  # fmt: skip


def answers(match: Any, choice: Any, among: Sequence[str]) -> Asked:
    """Which of these sleep cards answers an act such as `"steal P2 card"`."""
    after = match.branch().play(choice)
    offered = {option.card for option in after.decision.options if getattr(option, "card", "")}

    def facts(words: Any) -> Mapping[str, Any]:
        return {"act": match.decision.option_text(match.decision.find(choice), words.lang)}

    return Asked(among, offered.__contains__, facts, ("TD-11.2",), text=lambda card, words: words.value("card", card))


def majority(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """How many survivors the hunters have to remove to win."""
    survivors = len(match.players) - len(match.state.hunters)
    goal = survivors if match.rules.hunter_goal == "all" else survivors // 2 + 1
    return Asked([str(one) for one in among], str(goal).__eq__, lambda words: {"count": survivors}, ("TD-13.4",))


def pile(match: Any, choice: Any, among: Sequence[Any]) -> Asked:
    """How many Accuse cards the warden has after some accusations, such as `"attack P2 P3"`."""
    after = match.branch()
    named = [choice] if isinstance(choice, str) else list(choice)
    for one in named:
        after.play(one)

    def facts(words: Any) -> Mapping[str, Any]:
        said = words.join([match.decision.option_text(match.decision.find(one), words.lang) for one in named])
        return {"player": match.decision.player, "said": said, "count": match.state.accuse_cards}

    return Asked([str(one) for one in among], str(after.state.accuse_cards).__eq__, facts, ("TD-8.17",))


QUESTIONS = {
    "ends": ends, "strikes": strikes, "hunts": hunts, "sleeps": sleeps, "fate": fate, "knows": knows, "lacks": lacks,
    "answers": answers, "majority": majority, "pile": pile,
}  # fmt: skip
