"""The compiled build: the same sources through mypyc when GROGNARD_FAST is set, plain otherwise.

GROGNARD_FAST=quick is for one run of the tests: what comes of it is a third slower, but there minutes sooner.
"""

import os
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
    "grognard/engine/hexgame.py",
    "grognard/engine/hexsight.py",
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
    "grognard/games/incursion/floor.py",
    "grognard/games/incursion/hands.py",
    "grognard/games/incursion/pieces.py",
    "grognard/games/incursion/pointing.py",
    "grognard/games/*/state.py",
    "grognard/games/*/theater.py",
    "grognard/games/*/verbs.py",
    "grognard/games/*/rules/*.py",
    "grognard/table/beats.py",
    "grognard/table/limits.py",
    "grognard/table/line.py",
    "grognard/table/listener.py",
    "grognard/table/live.py",
    "grognard/table/orders.py",
    "grognard/table/pace.py",
    "grognard/table/parts.py",
    "grognard/table/room.py",
    "grognard/table/standing.py",
    "grognard/table/view.py",
]


def extensions() -> list[Any]:
    if not os.environ.get("GROGNARD_FAST"):
        return []
    from mypyc.build import mypycify

    # All functions are called from within the one library: since nobody outside can see them, calls are direct and
    # small ones are inlined, which makes level 2 worth its time. Warnings on generated code cost more than the
    # compiling itself.
    files = sorted({str(f) for pattern in COMPILED for f in SRC.glob(pattern) if f.name != "__init__.py"})
    level = "g" if os.environ["GROGNARD_FAST"] == "quick" else "2"
    modules = list(mypycify(["--strict", *files], opt_level=level, debug_level="0"))
    leave_as_they_are()
    to_the_left()
    for module in modules:
        module.extra_compile_args += ["-Wno-all", "-fvisibility=hidden"]
    library, *doors = modules
    return [library, *shared(doors)]


def leave_as_they_are() -> None:
    """A third of the code runs once, when its module is imported: to make that fast takes a fifth of gcc's time."""
    once = "__top_level__(void);"
    for header in Path("build").glob("__native_internal_*.h"):
        header.write_text(header.read_text().replace(once, once[:-1] + ' __attribute__((optimize("O0")));'))


def to_the_left() -> None:
    """mypyc indents every module deeper than the one before: nine tenths of what gcc would read are blanks."""
    for source in Path("build").glob("__native_*.c"):
        narrow = source.with_suffix(".narrow")
        with source.open("rb") as wide, narrow.open("wb") as out:
            out.writelines(line.lstrip(b" ") for line in wide)
        narrow.replace(source)


def shared(doors: list[Any]) -> list[Any]:
    """All code is in one library; for each module mypyc makes a file besides, which only asks for it there. To
    compile and link two hundred of them takes most of a minute: those with different names become one, which then
    lies in the place of each."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return doors  # mypyc writes them otherwise there
    files: list[dict[str, Any]] = []
    for door in doors:
        name = door.name.rpartition(".")[2]
        if all(name in file for file in files):
            files.append({})
        next(file for file in files if name not in file)[name] = door
    return [joined(list(file.values()), Path(f"build/doors{number}.c")) for number, file in enumerate(files)]


def joined(doors: list[Any], source: Path) -> Any:
    """One file for all of these: each has a function of its own name, and one that would have the same in all."""
    text = '#define PyInit___init__ PyInit___init__{}\n#include "{}"\n#undef PyInit___init__\n'
    paths = [Path(door.sources[0]).relative_to(source.parent).as_posix() for door in doors]
    source.write_text("".join([text.format(*each) for each in enumerate(paths)]))
    first, *others = doors
    first.sources = [str(source)]
    first.also = [door.name for door in others]
    return first


class Build(build_ext):
    """Puts a file that serves several modules in the place of each."""

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        for name in vars(ext).get("also", []):
            self.copy_file(self.get_ext_fullpath(ext.name), self.get_ext_fullpath(name))


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
