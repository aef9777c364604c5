"""What is said over a WebSocket, frame by frame, however it is cut: the line reads what it can, others the rest."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from tablehost import Host, Player, begin
from uvicorn.server import ServerState

from grognard.table.limits import Limits
from grognard.table.line import LINE, Line
from grognard.table.serve import configured
from grognard.table.wire import Wire

TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
BEGUN, GOES_ON, ENDS = 0x01, 0x00, 0x80


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(tmp_path_factory.mktemp("line"))
    yield made
    made.stop()


def frame(first: int, data: bytes = b"", masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    head = bytes([first]) + (
        bytes([size | 0x80 * masked]) if size < 126 else bytes([126 | 0x80 * masked]) + struct.pack("!H", size)
    )
    if not masked:
        return head + data
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


class Raw:
    """Somebody who sends bytes as he likes."""

    def __init__(self, host: Host) -> None:
        token = begin(host.address)["tokens"][0]
        name, port = host.address.removeprefix("http://").split(":")
        self.socket = socket.create_connection((name, int(port)), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /ws/{token} HTTP/1.1", f"Host: {name}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        self.file = self.socket.makefile("rb")
        assert b" 101 " in self.file.readline()
        while self.file.readline().strip():
            pass
        assert self.hear()["type"] == "scene"

    def frame(self) -> tuple[int, bytes]:
        first, size = self.file.read(2)
        if size == 126:
            (size,) = struct.unpack("!H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.file.read(8))
        return first, self.file.read(size)

    def hear(self) -> dict[str, Any]:
        first, data = self.frame()
        assert first == TEXT, (first, data)
        message: dict[str, Any] = json.loads(data)
        return message

    def closed(self) -> int:
        """The code with which the server ends it, after whatever it says before."""
        while (told := self.frame())[0] != CLOSE:
            pass
        assert self.file.read() == b""
        return int.from_bytes(told[1][:2], "big")

    def close(self) -> None:
        self.file.close()
        self.socket.close()


@pytest.fixture
def raw(host: Host) -> Iterator[Raw]:
    made = Raw(host)
    yield made
    made.close()


LANG = {lang: json.dumps({"type": "lang", "lang": lang}).encode() for lang in ("en", "es")}
LONG = b" " * 1000 + LANG["es"]


def spoken(raw: Raw) -> str:
    lang: str = raw.hear()["scene"]["lang"]
    return lang


def test_frames_come_in_pieces_of_any_size(raw: Raw) -> None:
    for message, lang in ((LANG["es"], "es"), (LANG["en"], "en"), (LONG, "es")):
        for step in (1, 2, 3, 5, 7):
            whole = frame(TEXT, message)
            for at in range(0, len(whole), step):
                raw.socket.sendall(whole[at : at + step])
            assert spoken(raw) == lang


def test_several_frames_come_at_once_and_are_heard_in_order(raw: Raw) -> None:
    said = ["es", "en"] * 40
    last = frame(TEXT, LANG["es"])
    raw.socket.sendall(b"".join([frame(TEXT, LANG[lang]) for lang in said]) + last[:9])
    assert [spoken(raw) for _ in said] == said
    raw.socket.sendall(last[9:])
    assert spoken(raw) == "es"


def test_pings_are_answered_between_what_is_said(raw: Raw) -> None:
    raw.socket.sendall(frame(PING, b"here?") + frame(TEXT, LANG["es"]) + frame(PONG, b"nobody asked"))
    assert raw.frame() == (PONG, b"here?")
    assert spoken(raw) == "es"
    raw.socket.sendall(frame(PING)[:3])
    raw.socket.sendall(frame(PING)[3:] + frame(TEXT, LANG["en"]))
    assert raw.frame()[0] == PONG
    assert spoken(raw) == "en"


def test_a_message_in_parts_is_one_and_all_after_it_keep_their_order(raw: Raw) -> None:
    message = LANG["es"]
    parts = frame(BEGUN, message[:5]) + frame(PING) + frame(GOES_ON, message[5:9]) + frame(ENDS, message[9:])
    said = ["es", "en", "es"]
    raw.socket.sendall(frame(TEXT, LANG["en"]) + parts + b"".join([frame(TEXT, LANG[lang]) for lang in said]))
    told = [raw.frame() for _ in range(6)]
    assert [first for first, _ in told].count(PONG) == 1
    heard = [json.loads(data)["scene"]["lang"] for first, data in told if first == TEXT]
    assert heard == ["en", "es", *said]


def test_what_is_no_text_is_not_understood_and_ends_nothing(raw: Raw) -> None:
    raw.socket.sendall(frame(BINARY, LANG["es"]) + frame(TEXT, LANG["es"]))
    assert raw.hear()["problem"] == "table-message"
    assert spoken(raw) == "es"


class Taken(asyncio.Transport):
    """A connection of which only what was written to it is known."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.protocol: asyncio.BaseProtocol | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    resume_reading = close = pause_reading

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


@pytest.mark.parametrize("early", [False, True])
def test_what_comes_before_it_is_open_is_read_by_who_reads_the_rest_of_it(early: bool) -> None:
    """Half a frame comes, before or after the line is taken over; then the rest of it and another one."""

    async def opened() -> tuple[list[str], list[dict[str, Any]]]:
        line, through, asked = None, [], asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            nonlocal line
            await receive()
            await asked.wait()
            await send({"type": "websocket.accept"})
            line = scope["state"][LINE]
            line.take_over(4096)
            while True:
                through.append(await receive())

        wire = Wire(configured(app, Limits()), ServerState(), {})
        transport = Taken()
        wire.connection_made(transport)
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        request = ["GET / HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade", key]
        wire.data_received("\r\n".join([*request, "Sec-WebSocket-Version: 13", "", ""]).encode())
        whole = frame(TEXT, LANG["es"])
        if early:
            wire.data_received(whole[:7])
        asked.set()
        await asyncio.sleep(0.01)
        assert b" 101 " in transport.written and isinstance(transport.protocol, Line) and line is not None
        for data in ([] if early else [whole[:7]]) + [whole[7:] + frame(TEXT, LANG["en"])]:
            transport.protocol.data_received(data)
        await asyncio.sleep(0.01)
        for task in wire.tasks:
            task.cancel()
        return [*line.inbox], through

    direct, through = asyncio.run(opened())
    if not early:
        assert (direct, through) == ([LANG["es"].decode(), LANG["en"].decode()], [])
    else:
        assert (direct, [m["text"].encode() for m in through]) == ([], [LANG["es"], LANG["en"]])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, LANG["es"], masked=False), 1002),
        (frame(0xC1, LANG["es"]), 1002),
        (frame(0x83, LANG["es"]), 1002),
        (frame(ENDS, LANG["es"]), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(BEGUN, b"{") + frame(TEXT, LANG["es"]), 1002),
        (frame(TEXT, b" " * 4097), 1009),
        (bytes([TEXT, 0xFF]) + struct.pack("!Q", 2**40) + b"mask", 1009),
        (frame(CLOSE, struct.pack("!H", 1000)) + frame(TEXT, LANG["es"]), 1000),
    ],
    ids=["text", "mask", "reserved", "opcode", "unbegun", "ping", "unfinished", "long", "huge", "end"],
)
def test_what_breaks_the_protocol_ends_the_connection_and_no_other(
    host: Host, raw: Raw, data: bytes, code: int
) -> None:
    other = Player(host.address, begin(host.address)["tokens"][0])
    raw.socket.sendall(frame(TEXT, LANG["es"]))
    assert spoken(raw) == "es"
    raw.socket.sendall(data)
    assert raw.closed() == code
    assert other.answer(other.options()[0])["type"] == "change"
    other.close()


def test_one_who_reads_slowly_hears_everything_in_order(host: Host) -> None:
    raw = Raw(host)
    raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    said = ["es", "en"] * 10
    for lang in said:
        raw.socket.sendall(frame(TEXT, LANG[lang]))
    assert [spoken(raw) for _ in said] == said
    raw.close()
