"""uvicorn's WebSocket, which lets the application have the line once it is open."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from grognard.table.line import LINE, Line


class Wire(WebSocketsSansIOProtocol):
    """One connection. Its line is in the state of its scope; nothing changes for an application that leaves it."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.line = Line()
        super().__init__(config, server_state, {**app_state, LINE: self.line}, _loop)
        self.asked = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.line.behind = self
        self.line.transport = transport

    def data_received(self, data: bytes) -> None:
        """The request; what comes before it is answered is read by who will read the rest of it."""
        self.line.early = self.asked
        self.asked = True
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.line.let_go()
