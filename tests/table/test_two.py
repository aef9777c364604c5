"""Two at one table: what each may know, who may come to a rematch, and what becomes of seats."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tablehost import HTTP, Host, Player, begin
from tinygames import hosting

pytestmark = pytest.mark.once

NORTH = ("Ash", "Cedar", "Elm", "Gorse", "Ivy")
SOUTH = ("Birch", "Durmast", "Fir", "Hazel", "Juniper")


host = hosting("duel")


def two(host: Host, *seats: str) -> dict[str, Any]:
    return begin(host.address, game="duel", scenario="short", seats=list(seats))


def named(words: str, names: tuple[str, ...]) -> list[str]:
    return [name for name in names if f'"{name}"' in words or f" {name}." in words]


def everything(host: Host, token: str) -> str:
    """All a token can learn: scene, log, every moment of the replay, save, standing."""
    player = Player(host.address, token)
    told = [json.dumps([player.scene, player.log])]
    player.close()
    last = HTTP.get(f"{host.address}/api/replay/{token}").json()["last"]
    told += [HTTP.get(f"{host.address}/api/replay/{token}?at={at}").text for at in range(last + 1)]
    told.append(HTTP.get(f"{host.address}/api/save/{token}").text)
    told.append(HTTP.post(f"{host.address}/api/status", json={"tokens": [token]}).text)
    return "\n".join(told)


def play(host: Host, tokens: list[str], *answers: str) -> None:
    for at, answer in enumerate(answers):
        player = Player(host.address, tokens[at % 2])
        assert player.answer(answer)["type"] == "change"
        player.close()


def test_neither_side_and_nobody_else_learns_a_hidden_card(host: Host) -> None:
    links = two(host, "me", "friend")
    play(host, links["tokens"], "draw", "draw", "keep")
    north, south = (everything(host, token) for token in links["tokens"])
    assert named(north, NORTH)
    assert not named(north, SOUTH)
    assert named(south, SOUTH)
    assert not named(south, NORTH)
    watching = everything(host, links["watch"])
    assert not named(watching, NORTH + SOUTH)
    for words in (north, south, watching):
        save = next(json.loads(part) for part in words.splitlines() if '"grognard"' in part)
        assert (save["key"], save["drawn"], save["checkpoint"]["position"]) == ("", [], {})
    assert '"draw"' not in watching.splitlines()[-2], "what others answered may tell what they hold"


def test_when_it_is_over_everything_may_be_known(host: Host) -> None:
    links = two(host, "me", "me")
    play(host, links["tokens"], "keep", "keep", "keep", "keep")
    told = everything(host, links["watch"])
    assert named(told, NORTH)
    assert named(told, SOUTH)
    save = HTTP.get(f"{host.address}/api/save/{links['watch']}")
    assert save.json()["key"]
    again = HTTP.post(f"{host.address}/api/import", content=save.content).json()
    assert again["seats"] == ["me", "friend"]
    told = HTTP.post(f"{host.address}/api/status", json={"tokens": links["tokens"]}).json()
    assert {standing["standing"] for standing in told} <= {
        "North wins: by the higher card",
        "South wins: by the higher card",
    }
    assert told[0]["standing"] == told[1]["standing"]


def test_a_save_of_a_running_match_cannot_be_brought_in(host: Host) -> None:
    links = two(host, "me", "friend")
    play(host, links["tokens"], "draw")
    save = HTTP.get(f"{host.address}/api/save/{links['tokens'][0]}")
    refused = HTTP.post(f"{host.address}/api/import", content=save.content)
    assert refused.status_code == 400
    assert len(refused.json()["text"]) > 30


def test_each_seat_answers_only_for_itself(host: Host) -> None:
    links = two(host, "me", "me")
    south = Player(host.address, links["tokens"][1])
    assert south.scene.get("ask") is None
    assert south.scene["waiting"] == "north"
    assert south.answer("keep")["problem"] == "problem-seat"
    south.close()


def test_a_bot_sits_where_it_is_put(host: Host) -> None:
    links = two(host, "bot", "me")
    assert links["sides"] == ["north", "south"]
    assert links["tokens"][0] is None
    player = Player(host.address, links["tokens"][1])
    while not player.scene.get("ask"):
        player.hear()
    assert player.options() == ["keep", "draw"]
    player.close()


def rematch(host: Host, token: str) -> httpx.Response:
    return HTTP.post(f"{host.address}/api/rematch/{token}")


def test_a_rematch_swaps_the_sides_and_both_find_it(host: Host) -> None:
    links = two(host, "me", "friend")
    host_seat, friend = links["tokens"]
    early = rematch(host, host_seat)
    assert (early.status_code, early.json()["problem"]) == (400, "table-rematch")
    play(host, links["tokens"], "keep", "keep", "keep", "keep")
    assert rematch(host, links["watch"]).json()["problem"] == "table-watching"
    theirs = rematch(host, friend).json()
    assert theirs["seats"] == ["me", "friend"]
    assert theirs["tokens"][1] is None, "the other's seat is not the friend's to give away"
    mine = rematch(host, host_seat).json()
    assert mine["seats"] == ["friend", "me"]
    assert mine["tokens"][0] == theirs["tokens"][0]
    assert mine["watch"] == theirs["watch"]
    assert rematch(host, friend).json() == {**theirs, "found": True}
    play(host, mine["tokens"], "keep", "keep", "keep", "keep")
    third = rematch(host, mine["tokens"][1]).json()
    assert third["seats"] == ["me", "friend"]


def test_a_rematch_with_a_bot_and_one_on_one_screen(host: Host) -> None:
    links = two(host, "me", "bot")
    player = Player(host.address, links["tokens"][0])
    while not player.scene.get("over"):
        if player.options():
            player.answer("keep")
        else:
            player.hear()
    player.close()
    again = rematch(host, links["tokens"][0]).json()
    assert again["seats"] == ["bot", "me"]
    links = two(host, "me", "me")
    play(host, links["tokens"], "keep", "keep", "keep", "keep")
    again = rematch(host, links["tokens"][0]).json()
    assert again["seats"] == ["me", "me"]
    assert len({*again["tokens"], *links["tokens"]}) == 4


def test_a_solitaire_has_no_rematch(host: Host) -> None:
    token = begin(host.address)["tokens"][0]
    assert rematch(host, token).json()["problem"] == "table-rematch"
