"""The terminal client: whole missions, every command, saves, and a map that can be read."""

from __future__ import annotations

import copy
import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from golden import FOLDER
from grognard.engine import record
from grognard.engine.match import Match, start
from grognard.engine.purpose import die_for
from grognard.engine.scene import Scene, SpaceNow
from grognard.engine.shelf import board_of
from grognard.engine.show import die_prompt, line_of, result_text, scene_of
from grognard.games import checked_options, game_named, match_at, new_match
from grognard.terminal.choose import choose
from grognard.terminal.hexes import draw_hexes, legend
from grognard.terminal.map import draw_map
from grognard.terminal.reading import command_in, exact_option, options_like
from grognard.terminal.saves import load, path_for, standing
from grognard.terminal.screen import Screen, cite
from grognard.terminal.table import Table, play
from grognard.text import has, say

pytestmark = pytest.mark.once

GAME = game_named("telemark")
INCURSION = game_named("incursion")
Read = Callable[[str], str]


def new(scenario: str = "grouse", seed: int = 7, typed: bool = False) -> Match:
    return start(GAME, scenario, checked_options(GAME, {}), bytes([seed] * 32), typed=typed)


def screen(width: int = 100) -> Console:
    """A console that is not a terminal, and keeps what is printed."""
    return Console(file=io.StringIO(), width=width)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def typing(*lines: str) -> Read:
    """A player who types these lines and then closes the terminal."""
    left: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return read


def random_player(match: Match, seed: int) -> Read:
    """A player who types numbers of options at random until the match is over; what marks a set in words."""
    chance = random.Random(seed)

    def read(prompt: str) -> str:
        ask = match.ask
        if ask is None:
            return ""
        if ask.marking is None:
            return str(chance.randint(1, len(ask.options)))
        return chance.choice([*ask.options, ask.marking.commit]).text

    return read


def played(match: Match, read: Read, lang: str = "en", width: int = 120) -> str:
    """What is printed while this player plays."""
    console = screen(width)
    assert play(match, lang, None, console, read) == 0
    return printed(console)


def session(match: Match, *lines: str, lang: str = "en", path: Path | None = None, width: int = 100) -> str:
    """What is printed while these lines are typed."""
    console = screen(width)
    assert play(match, lang, path, console, typing(*lines)) == 0
    return printed(console)


def about_to_land() -> Match:
    """A leader and two commandos in the aircraft, and the question where they jump."""
    match = new("gunnerside", 0)
    for text in ("leader Ronneberg", "buy Commando 1", "buy Commando 2", "done", "all"):
        match.give(text)
    while match.ask is not None and match.ask.kind != "land":
        match.give("skip")
    return match


def forced_question() -> Match:
    """A match at a question with a single option; it and the answer before it can be taken back."""
    for seed in range(300):
        match = new(["freshman", "gunnerside", "tinnsjo"][seed % 3], seed % 256)
        chance = random.Random(seed)
        while match.ask is not None:
            if len(match.ask.options) == 1 and match.can_undo():
                twin = match.fork()
                twin.answer(match.ask.options[0])
                if twin.ask is not None and twin.can_undo():
                    return match
            match.answer(chance.choice(match.ask.options))
    pytest.skip("the rules ask no question with a single option")


def scene_after(answers: int, seed: int, lang: str = "en", scenario: str = "gunnerside") -> Scene:
    """A scene some way into a match played at random."""
    match = new(scenario, seed)
    chance = random.Random(seed)
    for _ in range(answers):
        if match.ask is not None:
            match.answer(chance.choice(match.ask.options))
    return scene_of(match, 0, lang, odds=False)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves without a path go to the current folder: not into the repository."""
    monkeypatch.chdir(tmp_path)


# -- whole missions -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("scenario", ["grouse", "freshman", "gunnerside", "tinnsjo"])
def test_whole_mission_at_random(lang: str, scenario: str, tmp_path: Path) -> None:
    match = new(scenario, 3)
    console = screen(80)
    assert play(match, lang, tmp_path / "it.json", console, random_player(match, 3)) == 0
    text = printed(console)
    assert match.state.over
    outcome = "won" if GAME.result(match.state)["won"] else "lost"
    assert say(lang, f"result-{outcome}") in text
    assert say(lang, "terminal-key", hex="")[:10] in text
    assert record.read(tmp_path / "it.json").over
    assert max(len(line) for line in text.splitlines() if "grognard play" not in line) <= 80


@pytest.mark.parametrize("lang", ["en", "es"])
def test_always_the_first_option(lang: str) -> None:
    match = new("grouse")
    turns = iter(range(2000))

    def read(prompt: str) -> str:
        """Of a set the first member alone."""
        assert next(turns, None) is not None, "it does not end"
        marking = match.ask.marking if match.ask is not None else None
        return f"{marking.members[0].ways[0].text}; {marking.commit.text}" if marking is not None else "1"

    assert play(match, lang, None, screen(), read) == 0
    assert match.state.over


def test_spanish_options_are_in_spanish() -> None:
    match = new("gunnerside", 5)
    console = screen()
    labels: dict[str, str] = {}
    at_random = random_player(match, 5)

    def read(prompt: str) -> str:
        for option in match.ask.options if match.ask is not None else []:
            assert match.ask is not None
            label = {lang: GAME.label(match.state, match.ask, option, lang) for lang in ("en", "es")}
            labels[label["en"]] = label["es"]
        return at_random(prompt)

    assert play(match, "es", None, console, read) == 0
    shown = {line[5:].strip(" ☐☑") for line in printed(console).splitlines() if re.match(r" *\d+  \S", line)}
    english = {en for en, es in labels.items() if en != es} - set(labels.values())
    assert english
    assert not english & shown
    assert {es for es in labels.values() if len(es) < 30} <= {re.split(r"  ", line)[0] for line in shown}


# -- answers ------------------------------------------------------------------------------------


def test_number_text_and_beginning_are_answers() -> None:
    match = new()
    session(match, "2", "buy Bren", "buy rad")
    assert [o.text for o in match.answers] == ["leader Poulsson", "buy Bren", "buy Radio"]


def test_beginnings_ignore_case_and_accents() -> None:
    match = new()
    session(match, "RONN", lang="es")
    assert match.answers[0].text == "leader Ronneberg"


def test_word_inside_a_label_finds_it() -> None:
    ask = copy.deepcopy(scene_of(new(), 0, "en").ask)
    assert ask is not None
    ask.options[0].label = "Move to Møsvatn Dam"
    assert options_like(ask, "mosvatn") == [ask.options[0]]
    assert exact_option(ask, "0") is None
    assert exact_option(ask, "99") is None


def test_wrong_answers_are_sentences_and_the_question_comes_again() -> None:
    match = new()
    text = session(match, "nonsense", "99", "", "1", "buy")
    assert "“nonsense” is not one of the options" in text
    assert "“99” is not one of the options" in text
    assert "“buy” could be several: 1 Buy Commando 1" in text
    assert text.count("Which leader goes with you?") == 4
    assert len(match.answers) == 1


def test_nothing_that_can_be_typed_breaks_the_table(tmp_path: Path) -> None:
    chance = random.Random(1)
    starts = ["", "1", "9" * 5000, "²", "rule ", "save ~nobody/", "save a/", "lang ", "?", "undo", "[bold]", "b"]
    rests = ["", "x", "15.1", "[/]", "\x1b[0m", "ø", "{ $x }", "%s", " ", "..", "«»", "0", "-1"]
    for seed in range(6):
        match = new("gunnerside", seed)
        lines = [chance.choice(starts) + chance.choice(rests) for _ in range(40)] + ["quit"]
        assert play(match, chance.choice(["en", "es"]), tmp_path / f"{seed}.json", screen(60), typing(*lines)) == 0


def test_odds_stand_beside_options() -> None:
    match = about_to_land()
    text = session(match, "odds")
    assert "Land: Skrykken" in text
    assert re.search(r"a safe landing \d+(\.\d)?% \(\d/\d\)", text)
    assert "█" in text
    assert re.search(r"aterrizaje seguro \d+(,\d)?\u00a0% \(\d/\d\)", session(match, lang="es"))


def test_what_may_follow_an_option_stands_below_its_odds() -> None:
    line = "incursion/1 acdc {figures: {Slugger: {at: B2}, Private 1: {at: G2}, Minenzombie 1: {at: F2}}}"
    match, _ = match_at(line, {}, "chain")
    match.give("activate Slugger")
    text = session(match, "", "odds")
    below = text[text.index("\n7 Fire at Minenzombie 1") :]
    assert re.search(r"^  killed:$", below, re.M)
    assert re.search(r"^    The mine of Minenzombie 1: .*it goes off 33.3% \(1/3\)", below, re.M)
    assert re.search(r"^      it goes off:$", below, re.M)
    assert re.search(r"^        The explosion on F2: one is hurt 83.3% \(5/6\)", below, re.M)
    assert "La explosión en F2: un herido" in session(match, "", "probabilidades", lang="es")


def test_modifiers_and_dice_are_shown_with_their_rule() -> None:
    match = new("gunnerside", 0)
    text = played(match, random_player(match, 3))
    assert re.search(r"^ {7}combat value \+\d \[29\]$", text, re.M)
    assert re.search(r"fires at .*[⚀-⚅][1-6] \(hits on (\d or less|a 1), combat value \+\d \[29\]", text)
    assert "+0" not in text


def test_what_is_not_the_same_for_all_is_told_of_each() -> None:
    line = (
        "locknload/4 vierville {turn: 2, active: us, phase: operations, units: {1H6: Para squad 1, "
        "1H3: [Grenadier squad 1 (moved), Grenadier squad 2], 1A4: Grenadier squad 4, 1O1: Para squad 6}}"
    )
    match, _ = match_at(line, {}, "tallies")
    match.give("take 1H6")
    each = r"On Grenadier squad 1: \+3 in all\n +firepower \+2 \[5.2\]\n +moving target \+1 \[6.0\]\n"
    each += r" +On Grenadier squad 2: \+2 in all\n +firepower \+2 \[5.2\]\n"
    asked, odds, fired = (session(match, "", *typed) for typed in ([], ["odds"], ["fire 1H3", ""]))
    assert re.search(r"no effect 16.7% \(1/6\)\n +" + each, asked), "below the question"
    assert re.search(r"no effect █+\n +" + each, odds)
    assert re.search(r"\n +On Grenadier squad 2: \+2 in all \(firepower \+2 \[5.2\]\)\n", fired), "in the log"


# -- commands -----------------------------------------------------------------------------------


def test_help_lists_every_command() -> None:
    assert all(word in session(new(), "?") for word in ("map", "log", "rule", "odds", "undo", "save", "quit"))
    assert "deshacer" in session(new(), "ayuda", lang="es")


def test_log_cards_units_and_map() -> None:
    text = session(new(), "1", "log", "cards", "units", "map")
    assert text.count("Mission Grouse begins.") == 2
    assert re.search(r"The die says .* [⚀-⚅][1-6] \[Random\]", text)
    assert "Operations left: 6" in text
    assert text.count("▲ Kalhovd") == 2
    assert text.count("SOE Staging Area: Rønneberg") == 3


def test_units_lists_what_lies_beside_the_board_too() -> None:
    """By the names of the game's boxes; what is in a closed one is only counted."""
    said = session(about_to_land(), "units")
    listed = said[said.rindex("SOE Staging Area: ") :]
    assert "Can be recruited: " in listed and "Haukelid (1+/3, scout)" in listed
    assert "Hostiles that can be drawn: 10\n" in listed


def test_a_place_is_told_in_words_and_one_that_is_not_there_by_its_neighbours() -> None:
    heroes = game_named("heroes")
    match = start(heroes, "ridge", checked_options(heroes, {}), bytes([3] * 32))
    said = session(match, "sight E13", "sight E44", "sight")
    trench = "held by the Soviets, Trench"
    assert next(line for line in said.splitlines() if line.startswith("E13: Open, level 2, ")).endswith(trench)
    assert "E13: MMG 17 (2, in the works)\n" in said.partition(trench)[2]
    assert "There is no E44 here. Near it: E19, " in said
    assert "Floors and the like" not in said and "one place alone tells all that is there." in said
    assert "⊔ Trench" in said and "◑ held by the Soviets" in said and "M↓⊔◑ " in said
    assert "Kalhovd: mountain\n" in session(about_to_land(), "sight kalhovd")


def test_rule_shows_gist_and_rulings() -> None:
    text = session(new(), "rule 15.1", "rule r2", "rule nope", "rule")
    assert "15.1 Battle procedure" in text
    assert "R1 " in text
    assert text.count("R2 ") == 2
    assert "no section “nope”" in text
    assert "33 Leaders in Telemark" in text
    assert "Se juega así:" in session(new(), "regla 15.1", lang="es")


def test_a_section_without_a_number_goes_by_its_name_in_the_language() -> None:
    """Typed without the accent, or by the name the rulebook index has for it."""
    text = session(new(), "regla demolicion", "regla CRT", "regla nada", lang="es")
    assert "Tabla de demolición" in text and "Tabla de resultados del combate" in text
    assert "Aterrizaje, Azar, Reclutamiento" in " ".join(text.split())
    screen = Screen(Console(), "es", "raiders")
    assert cite("Airborne", screen).plain == " [Aterrizaje]"
    assert cite("15.1", screen).plain == " [15.1]"


def test_position_is_one_line_and_tells_nothing_hidden() -> None:
    fair = session(new(), "position", width=60)
    whole = session(new(), "position all", width=60)
    line = next(line for line in fair.splitlines() if line.startswith("telemark/"))
    true = next(line for line in whole.splitlines() if line.startswith("telemark/"))
    assert line.endswith("}")
    assert line != true
    assert true in session(new(), "posicion todo", lang="es", width=60)


def test_only_the_word_all_spoils() -> None:
    text = session(new(), "position please", "position al", "position Everything")
    assert "telemark/" not in text
    assert text.count("to see hidden things too") == 3


def test_language_can_change_in_the_middle() -> None:
    text = session(new(), "lang es", "idioma xx", "idioma en")
    assert "¿Qué líder va contigo?" in text
    assert "Elige un idioma: en, es." in text
    assert text.rstrip().count("Which leader goes with you?") == 2


def test_auto_takes_forced_answers_and_can_be_switched_off() -> None:
    match = forced_question()
    label = GAME.label(match.state, match.ask, match.ask.options[0], "en") if match.ask is not None else ""
    answered = len(match.answers)
    console = screen(200)
    table = Table(match, Screen(console, "en"), None, typing())
    table.auto = False
    assert table.run() == 0
    assert len(match.answers) == answered
    assert f"  1  {label}" in printed(console)
    assert f"Only one choice: {label}" in session(match, width=200)
    assert len(match.answers) > answered
    assert "Every question is asked" in session(new(), "auto")
    assert "is answered by itself" in session(new(), "auto", "auto")


def test_a_row_of_answers_is_given_with_semicolons_and_taken_back_as_one() -> None:
    match = new("gunnerside", 0)
    session(match, "leader Ronneberg; buy Commando 1; commando 2")
    assert [o.text for o in match.answers] == ["leader Ronneberg", "buy Commando 1", "buy Commando 2"]
    match = new("gunnerside", 0)
    said = session(match, "leader Ronneberg", "buy Commando 1; buy Commando 2", "undo", "log")
    assert [o.text for o in match.answers] == ["leader Ronneberg"] and "Taken back" in said


def test_a_row_of_answers_stops_where_one_is_not_possible() -> None:
    match = new("gunnerside", 0)
    said = session(match, "leader Ronneberg; storm the castle; buy Commando 1")
    assert len(match.answers) == 1 and "Stopped after 1 of 3: the next is no longer possible." in said


GUARDED = (
    "incursion/1 recon {active: germans, phase: action, turn: 2, command: [0, 0],"
    " figures: {Private 1: {at: F2, reacting: true}, Zombie 1: {at: L2}}}"
)


def test_a_standing_order_is_given_by_a_command() -> None:
    """INCURSION 3.9: the Allies answer beforehand, and the Germans walk on."""
    match = match_at(GUARDED, {}, "guard")[0]
    rest = ("", "activate Zombie 1", "move K2", "", "order reaction never", "hold", "", "move J2", "order")
    said = session(match, *rest)
    assert "Reaction fire: Hold all fire." in said
    assert [o.text for o in match.answers][-4:] == ["move K2", "hold", "move J2", "hold"]
    for order, answer in (("reaction perhaps", "cannot be ordered so"), ("tea never", "There is no such order")):
        assert answer in session(match_at(GUARDED, {}, "guard")[0], "", f"order {order}")


def test_undo_takes_back_and_says_what_it_cannot() -> None:
    match = new()
    text = session(match, "undo", "1", "undo", "3")
    assert "There is nothing to take back." in text
    assert "Taken back: Rønneberg." in text
    assert [o.text for o in match.answers] == ["leader Haukelid"]


def test_undo_goes_back_past_forced_answers() -> None:
    """Where an answer was given by itself, taking it back alone would give it again at once."""
    match = forced_question()
    before = len(match.answers)
    assert "Taken back" in session(match, "undo")
    assert len(match.answers) < before


def test_commands_by_their_beginning_and_in_both_languages() -> None:
    assert command_in("deshacer", "es") == ("undo", "")
    assert command_in("undo", "es") == ("undo", "")
    assert command_in("POSICIÓN todo", "es") == ("position", "todo")
    assert command_in("verif", "en") is None
    assert command_in("verif", "en", short=True) == ("verify", "")


# -- several seats ------------------------------------------------------------------------------


def at_odds(seed: str = "two", scenario: str = "recon") -> Match:
    """A match between two sides."""
    return new_match(INCURSION, scenario, {}, seed)


def sides_of(text: str) -> list[tuple[str, str]]:
    """What each side was shown in turn, once it had the screen."""
    parts = re.split(r"Pass the screen to the (\w+) ━+\n", text)
    return list(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("scenario", ["recon", "beacon", "doomsday"])
def test_two_at_one_screen_see_all_of_their_own_and_nothing_of_the_other(scenario: str) -> None:
    match = at_odds("own", scenario)
    at_random = random_player(match, 5)
    turns = iter(range(36))

    def read(prompt: str) -> str:
        return at_random(prompt) if next(turns, None) is not None else "quit"

    console = screen(500)
    table = Table(match, Screen(console, "en"), None, read)
    assert table.run() == 0
    text = printed(console)
    told: dict[str, list[str]] = {"Allies": [], "Germans": []}
    for side, part in sides_of(text):
        told[side].append(part)
    assert match.log is not None
    private = [e for at, e in enumerate(match.log.events) if e.only >= 0 and at < table.events_seen[e.only]]
    assert {event.only for event in private} == {0, 1}
    for event in private:
        line = line_of(INCURSION, event, "en").text
        mine, other = ("Allies", "Germans")[:: 1 - 2 * event.only]
        assert line in "".join(told[mine])
        assert line not in "".join(told[other])
    assert "Only one choice" not in text.partition("Pass the screen")[0]
    assert "--terminal --against me" in text


def test_the_screen_is_cleared_before_it_changes_hands() -> None:
    console = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="standard")
    match = at_odds()
    play(match, "es", None, console, typing("", "bid 1", "", "bid 0", ""))
    assert printed(console).count("Pasa la pantalla a") == 3
    assert printed(console).count("\x1b[2J") == printed(console).count("\x1b[3J") == 2, "the first hides nothing"


def test_whoever_is_not_there_can_leave_the_screen_covered() -> None:
    match = at_odds()
    text = session(match, "", "bid 1", "quit", "bid 1")
    assert [side for side, _ in sides_of(text)] == ["Allies", "Germans"]
    assert "In hand" not in sides_of(text)[1][1]


@pytest.mark.parametrize(("seat", "side"), [(0, "Allies"), (1, "Germans")])
def test_a_whole_match_against_the_computer(seat: int, side: str) -> None:
    match = new_match(INCURSION, "beacon", {"turn_limit": "on"}, "two")
    console = screen(120)
    at_random = random_player(match, 3)

    def read(prompt: str) -> str:
        assert match.ask is None or match.ask.seat == seat
        return at_random(prompt)

    assert play(match, "en", None, console, read, {1 - seat: "quick"}) == 0
    text = printed(console)
    assert match.state.over
    assert f"You play the {side} against the computer." in text
    assert "Pass the screen" not in text
    assert result_text(match, "en") in text
    assert set(match.seats) == {0, 1}


def test_leaving_a_match_against_the_computer_says_how_to_go_on(tmp_path: Path) -> None:
    console = screen(200)
    assert play(at_odds(), "en", tmp_path / "it.json", console, typing("save"), {0: "quick"}) == 0
    assert printed(console).count("it.json --terminal --seat germans") == 2
    assert "--against strong" not in printed(console)
    console = screen(200)
    assert play(at_odds(), "en", tmp_path / "strong.json", console, typing("save"), {0: "strong"}) == 0
    assert printed(console).count("strong.json --terminal --seat germans --against strong") == 2


def test_a_take_back_goes_past_the_computer_but_not_past_a_person() -> None:
    match = at_odds()
    match.free_undo = True
    console = screen(200)
    play(match, "en", None, console, typing("bid 1", "undo"), {1: "quick"})
    assert "Taken back: " in printed(console)
    assert match.ask is not None and (match.ask.kind, match.ask.seat) == ("bid", 0)
    match = at_odds()
    match.free_undo = True
    assert "That cannot be taken back" in session(match, "", "bid 1", "", "undo")
    assert match.seats[-1] == 0


# -- saving -------------------------------------------------------------------------------------


def test_every_answer_is_saved_and_play_resumes(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "one.json"
    match = new()
    text = session(match, "1", "buy Bren", path=path)
    assert f"Saved in {path}" in text
    assert f"grognard play {path}" in text
    again = record.restore(record.read(path), GAME)
    assert [o.text for o in again.answers] == ["leader Ronneberg", "buy Bren"]
    more = session(again, "done", path=path)
    assert "Rønneberg carries Bren" in more
    assert len(record.read(path).answers) > 2


def test_quit_saves_even_without_a_file(tmp_path: Path) -> None:
    text = session(new(), "1", "quit")
    (path,) = tmp_path.glob("telemark-grouse-*.json")
    assert path.name in text
    assert record.read(path).answers == ["leader Ronneberg"]


def test_save_under_a_name(tmp_path: Path) -> None:
    session(new(), "1", "save before", "2", path=tmp_path / "main.json")
    assert len(record.read(tmp_path / "before.json").answers) == 1
    assert len(record.read(tmp_path / "main.json").answers) == 2


def test_failed_save_is_a_sentence_told_once(tmp_path: Path) -> None:
    path = tmp_path / "taken.json"
    path.write_text("my diary")
    console = screen(200)
    match = new()
    assert play(match, "en", path, console, typing("1", "buy Bren", "done")) == 1
    text = printed(console)
    assert text.count("is there already") == 2
    assert path.read_text() == "my diary"
    assert len(match.answers) >= 3


def test_ctrl_c_saves(tmp_path: Path) -> None:
    def read(prompt: str) -> str:
        raise KeyboardInterrupt

    console = screen()
    assert play(new(), "es", tmp_path / "a.json", console, read) == 0
    assert "Guardada en" in printed(console)
    assert record.read(tmp_path / "a.json").answers == []


def test_match_saved_under_other_rules_says_so(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    session(new(), "1", path=path)
    kept = record.read(path)
    kept.rules = "0"
    match = record.restore(kept, GAME)
    assert match.resumed
    assert "begun under rules version 0;" in session(match, path=tmp_path / "elsewhere.json")


def test_after_the_end_one_can_look_round(tmp_path: Path) -> None:
    match = new("grouse", 3)
    path = tmp_path / "done.json"
    play(match, "en", path, screen(), random_player(match, 3))
    text = session(record.restore(record.read(path), GAME), "log", "verify", "odds", "rule 6", "quit", path=path)
    assert text.count("dice follows from the key") == 2
    assert "Mission Grouse begins." in text
    assert "The match is kept in" in text


def test_dice_from_the_table_are_asked_for() -> None:
    match = new(typed=True)
    text = session(match, "4")
    assert "A die for a space at random. Roll it on your table: what does it show? [Random]" in text
    assert match.answers[0].text == "die 4"


def test_a_mistyped_die_is_corrected() -> None:
    match = new(typed=True)
    text = session(match, "4", "undo", "5")
    assert "The 4 is taken back; the record shows it." in text
    assert [a.text for a in match.answers][:1] == ["die 5"]
    assert match.takebacks == [0]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_die_says_what_it_is_for(lang: str) -> None:
    """Dice of whole matches: the words before the roll are those of the event after it."""
    seen = set()
    for seed in range(12):
        match = new(GAME.scenarios[seed % 4], seed, typed=True)
        chance = random.Random(seed)
        while match.ask is not None:
            if match.ask.kind == "die":
                asked = die_for(match)
                assert asked is not None
                prompt, rule = die_prompt(match, lang)
                assert prompt.startswith(say(lang, "ask-die-for", purpose="")[:8])
                assert rule == asked[0].rule
                seen.add((asked[0].kind, asked[1]))
            match.answer(chance.choice(match.ask.options))
    assert {kind for kind, _ in seen} >= {
        "random-space",
        "landing",
        "alert-check",
        "edge",
        "fired",
        "hostile-fired",
    }
    assert {nth for kind, nth in seen if kind == "edge"} == {1, 2}
    assert ("edge-tied", 1) not in seen


@pytest.mark.parametrize(
    ("save", "english", "spanish"),
    [
        ("grouse-won-objective", "Grouse · Victory: ", "Grouse · Victoria: "),
        ("tinnsjo-lost-operations", "Tinnsjø · Defeat: ", "Tinnsjø · Derrota: "),
        ("recon-germans-time", "Recon · The Germans win: ", "Reconocimiento · Ganan los alemanes: "),
        ("beacon-draw-time", "Capture the Beacon · A draw: ", "Capturar la baliza · Empate: "),
    ],
)
def test_a_finished_match_says_who_won_and_how(save: str, english: str, spanish: str) -> None:
    match = load(FOLDER / f"match-{save}.json")
    assert standing(match, "en").startswith(english)
    assert standing(match, "es").startswith(spanish)


# -- the start menu -----------------------------------------------------------------------------


def test_menu_starts_a_scenario_with_settings(tmp_path: Path) -> None:
    console = screen()
    match = choose(GAME, "es", tmp_path, console, typing("7", "3", "7", "", "nada", "fresh"))
    assert match is not None
    assert (match.scenario, match.options["scouting"]) == ("freshman", "off")
    assert record.record_of(match).typed_dice
    assert "Exploración (27): no se juega" in printed(console)


def test_menu_takes_a_number_for_a_setting(tmp_path: Path) -> None:
    """INCURSION 4.3: a wrong number is asked for again; Enter is as the mission says."""
    console = screen()
    menu = str(len(INCURSION.scenarios) + 1)
    match = choose(INCURSION, "en", tmp_path, console, typing(menu, "1", "61", "seventeen", "17", "", "recon"))
    assert match is not None and match.options["level"] == "17"
    assert "Requisition points (4.3): 17 a side" in printed(console)
    again = choose(INCURSION, "en", tmp_path, screen(), typing(menu, "1", "17", "1", "", "", "recon"))
    assert again is not None and again.options["level"] == "printed"


def test_menu_offers_saves_and_finds_their_file(tmp_path: Path) -> None:
    path = tmp_path / "my match.json"
    session(new("tinnsjo"), "1", path=path)
    (tmp_path / "broken.json").write_text("{")
    console = screen()
    match = choose(GAME, "en", tmp_path, console, typing("my match"))
    assert match is not None
    assert [o.text for o in match.answers] == ["leader Ronneberg"]
    assert path_for(match, tmp_path) == path
    assert "Tinnsjø · Gathering the force" in printed(console)
    assert "broken.json is not a Grognard save" in " ".join(printed(console).split())


def test_menu_can_be_left(tmp_path: Path) -> None:
    assert choose(GAME, "en", tmp_path, screen(), typing("quit")) is None
    assert choose(GAME, "en", tmp_path, screen(), typing()) is None


@pytest.mark.parametrize(
    ("lang", "word", "sentence"), [("en", "?", "carries over"), ("es", "ayuda", "de una a otra")]
)
def test_menu_has_help(tmp_path: Path, lang: str, word: str, sentence: str) -> None:
    console = screen()
    assert choose(GAME, lang, tmp_path, console, typing(word, "7", "?", "", "quit")) is None
    text = " ".join(printed(console).split())
    assert sentence in text
    assert text.count(say(lang, "terminal-menu-help-settings")) == 2


def test_new_matches_get_different_keys(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        match = choose(GAME, "en", tmp_path, screen(), typing("1"))
        assert match is not None
        keys.add(record.record_of(match).commitment)
    assert len(keys) == 2


# -- the map ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_map_shows_every_name_whole_and_fits(lang: str, width: int) -> None:
    for answers in (0, 12, 25, 40):
        scene = scene_after(answers, answers, lang)
        text = draw_map(scene, width).plain
        assert max(len(line) for line in text.splitlines()) <= width
        for space in board_of(scene).spaces:
            assert len(re.findall(rf"(?<!\w){re.escape(space.name)}(?!\w)", text)) == 1, space.name


@pytest.mark.parametrize("width", [24, 40, 60, 80, 120, 200])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_map_fits_any_width(width: int, ascii_only: bool) -> None:
    scene = scene_after(20, 1)
    text = draw_map(scene, width, ascii_only).plain
    assert max(len(line) for line in text.splitlines()) <= width
    if ascii_only:
        assert not re.search("[⠀-⣿▲■«◇╭]", text)


def test_map_shows_units_force_objectives_and_options() -> None:
    scene = scene_of(about_to_land(), 0, "en", odds=False)
    text = draw_map(scene, 100).plain
    assert "«L C2»" in text
    assert "■ Vemork ?" in text
    assert "■ Mæl ≈?" in text
    assert "○ To Oslo →" in text
    assert scene.ask is not None
    landing = [i for i, o in enumerate(scene.ask.options, 1) if o.text == "land Skolandmyr"]
    lines = text.splitlines()
    row = next(i for i, line in enumerate(lines) if "Skolandmyr" in line)
    assert f"[{landing[0]}]" in lines[row + 1]
    assert "operating force" in text


def test_map_marks_a_known_objective_and_a_battle() -> None:
    scene = copy.deepcopy(scene_after(0, 0))  # scenes share their pieces
    marker = next(p for p in scene.pieces if p.face == "hidden")
    marker.face, marker.hidden = "barrels", False
    hostile = next(p for p in scene.pieces if p.side == "hostiles")
    hostile.place = marker.place
    text = draw_map(scene, 80).plain
    assert "◆" in text
    assert "H1 barrels" in text


def test_board_of_another_game_can_be_drawn() -> None:
    """A terrain, a mark and a face nobody has named yet are no reason to fail."""
    scene = copy.deepcopy(scene_after(0, 0))
    here = board_of(scene).spaces[3].id
    scene.spaces = [SpaceNow(id=here, terrain="swamp", marks=["bridge"])]
    scene.pieces[0].place, scene.pieces[0].face = here, "tank"
    assert "· Kalhovd" in draw_map(scene, 80).plain
    assert "T tank" in draw_map(scene, 80).plain


# -- counters and what lies on hexes ------------------------------------------------------------

HEX_UNITS = {
    "C06": ["German LMG 09 (SE, spent, hit pinned)", "German Rifles 01 (SE, dug-in)"],
    "C17": ["German HMG 20 (N, hidden)"],
    "H09": ["Soviet Rifles 04 (N, hit face-down)"],
    "F10": ["Soviet MMG 17 (NW, spent, hit panicked)"],
}
HEX_MARKS = {
    "forts": {
        "D05": ["trench", "wire"],
        "E06": ["road-block"],
        "E08": ["bunker of ai facing S"],
        "F05": ["hasty-defence"],
    },
    "player-control": ["C06"],
    "ai-control": ["G08", "D05"],
    "strikes-due": ["player F12"],
}


def hexes_of(place: dict[str, object]) -> Match:
    return match_at(f"heroes/5 partisans {place}", {})[0]


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "C06: German Rifles 01 (1, hasty defence), LMG 09 (1, spent, hit: Pinned, cannot move)",
                "C17: HMG 20 (2, hidden)",
                "H09: Soviet Rifles 04 (1, hit, marker face down)",
                "F10: MMG 17 (2, spent, hit: Panicked, cannot fire)",
            ],
        ),
        (
            "es",
            [
                "LMG 09 (1, usada, impactada: Clavada, no puede mover)",
                "C17: HMG 20 (2, oculta)",
                "H09: Rifles 04 soviético (1, impactada, marcador boca abajo)",
            ],
        ),
    ],
)
def test_the_list_of_units_tells_the_state_of_each(lang: str, lines: list[str]) -> None:
    text = " ".join(session(hexes_of({"units": HEX_UNITS}), lang=lang, width=100).split())
    assert [line for line in lines if line not in text] == []


def test_the_list_of_units_tells_the_state_of_who_is_carried() -> None:
    place = {
        "units": {"C06": ["German SdKfz 251 43 (SE)", "German Rifles 01 (hit pinned) under German SdKfz 251 43"]}
    }
    match = match_at(f"heroes/5 search-and-destroy {place}", {})[0]
    assert "German Rifles 01 (hit: Pinned, cannot move))" in session(match)


def test_the_list_of_units_tells_what_a_raider_is_good_at() -> None:
    text = session(new(), "1", "done", "units", width=100)
    assert "Rønneberg (1+/3, scout, operating)" in text, "elite is the + behind the value"


@pytest.mark.parametrize("plain", [False, True])
def test_the_map_of_hexes_signs_who_is_hit_or_hidden(plain: bool) -> None:
    text = draw_hexes(scene_of(hexes_of({"units": HEX_UNITS}), 0, "en", odds=False), 100, plain).plain
    south_east, north, down, hidden = (",", "^", "?", "~") if plain else ("↘", "↑", "¿", "◌")
    for men in (f"m!{south_east}", f"R{down}{north}", f"M{hidden}{north}"):
        assert men in text
    wrapped = " ".join(text.split())
    for meaning in ("M! hit", f"R{down} hit, marker face down", f"M{hidden} hidden"):
        assert meaning in wrapped
    assert plain == text.isascii()


@pytest.mark.parametrize("plain", [False, True])
def test_the_map_of_hexes_signs_who_holds_a_hex_and_every_work(plain: bool) -> None:
    scene = scene_of(hexes_of({"units": HEX_UNITS, **HEX_MARKS}), 0, "en", odds=False)
    text = draw_hexes(scene, 100, plain).plain
    told = " ".join(text.split())
    signs = {"C06": "(", "G08": ")", "D05": "{", "E06": "$", "F05": '"', "F12": ";"}
    if not plain:
        signs = {"C06": "◐", "G08": "◑", "D05": "×", "E06": "‡", "F05": "⊓", "F12": "⊕"}
    assert {name: text[text.index(name) + 4] for name in signs} == signs
    words = ["held by the Germans", "held by the Soviets", "Wire", "Road block", "Hasty defence", "Artillery due"]
    for sign, meaning in zip(signs.values(), words, strict=True):
        assert f" {sign} {meaning} " in f"{told} "
    assert ("_ Trench" if plain else "⊔ Trench") in told
    assert ("]v Bunker, facing south" if plain else "▣↓ Bunker, facing south") in told
    assert max(len(line) for line in text.splitlines()) <= 100


def test_every_figure_of_a_counter_can_be_asked_for() -> None:
    match = hexes_of({"units": HEX_UNITS, **HEX_MARKS})
    assert "nobody in a place of that name" in session(match, "units d05", width=200)
    here = session(match, "units c06", width=200)
    gun = (
        "LMG 09, C06: AP to move 1 · front 12 · flank 10 · AP to fire 2 · range 9 · red FP 4 (crewed) "
        "· blue FP 0 (crewed) · rallies on 7 · spent · hit: Pinned, cannot move"
    )
    assert gun in here and "German Rifles 01, C06: " in here and "MMG 17, F10: " not in here
    called = session(match, "units rifles", width=200)
    assert "German Rifles 01, C06: " in called and "Soviet Rifles 04, H09: " in called and gun not in called
    assert "LMG 09, C06: PA de movimiento 1" in session(match, "unidades lmg 09", lang="es", width=200)
    assert "nobody called Nobody" in session(match, "units Nobody")
    assert "Rønneberg" in session(new(), "1", "units ronneberg").rpartition("> ")[2]


# -- terminals ----------------------------------------------------------------------------------


def test_no_colour_codes_without_a_terminal() -> None:
    assert "\x1b" not in session(new(), "1", "map")


def test_colour_on_a_terminal() -> None:
    console = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="standard")
    play(new(), "en", None, console, typing("1"))
    assert "\x1b[" in printed(console)


@pytest.mark.parametrize("width", [10, 24, 40])
def test_narrow_consoles(width: int) -> None:
    match = new("tinnsjo", 2)
    assert play(match, "es", None, screen(width), random_player(match, 2)) == 0


def test_terminal_without_unicode() -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    match = new("freshman", 4)
    play(match, "es", None, Console(file=file, width=80), random_player(match, 4))
    file.flush()
    file.buffer.seek(0)
    assert b"Presa de Mosvatn" in file.buffer.read()


def test_both_languages_say_the_same_things() -> None:
    def own(lang: str) -> dict[str, set[str]]:
        text = (Path(say.__code__.co_filename).parent / lang / "terminal.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^(terminal-[\w-]+) =", text, flags=re.M)[1:]
        return {k: set(re.findall(r"\$(\w+)", v)) for k, v in zip(parts[::2], parts[1::2], strict=True)}

    assert own("en") == own("es")
    assert all(has("es", key) for key in own("es"))


@pytest.mark.parametrize("scenario", game_named("heroes").scenarios)
def test_no_sign_of_the_map_of_hexes_stands_for_two_things(scenario: str) -> None:
    heroes = game_named("heroes")
    scene = copy.deepcopy(
        scene_of(start(heroes, scenario, checked_options(heroes, {}), bytes(32)), 0, "en", odds=False)
    )
    works = ["trench", "hasty-defence", "road-block", "wire", "mines", "smoke", "thin-smoke", "strike", "bunker-3"]
    scene.spaces.append(SpaceNow(id=board_of(scene).spaces[0].id, marks=[*works, "victory"]))
    for plain, gap in ((False, " · "), (True, " - ")):
        told = [item.split()[0] for item in " ".join(line.plain for line in legend(scene, 100, plain)).split(gap)]
        assert len(told) == len(set(told)), sorted(told)
