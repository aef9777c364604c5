"""Every field of a battle, declared once."""

from __future__ import annotations

from grognard.engine.fields import (
    ACTION,
    ALL,
    TURN,
    Derived,
    Flag,
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
from grognard.engine.places import ByPlace, Mark, MarkBit, NameColumn
from grognard.games.locknload.boards import boards
from grognard.games.locknload.kinds import Backs, Births, Counts, Held, Stage, Where, Wheres, Works
from grognard.games.locknload.position import put, weapon_side
from grognard.games.locknload.printed import box
from grognard.games.locknload.state import (
    ASSAULT_BIT,
    CRAWL_BIT,
    FIRED_BIT,
    GAITS,
    MOVED_BIT,
    OPS_BIT,
    PHASES,
    SHAKEN_BIT,
    STAYED_BIT,
    STEALTH_BIT,
    TRIED_BIT,
    WOUNDED_BIT,
)
from grognard.games.locknload.theater import DEAD, DIRECTIONS, LEFT, OFF, SIDES, TRAY, WAITING

b = box()
UNITS, WEAPONS, CARDS, LOCATIONS = b.unit_names, b.weapon_names, b.card_names, b.location_names
HEXES = boards().atlas.names
OUTSIDE = {f"outside {name}": WAITING - number for number, name in enumerate(b.group_names)}
AT = {name: number for number, name in enumerate(LOCATIONS)}
PLACES = {**AT, **OUTSIDE, "dead": DEAD, "left": LEFT, "off": OFF, "tray": TRAY}
"""Where units can be: at a location, off the board with a group, or as the words say."""

UNIT_MARKS = [
    MarkBit("status", "shaken", SHAKEN_BIT),
    MarkBit("status", "wounded", WOUNDED_BIT),
    MarkBit("status", "moved", MOVED_BIT),
    MarkBit("status", "assault", ASSAULT_BIT),
    MarkBit("status", "crawling", CRAWL_BIT),
    MarkBit("status", "stealth", STEALTH_BIT),
    MarkBit("status", "fired", FIRED_BIT),
    MarkBit("status", "ops", OPS_BIT),
    MarkBit("status", "stayed", STAYED_BIT),
    MarkBit("status", "tried", TRIED_BIT),
    NameColumn("facing", "facing", DIRECTIONS, "[0] * len(theater.box.unit_names)", shared=True),
]
"""5.1, 4.0, 4.1: states and markers; `stayed`: may not try to withdraw again (8.1); `tried`: had its turn in this
Rally Phase (3.0, 11.3). Those of a turn come off in `Battle.new_turn`. `facing`: which way a weapon team with a red
arrow looks (1.6.3)."""

WEAPON_COLUMNS = [
    NameColumn(
        "weapon_of",
        "of",
        SIDES,
        "[-1] * len(theater.box.weapon_names)",
        first=-1,
        bare=True,
        usual=weapon_side,
        shared=True,
    ),
    Mark("dismounted", "dismounted"),
    Mark("jammed", "jammed"),
    Mark("deployed", "deployed"),
]
"""Whose it was when the battle began (1.6.1d), whether it lies on its other side (1.6.1.01), jammed or set out."""

IMPULSE = [
    Some("hubs", LOCATIONS, per=ACTION, shared=True),
    One("activated", LOCATIONS, per=ACTION),
    Wheres("acted", "list[int]", "[]", per=ACTION),
    Wheres("walked", "list[int]", "[]", per=ACTION),
    Some("shot", LOCATIONS, per=ACTION, shared=True),
    Mask("led", UNITS, per=ACTION),
    Flag("looked", key="spotting", per=ACTION),
    One("found", LOCATIONS, per=ACTION),
    One("finder", UNITS, per=ACTION),
    Flag("did", key="acts", per=ACTION),
    Flag("preempting", per=ACTION),
    Flag("asked_first", key="asked", per=ACTION),
    Where("acting", "int", "-1", key="location", per=ACTION),
    Some("movers", UNITS, per=ACTION, shared=True),
    One("gait", GAITS, 0, per=ACTION),
    Number("spent", per=ACTION),
    Number("points_here", key="points", per=ACTION),
    Number("volleys", per=ACTION),
    Some("stepped", UNITS, per=ACTION, shared=True),
    One("entered", LOCATIONS, per=ACTION),
    Flag("spared", per=ACTION),
    Some("answered", LOCATIONS, per=ACTION, shared=True),
    Some("firing", UNITS, per=ACTION, shared=True),
    Counts("firing_ways", "list[int]", "[]", key="firing-ways", per=ACTION, shared=True),
    One("fire_from", LOCATIONS, key="fire-from", per=ACTION),
    One("fire_at", LOCATIONS, key="fire-at", per=ACTION),
    Flag("snapped", key="opportunity-fire", per=ACTION),
    Flag("flaming", per=ACTION),
    Some("beaten", UNITS, per=ACTION, shared=True),
    Counts("margins", "list[int]", "[]", per=ACTION, shared=True),
    Births("born", "list[int]", "[]", key="heroes", per=ACTION, shared=True),
    Derived("born_at", "list[int]", "[]", per=ACTION, shared=True),
    Derived("born_marks", "list[int]", "[]", per=ACTION, shared=True),
    Some("routed", UNITS, key="retreats", per=ACTION, shared=True),
    One("scorched", LOCATIONS, key="flames", per=ACTION),
    One("fleeing", UNITS, per=ACTION),
    One("arena", LOCATIONS, key="melee", per=ACTION),
    One("assailant", SIDES, per=ACTION),
    One("opener", SIDES, per=ACTION),
    One("striker", SIDES, per=ACTION),
    Mask("prey", UNITS, key="targets", per=ACTION),
    Mask("doomed", UNITS, per=ACTION),
    Flag("charging", per=ACTION),
    Backs("backs", "list[int]", "[]", per=ACTION),
]
"""Locations with a leader who can bring in his neighbours; those that acted, moved, fired, and who led; the one
spotting attempt and what it found; who moves how, with how many points spent, in this hex and in all; who came
there; volleys on the movers, and the enemy locations that have had theirs; an attack and whom it beats; heroes to
come, units to retreat and from where; the melee; what comes after."""

BATTLE = [
    One("phase", PHASES, 0, needed=True, usual=lambda g: PHASES.index("operations")),
    Stage("stage", "int", "0", key="step"),
    Number("turn", needed=True, usual=lambda g: 1),
    One("active", SIDES, 0, needed=True),
    One("initiative", SIDES, usual=lambda g: g.active),
    Number("passes"),
    # Units and weapons. `force` are the units of each side on the board, `stacks` those at each location in the
    # order of their first units, and `places` these locations; `outside` are the units with a group.
    Shared("force", "list[list[int]]", "[[], []]"),
    Shared("stacks", "list[list[Stack]]", "[[], []]"),
    Shared("places", "list[list[int]]", "[[], []]"),
    Shared("outside", "list[int]", "[]"),
    # What is at each location: a bit for the units of each side (`Battle.deploy`), and one for works and smoke; the
    # cells of the board with smoke as a mask (`Battle.littered`), and what was seen through it (`Battle.look`).
    Shared("filled", "bytes", "bytes(len(theater.map.rows))"),
    Shared("fog", "int", "0"),
    Shared("lines", "dict[int, int]", "{}"),
    # Who has which weapons, and whether somebody has more than he may carry (`Battle.arm`).
    Shared("carried", "dict[int, list[int]]", "{}"),
    Shared("heaped", "bool", "False"),
    # The markers and states of each unit, and whether it has a weapon or a card (`Battle.arm`, `Battle.skill_all`).
    Derived("status", "list[int]", "[0] * len(theater.box.unit_names)", again="[0] * len(self.status)"),
    ByPlace(
        "at", UNITS, PLACES, "[-1] * len(theater.box.unit_names)", UNIT_MARKS, key="units", put=put,
    ),
    ByPlace(
        "weapon_at", WEAPONS, PLACES, "[-1] * len(theater.box.weapon_names)", WEAPON_COLUMNS, key="weapons",
        shared=True,
        carried=NameColumn("weapon_by", "by", UNITS, "[-1] * len(theater.box.weapon_names)", first=-1, shared=True),
    ),
    # Skill cards.
    Held("card_by", "list[int]", "[-1] * len(theater.box.card_names)", key="cards", shared=True),
    Pile("deck", CARDS, hidden=ALL, needed=True),
    Some("discard", CARDS),
    # The board.
    Some("spotted", LOCATIONS, per=TURN, shared=True),
    Some("smoke", HEXES, shared=True),
    Some("thin", HEXES, key="thin-smoke", shared=True),
    Some("flares", HEXES, per=TURN, shared=True),
    Some("melees", LOCATIONS, shared=True),
    Some("fought", LOCATIONS, per=TURN, shared=True),
    Works("work_kind", "list[int]", "[]", key="works", shared=True),
    Derived("work_at", "list[int]", "[]", shared=True),
    Derived("work_face", "list[int]", "[]", shared=True),
    Derived("work_side", "list[int]", "[]", shared=True),
    # The scenario: hexes the side that does not own them at first controls, guns spiked, events, groups held up.
    Some("taken", HEXES, shared=True),
    Some("spiked", HEXES, shared=True),
    Mask("happened", b.event_names),
    One("bearer", UNITS),
    Numbers("delays", "[0] * len(theater.box.group_names)", shared=True),
    Flag("choked", per=TURN),
    Flag("whistle"),
    Number("smokes", key="smoke-left"),
    # The Rally Phase.
    Mask("seen_to", WEAPONS, key="seen-to", per=TURN),
    Mask("turned", WEAPONS, per=TURN),
    Flag("others_tried", key="others-tried", per=TURN),
    Group("impulse", IMPULSE),
    # How it ended.
    One("winner", SIDES),
    Word("ended"),
]  # fmt: skip

FRAMES = [Frame("BattleFrame", "The fields of a battle.", BATTLE, {"theater": "Theater", "read": "Reading"})]
IMPORTS = """
from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.locknload.reading import Reading
from grognard.games.locknload.theater import Stack, Theater
"""
