"""What two at one table must not learn from each other: counts, pauses, starts, and chairs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tablehost import WIDE, Host, Player, begin

from grognard.engine import record
from grognard.games import match_at
from grognard.table.limits import Limits

FAIR = {"game": "incursion", "scenario": "beacon", "seats": ["me", "friend"]}
GUARD = (
    "incursion/1 recon {active: germans, phase: action, turn: 2, command: [0, 0], hands: {allies: [SNAFU 1]},"
    " figures: {Private 1: {at: F2, reacting: true}, Zombie 1: {at: L2}, Zombie 2: {at: Z9}}}"
)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(tmp_path_factory.mktemp("secrets"))
    yield made
    made.stop()


def brought(host: Host, line: str) -> dict[str, Any]:
    """A match that begins at a line of notation, with a friend at its second seat."""
    answer = httpx.post(f"{host.address}/api/import", content=record.encode(match_at(line, {}, "guard")[0]))
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


def replayed(host: Host, token: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{host.address}/api/replay/{token}").json()
    return found


@pytest.mark.parametrize("force", [["Slugger", "Incinerator"], ["Private", "Private", "Private"]])
def test_a_secret_force_is_not_even_counted(host: Host, force: list[str]) -> None:
    links = begin(host.address, **FAIR)
    allies, germans = (Player(host.address, token) for token in links["tokens"])
    watcher = Player(host.address, links["watch"])
    for name in force:
        assert allies.answer(f"add {name}")["type"] == "change"
        if germans.scene["waiting"] == "allies" and allies.options():
            assert watcher.news() == []
            for token in (links["tokens"][1], links["watch"]):
                assert (replayed(host, token)["last"], replayed(host, token)["answers"]) == (0, [""])
                save = httpx.get(f"{host.address}/api/save/{token}").json()
                assert (save["answers"], save["answered_by"]) == ([], [])
    if allies.options():
        allies.answer("done")
    assert germans.hear()["ask"] == 1, "one state more than at the beginning, whatever the force"
    assert germans.scene["ask"]["kind"] == "muster"
    with pytest.raises(TimeoutError):
        germans.socket.recv(timeout=0.1)
    for each in (allies, germans, watcher):
        each.close()


def shown(host: Host, links: dict[str, Any], order: str, later: str) -> list[dict[str, Any]]:
    """What the mover is sent while a guard that once gave this answer lets him pass, by itself or by hand."""
    allies, germans = (Player(host.address, token) for token in links["tokens"])
    told = [germans.answer("activate Zombie 1"), germans.answer("move K2")]
    while not allies.options():
        allies.hear()
    allies.answer(order)
    told += [germans.hear(), germans.answer("move J2")]
    if later:
        while not allies.options():
            allies.hear()
        allies.answer(later)
    told.append(germans.hear())
    allies.close()
    germans.close()
    for message in told:
        message["scene"].pop("proof", None)
    return told


def test_a_standing_order_looks_like_any_answer(host: Host) -> None:
    by_hand = shown(host, brought(host, GUARD), "hold", "hold")
    assert shown(host, brought(host, GUARD), "hold-all", "") == by_hand
    assert [message["scene"].get("waiting") for message in by_hand] == [None, "allies", "", "allies", ""]


def test_a_standing_order_takes_a_persons_time_where_somebody_waits(tmp_path: Path) -> None:
    given = {name: getattr(WIDE, name) for name in WIDE.__struct_fields__}
    host = Host(tmp_path, Limits(**{**given, "order_pause": 60.0}))
    allies, germans = (Player(host.address, token) for token in brought(host, GUARD)["tokens"])
    germans.answer("activate Zombie 1")
    germans.answer("move K2")
    while not allies.options():
        allies.hear()
    allies.answer("hold-all")
    germans.hear()
    germans.answer("move J2")
    while not allies.options():
        allies.hear()
    assert allies.scene["ask"]["order"] == "hold"
    with pytest.raises(TimeoutError):
        germans.socket.recv(timeout=0.2)
    allies.answer("fire Zombie 1")
    assert any(line["kind"] == "reaction-shot" for line in germans.hear()["scene"]["log"])
    for each in (allies, germans):
        each.close()
    host.stop()


def test_on_one_screen_a_standing_order_answers_at_once(host: Host) -> None:
    links = begin(host.address, game="incursion", scenario="lines", seats=["me", "me"], seed="one screen")
    seats = [Player(host.address, token) for token in links["tokens"]]
    passed = None
    played = 0
    while played < 2:
        at = next(seat for seat, player in enumerate(seats) if player.options())
        texts = seats[at].options()
        assert "order" not in seats[at].scene["ask"], "nobody is shown a question that is answered already"
        plays = [text for text in texts if text.startswith("play ") and "SNAFU" not in text]
        given = "pass-all" if "pass-all" in texts else plays[0] if plays else texts[0]
        turn = [track["value"] for track in seats[at].scene["tracks"] if track["id"] == "turn"]
        played += given in plays and passed == (turn, 1 - at)
        passed = (turn, at) if given == "pass-all" else passed
        seats[at].answer(given)
        while not any(player.options() for player in seats):
            seats[1 - at].hear()
    for player in seats:
        player.close()


def test_a_save_does_not_tell_where_the_match_began(host: Host) -> None:
    links = brought(host, GUARD)
    for token in (links["tokens"][1], links["watch"]):
        text = httpx.get(f"{host.address}/api/save/{token}").text
        assert "SNAFU" not in text
        assert json.loads(text)["start"] == {}


@pytest.mark.parametrize("unfair", [{"seed": "known"}, {"free_undo": True}])
def test_against_a_friend_nothing_is_known_beforehand_or_taken_back(host: Host, unfair: dict[str, Any]) -> None:
    refused = httpx.post(f"{host.address}/api/matches", json={**FAIR, **unfair})
    assert (refused.status_code, refused.json()["problem"]) == (400, "table-friend-fair")
    alone = httpx.post(f"{host.address}/api/matches", json={**FAIR, **unfair, "seats": ["me", "bot"]})
    assert alone.status_code == 201


def test_an_invitation_is_used_once(tmp_path: Path) -> None:
    host = Host(tmp_path)
    links = begin(host.address, **FAIR)
    mine, invitation = links["tokens"]
    peeping = Player(host.address, invitation)
    seat = httpx.post(f"{host.address}/api/sit/{invitation}").json()
    assert seat["watch"] == links["watch"]
    assert seat["token"] not in (mine, invitation)
    with pytest.raises(Exception, match="1001"):
        peeping.hear()
    peeping.close()
    for _ in range(2):
        again = httpx.post(f"{host.address}/api/sit/{invitation}")
        assert (again.status_code, again.json()["problem"]) == (410, "table-used")
        assert httpx.get(f"{host.address}/api/save/{invitation}").status_code == 410
        with pytest.raises(Exception, match="404"):
            Player(host.address, invitation)
        guest = Player(host.address, seat["token"])
        assert guest.scene["seat"] == 1
        guest.close()
        assert httpx.post(f"{host.address}/api/sit/{seat['token']}").json() == seat, "one's own seat stays"
        assert httpx.post(f"{host.address}/api/sit/{mine}").json()["token"] == mine
        host.stop()
        host = Host(tmp_path)
    host.stop()
