"""The protocol of docs/table.md: what a client says, and what it is told."""

from __future__ import annotations

import json
import random
import re
import struct
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tablehost import HTTP, Host, Player, begin, changed

import grognard
from golden import FOLDER
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import STRIDE, start
from grognard.engine.show import scene_of
from grognard.games import checked_options, game_named
from grognard.table import room
from grognard.table.files import edition
from grognard.table.view import difference


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    made = Host(tmp_path_factory.mktemp("table"))
    yield made
    made.stop()


def get(host: Host, path: str) -> Any:
    answer = HTTP.get(host.address + path)
    assert answer.status_code == 200, answer.text
    return answer.json()


# -- playing --------------------------------------------------------------------------------------


def test_a_whole_match_by_random_answers(host: Host) -> None:
    links = begin(host.address, seed="whole")
    player = Player(host.address, links["tokens"][0])
    assert player.scene["proof"].keys() == {"commitment"}
    assert get(host, f"/api/ground/{player.scene['board']}")["spaces"]
    played = player.play(random.Random(1))
    assert played == player.ask
    assert player.scene["over"]
    assert player.scene["proof"].keys() == {"commitment", "key", "drawn"}
    assert "won" in player.scene["result"]
    saved = record.decode(HTTP.get(f"{host.address}/api/save/{links['tokens'][0]}").content)
    assert len(saved.answers) == played
    assert record.verify(saved, game_named("telemark"), "en")[0]
    assert len(player.log) == len(saved.events)
    player.close()


def test_after_the_whole_scene_only_what_changed_is_sent(host: Host) -> None:
    links = begin(host.address, scenario="campaign", free_undo=True)
    token = links["tokens"][0]
    players = [Player(host.address, token), Player(host.address, token, "es"), Player(host.address, links["watch"])]
    player, spanish, watcher = players
    chance = random.Random(6)
    for turn in range(80):
        before, had = dict(player.scene), len(player.log)
        undo = turn % 9 == 8 or not player.options()
        message = (
            player.say(type="undo", ask=player.ask) if undo else player.answer(chance.choice(player.options()))
        )
        assert message["type"] == "change"
        assert message["log_from"] == had or undo
        assert not {"board", "game", "lang"} & message["scene"].keys()
        assert all(piece not in before["pieces"] for piece in message.get("pieces", []))
        assert all(value != before.get(name) for name, value in message["scene"].items() if name != "log")
        assert spanish.hear()["type"] == "change"
        assert all(message["type"] == "change" for message in watcher.news())
        for seen in players if turn % 10 == 0 else []:
            fresh = Player(host.address, links["watch"] if seen is players[2] else token, seen.scene["lang"])
            assert whole(fresh) == whole(seen)
            assert fresh.log == seen.log
            fresh.close()
    for each in players:
        each.close()


def test_a_card_that_lies_where_it_lay_is_named_alone() -> None:
    """In a game with open discards most cards lie where they lay: their words are not sent again."""
    game = game_named("incursion")
    match = start(game, "recon", checked_options(game, {}), key_of("cards"))
    chance = random.Random(4)
    before = scene_of(match, 0, "en", odds=False)
    named = told = 0
    for _ in range(400):
        if match.ask is None:
            break
        match.give(chance.choice(match.ask.options).text)
        now = scene_of(match, 0, "en", odds=False)
        change = msgspec.json.decode(msgspec.json.encode(difference(before, now)))
        was = msgspec.to_builtins(before)
        assert changed(was, change)["cards"] == msgspec.to_builtins(now).get("cards", [])
        cards = change["scene"].get("cards", [])
        named += sum(isinstance(card, str) for card in cards)
        told += sum(not isinstance(card, str) for card in cards)
        before = now
    assert told and named > 2 * told, (named, told)


def whole(player: Player) -> dict[str, Any]:
    """What a player sees, where absent and empty are the same; the log apart."""
    seen = {name: value for name, value in player.scene.items() if value and name != "log"}
    return {**seen, "pieces": by_id(player.scene)}


def by_id(scene: dict[str, Any]) -> list[dict[str, Any]]:
    return sorted(scene["pieces"], key=lambda piece: str(piece["id"]))


def test_odds_are_told_to_who_asks(host: Host) -> None:
    links = begin(host.address, scenario="grouse", seed="odds")
    token = links["tokens"][0]
    player, spanish = Player(host.address, token), Player(host.address, token, "es")
    watcher = Player(host.address, links["watch"])
    chance = random.Random(2)
    found = 0
    while player.options() and found < 5:
        rolling = {o["text"] for o in player.scene["ask"]["options"] if o.get("rolls")}
        odds = player.odds()
        assert odds.keys() <= rolling
        assert not any("odds" in o for o in player.scene["ask"]["options"])
        for option in odds.values():
            assert sum(Fraction(line["numerator"], line["denominator"]) for line in option["odds"]) == 1
        if odds:
            found += 1
            replayed = get(host, f"/api/replay/{token}")["scene"]["ask"]["options"]
            assert odds == {o["text"]: o for o in replayed if o.get("odds")}
            assert spanish.odds().keys() == odds.keys()
            assert spanish.odds() != odds
        assert watcher.odds() == {}
        player.answer(chance.choice(player.options()))
        spanish.hear()
        watcher.news()
    assert found
    player.socket.send(json.dumps({"type": "odds", "ask": 0}))
    assert player.say(type="lang", lang="en")["type"] == "scene", "odds of another question are not told"
    for each in (player, spanish, watcher):
        each.close()


def test_undo_brings_back_scene_and_log(host: Host) -> None:
    token = begin(host.address, scenario="grouse")["tokens"][0]
    player = Player(host.address, token)
    chance = random.Random(3)
    undone = 0
    for _ in range(60):
        before, log, ask = whole(player), list(player.log), player.ask
        if not player.options():
            break
        player.answer(chance.choice(player.options()))
        if player.scene.get("undo") and undone < 10:
            assert player.say(type="undo", ask=player.ask)["type"] == "change"
            undone += 1
            assert player.ask == ask + 2
            assert player.log == log
            assert whole(player) == before
    assert undone
    player.close()


def test_undo_past_a_die_is_refused_unless_free(host: Host) -> None:
    player = Player(host.address, begin(host.address)["tokens"][0])
    while player.scene.get("undo") or player.ask == 0:
        player.answer(player.options()[0])
    assert player.say(type="undo", ask=player.ask)["problem"] == "problem-undo"
    assert player.hear()["type"] == "scene"
    free = Player(host.address, begin(host.address, free_undo=True)["tokens"][0])
    free.play(random.Random(5), 12)
    taken = 0
    while (told := free.say(type="undo", ask=free.ask))["type"] == "change":
        taken += 1
    assert told["problem"] == "problem-undo-start"
    assert 6 < taken <= 12, "a set that was marked is taken back as a whole"
    player.close()
    free.close()


def test_stale_and_foreign_answers_bring_the_sender_up_to_date(host: Host) -> None:
    player = Player(host.address, begin(host.address)["tokens"][0])
    first = player.options()[0]
    player.answer(first)
    asked = player.ask
    for number in (0, asked - 1, asked + 1):
        assert player.say(type="answer", ask=number, text=first)["problem"] == "table-stale"
        assert player.hear()["ask"] == asked
    told = player.say(type="answer", ask=asked, text="storm Berlin")
    assert told["problem"] == "problem-option"
    assert "storm Berlin" in told["text"]
    assert player.hear()["ask"] == asked
    player.close()


def test_a_second_tab_sees_the_same_and_may_answer(host: Host) -> None:
    token = begin(host.address)["tokens"][0]
    one, two = Player(host.address, token), Player(host.address, token, "es")
    one.answer(one.options()[0])
    assert two.hear()["ask"] == one.ask
    assert two.options() == one.options()
    two.answer(two.options()[0])
    one.hear()
    assert one.ask == two.ask == 2
    assert one.scene["lang"] == "en"
    assert two.scene["lang"] == "es"
    one.close()
    two.answer(two.options()[0])
    again = Player(host.address, token)
    assert again.ask == 3
    again.close()
    two.close()


def test_both_tabs_at_once_answer_only_one_question(host: Host) -> None:
    token = begin(host.address)["tokens"][0]
    one, two = Player(host.address, token), Player(host.address, token)
    text = one.options()[0]
    for tab in (one, two):
        tab.socket.send(json.dumps({"type": "answer", "ask": 0, "text": text}))
    heard = [one.hear()["type"], two.hear()["type"]]
    late = one if heard[0] == "problem" else two if heard[1] == "problem" else None
    if late is not None:
        late.hear()
    assert one.ask == two.ask == 1
    assert get(host, f"/api/replay/{token}")["last"] == 1
    one.close()
    two.close()


def test_a_spectator_sees_but_does_not_play(host: Host) -> None:
    links = begin(host.address)
    player, watcher = Player(host.address, links["tokens"][0]), Player(host.address, links["watch"])
    assert not watcher.scene.get("ask")
    assert watcher.scene["waiting"] == "raiders"
    assert watcher.scene["seat"] == -1
    assert watcher.scene["pieces"] == player.scene["pieces"]
    told = watcher.say(type="answer", ask=0, text=player.options()[0])
    assert told["problem"] == "table-watching"
    watcher.hear()
    assert watcher.say(type="undo", ask=0)["problem"] == "table-watching"
    watcher.hear()
    player.answer(player.options()[0])
    while player.scene.get("undo"):
        player.answer(player.options()[0])
    watcher.hear()
    assert watcher.log == player.log
    assert not watcher.scene.get("undo")
    save = record.decode(HTTP.get(f"{host.address}/api/save/{links['watch']}").content)
    assert (save.key, save.drawn, save.checkpoint.position) == ("", [], {})
    player.close()
    watcher.close()


def test_language_can_be_switched(host: Host) -> None:
    player = Player(host.address, begin(host.address)["tokens"][0])
    player.play(random.Random(2), 10)
    english = player.log
    told = player.say(type="lang", lang="es")
    assert told["log_from"] == 0
    assert get(host, f"/api/ground/{told['scene']['board']}")["spaces"]
    assert player.scene["lang"] == "es"
    assert len(player.log) == len(english)
    assert player.log != english
    player.say(type="lang", lang="en")
    assert player.log == english
    assert player.say(type="answer", ask=99, text="")["text"].startswith("The match has moved on")
    player.close()


@pytest.mark.parametrize("kind", ["bot", "strong"])
def test_a_bot_plays_while_somebody_watches(host: Host, kind: str) -> None:
    links = begin(host.address, seats=[kind], seed="watched")
    assert (links["tokens"], links["seats"]) == ([None], [kind])
    watcher = Player(host.address, links["watch"])
    while not watcher.scene.get("over"):
        watcher.hear()
    assert watcher.ask > 10
    watcher.close()


def test_typed_dice_are_asked_for(host: Host) -> None:
    token = begin(host.address, typed_dice=True)["tokens"][0]
    player = Player(host.address, token)
    seen = False
    chance = random.Random(4)
    for _ in range(60):
        if not player.options():
            break
        seen = seen or player.scene["ask"]["kind"] == "die"
        player.answer(chance.choice(player.options()))
    assert seen
    last = player.ask
    assert by_id(get(host, f"/api/replay/{token}?at={last}")["scene"]) == by_id(player.scene)
    player.close()


# -- matches over HTTP ----------------------------------------------------------------------------


def test_status_tells_where_matches_stand(host: Host) -> None:
    links = begin(host.address, scenario="campaign")
    tokens = [links["tokens"][0], links["watch"], "x" * 32, "short"]
    found = HTTP.post(f"{host.address}/api/status?lang=es", json={"tokens": tokens}).json()
    assert [(f["token"], f["seat"], f["your_turn"]) for f in found] == [
        (links["tokens"][0], 0, True),
        (links["watch"], -1, False),
    ]
    assert found[0]["scenario"] == "campaign"
    assert found[0]["standing"]
    too_many = HTTP.post(f"{host.address}/api/status", json={"tokens": ["x"] * 101})
    assert too_many.status_code == 400


def test_export_and_import_go_on_where_they_were(host: Host) -> None:
    token = begin(host.address, seed="export")["tokens"][0]
    player = Player(host.address, token)
    player.play(random.Random(9), 30)
    answer = HTTP.get(f"{host.address}/api/save/{token}")
    assert answer.headers["content-disposition"] == 'attachment; filename="telemark-gunnerside.json"'
    links = HTTP.post(f"{host.address}/api/import", content=answer.content)
    assert links.status_code == 201
    other = Player(host.address, links.json()["tokens"][0])
    assert other.log == player.log
    assert other.options() == player.options()
    assert links.json()["tokens"][0] != token
    other.play(random.Random(1), 3)
    player.close()
    other.close()


@pytest.mark.once
@pytest.mark.parametrize("golden", sorted(FOLDER.glob("match-*.json")), ids=lambda p: p.stem)
def test_golden_matches_import_and_replay(host: Host, golden: Path) -> None:
    links = HTTP.post(f"{host.address}/api/import", content=golden.read_bytes()).json()
    end = get(host, f"/api/replay/{links['tokens'][0]}")
    assert end["scene"]["over"]
    assert end["at"] == end["last"] == len(end["answers"])
    assert end["answers"] == record.read(golden).answers


def test_replay_at_every_number_is_what_was_seen(host: Host) -> None:
    token = begin(host.address, seed="replay")["tokens"][0]
    player = Player(host.address, token)
    seen = [(with_odds(player), list(player.log))]
    chance = random.Random(11)
    while player.options():
        player.answer(chance.choice(player.options()))
        seen.append((with_odds(player), list(player.log)))
    for at, (scene, log) in enumerate(seen):
        then = get(host, f"/api/replay/{token}?at={at}")
        assert then["at"] == at
        assert then["last"] == len(seen) - 1
        assert then["scene"].get("log", []) == log
        assert by_id(then["scene"]) == by_id(scene)
        for part in ("cards", "tracks", "ask", "over", "proof"):
            assert (then["scene"].get(part) or None) == (scene.get(part) or None), (at, part)
    beyond = HTTP.get(f"{host.address}/api/replay/{token}?at={len(seen)}")
    assert (beyond.status_code, beyond.json()["problem"]) == (400, "problem-replay-at")
    for wrong in ("-1", "x", "1e9", "9" * 30):
        assert HTTP.get(f"{host.address}/api/replay/{token}?at={wrong}").status_code == 400
    player.close()


def with_odds(player: Player) -> dict[str, Any]:
    """A player's scene with the odds filled in, as a replay has them."""
    if not player.options():
        return player.scene
    odds = player.odds()
    ask = {**player.scene["ask"], "options": [odds.get(o["text"], o) for o in player.scene["ask"]["options"]]}
    return {**player.scene, "ask": ask}


# -- what is the same for everybody ---------------------------------------------------------------


def test_games_rules_words_and_lessons_in_both_languages(host: Host) -> None:
    english, spanish = (get(host, f"/api/games?lang={lang}") for lang in ("en", "es"))
    assert english[0]["name"] == spanish[0]["name"] == "telemark"
    assert english[0]["sentence"] != spanish[0]["sentence"]
    assert {s["name"] for s in english[0]["settings"]} == set(game_named("telemark").choices)
    rules = get(host, "/api/rules/telemark?lang=es")
    assert any(s["id"] == "15.1" and s["gist"] for s in rules["sections"])
    assert rules["rulings"][0].keys() >= {"point", "ruling", "reason", "other", "option"}
    assert isinstance(get(host, "/api/words"), dict)
    assert HTTP.get(f"{host.address}/api/rules/chess").json()["problem"] == "problem-game"


@pytest.mark.once
@pytest.mark.parametrize("game", ["telemark", "incursion", "locknload", "heroes"])
def test_every_lesson_can_be_walked_through_in_both_languages(host: Host, game: str) -> None:
    english, spanish = (get(host, f"/api/lessons/{game}?lang={lang}") for lang in ("en", "es"))
    assert len(english) >= 6
    assert all(a["title"] != b["title"] and a["steps"] == b["steps"] for a, b in zip(english, spanish, strict=True))
    sides = game_named(game).seats
    for number, card in enumerate(english, 1):
        lesson, other = (get(host, f"/api/lessons/{game}/{number}?lang={lang}") for lang in ("en", "es"))
        assert lesson["title"] == card["title"]
        assert lesson["lesson"]
        assert lesson["lesson"] != other["lesson"]
        *steps, end = lesson["steps"]
        assert len(steps) == card["steps"]
        for step in steps:
            assert step["answer"] in [o["text"] for o in step["scene"]["ask"]["options"]]
        assert end["answer"] == ""
        assert end["scene"]["seat"] == steps[-1]["scene"]["seat"]
        for step in lesson["steps"]:
            assert step["side"] == (sides[step["scene"]["seat"]] if len(sides) > 1 else "")


def test_a_lesson_for_both_sides_shows_each_its_own_hand(host: Host) -> None:
    """Low on Ammo is played by the Germans and killed by the Allies: neither is shown what the other holds."""
    lessons = get(host, "/api/lessons/incursion")
    number = next(i for i, card in enumerate(lessons, 1) if card["title"].startswith("Command points"))
    steps = get(host, f"/api/lessons/incursion/{number}")["steps"]
    assert [step["side"] for step in steps[:4]] == ["germans", "germans", "allies", "germans"]
    hands = [[c["name"] for c in step["scene"]["cards"] if c["zone"] == "hand"] for step in steps[:3]]
    assert hands == [["Low on Ammo", "Fresh Serum", "Blackout"]] * 2 + [["Extra Ammo", "Grit"]]


@pytest.mark.parametrize("number", ["0", "99", "1.5", "-1", "one", "9" * 5000])
def test_a_lesson_there_is_not(host: Host, number: str) -> None:
    answer = HTTP.get(f"{host.address}/api/lessons/incursion/{number}")
    assert (answer.status_code, answer.json()["problem"]) == (404, "table-page")


def test_a_wrong_address_is_a_page_in_a_browser(host: Host) -> None:
    asked = {"accept": "text/html,*/*", "accept-language": "fr-FR, es-ES;q=0.9, en;q=0.5"}
    page = HTTP.get(f"{host.address}/nothing-<b>here", headers=asked)
    assert page.status_code == 404 and page.headers["content-type"].startswith("text/html")
    assert '<html lang="es">' in page.text and 'href="/"' in page.text and "<b>" not in page.text
    assert HTTP.get(f"{host.address}/nothing-here").json()["problem"] == "table-page"


def test_an_etag_saves_sending_again(host: Host) -> None:
    first = HTTP.get(f"{host.address}/api/rules/telemark")
    again = HTTP.get(f"{host.address}/api/rules/telemark", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_who_comes_again_fetches_no_file_of_the_client_twice(host: Host) -> None:
    """They bear the name of the edition and are kept for good; of another edition they are not kept."""
    named = re.findall(r'"(/web/~\w+/[^"]+[.](?:css|js))"', HTTP.get(host.address).text)
    assert {path.rpartition("/")[2] for path in named} >= {"main.js", "style.css", "hexplay.css"}
    for path in named:
        sent = HTTP.get(host.address + path)
        assert sent.status_code == 200 and "immutable" in sent.headers["cache-control"]
    folder = Path(grognard.__file__).parent / "web"
    for script in folder.rglob("*.js"):
        imported = re.findall(r'^(?:import|export) .* from "([^"]+)"', script.read_text(encoding="utf-8"), re.M)
        assert all(path.startswith(("./", "../")) for path in imported), "in the edition of who imports it"
        assert '"/web/' not in script.read_text(encoding="utf-8"), script
    old = re.sub("~\\w+", "~0123456789ab", named[0])
    assert HTTP.get(host.address + old).headers["cache-control"] == "no-store"
    plain = HTTP.get(f"{host.address}/web/js/main.js")
    assert plain.headers["cache-control"] == "no-cache" and plain.headers["etag"]


def test_an_edition_is_another_when_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    (tmp_path / "js" / "main.js").write_text("1")
    first = edition(tmp_path)
    assert first == edition(tmp_path)
    (tmp_path / "js" / "main.js").write_text("12")
    assert edition(tmp_path) != first


def test_what_installs_the_table_comes_with_its_types_and_stays_here(host: Host) -> None:
    page = HTTP.get(host.address).text
    linked = re.findall(r'<link rel="(?:manifest|apple-touch-icon)" href="([^"]+)"', page)
    answer = HTTP.get(host.address + next(path for path in linked if path.endswith(".webmanifest")))
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["etag"] and "manifest-src 'self'" in answer.headers["content-security-policy"]
    manifest = answer.json()
    assert {manifest[key] for key in ("id", "start_url", "scope")} == {"/"} and manifest["display"] == "standalone"
    icons = manifest["icons"]
    assert {path for path in linked if path.endswith(".png")} <= {icon["src"] for icon in icons}
    assert {(icon["purpose"], icon["sizes"]) for icon in icons} == {
        ("any", "any"), ("any", "192x192"), ("any", "512x512"), ("maskable", "192x192"), ("maskable", "512x512")
    }  # fmt: skip
    for icon in icons:
        sent = HTTP.get(host.address + icon["src"])
        assert (sent.status_code, sent.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height, _, colours = struct.unpack(">IIBB", sent.content[16:26])
            assert f"{width}x{height}" == icon["sizes"]
            assert colours == {"any": 6, "maskable": 2}[icon["purpose"]], "a maskable one fills its square"


def test_the_colours_of_the_installed_table_are_those_of_its_style(host: Host) -> None:
    style = HTTP.get(f"{host.address}/web/style.css").text
    panels, backs = (re.findall(rf"--{name}: (#\w+);", style) for name in ("panel", "bg"))
    manifest = get(host, "/web/manifest.webmanifest")
    assert [manifest["theme_color"], manifest["background_color"]] == [panels[0], backs[0]]
    assert re.findall(r'name="theme-color" content="(#\w+)"', HTTP.get(host.address).text) == panels


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        ({"game": "chess"}, "problem-game"),
        ({"scenario": "arnhem"}, "problem-scenario"),
        ({"options": {"weather": "bad"}}, "problem-setting"),
        ({"options": {"edition": "fr"}}, "problem-setting-value"),
        ({"game": "incursion", "scenario": "recon", "options": {"level": "2"}}, "problem-setting-number"),
        ({"game": "incursion", "scenario": "recon", "options": {"level": "61"}}, "problem-setting-number"),
        ({"game": "incursion", "scenario": "recon", "options": {"level": "017"}}, "problem-setting-number"),
        ({"seats": ["me", "friend"]}, "table-seats"),
        ({"seats": ["bot"], "typed_dice": True}, "table-bot-dice"),
        ({"seats": ["strong"], "typed_dice": True}, "table-bot-dice"),
        ({"seats": ["general"]}, "table-request"),
        ({"surprise": 1}, "table-request"),
        ({"seed": "x" * 1000}, "table-request"),
    ],
)
def test_a_match_that_cannot_be_gets_a_sentence(host: Host, wanted: dict[str, Any], problem: str) -> None:
    body = {"game": "telemark", "scenario": "gunnerside", **wanted}
    english, spanish = (HTTP.post(f"{host.address}/api/matches?lang={lang}", json=body) for lang in ("en", "es"))
    assert english.json()["problem"] == problem
    assert english.status_code in (400, 404)
    assert english.json()["text"] != spanish.json()["text"]


# -- restarts -------------------------------------------------------------------------------------


def test_a_restart_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "KEEP_EVERY", 7)
    monkeypatch.setattr(room, "KEEP_PAUSE", 0.0)
    chance = random.Random(8)
    first = Host(tmp_path)
    token = begin(first.address, scenario="campaign", free_undo=True)["tokens"][0]
    player = Player(first.address, token)
    for _ in range(6):
        player.play(chance, 9)
        player.say(type="undo", ask=player.ask)
    seen = (whole(player), player.log, player.options())
    first.stop()
    second = Host(tmp_path)
    player = Player(second.address, token)
    assert (whole(player), player.log, player.options()) == seen
    player.play(chance, 5)
    player.close()
    second.stop()


def test_older_rules_go_on_from_the_stored_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Host(tmp_path)
    token = begin(first.address, scenario="campaign", seed="long")["tokens"][0]
    player = Player(first.address, token)
    assert player.play(random.Random(8), 40) == 40
    pieces, asked = by_id(player.scene), player.ask
    first.stop()
    version = game_named("telemark").version
    monkeypatch.setattr(game_named("telemark"), "version", "next")
    second = Host(tmp_path)
    player = Player(second.address, token)
    assert player.ask == asked
    assert by_id(player.scene) == pieces
    assert f"begun under rules version {version}; version next is in force" in player.hear()["text"]
    replay = get(second, f"/api/replay/{token}")
    assert replay["last"] - replay["first"] <= 2 * STRIDE, "a server that stops keeps its matches as they stand"
    player.play(random.Random(1), 10)
    player.close()
    second.stop()


def test_two_servers_never_share_a_folder(tmp_path: Path) -> None:
    from grognard.engine.problem import Problem

    host = Host(tmp_path)
    with pytest.raises(Problem) as problem:
        Host(tmp_path)
    assert problem.value.key == "table-data-locked"
    host.stop()
    Host(tmp_path).stop()


def test_the_server_stops_at_once_with_players_at_it(tmp_path: Path) -> None:
    host = Host(tmp_path)
    player = Player(host.address, begin(host.address)["tokens"][0])
    began = time.monotonic()
    host.stop()
    assert time.monotonic() - began < 30
    player.close()
