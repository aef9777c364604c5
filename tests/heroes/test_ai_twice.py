"""The AI's choices against a second implementation, in random positions; and the laws of its trace."""

from __future__ import annotations

import os
import random

import msgspec
import pytest

from conformance import CLOSELY
from grognard.engine.dice import ScriptDice
from grognard.engine.event import Event
from grognard.games.heroes.ai.moving import ways_of, why_risky
from grognard.games.heroes.ai.outlook import Outlook, outlook_of
from grognard.games.heroes.ai.turn import choose_act
from grognard.games.heroes.explained import Hex, Line, Seen, explain, trace_of
from grognard.games.heroes.game import game
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, FOOT, RUMOUR, OrderCard
from heroes import referee
from heroes.opponent import mission, name, obey, order, put, table
from heroes.test_ai_examples import e1

MANY = int(os.environ.get("GROGNARD_THOROUGH", "0")) and 5000
COUNT = MANY or (150 if CLOSELY else 50)
"""Positions: enough for what each test looks for, fewer on the plain code, 5,000 where GROGNARD_THOROUGH is set."""

SOFT = ["unnerved", "pinned", "stunned", "suppressed", "panicked", "cowering", "berserk", "down"]
FOOT_TYPES = {
    "german": ["g-rifles-41", "g-mg34", "g-pioneers", "g-hmg34", "g-5cm-mortar", "g-8cm-mortar", "g-tank-hunters"],
    "soviet": ["s-rifles-41", "s-smg-rifles", "s-mmg-maxim", "s-nkvd", "s-50mm-mortar", "s-82mm-mortar"],
}
VEHICLES = {
    "german": ["g-pz-iii-e", "g-sdkfz-251-apc", "g-pz-ii-f"],
    "soviet": ["s-t-26", "s-bt7", "s-t-34a", "s-ba-10"],
}
THEATERS = {
    (board, player): mission(board, player)
    for board in ("board1", "board2", "board3")
    for player in ("german", "soviet")
}


def anywhere(rng: random.Random, walls: bool = True, wheels: bool = False, few: bool = False) -> Mission:
    """A random position with everything these tests speak of; without walls where cover is worked out anew.
    `few`: one or two AI, most of them with a marker, so that orders further down have their turn."""
    board = rng.choice(["board1", "board2", "board3"] if walls else ["board1", "board3"])
    player = rng.choice(["german", "soviet"])
    g = table(board, player, [1] * 200, THEATERS[board, player])
    here = g.theater.map
    free = [h for h in here.grid.hexes if (walls or not here.walls[h])]
    middle = rng.choice(free)
    near = [h for h in free if here.far[middle][h] <= rng.choice([3, 5, 8, 20])] or free
    enemy = "soviet" if player == "german" else "german"
    for army, most in ((player, 6), (enemy, 2 if few else 7)):
        for _ in range(rng.randint(1, most)):
            kinds = FOOT_TYPES[army] + (VEHICLES[army] if army == player or wheels else [])
            add(g, rng, rng.choice(kinds), near, army == player, 0.7 if few else 0.25)
    for pe in range(rng.choice([0, 0, 1, 3])):
        add(g, rng, f"PE {pe + 1}", near, False, 0)
    for h in rng.sample(free, rng.choice([0, 0, 0, 2])):
        (g.heavy if rng.random() < 0.5 else g.light).append(h)
    g.heavy, g.light = sorted(g.heavy), sorted(g.light)
    for h in rng.sample(free, rng.randint(0, 3)):
        g.ours |= 1 << h
    g.lay_clouds()
    return g


def add(g: Mission, rng: random.Random, what: str, near: list[int], ours: bool, hurt: float) -> None:
    free = [h for h in near if ours or not g.of_side(h, AI)]
    free = [h for h in free if what.startswith("PE") is False or not g.in_hex(h)]
    if not ours and rng.random() < 0.85:
        free = [h for h in free if not g.in_hex(h)]
    kind = None if what.startswith("PE") else next(one for one in g.theater.box.types if one.key == what)
    if kind is not None:
        ground = g.theater.box.terrain
        free = [h for h in free if ground[g.theater.map.terrain[h]].cost[kind.moves] >= 0]
        if all(g.at[n] != -1 for n in kind.units):
            return
    if not free:
        return
    marks = [mark for mark, chance in (("spent", 0.3), ("acted", 0.4 if ours else 0)) if rng.random() < chance]
    soft = kind is not None and kind.front_colour == 0
    if soft and rng.random() < hurt:
        still = ["pinned"] * 4 if hurt > 0.5 else []
        marks.append(rng.choice([m for m in SOFT + still if not ours or m != "down"]))
    put(g, what, f"{name(g, rng.choice(free))}/{rng.choice(['N', 'NE', 'SE', 'S', 'SW', 'NW'])}", *marks)


# -- low risk -------------------------------------------------------------------------------------


def test_low_risk_twice() -> None:
    """HEROES 5.3.1: every hex that an AI on foot could enter, in random positions."""
    rng = random.Random(1)
    asked = refused = 0
    for _ in range(COUNT):
        g = anywhere(rng, walls=False)
        for ai in g.force[AI]:
            look = outlook_of(g, Outlook(g, None), ai)
            for way in ways_of(g, look, ai, False, None):
                mine = not why_risky(g, look, ai, way.hex)
                assert mine == referee.risk(g, ai, name(g, way.hex)), (name(g, g.at[ai]), name(g, way.hex))
                asked += 1
                refused += not mine
    assert asked > 2 * COUNT and asked / 20 < refused < asked


# -- the choice among pairs -----------------------------------------------------------------------


WHO = [{}, {"is": ["unhit"]}, {"most": "fp"}, {"is": ["cover"]}, {"is": ["hit"]}, {"is": ["unhit"], "most": "fp"}]
WHOM = [
    {}, {"is": ["fresh"]}, {"is": ["hit"]}, {"least": "dv"}, {"is": ["fresh"], "least": "dv"}, {"most": "fp"},
    {"is": ["fresh", "just-acted"]}, {"is": ["open"]}, {"is": ["spent"]},
]  # fmt: skip


def test_who_shoots_at_whom_twice() -> None:
    """HEROES 5.0 to 5.2: the AI and the Unit of orders to fire, in random positions."""
    rng = random.Random(2)
    found = 0
    for _ in range(4 * COUNT):
        g = anywhere(rng, walls=False, wheels=True)
        relation = rng.choice(["nearest", "nearest", "farthest"])
        said = {
            "who": rng.choice(WHO), relation: [{"unit": rng.choice(WHOM)}], "do": rng.choice(["fire", "fire-long"]),
            "cap": rng.choice([0, 1, 2]),
        }  # fmt: skip
        wanted = order(**said)
        command = rng.random() < 0.4
        unmark(g)
        act = obey(g, wanted, command)
        mine = None if act is None else (act.ai, act.target)
        assert mine == referee.shoot(g, wanted, command), said
        found += act is not None
    assert found > COUNT / 2


def unmark(g: Mission) -> None:
    """Without markers that lie face down: what they show is another test's."""
    for ai in g.force[AI]:
        if g.is_face_down(ai):
            g.hit[ai] = -1


def test_who_goes_where_twice() -> None:
    """HEROES 5.1.1, 5.3, 5.3.1: the AI and the hex of orders to move, in random positions."""
    rng = random.Random(3)
    found = pivots = 0
    aims = [[{"unit": {}}], [{"unit": {}}, {"objective": True}], [{"objective": True}, {"unit": {}}]]
    for _ in range(COUNT):
        g = anywhere(rng, walls=False)
        unmark(g)
        said = {
            "who": rng.choice([{}, {"is": ["unhit"]}, {"is": ["mobile"]}]), "nearest": rng.choice(aims),
            "do": rng.choice(["move", "low-risk-move"]),
        }  # fmt: skip
        wanted = order(**said)
        command = rng.random() < 0.4
        act = obey(g, wanted, command)
        mine = referee.go(g, wanted, command)
        if act is None or mine is None:
            assert act is None and mine is None, said
            continue
        assert act.ai == mine[0], said
        if act.do == "pivot":
            assert mine[1] == [], said
            pivots += 1
        else:
            assert name(g, act.place) in mine[1], said
        found += 1
    assert found > COUNT / 2 and pivots


# -- laws of the trace ----------------------------------------------------------------------------


def cards(g: Mission) -> list[OrderCard]:
    return g.theater.box.cards


def twin(g: Mission) -> Mission:
    """The same position with dice of its own."""
    made = g.copy()
    made.dice = ScriptDice([1] * 200)
    return made


def test_the_trace_names_every_ai_once_and_its_table_makes_the_choice() -> None:
    """The act is the same with a trace and without; each line names each AI once, and the choice follows from
    it."""
    rng = random.Random(4)
    chosen = 0
    for _ in range(COUNT):
        g = anywhere(rng, wheels=True)
        card = rng.choice(cards(g))
        silent, _ = choose_act(twin(g), card, False)
        loud = twin(g)
        act, trace = choose_act(loud, card, True)
        assert (act is None) == (silent is None)
        assert act is None or silent is None or act.told() == silent.told()
        assert trace is not None
        turn = trace_of_text(trace.text())
        for line in turn:
            assert len({row.ai for row in line.seen}) == len(line.seen)
            if line.line.isdigit() and line.result in ("done", "nobody"):
                assert {row.ai for row in line.seen} == set(loud.force[AI])
        if act is not None and turn[-1].chosen is not None and turn[-1].result == "done":
            follows(loud, turn[-1])
            chosen += 1
    assert chosen > COUNT / 3


def trace_of_text(text: str) -> list[Line]:
    return msgspec.json.decode(text, type=list[Line])


def follows(g: Mission, line: Line) -> None:
    """HEROES 5.1.1: the AI chosen is the best of the finalists by the figures of the trace, or a die took it."""
    chosen = line.chosen
    assert chosen is not None
    rows = line.finalists or [row for row in line.seen if not row.out]
    if chosen.group or not rows:
        return
    moves = line.do in (
        "move", "low-risk-move", "low-risk-to-cover", "low-risk-to-own-cover", "to-own-cover", "break-contact",
        "close-combat", "pivot",
    )  # fmt: skip
    fires = line.do in ("fire", "fire-long", "pivot-and-or-fire")

    def rank(row: Seen) -> list[int]:
        first = [row.rumour, row.hit, *([row.ap] if moves else []), *([-row.fp] if fires else [])]
        return [*first, *([row.fire] if moves or fires else []), -max(0, row.cover)]

    best = [row.ai for row in rows if rank(row) == min(rank(one) for one in rows)]
    assert chosen.ai in best
    rolled = [roll for roll in line.rolls if roll.for_ == "ai"]
    assert bool(rolled) == (len(best) > 1)
    if rolled:
        assert rolled[0].got == chosen.ai and sorted(rolled[0].of) == sorted(best)
    weighed = [one for one in line.hexes if not one.out]
    if chosen.hex in [one.hex for one in weighed]:
        leaves = chosen.do == "break-contact"
        figures = {one.hex: hex_rank(one, leaves) for one in weighed}
        assert figures[chosen.hex] == min(figures.values())


def hex_rank(one: Hex, leaves: bool) -> list[int]:
    """HEROES 4.1.2, 5.3: what decides between hexes."""
    return [one.zone, -one.apart, -one.dm, one.goal] if leaves else [one.zone, -one.dm, -one.flank]


def test_every_trace_can_be_put_into_words() -> None:
    """In both languages, every row of it."""
    rng = random.Random(5)
    for _ in range(60):
        g = anywhere(rng, wheels=True)
        _, trace = choose_act(g, rng.choice(cards(g)), True)
        assert trace is not None
        turn = trace_of(Event("ai-turn", "4.0", {"card": 0, "trace": trace.text()}))
        for lang in ("en", "es"):
            rows = explain(turn, game(), lang)
            assert len(rows) >= len(turn.lines) and not any("heroes-ai" in row.text for row in rows)


# -- every card -----------------------------------------------------------------------------------


def test_every_line_of_every_card_is_carried_out_somewhere() -> None:
    """None of the 71 cards has a line or a step that no position lets anybody carry out."""
    rng = random.Random(6)
    left = {(card.number, line) for card in cards(anywhere(rng)) for line in lines_of(card)}
    assert len({number for number, _ in left}) == 71
    for n in range(4000):
        if not left:
            break
        g = anywhere(rng, wheels=True, few=n % 4 > 0) if n else e1()
        if n % 2:
            lock(g, rng)
        numbers = {number for number, line in left if line.startswith("close") == bool(n % 2)}
        for card in [card for card in cards(g) if card.number in numbers]:
            act, trace = choose_act(twin(g), card, True)
            assert trace is not None
            if act is not None and trace.now["result"] == "done":
                left -= {
                    (card.number, str(trace.now["line"])),
                    (card.number, f"{trace.now['line']} {trace.now['do']}"),
                }
    assert not left, sorted(left)


def lock(g: Mission, rng: random.Random) -> None:
    """One AI, in close combat with one Unit, with a marker that forbids this or that."""
    ai = next((one for one in g.force[AI] if g.type(one).kind != RUMOUR and g.type(one).front_colour == 0), -1)
    if ai < 0:
        return
    for other in [*g.force[AI]]:
        if other != ai:
            g.put(other, -1)
    g.put(ai, g.at[g.force[0][0]])
    g.spent[ai] = False
    g.hit[ai] = g.theater.box.marker_names.index(rng.choice(["stunned", "panicked", "pinned", "unnerved"]))
    if rng.random() < 0.3:
        g.hit[ai] = -1


def lines_of(card: OrderCard) -> list[str]:
    """Its critical steps and its orders; mission and reactive orders are the mission's."""
    found = [f"close {step}" for step in card.close] + [f"short {step}" for step in card.short]
    return found + [str(n + 1) for n, one in enumerate(card.orders) if not one.do.endswith("-orders")]


# -- the same again -------------------------------------------------------------------------------


def test_the_same_position_card_and_dice_give_the_same_act() -> None:
    rng = random.Random(7)
    for _ in range(80):
        g = anywhere(rng, wheels=True)
        card = rng.choice(cards(g))
        one, first = choose_act(twin(g), card, True)
        other, second = choose_act(twin(g), card, True)
        assert (one is None) == (other is None) and first is not None and second is not None
        assert first.text() == second.text()


@pytest.mark.parametrize("kind", ["deck", "cup", "hand", "hidden"])
def test_the_ai_does_not_know_what_it_may_not_know(kind: str) -> None:
    """HEROES 7.4, 7.5: deck, cup, hand and hidden Units are nothing to it."""
    rng = random.Random(8)
    for _ in range(60):
        g = anywhere(rng)
        other = twin(g)
        if kind == "deck":
            rng.shuffle(other.orders)
        elif kind == "cup":
            other.cup = [other.theater.box.no_enemy]
        elif kind == "hand":
            other.hand = [0, 1, 2]
        else:
            far = [h for h in g.theater.map.grid.hexes if not g.in_hex(h)]
            put(
                other,
                "g-rifles-41" if g.theater.player_army == 0 else "s-rifles-41",
                name(g, rng.choice(far)),
                "hidden",
            )
        card = rng.choice(cards(g))
        one, _ = choose_act(twin(g), card, False)
        two, _ = choose_act(twin(other), card, False)
        assert (one is None) == (two is None)
        assert one is None or two is None or one.told() == two.told()


def test_positions_have_what_they_should() -> None:
    """The random positions are worth something: rumours, close combats, markers of both kinds, smoke."""
    rng = random.Random(9)
    seen: set[str] = set()
    for _ in range(150):
        g = anywhere(rng, wheels=True)
        seen |= {"rumour"} if any(g.type(ai).kind == RUMOUR for ai in g.force[AI]) else set()
        seen |= {"vehicle"} if any(g.type(ai).moves != FOOT for ai in g.force[AI]) else set()
        seen |= {"combat"} if any(g.enemies_in(g.at[ai], AI) for ai in g.force[AI]) else set()
        seen |= {"down"} if any(g.is_face_down(ai) for ai in g.force[AI]) else set()
        seen |= {"smoke"} if g.clouds else set()
    assert seen == {"rumour", "vehicle", "combat", "down", "smoke"}
