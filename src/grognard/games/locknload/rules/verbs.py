"""Every word an answer begins with."""

from __future__ import annotations

from typing import Final

from grognard.engine.verb import Verb

# Set-up.
PLACE: Final = Verb("place", "hex")
GIVE: Final = Verb("give", "unit")
FACE: Final = Verb("face", "direction")
CLOUD: Final = Verb("cloud", "hex")

# Rally Phase.
TREAT: Final = Verb("treat", "unit", rolls=True)
URGE: Final = Verb("urge", "unit", rolls=True)
AGAIN: Final = Verb("again", rolls=True)
KEEP: Final = Verb("keep")
JOIN: Final = Verb("join", "unit", group="join")
PICK: Final = Verb("pick", "weapon", group="arm")
FLIP: Final = Verb("flip", "weapon", group="arm")
SWAP: Final = Verb("swap", "weapon", group="arm")
TO: Final = Verb("to", "unit")
DROP: Final = Verb("drop", "weapon")
DONE: Final = Verb("done")

# Impulses.
TAKE: Final = Verb("take", "hex", group="take")
ENTER: Final = Verb("enter", "group", group="take")
SPOT: Final = Verb("spot", "hex", group="spot", rolls=True)
BY: Final = Verb("by", "unit", rolls=True)
PASS: Final = Verb("pass")
END: Final = Verb("end")
PREEMPT: Final = Verb("preempt", "unit")
WAIT: Final = Verb("wait")

# What an activated location does.
MOVE: Final = Verb("move", group="move")
ASSAULT: Final = Verb("assault", group="move")
CRAWL: Final = Verb("crawl", group="move")
STEALTH: Final = Verb("stealth", group="move")
CHARGE: Final = Verb("charge", group="move")
FIRE: Final = Verb("fire", "hex", group="fire", rolls=True)
SMOKE: Final = Verb("smoke", group="other")
FLARE: Final = Verb("flare", group="other")
AT: Final = Verb("at", "hex", rolls=True)
FIGHT: Final = Verb("fight", group="melee")
WITHDRAW: Final = Verb("withdraw", group="melee")
SPIKE: Final = Verb("spike", group="other", rolls=True)
DEPLOY: Final = Verb("deploy", "weapon", group="other")
SNIPE: Final = Verb("snipe", "unit", group="other")
TURN: Final = Verb("turn", "direction", group="other")
HOLD: Final = Verb("hold")

# Who goes, and where.
GOES: Final = Verb("goes", "unit")
GOES_LIGHT: Final = Verb("goes-light", "unit")
WITHOUT: Final = Verb("without", "unit")
MARCH: Final = Verb("march")
STEP: Final = Verb("step", "hex", group="step")
EXIT: Final = Verb("exit", group="step")
STOP: Final = Verb("stop")
FLEE: Final = Verb("flee", "hex")

# Who fires, and with what.
VOLLEY: Final = Verb("volley", "hex", rolls=True)
FIRES: Final = Verb("fires", "unit")
GUNS: Final = Verb("guns", "unit")
BLASTS: Final = Verb("blasts", "unit")
HURLS: Final = Verb("hurls", "unit")
LEADS: Final = Verb("leads", "unit")
HELPS: Final = Verb("helps", "unit")
SHOOT: Final = Verb("shoot", rolls=True)
JAM: Final = Verb("jam", "weapon")

# Melee.
VICTIM: Final = Verb("victim", "unit")
CHOSEN: Final = Verb("chosen")
FIGHTS: Final = Verb("fights", "unit")
ARMED: Final = Verb("armed", "unit")
BURSTS: Final = Verb("bursts", "unit")
STRIKE: Final = Verb("strike", rolls=True)
LEAVES: Final = Verb("leaves", "unit")
TRY: Final = Verb("try", rolls=True)

VERBS: Final[list[Verb]] = [
    PLACE, GIVE, FACE, CLOUD, TREAT, URGE, AGAIN, KEEP, JOIN, PICK, FLIP, SWAP, TO, DROP, DONE, TAKE, ENTER, SPOT,
    BY, PASS, END, PREEMPT, WAIT, MOVE, ASSAULT, CRAWL, STEALTH, CHARGE, FIRE, SMOKE, FLARE, AT, FIGHT, WITHDRAW,
    SPIKE, DEPLOY, SNIPE, TURN, HOLD, GOES, GOES_LIGHT, WITHOUT, MARCH, STEP, EXIT, STOP, FLEE, VOLLEY, FIRES,
    GUNS, BLASTS, HURLS, LEADS, HELPS, SHOOT, JAM, VICTIM, CHOSEN, FIGHTS, ARMED, BURSTS, STRIKE, LEAVES, TRY,
]  # fmt: skip
"""In the order in which the table looks for what a click could mean."""
