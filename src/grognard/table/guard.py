"""What stands before every request: headers, hosts and origins, floods. Refusals are logged, change nothing."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.engine.problem import Problem
from grognard.table.limits import Buckets, Limits
from grognard.table.messages import ProblemBody, encode
from grognard.text import LANGUAGES

log = logging.getLogger("grognard.table")

LOOPBACK = {"localhost", "127.0.0.1", "[::1]"}

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # tokens are in addresses
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Refused(Exception):
    """A request we do not answer: the status, and the message that says why."""

    def __init__(self, status: int, problem: str) -> None:
        super().__init__(problem)
        self.status = status
        self.problem = Problem(problem)


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits, public_url: str = "") -> None:
        self.app = app
        self.public = urlsplit(public_url)
        self.hosts = LOOPBACK | ({host_name(self.public.netloc)} if public_url else set())
        self.requests = Buckets(limits.requests, limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Refused as refused:
            note(scope, str(refused))
            await refuse(refused, scope, receive, with_headers(send))
            return
        await self.app(scope, receive, with_headers(send) if scope["type"] == "http" else send)

    def check(self, scope: Scope) -> None:
        """Only our own names and pages, and not too often."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if host_name(host) not in self.hosts:
            raise Refused(421, "table-host")
        if (scope["type"] == "websocket" or scope["method"] != "GET") and not self.own_page(headers, host):
            raise Refused(403, "table-origin")
        if not self.requests.take(address_of(scope)):
            raise Refused(429, "table-flood")

    def own_page(self, headers: Headers, host: str) -> bool:
        """The page that asks is ours. Browsers always say which page asks; what says nothing is no browser."""
        origins = headers.getlist("origin")
        if not origins:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if len(origins) > 1:
            return False
        origin = origins[0].lower()
        if self.public.netloc and origin == f"{self.public.scheme}://{self.public.netloc}".lower():
            return True
        return host_name(host) in LOOPBACK and origin == f"http://{host}"


def host_name(netloc: str) -> str:
    """A host without its port.

    >>> host_name("localhost:8000"), host_name("[::1]:80"), host_name("[::1]")
    ('localhost', '[::1]', '[::1]')
    """
    name, colon, port = netloc.rpartition(":")
    return (name if colon and port.isdigit() else netloc).lower()


def address_of(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "?"


def note(scope: Scope, why: str) -> None:
    """Log a refusal. Tokens open seats: only their beginning is told."""
    parts = [p[:4] + "..." if len(p) == 32 else p for p in scope["path"].split("/")]
    path = "/".join(parts)[:60]
    log.warning("refused %s %r from %s: %s", scope.get("method", "websocket"), path, address_of(scope), why)


def with_headers(send: Send) -> Send:
    """Our headers on every answer, whoever makes it. A WebSocket that is open needs none."""

    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending


async def refuse(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a sentence; a WebSocket is turned away before it is opened."""
    body = problem_body(refused.problem, lang_of(scope))
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def problem_body(problem: Problem, lang: str) -> bytes:
    return encode(ProblemBody(problem=problem.key, text=problem.say(lang)))


def lang_of(scope: Scope) -> str:
    """The language of the `lang` parameter, English without."""
    query = bytes(scope.get("query_string", b"")).split(b"&")
    for lang in LANGUAGES:
        if f"lang={lang}".encode() in query:
            return lang
    return LANGUAGES[0]


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, never reading more than is allowed."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most:
        raise Refused(413, "table-size")
    parts = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refused(413, "table-size")
        parts.append(part)
    return b"".join(parts)
