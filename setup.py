"""The compiled build: the same sources through mypyc when GROGNARD_FAST is set, plain otherwise."""

import os
from pathlib import Path
from typing import Any

from setuptools import setup

SRC = Path(__file__).parent / "src"
COMPILED = [
    "grognard/bench/volley.py",
    "grognard/bots/harm.py",
    "grognard/bots/leaning.py",
    "grognard/bots/options.py",
    "grognard/engine/ask.py",
    "grognard/engine/dice.py",
    "grognard/engine/event.py",
    "grognard/engine/game.py",
    "grognard/engine/match.py",
    "grognard/engine/odds.py",
    "grognard/engine/orders.py",
    "grognard/engine/show.py",
    "grognard/engine/reason.py",
    "grognard/engine/state.py",
    "grognard/engine/trial.py",
    "grognard/engine/verb.py",
    "grognard/geometry/*.py",
    "grognard/games/*/ai/*.py",
    "grognard/games/*/bot.py",
    "grognard/games/*/bot/*.py",
    "grognard/games/*/frame.py",
    "grognard/games/*/game.py",
    "grognard/games/*/imagine.py",
    "grognard/games/*/map.py",
    "grognard/games/*/reading.py",
    "grognard/games/*/scene.py",
    "grognard/games/*/state.py",
    "grognard/games/*/theater.py",
    "grognard/games/*/verbs.py",
    "grognard/games/*/rules/*.py",
    "grognard/table/beats.py",
    "grognard/table/limits.py",
    "grognard/table/listener.py",
    "grognard/table/live.py",
    "grognard/table/pace.py",
    "grognard/table/room.py",
    "grognard/table/standing.py",
    "grognard/table/view.py",
]


def extensions() -> list[Any]:
    if not os.environ.get("GROGNARD_FAST"):
        return []
    from mypyc.build import mypycify

    # Level 1 runs as fast as 3 here and compiles in a third of the time; warnings on generated code cost more
    # than the compiling itself.
    files = sorted({str(f) for pattern in COMPILED for f in SRC.glob(pattern) if f.name != "__init__.py"})
    modules = list(mypycify(["--strict", *files], opt_level="1", debug_level="0"))
    for module in modules:
        module.extra_compile_args.append("-Wno-all")
    return modules


setup(ext_modules=extensions())
