"""The web application: its routes, each a few lines, and what runs around them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from grognard.engine.problem import Problem
from grognard.engine.shelf import DATA
from grognard.games import game_named
from grognard.table import archive, catalog
from grognard.table.files import edition, file_named
from grognard.table.guard import Guard, Refused, address_of, body_of, lang_of, note, problem_body
from grognard.table.hall import Hall
from grognard.table.limits import Buckets, Limits
from grognard.table.live import Doors, attend
from grognard.table.messages import NewBranch, NewChair, NewMatch, SeatKind, StatusRequest, encode
from grognard.table.store import Store
from grognard.text import LANGUAGES

T = TypeVar("T")


class Table:
    """The handlers. They hold no state but the hall, which holds the matches."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.hall: Hall
        self.doors = Doors(limits)
        self.creations = Buckets(limits.creations, limits.creations_burst)
        self.edition = f"~{edition()}"

    # -- the client -----------------------------------------------------------------------------

    async def index(self, request: Request) -> Response:
        page = file_named("index.html")
        self.edition = f"~{edition()}"
        data = re.sub(rb'"/web/([^"]+[.](?:css|js))"', rf'"/web/{self.edition}/\1"'.encode(), page.data)
        return tagged(request, data, page.kind)

    async def web(self, request: Request) -> Response:
        """A file of the client; under the name of today's edition, one to keep for good."""
        name = request.path_params["name"]
        if not name.startswith("~"):
            file = file_named(name)
            return tagged(request, file.data, file.kind, file.etag)
        of, _, name = name.partition("/")
        file = file_named(name)
        return Response(file.data, 200, {"cache-control": KEPT if of == self.edition else "no-store"}, file.kind)

    # -- what is the same for everybody ---------------------------------------------------------

    async def words(self, request: Request) -> Response:
        return tagged(request, encode(catalog.words(lang_of(request.scope))))

    async def games(self, request: Request) -> Response:
        return tagged(request, encode(catalog.games(lang_of(request.scope))))

    async def rules(self, request: Request) -> Response:
        name = game_named(request.path_params["game"]).name
        return tagged(request, encode(catalog.rules(name, lang_of(request.scope))))

    async def lessons(self, request: Request) -> Response:
        name = game_named(request.path_params["game"]).name
        return tagged(request, encode(catalog.lessons(name, lang_of(request.scope))))

    async def lesson(self, request: Request) -> Response:
        name, number = game_named(request.path_params["game"]).name, request.path_params["number"]
        if number not in catalog.tutorial(name):
            raise Refused(404, "table-page")
        found = await asyncio.to_thread(catalog.lesson, name, number, lang_of(request.scope))
        return tagged(request, encode(found))

    async def shelf(self, request: Request) -> Response:
        data = DATA.get(request.path_params["hash"])
        if data is None:
            raise Refused(404, "table-page")
        return Response(data, 200, {"cache-control": KEPT}, "application/json")

    # -- matches --------------------------------------------------------------------------------

    async def begin(self, request: Request) -> Response:
        self.check_creations(request)
        return body(await self.hall.begin(await self.read(request, NewMatch)), 201)

    async def bring(self, request: Request) -> Response:
        self.check_creations(request)
        data = await body_of(request, self.limits.body)
        return body(await self.hall.bring(data, seats_in(request)), 201)

    async def branch(self, request: Request) -> Response:
        self.check_creations(request)
        wanted = await self.read(request, NewBranch)
        return body(await self.hall.branch(request.path_params["token"], wanted), 201)

    async def rematch(self, request: Request) -> Response:
        self.check_creations(request)
        return body(await self.hall.rematch(request.path_params["token"]), 201)

    async def sit(self, request: Request) -> Response:
        wanted = await self.read(request, NewChair)
        return body(await self.hall.sit(request.path_params["token"], wanted.token))

    async def status(self, request: Request) -> Response:
        wanted = await self.read(request, StatusRequest)
        lang = lang_of(request.scope)
        found = []
        for token in dict.fromkeys(wanted.tokens):
            try:
                place = await self.hall.place(token)
            except Problem:
                continue
            try:
                async with self.hall.seated(token) as (room, seat), room.lock:
                    found.append(archive.standing_of(await room.told(seat), seat, token, lang))
            except Problem as problem:
                found.append(archive.closed(problem, place.seat, token, lang))
        return body(found)

    async def save(self, request: Request) -> Response:
        async with self.hall.seated(request.path_params["token"]) as (room, seat), room.lock:
            data = archive.save_of(await room.told(seat), seat)
            name = f"{room.match.game.name}-{room.match.scenario}.json"
        response = body(data)
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    async def replay(self, request: Request) -> Response:
        at = request.query_params.get("at")
        if at is not None and not (at.isascii() and at.isdigit() and len(at) < 8):
            raise Problem("table-request", why="at")
        number = int(at) if at is not None else None
        async with self.hall.seated(request.path_params["token"]) as (room, seat):
            return body(await room.look_back(seat, number, lang_of(request.scope)))

    async def account(self, request: Request) -> Response:
        async with self.hall.seated(request.path_params["token"]) as (room, seat), room.lock:
            found = await asyncio.to_thread(room.account, seat, lang_of(request.scope))
        return body(found)

    # -- helpers --------------------------------------------------------------------------------

    def check_creations(self, request: Request) -> None:
        if not self.creations.take(address_of(request.scope)):
            raise Refused(429, "table-flood")

    async def read(self, request: Request, kind: type[T]) -> T:
        """The body as a record, or a Problem that names the field."""
        data = await body_of(request, self.limits.body)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("table-request", why=str(error)) from error


def seats_in(request: Request) -> list[SeatKind]:
    """Who sits where, in an address as `seats=me,bot`; nobody where it says nothing."""
    wanted = request.query_params.get("seats")
    try:
        return msgspec.convert(wanted.split(",") if wanted else [], list[SeatKind])
    except msgspec.ValidationError as error:
        raise Problem("table-request", why=str(error)) from error


# -- answers --------------------------------------------------------------------------------------

KEPT = "public, max-age=31536000, immutable"
"""For what never changes under its name."""


def body(data: Any, status: int = 200) -> Response:
    """A JSON answer that is nobody else's to keep."""
    content = data if isinstance(data, bytes) else encode(data)
    return Response(content, status, {"cache-control": "no-store"}, "application/json")


def tagged(request: Request, data: bytes, kind: str = "application/json", etag: str = "") -> Response:
    """An answer a browser may keep as long as it asks whether it still holds."""
    etag = etag or f'"{hashlib.sha256(data).hexdigest()[:32]}"'
    headers = {"etag": etag, "cache-control": "no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if etag in known:
        return Response(status_code=304, headers=headers)
    return Response(data, 200, headers, kind)


STATUS = {"table-token": 404, "table-used": 410, "problem-game": 404, "table-disk": 507}
"""The HTTP status of a Problem, where it is not 400."""


async def explain(request: Request, error: Exception) -> Response:
    """A Problem or a refusal, as its sentence."""
    if isinstance(error, Refused):
        status, problem = error.status, error.problem
    else:
        assert isinstance(error, Problem)
        status, problem = STATUS.get(error.key, 400), error
    note(request.scope, problem.key)
    headers = {"cache-control": "no-store"}
    return Response(problem_body(problem, lang_of(request.scope)), status, headers, "application/json")


async def no_page(request: Request, error: Exception) -> Response:
    """Whoever followed a wrong link in a browser reads the sentence on a page, with the way to the table."""
    refused = Refused(getattr(error, "status_code", 404), "table-page")
    if "text/html" not in request.headers.get("accept", ""):
        return await explain(request, refused)
    note(request.scope, refused.problem.key)
    lang = spoken(request)
    words = escape(refused.problem.say(lang))
    page = (
        f'<!doctype html><html lang="{lang}"><title>Grognard</title><p>{words}</p><p><a href="/">Grognard</a></p>'
    )
    return Response(page, refused.status, {"cache-control": "no-store"}, "text/html; charset=utf-8")


def spoken(request: Request) -> str:
    """The first language a browser asks for that we speak."""
    wanted = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


async def broken(request: Request, error: Exception) -> Response:
    """Our own mistake: logged by the server with its traceback, told without it."""
    return await explain(request, Refused(500, "table-broken"))


class Live:
    """The WebSocket, past what lies around pages: every message would go through it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await attend(scope, receive, send, self.table.hall, self.table.doors)


# -- the whole ------------------------------------------------------------------------------------


def make_app(store: Store, limits: Limits, public_url: str = "", own: Path | None = None) -> ASGIApp:
    """The application over one store, which it closes at the end. Where others come to it, nothing there is
    somebody's own."""
    table = Table(limits)

    @contextlib.asynccontextmanager
    async def opened(_: Starlette) -> AsyncIterator[None]:
        table.hall = Hall(store, limits, None if public_url else own)
        yield
        table.hall.close()
        store.close()

    routes = [
        Route("/", table.index),
        Route("/web/{name:path}", table.web),
        Route("/api/words", table.words),
        Route("/api/games", table.games),
        Route("/api/ground/{hash}", table.shelf),
        Route("/api/kit/{hash}", table.shelf),
        Route("/api/rules/{game}", table.rules),
        Route("/api/lessons/{game}", table.lessons),
        Route("/api/lessons/{game}/{number}", table.lesson),
        Route("/api/matches", table.begin, methods=["POST"]),
        Route("/api/import", table.bring, methods=["POST"]),
        Route("/api/branch/{token}", table.branch, methods=["POST"]),
        Route("/api/rematch/{token}", table.rematch, methods=["POST"]),
        Route("/api/sit/{token}", table.sit, methods=["POST"]),
        Route("/api/status", table.status, methods=["POST"]),
        Route("/api/save/{token}", table.save),
        Route("/api/replay/{token}", table.replay),
        Route("/api/account/{token}", table.account),
    ]
    handlers = {Problem: explain, Refused: explain, 404: no_page, 405: no_page, 500: broken}
    pages = Starlette(routes=routes, exception_handlers=handlers, lifespan=opened)
    live = Router([WebSocketRoute("/ws/{token}", Live(table))])

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await (live if scope["type"] == "websocket" else pages)(scope, receive, send)

    return Guard(app, limits, public_url)
