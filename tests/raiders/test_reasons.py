"""Why not: whatever could answer a question and is not offered has a reason; what is offered has none."""

from __future__ import annotations

import random

import pytest

from conformance import any_option
from grognard.engine.ask import Ask, Option
from grognard.engine.dice import KeyedDice, ScriptDice, key_of
from grognard.engine.match import Match, play_from, start
from grognard.engine.reason import Reason
from grognard.engine.state import State
from grognard.games import checked_options, game_named
from grognard.games.raiders.rules.reasons import WHY
from grognard.text import LANGUAGES, say

GAME = game_named("telemark")
EDITIONS: list[dict[str, str]] = [{}, {"edition": "es", "leader_gear": "1"}, {"scouting": "off"}]


def options_of(word: str) -> list[Option]:
    return [option for verb in GAME.verbs.values() if verb.word == word for option in verb.options()]


def reason(match: Match, text: str) -> Reason | None:
    """Why an answer, as it is typed, cannot be given now."""
    assert match.ask is not None
    option = next(o for o in options_of(text.partition(" ")[0]) if o.text == text)
    return bar(match.state, match.ask, option)


def bar(g: State, ask: Ask, option: Option) -> Reason | None:
    """What the rule says of the set that is being marked, or the game of any answer."""
    why = ask.marking.why_not(option) if ask.marking is not None else None
    return why or GAME.why_not(g, ask, option)


def gone_by(ask: Ask, option: Option) -> bool:
    """A set is answered in the order of its members: nothing bars those before the last one but their turn."""
    return ask.marking is not None and 0 <= ask.marking.find(option.text)[0] < ask.marking.at


def in_words(why: Reason, lang: str) -> str:
    facts = {key: GAME.fact(key, value, lang) for key, value in (why.facts or {}).items()}
    return say(lang, f"raiders-why-{why.key}", **facts)


def told(why: Reason | None) -> tuple[str, str, str] | None:
    return (why.key, why.rule, str(why.facts)) if why is not None else None


def check(match: Match, ask: Ask) -> None:
    """Offered or barred, never both and never neither, for every verb that can answer such a question.

    What is hidden from the player has no part in it.
    """
    offered = {o.text for o in ask.options}
    able = {(verb.word, verb.of): verb for verb, _ in WHY.get(ask.kind, [])}
    assert {(o.verb, o.of) for o in ask.options if o.of} <= able.keys(), ask.kind
    elsewhere = GAME.imagine(match.state, 0, KeyedDice(key_of(str(len(match.answers)))))
    for option in [o for verb in able.values() for o in verb.options()]:
        why = bar(match.state, ask, option)
        assert (why is None) == (option.text in offered) or gone_by(ask, option), (ask.kind, option, told(why))
        assert told(bar(elsewhere, ask, option)) == told(why), "the reason leaks"
        if why is not None:
            assert len({in_words(why, lang) for lang in LANGUAGES}) == 2, why.key


@pytest.mark.parametrize("given", EDITIONS, ids=str)
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_answer_is_offered_or_barred(scenario: str, given: dict[str, str]) -> None:
    chance = random.Random(f"{scenario} {given}")
    for number in range(3):
        match = start(GAME, scenario, checked_options(GAME, given), key_of(f"why {scenario} {number}"))
        while match.ask is not None:
            check(match, match.ask)
            match.answer(any_option(chance, match.ask.options))


# -- cases from the rulebook ------------------------------------------------------------------------

FORCE = ["Commando 1", "Engineer 1"]
MARCH: dict[str, object] = {"segment": "move", "units": {"Froystul": FORCE}, "force": FORCE}
STAGED = ["Ronneberg", "Commando 1", "Engineer 1", "Engineer 2"]


def begin(position: dict[str, object], dice: list[int] | None = None) -> Match:
    state = GAME.place("gunnerside", {}, position, ScriptDice(dice or []))
    return play_from(GAME, "gunnerside", {}, state)


def barred(match: Match, text: str) -> tuple[str, str] | None:
    why = reason(match, text)
    return (why.key, why.rule) if why is not None else None


@pytest.mark.parametrize(
    ("position", "answer", "wanted"),
    [
        # 12, 10.2, TEC: moves.
        ({"units": {"Froystul": FORCE, "Fjosbudalen": ["Engineer 2", "Engineer 3", "Commando 2", "Commando 3"]},
          "gear": {"Engineer 2": ["Radio"]}, "markers": {}}, "move Fjosbudalen", None),
        ({"units": {"Froystul": FORCE, "Vemork": ["Engineer 2", "Engineer 3", "Commando 2", "Commando 3"]}},
         "move Vemork", ("full", "10.2")),
        ({"units": {"Fjosbudalen": FORCE}}, "move Mael", ("stop-on-the-way", "TEC")),
        ({}, "move Rjukan", ("one-by-one", "12")),
        ({}, "move Helberg-Hytta", ("one-by-one", "12")),
        ({}, "move To Oslo", ("no-points", "12")),
        ({}, "move SOE Staging Area", ("no-route", "12")),
        ({}, "move Froystul", ("is-here", "12")),
        ({}, "march Vemork", ("no-supplies", "24")),
        ({"gear": {"Engineer 1": ["Supplies"]}}, "march Vemork", None),
        # 36: the camp.
        ({}, "resupply", ("at-camp", "36")),
        ({}, "inquire", ("at-camp", "36")),
        ({"units": {"Froystul": [*FORCE, "MILORG camp"]}}, "resupply", ("nothing-to-buy", "9.1")),
        ({"units": {"Froystul": [*FORCE, "MILORG camp"]}, "rp": 1}, "resupply", None),
        ({"units": {"Froystul": [*FORCE, "MILORG camp"]}}, "inquire", ("hidden", "32")),
        # 23.2, 23.4: gear.
        ({"gear": {"Engineer 1": ["Radio"]}}, "trade Radio", None),
        ({"gear": {"Engineer 1": ["Radio"]}, "traded": ["Radio"]}, "trade Radio", ("handed-on", "23.2")),
        ({}, "abandon Radio", ("not-carried", "23")),
        # 9.1, 27, 31.3: recruiting and scouting.
        ({"segment": "prepare", "markers": {"Vemork": ["Barrels A"]}}, "scout Vemork", None),
        ({"segment": "prepare", "markers": {"Vemork": ["Barrels A"]}}, "scout Fjosbudalen", ("no-marker", "32")),
        ({"segment": "prepare", "markers": {"Vemork": ["Barrels A"], "Mael": ["Barrels B"]}}, "scout Mael",
         ("not-next-door", "27")),
        ({"segment": "prepare", "rp": 4, "force": ["Engineer 1"], "markers": {"Vemork": ["Barrels A"]}},
         "scout Vemork", ("no-scout", "31.3")),
        ({"segment": "prepare", "markers": {"Vemork": ["Barrels A"]}}, "recruit", ("nothing-to-buy", "9.1")),
        ({"segment": "prepare", "prepared": True, "rp": 4, "kept": ["The plant's blueprints"]}, "recruit",
         ("prepared", "11")),
        ({"segment": "prepare", "kept": ["The plant's blueprints"]}, "play decoy", ("only-on-a-draw", "22")),
        ({"segment": "prepare", "kept": ["The plant's blueprints"]}, "play study", ("hidden", "32")),
        ({"segment": "recruit", "rp": 4, "prepared": True}, "buy Radio", ("gear-in-staging", "9.1")),
        ({"segment": "recruit", "rp": 4, "prepared": True}, "buy Commando 2", None),
        ({"segment": "recruit", "rp": 4, "prepared": True}, "buy Commando 3", ("another-unit", "9")),
        ({"segment": "recruit", "rp": 2, "prepared": True}, "buy Engineer 2", ("rp", "9")),
        ({"segment": "recruit", "rp": 4, "prepared": True}, "buy Engineer 1", ("bought", "9")),
        ({"segment": "recruit", "rp": 4, "prepared": True}, "buy Partisans", ("not-for-sale", "9")),
        # 9, 31.5: a mission begins with a raider.
        ({"segment": "muster", "units": {}, "force": [], "rp": 9}, "buy Air strike", ("a-raider-first", "9")),
        ({"segment": "muster", "units": {}, "force": [], "rp": 9}, "buy Radio", ("no-hands", "23.2")),
        # 34, 31.4: landings.
        ({"units": {"SOE Staging Area": STAGED}, "force": ["Engineer 1"]}, "land Vemork",
         ("no-landing-zone", "34")),
        ({"units": {"SOE Staging Area": STAGED}, "force": ["Engineer 1"]}, "stay",
         ("staging-stays", "34")),
        ({"segment": "gather", "units": {"SOE Staging Area": STAGED}, "from": "SOE Staging Area",
          "force": ["Engineer 1"]}, "add Commando 1", ("lands-otherwise", "34")),
        ({"segment": "gather", "units": {"SOE Staging Area": STAGED}, "from": "SOE Staging Area",
          "force": ["Engineer 1"]}, "add Engineer 1", ("in-force", "10.3")),
        ({"segment": "gather", "units": {"SOE Staging Area": STAGED}, "from": "SOE Staging Area", "force": []},
         "done", ("nobody-yet", "10.3")),
        ({"segment": "gather", "units": {"SOE Staging Area": STAGED}, "from": "SOE Staging Area", "force": []},
         "all", ("not-all", "10.3")),
        ({"segment": "gather", "units": {"SOE Staging Area": STAGED}, "from": "SOE Staging Area", "force": []},
         "add MILORG camp", ("not-there", "10.3")),
        ({"segment": "force", "units": {"SOE Staging Area": STAGED, "Mogen": ["Commando 2"]}, "force": []},
         "from Kalhovd", ("not-there", "10.3")),
        # 15.1: fire.
        ({"segment": "fire", "battle": {"hostiles": ["Flak", "Gestapo"], "line": FORCE, "waiting": FORCE,
          "round": 1, "turn": "raiders", "standing": 4}}, "fire Flak", None),
        ({"segment": "fire", "battle": {"hostiles": ["Flak", "Gestapo"], "line": FORCE, "waiting": FORCE,
          "round": 1, "turn": "raiders", "standing": 4}}, "fire SdKfz 251", ("not-in-battle", "15.1")),
        ({"segment": "line", "battle": {"hostiles": ["Flak"], "line": [*FORCE, "Commando 2"], "placed": 1,
          "round": 1}, "units": {"Froystul": [*FORCE, "Commando 2"]}}, "line Commando 1", ("in-line", "15.1")),
        # 21.1, 31.2, 29, 32.2: objectives.
        ({"segment": "act", "units": {"Vemork": FORCE}, "markers": {"Vemork": ["Barrels A"]},
          "revealed": ["Barrels A"]}, "demolish Engineer 1", None),
        ({"segment": "act", "units": {"Vemork": FORCE}, "markers": {"Vemork": ["Barrels A"]},
          "revealed": ["Barrels A"]}, "demolish Commando 1", ("no-engineer", "31.2")),
        ({"segment": "act", "units": {"Vemork": FORCE}, "markers": {"Vemork": ["Barrels A"]},
          "revealed": ["Barrels A"], "gear": {"Commando 1": ["Compound C 1"]}, "tried": ["Engineer 1"]},
         "demolish Engineer 1", ("tried", "31.2")),
        ({"segment": "act", "units": {"Vemork": FORCE}, "markers": {"Vemork": ["Barrels A"]},
          "revealed": ["Barrels A"]}, "charge Compound C 1", ("not-carried", "23")),
        ({"segment": "act", "units": {"Vemork": FORCE}, "markers": {"Vemork": ["Barrels A"]},
          "revealed": ["Barrels A"]}, "carry Commando 1", ("no-sample", "32.2")),
        # 13: cards.
        ({"segment": "card", "deck": ["Informer"], "gear": {"Engineer 1": ["Silenced pistol"]}}, "choose turned",
         ("other-part", "13")),
        ({"segment": "card", "deck": ["Informer"], "gear": {"Engineer 1": ["Silenced pistol"]}}, "choose papers",
         ("not-on-the-card", "13")),
        ({"segment": "card", "deck": ["Informer"], "gear": {"Engineer 1": ["Silenced pistol"]}}, "move Vemork",
         ("moved", "11")),
        ({"segment": "card", "deck": ["Informer"], "gear": {"Engineer 1": ["Silenced pistol"]},
          "units": {"Vemork": FORCE}}, "move Rjukan", ("stop-terrain", "TEC")),
    ],
)  # fmt: skip
def test_what_players_ask_about(position: dict[str, object], answer: str, wanted: tuple[str, str] | None) -> None:
    """RAIDERS 9, 9.1, 10.2, 10.3, 12, 13, 15.1, 23.2, 24, 27, 31.2, 31.3, 31.4, 32.2, 34, 36: each has one."""
    if position.get("segment") == "land":
        position = {**position, "segment": "move"}
    match = begin({**MARCH, "markers": {}, **position}, [1] if "deck" in position else [])
    assert match.ask is not None
    assert barred(match, answer) == wanted
    assert (match.ask.find(answer) is not None) == (wanted is None)


def test_a_choice_says_what_it_lacks() -> None:
    """RAIDERS 13: in the words of both languages, with the numbers."""
    position: dict[str, object] = {**MARCH, "segment": "card", "deck": ["Gestapo sweep"], "rp": 1}
    match = begin({**position, "units": {"Rauland": FORCE}})
    why = reason(match, "choose papers")
    assert why is not None and why.rule == "13"
    assert in_words(why, "en") == "It takes 2 RP, and you have 1"
    assert in_words(why, "es") == "Cuesta 2 PR y tienes 1"


def test_another_question_bars_nothing() -> None:
    assert reason(begin(MARCH), "fire Flak") is None
