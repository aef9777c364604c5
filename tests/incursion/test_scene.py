"""What the two seats of Incursion see: the whole battle, in both languages, and nothing they may not know."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match, start
from grognard.engine.scene import Scene
from grognard.engine.shelf import ground_of
from grognard.engine.show import scene_of
from grognard.games import checked_options, match_at
from grognard.games.incursion.content import content
from grognard.games.incursion.floor import doors_so
from grognard.games.incursion.game import game
from grognard.games.incursion.hands import cards_so
from grognard.games.incursion.pieces import carriers, figure_piece, place_of, states_of
from grognard.games.incursion.rules.activation import price
from grognard.games.incursion.scene import tracks_so
from grognard.games.incursion.state import Battle
from grognard.terminal.squares import draw_squares
from grognard.text import LANGUAGES

GAME = game()
USUAL = checked_options(GAME, {"turn_limit": "on"})
LIVELY = {
    "fire",
    "harpoon",
    "flame",
    "throw",
    "launch",
    "move",
    "strike",
    "detonate",
    "open",
    "take",
    "use",
    "watch",
}


def lively(scenario: str, seed: int) -> Iterator[tuple[Match, Battle]]:
    """A match played mostly by its attacks and moves, at each of its questions."""
    match = start(GAME, scenario, USUAL, key_of(f"{scenario} {seed}"))
    chance = random.Random(seed)
    while match.ask is not None:
        state = match.state
        assert isinstance(state, Battle)
        yield match, state
        options = match.ask.options
        match.answer(chance.choices(options, [6 if o.verb in LIVELY else 1 for o in options])[0])


def seen(match: Match, seat: int, lang: str = "en") -> Scene:
    return scene_of(match, seat, lang, odds=False, log=False)


def test_what_scenes_share_is_as_if_made_anew() -> None:
    """Whatever a figure's piece or a list shows has a part in what it is known by."""
    for scenario in ("recon", "twitcher", "doomsday"):
        for n, (match, g) in enumerate(lively(scenario, 2)):
            if n % 5 or n > 1500:
                continue
            for seat in (0, 1):
                scene = match.game.scene(g, seat, "en")
                for piece in scene.pieces:
                    kind, _, figure = piece.id.partition(":")
                    if kind == "figure" and piece.place != "chosen":
                        place, states = place_of(g, int(figure), seat), states_of(g, int(figure), carriers(g))
                        assert piece == figure_piece(g, content(), int(figure), states, place, "en")
                for shared in (cards_so, doors_so, tracks_so):
                    shared.cache_clear()
                assert match.game.scene(g, seat, "en") == scene


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_both_seats_and_languages_through_a_match(scenario: str) -> None:
    chance = random.Random(scenario)
    for match, _ in lively(scenario, 1):
        if chance.random() > 0.03:
            continue
        for seat in (0, 1, -1):
            for lang in LANGUAGES:
                scene = seen(match, seat, lang)
                spaces = {space.id for space in ground_of(scene).spaces}
                assert all(piece.place in spaces or ":" not in piece.place for piece in scene.pieces)
                pieces = {thing.id for things in (scene.pieces, scene.cards) for thing in things}
                for option in scene.ask.options if scene.ask is not None else []:
                    assert set(option.spaces) <= spaces
                    assert set(option.pieces) <= pieces | {card.id for card in scene.cards}
                    assert set(option.threats) <= pieces
                assert all({sight.viewer, sight.piece} <= pieces for sight in scene.sights)
    for lang in LANGUAGES:
        assert scene_of(match, 0, lang).log


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_scene_does_not_depend_on_what_its_seat_cannot_know(scenario: str) -> None:
    chance = random.Random(scenario)
    for _, state in lively(scenario, 2):
        if chance.random() > 0.04:
            continue
        for seat in (0, 1, -1):
            twin = GAME.imagine(state, seat, KeyedDice(key_of(str(chance.random()))))
            ours, theirs = (GAME.scene(g, seat, "en") for g in (state, twin))
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)


def shown(line: str, seat: int, *answers: str) -> Scene:
    """What a seat sees at a position, after some answers."""
    match, _ = match_at(line, {})
    for answer in answers:
        match.give(answer)
    return seen(match, seat)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_a_hidden_gas_card_tells_nothing_of_ilsa(seat: int) -> None:
    """INCURSION 6.2.4, 4.2: it does nothing to her, so her Fortitude is shown as it is."""
    line = "incursion/1 campaign {figures: {Private 1: {at: B2}, Ilsa: {at: H2}},"
    line += " worn: {Rackley Hated His Mask 1: {figure: Ilsa, by: germans, learned: true}}}"
    scene = shown(line, seat)
    assert [p.values["fortitude"] for p in scene.pieces if p.face == "ilsa"] == [5]


@pytest.mark.parametrize(("seat", "known"), [(0, False), (1, True), (-1, False)])
def test_who_comes_at_doomsday_is_hidden_until_all_are_placed(seat: int, known: bool) -> None:
    """INCURSION 7.7.1, 2.5: the points of a Gretel called up now are not told before she is seen (I17)."""
    line = "incursion/1 doomsday {phase: deploy, turn: 2, active: germans, purchases: 1,"
    line += " figures: {Private 1: {at: B2}, Gretel: {at: held}, Zombie 1: {at: held, fresh: true}}}"
    scene = shown(line, seat, "bring Gretel", "at G3")
    assert any(track.id == "controller" for track in scene.tracks) == known


@pytest.mark.parametrize(("width", "ascii_only"), [(120, False), (80, True), (40, False)])
def test_the_terminal_draws_the_board(width: int, ascii_only: bool) -> None:
    drawn = ""
    for match, state in lively("doomsday", 4):
        if state.actor >= 0 and state.on_board(state.actor):
            scene = seen(match, match.ask.seat if match.ask is not None else 0)
            drawn = draw_squares(scene, width, ascii_only).plain
            break
    lines = drawn.splitlines()
    assert all(len(line) <= width for line in lines)
    assert (len(lines) > 30) == (width >= 80)
    assert drawn.isascii() or not ascii_only
    if width == 120:
        assert re.search("[PIGSMXLHBNZ][↑→↓←]", drawn)


def test_a_label_says_what_the_action_costs() -> None:
    told = 0
    for match, state in lively("doomsday", 3):
        ask = match.ask
        assert ask is not None
        if ask.kind != "act" or ask.about is None:
            continue
        for option in ask.options:
            label = GAME.label(state, ask, option, "en")
            price = sum(int(n) for n in re.findall(r"(\d+) (?:AP|from Gretel)", label))
            command = sum(int(n) for n in re.findall(r"(\d+) CP\)", label)) if option.verb != "kill" else 0
            before = state.ap + state.zombie_cp, state.cp[ask.seat]
            if option.verb not in ("turn", "close", "drop", "will"):
                continue
            twin = match.fork(KeyedDice(key_of("twin")))
            twin.answer(option)
            after = twin.state
            assert isinstance(after, Battle)
            if after.actor != state.actor:
                continue
            assert before == (after.ap + after.zombie_cp + price, after.cp[ask.seat] + command)
            told += 1
    assert told > 20


def walk(match: Match, steps: list[str]) -> tuple[Match, int, list[str]]:
    """A fork in which the steps are taken, what they cost, and who could have fired; the enemy holds its fire."""
    twin = match.fork(KeyedDice(key_of("walk")))
    assert twin.ask is not None
    seat = twin.ask.seat
    had = purse_of(twin, seat)
    held = []
    for text in steps:
        assert twin.ask is not None
        assert twin.ask.seat == seat
        twin.give(text, seat)
        while twin.ask is not None and twin.ask.kind in ("reaction", "interrupt"):
            assert twin.ask.about is not None
            if twin.ask.kind == "interrupt":
                twin.give("pass", twin.ask.seat)
                continue
            if twin.ask.options[0].verb == "fire":
                held.append(f"figure:{twin.ask.about.value}")
            twin.give("hold", twin.ask.seat)
    return twin, had - purse_of(twin, seat), held


def purse_of(match: Match, seat: int) -> int:
    state = match.state
    assert isinstance(state, Battle)
    return state.ap + state.cp[seat] + (state.zombie_cp if seat else 0)


@pytest.mark.parametrize("scenario", ["lines", "acdc", "doomsday"])
def test_a_path_costs_what_is_paid_when_it_is_walked(scenario: str) -> None:
    walked = seen_on = 0
    chance = random.Random(scenario)
    for match, state in chain.from_iterable(lively(scenario, seed) for seed in range(5, 11)):
        ask = match.ask
        assert ask is not None
        if not GAME.walks(ask) or chance.random() > 0.4:
            continue
        assert ask.about is not None
        direct = {f"square:{o.value}" for o in ask.options if o.verb == "move"}
        for path in GAME.plans(state, ask, "en"):
            assert len(path.answers) > 1
            assert path.space == path.spaces[-1]
            numbers = [int(n) for n in re.findall(r"\d+", path.label)]
            assert sum(numbers) == path.cost
            if path.space in direct:
                option = next(o for o in ask.options if o.verb == "move" and f"square:{o.value}" == path.space)
                assert path.cost < price(state, ask.about.value, option)
            if not path.threats and chance.random() > 0.2:
                continue
            twin, paid, held = walk(match, path.answers)
            after = twin.state
            assert isinstance(after, Battle)
            if after.actor == ask.about.value:  # else its activation ended with its last point
                assert paid == path.cost
            assert f"square:{after.at[ask.about.value]}" == path.space
            assert held == path.threats
            seen_on += bool(held)
            walked += 1
    assert walked > 50
    assert seen_on


def test_no_way_is_cheaper_than_the_path() -> None:
    """By trying every row of three steps and turns."""
    compared = 0
    for match, state in lively("doomsday", 6):
        ask = match.ask
        assert ask is not None
        if not GAME.walks(ask) or state.reacting or any(state.burning) or compared > 400:
            continue
        assert ask.about is not None
        figure = ask.about.value
        best = {path.space: path.cost for path in GAME.plans(state, ask, "en")}
        level = [(match.fork(KeyedDice(key_of("try"))), 0)]
        for _ in range(3):
            further = []
            for at, spent in level:
                if at.ask is None or at.ask.kind != "act" or at.ask.about != ask.about:
                    continue
                assert isinstance(at.state, Battle)
                for option in at.ask.options:
                    if option.verb not in ("move", "turn"):
                        continue
                    cost = spent + price(at.state, figure, option)
                    twin = at.fork(KeyedDice(key_of("try")))
                    twin.answer(option)
                    assert isinstance(twin.state, Battle)
                    space = f"square:{twin.state.at[figure]}"
                    if space in best:
                        assert best[space] <= cost
                        compared += 1
                    further.append((twin, cost))
            level = further
    assert compared > 400


def test_entries_are_called_by_the_compass_of_the_language() -> None:
    """What is shown changes with the language, what is typed does not."""
    match = start(GAME, "recon", USUAL, key_of("compass"))
    while match.ask is not None and match.ask.kind != "deploy":
        match.answer(match.ask.options[0])
    for lang, west in (("en", ["NW", "SW"]), ("es", ["NO", "SO"])):
        scene = seen(match, 0, lang)
        assert scene.ask is not None
        assert [(o.text, o.label) for o in scene.ask.options[:2]] == [("at NW", west[0]), ("at SW", west[1])]
        waiting = [s.name.split()[-1] for s in ground_of(scene).spaces if s.id.startswith("entry:")]
        assert waiting[:2] == west


@pytest.mark.parametrize("lang", ["en", "es"])
def test_who_chooses_a_force_reads_what_figures_are_good_for_and_what_is_chosen(lang: str) -> None:
    match = start(GAME, "doomsday", checked_options(GAME, {}), key_of("notes"))
    for name in ("Slugger", "Private", "Private"):
        match.give(f"add {name}")
    scene = scene_of(match, 0, lang)
    assert scene.ask is not None
    assert all(len(o.note) > 30 for o in scene.ask.options if o.text.startswith("add"))
    assert len(scene.notes) == 1
    assert scene.notes[0].count(",") == 2
    assert scene_of(match, 1, lang).notes == scene_of(match, -1, lang).notes == []


def test_orders_that_positions_once_held_are_read_and_gone() -> None:
    orders = "orders: {allies: never}, kills: {allies: none}"
    match = match_at(f"incursion/1 recon {{active: germans, {orders}, figures: {{Zombie 1: {{at: L2}}}}}}", {})[0]
    assert "orders" not in match.game.describe(match.state)
    assert scene_of(match, 0, "en").notes == []
