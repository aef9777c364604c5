"""English and Spanish are both complete, and say the same things with the same facts."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from golden import FOLDER
from grognard.engine.ask import Option
from grognard.engine.dice import key_of
from grognard.engine.match import start
from grognard.engine.problem import Problem
from grognard.engine.rulebook import read_rulebook
from grognard.engine.show import ask_view
from grognard.games import PACKAGES, checked_options, game_named, value_in_words
from grognard.games.raiders.content import telemark
from grognard.text import (
    LANGUAGES,
    SHARED,
    about,
    bundle,
    entries,
    formatted,
    has,
    listed,
    parts_of,
    pattern_of,
    percent,
    plain,
    say,
)

pytestmark = pytest.mark.once


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, set[str]]:
    """Every message of a language with the facts it uses."""
    out: dict[str, set[str]] = {}
    for file in (resources.files("grognard.text") / lang).iterdir():
        if file.name.endswith(".ftl"):
            for entry in parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, ast.Junk), f"{lang}/{file.name}: {entry.content}"
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in out, f"{entry.id.name} stands twice in {lang}"
                    found = Variables()
                    found.visit(entry)
                    out[entry.id.name] = found.names
    return out


@pytest.mark.parametrize(("lang", "written"), [("en", ""), ("es", "\u00a0")])
def test_percent_is_written_as_each_language_does(lang: str, written: str) -> None:
    """English puts the sign at the number, Spanish after a space at which no line is broken."""
    assert percent(0.5, lang) == f"50{written}%"
    for key, text in entries(lang).items():
        for between in re.findall(r"[\d}]([^\S\n]*)%", text):
            assert between == written, key


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, spanish = (messages(lang) for lang in LANGUAGES)
    assert english.keys() == spanish.keys()
    for key in english:
        assert english[key] == spanish[key], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_without_the_parser_is_what_the_parser_reads(lang: str) -> None:
    files = [file for file in (resources.files("grognard.text") / lang).iterdir() if file.name.endswith(".ftl")]
    read = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    written = [entry for entry in read if isinstance(entry, ast.Message)]
    assert {entry.id.name for entry in written} == set(entries(lang))
    parts = {message.id.name: parts_of(message.value) for message in written if message.value is not None}
    assert {key: found for key, found in parts.items() if found is not None} == plain(lang)


def test_content_speaks_both_languages() -> None:
    content = telemark()
    for kind, names in content.shown.items():
        for name in names:
            assert set(name) == set(LANGUAGES), (kind, name)
            assert all(name.values())
    for mission in content.theater.missions:
        for words in (mission.show, mission.story, mission.goal):
            assert set(words) == set(LANGUAGES)
            assert all(words.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_and_setting_has_its_words(lang: str) -> None:
    for name in PACKAGES:
        game = game_named(name)
        for scenario in game.scenarios:
            assert say(lang, f"{game.family}-scenario-{scenario}")
        for setting, values in game.choices.items():
            assert say(lang, f"{game.family}-setting-{setting}")
            for value in values:
                assert say(lang, f"{game.family}-setting-{setting}-{value}")
        for setting, (low, _) in game.numbers.items():
            assert str(low) in value_in_words(game, setting, str(low), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_group_of_options_has_its_heading_and_every_heading_its_options(lang: str) -> None:
    for name in PACKAGES:
        game = game_named(name)
        texts = [text.partition(" ") for text in game.glossary()["options"]]
        kinds = ("unit", "gear")
        groups = {game.group(Option(verb, subject, 0, of)) for verb, _, subject in texts for of in kinds}
        groups |= {verb.group for verb in game.verbs.values()}
        groups -= {""}
        prefix = f"{game.family}-group-"
        assert all(has(lang, f"{prefix}{group}") for group in groups)
        assert {key for key in messages(lang) if key.startswith(prefix)} <= {f"{prefix}{group}" for group in groups}


@pytest.mark.parametrize(("name", "scenario"), [("telemark", "gunnerside"), ("incursion", "recon")])
def test_a_brief_label_is_part_of_the_whole_one_and_a_number_of_both(name: str, scenario: str) -> None:
    """Under its heading an option says no other thing; the key that shows a number gives it."""
    game = game_named(name)
    chance = random.Random(1)
    briefs = set()
    for seed in range(4):
        match = start(game, scenario, checked_options(game, {}), key_of(str(seed)))
        for _ in range(120):
            if match.ask is None:
                break
            for option in [o for lang in LANGUAGES for o in ask_view(match, lang, odds=False).options]:
                assert option.brief in option.label
                assert option.group or not option.brief
                assert option.number is None or str(option.number) in option.label
                briefs.add(option.text.split()[0] if option.brief else "")
            match.answer(chance.choice(match.ask.options))
    assert briefs >= {"", "move"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_with_dice_says_what_a_real_die_is_for(lang: str) -> None:
    """A tie for the edge is known only once the dice lie: they were rolled for the edge."""
    found = [json.loads(path.read_bytes()) for path in FOLDER.glob("match-*.json")]
    rolls = {
        (game_named(match["game"]).family, event["kind"])
        for match in found
        for event in match["events"]
        if event.get("dice")
    }
    rolls -= {("raiders", "edge-tied")}
    assert len(rolls) > 16
    assert [roll for roll in rolls if not has(lang, "{}-die-{}".format(*roll))] == []


SAID = {
    "event": [r"\b(?:Event|Attack|tell)\(([^,()]*),"],
    "ask": [
        r"\b(?:Ask|one_of|some_of|purchase)\([^,]*,([^,]*),",
        r"\b(?:ask_or_kill|ask_freely|next_target)\(g, [^,]*,([^,]*),",
    ],
    "modifier": [r"\bModifier\(([^,()]*),"],
    "outcome": [r"\b(?:outcome|result) = ([^(=\n]*)$"],
    "why": [r"\bReason\(([^,()]*),"],
    "how": [r"\bend\(g, [^\n]*(\"[a-z-]+\")\)", r"\bby_points\(g, (\"[a-z-]+\")\)"],
}
"""How the sources of a game write what is said later; each finds the part with the words in quotes."""
NEVER_OFFERED = {"figure", "card", "unit", "gear", "hostile", "choose"}
"""Options that only say what a question is about; and what cards offer, which has its words in the content."""


def words_of(name: str, family: str) -> list[tuple[str, str]]:
    """The verbs of a game, if it is of this family."""
    game = game_named(name)
    return list(game.verbs) if game.family == family else []


@pytest.mark.parametrize("family", ["raiders", "incursion", "locknload"])
def test_whatever_the_rules_say_has_its_words(family: str) -> None:
    folder = Path(str(resources.files("grognard.games"))) / family
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    found: dict[str, set[str]] = {}
    for kind, patterns in SAID.items():
        parts = [part for pattern in patterns for part in re.findall(pattern, source, re.MULTILINE)]
        found[kind] = {word for part in parts for word in re.findall(r"\"([a-z][a-z_-]*)\"", part)}
    found["option"] = {word for name in PACKAGES for word, _ in words_of(name, family)}
    assert len(found["event"]) > 30 and len(found["ask"]) > 20 and len(found["option"]) > 20
    missing = [f"{family}-{kind}-{word}" for kind, words in found.items() for word in words - NEVER_OFFERED]
    assert [key for key in missing if not has("en", key)] == []


def test_every_sort_of_luck_has_its_words() -> None:
    """What dice did for a side is told by the client under the sort the rules give it."""
    files = Path(str(resources.files("grognard.games"))).rglob("*.py")
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    found = set(re.findall(r'\bLuck\([^()]*(?:\([^()]*\))?[^()]*?, "([a-z]+)",', source))
    assert {"hits", "checks", "morale", "blows"} <= found
    for lang in LANGUAGES:
        for sort in found:
            assert has(lang, f"web-luck-{sort}"), sort


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_section_without_a_number_has_a_short_name(lang: str) -> None:
    for name in PACKAGES:
        for section in read_rulebook(game_named(name)).sections:
            assert any(c.isdigit() for c in section.id) or say(
                lang, f"{game_named(name).family}-section-{section.id}"
            )


@pytest.mark.parametrize("name", ["incursion", "locknload"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sides_stand_in_sentences_with_their_article(lang: str, name: str) -> None:
    """The messages choose by the name of a side, so that a change of the name has to reach them too."""
    game = game_named(name)
    for side in game.seats:
        the = say(lang, f"{name}-the-side-{side}")
        word = say(lang, f"{name}-side-{side}")
        assert say(lang, f"{name}-them", side=word) == the
        assert say(lang, f"{name}-they", side=word) == the[0].upper() + the[1:]
        won = say(lang, f"{name}-won-side-{side}")
        assert the.casefold() in won.casefold()
        assert say(lang, f"{name}-verdict", winner=word) == f"{won}."
        asked = game.the_seat(game.seats.index(side))
        assert the in Problem("problem-seat", seat=asked).say(lang)


def test_a_missing_message_or_fact_is_our_mistake() -> None:
    with pytest.raises(AssertionError):
        say("en", "no-such-message")
    with pytest.raises(AssertionError):
        say("en", "problem-seat")


def test_no_game_says_again_what_games_share() -> None:
    said = {key: [entries(lang)[key].partition("=")[2] for lang in LANGUAGES] for key in messages("en")}
    families = {game_named(name).family for name in PACKAGES}
    for key in [key for key in said if key.startswith(SHARED)]:
        assert said[key] not in [said.get(f"{family}-{key.removeprefix(SHARED)}") for family in families], key


def test_names_are_listed_as_people_list_them() -> None:
    assert listed(["A"], "en") == "A"
    assert listed(["A", "B", "C"], "en") == "A, B and C"
    assert listed(["A", "B", "C"], "es") == "A, B y C"
    assert listed(["A", "Infantería"], "es") == "A e Infantería"
    assert listed(["A", "Hielo"], "es") == "A y Hielo"
    assert listed([], "es") == "nadie"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_messages_read_as_fluent_has_them(lang: str) -> None:
    """What is put together by hand is what the library makes of it, and large numbers are left to it."""
    assert len(plain(lang)) > 500
    used = messages(lang)
    for key, parts in plain(lang).items():
        chosen = {way for part in parts for way in part.ways or {} if way not in ("one", "other")}
        for value in ("Ana & co.", -999, -1, 0, 1, 7, 12345, *chosen):
            facts = dict.fromkeys(used[key], value)
            pattern = pattern_of(lang, key)
            assert pattern is not None
            expected, errors = bundle(lang).format_pattern(pattern, facts)
            assert not errors
            assert formatted(lang, key, tuple(facts.items())) == str(expected)


def test_what_can_happen_is_never_told_as_nought() -> None:
    told = [about(share, "en") for share in (0, 0.001, 0.5, 0.996, 1)]
    assert told == ["0%", "under 1%", "50%", "over 99%", "100%"]
    assert about(0.004, "es") == "menos del 1\u00a0%"
