"""A scene brings its own words and manners: whatever it shows has its word, and nobody else names a game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import grognard
from grognard.engine.dice import key_of
from grognard.engine.game import Game
from grognard.engine.kit import kit_name, kit_of
from grognard.engine.match import start
from grognard.engine.scene import Kit, Piece, Scene
from grognard.engine.shelf import DATA, KITS, board_of, ground_of
from grognard.engine.show import scene_of
from grognard.games import PACKAGES, checked_options, game_named
from grognard.text import LANGUAGES, has

pytestmark = pytest.mark.once

SOURCE = Path(grognard.__file__).parent
GAMES = list(PACKAGES)


@cache
def scenes(name: str) -> list[Scene]:
    """Scenes of every scenario of a game, here and there in random play."""
    return list(looked_at(game_named(name)))


def looked_at(game: Game) -> Iterator[Scene]:
    chance = random.Random(game.name)
    for scenario in game.scenarios:
        match = start(game, scenario, checked_options(game, {}), key_of(scenario))
        for n in range(400):
            if match.ask is None:
                break
            if n % 10 == 0:
                yield scene_of(match, n // 10 % len(game.seats), "en", odds=False)
            match.answer(chance.choice(match.ask.options))


def kit(name: str, lang: str = "en") -> Kit:
    return KITS[kit_name(game_named(name), lang)]


def pieces(name: str) -> list[Piece]:
    return [piece for scene in scenes(name) for piece in scene.pieces]


@cache
def shown(name: str) -> dict[str, set[str]]:
    """Every key that scenes of a game show, by group."""
    boards = [board_of(scene) for scene in scenes(name)]
    spaces = [space for board in boards for space in board.spaces]
    routes = [route for board in boards for route in board.routes]
    return {
        "badge": {badge for piece in pieces(name) for badge in piece.badges},
        "value": {value for piece in pieces(name) for value in piece.values},
        "side": {piece.side for piece in pieces(name)},
        "box": {piece.place for piece in pieces(name) if ":" not in piece.place},
        "zone": {card.zone for scene in scenes(name) for card in scene.cards if card.id != card.zone},
        "terrain": {space.terrain for space in spaces},
        "mark": {m for space in spaces for m in space.marks} | {m for route in routes for m in route.marks},
        "route": {route.kind for route in routes if route.name},
        "the-side": set(game_named(name).seats),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_scene_shows_has_its_word(name: str, lang: str) -> None:
    words = kit(name, lang).words
    for group, keys in shown(name).items():
        common = {key for key in keys if has(lang, f"web-{group}-{key}")}
        assert keys - common <= words.get(group, {}).keys(), group


def test_the_dead_of_a_game_are_called_by_its_own_word() -> None:
    called = [kit(name).words["box"]["dead"] for name in ("telemark", "incursion")]
    assert called == ["Out of the mission", "Killed"]


@pytest.mark.parametrize("name", GAMES)
def test_manners_speak_of_what_there_is(name: str) -> None:
    """Every event, badge, box and side they name is one of the game."""
    game, found = game_named(name), kit(name)
    kinds = {key.partition("/")[0] for key in found.effects} | set(found.heads)
    assert [kind for kind in kinds if not has("en", f"{game.family}-event-{kind}")] == []
    assert {"flash", "move", "fall"} == set(found.effects.values())
    assert {*found.badges, found.prime} - {""} <= found.words["badge"].keys()
    assert set(found.closed) <= set(found.boxes) == found.words["box"].keys()
    assert found.sides.keys() == shown(name)["side"]
    slots = [side.slot for side in found.sides.values()]
    assert len(set(slots)) == len(slots)
    assert found.tones.keys() <= found.words["outcome"].keys()


@pytest.mark.parametrize("name", GAMES)
def test_the_one_who_acts_is_told_without_a_word(name: str) -> None:
    """Or those who act together: all of one side."""
    acting = [[piece for piece in scene.pieces if piece.acts] for scene in scenes(name)]
    assert any(acting)
    for found in acting:
        assert len({piece.side for piece in found}) <= 1


@pytest.mark.parametrize("name", GAMES)
def test_a_kit_is_the_same_in_every_scene_and_small(name: str) -> None:
    assert len({scene.kit for scene in scenes(name)}) == 1
    assert kit_of(scenes(name)[0]) == kit(name)
    assert kit_name(game_named(name), "es") != kit_name(game_named(name), "en")
    assert len(DATA[kit_name(game_named(name), "en")]) < 8_000


# -- drawings -------------------------------------------------------------------------------------


def drawings(name: str) -> str:
    return (SOURCE / "web" / "games" / f"{kit(name).drawings}.js").read_text(encoding="utf-8")


def drawn(text: str) -> set[str]:
    """The names of the drawings in a file, and the other names they have."""
    faces = re.findall(r"^ +\"?([\w-]+)\"?: [\[{]", text, re.MULTILINE)
    aliases = " ".join(re.findall(r"(?:aliases: |ALIASES = |LIKE = )\{(.*?)\}", text, re.DOTALL))
    return {*faces, *re.findall(r"\"?([\w-]+)\"?: \"", aliases)}


def on_hexes(name: str) -> bool:
    return ground_of(scenes(name)[0]).kind == "hexes"


@pytest.mark.parametrize("name", GAMES)
def test_every_face_and_badge_of_a_game_is_drawn(name: str) -> None:
    common = [SOURCE / "web/js/faces.js", *([SOURCE / "web/js/hex/figures.js"] if on_hexes(name) else [])]
    found = drawn(drawings(name)) | {one for file in common for one in drawn(file.read_text(encoding="utf-8"))}
    assert {piece.face for piece in pieces(name)} <= found
    assert {*kit(name).badges, kit(name).prime} - {""} <= found
    assert (SOURCE / "web" / "games" / f"{kit(name).drawings}.css").is_file()


# -- nobody else names them -----------------------------------------------------------------------


def names() -> set[str]:
    """What the games call themselves, their sides, their faces and what dice decide in them."""
    found: set[str] = set()
    for name in GAMES:
        game = game_named(name)
        found |= {name, game.family, *game.seats, *kit(name).sides, *kit(name).words["outcome"]}
        found |= {*kit(name).words.get("face", {}), *[piece.face for piece in pieces(name)]}
        found |= set(re.findall(r"^    \"?([\w-]+)\"?: \[", drawings(name), re.MULTILINE))
    return found


ORDINARY = {
    *("abort", "blaze", "break", "cover", "crash", "dead", "escape", "fire", "hit", "lost", "miss"),
    *("nobody", "nothing", "quiet", "safe", "seen", "silent", "won"),
    *("device", "hidden", "panel", "radio", "token"),  # words of the web and of programs
    *("charge", "flak", "halftrack", "infantry", "leader", "mountain", "objective"),  # what common drawings are of
    *("automatic-rifle", "flamethrower", "heavy-mg", "hero", "machine-gun", "medic", "satchel", "scout", "sniper"),
    *("squad", "shaken", "spotted", "wounded"),
    *("done", "effect", "failed", "half", "none", "passed", "placed", "team", "thing", "unseen", "us"),
    *("fresh", "gun", "mg", "mine", "mortar", "player", "shown", "spent", "stuck", "tank", "through", "truck"),
    *("advisor", "assault-gun", "chaplain", "claymore", "crew"),
}
"""Names that mean something else as well. Only as a key, a whole text in quotes, they could be meant by mistake."""

MEANT_OTHERWISE = {
    "assault-gun": "a common drawing",
    "automatic-rifle": "a common drawing",
    "done": "an answer that ends something",
    "fire": "a state of a space with a common drawing",
    "gun": "a common drawing",
    "halftrack": "a common drawing",
    "heavy-mg": "a common drawing",
    "hero": "the top of the lobby",
    "hidden": "attributes of HTML",
    "hit": "where a finger may touch a space",
    "infantry": "a common drawing",
    "leader": "a common drawing",
    "lost": "the state of a connection",
    "machine-gun": "a common drawing",
    "medic": "a common drawing",
    "mg": "a common drawing",
    "mountain": "a terrain with a common drawing",
    "nobody": "no thing at all, in a position",
    "none": "no colour, no place, nothing at all",
    "objective": "a mark with a common drawing",
    "panel": "the part of the page beside the board",
    "quiet": "the style of small print",
    "radio": "a kind of input",
    "satchel": "a common drawing",
    "scout": "a common drawing",
    "shaken": "a common badge",
    "shown": "the style of what is there",
    "sniper": "a common drawing",
    "spent": "a common badge",
    "spotted": "a common badge",
    "squad": "a common drawing",
    "tank": "a common drawing",
    "thing": "the role of a side that fights nobody",
    "token": "what opens a seat",
    "truck": "a common drawing",
    "unseen": "the style of words for the ear",
    "won": "the result of a match",
    "wounded": "a common badge",
}
"""The keys among them that clients use in another sense."""


def common_sources() -> list[Path]:
    found = [*SOURCE.glob("engine/*.py"), *SOURCE.glob("table/*.py"), *SOURCE.glob("terminal/*.py")]
    found += [*SOURCE.glob("web/js/**/*.js"), *SOURCE.glob("web/*.css"), *SOURCE.glob("web/*.html")]
    files = ("web", "terminal", "table", "engine")
    return found + [SOURCE / "text" / lang / f"{file}.ftl" for lang in LANGUAGES for file in files]


def test_outside_of_games_nothing_names_a_game_a_side_a_face_or_an_outcome() -> None:
    assert names() >= ORDINARY and MEANT_OTHERWISE.keys() <= ORDINARY
    telling = "|".join(sorted(re.escape(name) for name in names() - ORDINARY))
    keys = "|".join(sorted(re.escape(name) for name in ORDINARY - MEANT_OTHERWISE.keys()))
    wrong = re.compile(rf"(?<!\w)(?i:{telling})(?!\w)|[\"'](?:{keys})[\"']")
    found = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()[:80]}"
        for path in common_sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if wrong.search(line)
    ]
    assert found == []
