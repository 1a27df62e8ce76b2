"""All actions of every recorded position, exactly: the lists, the flags of throws, the drops, the numbers."""

import pytest

from tabletop_lab.games.cetkaik.content.squares import SQUARES
from tabletop_lab.games.cetkaik.moves.actions import Drop
from tests.games.cetkaik.oracle import differences, records
from tests.games.cetkaik.tables import sorts, table

FILES = ("moves_initial_position.json", "moves_game_positions.json", "moves_scatter_positions.json")


def of(record, **rules):
    """The family of all actions of a record's position, and the game."""
    game = table(record["board"], {"A": record["hand_A"], "IA": record["hand_IA"]}, **rules)
    return game, game.actions(record["to_move"])


def of_the_record(record):
    """What is wrong with the actions of one record."""
    game, actions = of(record)
    empty = [square for square in SQUARES if square not in game.state.board]
    found = sorts(actions)
    faults = [differences(record, sort, found[sort], record[sort]) for sort in found]
    drops = [action for action in actions if isinstance(action, Drop)]
    expected = [f"@{kind}>{to}" for kind in record["drop_kinds"] for to in empty]
    faults.append(differences(record, "drops", [str(drop) for drop in drops], expected))
    counted = {
        "n_empty": len(empty),
        "n_board_moves": sum(map(len, found.values())),
        "n_total": len(actions),
    }
    faults += [f"{record['id']} {name}: {number}" for name, number in counted.items() if number != record[name]]
    return [fault for fault in faults if fault]


def of_hue(record):
    """The same board moves when tam's own square is hue: what the record says is added and taken away."""
    _, actions = of(record, tam_square_is_hue=True)
    listed = {text for sort in ("plain", "step", "step_inf", "tam") for text in record[sort]}
    expected = (listed | set(record["tam_square_hue_add"])) - set(record["tam_square_hue_remove"])
    found = [text for texts in sorts(actions).values() for text in texts]
    return [fault for fault in [differences(record, "tam_square_is_hue", found, expected)] if fault]


@pytest.mark.parametrize("file", FILES)
def test_all_actions_of_every_position(file):
    faults = [fault for record in records(file) for fault in of_the_record(record)]
    assert not faults, f"{len(faults)} differences\n" + "\n".join(faults[:20])


@pytest.mark.parametrize("file", FILES)
def test_all_actions_when_the_square_of_tam_is_hue(file):
    faults = [fault for record in records(file) for fault in of_hue(record)]
    assert not faults, f"{len(faults)} differences\n" + "\n".join(faults[:20])
