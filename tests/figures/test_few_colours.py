"""A saved picture has few colours: those of its surfaces exactly, however small, and those between them nearly."""

import numpy as np
import pytest

from tabletop_lab.figures import saved

Image = pytest.importorskip("PIL.Image")
GOLD, GREEN, NAVY = (214, 106, 33), (46, 141, 112), (47, 58, 95)


def a_board_with_small_pawns():
    """Two hundred shades of a large surface, and two pawns of a few pixels."""
    shades = np.zeros((120, 200, 3), dtype=np.uint8)
    shades[:] = NAVY
    shades[:100, :, 2] = np.arange(200, dtype=np.uint8)
    shades[110:114, 10:14], shades[110:114, 30:34] = GOLD, GREEN
    return Image.fromarray(shades)


def test_a_small_pawn_keeps_its_colour():
    before = a_board_with_small_pawns()
    after = saved._with_few_colours(before)
    assert after.getpixel((12, 112)) == GOLD and after.getpixel((32, 112)) == GREEN
    assert after.getpixel((100, 118)) == NAVY


def test_no_pixel_is_far_from_what_it_was():
    before = a_board_with_small_pawns()
    after = saved._with_few_colours(before)
    assert len(after.getcolors()) == saved.COLOURS
    assert np.abs(np.asarray(before, dtype=int) - np.asarray(after, dtype=int)).max() <= 4


def test_a_picture_of_few_colours_stays_as_it_is():
    before = Image.new("RGB", (9, 5), GOLD)
    before.putpixel((4, 2), GREEN)
    assert saved._with_few_colours(before).tobytes() == before.tobytes()
