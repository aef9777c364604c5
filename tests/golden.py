"""Makes the golden files anew: `python tests/golden.py`. Look at what changed before committing it.

Playthroughs are whole matches as a player reads them, in each language. Matches are saves of
finished ones, one for every way a mission and a campaign can end.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import msgspec

from grognard.bots import heuristic_player, random_player
from grognard.engine import record
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.engine.scene import ask_view, log_lines
from grognard.games import checked_options, game_named

FOLDER = Path(__file__).parent / "golden"

PLAYTHROUGHS = [
    ("telemark", "grouse", {}, "golden 1"),
    ("telemark", "gunnerside", {}, "golden 2"),
    ("telemark", "tinnsjo", {"edition": "es"}, "golden 3"),
]

ENDINGS = [
    ("grouse", {}, "won objective"),
    ("freshman", {}, "won objective"),
    ("gunnerside", {}, "won objective"),
    ("tinnsjo", {}, "won objective"),
    ("gunnerside", {"edition": "es"}, "won objective"),
    ("gunnerside", {}, "won operations"),
    ("grouse", {}, "lost operations"),
    ("tinnsjo", {}, "lost operations"),
    ("freshman", {}, "lost eliminated"),
    ("tinnsjo", {"edition": "es"}, "lost eliminated"),
    ("campaign", {}, "won campaign-won"),
    ("campaign", {}, "lost campaign-lost"),
    ("campaign", {"campaign_defeat": "any"}, "lost campaign-lost"),
    ("random-campaign", {}, "won campaign-won"),
    ("random-campaign", {"edition": "es"}, "lost campaign-lost"),
]


def playthrough(name: str, scenario: str, given: dict[str, str], seed: str, lang: str) -> str:
    """A match in words: every line of the log, every question with its options and odds, every answer."""
    game = game_named(name)
    match = start(game, scenario, checked_options(game, given), key_of(seed))
    player = heuristic_player(game)
    chance = random.Random(seed)
    lines: list[str] = []
    seen = 0
    while True:
        for line in log_lines(match, 0, lang, seen):
            dice = "".join(f" [{d}]" for d in line.dice)
            modifiers = "".join(f" ({m.name} {m.value:+d}, {m.rule})" for m in line.modifiers)
            lines.append(f"  {line.text}{dice}{modifiers} <{line.rule}>")
        assert match.log is not None
        seen = len(match.log.events)
        if match.ask is None:
            break
        ask = ask_view(match, lang)
        lines.append(f"? {ask.prompt} <{ask.rule}>")
        for option in ask.options:
            odds = ", ".join(f"{o.label} {o.numerator}/{o.denominator}" for o in option.odds)
            lines.append(f"    {option.text}: {option.label}" + (f" ({odds})" if odds else ""))
        answer = player(match, chance)
        lines.append(f"> {answer.text}")
        match.answer(answer)
    lines.append(f"= {game.result(match.state)}")
    return "\n".join(lines) + "\n"


def ending(match: Match) -> str:
    result = match.game.result(match.state)
    return f"{'won' if result['won'] else 'lost'} {result['how']}"


def match_that_ends(scenario: str, given: dict[str, str], wanted: str) -> Match:
    """The first seed whose match ends this way."""
    game = game_named("telemark")
    players = [heuristic_player(game), random_player]
    for number in range(4000):
        for player in players:
            seed = f"golden {scenario} {number}"
            chance = random.Random(seed)
            match = start(game, scenario, checked_options(game, given), key_of(seed))
            while match.ask is not None:
                match.answer(player(match, chance))
            if ending(match) == wanted:
                return match
    raise AssertionError(f"no match of {scenario} ends {wanted}")


def playthrough_file(scenario: str, lang: str) -> Path:
    return FOLDER / f"playthrough-{scenario}.{lang}.txt"


def match_file(scenario: str, given: dict[str, str], wanted: str) -> Path:
    options = "".join(f"-{value}" for value in given.values())
    return FOLDER / f"match-{scenario}{options}-{wanted.replace(' ', '-')}.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name, scenario, given, seed in PLAYTHROUGHS:
        for lang in ("en", "es"):
            text = playthrough(name, scenario, given, seed, lang)
            playthrough_file(scenario, lang).write_text(text, encoding="utf-8")
    for scenario, given, wanted in ENDINGS:
        match = match_that_ends(scenario, given, wanted)
        data = msgspec.json.format(record.encode(match), indent=0)
        match_file(scenario, given, wanted).write_bytes(data + b"\n")
        print(f"{scenario} {given} {wanted}: {len(match.answers)} answers", file=sys.stderr)


if __name__ == "__main__":
    main()
