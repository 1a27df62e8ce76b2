"""Agreement with an independent engine and with recorded games: every file of the data folder that is there.

The folder is `cetkaik/` below TABLETOP_LAB_ORACLE_DIR (default: `../shared/data` beside the repository). Without it, or
without one of its files, the tests that need it are skipped and say so.
"""

from tests.games.cetkaik.conformance_games import *  # noqa: F403
from tests.games.cetkaik.conformance_hands import *  # noqa: F403
from tests.games.cetkaik.conformance_moves import *  # noqa: F403
