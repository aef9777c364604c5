"""Every word, verb and condition of the language of orders alone; and the critical lines of a card."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from grognard.engine.rulebook import read_rulebook
from grognard.games.heroes.ai.acts import AGAIN, Act
from grognard.games.heroes.ai.critical import passes, try_steps
from grognard.games.heroes.ai.moving import kept_out, ways_of
from grognard.games.heroes.ai.outlook import Outlook, cover_against, in_short_zone, in_zone
from grognard.games.heroes.ai.ways import MANNERS
from grognard.games.heroes.ai.words import is_word
from grognard.games.heroes.explained import OUT_RULES, ROLL_RULES, Hex, Line, Roll, Seen, Turn, explain, rule_of
from grognard.games.heroes.game import game
from grognard.games.heroes.records.missions import Special
from grognard.games.heroes.records.orders import Clause, ConditionWord, Order, Verb, Word
from grognard.games.heroes.rules.conditions import compiled, true
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, BOX, BUNKER, COMING, MINES, NOBODY, PLAYER, TRENCH, WIRE
from heroes.opponent import ai_turn, control, deal, events, mission, name, obey, order, places, put, script, table

NEAREST: list[dict[str, Any]] = [{"unit": {}}]


def holds(g: Mission, unit: int, word: str, other: int = NOBODY) -> bool:
    return is_word(g, Outlook(g, None), unit, word, other)


# -- words ----------------------------------------------------------------------------------------


def test_states_of_a_unit() -> None:
    """HEROES 5.0: hit, unhit, fresh, spent, just acted; a rumour is never hit."""
    g = table("board1", "german")
    ai = put(g, "s-rifles-41", "F10/NW", "down", "spent")
    pe = put(g, "PE 1", "F11")
    unit = put(g, "g-rifles-41", "F07/SE", "acted")
    assert holds(g, ai, "hit") and not holds(g, ai, "unhit") and holds(g, pe, "unhit")
    assert holds(g, ai, "spent") and not holds(g, ai, "fresh") and holds(g, unit, "fresh")
    assert holds(g, unit, "just-acted") and not holds(g, ai, "just-acted")


@pytest.mark.parametrize(("hex_", "open_"), [("F09", True), ("F10", False), ("G07", False), ("F08", True)])
def test_open_and_cover(hex_: str, open_: bool) -> None:
    """HEROES 5.0: with a DM of 0 or less, or with one above."""
    g = table("board1", "german")
    ai = put(g, "s-rifles-41", f"{hex_}/N")
    assert holds(g, ai, "open") == open_ and holds(g, ai, "cover") == (not open_)


def test_cover_by_smoke_works_and_cattle() -> None:
    """R17, R32: smoke and works are cover; cattle take one off, also below 0; height is none."""
    g = table("board1", "german")
    ai = put(g, "s-rifles-41", "F09/N")
    g.light = [g.theater.hex("F09")]
    g.lay_clouds()
    assert holds(g, ai, "cover")
    put(g, "cattle", "F09")
    assert holds(g, ai, "open")
    other = put(g, "s-rifles-41", "E08/N")
    g.add_fort(TRENCH, g.theater.hex("E08"), AI)
    assert holds(g, other, "open")
    g.manning |= 1 << other
    assert holds(g, other, "cover")


def test_what_covers_a_unit_from_an_ai() -> None:
    """HEROES 5.0, R17: all that is added to its defence: what it has dug or is in, an APC, a vehicle beside it,
    smoke on the way or around it; of a bunker what it gives on that side; height does not count."""
    g = table("board1", "german")
    ai, unit = put(g, "s-rifles-41", "C08/S"), put(g, "g-rifles-41", "F08/N")
    assert holds(g, unit, "open", ai)
    g.dug = 1 << unit
    assert holds(g, unit, "cover", ai) and cover_against(g, unit, g.at[ai]) == 1
    g.dug = 0
    g.add_fort(BUNKER, g.theater.hex("F08"), PLAYER, 0)
    g.manning = 1 << unit
    assert cover_against(g, unit, g.at[ai]) == 5 and cover_against(g, unit, g.theater.hex("I08")) == 3
    g.manning = 0
    assert holds(g, unit, "open", ai)
    tank = put(g, "g-sdkfz-251-apc", "F08/S")
    assert cover_against(g, unit, g.at[ai]) == 1 and cover_against(g, tank, g.at[ai]) == 0
    g.carrier[unit] = tank
    assert cover_against(g, unit, g.at[ai]) == 2
    g.carrier[unit] = NOBODY
    g.put(tank, BOX)
    g.light = [g.theater.hex("D08")]
    g.lay_clouds()
    assert g.sees(g.at[ai], g.at[unit]) and cover_against(g, unit, g.at[ai]) == 1
    g.light = sorted([g.theater.hex("F08"), g.theater.hex("D08")])
    g.lay_clouds()
    assert cover_against(g, unit, g.at[ai]) == 2


def test_a_wall_is_cover_against_who_is_behind_it() -> None:
    """R17: H10/I11 has a wall on board 2."""
    g = table("board2", "soviet")
    ai = put(g, "g-rifles-41", "I11/N")
    behind, beside = put(g, "s-rifles-41", "H10/S"), put(g, "s-rifles-41", "I14/NW")
    assert holds(g, ai, "cover", behind) and holds(g, ai, "open", beside)


@pytest.mark.parametrize(
    ("unit", "words"),
    [
        ("s-rifles-41", "mobile infantry"), ("s-mmg-maxim", "machine-gun"),
        ("s-50mm-mortar", "mobile mortar-or-infantry-gun"),
        ("s-76mm-inf-gun", "mortar-or-infantry-gun"), ("s-45mm-atg", ""), ("s-t-26", "mobile vehicle"),
        ("PE 1", "mobile infantry rumoured"),
    ],
)  # fmt: skip
def test_what_is_printed(unit: str, words: str) -> None:
    """HEROES 5.0, 6.1: kinds of counters; the printed move cost of 1 is mobile."""
    g = table("board1", "german")
    ai = put(g, unit, "F09/N")
    kinds = ["mobile", "infantry", "machine-gun", "mortar-or-infantry-gun", "vehicle", "rumoured"]
    assert [word for word in kinds if holds(g, ai, word)] == [word for word in kinds if word in words.split()]


def test_where_it_is() -> None:
    """HEROES 5.0, 5.3: in LOS, in a fire zone, in that of the nearest, adjacent, on an objective, carried."""
    g = table("board1", "german")
    unit = put(g, "g-rifles-41", "F08/N")
    ai = put(g, "s-rifles-41", "C08/S")
    assert holds(g, ai, "in-los") and holds(g, ai, "in-fire-zone") and holds(g, ai, "in-fire-zone-of-nearest")
    assert holds(g, unit, "in-los", ai) and holds(g, unit, "in-fire-zone", ai) and not holds(g, ai, "adjacent")
    g.facing[unit] = 3
    assert holds(g, ai, "in-los") and not holds(g, ai, "in-fire-zone")
    far = put(g, "g-hmg34", "H08/N")
    assert holds(g, ai, "in-fire-zone") and not holds(g, ai, "in-fire-zone-of-nearest")
    g.put(far, g.theater.hex("B08"))
    assert holds(g, ai, "adjacent") and holds(g, far, "adjacent", ai) and not holds(g, unit, "adjacent", ai)
    control(g, PLAYER, "C08")
    assert holds(g, ai, "on-objective") and not holds(g, unit, "on-objective")
    tank = put(g, "s-t-26", "C08/S")
    assert not holds(g, ai, "carried")
    g.carrier[ai] = tank
    assert holds(g, ai, "carried")


def test_a_hidden_unit_is_not_there() -> None:
    """HEROES 7.5: it neither sees nor is seen."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N", "hidden")
    ai = put(g, "s-rifles-41", "C08/S")
    assert not holds(g, ai, "in-los") and obey(g, order(nearest=NEAREST, do="fire", cap=2)) is None


@pytest.mark.parametrize(("within", "found"), [(3, False), (2, True)])
def test_no_unit_within(within: int, found: bool) -> None:
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-rifles-41", "C08/S")
    act = obey(g, order(who={"no_unit_within": within}, nearest=NEAREST, do="move"))
    assert (act is not None) == found


def test_only_a_type() -> None:
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-rifles-41", "C08/S")
    ai = put(g, "s-smg-rifles", "B10/S")
    act = obey(g, order(who={"type": ["s-smg-rifles"]}, nearest=NEAREST, do="move"))
    assert act is not None and act.ai == ai


def test_the_lowest_dv_of_the_ai() -> None:
    """HEROES 5.0: lowest DV also speaks of AI: DR and DM as the Unit sees it."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-rifles-41", "C08/S")
    weak = put(g, "s-rifles-41", "C07/N")
    act = obey(g, order(who={"least": "dv"}, nearest=NEAREST, do="move"))
    assert act is not None and act.ai == weak


# -- targets --------------------------------------------------------------------------------------


def test_a_hex_an_edge_and_control_markers() -> None:
    """4.1.4: what else an order may head for."""
    g = table("board1", "german")
    ai = put(g, "s-rifles-41", "F08/N")
    act = obey(g, order(nearest=[{"hex": "B08"}], do="move"))
    assert act is not None and name(g, act.place) == "E08"
    act = obey(g, order(nearest=[{"edge": "S"}], do="move"))
    assert act is not None and min(g.far(act.place, h) for h in act.heads) < g.far(g.at[ai], act.heads[0])
    assert obey(g, order(nearest=[{"control": "german"}], do="move")) is None
    control(g, PLAYER, "F12")
    act = obey(g, order(nearest=[{"control": "german"}], do="move"))
    assert act is not None and g.far(act.place, g.theater.hex("F12")) == 3
    act = obey(g, order(nearest=[{"control": "soviet"}], do="move"))
    assert act is None


def test_on_the_objective_it_cannot_go_towards_it() -> None:
    """R39."""
    g = table("board1", "german")
    put(g, "s-rifles-41", "F08/N")
    control(g, PLAYER, "F08")
    assert obey(g, order(nearest=[{"objective": True}], do="move")) is None


def test_named_first_at_equal_distance() -> None:
    """HEROES 5.3: of a Unit and an objective equally near the one the order names first."""
    for first, at in (([{"unit": {}}, {"objective": True}], "C08"), ([{"objective": True}, {"unit": {}}], "I08")):
        g = table("board1", "german")
        put(g, "s-rifles-41", "F08/N")
        put(g, "g-rifles-41", "C08/N", "spent")
        control(g, PLAYER, "I08")
        act = obey(g, order(nearest=first, do="move"))
        assert act is not None and [name(g, h) for h in act.heads] == [at]


# -- moves ----------------------------------------------------------------------------------------


def test_a_plain_move_enters_close_combat_only_if_it_must() -> None:
    """HEROES 42: beside a Unit there is no other nearer hex; who has a penalty never goes."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    ai = put(g, "s-rifles-41", "E08/S")
    act = obey(g, order(nearest=NEAREST, do="move"))
    assert act is not None and name(g, act.place) == "F08"
    g.put(ai, -1)
    put(g, "s-mmg-maxim", "E08/S")
    assert obey(g, order(nearest=NEAREST, do="move")) is None


def test_a_low_risk_move_never_does() -> None:
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/S")
    put(g, "s-rifles-41", "E08/S")
    act = obey(g, order(nearest=NEAREST, do="low-risk-move"))
    assert act is None or name(g, act.place) != "F08"


def test_ai_never_stack() -> None:
    """HEROES 5.5: the hex of another AI is closed; the next AI moves where that leaves nothing."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/S")
    behind = put(g, "s-rifles-41", "C08/S")
    for at in ("D08", "C07", "C09"):
        put(g, "s-rifles-41", f"{at}/S", "spent")
    act = obey(g, order(nearest=NEAREST, do="move"))
    assert act is None or act.ai != behind or name(g, act.place) not in ("D08",)
    assert act is None or not g.in_hex(act.place)


def test_vehicles_keep_out_of_what_holds_or_slows_them() -> None:
    """HEROES 5.4: no stone building, no ground to be stuck in, no mines; no woods but for low risk."""
    g = table("board1", "german")
    ai = put(g, "s-t-26", "F09/N")
    put(g, "g-rifles-41", "F14/N")
    g.add_fort(MINES, g.theater.hex("F12"), PLAYER)
    g.add_fort(WIRE, g.theater.hex("G11"), PLAYER)
    plain = {name(g, way.hex) for way in ways_of(g, Outlook(g, None), ai, True, None)}
    risk = {name(g, way.hex) for way in ways_of(g, Outlook(g, None), ai, False, None)}
    assert "F10" in risk and "F10" not in plain  # light woods cost the bonus move
    assert not {"F12", "G11"} & risk


def test_a_mission_keeps_them_out() -> None:
    """HEROES M1: the SdKfz enters I07 only to take it back, and only as the last German."""
    special = {
        "id": "out", "text": {"en": "x", "es": "x"},
        "keeps_out": {
            "types": ["g-sdkfz-251-apc"], "hexes": ["I07"],
            "unless": {"all": [{"holds": {"side": "soviet", "hex": "I07"}}, {"ai_at_most": 1}]},
        },
    }  # fmt: skip
    t = mission("board2", "soviet", special=(msgspec.convert(special, Special),))
    g = table("board2", "soviet", [], t)
    ai = put(g, "g-sdkfz-251-apc", "I08/S")
    other = put(g, "g-rifles-41", "G08/S")
    there = g.theater.hex("I07")
    control(g, PLAYER, "I07")
    assert kept_out(g, ai, there) and not kept_out(g, other, there) and not kept_out(g, ai, g.theater.hex("H08"))
    g.put(other, -2)
    assert not kept_out(g, ai, there)
    g.ours, g.theirs = 0, g.ours
    assert kept_out(g, ai, there)


def test_to_own_cover() -> None:
    """R4: the cover nearest the AI by a plain move; one that is in cover has nothing to do."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F05/N")
    ai = put(g, "s-rifles-41", "F09/S")
    for do in ("to-own-cover", "low-risk-to-own-cover"):
        act = obey(g, order(nearest=NEAREST, do=do))
        assert act is not None and name(g, act.place) == "F10"
    g.put(ai, g.theater.hex("F10"))
    assert obey(g, order(nearest=NEAREST, do="to-own-cover")) is None


def test_every_manner_of_moving_is_a_verb_of_the_language() -> None:
    assert set(MANNERS) <= set(msgspec.json.schema(Order)["$defs"]["Order"]["properties"]["do"]["enum"])


# -- errands --------------------------------------------------------------------------------------


def test_rally_and_auto_rally() -> None:
    """HEROES 4.1.2: a roll for 5 AP, not on a marker no roll removes; without one on any marker."""
    g = table("board1", "soviet", [])
    put(g, "s-rifles-41", "F05/N")
    ai = put(g, "g-pz-iii-e", "F09/N", "light-damage")
    assert obey(g, order(nearest=NEAREST, do="rally")) is None
    act = obey(g, order(nearest=NEAREST, do="auto-rally"))
    assert act is not None and (act.ai, act.cost) == (ai, 0)
    g.hit[ai] = g.theater.box.marker_names.index("armoured-suppressed")
    act = obey(g, order(nearest=NEAREST, do="rally"))
    assert act is not None and act.cost == 5


def test_leave_dig_smoke_load_unload() -> None:
    """42: what only missions order; AI do it as the player's units do."""
    special = {"id": "off", "text": {"en": "x", "es": "x"}, "exit": {"side": "ai", "hexes": ["F02"]}}
    t = mission("board1", "german", special=(msgspec.convert(special, Special),))
    g = table("board1", "german", [1] * 20, t)
    put(g, "g-rifles-41", "L09/N")
    ai = put(g, "s-rifles-41", "F03/N")
    assert obey(g, order(do="exit")) is None
    g.put(ai, g.theater.hex("F02"))
    act = obey(g, order(do="exit"))
    assert act is not None and (act.ai, act.cost) == (ai, 1)
    act = obey(g, order(do="dig-in"))
    assert act is not None and act.cost == 5
    mortar = put(g, "s-82mm-mortar", "I09/S")
    act = obey(g, order(nearest=NEAREST, do="fire-smoke"))
    assert act is not None and (act.ai, name(g, act.place)) == (mortar, "L09")
    tank = put(g, "s-t-26", "G03/N")
    act = obey(g, order(nearest=NEAREST, do="load"))
    assert act is not None and (act.ai, act.target) == (ai, tank)
    g.put(ai, g.at[tank])
    g.carrier[ai] = tank
    for h in (g.theater.hex("G04"), g.theater.hex("G03")):
        g.put(tank, h)
        assert g.at[ai] == h
    act = obey(g, order(who={"is": ["carried"]}, nearest=NEAREST, do="unload"))
    assert act is not None and act.ai == ai and g.far(act.place, g.at[tank]) == 1


@pytest.mark.parametrize("do", ["exit", "dig-in", "fire-smoke", "load", "unload"])
def test_errands_are_carried_out(do: str) -> None:
    """Each of them through a whole turn of the AI, as a mission order on a card that says so."""
    special = {"id": "off", "text": {"en": "x", "es": "x"}, "exit": {"side": "ai", "hexes": ["F02"]}}
    said: dict[str, Any] = {"do": do, "nearest": NEAREST if do in ("fire-smoke", "load", "unload") else []}
    if do == "unload":
        said["who"] = {"is": ["carried"]}
    t = mission(
        "board1", "german", special=(msgspec.convert(special, Special),),
        orders=(msgspec.convert(said, Order),),
    )  # fmt: skip
    g = table("board1", "german", [1] * 60, t)
    put(g, "g-rifles-41", "L17/N", "spent")
    ai = put(g, "s-82mm-mortar" if do == "fire-smoke" else "s-rifles-41", "F02/SE")
    tank = put(g, "s-t-26", "G03/N") if do in ("load", "unload") else -1
    if do == "unload":
        g.put(ai, g.at[tank])
        g.carrier[ai] = tank
    deal(g, 3, 28)  # blue: only its mission orders can find anybody
    if do == "fire-smoke":
        g.put(ai, g.theater.hex("L05"))
    ai_turn(g)
    assert events(g, "ai-turn")[0].facts["act"] == do and events(g, "ai-turn")[0].facts["line"] == "mission"
    done = {
        "exit": not g.on_map(ai), "dig-in": bool(g.dug >> ai & 1), "fire-smoke": bool(g.heavy),
        "load": g.carrier[ai] == tank, "unload": g.carrier[ai] < 0 and g.far(g.at[ai], g.at[tank]) == 1,
    }  # fmt: skip
    assert done[do]


def test_pass_and_end_round_as_orders() -> None:
    """2.4, 7.1: a mission order may end the round, whoever is fresh; or let the AI pass."""
    for do, phase in (("end-round", 1), ("pass", 2)):
        t = mission("board1", "german", orders=(msgspec.convert({"do": do}, Order),))
        g = table("board1", "german", [1] * 200, t)
        put(g, "g-rifles-41", "L17/N", "spent")
        put(g, "s-rifles-41", "A02/N", "spent")
        deal(g, 3)
        ai_turn(g)
        assert g.phase == phase and g.passes == (1 if do == "pass" else 0)
        assert bool(events(g, "round-over")) == (do == "end-round")


# -- critical lines -------------------------------------------------------------------------------


def steps(g: Mission, close: bool, *wanted: str) -> Act | None:
    act: Act | None = AGAIN
    while act is AGAIN:
        act = try_steps(g, Outlook(g, None), list(wanted), close, False)
    return act


def test_close_combat_a_gun_crew_leaves_first() -> None:
    """HEROES 4.1.2, R11: who has a penalty breaks contact instead of firing, if it can; otherwise it fires."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    ai = put(g, "s-mmg-maxim", "F08/S")
    act = steps(g, True, "fire")
    assert act is not None and (act.do, act.ai) == ("break-contact", ai)
    assert name(g, act.place) in ("G07", "G08", "G09")  # not into the Unit's short zone
    g.hit[ai] = g.theater.box.marker_names.index("pinned")
    act = steps(g, True, "fire")
    assert act is not None and act.do == "fire"


def test_close_combat_in_the_turn_after_being_entered() -> None:
    """HEROES EOD 7.7.4, R13: not the way the enemy came, nor beside it."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    ai = put(g, "s-mmg-maxim", "F08/S")
    g.entered_from[ai] = 1 << g.theater.hex("G08")
    act = steps(g, True, "break-contact", "fire")
    assert act is not None and act.do == "fire"


def test_the_first_act_with_any_ai_before_the_second() -> None:
    """HEROES 4.1.2: "a, b": a with anybody, then b with anybody."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-rifles-41", "F08/S", "panicked")
    put(g, "g-rifles-41", "C08/N")
    able = put(g, "s-rifles-41", "C08/S")
    act = steps(g, True, "fire", "rally")
    assert act is not None and (act.do, act.ai) == ("fire", able)
    g.spent[able] = True
    act = steps(g, True, "fire", "rally")
    assert act is not None and act.do == "rally"


def test_short_range_only_adjacent_units() -> None:
    """HEROES 4.1.2, R14: at an adjacent Unit, however easy a farther one is."""
    g = table("board1", "german")
    near = put(g, "g-tank-hunters", "E08/S")
    put(g, "g-rifles-41", "D08/N")
    put(g, "s-rifles-41", "F08/N")
    act = steps(g, False, "fire")
    assert act is not None and act.target == near


def test_short_pivot_only_if_flanked() -> None:
    """HEROES 4.1.2: who can fire does not pivot; who cannot because it is flanked turns to the Unit."""
    g = table("board1", "german", [1] * 4)
    unit = put(g, "g-rifles-41", "E08/S")
    ai = put(g, "s-rifles-41", "F08/N")
    assert steps(g, False, "pivot") is None
    g.facing[ai] = 3
    act = steps(g, False, "pivot", "fire")
    assert act is not None and (act.do, act.cost) == ("pivot", 1)
    g.facing[ai] = act.facing
    assert g.in_arc(ai, g.at[unit])


def test_a_pivot_takes_in_as_many_units_as_it_can() -> None:
    """HEROES 4.1.2."""
    g = table("board1", "german", [1])
    near = put(g, "g-rifles-41", "E08/S")
    other = put(g, "g-rifles-41", "F11/N")
    ai = put(g, "s-rifles-41", "F08/S")
    act = steps(g, False, "pivot")
    assert act is not None
    g.facing[ai] = act.facing
    assert g.in_arc(ai, g.at[near]) and g.in_arc(ai, g.at[other])


def test_pivot_and_or_fire() -> None:
    """HEROES 4.1.2, R15: a shot; after a pivot where it is flanked, for the AP of both."""
    g = table("board1", "german", [1] * 4)
    put(g, "g-rifles-41", "E08/S")
    ai = put(g, "s-rifles-41", "F08/N")
    act = steps(g, False, "pivot-and-or-fire")
    assert act is not None and (act.do, act.cost) == ("fire", 4)
    g.facing[ai] = 3
    act = steps(g, False, "pivot-and-or-fire")
    assert act is not None and (act.do, act.cost) == ("pivot-and-fire", 5)


def test_pivot_and_fire_is_carried_out() -> None:
    g = table("board1", "german", [1] * 9)
    put(g, "g-rifles-41", "E08/S")
    ai = put(g, "s-rifles-41", "F08/S")
    deal(g, 6)
    ai_turn(g)
    assert len(events(g, "shot")) == 1 and g.in_arc(ai, g.theater.hex("E08"))


def test_move_into_close_combat() -> None:
    """HEROES 4.1.2, 5.1: into the hex of an adjacent Unit; never who has a penalty there."""
    g = table("board1", "german", [1] * 9)
    put(g, "g-rifles-41", "E08/S")
    gun = put(g, "s-mmg-maxim", "F08/N")
    assert steps(g, False, "close-combat") is None
    g.put(gun, -1)
    ai = put(g, "s-rifles-41", "F08/N")
    act = steps(g, False, "close-combat")
    assert act is not None and (act.ai, name(g, act.place)) == (ai, "E08")
    deal(g, 42, 28)
    ai_turn(g)
    assert places(g, "moved") == ["E08"]


def test_short_break_contact_out_of_the_zone_first() -> None:
    """R13: out of every fire zone, clear of fronts, the highest DM, then nearest an objective."""
    g = table("board1", "german", [1] * 4)
    put(g, "g-rifles-41", "E08/S")
    ai = put(g, "s-rifles-41", "F08/N")
    act = steps(g, False, "break-contact")
    assert act is not None
    look = Outlook(g, None)
    assert not in_short_zone(g, look, act.place)
    free = [h for h in g.theater.map.beside[g.at[ai]] if h >= 0 and h not in look.places and not in_zone(look, h)]
    assert not free or not in_zone(look, act.place)


def test_a_rally_order_in_close_combat() -> None:
    """R12: the AI may, for 5 AP."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "E08/S")
    put(g, "s-rifles-41", "E08/N", "panicked")
    act = steps(g, True, "rally")
    assert act is not None and (act.do, act.cost) == ("rally", 5)


@pytest.mark.parametrize(("ours", "theirs", "passed"), [(1, 2, True), (2, 2, False), (3, 2, False)])
def test_the_pass_test(ours: int, theirs: int, passed: bool) -> None:
    """HEROES 4.1.2, R16: fewer fresh AI than fresh Units; rumours count, hidden Units and lorries do not."""
    g = table("board1", "german")
    for n in range(ours):
        put(g, f"PE {n + 1}" if n else "s-rifles-41", f"A{2 * n + 2:02}")
    for n in range(theirs):
        put(g, "g-rifles-41", f"L{2 * n + 2:02}")
    put(g, "g-rifles-41", "L12", "hidden")
    put(g, "g-rifles-41", "L14", "spent")
    put(g, "g-opel-blitz", "L16")
    assert passes(g, Outlook(g, None)) == passed


def test_who_comes_this_round_counts_in_the_pass_test() -> None:
    g = table("board1", "german")
    put(g, "s-rifles-41", "A02")
    unit = put(g, "g-rifles-41", "L02")
    assert not passes(g, Outlook(g, None))
    g.put(unit + 1, COMING)
    assert passes(g, Outlook(g, None))


# -- conditions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "change", "value"),
    [
        ("no-unit-fired", {"shot": False}, True), ("no-unit-fired", {"shot": True}, False),
        ("unit-fired", {"shot": True}, True), ("player-passed", {"stood": True}, True),
        ("player-passed", {"stood": False}, False),
        ({"box_at_least": 4}, {"box": 4}, True), ({"box_at_least": 4}, {"box": 3}, False),
        ({"box_at_most": 4}, {"box": 4}, True), ({"box_at_most": 4}, {"box": 5}, False),
        ({"vp_lead": "german"}, {"vp": 1}, True), ({"vp_lead": "german"}, {"vp": -1}, False),
        ({"vp_lead": "soviet"}, {"vp": -1}, True),
        ({"ai_at_most": 1}, {}, True), ({"ai_at_most": 0}, {}, False),
        ({"units_at_most": 1}, {}, True), ({"units_at_most": 0}, {}, False),
        ({"round_at_least": 2}, {"round": 2}, True), ({"round_at_least": 2}, {"round": 1}, False),
        ({"holds": {"side": "german", "hex": "G08"}}, {}, True),
        ({"holds": {"side": "soviet", "hex": "G08"}}, {}, False),
        ({"any": ["unit-fired", {"box_at_least": 1}]}, {}, True), ({"any": ["unit-fired"]}, {}, False),
        ({"all": ["no-unit-fired", {"box_at_least": 1}]}, {}, True),
        ({"all": ["unit-fired", {"box_at_least": 1}]}, {}, False),
        ({"not": "unit-fired"}, {}, True), ({"not": {"box_at_least": 1}}, {}, False),
    ],
)  # fmt: skip
def test_conditions(said: Any, change: dict[str, Any], value: bool) -> None:
    """Each of them alone: an order is skipped unless it holds."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F05/N")
    put(g, "s-rifles-41", "F09/N")
    control(g, PLAYER, "G08")
    for key, to in change.items():
        setattr(g, key, to)
    condition = compiled(msgspec.convert(said, ConditionWord | Clause), g.theater.number)
    assert true(g, condition) == value
    act = obey(g, order(when=said, nearest=NEAREST, do="move"))
    assert (act is not None) == value


def test_every_word_of_the_language_is_tried() -> None:
    """What a card can say, these tests have said."""
    here = Path(__file__).parent
    text = "".join(
        [(here / f"test_ai_{file}.py").read_text(encoding="utf-8") for file in ("words", "choices", "examples")]
    )
    said = [*get_args(Word), *get_args(ConditionWord), *get_args(Verb)]
    missing = [word for word in said if f'"{word}"' not in text and not word.endswith("-orders")]
    assert missing == []


# -- what the book leaves open --------------------------------------------------------------------


def test_a_tank_goes_round_a_unit_before_it_drives_into_it() -> None:
    """HEROES 5.4, R33: before the Unit it goes into its flank beside it; in the flank already it goes in."""
    g = table("board1", "german", [1] * 9)
    unit = put(g, "g-rifles-41", "F08/N", "spent")
    ai = put(g, "s-t-26", "E08/S")
    act = obey(g, order(nearest=NEAREST, do="move"))
    assert act is not None and g.far(act.place, g.at[unit]) == 1 and not g.in_arc(unit, act.place)
    g.put(ai, g.theater.hex("G08"))
    g.facing[ai] = 0
    act = obey(g, order(nearest=NEAREST, do="move"))
    assert act is not None and name(g, act.place) == "F08"


def test_in_close_combat_it_has_no_part_in_short_range() -> None:
    """HEROES 4.1.2: an AI in the hex of a Unit, with another Unit beside it."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "F08/N")
    put(g, "g-rifles-41", "E08/S")
    put(g, "s-rifles-41", "F08/S", "pinned")
    assert steps(g, False, "fire", "rally") is None and steps(g, True, "rally") is not None


def test_nobody_walks_into_mines_but_pioneers() -> None:
    """HEROES 5.4, 42."""
    for player, walker, goes in (("german", "s-rifles-41", False), ("soviet", "g-pioneers", True)):
        g = table("board1", player)
        put(g, "g-rifles-41" if player == "german" else "s-rifles-41", "B08/N", "spent")
        ai = put(g, walker, "F08/N")
        g.add_fort(MINES, g.theater.hex("E08"), PLAYER)
        hexes = {name(g, way.hex) for way in ways_of(g, Outlook(g, None), ai, False, None)}
        assert ("E08" in hexes) == goes


def test_all_markers_of_a_group_are_shown_first() -> None:
    """HEROES 7.4: then the line is tried again: the pinned one has no part in the group any more."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F02/N", "spent")
    ais = [
        put(g, "s-rifles-41", f"{at}/N", *marks)
        for at, marks in (("F09", ()), ("F10", ("down",)), ("F11", ("down",)))
    ]
    script(g, "pinned", "unnerved", *[1] * 9)
    act = obey(g, order(who={"group": "largest"}, nearest=NEAREST, do="move"))
    assert act is not None and not any(g.is_face_down(ai) for ai in ais)
    assert act.group == [ais[0]]


ORDERED = {"word", "type", "unit-near", "no-target", "no-cover-there", "in-cover", "cannot"}
"""Why not, by the words of the order itself (5.0)."""


def test_every_reason_of_the_ai_has_its_section() -> None:
    """HEROES 5.0: none is cited that the rulebook has not, and none is forgotten."""
    sections = {section.id for section in read_rulebook(game()).sections}
    source = Path(str(resources.files("grognard.text") / "en" / "heroes.ftl")).read_text(encoding="utf-8")
    keys = set(re.findall(r"^heroes-ai-out-([a-z-]+) =", source, re.M)) - {"by"}
    assert keys - ORDERED == set(OUT_RULES)
    assert {rule_of(key) for key in ORDERED} == {"5.0"}
    assert {*OUT_RULES.values(), *ROLL_RULES.values()} <= sections


def test_a_reason_a_hex_and_a_die_are_cited_where_the_book_has_them() -> None:
    """HEROES 4.1.1, 5.1, 5.2, 5.3.1: a spent AI, one that needs 11, a Unit by a die, a hex in a short zone."""
    line = Line(
        line="order-1",
        rule="4.1.3",
        do="low-risk-move",
        result="nobody",
        seen=[Seen(ai=0, out="spent"), Seen(ai=0, out="needs:11"), Seen(ai=0, out="word:hit")],
        hexes=[Hex(hex=0, out="short-zone"), Hex(hex=1, out="stack"), Hex(hex=2)],
        rolls=[Roll(for_="target", dice=[1], of=[0, 1], got=0), Roll(for_="facing", dice=[1], of=[0, 1], got=0)],
    )
    told = [row.rule for row in explain(Turn(kind="ai-turn", card=0, lines=[line]), game(), "en")]
    assert told == ["4.1.3", "4.1.1", "5.1", "5.0", "5.3.1", "5.5", "5.3", "5.2", "5.3.1"]
