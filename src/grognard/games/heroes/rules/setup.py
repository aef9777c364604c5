"""HEROES 1.0: a mission is set up."""

from __future__ import annotations

from grognard.engine.ask import Rules, one_of
from grognard.games.heroes.rules.campaign import muster, mustered, set_up_one
from grognard.games.heroes.rules.cards import draw_actions
from grognard.games.heroes.rules.hiding import may_begin_hidden
from grognard.games.heroes.rules.verbs import CONCEAL, DONE, FACE, TAKE
from grognard.games.heroes.rules.victory import score
from grognard.games.heroes.state import CHOOSE, DEPLOY, DRAW, OPPONENT, READY, SETUP, TURN, Mission, relay
from grognard.games.heroes.theater import AI, PLAYER, RUMOUR


def begin(g: Mission) -> None:
    """HEROES 1.0, 2.0: map and units, VP, CAPs, the mission marker on box 1, markers, the cup, both decks, the
    hand; R71 to R73: points for a side by the difficulty. R8: nothing of the pre-round sequence comes before round
    1."""
    t = g.theater
    g.round = 1
    g.initiative = t.first if g.first_now < 0 else g.first_now
    g.vp, g.caps, g.box = t.vp, t.caps + g.caps_more, 1
    for placed in t.set_up:
        if g.company and g.side(placed.unit) == PLAYER:
            continue  # 8: in a campaign those who go on are set up instead
        g.put(placed.unit, placed.hex)
        g.facing[placed.unit] = placed.facing
        if placed.fort:
            g.manning |= 1 << placed.unit
    for kind, h, facing, side in t.forts:
        g.fort_kind.append(kind)
        g.fort_at.append(h)
        g.fort_face.append(facing)
        g.fort_side.append(side)
    for h, side in t.controls:
        if side == PLAYER:
            g.ours |= 1 << h
        else:
            g.theirs |= 1 << h
    relay(g)
    g.cup = t.cup[:]
    muster(g)
    g.orders = sorted({*t.orders, *g.cards_more})
    g.dice.shuffle(g.orders)
    g.hand = g.kept[:]
    g.actions = [card for card in t.action_deck if card not in g.hand]
    g.dice.shuffle(g.actions)
    draw_actions(g, t.mission.action_cards.first)
    g.tell("mission", "1.0")
    if t.head_start:
        score(g, PLAYER if t.head_start > 0 else AI, abs(t.head_start), "1.0")
    g.go(SETUP, DEPLOY)


def deploy(g: Mission) -> Rules[None]:
    """HEROES 8, 7.5 and EOD 10.1: those who go on from the last mission are set up; then, where the mission lets
    units begin hidden, the player says which."""
    waiting = mustered(g)
    if waiting:
        yield from set_up_one(g, waiting[0])
        return
    waiting = may_begin_hidden(g)
    if waiting:
        answer = yield from one_of(
            PLAYER, "conceal", "7.5", [*[CONCEAL.each[unit] for unit in waiting], DONE.plain]
        )
        if answer.verb == CONCEAL.word:
            g.hidden |= 1 << answer.value
            g.tell("concealed", "7.5", unit=answer.value)
            return  # another may follow
    g.go(SETUP, READY)


def ready(g: Mission) -> Rules[None]:
    """HEROES M1, R2: where the facings of a mission are not printed the player turns his units as he likes; then
    the first turn begins."""
    if any(one.free_facing for one in g.theater.mission.special):
        turnable = [unit for unit in g.force[PLAYER] if g.types[unit].kind != RUMOUR]
        answer = yield from one_of(
            PLAYER, "turn-about", "M1", [*[TAKE.each[unit] for unit in turnable], DONE.plain]
        )
        if answer.verb == TAKE.word:
            unit = answer.value
            ways = [FACE.each[way] for way in range(6)]
            way = yield from one_of(PLAYER, "face", "EOD 5.1", ways, TAKE.each[unit])
            g.facing[unit] = way.value
            return
    g.tell("round", "2.0", round=g.round)
    if g.initiative == PLAYER:
        g.go(TURN, CHOOSE)
    else:
        g.go(OPPONENT, DRAW)
