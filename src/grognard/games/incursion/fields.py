"""Every field of a battle, and of the campaign around it, declared once."""

from __future__ import annotations

from grognard.engine.fields import (
    ACTION,
    ALL,
    MATCH,
    OWNER,
    TURN,
    Derived,
    Each,
    Flag,
    Flags,
    Group,
    Mask,
    Number,
    Numbers,
    One,
    Pile,
    Shared,
    Some,
    Word,
)
from grognard.engine.frame import Frame
from grognard.engine.places import ByPlace, Column, Mark, NameColumn, SetColumn
from grognard.games.incursion import usual
from grognard.games.incursion.content import content
from grognard.games.incursion.kinds import DOERS, Doer, Doors, Lasting, Mob, Stage, Worn
from grognard.games.incursion.position import put
from grognard.games.incursion.theater import DEAD, GONE, HELD, SIDES, UNUSED, WAITING

t = content().theater
FIGURES, OBJECTS, CARDS = t.figure_names, t.object_names, t.card_names
PHASES = ["muster", "command", "hand", "bid", "deploy", "action", "watch", "last-kill", "debrief"]
FACINGS = ["north", "east", "south", "west"]
SQUARES = {name: square for square, name in enumerate(t.square_names)}
PLACES = {
    **SQUARES,
    **{f"outside {name}": WAITING - entry for entry, name in enumerate(t.entry_names)},
    "unused": UNUSED,
    "dead": DEAD,
    "left": GONE,
    "held": HELD,
}
EACH = "[{}] * theater.first_zombie"
"""How the columns of figures begin: there is room for those with cards."""

FIGURE_COLUMNS = [
    NameColumn(
        "side", "side", SIDES, "[kind.side for kind in theater.type_of[: theater.first_zombie]]",
        again="[theater.type_of[f].side for f in range(len(self.side))]", usual=usual.side,
    ),
    NameColumn("facing", "facing", FACINGS, EACH.format(0), bare=True, usual=usual.facing, hidden=OWNER),
    Column("hurt", "hurt", EACH.format(0)),
    Column("bonus", "bonus", EACH.format(0), per=TURN),
    Mob("mobbed", "mobbed", EACH.format(0), per=TURN),
    Mark("acted", "acted", per=TURN),
    Mark("roused", "roused", per=TURN),
    Mark("fresh", "fresh", per=TURN, hidden=OWNER),
    Mark("reacting", "reacting"),
    Mark("bought", "bought", usual=usual.bought, hidden=OWNER),
]  # fmt: skip

OBJECT_COLUMNS = [
    NameColumn("object_owner", "owner", SIDES, "[-1] * len(theater.object_names)", first=-1),
    Column("object_value", "value", "[0] * len(theater.object_names)", hidden=OWNER),
    SetColumn("object_known", "known", SIDES, "[0] * len(theater.object_names)"),
    Mark("object_searched", "searched"),
    Doer("object_dropped", "dropped", DOERS, "[-1] * len(theater.object_names)", first=-1, per=TURN),
]

ACTIVATION = [
    One("actor", FIGURES, key="figure", per=ACTION),
    Number("ap", key="points", per=ACTION),
    Number("allowed", per=ACTION),
    Flag("late", per=ACTION),
    Number("heat", per=ACTION),
    Number("burns", per=ACTION),
    Flag("spent", per=ACTION),
    Mask("alarmed", FIGURES, per=ACTION),
]
"""Who acts, its points left and in all, whether late command woke it (3.2); the dice of staying in a fire, the
fires walked through, whether it has to end; who of the enemy may still fire at it."""

BATTLE = [
    One("at_mission", [mission.name for mission in t.missions], 0, key="mission", per=MATCH, needed=True),
    Derived("campaign", "bool", "False", per=MATCH),
    Numbers("wins", "[0, 0]", per=MATCH),
    # The turn: whose moment it is, who goes first.
    One("phase", PHASES, 0, per=MATCH, needed=True, usual=lambda g: PHASES.index("action")),
    Number("turn", needed=True, usual=usual.turn),
    Stage("stage", "int", "0", key="step"),
    One("active", SIDES, 0, needed=True),
    One("first", SIDES, 0),
    # Figures: those with cards, and as many of the horde as have come. `occupied` are the squares they stand on.
    Shared("of", "list[list[int]]", "theater.of_cards", per=MATCH),
    Derived("occupied", "int", "0", hidden=OWNER),
    ByPlace(
        "at", FIGURES, PLACES, EACH.format(UNUSED), FIGURE_COLUMNS,
        key="figures", words={"waits": "outside "}, put=put, hidden=OWNER,
    ),
    Derived("dying", "int", "0"),
    One("harpoon", FIGURES),
    Flag("will", per=TURN),
    # Points and bids.
    Number("purchases", needed=True, usual=usual.purchases, hidden=OWNER),
    Numbers("cp", "[0, 0]", key="command", needed=True, usual=usual.command),
    Number("zombie_cp", key="control", usual=usual.control),
    Each(Number("bid", -1, key="bids", per=TURN, hidden=OWNER), SIDES),
    Flag("intelligence"),
    Flags("closing", SIDES, "[False, False]", per=TURN),
    Group("activation", ACTIVATION),
    # The board. What lies on doors, the tunnel and the dark are cards (`lasting`).
    Doors("closed", "int", "0", key="doors"),
    Derived("sealed", "int", "0"),
    Derived("door_locked", "list[int]", "[-1] * len(theater.door_names)"),
    Derived("door_trap", "list[int]", "[-1] * len(theater.door_names)"),
    Derived("tunnel", "int", "-1"),
    Derived("tunnel_card", "int", "-1"),
    Derived("dark", "int", "-1"),
    Each(Mask("burning", t.square_names), SIDES),
    # Objects.
    ByPlace(
        "object_at", OBJECTS, SQUARES, "[-1] * len(theater.object_names)", OBJECT_COLUMNS,
        key="objects", usual=usual.place,
        carried=NameColumn("object_by", "by", FIGURES, "[-1] * len(theater.object_names)", first=-1),
    ),
    One("lone", FIGURES, usual=usual.lone, hidden=OWNER),
    Number("freed"),
    # Cards. `worn` are the effect cards lying on figures, `lasting` the events in play, which stay until the end
    # of turn `card_until`.
    Each(Some("hands", CARDS, hidden=OWNER), SIDES),
    Worn("worn", "list[int]", "[]"),
    Lasting("lasting", "list[int]", "[]"),
    Derived("card_on", "list[int]", "[-1] * len(theater.card_names)"),
    Derived("card_by", "list[int]", "[-1] * len(theater.card_names)"),
    Derived("card_until", "list[int]", "[0] * len(theater.card_names)"),
    Derived("experience", "int", "0", per=MATCH),
    Pile("deck", CARDS, hidden=ALL, needed=True),
    Pile("discard", CARDS),
    # How it ended.
    Numbers("points", "[0, 0]"),
    One("winner", SIDES),
    Word("ended"),
]  # fmt: skip

FRAMES = [Frame("BattleFrame", "The fields of a battle.", BATTLE, {"theater": "Theater", "read": "Reading"})]
IMPORTS = """
from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.incursion.reading import Reading
from grognard.games.incursion.theater import Theater
"""
