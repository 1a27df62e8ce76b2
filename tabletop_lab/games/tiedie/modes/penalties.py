"""TD-8.6 and 8.7: what a wrong accusation costs, and an exposed Attack. Of tail and team mode; hp mode by a reading."""

from __future__ import annotations

from tabletop_lab.engine import clause
from tabletop_lab.games.tiedie.game import Tiedie


class Penalties(Tiedie):
    """A mixin of the modes whose accusations cost sleep."""

