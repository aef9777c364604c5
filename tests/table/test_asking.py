"""Asked at the table: why something cannot be chosen is told to the seat that asks, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tablehost import Host, Player, begin
from tinygames import among_games

FAR = "One goes only to the next post."


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with among_games("outpost"):
        made = Host(tmp_path_factory.mktemp("asking"))
        yield made
        made.stop()


@pytest.fixture
def sides(host: Host) -> Iterator[list[Player]]:
    """North, south, and one who looks on."""
    links = begin(host.address, game="outpost", scenario="short", seats=["me", "me"])
    made = [Player(host.address, token) for token in [*links["tokens"], links["watch"]]]
    yield made
    for player in made:
        player.close()


def why(player: Player, about: str) -> dict[str, Any]:
    return player.say(type="why", ask=player.ask, about=about)


def test_who_asks_is_told_why_and_nobody_else(sides: list[Player]) -> None:
    north, south, watcher = sides
    asked = north.ask
    assert why(north, "post:4") == {"type": "why", "ask": asked, "about": "post:4", "text": FAR, "rule": "2"}
    assert why(north, "GO  farm") == {"type": "why", "ask": asked, "about": "GO  farm", "text": FAR, "rule": "2"}
    for other in (south, watcher):
        told = why(other, "post:4")
        assert told["text"].startswith("It is not your turn") and "rule" not in told
    assert north.answer("rest")["type"] == "change"
    assert south.hear()["type"] == watcher.hear()["type"] == "change", "the next they hear is the answer"


def test_another_language_has_its_words(host: Host) -> None:
    links = begin(host.address, game="outpost", scenario="short", seats=["me", "me"])
    player = Player(host.address, links["tokens"][0], "es")
    assert why(player, "post:4")["text"] == "Solo se va al puesto contiguo."
    player.close()


def test_a_question_that_is_gone_gets_no_answer(sides: list[Player]) -> None:
    """A newer scene is on its way: what is heard next is the answer to the next thing said."""
    north, *_ = sides
    north.socket.send('{"type": "why", "ask": 99, "about": "post:4"}')
    assert why(north, "post:4")["ask"] == north.ask


def test_the_other_sides_mine_is_nothing_one_can_ask_about(sides: list[Player]) -> None:
    north, *_ = sides
    assert why(north, "mine:1")["problem"] == "why-unknown"
