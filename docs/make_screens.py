"""Makes the pictures in docs/img from the real program: `python docs/make_screens.py`."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from grognard.bots import heuristic_player
from grognard.engine.dice import key_of
from grognard.engine.match import Match, start
from grognard.games import checked_options, game_named
from grognard.terminal.table import play

FOLDER = Path(__file__).parent / "img"


def reach(scenario: str, seed: str, kind: str, skip: int = 0) -> Match:
    """A match played by the heuristic to an ask of this kind."""
    game = game_named("telemark")
    player = heuristic_player(game)
    chance = random.Random(seed)
    match = start(game, scenario, checked_options(game, {}), key_of(seed))
    while match.ask is not None:
        if match.ask.kind == kind:
            if not skip:
                return match
            skip -= 1
        match.answer(player(match, chance))
    raise AssertionError(f"no {kind} in {scenario} {seed}")


def picture(name: str, match: Match, lang: str, width: int) -> None:
    """What the terminal shows at this point of a match."""
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "screen").open("w") as nowhere:
        console = Console(file=nowhere, record=True, force_terminal=True, width=width, color_system="truecolor")

        def leave(prompt: str) -> str:
            console.save_svg(str(FOLDER / f"{name}.svg"), title="grognard play telemark", theme=MONOKAI)
            raise EOFError

        play(match, lang, Path(folder) / "match.json", console, leave)


def main() -> None:
    picture("telemark-move", reach("gunnerside", "screen 4", "move", 1), "en", 110)
    picture("telemark-batalla", reach("freshman", "screen 1", "fire"), "es", 110)


if __name__ == "__main__":
    main()
