"""Plans: selecting is looking, a click gives a plan, and nobody else can tell what was looked at."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tablehost import Host, Player, begin
from test_held import Two, waiting
from tinygames import hosting

from grognard.engine.plans import plans_of
from grognard.games import game_named

pytestmark = pytest.mark.once

host = hosting("skirmish")


@pytest.fixture
def two(host: Host) -> Iterator[Two]:
    made = Two(host)
    yield made
    made.close()


def plans(player: Player, *about: str) -> list[dict[str, Any]]:
    told = player.say(type="plans", ask=player.ask, about=list(about))
    assert (told["type"], told["ask"], told["about"]) == ("plans", player.ask, list(about))
    found: list[dict[str, Any]] = told["plans"]
    return found


def by_answers(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {" / ".join(plan["answers"]): plan for plan in found}


def test_a_unit_that_is_not_yet_chosen_has_its_moves_and_targets(two: Two) -> None:
    found = by_answers(plans(two.red, "unit:0"))
    step = found["activate Red 1 / move 1B1"]
    assert (step["group"], step["space"]) == ("Move", "hex:5")
    walk = found["activate Red 1 / move 1B1 / move 1C1"]
    assert (walk["label"], walk["spaces"], walk["cost"]) == ("2 steps", ["hex:5", "hex:10"], 2)
    shot = found["activate Red 1 / fire Blue gun"]
    assert (shot["group"], shot["pieces"]) == ("Fire", ["unit:5"])
    assert "rolls" not in shot, "who joins in is asked before the dice"
    assert not any("Red 2" in answers for answers in found)
    alone = by_answers(plans(two.red, "unit:2"))["activate Red gun / fire Blue 1"]
    assert alone["rolls"] and re.fullmatch(r"\d+% hit", alone["odds"])


def test_a_target_leads_to_who_could_fire_at_it(two: Two) -> None:
    assert by_answers(plans(two.red, "unit:5")).keys() == {
        "activate Red 1 / fire Blue gun",
        "activate Red 2 / fire Blue gun",
    }


def test_a_plan_is_given_as_one_click(two: Two) -> None:
    told = two.red.say(type="plan", ask=two.red.ask, answers=["activate Red 1", "move 1B1"])
    assert "stopped" not in told
    assert two.red.scene["ask"]["kind"] == "act"
    assert two.undo()["scene"]["ask"]["kind"] == "choose", "an undo takes back all of it"
    two.red.say(type="plan", ask=two.red.ask, answers=["activate Red 1", "move 1B1"])
    assert two.undo("answer")["scene"]["ask"]["kind"] == "act"
    assert "move 1B1" in two.red.options()


@pytest.mark.parametrize(
    ("answers", "given", "words"),
    [
        (["activate Red 1", "move 1B1", "move 1C1", "done"], 3, "Stopped after 3 of 4: the other side may answer."),
        (["activate Red 1", "move 1B1", "move 1G2"], 2, "Stopped after 2 of 3: the next is no longer possible."),
        (["activate Red gun", "fire Blue 1", "done"], 2, "Stopped after 2 of 3: dice have fallen"),
    ],
)
def test_a_plan_that_ends_early_says_where(two: Two, answers: list[str], given: int, words: str) -> None:
    told = two.red.say(type="plan", ask=two.red.ask, answers=answers)
    assert told["given"] == given
    assert told["stopped"].startswith(words)
    assert not any("stopped" in message for message in waiting(two.blue))


def test_a_plan_that_cannot_begin_is_refused(two: Two) -> None:
    assert two.red.say(type="plan", ask=two.red.ask, answers=["move 1B1", "done"])["problem"] == "problem-option"
    assert two.red.hear()["type"] == "scene"
    assert two.blue.say(type="plan", ask=two.blue.ask, answers=["done"])["problem"] == "problem-seat"


def test_who_is_not_asked_has_no_plans(two: Two) -> None:
    two.give("activate Red 1", "move 1B1")
    assert plans(two.blue, "unit:3") == plans(two.watcher, "unit:0") == []


def test_looking_leaves_no_trace(host: Host) -> None:
    """Frames of the other side, and what is on disk, with plans asked for and without."""
    told = []
    for looks in (False, True):
        two = Two(host)
        for _ in range(5 * looks):
            for about in ([], ["unit:0"], ["unit:5"], ["hex:1"]):
                plans(two.red, *about)
        two.red.say(type="plan", ask=two.red.ask, answers=["activate Red 1", "move 1B1", "move 1C1"])
        told.append([waiting(two.blue), waiting(two.watcher), two.red.ask])
        two.close()
    assert told[0] == told[1]


@pytest.mark.parametrize(("game", "scenario"), [("telemark", "campaign"), ("incursion", "recon")])
def test_every_plan_can_be_given_and_looking_changes_nothing(host: Host, game: str, scenario: str) -> None:
    from conformance import Setting, busy_option, look

    tried = 0
    setting = Setting(game_named(game), scenario, {}, "plans", busy_option)
    match = setting.start()
    chance = random.Random(5)
    while match.ask is not None and tried < 40:
        if len(match.answers) % 3 == 0:
            before = look(match)
            pointed = [match.game.points(match.state, option) for option in match.ask.options]
            things = [id for pieces, spaces in pointed for id in (*pieces, *spaces)]
            for about in [[], *[[chance.choice(things)] for _ in range(3) if things]]:
                for plan in plans_of(match, about, "en")[:10]:
                    twin = match.fork()
                    for text in plan.answers:
                        if twin.ask is None or twin.ask.seat != match.ask.seat or twin.floor > match.floor:
                            break
                        twin.give(text)
                    tried += 1
            assert look(match) == before
        match.answer(setting.choose(chance, match.ask.options))
    assert tried >= 40


def test_of_incursion_the_ways_of_a_figure_come_before_it_is_activated(host: Host) -> None:
    links = begin(host.address, game="incursion", scenario="recon", seats=["me", "me"], seed="ways")
    allies, germans = (Player(host.address, token) for token in links["tokens"])
    chance = random.Random(3)
    asked = allies
    for _ in range(400):
        asked = allies if allies.options() else germans
        if any(text.startswith("activate") for text in asked.options()):
            break
        asked.answer(chance.choice(asked.options()))
        other = germans if asked is allies else allies
        if not asked.options():
            while not other.options():
                other.hear()
    first = next(o for o in asked.scene["ask"]["options"] if o["text"].startswith("activate"))
    found = plans(asked, first["pieces"][0])
    assert all(plan["answers"][0] == first["text"] for plan in found)
    assert len(json.dumps(found)) < 100_000
    for each in (allies, germans):
        each.close()
