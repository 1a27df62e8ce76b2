"""Nobody learns what is hidden, in any game: views, traces and redeals hide the same things."""

from __future__ import annotations

import re
from collections import Counter
from itertools import cycle
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import tabletop_lab as tl
from tabletop_lab.engine import HIDDEN, View
from tabletop_lab.engine.core.visibility import may_know

from ..finding import advice, open_match
from ..matches import cards_in, entries_of, first, fixed_tables, knowledge_of, play_through, pooled_fields, sizes
from ..profiles import examples
from ..tables import tables

LOOKED = 30
"""How many simultaneous questions of a match are checked: in a large village everybody votes every day."""
EYES = 6
"""How many viewers are checked at a moment; they take turns, as a large village has 22, and the public."""


@advice(
    "Hidden things dealt again must leave everything the viewer sees as it is, and keep every card.",
    "Give all fields between which cards move the same pool=..., and say in `is_consistent` and `make_consistent` of "
    "the state what a viewer knows of hidden things.",
)
@given(data=st.data())
@examples(5)
def test_a_redeal_changes_nothing_that_the_viewer_sees(game: Any, data: Any) -> None:
    match = open_match(**data.draw(tables(game)))
    seed = data.draw(st.integers(0, 1000))
    pooled = pooled_fields(match.game, match.rules)
    eyes = cycle((*match.players, None))
    for moment in play_through(match, every=3):
        truth = moment.view(tl.MODERATOR).as_dict()
        for viewer in first(eyes, min(EYES, len(match.players) + 1)):
            world = moment.determinize(viewer, seed)
            seen = View(world._state, viewer, moment.players, moment.rules)
            assert seen == moment.view(viewer), f"{viewer} can tell the redealt world at step {moment.step}"
            dealt = world.as_dict()
            assert sizes(dealt) == sizes(truth)
            before, after = (Counter(cards_in([table[name] for name in pooled])) for table in (truth, dealt))
            assert before == after, "a redeal lost or made cards"
        assert moment.determinize(tl.MODERATOR, seed).as_dict() == truth, "the moderator has nothing to redeal"


@advice(
    "Much is hidden from this seat, yet every redeal gives it the same world: search bots would know the truth.",
    "Give the hidden fields a pool=... (the kind of card), so that they can be dealt again.",
)
def test_redeals_do_move_hidden_cards(game: Any) -> None:
    """Redeals must give different worlds to every seat from which much is hidden."""
    match = open_match(game, seed=4)
    match.goto(match.run().moments[len(match.moments) // 2])
    for viewer in match.players:
        hidden = sum(1 for part in _leaves(match.view(viewer).as_dict()) if part is HIDDEN)
        if hidden > 10:
            worlds = {repr(match.determinize(viewer, seed).as_dict()) for seed in range(5)}
            assert len(worlds) > 1, viewer


def _leaves(value: Any) -> Any:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _leaves(part)
    else:
        yield value


@advice(
    "The trace shows an entry or a fact to somebody it was not told to, or keeps it from somebody.",
    "Look at the `only=` and `secret=` of the tell, draw or roll that is named.",
)
@given(data=st.data())
@examples(8)
def test_private_entries_reach_only_those_they_are_for(game: Any, data: Any) -> None:
    match = open_match(**data.draw(tables(game)))
    stop = data.draw(st.integers(1, 200))
    match.run(until=stop)
    everything = list(match.trace)
    for viewer in (*match.players, None):
        seen = list(match.trace.for_player(viewer))
        allowed = [entry for entry in everything if may_know(entry.only, viewer)]
        assert len(seen) == len(allowed)
        for shown, whole in zip(seen, allowed, strict=True):
            assert (shown.kind, shown.step, shown.name) == (whole.kind, whole.step, whole.name)
            for fact, to in (whole.secret or {}).items():
                known = shown.facts[fact]
                assert known == whole.facts[fact] if may_know(to, viewer) else known is HIDDEN
            assert not any(repr(HIDDEN) == part for part in map(repr, shown.facts.values())) or whole.secret
    assert entries_of(match, tl.MODERATOR) == entries_of(match)


@advice(
    "A text names a card that lies in another hand and was never open to its reader.",
    "Tell it with only=player, or hide the one fact with secret={fact: player}.",
)
@given(data=st.data())
@examples(4)
def test_no_text_names_a_card_that_its_reader_cannot_know(game: Any, data: Any) -> None:
    """Cards in somebody else's hand that a viewer never saw are in nothing that this viewer sees."""
    match = open_match(**data.draw(tables(game)))
    readers = data.draw(st.permutations(match.players))[:5]
    ever_seen: dict[Any, set[str]] = {viewer: set() for viewer in (*readers, None)}
    for count, moment in enumerate(play_through(match)):
        decision = moment.decision
        asked = set(cards_in(list(decision.options[:500]))) if decision is not None else set()
        for viewer, seen in ever_seen.items():
            seen.update(cards_in(moment.view(viewer).as_dict()))
            if decision is not None and (viewer == decision.player or not (decision.secret or decision.simultaneous)):
                seen |= asked | set(cards_in(decision.facts))
        if count % 70 != 35 and decision is not None:
            continue
        held = _cards_in_hands(moment)
        for viewer, seen in ever_seen.items():
            unknown = {card for card in held if card not in seen}
            trace = moment.trace.for_player(viewer)
            for lang in ("en", "ko") if unknown else ():
                names = unknown | {game.content.name(card, lang) or card for card in unknown}
                told = re.search(rf"(?<!\w)({'|'.join(map(re.escape, sorted(names)))})(?!\w)", trace.to_text(lang))
                assert told is None, f"{viewer} reads of {told[0]} at step {moment.step}"


def _cards_in_hands(match: Any) -> set[str]:
    """Pooled cards in places that one player sees and others may not see."""
    from tabletop_lab.engine.core.state import fields_of
    from tabletop_lab.engine.core.visibility import visibility_of

    held: set[str] = set()
    for field in fields_of(match.game.State):
        visibility = visibility_of(field, match.rules)
        if visibility.pool is not None and visibility.who in ("owner", "item"):
            held.update(cards_in(getattr(match.state, field.name)))
    return held


@advice(
    "While others are still asked the same, somebody can see what was answered.",
    "Do not change the state or tell anything between the answers: ask_all returns when everybody has answered.",
)
def test_simultaneous_answers_stay_secret_until_all_have_answered(game: Any) -> None:
    """While others are still asked, no view or trace shows what was answered."""
    for table in fixed_tables(game):
        match = open_match(**table)
        looked = 0
        while match.decision is not None and looked < LOOKED:
            first = match.decision
            looked += first.simultaneous
            others = [p for p in (*match.players, None) if p != first.player]
            others = others[:2] + others[-2:]
            before = {p: knowledge_of(match, p) for p in others} if first.simultaneous else {}
            match.run(until="decision")
            now = match.decision
            if now is not None and first.simultaneous and now.simultaneous and now.name == first.name:
                asked_before = {a.player for a in match.answers[-2:]}
                if now.player in asked_before:
                    continue  # a new round of questions: the last one may be shown now
                for player, known in before.items():
                    after = knowledge_of(match, player)
                    new_round = len(after[1]) != len(known[1])
                    assert new_round or after == known, (player, first, match)


@advice(
    "A view shares data with the match, or the moderator does not see the state: whoever draws a picture could "
    "change the game.",
    "Keep plain data in the state (numbers, texts, lists, dicts, sets); an object of a class of yours must not "
    "be changed in place.",
)
def test_the_moderators_view_is_the_state_and_a_view_is_a_copy(game: Any) -> None:
    match = open_match(game, seed=2).run(until=40)
    for viewer in (*match.players, None, tl.MODERATOR):
        before = repr(match.view(viewer).as_dict())
        for value in match.view(viewer).as_dict().values():
            _spoil(value)
        assert repr(match.view(viewer).as_dict()) == before, "a view shares data with the match"
    state = match.state
    for name in match.view(tl.MODERATOR).as_dict():
        assert getattr(state, name) == getattr(match.view(tl.MODERATOR), name)
        _spoil(getattr(state, name))
    assert match.broken_invariants() == []


def _spoil(value: Any) -> None:
    if isinstance(value, dict):
        for part in value.values():
            _spoil(part)
        value.clear()
    elif isinstance(value, list):
        value.clear()


@advice(
    "The table who-knows-what says something else than the views.",
    "Look at the visibility of the field that is named: a seen_by function must look only at its arguments.",
)
def test_who_knows_agrees_with_the_views(game: Any) -> None:
    match = open_match(game, seed=6).run(until=50)
    truth = match.view(tl.MODERATOR).as_dict()
    for field, row in match.who_knows().items():
        for player, knows in row.items():
            seen = match.view(player).as_dict()[field]
            assert (knows == "all") == (repr(seen) == repr(truth[field])), (field, player)
            assert knows in ("all", "own", "count", "part", "none")
