"""What the player made of code thinks of things: its figures are the rules' own, and it knows what is shared,
hidden and lost with a round."""

from __future__ import annotations

import pytest

from grognard.games.heroes.bot.decide import choose, new_round_worth, pass_worth, roll_worth
from grognard.games.heroes.bot.deeds import choices_of, rally_worth
from grognard.games.heroes.bot.hand import best_throw, card_worth, throw_worth
from grognard.games.heroes.bot.shots import exposure, gain_of_shot
from grognard.games.heroes.bot.together import alone, best_pick, bill, joints_of
from grognard.games.heroes.bot.values import CAP
from grognard.games.heroes.rules.cards import CLOSE, EFFECTS, WORK, WeaponAttack, charge, thrown_at
from grognard.games.heroes.rules.fire import FLAMES, Manner
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import PLAYER, ROAD_BLOCK
from heroes.fights import BOX, field, hand, put, work


def held(g: Mission, key: str) -> int:
    """A card in the hand."""
    card = next(n for n, kind in enumerate(BOX.action_of) if kind.key == key)
    g.hand = [card]
    return card


def two_and_a_foe(spent: bool = False) -> tuple[Mission, int, int]:
    """Two Rifles side by side in the open, a Soviet squad three hexes before them."""
    g = field("board2")
    first = put(g, "German Rifles 01", "F02/N", spent=spent)
    second = put(g, "German Rifles 02", "G03/N", spent=spent)
    put(g, "Soviet Rifles 01", "D04/S")
    g.caps = 6
    return g, first, second


def test_whoever_costs_nothing_more_supports_a_shot() -> None:
    """HEROES 3.2.2, EOD 9.1.2: spent units act for CAPs, a group for those of its leader: the other joins."""
    g, first, second = two_and_a_foe(spent=True)
    joints = [joint for joint in joints_of(g, first, {}) if joint.kind == "fire"]
    assert [joint.others for joint in joints] == [[second]]
    single = next(choice for choice in alone(g, first, {}) if choice.deed.verb.word == "fire")
    assert joints[0].worth > single.worth


def test_a_group_goes_where_each_of_it_gains() -> None:
    """HEROES EOD 9.1: what units do together is worth what each of them gains, less one price."""
    g, first, second = two_and_a_foe(spent=True)
    g.theirs |= 1 << g.theater.hex("G08")  # what the mission gives points for
    joint = next(joint for joint in joints_of(g, first, {}) if joint.kind == "move")
    assert joint.others == [second]
    ways = {unit: best_pick(g, unit, "move", {}) for unit in (first, second)}
    gains = [way.gain for way in ways.values() if way is not None]
    costs = [way.cost for way in ways.values() if way is not None]
    assert joint.worth == pytest.approx(sum(gains) - bill(g, [first, second], max(costs)))


def test_one_who_is_spent_makes_all_pay_with_caps() -> None:
    """3.2.2, EOD 9.1: whoever of the group it is, whole groups of fresh units alone act for AP."""
    g, first, second = two_and_a_foe()
    assert bill(g, [first, second], 2) < 2 * CAP
    g.spent[second] = True
    assert bill(g, [first, second], 2) == bill(g, [second, first], 2) == 2 * CAP


def test_a_round_ends_gladly_when_ours_are_spent() -> None:
    """HEROES 2.4, 2.5: who is spent is fresh in a new round, theirs as well."""
    g, _, _ = two_and_a_foe(spent=True)
    g.caps = 0
    assert new_round_worth(g) > 0.5
    g.passes = 1
    assert pass_worth(g) == pytest.approx(new_round_worth(g))
    g.spent = [unit in g.force[1 - PLAYER] for unit in range(len(g.at))]
    g.caps = 5
    assert new_round_worth(g) < 0.0


def test_caps_on_a_rally_are_worth_what_its_marker_says() -> None:
    """HEROES EOD 7.6: the number of the marker, not the usual one."""
    g = field("board2")
    put(g, "Soviet Rifles 01", "D10/S")
    one = put(g, "German Rifles 01", "F02/N")
    worths: dict[int, float] = {}
    for n, marker in enumerate(BOX.markers):
        g.hit[one] = n
        if marker.rally:
            worths[marker.rally] = rally_worth(g, one, 0)
            assert rally_worth(g, one, 2) > worths[marker.rally]
    assert len(worths) > 1
    assert [worths[number] for number in sorted(worths)] == sorted(worths.values(), reverse=True)


def test_whom_the_ai_does_not_see_it_does_not_threaten() -> None:
    """HEROES 7.5: hidden Units are not there for it; and what makes them seen costs that."""
    g, first, _ = two_and_a_foe()
    seen = exposure(g, first)
    fires = [choice.gain for choice in choices_of(g, first) if choice.deed.fires]
    g.hidden |= 1 << first
    assert exposure(g, first) == 0.0 < seen
    assert [choice.gain for choice in choices_of(g, first) if choice.deed.fires] < fires


def test_a_weapon_card_is_for_the_target_it_does_most_to() -> None:
    """HEROES EOD 8.2: grenades at the squad in the open, not at the one that is dug in; kept with nobody near."""
    g = field("board2")
    thrower = put(g, "German Rifles 01", "F02/N")
    card = held(g, "W01")
    put(g, "Soviet Rifles 02", "A10/S")
    assert card_worth(g, card) < 0.0
    put(g, "Soviet Rifles 01", "E02/S", dug=True)
    put(g, "Soviet Rifles 03", "F03/S")
    effect, g.playing = EFFECTS["attack"], card
    assert isinstance(effect, WeaponAttack)
    assert {str(option) for option in effect.targets(g, BOX.action_of[card], thrower)} >= {"in E02", "in F03"}
    assert card_worth(g, card) > 0.0
    assert best_throw(g, next(effect.play(g, BOX.action_of[card]))).text == "in F03"


def test_careful_aiming_goes_with_a_thrown_charge_but_not_against_a_rumour() -> None:
    """HEROES EOD 8.1, EOD 8.2, EOD 18.7: at a hex, an enemy in close combat, a work; CAPs are worth what they add
    to it."""
    g = field("board2")
    thrower = put(g, "German Rifles 01", "F02/N")
    near, rumour = put(g, "Soviet Rifles 01", "F03/S"), put(g, "PE 1", "E02")
    beside = put(g, "Soviet Rifles 02", "F02/S")
    work(g, "road-block", "F02")
    g.caps = 4
    _, g.playing = hand(g, "11", "W01")
    kind = BOX.action_of[g.playing]
    for value, used in (
        (g.at[near], True),
        (CLOSE + beside, True),
        (WORK + ROAD_BLOCK, True),
        (g.at[rumour], False),
    ):
        charge(g, kind, thrower, value)
        ask = next(EFFECTS["attack"].carry_out(g, kind, thrower, value))
        assert ask.kind == "aim" and (choose(g, ask).verb == "use") == used
        assert roll_worth(g, 2) == throw_worth(g, kind, thrower, thrown_at(value), 2)
        assert value >= WORK or roll_worth(g, 2) > roll_worth(g, 0)


@pytest.mark.parametrize(("word", "how"), [("strike", Manner(0)), ("scorch", Manner(FLAMES))])
def test_caps_on_a_blow_are_worth_what_they_do_to_the_one_it_is_meant_for(word: str, how: Manner) -> None:
    """HEROES 3.2.3, EOD 7.4: not to all in the hex."""
    g = field("board2")
    g.actor = put(g, "German Pioneers 16" if word == "scorch" else "German Rifles 01", "F02/N")
    g.group, g.deed, g.value = [g.actor], word, put(g, "Soviet Rifles 01", "F02/S")
    put(g, "Soviet Rifles 02", "F02/S")
    assert roll_worth(g, 2) == gain_of_shot(g, g.actor, g.value, how, 2) > roll_worth(g, 0)
