"""HEROES 42: what rulings decide where the book does not, each in a position in which the other way would show."""

from __future__ import annotations

import pytest

from grognard.games.heroes.ai.acts import AGAIN, Act
from grognard.games.heroes.ai.critical import passes, try_steps
from grognard.games.heroes.ai.firing import can_shoot, unit_fp
from grognard.games.heroes.ai.moving import ways_of
from grognard.games.heroes.ai.outlook import Outlook, cover, cover_against
from grognard.games.heroes.rules.facing import ALL_WAYS, facing_at
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import DIRECTIONS, NOBODY, PLAYER
from heroes.opponent import ai_turn, control, deal, events, name, obey, order, places, put, script, table, told

TOWARDS = {"nearest": [{"unit": {}}], "do": "move"}


def steps(g: Mission, close: bool, *wanted: str) -> Act | None:
    """What a critical line of these steps leads to."""
    act: Act | None = AGAIN
    while act is AGAIN:
        act = try_steps(g, Outlook(g, None), list(wanted), close, True)
    return act


def test_r17_height_is_no_cover() -> None:
    """On a hill in the open a Unit is in the open, though it is harder to hit from below."""
    g = table("board3", "german")
    unit, ai = put(g, "g-rifles-41", "F14/S"), put(g, "s-rifles-41", "H14/N")
    assert g.theater.map.level[g.at[unit]] > g.theater.map.level[g.at[ai]] and g.sees(g.at[ai], g.at[unit])
    assert cover_against(g, unit, g.at[ai]) == 0


def group_order() -> dict[str, object]:
    return {"who": {"group": "largest"}, **TOWARDS}


def test_r19_of_groups_as_large_the_nearer() -> None:
    """Its distance is that of its nearest member; a larger one goes before a nearer one."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F02/N")
    near = [put(g, "s-rifles-41", at) for at in ("I08", "I09")]
    far = [put(g, "s-rifles-41", at) for at in ("D12", "D13")]
    act = obey(g, order(**group_order()))
    assert act is not None and act.group == near
    far.append(put(g, "s-rifles-41", "D14"))
    act = obey(g, order(**group_order()))
    assert act is not None and sorted(act.group) == sorted(far)


@pytest.mark.parametrize(("die", "first"), [(3, "E04"), (4, "I04")])
def test_r19_then_a_die(die: int, first: str) -> None:
    """Equal in size and distance."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "G04/N")
    for at in ("E04", "I04"):
        put(g, "s-rifles-41", at)
    script(g, die)
    act = obey(g, order(**group_order()))
    assert act is not None and [name(g, g.at[ai]) for ai in act.group] == [first]


def test_c6_a_wall_counts_if_every_unit_fires_across_one() -> None:
    """I11 on board 2 has walls towards H10 and I10."""
    g = table("board2", "soviet")
    ai = put(g, "g-rifles-41", "K12/N")
    h = g.theater.hex("I11")
    put(g, "s-rifles-41", "G09/S")
    assert cover(g, Outlook(g, None), ai, h) == 1
    other = put(g, "s-rifles-41", "I13/NW")
    look = Outlook(g, None)
    assert look.zones[look.units.index(other)][h] and cover(g, look, ai, h) == 0


def test_c22_into_which_close_combat() -> None:
    """Of two Units beside it the AI goes into the woods, by the list of 5.3; in the open a die decides."""
    g = table("board1", "german", [])
    put(g, "s-rifles-41", "F09/N")
    put(g, "g-rifles-41", "F10/N")
    put(g, "g-rifles-41", "E09/N")
    script(g, *[1] * 2)
    act = steps(g, False, "close-combat")
    assert act is not None and name(g, act.place) == "F10"


@pytest.mark.parametrize(("unit", "where", "die"), [("I11/SW", "F09", 6), ("J11/NE", "G09", 1)])
def test_c25_whose_flank_counts_on_the_way_to_an_objective(unit: str, where: str, die: int) -> None:
    """Of two open hexes as near the one in the flank of the Unit nearest the AI, which is too shaken to fire."""
    g = table("board1", "german", [])
    control(g, PLAYER, "F12")
    put(g, "s-rifles-41", "F08/N")
    put(g, "g-rifles-41", unit, "panicked")
    put(g, "g-rifles-41", "A18/S", "panicked")
    script(g, *[die] * 2)  # no die is asked which hex it is
    act = obey(g, order(nearest=[{"objective": True}], do="move"))
    assert act is not None and name(g, act.place) == where


def test_c5_which_way_a_vehicle_takes() -> None:
    """As cheap, by the hex outside every fire zone; else the first in board order. It may pass an AI, no Unit."""
    g = table("board1", "german", [])
    tank = put(g, "s-bt7", "D08/S")

    def way() -> list[str]:
        found = ways_of(g, Outlook(g, None), tank, True, None)
        return [name(g, h) for one in found if one.hex == g.theater.hex("F09") for h in one.path]

    assert way() == ["E08", "F09"]
    put(g, "s-rifles-41", "E08/N")
    assert way() == ["E08", "F09"]
    put(g, "g-rifles-41", "E05/S")
    assert way() == ["E09", "F09"]
    g.put(put(g, "g-rifles-41", "E09/N"), g.theater.hex("E09"))
    assert way() == ["E08", "F09"]


def test_c27_a_crew_that_could_not_hit_leaves_all_the_same() -> None:
    """Ordered to fire in close combat at Rifles in heavy woods, whom it would hit with 12, a machine gun leaves."""
    g = table("board1", "german", [1] * 4)
    put(g, "g-rifles-41", "G07/N")
    ai = put(g, "s-mmg-maxim", "G07/S")
    act = steps(g, True, "fire")
    assert act is not None and (act.do, act.ai) == ("break-contact", ai)
    g.hit[ai] = g.theater.box.marker_names.index("pinned")
    assert steps(g, True, "fire") is None


def test_c24_of_equally_good_hexes_the_cheapest_counts() -> None:
    """HEROES 5.1.1 (2): of two AI as near the one that pays less for the very move it would make goes."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F02/N", "panicked")
    back, ahead = put(g, "s-rifles-41", "E06/SE"), put(g, "s-rifles-41", "F06/NW")
    assert g.far(g.at[back], g.theater.hex("F02")) == g.far(g.at[ahead], g.theater.hex("F02"))
    script(g, *[1] * 3)
    act = obey(g, order(**TOWARDS))
    assert act is not None and act.ai == ahead


def test_c2_the_highest_fp_of_an_order_that_aims_at_nobody() -> None:
    """The higher of the two printed values: the tank's blue 6 before the SMG's red 4."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "A02/N")
    tank, smg = put(g, "s-t-26", "F08/N", "light-damage"), put(g, "s-smg-rifles", "F10/N", "pinned")
    act = obey(g, order(who={"is": ["hit"], "most": "fp"}, do="auto-rally"), True)
    assert act is not None and act.ai == tank
    g.put(tank, NOBODY)
    act = obey(g, order(who={"is": ["hit"], "most": "fp"}, do="auto-rally"), True)
    assert act is not None and act.ai == smg


def test_5_1_1_decides_in_critical_orders_too() -> None:
    """HEROES 4.1.2, 5.1.1: of two AI beside a Unit the stronger fires; the one that pays less breaks contact."""
    g = table("board1", "german", [1] * 9)
    put(g, "g-rifles-41", "F08/S")
    put(g, "s-rifles-41", "G08/N")
    smg = put(g, "s-smg-rifles", "G09/NW")
    act = steps(g, False, "fire")
    assert act is not None and (act.do, act.ai) == ("fire", smg)
    g = table("board1", "german", [1] * 9)
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-rifles-41", "F07/N")
    ahead = put(g, "s-rifles-41", "F09/SE")
    act = steps(g, False, "break-contact")
    assert act is not None and (act.ai, name(g, act.place), act.cost) == (ahead, "F10", 1)


def test_5_1_1_who_goes_into_close_combat() -> None:
    """HEROES 4.1.2, 5.1.1: of two AI beside Units the one that pays less for it."""
    g = table("board1", "german", [1] * 9)
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-rifles-41", "F07/SW")
    ahead = put(g, "s-rifles-41", "F09/NW")
    act = steps(g, False, "close-combat")
    assert act is not None and (act.ai, act.cost) == (ahead, 1)


@pytest.mark.parametrize("marker", ["panicked", "unnerved"])
def test_c27_a_crew_whose_marker_forbids_fire_leaves_too(marker: str) -> None:
    """HEROES 4.1.2: who has a penalty first tries to leave; who has none and cannot fire does neither."""
    g = table("board1", "german", [1] * 4)
    put(g, "g-rifles-41", "F08/N")
    ai = put(g, "s-mmg-maxim", "F08/S", marker)
    act = steps(g, True, "fire")
    assert act is not None and (act.do, act.ai) == ("break-contact", ai)
    g.put(ai, NOBODY)
    put(g, "s-rifles-41", "F08/S", "panicked")
    assert steps(g, True, "fire") is None


def test_who_is_carried_has_no_part_in_critical_orders() -> None:
    """HEROES 4.1.2, EOD 16.1: its carrier has."""
    g = table("board1", "german", [1] * 4)
    put(g, "g-rifles-41", "F08/N")
    tank, rifles = put(g, "s-t-26", "F09/NW"), put(g, "s-rifles-41", "F09/NW", "pinned")
    g.carrier[rifles] = tank
    assert steps(g, False, "rally") is None
    g.put(tank, g.theater.hex("F08"))
    assert steps(g, True, "rally") is None
    g.carrier[rifles] = NOBODY
    act = steps(g, True, "rally")
    assert act is not None and act.ai == rifles


def test_r16_lorries_of_the_ai_are_not_counted_either() -> None:
    """HEROES 4.1.2: one that fights and a lorry against two: the AI passes."""
    g = table("board1", "german", [])
    for at in ("F08/N", "F09/N"):
        put(g, "g-rifles-41", at)
    put(g, "s-rifles-41", "L18/N")
    put(g, "s-truck", "L16/N")
    assert passes(g, Outlook(g, None))
    put(g, "s-rifles-41", "L14/N")
    assert not passes(g, Outlook(g, None))


def test_c8_what_a_spotter_hex_sees_counts_for_the_shot() -> None:
    """HEROES EOD 12.2: a mortar of the AI stands in smoke, its spotter hex does not: nothing is taken off."""
    g = table("board1", "soviet", [])
    put(g, "g-8cm-mortar", "J14/NW")
    put(g, "s-mmg-maxim", "H11/S", "spent")
    g.light = [g.theater.hex("J14")]
    g.lay_clouds()
    script(g, 1, 1)
    deal(g, 41, 28)
    ai_turn(g)
    shot = events(g, "shot")[0]
    assert {line.name: line.value for line in shot.modifiers} == {"fp": 3, "flank": -10, "light-woods": -1}


# -- groups ---------------------------------------------------------------------------------------


def group_turn(card: int, check: int, unit: str, *group: str) -> tuple[Mission, list[int]]:
    """A card that moves the largest group, against one Unit; all dice show 1."""
    g = table("board1", "german", [])
    place, *marks = unit.split()
    put(g, "g-rifles-41", place, *marks)
    members = [put(g, "s-rifles-41", at) for at in group]
    g.box = 2
    script(g, *[1] * 9)
    deal(g, card, check)
    ai_turn(g)
    return g, members


def moved(g: Mission) -> list[tuple[int, str]]:
    """Who has moved where, in that order."""
    return list(zip(told(g, "moved", "unit"), places(g, "moved"), strict=True))


def test_c9_the_nearest_member_first_and_the_next_into_the_hex_it_left() -> None:
    """HEROES 5.3, 5.3.1: and both face as after any move."""
    g, (last, first) = group_turn(51, 28, "K17/N panicked", "H02/N", "H03/N")
    assert moved(g) == [(first, "G04"), (last, "H03")]
    assert g.facing[first] == g.facing[last] == DIRECTIONS.index("NE")


def test_c9_of_members_as_near_the_one_that_pays_less_first() -> None:
    """HEROES 5.1.1, EOD 9.1.1: and the dearest is what the group checks on."""
    g, (back, ahead) = group_turn(51, 28, "F12/N panicked", "F08/SW", "G08/NE")
    assert moved(g) == [(ahead, "G09"), (back, "F09")]
    assert [event.facts["cost"] for event in events(g, "check")] == [2]


def test_c9_who_finds_no_hex_stays_and_takes_no_part() -> None:
    """HEROES 5.3.1: card 16 makes the others spent, not him."""
    g, (stays, goes) = group_turn(43, 16, "A08/S spent", "D11/NW", "D12/N")
    assert moved(g) == [(goes, "C12")] and g.is_spent(goes) and not g.is_spent(stays)


def test_c9_one_of_a_group_may_pivot() -> None:
    """HEROES 5.3.1: flanked, he turns for low risk while the other goes; both are in it."""
    g, (turns, goes) = group_turn(43, 16, "A08/S spent", "D11/S", "D12/N")
    assert moved(g) == [(goes, "C12")] and g.facing[turns] == DIRECTIONS.index("N")
    assert g.is_spent(goes) and g.is_spent(turns)


# -- after a move ---------------------------------------------------------------------------------


def test_an_ai_faces_as_it_was_chosen_to_after_its_move() -> None:
    """HEROES 5.3.1: it looks at the Unit it has come nearer to, wherever it looked before."""
    g = table("board1", "german", [])
    unit, ai = put(g, "g-rifles-41", "F12/N", "panicked"), put(g, "s-rifles-41", "F08/SW")
    script(g, *[1] * 4)
    deal(g, 42, 28)
    assert not g.in_arc(ai, g.at[unit])
    ai_turn(g)
    assert moved(g) and g.in_arc(ai, g.at[unit])


def test_a_vehicle_that_has_moved_may_be_bogged_down() -> None:
    """HEROES EOD 8.1, card 15: asked for in the AI's turn, right after its move."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F14/N", "panicked")
    tank = put(g, "s-t-26", "F06/SE")
    card = next(n for n, kind in enumerate(g.theater.box.action_of) if kind.effect == "bogged-down")
    g.hand, g.caps = [card], 0
    script(g, *[2] * 6)
    deal(g, 42, 28)
    ai_turn(g, f"use {g.theater.box.action_names[card]}")
    assert moved(g) and g.stuck >> tank & 1


def test_c10_which_objective_an_ai_faces() -> None:
    """HEROES 5.3.1: the one it heads for, though another is nearer; the nearest where it heads for none."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "E07/S")
    ai = put(g, "s-rifles-41", "G08/S")
    control(g, PLAYER, "H10", "H03")
    near, far = g.theater.hex("H10"), g.theater.hex("H03")
    assert DIRECTIONS[facing_at(g, ai, g.at[ai], [], ALL_WAYS, True)] == "NE"
    assert DIRECTIONS[facing_at(g, ai, g.at[ai], [far], ALL_WAYS, True)] == "NW"
    assert DIRECTIONS[facing_at(g, ai, g.at[ai], [near], ALL_WAYS, True)] == "NE"


# -- shots ----------------------------------------------------------------------------------------


FIRE = {"nearest": [{"unit": {}}], "do": "fire"}


def test_a_rumour_is_ordered_to_fire_at_no_refugees_nor_into_a_fight_of_its_own() -> None:
    """HEROES 6.1, 9, R38: as any other AI."""
    g = table("board1", "german", [])
    pe = put(g, "PE 1", "F10")
    put(g, "g-rifles-41", "F07/S")
    act = obey(g, order(**FIRE))
    assert act is not None and act.ai == pe
    crowd = put(g, "refugees", "F07")
    assert obey(g, order(**FIRE)) is None
    g.put(crowd, g.at[pe])
    assert obey(g, order(**FIRE)) is None
    g.put(crowd, NOBODY)
    put(g, "s-rifles-41", "F07/N", "stunned")
    assert obey(g, order(**FIRE)) is None


def test_the_firepower_of_a_unit_is_that_against_the_ai() -> None:
    """HEROES 5.0, 5.2 (4): blue against an armoured front, red against foot and against a rumour."""
    g = table("board1", "german", [])
    gun = put(g, "g-3-7cm-pak36", "F08/S")
    tank, foot, pe = put(g, "s-t-26", "I08/N"), put(g, "s-rifles-41", "I09/N"), put(g, "PE 1", "L18")
    assert [unit_fp(g, gun, ai) for ai in (tank, foot, pe)] == [5, 2, 2]


def test_who_is_carried_is_not_ordered_to_fire() -> None:
    """HEROES EOD 16.1: nor is one whose marker forbids it."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/S")
    rifles, lorry = put(g, "s-rifles-41", "F11/NW"), put(g, "s-truck", "F11/NW")
    assert can_shoot(g, rifles)
    g.carrier[rifles] = lorry
    assert not can_shoot(g, rifles)
    g.carrier[rifles] = NOBODY
    g.hit[rifles] = g.theater.box.marker_names.index("panicked")
    assert not can_shoot(g, rifles)
