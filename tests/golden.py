"""Makes the golden files anew: `python tests/golden.py [GAME...]`. Look at what changed before committing it.

A match whose answers still lead to its end is kept; for another a new one is looked for.
Matches are saves of finished ones, for the ways a mission and a campaign can end. Playthroughs are some
of these as their players read them, in each language.
"""

from __future__ import annotations

import random
import sys
from itertools import product
from pathlib import Path

import msgspec

from grognard.bots import Player, heuristic_player, random_player
from grognard.engine import record
from grognard.engine.ask import Option
from grognard.engine.dice import key_of
from grognard.engine.game import Game
from grognard.engine.match import Match, start
from grognard.engine.problem import Problem
from grognard.engine.record import Record
from grognard.engine.show import ask_view, line_of
from grognard.games import PACKAGES, checked_options, game_named
from grognard.games.locknload.state import Battle
from grognard.text import LANGUAGES

FOLDER = Path(__file__).parent / "golden"

Ending = tuple[str, str, dict[str, str], str]
"""Game, scenario, options, and who won how."""

FEW = 4
"""Of so many matches that end as wanted the shortest is kept."""

ENOUGH = 250
"""Seeds after which one is as good as four: some endings are rare."""

LIMITED = {"turn_limit": "on"}
"""So that matches of players who answer at random end."""

ENDINGS: list[Ending] = [
    ("telemark", "grouse", {}, "won objective"),
    ("telemark", "freshman", {}, "won objective"),
    ("telemark", "gunnerside", {}, "won objective"),
    ("telemark", "tinnsjo", {}, "won objective"),
    ("telemark", "gunnerside", {"edition": "es"}, "won objective"),
    ("telemark", "gunnerside", {}, "won operations"),
    ("telemark", "grouse", {}, "lost operations"),
    ("telemark", "tinnsjo", {}, "lost operations"),
    ("telemark", "freshman", {}, "lost eliminated"),
    ("telemark", "tinnsjo", {"edition": "es"}, "lost eliminated"),
    ("telemark", "campaign", {}, "won campaign-won"),
    ("telemark", "campaign", {}, "lost campaign-lost"),
    ("telemark", "campaign", {"campaign_defeat": "any"}, "lost campaign-lost"),
    ("telemark", "random-campaign", {}, "won campaign-won"),
    ("telemark", "random-campaign", {"edition": "es"}, "lost campaign-lost"),
    ("incursion", "recon", LIMITED, "allies escaped"),
    ("incursion", "recon", LIMITED, "germans wiped-out"),
    ("incursion", "recon", LIMITED, "germans time"),
    ("incursion", "incursion", LIMITED, "allies sealed"),
    ("incursion", "incursion", LIMITED, "germans wiped-out"),
    ("incursion", "incursion", LIMITED, "germans time"),
    ("incursion", "beacon", LIMITED, "allies beacon"),
    ("incursion", "beacon", LIMITED, "germans beacon"),
    ("incursion", "beacon", LIMITED, "germans wiped-out"),
    ("incursion", "beacon", LIMITED, "draw time"),
    ("incursion", "twitcher", {}, "allies points"),
    ("incursion", "twitcher", {}, "germans points"),
    ("incursion", "twitcher", {}, "draw points"),
    ("incursion", "lines", LIMITED, "allies points"),
    ("incursion", "lines", LIMITED, "germans points"),
    ("incursion", "lines", LIMITED, "germans time"),
    ("incursion", "lines", LIMITED, "allies time"),
    ("incursion", "lines", LIMITED, "draw time"),
    ("incursion", "lines", LIMITED, "draw points"),
    ("incursion", "acdc", LIMITED, "allies panels"),
    ("incursion", "acdc", LIMITED, "germans panels"),
    ("incursion", "acdc", LIMITED, "allies points"),
    ("incursion", "acdc", LIMITED, "germans points"),
    ("incursion", "acdc", LIMITED, "draw points"),
    ("incursion", "acdc", LIMITED, "allies time"),
    ("incursion", "acdc", LIMITED, "germans time"),
    ("incursion", "acdc", LIMITED, "draw time"),
    ("incursion", "doomsday", {}, "allies disarmed"),
    ("incursion", "doomsday", {}, "germans launched"),
    ("incursion", "doomsday", {}, "germans wiped-out"),
    ("incursion", "doomsday", {"level": "6", "two_guns": "gretel", "flames": "burn"}, "germans launched"),
    ("incursion", "campaign", {**LIMITED, "level": "6"}, "allies campaign"),
    ("incursion", "campaign", {**LIMITED, "level": "6"}, "germans campaign"),
    *[
        ("locknload", scenario, {}, f"{side} time")
        for scenario in ("vierville", "brecourt", "sainte-mere", "causeway", "sunken-lane", "bayonets", "training")
        for side in ("us", "german")
    ],
    ("locknload", "training", {}, "us eliminated"),
    *[
        ("heroes", mission, {}, f"{side} {how}")
        for mission in (
            "search-and-destroy",
            "partisans",
            "ridge",
            "farm",
            "rearguard",
            "woods",
            "town",
            "encirclement",
        )
        for side in ("player", "ai")
        for how in ("sheet", "eliminated")
    ],
]

TOLD: list[Ending] = [
    ("telemark", "grouse", {}, "won objective"),
    ("telemark", "gunnerside", {}, "won operations"),
    ("telemark", "tinnsjo", {"edition": "es"}, "lost eliminated"),
    ("incursion", "recon", LIMITED, "germans wiped-out"),
    ("incursion", "doomsday", {}, "allies disarmed"),
    ("locknload", "training", {}, "us time"),
    ("heroes", "search-and-destroy", {}, "ai eliminated"),
]


def playthrough(saved: Record, lang: str) -> str:
    """A match in words: every line of the log, every question with its options and odds, every answer."""
    game = game_named(saved.game)
    match = start(game, saved.scenario, saved.options, bytes.fromhex(saved.key))
    lines: list[str] = []
    seen = 0
    for answer in [*saved.answers, ""]:
        assert match.log is not None
        for event in match.log.events[seen:]:
            line = line_of(game, event, lang)
            dice = "".join(f" [{d}]" for d in line.dice)
            modifiers = "".join(f" ({m.name} {m.value:+d}, {m.rule})" for m in line.modifiers)
            only = f" ({game.seats[event.only]})" if event.only >= 0 else ""
            lines.append(f"  {line.text}{dice}{modifiers} <{line.rule}>{only}")
        seen = len(match.log.events)
        if match.ask is None:
            break
        ask = ask_view(match, lang)
        lines.append(f"? {ask.prompt} <{ask.rule}>")
        for option in ask.options:
            odds = ", ".join(f"{o.label} {o.numerator}/{o.denominator}" for o in option.odds)
            lines.append(f"    {option.text}: {option.label}" + (f" ({odds})" if odds else ""))
        lines.append(f"> {answer}")
        match.give(answer)
    lines.append(f"= {game.result(match.state)}")
    return "\n".join(lines) + "\n"


def ending(match: Match) -> str:
    result = match.game.result(match.state)
    return f"{result.get('winner', 'won' if result['won'] else 'lost')} {result['how']}"


def charging_player(game: Game) -> Player:
    """Goes at the nearest enemy, wherever he is: of two such sides nobody may be left."""
    usual = heuristic_player(game)

    def play(match: Match, chance: random.Random) -> Option:
        ask, g = match.ask, match.state
        assert ask is not None and isinstance(g, Battle)
        board, enemies = g.theater.map.board, [g.hex_of(at) for at in g.places[1 - ask.seat]]
        ways = [option for option in ask.options if option.verb in ("take", "step")]
        if ways and enemies:
            off = {way: min(board.distance(g.hex_of(way.value), enemy) for enemy in enemies) for way in ways}
            return min(ways, key=lambda way: (off[way], chance.random()))
        plain = [option for option in ask.options if option.verb in ("move", "hold")]
        return plain[0] if plain else usual(match, chance)

    return play


RARE = {("training", "us eliminated"): charging_player}
"""Ways to end that only such players come to."""


def match_that_ends(end: Ending) -> Match:
    """A short match that ends this way, by players good and bad."""
    name, scenario, given, wanted = end
    game = game_named(name)
    found: list[Match] = []
    other = RARE[scenario, wanted](game) if (scenario, wanted) in RARE else random_player
    for number in range(1000):
        for players in product([heuristic_player(game), other], repeat=len(game.seats)):
            seed = f"golden {scenario} {number}"
            chance = random.Random(seed)
            match = start(game, scenario, checked_options(game, given), key_of(seed))
            while match.ask is not None:
                match.answer(players[match.ask.seat](match, chance))
            if ending(match) == wanted:
                found.append(match)
        if len(found) >= FEW or (found and number >= ENOUGH):
            break
    assert found, f"no match of {scenario} ends {wanted}"
    return min(found, key=lambda m: len(m.answers))


def replayed(end: Ending) -> Match | None:
    """The match that is there, played again from its answers, if it still ends this way."""
    try:
        saved = record.read(file_of(end))
        game = game_named(saved.game)
        match = start(game, saved.scenario, saved.options, bytes.fromhex(saved.key))
        if record.given_again(match, saved.answers, saved.rules in game.versions_unmarked) < len(saved.answers):
            return None
    except Problem:
        return None
    return match if match.ask is None and ending(match) == end[3] else None


def file_of(end: Ending) -> Path:
    _, scenario, given, wanted = end
    options = "".join(f"-{value}" for name, value in given.items() if name not in LIMITED)
    return FOLDER / f"match-{scenario}{options}-{wanted.replace(' ', '-')}.json"


def words_of(end: Ending, lang: str) -> Path:
    return file_of(end).with_name(file_of(end).stem.replace("match", "playthrough", 1) + f".{lang}.txt")


def main(games: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for end in ENDINGS:
        if end[0] in games:
            match = replayed(end) or match_that_ends(end)
            match.id = key_of(file_of(end).name)[:8].hex()
            file_of(end).write_bytes(msgspec.json.format(record.encode(match), indent=0) + b"\n")
            print(f"{file_of(end).name}: {len(match.answers)} answers", file=sys.stderr)
    words = {
        words_of(end, lang): playthrough(record.read(file_of(end)), lang) for end in TOLD for lang in LANGUAGES
    }
    for path, text in words.items():
        path.write_text(text, encoding="utf-8")
    for old in set(FOLDER.iterdir()) - {file_of(end) for end in ENDINGS} - words.keys():
        old.unlink()


if __name__ == "__main__":
    main(sys.argv[1:] or list(PACKAGES))
