"""Every word an answer can begin with, each as one record: what it names, its heading, whether it rolls."""

from __future__ import annotations

from typing import Final

from grognard.engine.verb import Verb

VERBS: Final[list[Verb]] = []


def verb(word: str, of: str = "", *, group: str = "", brief: bool = False, rolls: bool = False) -> Verb:
    """A word of this game."""
    new = Verb(word, of, group=group, brief=brief, rolls=rolls)
    VERBS.append(new)
    return new


# Gathering a force (9, 10.3, 33).
BUY_UNIT: Final = verb("buy", "unit", group="units", brief=True)
BUY_GEAR: Final = verb("buy", "gear", group="equipment", brief=True)
BUY_AIR: Final = verb("buy", "air", group="equipment")
LEADER: Final = verb("leader", "unit")
NOBODY: Final = verb("nobody")
FROM: Final = verb("from", "space")
ADD: Final = verb("add", "unit")
ALL: Final = verb("all")
DONE: Final = verb("done")
# The first segment (9.1, 13.1, 27).
RECRUIT: Final = verb("recruit")
SCOUT: Final = verb("scout", "space", group="scout", brief=True, rolls=True)
SKIP: Final = verb("skip")
# Moving (12, 18, 24, 34, 36).
MOVE: Final = verb("move", "space", group="move", brief=True)
MARCH: Final = verb("march", "space", group="march", brief=True)
LAND: Final = verb("land", "space", group="move", rolls=True)
STAY: Final = verb("stay")
HALT: Final = verb("halt")
ADVANCE: Final = verb("advance", "space", group="move")
SAIL: Final = verb("sail", "space", group="move")
FLY: Final = verb("fly", "space", group="move")
RESUPPLY: Final = verb("resupply", group="camp")
INQUIRE: Final = verb("inquire", group="camp", rolls=True)
REVEAL: Final = verb("reveal", "space", rolls=True)
LOSE: Final = verb("lose", "unit")
# Gear (23).
GIVE: Final = verb("give", "unit")
TRADE: Final = verb("trade", "gear", group="gear")
SWAP: Final = verb("swap", "gear")
ABANDON: Final = verb("abandon", "gear", group="gear")
CRATE: Final = verb("crate", "gear")
# Cards (13, 22).
PLAY: Final = verb("play")
GUIDE: Final = verb("guide", group="move")
KEEP: Final = verb("keep")
DISCARD: Final = verb("discard")
CHOOSE: Final = verb("choose", "choice")
USE: Final = verb("play", "choice")
# Battles (15, 24, 29, 31.5).
CALL: Final = verb("call", rolls=True)
BOMB: Final = verb("bomb", "hostile", rolls=True)
BLAZE: Final = verb("blaze")
HOLD: Final = verb("hold")
LINE: Final = verb("line", "unit")
SAME: Final = verb("same")
FIRE: Final = verb("fire", "hostile", rolls=True)
RESCUE: Final = verb("rescue", "unit")
# Objectives (18.4, 21, 32), and the end (11.1).
DEMOLISH: Final = verb("demolish", "unit", rolls=True)
CHARGE: Final = verb("charge", "gear", rolls=True)
CARRY: Final = verb("carry", "unit")
DROP: Final = verb("drop")
WITHDRAW: Final = verb("withdraw")
CONTINUE: Final = verb("continue")
