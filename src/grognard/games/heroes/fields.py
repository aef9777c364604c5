"""Every field of a mission, declared once."""

from __future__ import annotations

from grognard.engine.fields import (
    ACTION,
    ALL,
    MATCH,
    OWNER,
    TURN,
    Derived,
    Flag,
    Group,
    Mask,
    Number,
    One,
    Pile,
    Shared,
    Some,
    Word,
)
from grognard.engine.frame import Frame
from grognard.engine.places import ByPlace, Mark, MarkColumn, NameColumn, SetColumn
from grognard.games.heroes.kinds import Counts, Forts, Plans, Playing, Several, Stacks, Stage
from grognard.games.heroes.printed import box
from grognard.games.heroes.state import PHASES, Mission, put
from grognard.games.heroes.theater import BOX, COMING, DEAD, DIRECTIONS, FACE_DOWN, LEFT

b = box()
UNITS, HEXES = b.unit_names, b.hex_names
PLACES = {
    **{name: number for number, name in enumerate(HEXES)},
    "dead": DEAD,
    "left": LEFT,
    "coming": COMING,
}
"""Where units can be: in a hex, or as the words say."""

UNIT_MARKS = [
    NameColumn("facing", "facing", DIRECTIONS, "[0] * len(theater.box.unit_names)", bare=True),
    MarkColumn("spent", "spent", "[False] * len(theater.box.unit_names)", per=TURN),
    NameColumn("hit", "hit", [*b.marker_names, *FACE_DOWN], "[-1] * len(theater.box.unit_names)", first=-1),
    Mark("hidden", "hidden"),
    Mark("dug", "dug-in"),
    Mark("manning", "manning"),
    Mark("stuck", "stuck", per=TURN),
    Mark("bare", "without-flames"),
    Mark("dropped", "dropped", seen=False),
    SetColumn("entered_from", "entered-from", HEXES, "[0] * len(theater.box.unit_names)", first=0, seen=False),
]
"""Which way it faces; spent; its hit marker, or the pool of one that lies face down (7.4); hidden (EOD 10); in its
own hasty defence, in the trench or bunker of its hex (EOD 18); unable to move till the round ends; without its
flamethrower; put off by a carrier that is gone, and not turned yet (EOD 16.2); the hexes from which enemies
have just entered its own (EOD 7.7.3)."""


def full_cup(g: Mission) -> list[int]:
    """What a mission puts into its cup, but for units that are somewhere else."""
    return [counter for counter in g.theater.cup if counter >= len(g.at) or g.at[counter] == BOX]


ACT = [
    One("actor", UNITS, per=ACTION),
    Some("group", UNITS, per=ACTION),
    Counts("picks", "list[int]", "[]", per=ACTION),
    Word("deed", per=ACTION),
    Number("value", -1, least=None, per=ACTION),
    Number("cost", per=ACTION),
    Number("paid", key="caps-paid", per=ACTION),
    Number("boost", key="caps-on-the-roll", per=ACTION),
    Flag("free", per=ACTION),
    One("playing", b.action_names, per=ACTION),
    Number("aim", per=ACTION),
    Some("targets", UNITS, per=ACTION),
    One("target_hex", HEXES, key="at", per=ACTION),
    One("way_from", HEXES, key="from", per=ACTION),
    Counts("way", "list[int]", "[]", per=ACTION),
    Mask("done", UNITS, per=ACTION),
    Number("ai_cap", key="ai-cap", per=ACTION),
    Number("face", -1, least=None, key="turns-to", per=ACTION),
    Number("goal", key="marker-to", per=ACTION),
    Flag("replaced", key="card-replaced", per=ACTION),
    Flag("redraw", key="another-card", per=ACTION),
    Flag("round_ends", key="round-ends", per=ACTION),
]
"""An action under way: who does what, with whom; what it costs, in CAPs too, and whether a card pays for it; the
card; what is added to its shot; those still to be rolled for; where a move began and which
way it went; those of the group that are through. The AI's: CAPs of its order, the facing it ends in, the box the
mission marker goes to, whether an event took the place of the card's orders or asks for another card, whether the
round is to end."""

CAMPAIGN = [
    One("campaign", b.campaign_names, per=MATCH, usual=lambda g: g.campaign),
    Some("won", b.mission_names, key="missions-won", per=MATCH),
    Some("lost", b.mission_names, key="missions-lost", per=MATCH),
    Counts("margins", "list[int]", "[]", per=MATCH),
    Counts("boxes", "list[int]", "[]", per=MATCH),
    Several("company", b.type_names, per=MATCH),
    Some("kept", b.action_names, key="hand-kept", per=MATCH),
    Number("caps_more", least=None, key="more-caps", per=MATCH),
    One("first_now", ["player", "ai"], key="first-now", per=MATCH),
    Some("cards_more", b.card_names, key="more-cards-in", per=MATCH),
]
"""8: the record sheet of a campaign: results, VP and box of each mission played, who goes on, the hand that is
kept; what the last mission changes in this one."""

MISSION = [
    Playing("playing_now", "int", "-1", key="mission", per=MATCH),
    Group("record", CAMPAIGN),
    One("phase", PHASES, 0, needed=True, usual=lambda g: PHASES.index("player")),
    Stage("stage", "int", "0", key="step"),
    Number("round", needed=True, usual=lambda g: 1),
    One("initiative", ["player", "ai"], usual=lambda g: 0),
    Number("passes"),
    # Units. `force` are those of each side on the map, `waiting` those of both at its edge, `stacks` those in each
    # hex, and behind the hexes nobody: that is where the places off the map lead; `steps`
    # counts how often they changed.
    Derived("force", "list[list[int]]", "[[], [], []]"),
    Derived("waiting", "list[int]", "[]"),
    Shared("steps", "int", "0", per=MATCH),
    Stacks("stacks", "list[list[int]]", "[[]] * (len(theater.box.hex_names) - COMING)"),
    ByPlace(
        "at", UNITS, PLACES, "[-1] * len(theater.box.unit_names)", UNIT_MARKS, key="units", put=put,
        carried=NameColumn("carrier", "by", UNITS, "[-1] * len(theater.box.unit_names)", first=-1),
    ),
    # Tracks.
    Number("vp", 1, least=None, needed=True),
    Number("caps", needed=True),
    Some("fallen", UNITS),
    Number("box", 1),
    # Order cards: those to come lie face down, and so nobody knows their order.
    Pile("orders", b.card_names, hidden=ALL, needed=True),
    Some("discards", b.card_names),
    Some("removed", b.card_names),
    One("card", b.card_names),
    # Action cards.
    Pile("actions", b.action_names, hidden=ALL, needed=True),
    Some("hand", b.action_names, hidden=OWNER),
    Some("used", b.action_names),
    # The cup of reinforcements and false alarms (1.0.6): what is in it is known, what comes out is not.
    Several("cup", b.cup_names, usual=full_cup),
    # The map.
    Mask("ours", HEXES, key="player-control", needed=True),
    Mask("theirs", HEXES, key="ai-control", needed=True),
    Some("heavy", HEXES, key="heavy-smoke"),
    Some("light", HEXES, key="light-smoke"),
    Shared("clouds", "list[int]", "[]"),
    Forts("fort_kind", "list[int]", "[]", key="forts"),
    Derived("fort_at", "list[int]", "[]"),
    Derived("fort_face", "list[int]", "[]"),
    Derived("fort_side", "list[int]", "[]"),
    Plans("plans", "list[int]", "[]"),
    Plans("due", "list[int]", "[]", key="strikes-due"),
    # The player's last turn, as orders look at it (5.0, R3, R18), and the AI's.
    Mask("acted", UNITS, key="just-acted"),
    Flag("shot", key="just-fired"),
    Flag("stood", key="player-passed"),
    Number("more", key="more-turns"),
    Number("extra", key="more-cards"),
    Flag("did", key="ai-acted"),
    Counts("later", "list[int]", "[]", key="boxes-to-come"),
    Some("noted", b.note_names),
    Group("act", ACT),
    # How it ended.
    Word("ended"),
]  # fmt: skip

FRAMES = [Frame("MissionFrame", "The fields of a mission.", MISSION, {"theater": "Theater", "read": "Reading"})]
IMPORTS = """
from grognard.engine.dice import Dice
from grognard.engine.state import State
from grognard.games.heroes.reading import Reading
from grognard.games.heroes.theater import COMING, Theater
"""
