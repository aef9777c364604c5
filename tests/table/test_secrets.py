"""What two at one table must not learn from each other: counts, pauses, starts, and chairs."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from tablehost import HTTP, WIDE, Host, Player, begin
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grognard.engine import record
from grognard.games import match_at
from grognard.table.limits import Limits

pytestmark = pytest.mark.once

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


def brought(host: Host, line: str, seats: str = "me,friend", *answers: str) -> dict[str, Any]:
    """A match that begins at a line of notation, after some answers."""
    match = match_at(line, {}, "guard")[0]
    for text in answers:
        match.give(text)
    answer = HTTP.post(f"{host.address}/api/import?seats={seats}", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


def replayed(host: Host, token: str) -> dict[str, Any]:
    found: dict[str, Any] = HTTP.get(f"{host.address}/api/replay/{token}").json()
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
            passing = Player(host.address, links["tokens"][1], "es")
            assert passing.ask == 0, "nor is it counted for who comes and goes"
            passing.close()
            for token in (links["tokens"][1], links["watch"]):
                assert (replayed(host, token)["last"], replayed(host, token)["answers"]) == (0, [])
                save = HTTP.get(f"{host.address}/api/save/{token}").json()
                assert (save["answers"], save["answered_by"]) == ([], [])
    if allies.options():
        allies.answer("done")
    assert germans.hear()["ask"] == 1, "one state more than at the beginning, whatever the force"
    assert germans.scene["ask"]["kind"] == "muster"
    with pytest.raises(TimeoutError):
        germans.socket.recv(timeout=0.1)
    for each in (allies, germans, watcher):
        each.close()


def test_nobody_answers_for_the_other_side_not_even_to_see_what_would_follow(host: Host) -> None:
    """What the other side could answer is its own affair: nothing tells whether an answer of its is offered."""
    allies, germans = (Player(host.address, token) for token in brought(host, GUARD)["tokens"])
    for each in (allies, germans):
        assert each.hear()["problem"] == "table-brought"
    for answer in ("hold", "fire Zombie 1", "snafu SNAFU 1", "die 6"):
        row = ["activate Zombie 1", "move K2", answer]
        told = germans.say(type="prepare", ask=germans.ask, answers=row)
        assert told == {"type": "prepared", "ask": germans.ask, "answers": row}
    for each in (allies, germans):
        each.close()


def order(player: Player, name: str, value: str) -> dict[str, Any]:
    return player.say(type="order", id=name, value=value)


def shown(host: Host, value: str, later: str) -> list[dict[str, Any]]:
    """What the mover is sent while a guard lets him pass, by his order or by hand."""
    allies, germans = (Player(host.address, token) for token in brought(host, GUARD)["tokens"])
    for each in (allies, germans):
        assert each.hear()["problem"] == "table-brought"
    if value != "ask":
        assert order(allies, "reaction", value)["ask"] == allies.ask
    told = [germans.answer("activate Zombie 1")]
    for square in ("K2", "J2"):
        told.append(germans.answer(f"move {square}"))
        if value == "ask":
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
    by_hand = shown(host, "ask", "hold")
    assert shown(host, "never", "") == by_hand
    assert [message["scene"].get("waiting") for message in by_hand] == [None, "allies", "", "allies", ""]


def test_an_order_is_kept_and_seen_by_who_gave_it_alone(tmp_path: Path) -> None:
    host = Host(tmp_path)
    links = brought(host, GUARD)
    allies, germans = (Player(host.address, token) for token in links["tokens"])
    watcher = Player(host.address, links["watch"])
    values = {o["id"]: o["values"] for o in allies.scene["orders"]}
    assert values == {"reaction": ["ask", "always", "never"], "kills": ["usual", "each", "never"]}
    for each in (allies, germans):
        each.hear()
    order(allies, "reaction", "never")
    assert allies.scene["orders"][0]["value"] == "never"
    for each in (germans, watcher):
        with pytest.raises(TimeoutError):
            each.socket.recv(timeout=0.1)
    told = order(germans, "reaction", "perhaps")
    assert told["problem"] == "problem-order-value"
    assert told["text"].endswith("Possible: ask, always, never.")
    assert germans.hear()["type"] == "scene"
    assert order(germans, "retreat", "always")["text"] == "There is no such order: retreat."
    assert order(watcher, "reaction", "never")["problem"] == "table-watching"
    for each in (allies, germans, watcher):
        each.close()
    save = HTTP.get(f"{host.address}/api/save/{links['tokens'][0]}").text
    assert "never" not in save
    host.stop()
    host = Host(tmp_path)
    allies, germans = (Player(host.address, token) for token in links["tokens"])
    assert allies.scene["orders"][0]["value"] == "never"
    assert germans.scene["orders"][0]["value"] == "ask"
    for each in (allies, germans):
        each.close()
    host.stop()


CARRIED = (
    "incursion/1 recon {active: germans, phase: action, turn: 2, command: [2, 0], worn: {Fresh Serum 1: {figure:"
    " zombies}}, figures: {Private 1: {at: B14}, Zombie 1: {at: L2}, Zombie 2: {at: Z9}}}"
)


def carried(host: Host, value: str) -> list[dict[str, Any]]:
    """What the mover is sent whose card could be killed, while the enemy lets it stand."""
    allies, germans = (Player(host.address, token) for token in brought(host, CARRIED)["tokens"])
    for each in (allies, germans):
        assert each.hear()["problem"] == "table-brought"
    if value != "usual":
        order(allies, "kills", value)
    told = []
    for answer, by_hand in (("activate Zombie 1", value != "never"), ("move K2", value == "each")):
        told.append(germans.answer(answer))
        if by_hand:
            while not allies.options():
                allies.hear()
            allies.answer("pass")
        told.append(germans.hear())
    for each in (allies, germans):
        each.close()
    for message in told:
        message["scene"].pop("proof", None)
    return told


def test_when_a_player_wants_to_be_asked_about_cards_is_his_own_affair(host: Host) -> None:
    """INCURSION 3.2.1: at every moment, at the usual ones or at none: to the enemy it is all one (I15)."""
    usual = carried(host, "usual")
    assert carried(host, "each") == usual
    assert carried(host, "never") == usual
    assert [message["scene"].get("waiting") for message in usual] == ["allies", "", "allies", ""]


def slow(tmp_path: Path, pause: float) -> Host:
    given = {name: getattr(WIDE, name) for name in WIDE.__struct_fields__}
    return Host(tmp_path, Limits(**{**given, "order_pause": pause}))


def test_in_the_beat_a_hand_goes_before_the_order(tmp_path: Path) -> None:
    host = slow(tmp_path, 1.0)
    allies, germans = (Player(host.address, token) for token in brought(host, GUARD)["tokens"])
    for each in (allies, germans):
        each.hear()
    order(allies, "reaction", "never")
    germans.answer("activate Zombie 1")
    germans.answer("move K2")
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


@pytest.mark.parametrize("value", ["ask", "never", "always"])
def test_a_beat_tells_nothing_of_who_answered(tmp_path: Path, value: str) -> None:
    """Half a beat at least and little more than one, by order as by the quickest hand."""
    host = slow(tmp_path, 0.4)
    allies, germans = (Player(host.address, token) for token in brought(host, GUARD)["tokens"])
    for each in (allies, germans):
        each.hear()
    if value != "ask":
        order(allies, "reaction", value)
    germans.answer("activate Zombie 1")
    germans.answer("move K2")
    since = time.monotonic()
    if value == "ask":
        while not allies.options():
            allies.hear()
        allies.socket.send(json.dumps({"type": "answer", "ask": allies.ask, "text": "hold"}))
    germans.hear()
    assert time.monotonic() - since > 0.19
    for each in (allies, germans):
        each.close()
    host.stop()


PLAYED = (
    "incursion/1 recon {active: allies, phase: action, turn: 2, command: [2, 1],"
    " hands: {allies: [Extra Ammo 1], germans: [%s]}, figures: {Private 1: {at: F2}, Zombie 1: {at: Z9}}}"
)


def stopped(host: Host, hand: str) -> list[dict[str, Any]]:
    """What the Allies are sent while the Germans, who have one card, let theirs stand, whether they must or not."""
    allies, germans = (Player(host.address, token) for token in brought(host, PLAYED % hand)["tokens"])
    for each in (allies, germans):
        assert each.hear()["problem"] == "table-brought"
    told = [allies.answer("play Extra Ammo 1"), allies.answer("on Private 1")]
    while not germans.options():
        germans.hear()
    assert "order" not in germans.scene["ask"]
    with pytest.raises(TimeoutError):
        allies.socket.recv(timeout=0.2)  # nothing is passed for them: how soon would tell
    germans.answer("pass")
    told.append(allies.hear())
    allies.close()
    germans.close()
    for message in told:
        message["scene"].pop("proof", None)
    return told


def test_who_cannot_stop_a_card_seems_to_be_asked(host: Host) -> None:
    """INCURSION 3.2.1: what the other side sees does not tell a hand with SNAFU from one without."""
    assert stopped(host, "Grit 1") == stopped(host, "SNAFU 1")


@pytest.mark.parametrize(("seats", "kind"), [("me,me", "counter"), ("bot,me", "")])
def test_on_one_screen_a_question_without_a_choice_is_put(host: Host, seats: str, kind: str) -> None:
    """The screen would not be handed over otherwise. Against the computer nobody is kept waiting for it."""
    tokens = brought(host, PLAYED % "Grit 1", seats, "play Extra Ammo 1", "on Private 1")["tokens"]
    germans = Player(host.address, tokens[1])
    if not kind:
        germans.hear()
    assert (germans.scene.get("ask") or {}).get("kind", "") == kind
    germans.close()


def test_at_one_screen_a_standing_order_answers_at_once(host: Host) -> None:
    links = brought(host, GUARD, "me,me")
    allies, germans = (Player(host.address, token) for token in links["tokens"])
    order(allies, "reaction", "never")
    germans.answer("activate Zombie 1")
    assert germans.answer("move K2")["scene"]["ask"]["kind"] == "act", "nobody is shown what is answered already"
    for each in (allies, germans):
        each.close()


def test_who_takes_back_what_an_order_did_answers_himself(host: Host) -> None:
    match = match_at(GUARD, {}, "guard")[0]
    match.free_undo = True
    answer = HTTP.post(f"{host.address}/api/import?seats=me,me", content=record.encode(match))
    allies, germans = (Player(host.address, token) for token in answer.json()["tokens"])
    order(allies, "reaction", "never")
    germans.answer("activate Zombie 1")
    germans.answer("move K2")
    while allies.scene["waiting"] != "germans" or not allies.log:
        allies.hear()
    assert "order" not in allies.say(type="undo", ask=allies.ask)["scene"]["ask"], "he answers it himself"
    with pytest.raises(TimeoutError):
        allies.socket.recv(timeout=0.2)
    assert any(line["kind"] == "reaction-shot" for line in allies.answer("fire Zombie 1")["scene"]["log"])
    for each in (allies, germans):
        each.close()


def test_a_replay_shows_every_state_that_was_shown(host: Host) -> None:
    links = begin(host.address, game="incursion", scenario="incursion", seats=["me", "bot"], seed="replay")
    player, watcher = Player(host.address, links["tokens"][0]), Player(host.address, links["watch"])
    shown = 0
    for _ in range(20):
        player.wait()
        shown += len(watcher.news())
        player.answer(next(text for text in reversed(player.options())))
    player.wait()
    shown += len(watcher.news())
    found = replayed(host, links["watch"])
    assert found["last"] == shown
    assert found["scene"]["pieces"] == watcher.scene["pieces"]
    for each in (player, watcher):
        each.close()


def test_a_save_does_not_tell_where_the_match_began(host: Host) -> None:
    links = brought(host, GUARD)
    for token in (links["tokens"][1], links["watch"]):
        text = HTTP.get(f"{host.address}/api/save/{token}").text
        assert "SNAFU" not in text
        assert json.loads(text)["start"] == {}


@pytest.mark.parametrize("unfair", [{"seed": "known"}, {"free_undo": True}])
def test_against_a_friend_nothing_is_known_beforehand_or_taken_back(host: Host, unfair: dict[str, Any]) -> None:
    refused = HTTP.post(f"{host.address}/api/matches", json={**FAIR, **unfair})
    assert (refused.status_code, refused.json()["problem"]) == (400, "table-friend-fair")
    alone = HTTP.post(f"{host.address}/api/matches", json={**FAIR, **unfair, "seats": ["me", "bot"]})
    assert alone.status_code == 201


def sit(host: Host, invitation: str, token: str) -> httpx.Response:
    return HTTP.post(f"{host.address}/api/sit/{invitation}", json={"token": token})


def test_an_invitation_is_used_once(tmp_path: Path) -> None:
    host = Host(tmp_path)
    links = begin(host.address, **FAIR)
    mine, invitation = links["tokens"]
    peeping = Player(host.address, invitation)
    wanted = "my_own-token-of-32-characters-x-"
    assert sit(host, invitation, "too short").json()["problem"] == "table-request"
    assert sit(host, invitation, mine).json()["problem"] == "table-token", "somebody else's token is not to be had"
    seat = sit(host, invitation, wanted).json()
    assert seat == {"token": wanted, "watch": links["watch"]}
    with pytest.raises(Exception, match="1001"):
        peeping.hear()
    peeping.close()
    for _ in range(2):
        again = sit(host, invitation, "a" * 32)
        assert (again.status_code, again.json()["problem"]) == (410, "table-used")
        assert HTTP.get(f"{host.address}/api/save/{invitation}").status_code == 410
        with pytest.raises(Exception, match="404"):
            Player(host.address, invitation)
        guest = Player(host.address, wanted)
        assert guest.scene["seat"] == 1
        guest.close()
        assert sit(host, invitation, wanted).json() == seat, "who did not hear the answer asks again"
        host.stop()
        host = Host(tmp_path)
    host.stop()


def test_nobody_slips_in_while_the_guest_sits_down(tmp_path: Path) -> None:
    host = Host(tmp_path)
    invitation = begin(host.address, **FAIR)["tokens"][1]
    host.stop()
    host = Host(tmp_path)
    with ThreadPoolExecutor() as several:
        slipping = [several.submit(Player, host.address, invitation) for _ in range(8)]
        sitting = [several.submit(sit, host, invitation, str(n) * 32) for n in range(4)]
        assert sorted(each.result().status_code for each in sitting) == [200, 410, 410, 410]
    for each in slipping:
        with contextlib.suppress(InvalidStatus, ConnectionClosed):
            with pytest.raises(ConnectionClosed):
                each.result().answer("add Gretel")
            each.result().close()
    host.stop()
