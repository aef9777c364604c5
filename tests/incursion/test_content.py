"""The content files of Incursion: what the rulebook pins down, and mistakes that are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.engine.content import read_content
from grognard.engine.problem import Problem
from grognard.games.incursion.content import (
    FOLDER,
    BoardFile,
    CardsFile,
    FiguresFile,
    build,
    content,
    read_missions,
)

pytestmark = pytest.mark.once


def files() -> dict[str, Any]:
    return {
        "board": read_content(FOLDER, "board.yaml", BoardFile),
        "figures": read_content(FOLDER, "figures.yaml", FiguresFile),
        "cards": read_content(FOLDER, "cards.yaml", CardsFile),
        "missions": read_missions(),
    }


def test_what_is_pinned_stands() -> None:
    """INCURSION 3.7, 4, 6.5.1: the rulebook's own values."""
    kinds = {kind.name: kind for kind in content().theater.types}
    assert kinds["Private"].cost == 3
    assert kinds["Incinerator"].ap == 3
    zombie = kinds["Zombie"]
    assert (zombie.cost, zombie.fortitude, zombie.damage) == (3, 4, 1)
    assert content().theater.zombies_each_turn == 3
    assert [m.level for m in content().theater.missions] == [
        [6, 6], [14, 12], [10, 10], [19, 19], [19, 16], [22, 22], [26, 26],
    ]  # fmt: skip
    guns = {name: (rate.rate, rate.reaction) for name, rate in files()["figures"].weapons.items()}
    assert guns["smg"] == (2, 1)
    assert guns["lmg"] == guns["hmg"] == (3, 2)
    assert guns["shotgun"] == guns["bambi"] == (1, 1)
    assert guns["flamethrower"] == guns["launcher"] == (1, 0)


def test_the_deck_has_forty_cards() -> None:
    """INCURSION 1.6: forty, each named once."""
    names = content().theater.card_names
    assert len(names) == len(set(names)) == 40


MISTAKES: list[tuple[str, str, Callable[[dict[str, Any]], None]]] = [
    ("board.yaml", "Z99", lambda f: f["board"].doors.update({"A1": ("G3", "Z99")})),
    ("board.yaml", "Q9", lambda f: f["board"].green.append("Q9")),
    ("figures.yaml", "bazooka", lambda f: setattr(f["figures"].figures[0], "weapon", "bazooka")),
    ("figures.yaml", "flying", lambda f: f["figures"].figures[0].abilities.append("flying")),
    ("cards.yaml", "luck", lambda f: setattr(f["cards"].cards[0], "effect", "luck")),
    ("recon/mission.yaml", "G9", lambda f: f["missions"]["recon"].sealed.append("G9")),
    ("lines/mission.yaml", "A99", lambda f: setattr(f["missions"]["lines"], "lone", "A99")),
    ("recon/mission.yaml", "WW", lambda f: f["missions"]["recon"].entries["allies"].append("WW")),
    ("acdc/mission.yaml", "by-lot", lambda f: f["missions"]["acdc"].rules.append("by-lot")),
]


@pytest.mark.parametrize(("file", "word", "spoil"), MISTAKES, ids=[word for _, word, _ in MISTAKES])
def test_a_mistake_names_its_file_and_word(file: str, word: str, spoil: Callable[[dict[str, Any]], None]) -> None:
    spoilt = files()
    spoil(spoilt)
    with pytest.raises(Problem) as problem:
        build(**spoilt)
    assert problem.value.key == "problem-content-word"
    assert file in str(problem.value) and word in str(problem.value)
