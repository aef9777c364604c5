"""Every worked example of the rulebook in which the AI chooses: the position, the whole card, the book's result;
and beside each what must come out otherwise when the position is another."""

from __future__ import annotations

import msgspec
import pytest

from grognard.engine.ask import asks
from grognard.games.heroes.ai.acts import Act
from grognard.games.heroes.ai.moving import ways_of, why_risky
from grognard.games.heroes.ai.outlook import Outlook, in_zone
from grognard.games.heroes.records.orders import Order
from grognard.games.heroes.rules.events import corner_of
from grognard.games.heroes.rules.turn import step
from grognard.games.heroes.rules.values import has_flames
from grognard.games.heroes.state import CHOOSE, OPPONENT, ORDERS, TURN, Mission
from grognard.games.heroes.theater import AI, DIRECTIONS, PLAYER
from heroes.opponent import (
    act_on,
    ai_turn,
    card,
    control,
    deal,
    events,
    mission,
    name,
    obey,
    order,
    places,
    put,
    script,
    table,
    told,
    why,
)

NEAREST_UNIT: list[dict[str, dict[str, str]]] = [{"unit": {}}]
LOW_RISK = order(nearest=NEAREST_UNIT, do="low-risk-move")


def said(g: Mission, act: Act | None) -> tuple[str, ...]:
    """What an act is, in the words of the examples."""
    if act is None:
        return ()
    names = g.theater.box.unit_names
    words = [act.do, names[act.ai]]
    words += [names[act.target]] if act.target >= 0 else [name(g, act.place)] if act.do != "auto-rally" else []
    return tuple(words)


# -- in the text ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "drawn", "moved"), [(10, 15, 1), (11, 15, 0), (11, 25, 1), (4, 37, 2), (5, 37, 0)]
)
def test_t1_the_marker_goes_on_by_the_count(units: int, drawn: int, moved: int) -> None:
    """HEROES 2.3.1: card 15 with ten units or fewer, card 25 always, card 37 with four; never for a check."""
    g = table("board1", "german", [1] * 20)
    for n in range(units // 2):
        put(g, "s-rifles-41", f"{'ABCDEFGHIJKL'[n]}18/N", "spent")
    for n in range(units - units // 2):
        put(g, "g-rifles-41", f"{'ABCDEFGHIJKL'[n]}02/N", "spent")
    put(g, "g-opel-blitz", "L02/N")  # lorries do not count
    deal(g, drawn)
    ai_turn(g)
    assert g.box == 1 + moved


def test_t1_not_for_a_check() -> None:
    """HEROES 2.3.1: a card drawn for a check moves no marker."""
    g = table("board1", "german", [1, 1, 1, 1])
    put(g, "s-rifles-41", "F10/NW")
    put(g, "g-rifles-41", "F07/SE")
    deal(g, 35, 25)
    ai_turn(g)
    assert events(g, "check")[0].facts["card"] == card(g, 25)
    assert g.box == 1


def test_t3_a_hit_ai_is_not_there_so_the_machine_gun_fires() -> None:
    """HEROES 3.1.1: card 21: nothing critical, nobody to rally, the MMG fires for 3 AP and stays fresh on card
    25."""
    g = table("board1", "german", [4, 4])
    put(g, "g-rifles-41", "E07/SE", "spent")
    put(g, "g-mg34", "D05/SE")
    put(g, "s-rifles-41", "G08/N")
    mmg = put(g, "s-mmg-maxim", "F10/NW")
    act = act_on(g, 21)
    assert said(g, act) == ("fire", "Soviet MMG 17", "German LMG 09")
    assert act is not None and (act.cost, act.needed) == (3, 9)
    deal(g, 21, 25)
    ai_turn(g)
    assert events(g, "check")[0].outcome == "fresh" and not g.is_spent(mmg)


def test_t3_without_a_fresh_unit_line_2_finds_no_target() -> None:
    g = table("board1", "german")
    put(g, "g-rifles-41", "E07/SE", "spent")
    put(g, "g-mg34", "D05/SE", "spent")
    put(g, "s-rifles-41", "G08/N")
    put(g, "s-mmg-maxim", "F10/NW")
    assert said(g, act_on(g, 21))[0] != "fire"


def test_t4_the_symbol_is_nothing_to_an_ai() -> None:
    """HEROES 3.1.2: card 01 keeps Units fresh; an AI goes by its value."""
    g = table("board1", "german", [1, 1])
    put(g, "g-mg34", "F07/SE")
    ai = put(g, "s-smg-rifles", "F10/NW")
    deal(g, 35, 1)
    ai_turn(g)
    check = events(g, "check")[0]
    assert (check.facts["value"], check.facts["cost"], check.outcome) == (5, 3, "fresh")
    g.spent, g.passes = [False] * len(g.spent), 0
    script(g, 1, 1, 1, 1)
    rally = put(g, "s-rifles-41", "H09/N", "pinned")
    deal(g, 32, 1)
    ai_turn(g)
    assert g.is_spent(rally) and not g.is_spent(ai)


def test_t9_a_face_down_panic_in_close_combat() -> None:
    """HEROES 4.1.2, 7.4: card 01: it would fire, its marker is shown and forbids it, so it rallies by itself."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/SE")
    ai = put(g, "s-rifles-41", "F07/NW", "down", "spent")
    script(g, "panicked")
    deal(g, 1)
    ai_turn(g)
    assert g.log is not None
    assert [e.kind for e in g.log.events if e.kind in ("marker", "auto-rally")] == ["marker", "auto-rally"]
    assert not g.is_hit(ai) and g.is_spent(ai) and not events(g, "check")


def test_t9_with_another_marker_it_fires() -> None:
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/SE")
    put(g, "s-rifles-41", "F07/NW", "down", "spent")
    script(g, "pinned", 1, 1)
    deal(g, 1)
    ai_turn(g)
    assert len(events(g, "shot")) == 1 and not events(g, "auto-rally")


def test_t10_the_caps_of_an_order_count_once() -> None:
    """HEROES 4.3.1: +2 for the first roll, nothing for the second Unit in the hex."""
    g = table("board1", "german", [3, 3, 4, 3])
    put(g, "s-smg-rifles", "F10/NW")
    one = put(g, "g-mg34", "F07/SE", "pinned")
    two = put(g, "g-rifles-41", "F07/SE")
    deal(g, 1)
    ai_turn(g)
    shots = events(g, "shot")
    assert [shot.facts["target"] for shot in shots] == [one, two]
    caps = [[m.value for m in shot.modifiers if m.name == "caps"] for shot in shots]
    assert caps == [[2], []]


def test_t11_nearest_hit_ai_then_the_farthest_to_fire() -> None:
    """HEROES 5.0: card 01: the hit AI nearest any Unit, spent or not; without one the farthest from a hit Unit
    fires."""
    g = table("board1", "german")
    put(g, "g-mg34", "F07/SE", "pinned")
    near = put(g, "s-rifles-41", "F10/NW", "pinned", "spent")
    far = put(g, "s-rifles-41", "H09/N", "suppressed")
    assert said(g, act_on(g, 1)) == ("auto-rally", g.theater.box.unit_names[near])
    g.hit[near] = g.hit[far] = -1
    gun = put(g, "s-mmg-maxim", "F11/NW")
    act = act_on(g, 1)
    assert act is not None and (act.do, act.ai, act.cap) == ("fire", gun, 2)
    g.put(gun, g.theater.hex("L02"))  # out of sight: the next one
    act = act_on(g, 1)
    assert act is not None and act.ai in (near, far)


def t12(dice: list[int]) -> Mission:
    g = table("board1", "german", dice)
    put(g, "German LMG 09", "B03/S")
    put(g, "g-rifles-41", "A02/S")
    put(g, "Soviet SMG 14", "D02/N")
    put(g, "Soviet SMG 13", "E03/N")
    put(g, "Soviet Rifles 01", "B05/NW")
    return g


@pytest.mark.parametrize(("die", "who"), [(1, "Soviet SMG 14"), (3, "Soviet SMG 14"), (4, "Soviet SMG 13")])
def test_t12_a_die_between_two_submachine_guns(die: int, who: str) -> None:
    """HEROES 5.1.1, 5.2: equal in everything: a die; of two Units equally near the LMG has the higher FP."""
    g = t12([die])
    act = act_on(g, 37)
    assert said(g, act) == ("fire", who, "German LMG 09")
    assert act is not None and act.needed == 8


def test_t12_hit_goes_last() -> None:
    """HEROES 5.1.1 (1): unhit before hit, whatever the die."""
    g = t12([])
    g.hit[g.theater.box.unit_names.index("Soviet SMG 14")] = g.theater.box.marker_names.index("unnerved")
    assert said(g, act_on(g, 37))[1] == "Soviet SMG 13"


def open_hexes(g: Mission, ai: int) -> dict[str, str]:
    """The hexes beside an AI, and why each is no low-risk move."""
    look = Outlook(g, None)
    return {name(g, way.hex): why_risky(g, look, ai, way.hex) for way in ways_of(g, look, ai, False, None)}


def test_t13_three_units_equally_near() -> None:
    """HEROES 5.3.1: the tank's turret bars two hexes, the Rifles two; one is not nearer; the flank is left: 3
    AP."""
    g = table("board2", "soviet")
    ai = put(g, "g-rifles-41", "I08/SW")
    put(g, "s-bt7", "K09/N")
    put(g, "s-rifles-41", "I06/NE")
    put(g, "s-rifles-41", "I10/SE")
    risky = open_hexes(g, ai)
    assert [risky[h] for h in ("J08", "J09", "J07", "I07")] == ["short-zone"] * 4
    act = obey(g, LOW_RISK)
    assert said(g, act) == ("low-risk-move", g.theater.box.unit_names[ai], "I09")
    assert act is not None and act.cost == 3


def test_t14_cover_is_preferred() -> None:
    """HEROES 5.3.1: in a fire zone with DM 0 another such hex is allowed; the wooden building is taken."""
    g = table("board2", "soviet")
    ai = put(g, "g-rifles-41", "H08/SW")
    put(g, "s-rifles-41", "D06/SE")
    assert open_hexes(g, ai)["G08"] == ""
    assert said(g, obey(g, LOW_RISK))[2] == "H07"


def test_t15_out_of_the_zone_rather_than_less_cover() -> None:
    """HEROES 5.3.1: from woods in a zone no open hex in a zone; an open one outside is taken."""
    g = table("board1", "soviet")
    ai = put(g, "g-rifles-41", "J03/NW")
    put(g, "s-rifles-41", "G05/S")
    assert open_hexes(g, ai)["I03"] == "less-cover"
    assert said(g, obey(g, LOW_RISK))[2] == "I04"


def test_t16_a_pivot_towards_who_flanks_it() -> None:
    """HEROES 5.3.1: less cover is barred, farther is not towards: it pivots for 1 AP."""
    g = table("board1", "soviet", [1])
    ai = put(g, "g-rifles-41", "D11/S")
    unit = put(g, "s-rifles-41", "A08/S")
    assert open_hexes(g, ai)["C11"] == "less-cover"
    act = obey(g, LOW_RISK)
    assert act is not None and (act.do, act.cost) == ("pivot", 1)
    g.facing[ai] = act.facing
    assert g.in_arc(ai, g.at[unit])


def test_t16_not_flanked_it_does_nothing() -> None:
    g = table("board1", "soviet")
    put(g, "g-rifles-41", "D11/N")
    put(g, "s-rifles-41", "A08/S")
    assert obey(g, LOW_RISK) is None


def test_t17_heavy_woods_before_light() -> None:
    """HEROES 5.3.1: not in a zone: light woods in one are allowed, heavy ones preferred."""
    g = table("board1", "soviet")
    ai = put(g, "g-rifles-41", "G12/S")
    put(g, "s-rifles-41", "J08/N")
    assert open_hexes(g, ai)["H11"] == ""
    assert said(g, obey(g, LOW_RISK))[2] == "H12"


def test_t18_a_tank_is_judged_by_its_last_hex() -> None:
    """HEROES 5.4: through an open hex in a zone to one outside it is low risk."""
    g = table("board1", "german", [1] * 4)
    ai = put(g, "s-bt7", "B06/S")
    put(g, "g-rifles-41", "G08/N")
    look = Outlook(g, None)
    zone = {h for h in ("B06", "C06", "D05") if in_zone(look, g.theater.hex(h))}
    assert zone == {"C06"}
    act = obey(g, LOW_RISK)
    assert act is not None and name(g, act.place) == "D05"
    ways = {name(g, way.hex): way for way in ways_of(g, look, ai, False, None)}
    assert why_risky(g, look, ai, ways["D05"].hex) == "" and why_risky(g, look, ai, g.theater.hex("C06")) != ""
    assert g.theater.box.unit_names[ai] == said(g, act)[1]


def partisans(box: int, dice: list[int]) -> Mission:
    """The sheet of the mission of the examples, its marker on a box."""
    g = table("board1", "german", dice, mission("board1", "german"))
    put(g, "g-rifles-41", "L02/N", "spent")
    put(g, "s-rifles-41", "L17/N", "spent")
    g.box = box
    g.cup = [g.theater.box.no_enemy]
    return g


def test_t19_a_yellow_box_that_is_passed_and_the_one_that_is_reached() -> None:
    """HEROES 7.2: from 9 two boxes on: the trackers come to A18, then the lorry."""
    g = partisans(9, [])
    deal(g, 37)
    ai_turn(g)
    assert g.box == 11
    came = [g.type(unit).key for unit in told(g, "arrived", "unit")]
    assert came == ["g-pioneers", "g-opel-blitz"] and places(g, "arrived") == ["A18", "G18"]
    assert not has_flames(g, told(g, "arrived", "unit")[0])


def test_t20_a_box_that_is_not_yellow_is_passed_over() -> None:
    """HEROES 7.2: from 10 two boxes on: no lorry; a rumour at D12 and a mine in the cup."""
    g = partisans(10, [])
    deal(g, 37)
    ai_turn(g)
    assert g.box == 12 and not events(g, "arrived")
    assert places(g, "rumoured") == ["D12"]
    assert g.theater.box.mine in g.cup


def test_t22_a_pinned_ai_lets_another_try() -> None:
    """HEROES 7.4: a hit AI is ordered to move, shows Pinned, and another moves."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/SE")
    near = put(g, "s-smg-rifles", "H08/NW", "down")
    other = put(g, "s-rifles-41", "F13/NW")
    script(g, "pinned", 1, 1)
    act = obey(g, order(nearest=NEAREST_UNIT, do="move"))
    assert act is not None and act.ai == other
    shown = g.marker(near)
    assert shown is not None and shown.key == "pinned"


def test_t22_an_unnerved_one_goes_itself() -> None:
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F07/SE")
    near = put(g, "s-smg-rifles", "H08/NW", "down")
    put(g, "s-rifles-41", "F13/NW")
    script(g, "unnerved", 1, 1)
    act = obey(g, order(nearest=NEAREST_UNIT, do="move"))
    assert act is not None and act.ai == near


def test_t23_draw_until_a_suit() -> None:
    """HEROES 6.0: cards are drawn until a diamond comes; the rumour is put in the hex of its corner."""
    g = table("board1", "german", [])
    deal(g, 1, 2)
    assert name(g, corner_of(g, "diamond")) == "G06"
    assert g.discards == [card(g, 1), card(g, 2)]


# -- the sample of play ---------------------------------------------------------------------------


def sample(dice: list[int]) -> Mission:
    reactive = [{"who": {"no_unit_within": 3}, "nearest": [{"control": "german"}], "do": "low-risk-move"}]
    t = mission("board1", "german", reactive=tuple(msgspec.convert(reactive, list[Order])))
    g = table("board1", "german", dice, t)
    put(g, "German LMG 09", "C06/SE")
    put(g, "German LMG 10", "E05/SE", "acted")
    put(g, "Soviet Rifles 04", "G06/N")
    put(g, "Soviet Rifles 01", "F13/NW")
    put(g, "Soviet MMG 17", "F10/NW", "down")
    put(g, "PE 1", "K17")
    control(g, AI, "G08")
    g.box = 6
    return g


def test_s2_card_29() -> None:
    """HEROES Sample: the MMG is hit, so Rifles 04 fires at LMG 10 for 4 AP, misses, and is spent by card 41."""
    g = sample([2, 3])
    act = act_on(g, 29)
    assert said(g, act) == ("fire", "Soviet Rifles 04", "German LMG 10")
    assert act is not None and (act.cost, act.needed) == (4, 9)
    deal(g, 29, 41)
    ai_turn(g)
    assert g.is_spent(act.ai)


def s4(dice: list[int]) -> Mission:
    g = sample(dice)
    names = g.theater.box.unit_names
    g.spent[names.index("Soviet Rifles 04")] = True
    g.hit[names.index("Soviet MMG 17")] = g.theater.box.marker_names.index("pinned")
    return g


def test_s4_card_12() -> None:
    """HEROES Sample: Rifles 01 in the open goes into heavy woods for 2 AP, and is spent by card 16."""
    g = s4([1] * 4)
    act = act_on(g, 12)
    assert said(g, act) == ("low-risk-to-cover", "Soviet Rifles 01", "E12")
    assert act is not None and act.cost == 2
    deal(g, 12, 16)
    ai_turn(g)
    assert g.is_spent(act.ai) and name(g, g.at[act.ai]) == "E12"


def test_s4_with_a_german_marker_the_reactive_order_comes_first() -> None:
    g = s4([1] * 6)
    control(g, PLAYER, "G08")
    g.theirs = 0
    act = act_on(g, 12)
    assert act is not None and act.do == "low-risk-move"


def test_s6_card_04() -> None:
    """HEROES Sample: a command card: Rifles 04 fires though spent, and checks nothing."""
    g = s4([1, 1])
    names = g.theater.box.unit_names
    g.put(names.index("Soviet MMG 17"), -2)
    g.put(names.index("Soviet Rifles 01"), g.theater.hex("E12"))
    g.acted = 1 << names.index("German LMG 09")
    act = act_on(g, 4)
    assert said(g, act) == ("fire", "Soviet Rifles 04", "German LMG 09")
    assert act is not None and act.needed - act.cap == 7
    deal(g, 4)
    ai_turn(g)
    assert not events(g, "check")


def s8(dice: list[int]) -> Mission:
    g = s4(dice)
    names = g.theater.box.unit_names
    g.put(names.index("Soviet MMG 17"), -2)
    g.put(names.index("Soviet Rifles 01"), g.theater.hex("E12"))
    g.spent[names.index("Soviet Rifles 01")] = g.spent[names.index("German LMG 10")] = True
    return g


def test_s8_a_rumour_comes_and_proves_to_be_nothing() -> None:
    """HEROES Sample, 6.0, 6.2.1: the die says F12, but F11 beside it is cover and nearer a Unit; that rumour is
    then ordered to fire: a false alarm, and the AI passes."""
    g = s8([2])
    g.cup = [g.theater.box.no_enemy]
    script(g, "no-enemy")
    deal(g, 30)
    ai_turn(g)
    assert places(g, "rumoured") == ["F11"]
    assert (events(g, "ai-turn")[0].facts["line"], events(g, "ai-turn")[0].facts["number"]) == ("order", 2)
    assert [e.outcome for e in events(g, "rumour")] == ["no-enemy"]
    assert g.passes == 1 and (g.phase, g.stage) == (TURN, CHOOSE) and not g.cup


# -- the 22 card examples -------------------------------------------------------------------------


def e1() -> Mission:
    g = table("board2", "german")
    control(g, PLAYER, "C06")
    control(g, AI, "E09")
    put(g, "s-smg-rifles", "D08/SW")
    put(g, "s-rifles-41", "E07/NW", "unnerved")
    put(g, "g-mg34", "F02/N")
    return g


def test_e1_card_15_line_3() -> None:
    """HEROES Examples: the hit Rifles not; the SMG goes for the German marker, not for the LMG."""
    g = e1()
    assert [line.line for line in why(g, 15).lines][-1] == "3"
    act = act_on(g, 15)
    assert act is not None and said(g, act) == ("move", "Soviet SMG 13", "D07") and act.cost == 1


def test_e1_an_ai_that_holds_the_marker_makes_it_no_objective() -> None:
    g = e1()
    control(g, AI, "C06")
    g.ours = 0
    act = act_on(g, 15)
    assert act is None or g.theater.hex("C06") not in act.heads


def e2(drawn: int = 5) -> Mission:
    g = table("board1", "german", [1] * 8)
    put(g, "s-rifles-41", "G08/N")
    put(g, "s-rifles-41", "H09/N")
    put(g, "s-mmg-maxim", "C17/N")
    put(g, "s-smg-rifles", "B17/N")
    put(g, "s-smg-rifles", "D17/N")
    put(g, "g-pioneers", "I06/N", "spent")
    control(g, PLAYER, "F05")
    return g


def test_e2_card_36() -> None:
    """HEROES Examples: the MMG is not mobile; the two Rifles are the largest group, and go for the marker: 2 AP."""
    g = e2()
    deal(g, 36, 16)
    rifles = [g.theater.box.unit_names.index(f"Soviet Rifles 0{n}") for n in (1, 2)]
    ai_turn(g)
    assert [name(g, g.at[ai]) for ai in rifles] == ["G07", "G08"]
    check = events(g, "check")[0]
    assert check.facts["cost"] == 2 and all(g.is_spent(ai) for ai in rifles)


def test_e2_with_a_lighter_gun_the_three_are_the_group() -> None:
    g = e2()
    g.put(g.theater.box.unit_names.index("Soviet MMG 17"), -1)
    put(g, "s-50mm-mortar", "C17/N")
    act = act_on(g, 36)
    assert act is not None and len(act.group) == 3


def test_e3_card_15_pass_test() -> None:
    """HEROES Examples: two fresh each: no pass, the SMG fires; then one against two: it passes, the round is
    over."""
    g = table("board1", "german", [1, 1, 6, 6])
    smg = put(g, "s-smg-rifles", "J10/NW")
    put(g, "s-rifles-41", "K12/NW")
    put(g, "g-rifles-41", "J08/SE", "acted")
    put(g, "g-mg34", "L08/NE")
    g.orders = [n for n in g.orders if g.theater.box.cards[n].boxes == 0 or g.theater.box.cards[n].number == 15]
    act = act_on(g, 15)
    assert act is not None and act.ai == smg and act.needed - act.cap == 7
    g.box = 3  # the marker falls into box 4, which rolls: not wanted here
    g.theater.box.cards[card(g, 15)]
    deal(g, 15, 41)
    g.phase, g.stage, g.card = OPPONENT, ORDERS, card(g, 15)
    g.orders.remove(g.card)
    while g.phase == OPPONENT:
        assert not asks(step(g))
    assert g.is_spent(smg) and g.passes == 0
    g.passes, g.stood, g.acted = 1, True, 0  # the player passes
    turn = why(g, 15)
    assert turn.last is not None and (turn.last.line, turn.last.result, turn.last.fresh) == (
        "pass",
        "passes",
        [1, 2],
    )


def e4(shown: str, dice: list[int]) -> tuple[Mission, int]:
    g = table("board1", "german", [])
    ai = put(g, "s-smg-rifles", "C04/S", "down")
    put(g, "g-rifles-41", "E04/N")
    script(g, shown, *dice)
    return g, ai


def test_e4_card_11() -> None:
    """HEROES Examples: the marker is Unnerved; the cover nearest the Unit is E03; D04 is in its short zone: D03."""
    g, _ = e4("unnerved", [1])
    act = act_on(g, 11)
    assert said(g, act)[2] == "D03"


@pytest.mark.parametrize("shown", ["stunned", "pinned"])
def test_e4_stunned_or_pinned_it_cannot(shown: str) -> None:
    g, _ = e4(shown, [])
    act = act_on(g, 11)
    assert act is None or act.do != "low-risk-to-cover"


def test_e5_card_31() -> None:
    """HEROES Examples: its own nearest cover, backwards, for 2 AP; card value 3: it stays fresh."""
    g, ai = e4("unnerved", [1, 1])
    act_is = ("low-risk-to-own-cover", g.theater.box.unit_names[ai], "B04")
    deal(g, 31, 28)
    ai_turn(g)
    assert told(g, "ai-turn", "act") + told(g, "ai-turn", "ap") == [act_is[0], 2]
    assert name(g, g.at[ai]) == "B04" and not g.is_spent(ai)


def e6(*marks: str) -> Mission:
    g = table("board1", "soviet", [1] * 6)
    put(g, "g-mg34", "I10/S")
    put(g, "g-rifles-41", "I09/S")
    put(g, "s-smg-rifles", "K10/N", *marks)
    return g


def test_e6_card_15() -> None:
    """HEROES Examples: the Unit has acted and is fresh: the LMG, with the highest FP, fires with +1."""
    act = act_on(e6("acted"), 15)
    assert act is not None and said(e6(), act) == ("fire", "German LMG 09", "Soviet SMG 13")
    assert act.needed - act.cap == 7


@pytest.mark.parametrize("marks", [("acted", "spent"), ()])
def test_e7_e8_spent_or_nobody_acted(marks: tuple[str, ...]) -> None:
    """HEROES Examples: line 1 finds nobody."""
    turn = why(e6(*marks), 15)
    first = next(line for line in turn.lines if line.line == "1")
    assert first.result == "nobody"
    assert {row.out for row in first.seen} == {"no-target"}


def e9(*marks: str) -> Mission:
    g = table("board1", "german")
    put(g, "s-smg-rifles", "G15/NW", *marks)
    put(g, "s-rifles-41", "H18/SW")
    put(g, "g-hmg34", "K16/SE")
    put(g, "g-mg34", "E14/NE")
    return g


def test_e9_card_14() -> None:
    """HEROES Examples: the SMG does not see the HMG, so it shoots at the LMG."""
    act = act_on(e9(), 14)
    assert said(e9(), act) == ("fire", "Soviet SMG 13", "German LMG 09")
    assert act is not None and act.needed - act.cap == 5


def test_e10_card_14() -> None:
    """HEROES Examples: the SMG is spent: the Rifles shoot at the HMG."""
    act = act_on(e9("spent"), 14)
    assert said(e9(), act) == ("fire", "Soviet Rifles 01", "German HMG 19")
    assert act is not None and act.needed - act.cap == 6


def e11(dice: list[int]) -> Mission:
    g = table("board1", "soviet", dice)
    put(g, "g-8cm-mortar", "J14/NW")
    put(g, "g-7-5cm-leig-18", "A06/S")
    put(g, "s-smg-rifles", "G09/N")
    put(g, "s-mmg-maxim", "H11/S", "spent")
    return g


def test_e11_card_41() -> None:
    """HEROES Examples: the mortar reaches DV 11 by K13; 5 on the dice misses; the second cost, and value 4:
    spent."""
    g = e11([2, 3])
    act = act_on(g, 41)
    assert act is not None and said(g, act)[1] == "German 8cm Mortar 23"
    assert name(g, act.spotter) == "K13" and (act.dv, act.cost) == (11, 4)
    assert said(g, act)[2] == "Soviet MMG 17"
    deal(g, 41, 18)
    ai_turn(g)
    assert g.is_spent(act.ai) and not events(g, "hit")


def test_e12_card_16() -> None:
    """HEROES Examples: the MMG is spent; NKVD and SMG have 13: the SMG has more FP."""
    g = table("board1", "soviet")
    put(g, "g-mg34", "G05/N")
    put(g, "s-mmg-maxim", "D06/NW", "spent")
    put(g, "s-nkvd", "E07/NW")
    put(g, "s-smg-rifles", "E03/SE")
    act = act_on(g, 16)
    assert said(g, act) == ("fire", "German LMG 09", "Soviet SMG 13")
    assert act is not None and (act.dv, act.needed - act.cap) == (13, 8)


def test_e12_a_hit_one_first() -> None:
    """HEROES 5.2 (2): of two equally easy to hit the one with a marker."""
    g = table("board1", "soviet")
    put(g, "g-mg34", "G05/N")
    put(g, "s-nkvd", "E07/NW", "unnerved")
    put(g, "s-smg-rifles", "E03/SE")
    assert said(g, act_on(g, 16))[2] == "Soviet NKVD 20"


def test_e13_card_06() -> None:
    """HEROES Examples: at long range the SMG has 2, the Rifles 3: they shoot; 3 + 8 + 2 = 13 hits."""
    g = table("board1", "german", [4, 4])
    put(g, "g-mg34", "B04/SE")
    put(g, "s-smg-rifles", "B08/SW")
    put(g, "s-rifles-41", "C08/NW")
    act = act_on(g, 6)
    assert said(g, act) == ("fire-long", "Soviet Rifles 01", "German LMG 09")
    script(g, "unnerved")
    deal(g, 6)
    ai_turn(g)
    assert events(g, "shot")[0].outcome == "hit"


def test_e14_card_22() -> None:
    """HEROES Examples: the Rifles beside the tank would need 12; the Pz III H needs 7."""
    g = table("board1", "soviet")
    put(g, "s-bt7", "C08/S")
    rifles = put(g, "g-rifles-41", "D08/NW")
    put(g, "g-pz-iii-h", "E10/SW")
    act = act_on(g, 22)
    assert act is not None and said(g, act)[1].startswith("German Pz III H") and act.needed == 7
    third = next(line for line in why(g, 22).lines if line.line == "3")
    assert {row.ai: row.out for row in third.seen}[rifles] == "needs:12"


def test_e15_card_35() -> None:
    """HEROES Examples: the tank's blue 5 at the tank; when it is gone the LMG's red 4 at the Rifles."""
    g = table("board1", "soviet", [5, 6])
    tank = put(g, "s-t-26", "A08/SW")
    put(g, "s-rifles-41", "C04/NE")
    put(g, "g-pz-iii-e", "E06/N")
    put(g, "g-mg34", "F06/N")
    act = act_on(g, 35)
    assert act is not None and act.target == tank and act.needed == 9
    assert said(g, act)[1].startswith("German Pz III E")
    script(g, "destroyed")
    deal(g, 35, 28)
    ai_turn(g)
    assert not g.on_map(tank)
    g.passes = 0
    act = act_on(g, 35)
    assert said(g, act) == ("fire", "German LMG 09", "Soviet Rifles 01")
    assert act is not None and act.needed == 7


def e16(dice: list[int]) -> Mission:
    g = table("board1", "german", dice)
    put(g, "g-pioneers", "A08/S")
    put(g, "g-rifles-41", "B08/S", "unnerved")
    put(g, "g-mg34", "A06/SE")
    put(g, "PE 1", "C11")
    put(g, "PE 2", "D11")
    put(g, "PE 3", "A14")
    names = g.theater.box.cup_names
    g.cup = sorted([names.index("Soviet SMG 13"), names.index("Soviet MMG 17")])
    return g


def test_e16_card_03() -> None:
    """HEROES Examples: PE 3 is out of range, PE 2 is drawn for: an SMG, fresh, which cannot reach: the AI
    passes."""
    g = e16([])
    script(g, "Soviet SMG 13", 1)
    act = act_on(g, 3)
    assert said(g, act) == ("fire", "PE 2", "German Pioneers 16")
    deal(g, 3)
    ai_turn(g)
    smg = g.theater.box.unit_names.index("Soviet SMG 13")
    assert name(g, g.at[smg]) == "D11" and not g.is_spent(smg) and g.in_arc(smg, g.theater.hex("B08"))
    assert not events(g, "shot") and g.passes == 1


def e17(dice: list[int]) -> Mission:
    g = table("board1", "german", dice)
    put(g, "s-mmg-maxim", "K09/S")
    put(g, "g-rifles-41", "H11/SW")
    return g


@pytest.mark.parametrize(("die", "way"), [(3, "N"), (4, "NE")])
def test_e17_card_22(die: int, way: str) -> None:
    """HEROES Examples: all nearer hexes are open in the zone; it pivots towards J09 or J10 by die, for 1 AP."""
    g = e17([die])
    act = act_on(g, 22)
    assert act is not None and (act.do, act.cost, DIRECTIONS[act.facing]) == ("pivot", 1, way)


def test_e17_the_other_reading_of_the_arc() -> None:
    """R47: with the dividing line in front the flanked MMG has more facings to choose from."""
    g = table("board1", "german", [1], None, arc_edge="inside")
    put(g, "s-mmg-maxim", "K09/S")
    put(g, "g-rifles-41", "H11/SW")
    turn = why(g, 22)
    assert turn.last is not None and [len(roll.of) for roll in turn.last.rolls] != [2]


def test_e18_card_43() -> None:
    """HEROES Examples: three one after another: PE 1 into the open flank, where it is nothing; PE 2 to its old hex,
    unseen; the Rifles to that of PE 2: 2 AP for the group, and all are spent."""
    g = table("board2", "german", [1] * 3)
    put(g, "g-mg34", "D10/S")
    put(g, "g-pioneers", "D05/NE")
    put(g, "PE 1", "D08")
    two = put(g, "PE 2", "E08")
    rifles = put(g, "s-rifles-41", "F07/N")
    g.cup = [g.theater.box.no_enemy]
    deal(g, 43, 16)
    ai_turn(g)
    assert places(g, "ai-moves") == ["D09", "D08", "E08"]
    assert [e.outcome for e in events(g, "rumour")] == ["no-enemy"]
    assert name(g, g.at[two]) == "D08" and name(g, g.at[rifles]) == "E08"
    assert events(g, "check")[0].facts["cost"] == 2 and g.is_spent(two) and g.is_spent(rifles)


def test_e19_card_29() -> None:
    """HEROES Examples: 5 each, the PaK is higher: 6: it fires though the tank has the flank."""
    g = table("board3", "soviet")
    put(g, "s-t-26", "I14/SE")
    put(g, "g-3-7cm-pak36", "G16/S")
    put(g, "g-pz-iii-e", "H12/NE")
    act = act_on(g, 29)
    assert act is not None and said(g, act)[1].startswith("German 3.7cm PaK36")
    assert (act.fp, act.dv, act.needed - act.cap) == (6, 14, 7)


def test_e20_card_03() -> None:
    """HEROES Examples: the Pz III H is not in the zone of the nearest Unit; the Pz III E rallies by itself."""
    g = table("board1", "soviet")
    put(g, "s-t-34a", "F08/SW")
    one = put(g, "g-pz-iii-e", "E06/SE", "armoured-suppressed", "spent")
    put(g, "g-pz-iii-h", "H05/N", "armoured-suppressed")
    act = act_on(g, 3)
    assert act is not None and (act.do, act.ai) == ("auto-rally", one)
    deal(g, 3)
    ai_turn(g)
    assert not g.is_hit(one) and not events(g, "check")


def e21() -> tuple[Mission, int]:
    g = table("board1", "german", [1] * 6)
    put(g, "g-pz-iii-e", "I10/S")
    return g, put(g, "s-bt7", "K11/N")


def test_e21_card_15() -> None:
    """HEROES Examples: the near hex is in the turret's short zone; it goes round to the flank, as near as
    before."""
    g, _ = e21()
    act = act_on(g, 15)
    assert act is not None and act.do == "low-risk-move" and name(g, act.place) == "I12" and len(act.path) == 2


def test_e22_a_plain_move() -> None:
    """HEROES Examples: it flanks rather than drive into close combat."""
    g, _ = e21()
    act = obey(g, order(nearest=NEAREST_UNIT, do="move"))
    assert act is not None and name(g, act.place) == "I11"
