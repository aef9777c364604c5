"""Where matches are kept: the folder, names for new saves, and the saves that are there."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from grognard.engine import record
from grognard.engine.match import Match
from grognard.engine.problem import Problem
from grognard.engine.show import standing_text
from grognard.games import game_named

NOBODY = -1
"""The seat of whoever only looks on."""


def saves_folder() -> Path:
    """GROGNARD_SAVES, or `grognard` in the user's data folder."""
    if "GROGNARD_SAVES" in os.environ:
        return Path(os.environ["GROGNARD_SAVES"])
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "grognard"


def path_for(match: Match, folder: Path) -> Path:
    """The file of this match in a folder: the one it is saved in just so, or any of its own, or a new name."""
    mine = record.record_of(match)
    own: list[Path] = []
    for path in files_in(folder):
        try:
            there = record.read(path)
        except Problem:
            continue
        if there.id == mine.id:
            own.append(path)
            if there.answers == mine.answers:
                return path
    if own:
        return own[0]
    return folder / f"{match.game.name}-{match.scenario}-{mine.id[:8]}.json"


def path_named(name: str, match: Match, path: Path | None) -> Path:
    """Where `save NAME` writes: beside the match's own file, unless the name says where."""
    folder = path.parent if path is not None else Path.cwd()
    if not name:
        return path if path is not None else path_for(match, folder)
    wanted = Path(os.path.expanduser(name if name.endswith(".json") else name + ".json"))
    return wanted if len(wanted.parts) > 1 else folder / wanted


def files_in(folder: Path) -> list[Path]:
    """Files that may be saves, the latest first."""
    try:
        return sorted(folder.glob("*.json"), key=lambda p: (-p.stat().st_mtime, p.name))
    except OSError:
        return []


def how_to_resume(path: Path, *seating: str) -> str:
    """What to type in a shell to go on with this save; `./play` says that it was called so."""
    command = os.environ.get("GROGNARD_COMMAND", "grognard play")
    return " ".join([command, shlex.quote(str(path)), "--terminal", *seating])


def load(path: Path) -> Match:
    """The match saved in a file, at the point where it was left; with a deck of its own if it has one."""
    found = record.read(path)
    return record.restore(found, game_named(found.game).equipped(found.options, saves_folder()), str(path))


def standing(match: Match, lang: str) -> str:
    """Which match it is and where it stands, as anybody may know it."""
    scene = match.game.scene(match.state, NOBODY, lang)
    return f"{scene.title} · {standing_text(match, scene, lang)}"
