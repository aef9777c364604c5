"""Playing on from a moment of a replay, and the account of a match that is over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest
from tablehost import HTTP, WIDE, Host, Player, begin

from golden import FOLDER
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.engine.problem import Problem
from grognard.games import checked_options, game_named
from grognard.table.account import Swing, account_of, chance_of
from grognard.table.archive import past_of
from grognard.table.branch import branch_of
from grognard.table.limits import Limits

pytestmark = pytest.mark.once

KEY = key_of("another future")


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(tmp_path_factory.mktemp("branch"))
    yield made
    made.stop()


def golden(game: str) -> Match:
    """A finished match of a game in which several were lost and, in Telemark, something was revealed."""
    for path in sorted(FOLDER.glob("match-*.json")):
        found = record.decode(path.read_bytes())
        kinds = [e["kind"] for e in found.events]
        dead = kinds.count("killed") + kinds.count("eliminated")
        hit = [e["kind"] for e in found.events if e.get("outcome") == "hit"]
        lively = dead > 1 and (
            game != "telemark" or ({"fired", "hostile-fired"} <= set(hit) and "revealed" in kinds)
        )
        if found.game == game and lively and len(found.answers) < 800:
            return record.restore(found, game_named(game))
    raise AssertionError(f"no match of {game}")


def brought(host: Host, match: Match, seats: str = "") -> dict[str, Any]:
    answer = HTTP.post(f"{host.address}/api/import?seats={seats}", content=record.encode(match))
    assert answer.status_code == 201, answer.text
    links: dict[str, Any] = answer.json()
    return links


def branch(host: Host, token: str, **body: Any) -> httpx.Response:
    return HTTP.post(f"{host.address}/api/branch/{token}", json=body)


def looks(match: Match, seat: int) -> Any:
    """What a seat sees, without the proof of the dice."""
    return match.game.scene(match.state, seat, "en"), match.ask and [o.text for o in match.ask.options]


@pytest.mark.parametrize("game", ["telemark", "incursion"])
def test_a_branch_stands_where_the_match_stood_and_rolls_other_dice(game: str) -> None:
    old = golden(game)
    last = len(old.answers)
    futures = set()
    for at in range(0, last, max(1, last // 25)):
        past, new = past_of(old, at), branch_of(old, at, KEY)
        for seat in range(len(old.game.seats)):
            assert looks(new, seat) == looks(past, seat)
        assert [o.text for o in new.answers] == [o.text for o in past.answers]
        again = record.restore(record.decode(record.encode(new)), old.game)
        assert not again.resumed
        assert looks(again, 0) == looks(new, 0)
        chance = random.Random(1)
        for match in (new, again):
            chance = random.Random(1)
            for _ in range(12):
                if match.ask is not None:
                    match.answer(chance.choice(match.ask.options))
        assert new.drawn == again.drawn, "a save goes on as the match does"
        restored = record.restore(record.decode(record.encode(new)), old.game)
        assert not restored.resumed and restored.drawn == new.drawn
        assert old.drawn is not None and new.drawn is not None
        futures.add(tuple(new.drawn[1::2]) == tuple(old.drawn[1 : len(new.drawn) : 2]))
    assert False in futures, "what was still to be rolled is rolled with another key"


def test_a_branch_of_a_match_with_real_dice_rolls_for_itself() -> None:
    game = game_named("telemark")
    match = start(game, "grouse", checked_options(game, {}), KEY, typed=True)
    chance = random.Random(3)
    while match.ask is not None:
        match.answer(chance.choice(match.ask.options))
    asked = 0
    for at in range(len(match.answers)):
        past = past_of(match, at)
        assert past.ask is not None
        try:
            new = branch_of(match, at, KEY)
        except Problem as problem:
            assert past.ask.kind == "die" and problem.key == "table-branch-over"
            continue
        if past.ask.kind != "die":
            assert looks(new, 0) == looks(past, 0)
        assert new.ask is not None and new.ask.kind != "die"
        asked += past.ask.kind == "die"
    assert asked


def test_a_branch_of_a_branch_and_of_a_match_resumed_from_a_checkpoint() -> None:
    old = golden("telemark")
    first = branch_of(old, len(old.answers) // 2, KEY)
    second = branch_of(first, len(first.answers), key_of("third"))
    assert looks(second, 0) == looks(first, 0)
    saved = record.decode(record.encode(first))
    saved.rules = "0"
    resumed = record.restore(saved, old.game)
    assert resumed.base_at > 0
    third = branch_of(resumed, len(resumed.answers), KEY)
    assert looks(third, 0) == looks(resumed, 0)
    assert looks(record.restore(record.decode(record.encode(third)), old.game), 0) == looks(third, 0)


def test_the_dice_of_a_branch_are_proved_from_the_moment_it_began() -> None:
    old = golden("telemark")
    new = branch_of(old, len(old.answers) // 2, KEY)
    chance = random.Random(2)
    while new.ask is not None:
        new.answer(chance.choice(new.ask.options))
    from grognard.engine.show import proof_of

    proof = proof_of(new)
    assert proof["known"] > 0
    assert all(sides > 0 for sides in proof["drawn"][0::2])
    saved = record.decode(record.encode(new))
    for lang, words in (("en", "from the match before"), ("es", "de la partida anterior")):
        good, text = record.verify(saved, old.game, lang)
        assert good and words in text
    saved.drawn[-1] = saved.drawn[-1] % 6 + 1
    assert not record.verify(saved, old.game, "en")[0]


def test_playing_on_from_a_moment(host: Host) -> None:
    old = golden("telemark")
    token = brought(host, old)["tokens"][0]
    at = len(old.answers) // 2
    there = HTTP.get(f"{host.address}/api/replay/{token}?at={at}").json()["scene"]
    answer = branch(host, token, at=at)
    assert answer.status_code == 201
    links = answer.json()
    assert links["seats"] == ["me"]
    assert links["tokens"][0] != token
    player = Player(host.address, links["tokens"][0])
    assert player.scene["pieces"] == there["pieces"]
    assert [o["text"] for o in player.scene["ask"]["options"]] == [o["text"] for o in there["ask"]["options"]]
    assert player.scene["proof"]["commitment"] != there["proof"]["commitment"]
    assert len(player.log) == len(there["log"]), "what came before stays in the log"
    player.play(random.Random(4))
    assert player.scene["over"]
    player.close()
    over = HTTP.post(f"{host.address}/api/status", json={"tokens": [token]}).json()
    assert over[0]["over"], "the old match is as it was"


def test_a_branch_says_who_plays_and_survives_the_server(tmp_path: Path) -> None:
    host = Host(tmp_path)
    tokens = brought(host, golden("incursion"), "me,bot")
    seats = branch(host, tokens["tokens"][0], at=30).json()
    assert seats["seats"] == ["me", "bot"]
    assert branch(host, tokens["watch"], at=30, seats=["bot", "me"]).json()["seats"] == ["bot", "me"]
    friend = branch(host, tokens["tokens"][0], at=30, seats=["me", "friend"]).json()
    guest = Player(host.address, friend["tokens"][1])
    assert guest.hear()["problem"] == "table-brought"
    seen = {name: value for name, value in guest.scene.items() if value}
    guest.close()
    for token in (*friend["tokens"], friend["watch"]):
        saved = HTTP.get(f"{host.address}/api/save/{token}").json()
        secret = [saved[name] for name in ("key", "drawn", "known", "start") if saved.get(name)]
        assert not secret, "the dice that lie would tell deck and hands"
    host.stop()
    host = Host(tmp_path)
    again = Player(host.address, friend["tokens"][1])
    assert {name: value for name, value in again.scene.items() if value} == seen
    again.close()
    host.stop()


def test_what_cannot_be_played_on_is_refused(host: Host) -> None:
    links = begin(host.address, game="incursion", scenario="recon", seats=["me", "me"])
    for token in (*links["tokens"], links["watch"]):
        refused = branch(host, token, at=0)
        assert (refused.status_code, refused.json()["problem"]) == (400, "table-branch-running")
    alone = begin(host.address)
    assert branch(host, alone["watch"], at=0).json()["problem"] == "table-branch-running"
    assert branch(host, alone["tokens"][0], at=0).status_code == 201, "who plays alone hides nothing from himself"
    old = golden("telemark")
    token = brought(host, old)["tokens"][0]
    last = len(old.answers)
    for body, problem in (
        ({"at": last}, "table-branch-over"),
        ({"at": last + 1}, "problem-replay-at"),
        ({"at": -1}, "table-request"),
        ({"at": "5"}, "table-request"),
        ({}, "table-request"),
        ({"at": 1, "seats": ["me", "bot"]}, "table-seats"),
        ({"at": 1, "seats": ["you"]}, "table-request"),
        ({"at": 1, "key": "mine"}, "table-request"),
    ):
        refused = branch(host, token, **body)
        assert (refused.status_code, refused.json()["problem"]) == (400, problem), body
    assert branch(host, "x" * 32, at=0).status_code == 404


def test_playing_on_counts_as_a_new_match(tmp_path: Path) -> None:
    given = {name: getattr(WIDE, name) for name in WIDE.__struct_fields__}
    host = Host(tmp_path, Limits(**{**given, "creations": 0.001, "creations_burst": 2}))
    token = begin(host.address)["tokens"][0]
    assert [branch(host, token, at=0).status_code for _ in range(2)] == [201, 429]
    host.stop()


# -- the account ----------------------------------------------------------------------------------


def account(host: Host, token: str, lang: str = "en") -> dict[str, Any]:
    answer = HTTP.get(f"{host.address}/api/account/{token}?lang={lang}", timeout=60)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_account_of_a_match_adds_up(host: Host) -> None:
    old = golden("telemark")
    links = brought(host, old)
    token = links["tokens"][0]
    told = account(host, token)
    last = len(old.answers)
    assert (told["first"], told["last"], told["answers"]) == (0, last, [last])
    assert old.log is not None
    events = old.log.events
    curves = {c["id"]: c for c in told["curves"]}
    hits = [e for e in events if e.kind in ("fired", "bombed") and e.outcome == "hit"]
    gone = [e for e in events if e.kind == "eliminated"]
    ends = {name: curves[f"lost-{name}"]["steps"][-1][1] for name in ("raiders", "hostiles")}
    assert ends == {"raiders": len(gone), "hostiles": len(hits)}
    assert all(a[0] < b[0] for c in curves.values() for a, b in zip(c["steps"], c["steps"][1:], strict=False))
    for track in old.game.scene(old.state, 0, "en").tracks:
        if track.id in curves:
            assert (curves[track.id]["name"], curves[track.id]["steps"][-1][1]) == (track.name, track.value)
    assert {"revealed"} <= curves.keys()
    assert len(told["chapters"]) > 1
    roll = told["decisive"]
    line = next(x for x in events if list(x.dice) == roll["dice"] and x.rule == roll["rule"])
    assert line.outcome
    scene = HTTP.get(f"{host.address}/api/replay/{token}?at={roll['at']}").json()["scene"]
    assert roll["text"] in [x["text"] for x in scene["log"]], "the moment it names shows the roll"
    assert 0 < roll["numerator"] < roll["denominator"]
    spanish = account(host, links["watch"], "es")
    assert spanish["decisive"]["text"] != roll["text"]
    assert [c["steps"] for c in spanish["curves"]] == [c["steps"] for c in told["curves"]]


def test_the_account_of_two_sides(host: Host) -> None:
    old = golden("incursion")
    token = brought(host, old, "me,bot")["tokens"][0]
    told = account(host, token)
    assert sum(told["answers"]) == len(old.answers)
    assert old.log is not None
    killed = [e for e in old.log.events if e.kind == "killed"]
    ends = [c["steps"][-1][1] for c in told["curves"] if c["id"].startswith("lost-")]
    assert len(ends) == 2 and sum(ends) == len(killed)
    assert told["decisive"]["dice"]


def test_the_chance_of_a_roll_is_that_of_its_rule() -> None:
    """A shot hits with a die up to its value: every chance found must say so."""
    old = golden("telemark")
    assert old.log is not None
    tried = 0
    for at in range(1, len(old.answers) + 1):
        before, after = past_of(old, at - 1), past_of(old, at)
        assert before.log is not None and after.log is not None
        assert before.drawn is not None and after.drawn is not None
        fresh = after.log.events[len(before.log.events) :]
        for nth, event in enumerate([e for e in fresh if e.outcome]):
            if event.kind not in ("fired", "hostile-fired"):
                continue
            chance = chance_of(old, Swing(at, nth, event, after.drawn[len(before.drawn) + 1 :: 2]))
            value = sum(m.value for m in event.modifiers)
            wanted = Fraction(min(6, value) if event.outcome == "hit" else 6 - min(6, value), 6)
            assert chance in (wanted, None)
            tried += chance is not None
    assert tried > 3


def test_nobody_is_told_before_the_end(host: Host) -> None:
    links = begin(host.address, game="incursion", scenario="recon", seats=["me", "bot"])
    for token in (links["tokens"][0], links["watch"], begin(host.address)["tokens"][0]):
        refused = HTTP.get(f"{host.address}/api/account/{token}")
        assert (refused.status_code, refused.json()["problem"]) == (400, "table-account")
    assert HTTP.get(f"{host.address}/api/account/{'x' * 32}").status_code == 404


@pytest.mark.parametrize("path", sorted(FOLDER.glob("match-*.json")), ids=lambda path: path.stem)
def test_every_way_to_end_has_its_account(path: Path) -> None:
    found = record.decode(path.read_bytes())
    if len(found.answers) > 500:
        pytest.skip("long, and no other than the shorter ones")
    match = record.restore(found, game_named(found.game))
    for seat in range(len(match.game.seats)):
        told = account_of(match, seat, "es")
        assert {f"lost-{side}" for side in match.game.seats} <= {curve.id for curve in told.curves}
        assert all(0 <= at <= told.last for curve in told.curves for at, _ in curve.steps)
        assert told.chapters == sorted(set(told.chapters))
        if told.decisive is not None:
            assert told.decisive.numerator <= told.decisive.denominator
