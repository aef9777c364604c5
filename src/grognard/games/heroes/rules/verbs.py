"""Every word an answer begins with."""

from __future__ import annotations

from typing import Final

from grognard.engine.verb import Verb

# The player's turn (2.1): who acts, or what else.
TAKE: Final = Verb("take", "unit", group="take")
PLAY: Final = Verb("play", "card", group="play")
PASS: Final = Verb("pass", group="other")
STALL_CAP: Final = Verb("stall", group="other")

# What a unit does.
MOVE: Final = Verb("move", "hex", group="move")
PIVOT: Final = Verb("pivot", "direction", group="turn")
FIRE: Final = Verb("fire", "hex", group="fire")
FLAME: Final = Verb("flame", "hex", group="fire")
LOB: Final = Verb("lob", "hex", group="fire")
SMOKE: Final = Verb("smoke", "hex", group="fire")
STRIKE: Final = Verb("strike", "unit", group="fight")
SCORCH: Final = Verb("scorch", "unit", group="fight")
RAZE: Final = Verb("raze", "fort", group="fight")
RALLY: Final = Verb("rally", group="other")
DIG: Final = Verb("dig", group="other")
HIDE: Final = Verb("hide", "hex", group="other")
SNEAK: Final = Verb("sneak", "hex", group="sneak")
MAN: Final = Verb("man", group="other")
UNMAN: Final = Verb("unman", group="other")
LOAD: Final = Verb("load", "unit", group="carry")
UNLOAD: Final = Verb("unload", "hex", group="carry")
EXIT: Final = Verb("exit", group="move")
ENTER: Final = Verb("enter", "hex", group="move")
WAIT: Final = Verb("wait", group="other")

# With others (EOD 9): who comes along, and that all is said.
TOGETHER: Final = Verb("together", "deed", group="group")
JOINS: Final = Verb("joins", "unit")
GO: Final = Verb("go")

# What it is paid with, and what is put on the roll (3.2).
PAY: Final = Verb("caps", "number")
BOOST: Final = Verb("boost", "number", rolls=True)
LESS: Final = Verb("less", "number", rolls=True)
ROLL: Final = Verb("roll", rolls=True)

# On the way.
FACE: Final = Verb("face", "direction")
STAY: Final = Verb("stay")
OUTSIDE: Final = Verb("outside")
ONWARD: Final = Verb("onward", "hex")

# Cards.
USE: Final = Verb("use", "card", rolls=True)
NO: Final = Verb("no")
ON: Final = Verb("on", "unit")
IN: Final = Verb("in", "hex")
PLAN: Final = Verb("plan", "hex")
SCREEN: Final = Verb("screen", "hex")

# Set-up.
PLACE: Final = Verb("place", "hex")
CONCEAL: Final = Verb("conceal", "unit")
DONE: Final = Verb("done")
KEEP: Final = Verb("keep", "card")

VERBS: Final[list[Verb]] = [
    TAKE, PLAY, PASS, STALL_CAP, MOVE, PIVOT, FIRE, FLAME, LOB, SMOKE, STRIKE, SCORCH, RAZE, RALLY, DIG, HIDE,
    SNEAK, MAN, UNMAN, LOAD, UNLOAD, EXIT, ENTER, WAIT, TOGETHER, JOINS, GO, PAY, BOOST, LESS, ROLL, FACE, STAY,
    OUTSIDE, ONWARD, USE, NO, ON, IN, PLAN, SCREEN, PLACE, CONCEAL, DONE, KEEP,
]  # fmt: skip
"""In the order in which the table looks for what a click could mean."""

NUMBERS: Final = [str(n) for n in range(21)]
"""What PAY, BOOST and LESS name."""
AT_RANGE: Final = (FIRE.word, FLAME.word, LOB.word)
"""The shots: they name the hex they go to."""
GROUP_DEEDS: Final = ["move", "fire", "rally", "hide", "dig", "smoke", "strike", "raze"]
"""What a group can do together (EOD 9), as TOGETHER names it."""
