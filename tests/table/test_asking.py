"""Asked at the table: why something cannot be chosen, what would come of a marking; told to who asks alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tablehost import Host, Player, begin
from tinygames import hosting

pytestmark = pytest.mark.once

FAR = "One goes only to the next post."


host = hosting("outpost")


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
    north.answer("rest")
    north.say(type="commit", ask=north.ask, texts=["lead Ada"])
    assert south.hear()["type"] == watcher.hear()["type"] == "change", "the next they hear is the volley"


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


# -- sets ---------------------------------------------------------------------------------------


@pytest.fixture
def volley(sides: list[Player]) -> list[Player]:
    """The north is asked who fires."""
    north, *_ = sides
    north.answer("rest")
    assert north.scene["ask"]["kind"] == "volley"
    return sides


def test_a_marking_not_yet_given_has_its_odds(volley: list[Player]) -> None:
    north, south, watcher = volley
    told = north.say(type="mark", ask=north.ask, texts=["fire Cora", "lead Ada"])
    assert (told["type"], told["texts"], told["open"]) == ("marked", ["lead Ada", "fire Cora"], ["fire Bea"])
    hit = next(line for line in told["commit"]["odds"] if line["outcome"] == "hit")
    assert (hit["numerator"], hit["denominator"]) == (1, 3)
    told = north.say(type="mark", ask=north.ask, texts=["lead Ada", "lead Bea"])
    assert (told["why"], told["rule"]) == ("One, and only one, leads a volley.", "5")
    assert "commit" not in told
    for other, key in ((south, "problem-seat"), (watcher, "problem-seat")):
        assert other.say(type="mark", ask=other.ask, texts=["lead Ada"])["problem"] == key
        other.hear()


def test_a_set_is_committed_at_one_go_and_the_others_see_one_change(volley: list[Player]) -> None:
    north, south, watcher = volley
    asked, seen = north.ask, south.ask
    told = north.say(type="commit", ask=asked, texts=["fire Cora", "lead Ada"])
    assert (told["type"], north.ask, north.scene["ask"]["kind"]) == ("change", asked + 1, "night")
    assert [line["kind"] for line in told["scene"]["log"]] == ["volley"]
    for other in (south, watcher):
        assert other.hear()["type"] == "change"
    assert south.ask == seen + 1, "nothing was shown in between"


def test_an_undo_takes_back_the_whole_marking(volley: list[Player]) -> None:
    north, south, _ = volley
    north.say(type="commit", ask=north.ask, texts=[])
    before = north.options()
    assert north.say(type="commit", ask=north.ask, texts=["sleep Bea", "sleep Ada"])["type"] == "change"
    assert not north.options()
    assert north.scene.get("undo") is not True, "the other side is asked"
    south.wait()
    south.answer("rest")
    south.say(type="commit", ask=south.ask, texts=[])
    before = south.options()
    south.answer("sleep Dora")
    south.answer("sleep Eva")
    assert south.say(type="undo", ask=south.ask)["type"] == "change"
    assert south.options() == before


@pytest.mark.parametrize(
    "texts", [["lead Ada", "lead Bea"], ["fire Cora"], ["volley"], ["fire Dora"], ["lead Ada"] * 2, ["x"] * 50]
)
def test_a_set_that_cannot_be_changes_nothing(volley: list[Player], texts: list[str]) -> None:
    north, *_ = volley
    asked = north.ask
    assert north.say(type="commit", ask=asked, texts=texts)["type"] == "problem"
    assert north.hear()["ask"] == asked


def test_only_who_is_asked_can_commit_and_only_a_set(host: Host, volley: list[Player]) -> None:
    north, south, watcher = volley
    for other, key in ((south, "problem-seat"), (watcher, "table-watching")):
        assert other.say(type="commit", ask=other.ask, texts=[])["problem"] == key
        other.hear()
    assert north.say(type="commit", ask=99, texts=[])["problem"] == "table-stale"
    north.hear()
    north.say(type="commit", ask=north.ask, texts=[])
    north.say(type="commit", ask=north.ask, texts=[])
    south.wait()
    assert south.say(type="commit", ask=south.ask, texts=[])["problem"] == "problem-marking"


def test_a_committed_set_is_on_disk(host: Host, tmp_path: Path) -> None:
    first = Host(tmp_path)
    token = begin(first.address, game="outpost", scenario="short", seats=["me", "me"])["tokens"][0]
    player = Player(first.address, token)
    player.answer("rest")
    player.say(type="commit", ask=player.ask, texts=["fire Cora", "lead Ada"])
    log = player.log
    player.close()
    first.stop()
    again = Host(tmp_path)
    player = Player(again.address, token)
    assert (player.log, player.scene["ask"]["kind"]) == (log, "night")
    player.close()
    again.stop()


def test_a_bot_marks_its_sets(host: Host) -> None:
    links = begin(host.address, game="outpost", scenario="short", seats=["me", "bot"], seed="bot")
    north = Player(host.address, links["tokens"][0])
    while not north.scene.get("over"):
        if north.options():
            north.answer(north.options()[-1])
        else:
            north.hear()
    assert len([line for line in north.log if line["kind"] == "volley"]) >= 2
    north.close()
