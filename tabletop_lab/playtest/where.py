"""Where the games of a study are played: an address becomes an executor, and nothing else is needed.
dask comes with the extra `cluster`; it is loaded only for an address of a scheduler or a Client of it."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

from tabletop_lab.engine.core.errors import TabletopError, echo
from tabletop_lab.engine.language.localized import localized

LOCAL = "local"
SCHEMES = ("tcp://", "tls://", "ucx://", "ws://", "wss://", "inproc://")
"""How the address of a dask scheduler begins."""
SECONDS_TO_ANSWER = 10
INSTALL = "pip install 'tabletop-lab[cluster]'"


@dataclass
class Place:
    """Where games are played. `executor`: None for processes of this computer; `at_once`: games at once, 0 if unknown.

    >>> Place.of("local").executor is None
    True
    """

    executor: Executor | None = None
    at_once: int = 0
    _own: Any = None
    """A connection that was made here, and is closed here."""

    @classmethod
    def of(cls, where: object) -> Place:
        """Read "local", the address of a dask scheduler, a dask Client, or any concurrent.futures.Executor.

        Raises TabletopError for anything else, and where no scheduler answers.
        """
        if isinstance(where, str) and where == LOCAL:
            return cls()
        if isinstance(where, str) and where.startswith(SCHEMES):
            client = _client(str(where))
            return cls(client.get_executor(), _threads(client), client)
        if isinstance(where, Executor):
            return cls(where, int(getattr(where, "_max_workers", 0) or 0))
        if type(where).__module__.partition(".")[0] == "distributed" and hasattr(where, "get_executor"):
            return cls(where.get_executor(), _threads(where))
        raise TabletopError(localized("no_place", "call", name="where", given=echo(where)))

    def close(self) -> None:
        """Close the connection, if it was made here."""
        if self._own is not None:
            self._own.close()
            self._own = None


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise TabletopError(localized("no_dask", "call", name="where", given=address, install=INSTALL)) from None
    try:
        return Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except Exception as error:  # whatever dask raises of an address that it cannot read or that nobody answers
        raise TabletopError(localized("no_scheduler", "call", name="where", given=address, error=echo(error))) from None


def _threads(client: Any) -> int:
    """How many games the workers play at once, as far as there are workers already."""
    return sum(client.nthreads().values())
