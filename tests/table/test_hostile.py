"""Everything a hostile client can try is refused, logged, and changes nothing for anybody."""

from __future__ import annotations

import contextlib
import http.client
import json
import logging
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tablehost import HTTP, WIDE, Host, Player, begin
from websockets.exceptions import ConnectionClosed, InvalidStatus

from golden import FOLDER
from grognard.engine.problem import Problem
from grognard.table.files import file_named
from grognard.table.guard import HEADERS, Refused
from grognard.table.limits import Limits
from grognard.table.line import Line
from grognard.table.listener import BACKLOG, Listener
from grognard.table.serve import check_public

pytestmark = pytest.mark.once

PUBLIC = "https://games.example.org"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(tmp_path_factory.mktemp("hostile"), public_url=PUBLIC)
    yield made
    made.stop()
    with sqlite3.connect(made.data / "table.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.fixture
def player(host: Host) -> Iterator[Player]:
    """An honest player; whatever is tried beside him, he plays on."""
    made = Player(host.address, begin(host.address)["tokens"][0])
    made.answer(made.options()[0])
    yield made
    asked = made.ask
    assert made.answer(made.options()[0])["ask"] == asked + 1
    made.close()


def raw(at: Host, method: str, path: str, body: bytes = b"", **headers: str) -> http.client.HTTPResponse:
    """A request exactly as written: no library tidies the path up."""
    connection = http.client.HTTPConnection(at.address.removeprefix("http://"), timeout=10)
    connection.putrequest(method, path, skip_host="host" in headers)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    if body or method == "POST":
        connection.putheader("content-length", str(len(body)))
    connection.endheaders(body)
    return connection.getresponse()


def said(player: Player, message: str | bytes) -> dict[str, Any]:
    player.socket.send(message)
    return player.hear()


# -- answers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "42",
        '"answer"',
        "{}",
        '{"type": "resign"}',
        '{"type": "answer"}',
        '{"type": "answer", "ask": "1", "text": "x"}',
        '{"type": "answer", "ask": 1, "text": null}',
        '{"type": "answer", "ask": 1.5, "text": "x"}',
        '{"type": "answer", "ask": -1, "text": "x"}',
        '{"type": "answer", "ask": 1, "text": "x", "seat": 0}',
        '{"type": "answer", "ask": 99999999999999999999999999, "text": "x"}',
        json.dumps({"type": "answer", "ask": 1, "text": "x" * 201}),
        '{"type": "lang", "lang": "../../etc"}',
        '{"type": "undo", "ask": true}',
        '{"type": "why", "ask": 1}',
        '{"type": "mark", "ask": 1, "texts": "done"}',
        '{"type": "mark", "ask": 1, "texts": [1]}',
        '{"type": "commit", "ask": 1}',
        json.dumps({"type": "commit", "ask": 1, "texts": ["x"] * 81}),
        json.dumps({"type": "commit", "ask": 1, "texts": ["x" * 201]}),
        '{"type": "lines", "lines": 1}',
        '{"type": "lines", "lines": [-1]}',
        json.dumps({"type": "lines", "lines": [0] * 41}),
        '{"type": "why", "about": "done"}',
        '{"type": "why", "ask": 1, "about": ["done"]}',
        '{"type": "why", "ask": 1, "about": "done", "seat": 1}',
        json.dumps({"type": "why", "ask": 1, "about": "x" * 201}),
        "[" * 4000,
        '{"type": "answer", "ask": 1, "text": "\\ud800"}',
        b"\x00\xff\xfe",
        b'{"type": "undo", "ask": 1}',
    ],
    ids=lambda m: str(m[:40]),
)
def test_malformed_messages_are_not_understood(player: Player, message: str | bytes) -> None:
    asked = player.ask
    assert said(player, message)["problem"] == "table-message"
    assert player.ask == asked


def test_an_answer_to_another_question_or_of_nobody_s_choice_changes_nothing(host: Host, player: Player) -> None:
    asked = player.ask
    tries = [
        (asked, "win"),
        (asked, ""),
        (asked, "__class__"),
        (asked, "<script>alert(1)</script>"),
        (asked, "die 6"),
    ]
    tries += [(n, player.options()[0]) for n in (0, asked + 1, 2**53)]
    for number, text in tries:
        assert player.say(type="answer", ask=number, text=text)["type"] == "problem"
        assert player.hear()["ask"] == asked


@pytest.mark.parametrize(
    "about", ["", "__class__", "<script>", "unit:999999", "unit:-1", "unit:²", ":", "\x00", "x" * 200]
)
def test_nonsense_asked_about_is_a_sentence_and_changes_nothing(player: Player, about: str) -> None:
    asked = player.ask
    told = player.say(type="why", ask=asked, about=about)
    assert (told["type"], told["problem"]) == ("problem", "why-unknown")
    assert player.hear()["ask"] == asked


def test_a_huge_message_ends_only_its_own_connection(host: Host, player: Player) -> None:
    other = Player(host.address, begin(host.address)["tokens"][0])
    other.socket.send("x" * 5000)
    with pytest.raises(ConnectionClosed) as closed:
        other.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_another_match_s_token_opens_only_its_own_match(host: Host, player: Player) -> None:
    other = Player(host.address, begin(host.address, seed="other")["tokens"][0])
    assert other.ask == 0
    assert other.scene["proof"] != player.scene["proof"]
    other.close()


@pytest.mark.parametrize("kind", ["bot", "strong"])
def test_a_bot_s_chair_opens_for_nobody(host: Host, kind: str) -> None:
    begin(host.address, seats=[kind])
    with sqlite3.connect(f"file:{host.data / 'table.db'}?mode=ro", uri=True) as database:
        (token,) = database.execute("SELECT token FROM seats WHERE kind = ?", [kind]).fetchone()
    assert HTTP.get(f"{host.address}/api/save/{token}").json()["problem"] == "table-token"
    with pytest.raises(InvalidStatus):
        Player(host.address, token)


@pytest.mark.parametrize(
    "token", ["", "x", "x" * 32, "' OR 1=1 --" + " " * 21, "../../../../../etc/passwd", "%00" * 32]
)
def test_guessed_tokens_open_nothing(host: Host, token: str) -> None:
    quoted = httpx.URL("http://x", params={"t": token}).query.decode()[2:].replace("+", "%20")
    for path in (f"/api/save/{quoted}", f"/api/replay/{quoted}"):
        assert raw(host, "GET", path).status == 404
    if token:
        with pytest.raises(InvalidStatus) as refused:
            Player(host.address, quoted)
        assert refused.value.response.status_code in (403, 404)


# -- pages and names ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost:1", "https://games.example.org.evil"]
)
def test_other_pages_are_refused(host: Host, player: Player, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    body = {"game": "telemark", "scenario": "grouse"}
    with caplog.at_level(logging.WARNING, "grognard.table"):
        for path in ("matches", "import", "status"):
            answer = HTTP.post(f"{host.address}/api/{path}", json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["problem"]) == (403, "table-origin")
        with pytest.raises(InvalidStatus) as refused:
            Player(host.address, begin(host.address)["tokens"][0], origin=origin)
    assert refused.value.response.status_code == 403
    assert caplog.text.count("table-origin") == 4


def test_our_own_pages_are_let_in(host: Host) -> None:
    token = begin(host.address)["tokens"][0]
    Player(host.address, token, origin=host.address).close()
    Player(host.address, token, origin=PUBLIC).close()
    local = host.address.replace("127.0.0.1", "localhost")
    Player(local, token, origin=local).close()
    body = json.dumps({"tokens": []}).encode()
    assert raw(host, "POST", "/api/status", body, host="games.example.org", origin=PUBLIC).status == 200


@pytest.mark.parametrize(
    "name", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "localhost@evil"]
)
def test_other_names_for_this_host_are_refused(host: Host, name: str) -> None:
    answer = raw(host, "GET", "/api/games", host=name)
    assert answer.status in (400, 421)


def test_a_foreign_form_without_origin_is_refused(host: Host) -> None:
    answer = HTTP.post(f"{host.address}/api/status", json={"tokens": []}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403


def test_only_a_named_server_listens_to_the_world() -> None:
    check_public("127.0.0.1", "")
    check_public("0.0.0.0", PUBLIC)
    for host, url in [("0.0.0.0", ""), ("127.0.0.1", "games.example.org"), ("::", "https://x.org/path")]:
        with pytest.raises(Problem):
            check_public(host, url)


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/web/../table/app.py",
        "/web/%2e%2e/table/app.py",
        "/web/..%2ftable/app.py",
        "/web/%2e%2e%2f%2e%2e%2f%2e%2e%2fpyproject.toml",
        "/web//etc/passwd",
        "/web/%2fetc%2fpasswd",
        "/web/..\\table\\app.py",
        "/web/js/../../cli.py",
        "/web/js",
        "/web/",
        "/web/index.html/",
        "/web/.hidden.js",
        "/web/%00index.html",
        "/web/index.html%00.js",
        "/web/C:/windows/win.ini",
        "/table.db",
        "/../../etc/passwd",
        "/web/" + "a" * 3000,
    ],
)
def test_path_tricks_find_nothing(host: Host, path: str) -> None:
    answer = raw(host, "GET", path)
    assert answer.status in (404, 307)
    assert b"import" not in answer.read()


def test_files_come_with_type_and_etag_and_links_do_not_lead_out(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "a.js").write_text("1")
    (folder / "secret.py").write_text("2")
    (tmp_path / "out.js").write_text("3")
    (folder / "link.js").symlink_to(tmp_path / "out.js")
    found = file_named("a.js", folder)
    assert (found.data, found.kind.split(";")[0]) == (b"1", "text/javascript")
    for name in ("secret.py", "link.js", "../out.js", "none.js"):
        with pytest.raises(Refused):
            file_named(name, folder)
    (folder / "a.js").write_text("changed")
    assert file_named("a.js", folder).etag != found.etag


# -- saves ----------------------------------------------------------------------------------------


def changed(**fields: Any) -> bytes:
    saved: dict[str, Any] = json.loads((FOLDER / "match-gunnerside-won-objective.json").read_text())
    return json.dumps({**saved, **fields}).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe\x00",
        b'{"grognard": 99}',
        b'{"grognard": 1}',
        b"[" * 100_000,
        b'{"grognard":' * 20_000,
        changed(game="../../etc/passwd"),
        changed(game="chess"),
        changed(scenario="../x"),
        changed(options={"edition": "<script>"}),
        changed(key="zz"),
        changed(key="00"),
        changed(rules="0", checkpoint={"at": 3, "position": {"os": "system"}, "events": 0, "drawn": 0}),
        changed(rules="0", checkpoint={"at": 3, "position": {"mission": 7}, "events": 0, "drawn": 0}),
        changed(rules="0", checkpoint={"at": 10**9, "position": {}, "events": -5, "drawn": "x"}),
        changed(rules="0", events=[{"kind": "__import__"}]),
        changed(rules="0", answers=["die x"] * 5, typed_dice=True),
        changed(answered_by="x"),
    ],
    ids=lambda d: str(d[:30]),
)
def test_forged_saves_are_refused_or_harmless(host: Host, player: Player, data: bytes) -> None:
    answer = HTTP.post(f"{host.address}/api/import", content=data)
    assert answer.status_code in (201, 400, 404), answer.text
    if answer.status_code == 201:
        token = answer.json()["tokens"][0]
        assert HTTP.get(f"{host.address}/api/replay/{token}").status_code in (200, 400)
    else:
        assert answer.json()["text"]


def test_names_in_a_save_reach_clients_only_as_text(host: Host) -> None:
    answer = HTTP.post(f"{host.address}/api/import", content=changed(scenario="<script>alert(1)</script>"))
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("declared", [True, False])
def test_bodies_have_an_end(host: Host, player: Player, declared: bool) -> None:
    big = b"x" * 2_000_001
    if declared:
        answer = HTTP.post(f"{host.address}/api/import", content=big)
    else:
        answer = HTTP.post(f"{host.address}/api/import", content=iter([big[:1_000_000], big[1_000_000:]]))
    assert (answer.status_code, answer.json()["problem"]) == (413, "table-size")


# -- floods ---------------------------------------------------------------------------------------


def test_a_flood_is_cut_off_and_others_play_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    host = Host(tmp_path, msgspec.structs.replace(WIDE, messages=30, messages_burst=60))
    honest = Player(host.address, begin(host.address)["tokens"][0])
    flooder = Player(host.address, begin(host.address)["tokens"][0])
    with caplog.at_level(logging.WARNING, "grognard.table"), pytest.raises(ConnectionClosed):
        for _ in range(3000):
            flooder.socket.send('{"type": "undo", "ask": 77}')
        while True:
            flooder.hear()
    assert "table-flood" in caplog.text
    assert honest.answer(honest.options()[0])["type"] == "change"
    honest.close()
    host.stop()


def once_there_is_room(address: str, token: str) -> Player:
    """The server hears a moment later that somebody has left."""
    for _ in range(100):
        with contextlib.suppress(InvalidStatus):
            return Player(address, token)
        time.sleep(0.05)
    raise AssertionError("the place of one who left stays taken")


def test_requests_matches_and_connections_are_bounded(tmp_path: Path) -> None:
    limits = Limits(requests=0.1, requests_burst=30, creations=0.1, creations_burst=3, connections_each=4)
    host = Host(tmp_path, limits)
    made = [
        HTTP.post(f"{host.address}/api/matches", json={"game": "telemark", "scenario": "grouse"}) for _ in range(5)
    ]
    assert [m.status_code for m in made] == [201, 201, 201, 429, 429]
    token = made[0].json()["tokens"][0]
    players = [Player(host.address, token) for _ in range(4)]
    with pytest.raises(InvalidStatus) as refused:
        Player(host.address, token)
    assert refused.value.response.status_code == 503
    players[0].close()
    players[0] = once_there_is_room(host.address, token)
    codes = [HTTP.get(f"{host.address}/api/games").status_code for _ in range(30)]
    assert codes[0] == 200
    assert codes[-1] == 429
    assert players[1].answer(players[1].options()[0])["type"] == "change"
    for player in players:
        player.close()
    host.stop()


def test_one_who_does_not_read_is_let_go(host: Host) -> None:
    unread = Listener("", -1, "en", Line())
    for n in range(BACKLOG + 2):
        assert unread.line.leaving == (n > BACKLOG)
        unread.tell(b"%d" % n)
    assert not unread.line.outbox, "changes mean nothing without those before them"
    links = begin(host.address, free_undo=True)
    player = Player(host.address, links["tokens"][0])
    deaf = Player(host.address, links["watch"], max_queue=1, close_timeout=0.2)
    for _ in range(50):
        player.answer(player.options()[0])
        player.say(type="undo", ask=player.ask)
    assert player.ask == 100
    deaf.close()
    player.close()


# -- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/web/none.js"),
        ("GET", "/nowhere"),
        ("GET", "/api/games"),
        ("GET", "/api/save/x"),
        ("POST", "/api/matches"),
        ("DELETE", "/api/matches"),
        ("OPTIONS", "/api/matches"),
    ],
)
def test_every_answer_has_the_headers(host: Host, method: str, path: str) -> None:
    for headers in ({}, {"origin": "http://evil.example"}, {"host": "evil.example"}):
        answer = raw(host, method, path, b"", **headers)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (method, path, name)
        assert "unsafe" not in (answer.headers["content-security-policy"] or "")
        assert answer.headers["access-control-allow-origin"] is None


def test_refusing_a_websocket_has_the_headers_too(host: Host) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Player(host.address, "x" * 32)
    for name, value in HEADERS.items():
        assert refused.value.response.headers[name] == value


def test_our_own_mistakes_are_told_without_a_traceback(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.table import catalog

    def broken(lang: str) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(catalog, "games", broken)
    answer = raw(host, "GET", "/api/games")
    assert answer.status == 500
    text = answer.read().decode()
    assert "secret" not in text
    assert json.loads(text)["problem"] == "table-broken"
    assert answer.headers["content-security-policy"]


def test_rules_that_break_set_the_match_back_and_nothing_else(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    from grognard.engine.match import Match as Playing

    player = Player(host.address, begin(host.address)["tokens"][0])
    token = begin(host.address)["tokens"][0]
    broken = Player(host.address, token)

    def explode(self: object, text: str, seat: int) -> None:
        raise ZeroDivisionError

    try:
        monkeypatch.setattr(Playing, "give", explode)
    except TypeError:
        pytest.skip("compiled classes cannot be broken on purpose")
    assert broken.answer(broken.options()[0])["problem"] == "table-broken"
    monkeypatch.undo()
    again = Player(host.address, token)
    assert again.ask == 0
    assert again.answer(again.options()[0])["ask"] == 1
    assert player.answer(player.options()[0])["ask"] == 1
    for one in (player, broken, again):
        one.close()
