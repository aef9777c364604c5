"""`grognard play` and `grognard serve`: the address, the browser, the match asked for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tablehost import HTTP, Host, Player

from golden import FOLDER
from grognard.cli import main
from grognard.table import serve

pytestmark = pytest.mark.once


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What the browser was asked to open. Matches are kept in a folder of the test's own."""
    seen: list[str] = []
    monkeypatch.setattr(serve, "open_browser", seen.append)
    monkeypatch.setenv("GROGNARD_SAVES", str(tmp_path))
    return seen


def chairs(link: str) -> list[list[str]]:
    """Side, who sits there, and token for every seat in the address that was opened."""
    watch, *seats = link.partition("/#/made/")[2].split("/")
    assert len(watch) == 32
    return [seat.split(":") for seat in seats]


def own_token(link: str) -> str:
    return next(token for _, who, token in chairs(link) if who == "me")


def test_a_table_that_is_open_already_is_used(opened: list[str], tmp_path: Path) -> None:
    host = Host(tmp_path / "table")
    (host.data / serve.ADDRESS).write_text(host.address)
    assert main(["play"]) == 0
    assert main(["play", "telemark", "gunnerside", "--take-backs", "-o", "edition=es"]) == 0
    assert main(["play", str(FOLDER / "match-grouse-won-objective.json")]) == 0
    assert opened[0] == host.address
    tokens = [own_token(link) for link in opened[1:]]
    player = Player(host.address, tokens[0])
    assert player.scene["scenario"] == "gunnerside"
    player.close()
    assert HTTP.get(f"{host.address}/api/replay/{tokens[1]}").json()["scene"]["over"]
    host.stop()


LINE = "incursion/1 recon {turn: 2}"


def test_play_says_who_sits_at_the_other_seats(
    opened: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game for two begins at once: against the computer, or as --against says; so do saves and positions."""
    host = Host(tmp_path / "table")
    (host.data / serve.ADDRESS).write_text(host.address)
    recon = ["play", "incursion", "recon", "--lang", "en"]
    assert main(recon) == 0
    assert main([*recon, "--seat", "germans"]) == 0
    assert main([*recon, "--against", "me", "--dice", "ask"]) == 0
    assert main(["play", LINE, "--seat", "Germans"]) == 0
    assert main([*recon, "--against", "strong"]) == 0
    assert main([*recon, "--against", "quick"]) == 0
    assert main([*recon, "--against", "bot"]) == 0, "what the quick one was called"
    assert main(["play", str(FOLDER / "match-recon-germans-time.json"), "--against", "me"]) == 0
    assert [[who for _, who, _ in chairs(link)] for link in opened] == [
        ["me", "bot"],
        ["bot", "me"],
        ["me", "me"],
        ["bot", "me"],
        ["me", "strong"],
        ["me", "bot"],
        ["me", "bot"],
        ["me", "me"],
    ]
    player = Player(host.address, own_token(opened[1]))
    while not player.options():
        player.hear()
    assert player.scene["seat"] == 1
    player.close()
    capsys.readouterr()
    assert main([*recon, "--against", "friend"]) == 0
    told = capsys.readouterr().out
    (_, who, mine), (_, other, theirs) = chairs(opened[-1])
    assert (who, other) == ("me", "friend")
    assert f"Your match: {opened[-1]}" in told
    assert f"whoever plays the Germans: {host.address}/#/join/{theirs}" in told
    assert "open on this computer only" in told
    for token, seat in ((mine, 0), (theirs, 1)):
        friend = Player(host.address, token)
        assert friend.scene["seat"] == seat
        friend.close()
    for seats in ("me,nobody", "me,bot,bot"):
        save = (FOLDER / "match-recon-germans-time.json").read_bytes()
        assert HTTP.post(f"{host.address}/api/import?seats={seats}", content=save).status_code == 400
    host.stop()


def test_play_starts_a_table_says_where_and_stops(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/seen\n')
    browser.chmod(0o755)
    env = {**os.environ, "GROGNARD_SAVES": str(tmp_path), "BROWSER": str(browser), "GROGNARD_LANG": "es"}
    command = [sys.executable, "-m", "grognard", "play", "telemark", "grouse"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("La mesa está en http://127.0.0.1:")
    until = time.monotonic() + 60
    while not (tmp_path / "seen").exists() or not (tmp_path / "seen").read_text():
        assert time.monotonic() < until
        time.sleep(0.05)
    link = (tmp_path / "seen").read_text().strip()
    assert process.stdout.readline().startswith("Ctrl+C")
    assert process.stdout.readline() == f"Tu partida: {link}\n"
    address = link.partition("/#/")[0]
    assert address in line
    player = Player(address, own_token(link))
    player.answer(player.options()[0])
    process.send_signal(signal.SIGINT)
    assert process.wait(10) in (0, 130)
    process.stdout.close()
    player.close()


def test_a_table_comes_back_at_its_address(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A browser remembers by address: the port is the same again, another one only where that is taken."""
    asked: list[int] = []
    monkeypatch.setattr(serve, "serve", lambda host, port, *_, **__: asked.append(port))
    for _ in range(2):
        assert main(["play", "--lang", "en"]) == 0
    assert asked[0] == asked[1] != 0
    assert "in use" not in capsys.readouterr().out
    with serve.bound("127.0.0.1", asked[0]) as other:
        other.listen()
        assert main(["play", "--lang", "en"]) == 0
    assert asked[2] == 0
    assert f"Port {asked[0]}, where your table is at home, is in use" in capsys.readouterr().out
    assert main(["play", "--lang", "en"]) == 0
    assert asked[3] == asked[0]


def test_a_public_server_answers_to_its_name_only(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "grognard", "serve", "--port", "0", "--data", str(tmp_path)]
    command += ["--public-url", "https://games.example.org"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "GROGNARD_LANG": "en"}
    )
    assert process.stdout is not None
    assert "https://games.example.org" in process.stdout.readline()
    address = (tmp_path / serve.ADDRESS).read_text()
    assert HTTP.get(f"{address}/api/games", headers={"host": "games.example.org"}).status_code == 200
    assert HTTP.get(f"{address}/api/games", headers={"host": "other.example.org"}).status_code == 421
    process.terminate()
    process.wait(10)
    process.stdout.close()


def test_a_port_in_use_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    host = Host(tmp_path / "one")
    port = host.address.rpartition(":")[2]
    assert main(["serve", "--port", port, "--data", str(tmp_path / "two"), "--lang", "en"]) == 2
    assert "Choose another with --port" in " ".join(capsys.readouterr().err.split())
    assert main(["serve", "--data", str(tmp_path / "one"), "--lang", "en"]) == 2
    assert "Another server has" in capsys.readouterr().err
    host.stop()
