"""A Jupyter server extension that sends every kernel message at once instead of waiting for a fuller packet.
It knows no games, and it must never stop a kernel from working."""

from __future__ import annotations

from typing import Any


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "tabletop_lab.cli.nodelay"}]


def _load_jupyter_server_extension(app: Any) -> None:
    """Switch TCP_NODELAY on for kernel websockets: about 30 ms less for every click on a board."""
    from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

    original = KernelWebsocketHandler.open

    async def open_without_delay(self: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            self.set_nodelay(True)
        except Exception as error:  # a slower board is better than a kernel that does not start
            app.log.warning("tabletop_lab: could not switch TCP_NODELAY on: %s", error)
        return await original(self, *args, **kwargs)

    KernelWebsocketHandler.open = open_without_delay
