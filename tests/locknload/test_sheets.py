"""What players are told before dice fall: melee, rallying, smoke; why a hex is spotted (feel.md L7, L9 to L11)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given as given_by
from hypothesis import strategies as st

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.marking import try_out
from grognard.engine.match import Match, play_from
from grognard.engine.plans import plans_of
from grognard.engine.scene import ModifierLine, OptionView, Scene, Sheet, SightChange
from grognard.engine.show import line_of, scene_of
from grognard.games import checked_options
from grognard.games.locknload.game import game
from grognard.games.locknload.rules.fire import in_company
from grognard.games.locknload.rules.spotting import seen_by, spotted
from grognard.games.locknload.rules.verbs import SHOOT
from grognard.games.locknload.state import Battle

GAME = game()
BOX = GAME.box
OPTIONS = checked_options(GAME, {})
FAR = {"1A4": ["Grenadier squad 4"], "1O1": ["Para squad 6"]}


def playing(scenario: str = "vierville", seed: str = "sheets", **position: Any) -> Match:
    position = {"turn": 2, "active": "us", "phase": "operations", **position}
    g = GAME.place(scenario, OPTIONS, position, KeyedDice(key_of(seed)))
    return play_from(GAME, scenario, OPTIONS, g)


def given(match: Match, *texts: str) -> Match:
    for text in texts:
        match.give(text)
    return match


def seen(match: Match, seat: int = 0, lang: str = "en") -> Scene:
    return scene_of(match, seat, lang, odds=False)


def sheet(match: Match, name: str, seat: int = 0, lang: str = "en") -> Sheet | None:
    return next((found for found in seen(match, seat, lang).sheets if found.id == name), None)


def unit(name: str) -> str:
    return f"unit:{BOX.unit_names.index(name)}"


def at(name: str) -> str:
    return f"hex:{BOX.location_names.index(name)}"


# -- fire ------------------------------------------------------------------------------------------


def commit(match: Match, *texts: str) -> OptionView:
    found = try_out(match, texts, "en").commit
    assert found is not None
    return found


def test_what_each_adds_to_an_attack_and_who_leads() -> None:
    """5.2: the best squad with all it has, each other with half, guns besides; rounded up once."""
    men = ["Para squad 1", "Para squad 2", "Para half-squad 1", "Cpl Medrow"]
    units = {"1H6": men, "1H3": ["Grenadier squad 1"], **FAR}
    match = given(playing(units=units, weapons={"carried": ["BAR 1 under Para squad 2"]}), "take 1H6", "fire 1H3")
    shot = commit(match)
    assert shot.parts == [
        "Para squad 1 leads: 2", "Para squad 2: 1", "Para half-squad 1: ½", "BAR 1: 1", "together 4½, so 5",
    ]  # fmt: skip
    assert next(line for line in shot.modifiers if line.name == "firepower").value == 5
    assert commit(match, "without Para half-squad 1").parts[-1] == "together 4, so 4"


def test_what_they_add_against_one_in_flight() -> None:
    """1.6.2, 4.1: fire at whom the flames drove out is opportunity fire, also by whose impulse it is: under Ops
    Complete at half."""
    units = {
        "1H6": ["SS squad 1"], "1H7": ["SS squad 3 (ops)", "SS squad 4 (ops)"], "1H5": ["Para squad 1"],
        "1A5": ["Para squad 2"], "1A1": ["SS squad 2"],
    }  # fmt: skip
    weapons = {"carried": ["Flamethrower 1 under SS squad 1"]}
    match = playing(active="german", units=units, weapons=weapons, seed="0")
    given(match, "take 1H6", "fire 1H5", "flee 1H4", "volley 1H7")
    assert commit(match).parts == ["SS squad 3 leads: 1", "SS squad 4: ½", "together 1½, so 2"]
    assert match.ask is not None
    assert GAME.ordered(match.state, match.ask, {"fire": "always"}) is SHOOT.plain, "orders hold for it too"


@given_by(st.lists(st.tuples(st.integers(-1, 6), st.booleans()), max_size=6))
def test_what_squads_add_together(squads: list[tuple[int, bool]]) -> None:
    """5.2, 13.92: the best with all it has, the others with half, glider troops with all; nothing takes off, but
    where none has any the best counts alone."""
    values, gliders = [value for value, _ in squads], [glides for _, glides in squads]
    halved = sorted([value for value, glides in squads if value > 0 and not glides])
    whole = sum(value for value, glides in squads if value > 0 and glides)
    expected = (
        2 * whole + sum(halved) + sum(halved[-1:]) if max(values, default=0) > 0 else 2 * max(values, default=0)
    )
    shares = in_company(values, gliders)
    assert sum(shares) == expected
    assert all(share in (0, value, 2 * value) for share, value in zip(shares, values, strict=True))


def test_a_group_has_its_odds_before_it_is_known_who_is_in_it() -> None:
    """feel.md L5: the flag of a location tells what all of it would do; a click then asks who fires."""
    units = {"1H6": ["Para squad 1"], "1H2": ["Grenadier squad 1", "Grenadier squad 2", "Lt Koch"], **FAR}
    match = given(playing(units=units), "take 1H6", "move", "step 1H5")
    view = scene_of(match, 1, "en").ask
    assert view is not None and view.kind == "opportunity"
    volley = next(option for option in view.options if option.text == "volley 1H2")
    assert not volley.rolls and volley.odds
    given(match, "volley 1H2")
    shot = commit(match)
    assert volley.odds == shot.odds
    attack = next(line for line in shot.odds if line.outcome == "effect")
    (check,) = attack.then or next(line for line in shot.chain[0].odds if line.outcome == "effect").then
    spared = sum(Fraction(line.numerator, line.denominator) for line in check.odds if line.outcome == "none")
    hurt = Fraction(attack.numerator, attack.denominator) * (1 - spared)
    assert shot.headline == volley.headline == f"{round(100 * hurt)}% somebody shaken or worse"
    assert shot.chance == volley.chance == float(hurt)


def test_fire_at_movers_and_others_tells_both_totals_before_and_after() -> None:
    """5.3, feel.md L6: one attack die, and 2 on the mover where it is 1 on who stayed, each with its lines."""
    units = {"1H6": ["Para squad 1"], "1H5": ["Para squad 2"], "1H2": ["Grenadier squad 1", "Lt Koch"], **FAR}
    match = given(playing(units=units), "take 1H6", "move", "step 1H5")
    view = scene_of(match, 1, "en").ask
    assert view is not None
    volley = next(option for option in view.options if option.text == "volley 1H2")
    fire = [("firepower", 1, "5.2"), ("leadership", 1, "5.01")]
    wanted = [
        ("On Para squad 1: +3 in all", [*fire, ("moving target", 1, "5.3")]),
        ("On Para squad 2: +2 in all", fire),
    ]
    assert [(tally.label, lines(tally.modifiers)) for tally in volley.tallies] == wanted
    assert lines(volley.modifiers) == wanted[0][1]
    given(match, "volley 1H2")
    assert commit(match).tallies == volley.tallies
    given(match, "shoot")
    assert match.log is not None
    attack = next(event for event in match.log.events if event.kind == "attack")
    ours, theirs = attack.dice
    line = line_of(GAME, attack, "en")
    totals = f"{ours + 3} against {theirs} on Para squad 1; {ours + 2} against {theirs} on Para squad 2"
    assert f", {totals}: " in line.text
    assert [(tally.label, lines(tally.modifiers)) for tally in line.tallies] == wanted
    spanish = line_of(GAME, attack, "es")
    assert (
        f"{ours + 2} contra {theirs} sobre {GAME.noun('unit', BOX.unit_names.index('Para squad 2'), 'es')}: "
        in spanish.text
    )
    assert spanish.tallies[1].label.startswith("Sobre ") and spanish.tallies[1].label.endswith(": +2 en total")


def test_where_all_are_fired_at_alike_there_is_one_total() -> None:
    """5.0: two squads that have moved, or two that have not."""
    for mark in ("", " (moved)"):
        units = {"1H6": ["Para squad 1"], "1H3": [f"Grenadier squad 1{mark}", f"Grenadier squad 2{mark}"], **FAR}
        match = given(playing(units=units), "take 1H6")
        view = scene_of(match, 0, "en").ask
        assert view is not None
        fire = next(option for option in view.options if option.text == "fire 1H3")
        assert fire.odds and not fire.tallies
        assert ("moving target" in [line.name for line in fire.modifiers]) == bool(mark)


def test_a_total_that_hangs_on_the_dice_is_not_told_before_them() -> None:
    """1.6.1.1, 5.3: equal dice jam the gun and take its firepower away; the other lines hold for each."""
    units = {"1H6": ["US squad (Vietnam) 1"], "1H3": ["Grenadier squad 1 (moved)", "Grenadier squad 2"], **FAR}
    weapons = {"carried": ["M60 1 under US squad (Vietnam) 1"]}
    match = given(playing(units=units, weapons=weapons), "take 1H6")
    view = scene_of(match, 0, "en").ask
    assert view is not None
    fire = next(option for option in view.options if option.text == "fire 1H3")
    assert [(tally.label, lines(tally.modifiers)) for tally in fire.tallies] == [
        ("On Grenadier squad 1", [("moving target", 1, "6.0")]),
        ("On Grenadier squad 2", []),
    ]


def lines(modifiers: list[ModifierLine]) -> list[tuple[str, int, str]]:
    return [(line.name, line.value, line.rule) for line in modifiers]


# -- melee -----------------------------------------------------------------------------------------


def entered(
    *germans: str, americans: tuple[str, ...] = ("Para squad 1", "Para half-squad 1"), **more: Any
) -> Match:
    match = playing(units={"1M4": list(americans), "1N4": list(germans), **FAR}, **more)
    return given(match, "take 1M4", "move", *(["march"] if len(americans) > 1 else []), "step 1N4")


def test_every_choice_of_targets_has_the_odds_it_will_have() -> None:
    """8.0: each rung is what the rules make of that set, should it be chosen and struck as they propose."""
    match = entered("Grenadier squad 1", "Grenadier half-squad (1) 1", "Weiss")
    rungs = sheet(match, "blow")
    assert rungs is not None and match.ask is not None and match.ask.kind == "targets"
    assert len(rungs.rows) == len({tuple(row.pieces) for row in rungs.rows})
    assert match.ask.marking is not None
    members = match.ask.marking.members
    for row in rungs.rows:
        assert row.marks is not None
        texts = []
        for member in members:
            wanted = member.ways[0].text in row.marks
            if wanted != (member.default == 0):
                texts.append(member.ways[0 if wanted else -1].text)
        killed = next(line for line in commit(match, *texts).odds if line.outcome == "killed")
        (told,) = row.odds
        assert (told.numerator, told.denominator) == (killed.numerator, killed.denominator), row.label


def test_the_ladder_and_their_reply_in_words() -> None:
    """8.0: 3 to 3 is 1-1, 8 or more; they strike with the gun, 4 to 2 is 2-1; the dead still strike."""
    match = entered("Grenadier squad 1", weapons={"carried": ["MG42 1 under Grenadier squad 1"]})
    if match.ask is not None and match.ask.kind == "targets":
        pytest.fail("with one target there is nothing to choose")
    mine, theirs = sheet(match, "blow"), sheet(match, "reply")
    assert mine is not None and theirs is not None
    assert [(row.label, row.means) for row in mine.rows] == [("Grenadier squad 1", "3 to 3 is 1-1: 8 or more")]
    assert mine.note == "Whoever is killed still strikes back."
    assert {row.label for row in theirs.rows} == {
        "Para squad 1", "Para half-squad 1", "Para squad 1 and Para half-squad 1",
    }  # fmt: skip
    squad = next(row for row in theirs.rows if row.label == "Para squad 1")
    assert squad.means == "3 to 2 is 3-2: 7 or more" and squad.odds[0].tone == "ill"


def test_who_strikes_second_has_no_reply_to_fear() -> None:
    match = entered("Grenadier squad 1", "Grenadier half-squad (1) 1")
    given(match, "chosen", "strike")
    assert match.ask is not None and match.ask.seat == 1
    assert sheet(match, "blow", 1) is not None and sheet(match, "reply", 1) is None
    assert sheet(match, "blow", 0) is None, "it is for who is asked"


def told(sheets: list[Sheet]) -> list[tuple[str, str, list[tuple[str, str, int, int]]]]:
    """What sheets say, but for the answers their lines stand for."""
    return [
        (one.id, one.note, [(r.label, r.means, r.odds[0].numerator, r.odds[0].denominator) for r in one.rows])
        for one in sheets
    ]


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"weapons": {"carried": ["MG42 1 under Grenadier squad 1"]}},
        {"americans": ("Para squad 1", "Para half-squad 1", "Lt Sorensen")},
        {"americans": ("Para half-squad 1", "Hird")},
    ],
)
def test_before_a_stack_walks_into_a_melee_both_blows_are_told_as_they_will_be(more: dict[str, Any]) -> None:
    """8.0: the way there has the sheets of the round it leads to, and the best of both in a few words."""
    germans = ("Grenadier squad 1", "Grenadier half-squad (1) 1")
    americans = more.pop("americans", ("Para squad 1", "Para half-squad 1"))
    before = playing(units={"1M4": list(americans), "1N4": list(germans), **FAR}, **more)
    plans = [plan for plan in plans_of(before, [unit(name) for name in americans], "en") if plan.space == at("1N4")]
    walk = next(plan for plan in plans if plan.kind == "move")
    after = entered(*germans, americans=americans, **more)
    assert after.ask is not None and after.ask.kind == "targets"
    assert told(walk.sheets) == told([one for one in seen(after).sheets if one.id in ("blow", "reply")])
    best = [one.rows[0].odds[0] for one in walk.sheets]
    shares = [round(100 * line.numerator / line.denominator) for line in best]
    assert walk.rolls and walk.odds == f"your best blow {shares[0]}%, theirs {shares[1]}%"
    assert all(not plan.sheets for plan in plans_of(before, [unit(americans[0])], "en") if plan.space == at("1L4"))


def test_who_cannot_fight_or_has_fought_this_turn_strikes_no_blow() -> None:
    """8.1, R40: those who cannot fight are lost without a round; after the turn's round one waits for the next."""
    men = {"1M4": ["Para squad 1"], **FAR}
    for germans, more in ((["Grenadier squad 1 (shaken)"], {}), (["Grenadier squad 1"], {"fought": ["1N4"]})):
        locked: dict[str, Any] = {"units": {**men, "1N4": [*germans, *(["Para squad 2"] if more else [])]}, **more}
        if more:
            locked["melees"] = ["1N4"]
        plans = plans_of(playing(**locked), [unit("Para squad 1")], "en")
        walk = next(plan for plan in plans if plan.space == at("1N4") and plan.kind == "move")
        assert walk.rolls and not walk.sheets and not walk.odds


def test_who_is_locked_sees_both_blows_before_fighting_on() -> None:
    """8.0: at the question itself, and of the plan of a stack that is looked at; it is wanted twice."""
    units = {"1N4": ["Para squad 1", "Grenadier squad 1"], **FAR}
    match = playing(units=units, melees=["1N4"])
    plan = next(plan for plan in plans_of(match, [unit("Para squad 1")], "en") if plan.answers[-1] == "fight")
    assert plan.rolls and [one.id for one in plan.sheets] == ["blow", "reply"]
    given(match, "take 1N4")
    assert told(plan.sheets) == told(seen(match).sheets)


def test_a_shift_is_told() -> None:
    """8.0: a hero on the striking side is worth one column."""
    gun = {"carried": ["MG42 1 under Grenadier squad 1"]}
    match = entered("Grenadier squad 1", americans=("Para half-squad 1", "Hird"), weapons=gun)
    mine = sheet(match, "blow")
    assert mine is not None
    assert mine.rows[0].means == "3 to 3 is 1-1, shifted to 3-2: 7 or more"


# -- rallying --------------------------------------------------------------------------------------


def test_what_each_shaken_unit_needs_and_why() -> None:
    """3.0: morale, two less in cover, leadership; nobody without a leader; he may have to rally first."""
    match = playing(
        units={
            "1M6": ["Para squad 1 (shaken)", "Sgt Hill"],
            "1N6": ["Para squad 2 (shaken)"],
            "1K6": ["Para squad 3 (shaken)", "Lt Sorensen (shaken)"],
            **FAR,
        }
    )
    found = sheet(match, "rally")
    assert found is not None and not found.open and found.title == "To rally: 4 units"
    rows = {row.label: row for row in found.rows}
    squad = rows["Para squad 1"]
    assert {(line.name, line.rule) for line in squad.modifiers} == {("leadership", "3.0"), ("in cover", "3.0")}
    need = int(squad.means.split(" ")[0])
    ways = [1 for a in range(1, 7) for b in range(1, 7) if a + b <= need]
    assert Fraction(squad.odds[0].numerator, squad.odds[0].denominator) == Fraction(len(ways), 36)
    assert "No leader" in rows["Para squad 2"].means and not rows["Para squad 2"].odds
    assert rows["Para squad 3"].means.startswith("once Lt Sorensen has rallied")
    assert found.rows[0].label == "Lt Sorensen", "leaders first"
    assert sheet(match, "rally", 1) is None, "the Germans have nobody to rally"


# -- smoke -----------------------------------------------------------------------------------------


def test_smoke_shows_the_lines_it_would_cut() -> None:
    """7.0, 10.3: along the road from 1H8 to 1H1 smoke in 1H4 stands in the way, in 1J4 it does not."""
    units = {"1I4": ["Para squad 1"], "1H8": ["Para squad 2"], "1H1": ["Grenadier squad 1"], **FAR}
    match = given(playing(units=units), "take 1I4", "smoke")
    view = seen(match).ask
    assert view is not None and view.kind == "smoke-at"
    lines = {option.text: option.lines for option in view.options}
    assert SightChange(a=at("1H8"), b=at("1H1"), cut=True) in lines["at 1H4"]
    assert lines["at 1J4"] == []
    labels = {option.text: option.label for option in view.options}
    assert "cuts" in labels["at 1H4"] and "changes no line of sight" in labels["at 1J4"]


# -- spotted or not --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"1F4": ["Grenadier squad 1"]}, "Not spotted: in cover"),
        ({"1F4": ["Grenadier squad 1 (fired)"]}, "somebody there has fired"),
        ({"1F4": ["Grenadier squad 1 (moved)"]}, "somebody there has moved"),
        ({"1F4": ["Grenadier squad 1"], "1G4": ["Para squad 1"]}, "in good order is next to it"),
        ({"1F4": ["Grenadier squad 1"], "1G4": ["Para squad 1 (shaken)"]}, "Not spotted: in cover"),
        ({"1H5": ["Grenadier squad 1"]}, "nothing to hide in"),
    ],
)
def test_by_what_a_hex_is_spotted(how: dict[str, list[str]], says: str) -> None:
    """10.1, 5.1: in the words of what made it so."""
    match = playing(units={**how, **FAR})
    where = next(iter(how))
    (note,) = next(space.notes for space in seen(match).spaces if space.id == at(where))
    assert says in note.text and note.rule == "10.1"
    g = match.state
    assert isinstance(g, Battle)
    location = BOX.location_names.index(where)
    assert spotted(g, location, 0) == (seen_by(g, location, 0) is not None) == note.text.startswith("Spotted")


def test_who_could_spot_it_best() -> None:
    """10.1: a leader's own leadership helps him; only the enemy of those who hide is told."""
    match = playing(units={"1F4": ["Grenadier squad 1"], "1H4": ["Para squad 1", "Sgt Hill"], **FAR})
    (note,) = next(space.notes for space in seen(match, 0).spaces if space.id == at("1F4"))
    assert "Best to spot it: Sgt Hill, " in note.text
    (other,) = next(space.notes for space in seen(match, 1).spaces if space.id == at("1F4"))
    assert "Best" not in other.text


# -- what to keep in mind --------------------------------------------------------------------------


def test_after_the_first_act_the_leader_and_his_reach_are_named() -> None:
    """4.0, feel.md L2: only what he can still bring in goes on."""
    units = {"1H6": ["Para squad 1", "Sgt Hill"], "1I6": ["Para squad 2"], **FAR}
    match = playing(units=units)
    assert seen(match).notes == []
    given(match, "take 1I6", "crawl", "step 1I7")
    assert seen(match).notes == ["Sgt Hill: 1H6 can still act in this impulse."]
    assert seen(match, 1).notes == []


def test_who_may_answer_hears_how_many_attacks_there_may_be() -> None:
    """5.3, feel.md L5: one for each point spent in the hex."""
    units = {"1H6": ["Para squad 1"], "1H2": ["Grenadier squad 1"], **FAR}
    match = given(playing(units=units), "take 1H6", "move", "step 1H5")
    assert match.ask is not None and match.ask.kind == "opportunity"
    assert seen(match, 1).notes == [
        "1 point spent in 1H5: one more attack there. Whoever fires now cannot fire again this turn."
    ]


def test_who_is_killed_and_has_yet_to_strike_is_marked() -> None:
    """8.0: all chosen defenders die, but stay to strike; the mark goes with the round."""
    for seed in range(20):
        match = entered("Grenadier squad 1", "Grenadier half-squad (1) 1", seed=str(seed))
        given(match, "chosen", "strike")
        marked = [piece.id for piece in seen(match, 1).pieces if "doomed" in piece.badges]
        assert match.log is not None
        (blow,) = [event for event in match.log.events if event.kind == "blow"]
        targets = blow.facts["targets"]
        assert isinstance(targets, list)
        assert marked == ([f"unit:{unit}" for unit in targets] if blow.outcome == "killed" else [])
        if marked:
            return
    raise AssertionError("nobody was killed")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_who_would_leave_a_gun_on_its_tripod_is_told_so(lang: str) -> None:
    """1.6.1.01: before anybody goes; a dismounted gun comes along, and nothing is said."""
    for marks, told in (("", True), (" (dismounted)", False)):
        weapons = {"carried": [f"M1919A4 on tripod 1{marks} under Para squad 1"]}
        units = {**FAR, "1F6": ["Para squad 1", "Para squad 2"]}
        match = given(playing(units=units, weapons=weapons), "take 1F6", "move")
        assert any("M1919A4" in note for note in seen(match, lang=lang).notes) == told


# -- orders ----------------------------------------------------------------------------------------


def test_before_the_fighting_one_is_asked_as_ordered() -> None:
    """3.0: always, only where half-squads could join or a weapon lies there to be taken up, or never."""
    men = ["Para squad 1", "Para squad 2"]
    gun = {"carried": ["BAR 1 under Para squad 1"]}
    for lying, asked in (({}, False), ({"1H6": ["BAR 2"]}, True)):
        units = {"1H6": men, **FAR}
        match = playing(units=units, weapons={**gun, **lying}, phase="rally", step="outfit")
        ask = match.ask
        assert ask is not None and ask.kind == "outfit" and ask.seat == 0
        for order, answered in (("ask", False), ("news", not asked), ("never", True)):
            given_order = GAME.ordered(match.state, ask, {"outfit": order})
            assert (given_order is not None and given_order.text == "done") == answered, order


def test_a_flare_shows_what_it_would_light() -> None:
    """20.1: before the die: the flare in its hex, and light there and in the six around."""
    men = {"1K4": ["Sgt Hill", "Para squad 1"], "1N4": ["Second-line squad 1"], "1A1": ["Second-line squad 2"]}
    match = given(playing("sainte-mere", turn=5, units=men), "take 1K4", "flare")
    assert match.ask is not None
    option = next(o for o in match.ask.options if o.value == BOX.location_names.index("1L3"))
    lit = {space.id: space.marks for space in GAME.lays(match.state, match.ask, option)}
    assert lit.pop(at("1L3")) == ["flare", "lit"]
    board = game_board(match)
    assert (
        lit == {f"hex:{h}": ["lit"] for h in board.within(option.value, 1) if h != option.value} and len(lit) == 6
    )


def game_board(match: Match) -> Any:
    assert isinstance(match.state, Battle)
    return match.state.theater.map.board
