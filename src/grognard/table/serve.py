"""`grognard play` and `grognard serve`: uvicorn, the address, the browser."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import secrets
import socket
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import uvicorn
from starlette.types import ASGIApp

from grognard.engine.problem import Problem
from grognard.table.app import make_app
from grognard.table.guard import LOOPBACK
from grognard.table.limits import Limits
from grognard.table.store import Store
from grognard.table.wire import Wire

LIMITS = Limits()

ADDRESS = "address"
"""The file in the data folder that says where its server is."""
PORT = "port"
"""The file in the data folder that says at which port it is at home on this computer."""
PORTS = range(20_000, 30_000)
"""Where such ports are taken from: below those that systems lend to outgoing connections."""

SELDOM = 3600.0
"""Seconds between two looks for garbage."""


def serve(
    host: str,
    port: int,
    public_url: str,
    data: Path,
    ready: Callable[[str], None],
    limits: Limits = LIMITS,
    own: Path | None = None,
) -> None:
    """Serve until interrupted. `ready` is told the address once it answers; `own` is where things are that are
    somebody's own."""
    check_public(host, public_url)
    listening = bound(host, port)
    store = Store(data)
    server = Server(configured(make_app(store, limits, public_url, own), limits, bool(public_url)))
    local = local_address(listening)
    (data / ADDRESS).write_text(local, encoding="utf-8")
    server.when_ready = lambda: ready(public_url.rstrip("/") or local)
    log_to_stderr()
    spare_the_collector()
    server.run(sockets=[listening])


class Server(uvicorn.Server):
    """uvicorn, which says when it answers, and looks for garbage now and then."""

    when_ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            threading.Thread(target=self.when_ready, daemon=True).start()
            look_again(asyncio.get_running_loop())


def configured(
    app: ASGIApp, limits: Limits, proxied: bool = False, wire: type[asyncio.Protocol] | str = Wire
) -> uvicorn.Config:
    """How uvicorn is run. No access log: addresses hold tokens."""
    return uvicorn.Config(
        app,
        ws=wire,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        access_log=False,
        log_level="warning",
        server_header=False,
        date_header=False,
        proxy_headers=proxied,
        limit_concurrency=limits.connections * 2,
        timeout_graceful_shutdown=3,
    )


def check_public(host: str, public_url: str) -> None:
    """A server others can reach must know its name: anything else is refused as a foreign page."""
    parts = urlsplit(public_url)
    if public_url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/")):
        raise Problem("table-public-url", url=public_url)
    if not public_url and host not in LOOPBACK | {"::1"}:
        raise Problem("table-public-url-needed", host=host)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 finds a free one."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        return made
    except OSError as error:
        raise Problem("table-port", host=host, port=str(port), why=str(error)) from error


def home_port(data: Path) -> int:
    """The port of a table on this computer: the same at every start, since a browser remembers by address."""
    file = data / PORT
    try:
        return int(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        data.mkdir(parents=True, exist_ok=True)
        port = secrets.choice(PORTS)
        file.write_text(str(port), encoding="utf-8")
        return port


def is_free(host: str, port: int) -> bool:
    try:
        bound(host, port).close()
    except (Problem, OverflowError):
        return False
    return True


def local_address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def spare_the_collector() -> None:
    """Have no garbage looked for but once in a long while (`look_again`), since everybody waits meanwhile.

    Nothing a table does makes rings: matches and connections go when they are let go of, and so does what was
    refused (tests/table/test_rings.py). To look through what is young took a tenth of the server's time, and with
    two thousand matches up to 80 ms at once.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


def look_again(loop: asyncio.AbstractEventLoop) -> None:
    """What mishaps may leave behind is found once in a long while."""

    def look() -> None:
        gc.collect()
        look_again(loop)

    loop.call_later(SELDOM, look)


def log_to_stderr() -> None:
    """What was refused, and why."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.getLogger("grognard.table").addHandler(handler)


# -- opening the browser --------------------------------------------------------------------------


def running(data: Path) -> str:
    """The address of the server that has this folder open, or nothing."""
    try:
        address = (data / ADDRESS).read_text(encoding="utf-8").strip()
        with urllib.request.urlopen(f"{address}/api/games", timeout=2):
            return address
    except (OSError, ValueError):
        return ""


def post(address: str, path: str, data: bytes, **query: str) -> Any:
    """Ask our own server for something, as the page would."""
    url = f"{address}{path}?{urlencode(query)}"
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise Refusal(json.load(error)["text"]) from error


class Refusal(Problem):
    """What the server would not do, in the words it said so."""

    def __init__(self, text: str) -> None:
        super().__init__("table-refused", text=text)


def invitation(address: str, token: str) -> str:
    """The address at which a friend sits down, as the client's router reads it."""
    return f"{address}/#/join/{token}"


def entrance(address: str, made: dict[str, Any]) -> str:
    """The address at which the client takes over a match made for it, with all its links."""
    chairs = zip(made["sides"], made["seats"], made["tokens"], strict=True)
    return "/".join([f"{address}/#/made", made["watch"], *(f"{s}:{who}:{token or ''}" for s, who, token in chairs)])


def open_browser(address: str) -> None:
    webbrowser.open(address)
