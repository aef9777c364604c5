"""The words and manners of a game: what scenes call by a key, and how it behaves on a table.

The words are messages `FAMILY-GROUP-KEY`, or `any-GROUP-KEY` for what games say alike; the manners stand in the
`manners.yaml` of the game's package.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from msgspec.structs import asdict

from grognard.engine.content import read_content
from grognard.engine.game import Game
from grognard.engine.scene import Kit, Manners, Scene
from grognard.engine.shelf import KITS, keep
from grognard.text import SHARED, has, say, under

GROUPS = [
    "badge", "box", "boxed", "code", "face", "kind", "mark", "marker", "order", "outcome", "room", "route",
    "section", "side", "terrain", "the-side", "value", "won-side", "zone",
]  # fmt: skip
"""What a game has words for. `code` and `marker` are the letters and the short names of the map in a terminal."""

FILE = "manners.yaml"


class MannersFile(Manners, forbid_unknown_fields=True, kw_only=True):
    """The manners of a game as they stand in its package."""

    source: str


def read_manners(game: Game) -> MannersFile:
    package = f"grognard.games.{game.family}"
    if not resources.files(package).joinpath(FILE).is_file():
        return MannersFile(source="")
    return read_content(package, FILE, MannersFile)


@cache
def kit_name(game: Game, lang: str) -> str:
    """What scenes of a game in one language call its kit."""
    return keep(made_kit(game, lang))


def made_kit(game: Game, lang: str) -> Kit:
    own = game.own_words(lang)
    words = {
        group: under(lang, f"{SHARED}{group}-") | own.get(group, {}) | under(lang, f"{game.family}-{group}-")
        for group in GROUPS
    }
    manners = {name: value for name, value in asdict(read_manners(game)).items() if name != "source"}
    return Kit(words={group: named for group, named in words.items() if named}, tones=game.tones, **manners)


def kit_of(scene: Scene) -> Kit:
    """The kit of a scene; a scene without one has no words of its own."""
    return KITS.get(scene.kit) or Kit()


def word(scene: Scene, group: str, key: str) -> str:
    """What the game of a scene calls something; the key itself where nobody wrote a word for it."""
    return kit_of(scene).words.get(group, {}).get(key, key)


def role(scene: Scene, side: str) -> str:
    """What a side is: one that is played, a "foe" nobody plays, or a "thing" that fights nobody."""
    manner = kit_of(scene).sides.get(side)
    return manner.role if manner is not None else ""


# -- sides in sentences -------------------------------------------------------------------------


@cache
def the_side(game: Game, side: str, lang: str) -> str:
    """A side as it stands in a sentence."""
    key = f"{game.family}-the-side-{side}"
    return say(lang, key) if has(lang, key) else side_name(game, side, lang)


def side_won(game: Game, side: str, lang: str) -> str:
    key = f"{game.family}-won-side-{side}"
    return say(lang, key) if has(lang, key) else say(lang, "web-side-won", side=side_name(game, side, lang))


def side_name(game: Game, side: str, lang: str) -> str:
    key = f"{game.family}-side-{side}"
    return say(lang, key) if has(lang, key) else side.title()
