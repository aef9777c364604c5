"""Beside a real board at the table: what is rolled and drawn there is told, slips are put right, and all that is on
disk before it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tablehost import HTTP, Host, Player, begin

from grognard.engine import record
from grognard.engine.notation import write_position
from grognard.games import folder_of, game_named, new_match

pytestmark = pytest.mark.once


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path)
    yield made
    made.stop()


def beside(host: Host, lang: str = "en") -> tuple[Player, str]:
    links = begin(host.address, game="heroes", scenario="ridge", seats=["me"], seed="board", beside=True)
    return Player(host.address, links["tokens"][0], lang), links["tokens"][0]


def caps(player: Player) -> int:
    return next(int(track["value"]) for track in player.scene["tracks"] if track["id"] == "caps")


def test_only_games_that_can_offer_it(host: Host) -> None:
    games = {card["name"]: card["beside"] for card in HTTP.get(f"{host.address}/api/games").json()}
    assert games["heroes"] is True
    assert games["telemark"] is False
    body = {"game": "telemark", "scenario": "gunnerside", "beside": True}
    refused = HTTP.post(f"{host.address}/api/matches", json=body)
    assert (refused.status_code, refused.json()["problem"]) == (400, "table-beside")


def test_a_slip_is_put_right_and_kept(host: Host, tmp_path: Path) -> None:
    player, token = beside(host)
    assert player.scene["beside"] is True
    number = player.ask
    told = player.say(type="correct", ask=number, text="caps: 1")
    assert told["type"] == "change"
    assert caps(player) == 1
    assert player.log[-1]["text"].startswith("The board says otherwise: caps: 1.")
    assert player.ask > number, "what was asked before is another question"
    player.close()
    saved = record.decode(HTTP.get(f"{host.address}/api/save/{token}").content)
    assert [(laid.at, laid.what) for laid in saved.laid] == [(0, "caps: 1")]
    host.stop()
    again = Host(tmp_path)
    player = Player(again.address, token)
    assert caps(player) == 1, "it was on disk"
    assert any("otherwise" in line["text"] for line in player.log)
    player.close()
    again.stop()


def test_what_cannot_be_is_a_sentence(host: Host) -> None:
    player, _ = beside(host, "es")
    before = caps(player)
    for text in ("caps: 99", "E06: Tiger", "", "{"):
        told = player.say(type="correct", ask=player.ask, text=text)
        assert told["type"] == "problem"
        player.hear()
    assert caps(player) == before
    assert player.say(type="roll", ask=player.ask)["problem"] == "companion-no-die"
    player.close()


def test_the_program_rolls_where_it_is_told_to(host: Host) -> None:
    """Until a die is asked for: the AI's turns need some soon."""
    player, _ = beside(host)
    for _ in range(60):
        if player.scene["ask"]["kind"] in ("die", "drawn"):
            break
        assert player.answer("pass" if "pass" in player.options() else player.options()[0])["type"] == "change"
    asked = player.ask
    assert player.scene["ask"]["kind"] in ("die", "drawn")
    assert player.say(type="roll", ask=asked)["type"] == "change"
    assert player.ask > asked
    player.close()


def test_a_match_without_a_board_has_nothing_to_correct(host: Host) -> None:
    links = begin(host.address, game="heroes", scenario="ridge", seats=["me"])
    player = Player(host.address, links["tokens"][0])
    assert not player.scene.get("beside")
    assert player.say(type="correct", ask=player.ask, text="caps: 1")["problem"] == "table-beside"
    player.hear()
    assert player.say(type="roll", ask=player.ask)["problem"] == "table-beside"
    watcher = Player(host.address, links["watch"])
    assert watcher.say(type="correct", ask=watcher.ask, text="caps: 1")["problem"] == "table-watching"
    for one in (player, watcher):
        one.close()


# -- from a position, with a deck of one's own ------------------------------------------------------


def asked_for(host: Host, **wanted: object) -> tuple[int, dict[str, Any]]:
    body = {"game": "heroes", "scenario": "ridge", "seats": ["me"], "seed": "board", "beside": True, **wanted}
    answer = HTTP.post(f"{host.address}/api/matches", json=body)
    return answer.status_code, answer.json()


def laid_line(scenario: str = "partisans") -> str:
    """The set-up of a mission as somebody would type it."""
    match = new_match(game_named("heroes"), scenario, {}, "laid")
    return write_position(match.game, scenario, match.state)


def test_it_begins_as_it_lies_on_the_table(host: Host) -> None:
    """The line says which mission it is; what stands in braces is of the mission that was chosen."""
    line = laid_line()
    status, links = asked_for(host, position=line)
    assert status == 201
    player = Player(host.address, links["tokens"][0])
    assert player.scene["scenario"] == "partisans"
    assert player.scene["beside"] is True
    player.close()
    saved = record.decode(HTTP.get(f"{host.address}/api/save/{links['tokens'][0]}").content)
    assert saved.start, "the record has the position it began at"
    status, links = asked_for(host, scenario="partisans", position="{" + line.partition("{")[2])
    assert status == 201
    player = Player(host.address, links["tokens"][0])
    assert player.scene["scenario"] == "partisans"
    player.close()


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("ridge", "problem-notation"),
        ("heroes/1 ridge {", "problem-notation"),
        ("telemark/1 gunnerside {}", "problem-scenario"),
        ("heroes/1 nowhere {caps: 1}", "problem-scenario"),
        ("{units: {A99: Rifles 01}}", ""),
        ("{caps: 99}", ""),
    ],
)
def test_a_position_that_cannot_be_is_a_sentence(host: Host, position: str, problem: str) -> None:
    status, told = asked_for(host, position=position)
    assert status == 400
    assert problem in told["problem"] and told["text"]


def test_a_position_is_for_a_real_board(host: Host) -> None:
    status, told = asked_for(host, beside=False, position="{caps: 1}")
    assert (status, told["problem"]) == (400, "table-position")


def own_deck(text: str = "") -> dict[str, str]:
    """All cards of our own deck, as if typed in by somebody."""
    file = folder_of("heroes") / "bear" / "orders.yaml"
    return {"name": "../my cards.yaml", "text": text or file.read_text(encoding="utf-8")}


def test_a_deck_of_ones_own_on_ones_own_computer(tmp_path: Path) -> None:
    """The file is kept, a save names it by its hash, and the match opens again where it is, and not where it is
    not."""
    own = Host(tmp_path / "mine", own=tmp_path / "own")
    status, links = asked_for(own, deck=own_deck())
    assert status == 201
    token = links["tokens"][0]
    player = Player(own.address, token)
    player.close()
    data = HTTP.get(f"{own.address}/api/save/{token}").content
    deck = record.decode(data).options["deck"]
    assert [file.parent for file in tmp_path.rglob("*.yaml")] == [tmp_path / "own" / "decks"], "nowhere else"
    assert HTTP.post(f"{own.address}/api/import?seats=me", content=data).status_code == 201
    own.stop()
    again = Host(tmp_path / "mine", own=tmp_path / "own")
    player = Player(again.address, token)
    assert player.scene["scenario"] == "ridge"
    player.close()
    again.stop()
    elsewhere = Host(tmp_path / "other", own=tmp_path / "nothing")
    refused = HTTP.post(f"{elsewhere.address}/api/import?seats=me", content=data)
    assert (refused.status_code, refused.json()["problem"]) == (400, "heroes-deck-elsewhere")
    assert deck[:12] in refused.json()["text"]
    elsewhere.stop()


def test_a_deck_with_a_mistake_is_refused_by_the_name_its_owner_gave_it(tmp_path: Path) -> None:
    own = Host(tmp_path / "mine", own=tmp_path / "own")
    status, told = asked_for(own, deck=own_deck("source: mine\ncards: 7\n"))
    assert status == 400
    assert "my cards.yaml" in told["text"] and str(tmp_path) not in told["text"]
    assert not list(tmp_path.rglob("*.yaml"))
    own.stop()


def test_a_table_of_others_takes_no_deck(tmp_path: Path) -> None:
    hosted = Host(tmp_path, public_url="https://games.example.org", own=tmp_path / "own")
    headers = {"host": "games.example.org"}
    body = {"game": "heroes", "scenario": "ridge", "seats": ["me"], "deck": own_deck()}
    refused = HTTP.post(f"{hosted.address}/api/matches", json=body, headers=headers)
    assert (refused.status_code, refused.json()["problem"]) == (400, "table-deck-hosted")
    assert not list(tmp_path.rglob("*.yaml"))
    body = {"game": "telemark", "scenario": "gunnerside", "deck": own_deck()}
    hosted.stop()
    own = Host(tmp_path / "mine", own=tmp_path / "own")
    refused = HTTP.post(f"{own.address}/api/matches", json=body)
    assert (refused.status_code, refused.json()["problem"]) == (400, "table-no-deck")
    own.stop()


def test_how_a_counter_stands(host: Host) -> None:
    """feel.md H8: what can be said of a counter, in the words of a position and in the player's; a gun is not hit
    by what leaves nothing of it, the player's markers lie face up (7.4), and only foot hides."""
    player, _ = beside(host, "es")
    unit = next(p for p in player.scene["pieces"] if p["name"].startswith("LMG"))
    told = player.say(type="stands", ask=player.ask, about=unit["id"])["stands"]
    traits = {trait["name"]: trait for trait in told["traits"]}
    assert traits["Usada"]["ways"] == [["", "Usada"], ["spent", "usada"]]
    assert ["S", "sur"] in traits["Encarada"]["ways"]
    hits = [way for way, _ in traits["Impactada"]["ways"]]
    assert "hit pinned" in hits
    assert not {"hit kia", "hit face-down", "hit immobilized"} & set(hits)
    assert ["dead", "Destruidas"] in told["away"]
    enemy = next(p for p in player.scene["pieces"] if p["side"] == "soviet" and "Rifles" in p["name"])
    told = player.say(type="stands", ask=player.ask, about=enemy["id"])["stands"]
    assert "hit face-down" in [way for trait in told["traits"] for way, _ in trait["ways"]]
    assert "Oculta" not in [trait["name"] for trait in told["traits"]]
    for nobody in ("unit:999", "hex:3", "LMG", "unit:-1"):
        assert player.say(type="stands", ask=player.ask, about=nobody).get("stands") is None
    player.close()


def test_how_a_counter_stands_is_for_a_real_board(host: Host) -> None:
    links = begin(host.address, game="heroes", scenario="ridge", seats=["me"], seed="board")
    player = Player(host.address, links["tokens"][0], "en")
    assert player.say(type="stands", ask=player.ask, about=player.scene["pieces"][0]["id"]).get("stands") is None
    player.close()
