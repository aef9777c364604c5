"""HEROES 5.0 to 5.2 step by step: each step alone, and before the one that follows it; and the die at last."""

from __future__ import annotations

import pytest

from grognard.engine.dice import ScriptDice
from grognard.games.heroes.ai.choosing import Contender, one_ai
from grognard.games.heroes.ai.firing import in_order
from grognard.games.heroes.rules.fire import AIMED, shot_at
from grognard.games.heroes.rules.lots import by_die
from grognard.games.heroes.state import Mission
from heroes.opponent import name, obey, order, put, table

FIRE = order(nearest=[{"unit": {}}], do="fire", cap=2)


# -- 5.1.1 ----------------------------------------------------------------------------------------


BETTER = {"rumour": (0, 1), "hit": (0, 1), "ap": (1, 2), "fp": (4, 3), "fire": (2, 3), "cover": (2, 1)}
"""A better and a worse figure of each step."""
MOVING = ["rumour", "hit", "ap", "fire", "cover"]
FIRING = ["rumour", "hit", "fp", "fire", "cover"]


def rival(ai: int, **figures: int) -> Contender:
    who = Contender(ai, [])
    for key, value in figures.items():
        setattr(who, key, bool(value) if key in ("rumour", "hit") else value)
    return who


@pytest.mark.parametrize("moves", [True, False])
def test_each_step_of_5_1_1_before_the_next(moves: bool) -> None:
    """Who is better in a step is taken, though worse in every later one."""
    g = table("board1", "german", [])
    steps = MOVING if moves else FIRING
    for n, step in enumerate(steps):
        one = {key: BETTER[key][0] for key in steps[:n]} | {step: BETTER[step][0]}
        other = {key: BETTER[key][0] for key in steps[:n]} | {step: BETTER[step][1]}
        one |= {key: BETTER[key][1] for key in steps[n + 1 :]}
        other |= {key: BETTER[key][0] for key in steps[n + 1 :]}
        for pair in ([rival(7, **one), rival(8, **other)], [rival(8, **other), rival(7, **one)]):
            assert one_ai(g, pair, moves, not moves, None).ai == 7, step


def test_only_cover_decides_who_rallies() -> None:
    """R24: neither cost nor firepower."""
    g = table("board1", "german", [])
    pair = [rival(7, hit=1, fp=1, fire=5, ap=3, cover=2), rival(8, hit=1, fp=5, fire=1, cover=1)]
    assert one_ai(g, pair, False, False, None).ai == 7


def test_a_hex_that_takes_cover_away_is_as_good_as_none() -> None:
    """HEROES 5.1.1: in cover with the highest DM: below 0 is no less cover than 0."""
    g = table("board1", "german", [1])
    put(g, "s-rifles-41", "B02")
    put(g, "s-rifles-41", "B04")
    pair = [rival(g.force[1][0], cover=-1), rival(g.force[1][1], cover=0)]
    assert one_ai(g, pair, True, False, None).ai == g.force[1][0]  # by die


# -- the die --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "dice", "got"),
    [
        (2, [3], 0), (2, [4], 1), (3, [2], 0), (3, [3], 1), (3, [6], 2), (4, [4], 3), (4, [5, 6, 1], 0),
        (5, [6, 5], 4), (6, [6], 5), (7, [1, 4], 3), (7, [4, 5], 2 + 4), (8, [6, 1], 4), (13, [1, 6, 3], 5),
    ],
)  # fmt: skip
def test_how_a_die_decides(count: int, dice: list[int], got: int) -> None:
    """Of two, 1 to 3 and 4 to 6; of three two faces each; up to six a face each, again above; of more halves
    first."""
    g = table("board1", "german", dice)
    assert by_die(g, list(range(count)), None, "ai") == got
    assert g.dice.counter == len(dice)


@pytest.mark.parametrize("count", range(2, 14))
def test_a_die_can_take_everyone(count: int) -> None:
    taken = set()
    g = table("board1", "german", [])
    for first in range(1, 7):
        for second in range(1, 7):
            for third in range(1, 7):
                g.dice = ScriptDice([first, second, third, 1, 1, 1, 1])
                taken.add(by_die(g, list(range(count)), None, "ai"))
    assert taken == set(range(count))


# -- 5.2 ------------------------------------------------------------------------------------------


def two(player: str, gun: str, one: tuple[str, ...], other: tuple[str, ...]) -> tuple[Mission, int, int]:
    """An AI at F08 with two Units at three hexes, both in the open before it: at C07 and C09."""
    g = table("board1", player, [])
    ai = put(g, gun, "F08/N")
    first, second = put(g, one[0], "C07/S", *one[1:]), put(g, other[0], "C09/S", *other[1:])
    assert g.far(g.at[ai], g.at[first]) == g.far(g.at[ai], g.at[second])
    assert g.sees(g.at[ai], g.at[first]) and g.sees(g.at[ai], g.at[second])
    return g, first, second


STEPS = [
    ("german", "s-mmg-maxim", ("g-rifles-41",), ("g-tank-hunters", "unnerved")),  # easiest to hit, though unhit
    ("german", "s-mmg-maxim", ("g-rifles-41", "unnerved", "spent"), ("g-rifles-41",)),  # hit, though spent
    ("german", "s-mmg-maxim", ("g-rifles-41",), ("g-mg34", "spent")),  # fresh, though weaker
    ("german", "s-mmg-maxim", ("g-7-5cm-leig-18",), ("g-mg34",)),  # more firepower, though dearer to fire
    ("soviet", "g-mg34", ("s-mmg-maxim",), ("s-rifles-41",)),  # cheaper to fire, though dearer to move
]


def target_steps() -> None:
    """HEROES 5.2: each step before the next, whichever of the two stands first."""
    for player, gun, one, other in STEPS:
        g, first, _ = two(player, gun, one, other)
        act = obey(g, FIRE)
        assert act is not None and act.target == first, one
        g, _, second = two(player, gun, other, one)
        act = obey(g, FIRE)
        assert act is not None and act.target == second, one


def test_each_step_of_5_2_before_the_next() -> None:
    target_steps()


def test_the_last_step_of_5_2_is_the_cost_to_move() -> None:
    """HEROES 5.2 (6): all else equal, the one that moves for less."""
    g, first, _ = two("german", "s-mmg-maxim", ("g-hmg34",), ("g-hmg34",))
    kind = g.type(first)
    assert kind.move == 2
    g, first, second = two("soviet", "g-mg34", ("s-76mm-inf-gun",), ("s-76mm-f22-arti",))
    assert (g.type(first).fp[0], g.type(first).fire) == (g.type(second).fp[0], g.type(second).fire)
    act = obey(g, FIRE)
    assert act is not None and act.target == first and g.type(first).move < g.type(second).move


def test_then_a_die() -> None:
    """HEROES 5.2 (7)."""
    for die, at in ((1, "C07"), (4, "C09")):
        g, _, _ = two("german", "s-mmg-maxim", ("g-rifles-41",), ("g-rifles-41",))
        g.dice = ScriptDice([die])
        act = obey(g, FIRE)
        assert act is not None and name(g, act.place) == at


# -- 5.0, 5.1 -------------------------------------------------------------------------------------


def test_an_ai_before_a_rumour_at_equal_distance() -> None:
    """HEROES 6.2.1, R23: even a hit AI."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F08/N")
    put(g, "PE 1", "C07")
    ai = put(g, "s-mmg-maxim", "C09/S", "unnerved")
    act = obey(g, FIRE)
    assert act is not None and act.ai == ai


def test_the_next_highest_where_the_highest_cannot() -> None:
    """HEROES 5.0: the AI with the highest FP is not eligible: the next."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-smg-rifles", "C07/S", "spent")
    ai = put(g, "s-rifles-41", "C09/S")
    act = obey(g, order(who={"most": "fp"}, nearest=[{"unit": {}}], do="fire", cap=2))
    assert act is not None and act.ai == ai


def test_no_long_range_unless_the_order_says_so() -> None:
    """HEROES 5.1: an SMG reaches three hexes, and six where it is told to."""
    g = table("board1", "german", [])
    put(g, "g-mg34", "F08/N")
    put(g, "s-smg-rifles", "B08/S")
    assert obey(g, FIRE) is None
    act = obey(g, order(nearest=[{"unit": {}}], do="fire-long", cap=2))
    assert act is not None and act.needed - act.cap <= 10


def test_eleven_with_the_caps_counted() -> None:
    """HEROES 5.1, R22: what would need 11 is not fired, unless the CAPs of the order make it 10."""
    g = table("board1", "soviet", [])
    put(g, "g-rifles-41", "F08/N")
    unit = put(g, "s-rifles-41", "C11/SW")
    bare = obey(g, order(nearest=[{"unit": {}}], do="fire"))
    with_cap = obey(g, order(nearest=[{"unit": {}}], do="fire", cap=1))
    assert bare is None and with_cap is not None
    assert (with_cap.target, with_cap.needed) == (unit, 11)


def test_farthest_and_the_other_reading() -> None:
    """R20: the AI whose nearest Unit is farthest shoots at it; with the other reading at its farthest."""
    for reading, at in (("nearest", "E08"), ("farthest", "C09")):
        g = table("board1", "german", [1] * 4, None, farthest_target=reading)
        put(g, "s-mmg-maxim", "H08/N")
        put(g, "g-rifles-41", "E08/S")
        put(g, "g-rifles-41", "C09/S")
        act = obey(g, order(farthest=[{"unit": {}}], do="fire", cap=2))
        assert act is not None and name(g, act.place) == at


def test_a_shot_in_relation_to_an_objective() -> None:
    """HEROES 4.1.4: the objective chooses the AI, which fires at the nearest Unit it can."""
    g = table("board1", "german", [])
    g.ours = 1 << g.theater.hex("B09")
    near = put(g, "s-mmg-maxim", "C09/S")
    put(g, "s-mmg-maxim", "F10/NW")
    put(g, "g-rifles-41", "F08/N")
    act = obey(g, order(nearest=[{"objective": True}], do="fire", cap=2))
    assert act is not None and act.ai == near and name(g, act.place) == "F08"


def test_turrets_fire_outside_their_arc_for_two_more() -> None:
    """HEROES 5.2, EOD 15.4."""
    g = table("board1", "soviet", [])
    put(g, "g-pz-iii-e", "F08/S")
    put(g, "s-rifles-41", "D08/S")
    act = obey(g, FIRE)
    assert act is not None and act.cost == 3 + 2


def test_nobody_fires_into_a_fight_of_its_own() -> None:
    """R38: not into a hex with an AI in close combat."""
    g = table("board1", "german", [])
    put(g, "g-rifles-41", "F08/N")
    put(g, "s-mmg-maxim", "C08/S")
    assert obey(g, FIRE) is not None
    put(g, "s-rifles-41", "F08/S", "spent")
    assert obey(g, FIRE) is None


def test_who_is_in_cover_looks_for_none_of_its_own() -> None:
    """HEROES 5.3.1, C7: an AI in cover goes to cover nearer the target or nowhere: never to other cover near it."""
    g = table("board1", "german")
    put(g, "g-rifles-41", "A02/N")
    in_woods = put(g, "s-rifles-41", "I14/S")
    for do in ("low-risk-to-own-cover", "to-own-cover"):
        assert obey(g, order(who={}, nearest=[{"unit": {}}], do=do)) is None
    g.put(in_woods, g.theater.hex("I15"))
    act = obey(g, order(who={}, nearest=[{"unit": {}}], do="low-risk-to-own-cover"))
    assert act is not None and name(g, act.place) in ("I14", "H14")


def test_cattle_are_rolled_for_last_however_easy_to_hit() -> None:
    """HEROES 4.3.1, EOD 7.5.1, R37: the Unit aimed at, then the others by 5.2, then cattle."""
    g = table("board1", "german", [])
    gun = put(g, "s-mmg-maxim", "F08/S")
    aim, other = put(g, "g-mg34", "I08/N"), put(g, "g-rifles-41", "I08/N")
    herd = put(g, "cattle", "I08")
    needed = {unit: shot_at(g, gun, unit, told=False).needed for unit in (aim, other, herd)}
    assert needed[herd] < needed[other]
    assert in_order(g, gun, aim, AIMED) == [aim, other, herd]
