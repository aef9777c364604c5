"""Why not: whatever is offered has nothing against it, whatever is not has a reason, in words of both languages."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

import conformance as law
from conformance import CLOSELY, Setting, busy_option
from grognard.engine.ask import Ask, Option
from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, play_from
from grognard.games import checked_options
from grognard.games.incursion.game import game
from grognard.games.incursion.rules.reasons import why_not
from grognard.games.incursion.rules.repertoire import ACTIONS
from grognard.games.incursion.state import Battle
from grognard.text import LANGUAGES, say

GAME = game()
OPTIONS = checked_options(GAME, {"turn_limit": "on", "late_command": "on"})
EXPLAINED = [
    "activate", "act", "reaction", "watch", "lend", "card-on", "counter", "interrupt", "first-kill", "last-kill",
    "burst", "again", "target", "light", "blaze",
]  # fmt: skip
EXACT = ["activate", "act", "watch", "lend", "interrupt", "first-kill", "last-kill", "burst", "again"]
"""The questions whose options are those without a bar; others have options of their own besides."""
UNEXPLAINED = {"snafu"}
"""That there is no such card in hand is all there is to say."""


def others(g: Battle, ask: Ask) -> list[Option]:
    """Every option of the verbs of an ask that is not offered, and of every action where a figure acts."""
    offered = {o.text for o in ask.options}
    verbs = {(o.verb, o.of) for o in ask.options if o.of}
    if ask.kind == "act":
        verbs |= {(action.word, action.of) for action in ACTIONS.values()}
    found = [o for verb in sorted(verbs) for o in GAME.verbs[verb].options() if o.text not in offered]
    if ask.marking is not None:  # of a set that is being marked only those further on are offered
        found = [o for o in found if ask.marking.find(o.text)[0] < 0]
    room = len(g.at) + 2
    return [o for o in found if o.verb not in UNEXPLAINED and (o.of != "figure" or o.value < room)]


def in_words(reason: Any, lang: str) -> str:
    facts = {key: GAME.fact(key, value, lang) for key, value in (reason.facts or {}).items()}
    return say(lang, f"incursion-why-{reason.key}", **facts)


EVERY = 17 if CLOSELY else 41
"""Answers between two looks."""


@pytest.mark.parametrize("scenario", GAME.scenarios[:-1])
def test_what_is_offered_has_no_bar_and_all_else_has_one(scenario: str) -> None:
    seen: set[str] = set()

    def visit(match: Match) -> None:
        ask, g = match.ask, match.state
        assert isinstance(g, Battle)
        if ask is None or ask.kind not in EXPLAINED or len(match.answers) % EVERY:
            return
        for option in ask.options:
            if ask.kind in EXACT:
                assert why_not(g, ask, option) is None, (ask.kind, option.text, "is offered")
            assert GAME.why_not(g, ask, option) is None
        elsewhere = GAME.imagine(g, ask.seat, KeyedDice(key_of(str(len(match.answers)))))
        for option in others(g, ask):
            reason = GAME.why_not(g, ask, option)
            assert reason is not None, (ask.kind, option.text, [o.text for o in ask.options])
            same = GAME.why_not(elsewhere, ask, option)
            assert same is not None and (same.key, same.facts) == (reason.key, reason.facts), "a secret shows"
            seen.add(reason.key)
            for lang in LANGUAGES:
                assert "incursion-why" not in in_words(reason, lang)

    for number in range(2 if CLOSELY else 1):
        law.walk(Setting(GAME, scenario, OPTIONS, f"why {scenario} {number}", busy_option), visit, events=False)
    assert len(seen) > 20


def begin(scenario: str, position: str, *answers: str) -> Match:
    data: dict[str, Any] = yaml.safe_load("{" + position + "}")
    state = GAME.place(scenario, OPTIONS, data, KeyedDice(key_of("why")))
    match = play_from(GAME, scenario, OPTIONS, state)
    for answer in answers:
        match.give(answer)
    return match


WHY = [
    ("3.6", "recon", "figures: {Private 1: {at: F2}, Zombie 1: {at: D2}}", "fire Zombie 1", "out-of-arc"),
    ("3.6", "recon", "figures: {Private 1: {at: B2}, Zombie 1: {at: D2}, Zombie 2: {at: F2}}", "fire Zombie 2",
     "line-figure"),
    ("3.7", "recon", "figures: {Private 1: {at: B2}, Private 2: {at: D2}, Zombie 1: {at: F2}}", "fire Private 2",
     "friend"),
    ("3.15", "recon", "figures: {Private 1: {at: B2}, Zombie 1: {at: D2}}", "strike Zombie 1", "not-ahead"),
    ("3.13", "recon", "figures: {Private 1: {at: B2}}", "flame", "no-flamethrower"),
    ("3.3", "recon", "figures: {Private 1: {at: B2}}", "move D2", "not-beside"),
    ("1.4", "recon", "figures: {Private 1: {at: B2}, Private 2: {at: C2}}", "move C2", "occupied"),
    ("3.3", "recon", "figures: {Private 1: {at: B2}}", "turn east", "looks-so"),
    ("7.0", "recon", "figures: {Private 1: {at: B2}}", "leave", "no-exit"),
    ("3.4", "recon", "figures: {Private 1: {at: B2}}", "open A1", "not-at-door"),
    ("2.5", "recon", "figures: {Private 1: {waits: NW}}", "turn east", "outside"),
    ("1.8", "recon", "figures: {Private 1: {at: B2}, Zombie 1: {at: Z2}}, lasting: {Blackout: {by: germans}}",
     "fire Zombie 1", "dark"),
    ("3.5", "beacon", "figures: {Private 1: {at: B2}}", "take beacon", "not-at-hand"),
    ("5.2.2", "recon", "figures: {Private 1: {at: B2}, Zombie 1: {at: C2}}", "bat Zombie 1", "no-bat"),
]  # fmt: skip


@pytest.mark.parametrize(("section", "scenario", "position", "wanted", "key"), WHY, ids=lambda v: str(v)[:20])
def test_what_players_ask(section: str, scenario: str, position: str, wanted: str, key: str) -> None:
    """INCURSION 1.4, 1.8, 2.5, 3.3, 3.4, 3.5, 3.6, 3.7, 3.13, 3.15, 5.2.2, 7.0: the reason has its section."""
    match = begin(scenario, position, "activate Private 1")
    assert match.ask is not None
    option = next(o for v in GAME.verbs.values() for o in v.options() if o.text == wanted)
    reason = GAME.why_not(match.state, match.ask, option)
    assert reason is not None and (reason.key, reason.rule) == (key, section)


def test_too_few_points() -> None:
    """INCURSION 3.1: what a step back would cost is said."""
    position = "command: [0, 0], figures: {Private 1: {at: D2}}"
    match = begin("recon", position, "activate Private 1", "move E2", "move F2")
    assert match.ask is not None
    option = GAME.verbs["move", "square"].each[GAME.content.theater.square_names.index("E2")]
    reason = GAME.why_not(match.state, match.ask, option)
    assert reason is not None and reason.key == "no-points" and reason.facts == {"number": 2}


def test_the_captive_and_those_who_have_acted() -> None:
    """INCURSION 3.0, 7.5.1: who cannot be chosen."""
    figures = (
        "figures: {Private 1: {at: B2, acted: true}, Private 2: {at: V6}, Private 3: {at: C2}, Hans: {at: T2}}"
    )
    match = begin("lines", figures)
    assert match.ask is not None
    names = GAME.content.theater.figure_names
    each = GAME.verbs["activate", "figure"].each
    reasons = {name: GAME.why_not(match.state, match.ask, each[names.index(name)]) for name in names[:20]}
    keys = {name: reason.key for name, reason in reasons.items() if reason is not None}
    assert (keys["Private 1"], keys["Private 2"], keys["Hans"]) == ("has-acted", "captive", "not-yours")
    assert "Private 3" not in keys and keys["Private 4"] == "not-there"
