"""HEROES 2.5 and EOD 12.3: artillery from off the map: noted before a round, fallen before the next."""

from __future__ import annotations

from grognard.engine.ask import Rules, one_of
from grognard.engine.event import Modifier
from grognard.games.heroes.rules.fire import BARRAGE, Manner, struck
from grognard.games.heroes.rules.rolls import Roll, declare_boost, discard, think_again
from grognard.games.heroes.rules.shooting import Volley, roll_for_all, roll_for_works
from grognard.games.heroes.rules.smoke import bar_cloud, lay
from grognard.games.heroes.rules.verbs import NO, PLAN, PLAY, SCREEN
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NEITHER, NOBODY, PLAYER, plan_of, plan_parts

SKY = Manner(BARRAGE)


def plan_strikes(g: Mission) -> Rules[None]:
    """HEROES 2.5, 9, EOD 8.2 and EOD 12.3: what was noted a round ago is due; the player notes where the strike of
    each of his cards is to fall, as shells, not upon refugees, or as smoke, or keeps it."""
    g.due, g.plans = g.plans, []
    kept: list[int] = []
    while True:
        card = next_strike(g, kept)
        if card < 0:
            return
        options = [PLAN.each[h] for h in open_to_strikes(g)] + [SCREEN.each[h] for h in whole_hexes(g)]
        answer = yield from one_of(PLAYER, "plan", "EOD 12.3", [*options, NO.plain], PLAY.each[card])
        if answer.verb == NO.word:
            kept.append(card)
        else:
            discard(g, card, "EOD 12.3")
            note_strike(g, PLAYER, answer.value, answer.verb == SCREEN.word)


def whole_hexes(g: Mission) -> list[int]:
    """B1: the hexes of the map, without the halves at its rim."""
    return [h for h, whole in enumerate(g.theater.map.grid.playable) if whole]


def open_to_strikes(g: Mission) -> list[int]:
    """HEROES 9: nobody aims at refugees."""
    fled = g.refugee_hexes()
    return [h for h in whole_hexes(g) if h not in fled] if fled else whole_hexes(g)


def next_strike(g: Mission, kept: list[int]) -> int:
    """HEROES EOD 8.2: a card of the hand that brings a strike of the player's army and has not been asked about."""
    for card in g.hand:
        kind = g.theater.box.action_of[card]
        if kind.effect == "artillery" and kind.army in (NEITHER, g.theater.player_army) and card not in kept:
            return card
    return NOBODY


def note_strike(g: Mission, side: int, h: int, smoke: bool) -> None:
    """HEROES EOD 12.3: a strike is noted; it falls before the next round."""
    g.plans = [*g.plans, plan_of(side, h, smoke)]
    g.tell("planned", "EOD 12.3", side=side, hex=h)


def resolve_strikes(g: Mission) -> Rules[None]:
    """HEROES 2.5 and EOD 12.3: what was noted a round ago falls."""
    while g.due:
        side, h, smoke = plan_parts(g.due[0])
        g.due = g.due[1:]
        yield from fall(g, side, h, smoke)


def fall(g: Mission, side: int, h: int, smoke: bool) -> Rules[None]:
    """HEROES EOD 12.3 and EOD 13.1: a strike lands, perhaps elsewhere: on seven hexes every unit of either side is
    attacked with HE, or smoke is laid."""
    h = yield from drift(g, side, h)
    if h < 0:
        return
    volley = Volley([], side, SKY, 0)
    for at in [h, *[other for other in g.theater.map.beside[h] if other >= 0]]:
        if smoke:
            if bar_cloud(g, at) is None:
                lay(g, at)
            continue
        volley.boost = 0
        yield from roll_for_all(g, volley, struck(g, side, at))
        yield from roll_for_works(g, volley, at)


def drift(g: Mission, side: int, h: int) -> Rules[int]:
    """HEROES EOD 12.3: a die says whether it lands where it was noted: from 3 on for Germans, from 4 on for
    Soviets; otherwise it lands as many hexes off as the die itself shows, in the direction of a second one. NOBODY:
    off the map."""
    army = g.theater.player_army if side == PLAYER else 1 - g.theater.player_army
    needed = g.theater.box.figures.artillery_on_target[army]
    die, more = yield from drift_die(g, side, "drift", needed)
    if die + more >= needed:
        return h
    way, turn = yield from drift_die(g, side, "drift-way", 0)
    direction = (way + turn - 1) % 6
    for _ in range(die):
        h = g.theater.map.beside[h][direction]
        if h < 0:
            g.tell("strike-lost", "EOD 12.3")
            return NOBODY
    g.tell("strike-lands", "EOD 12.3", hex=h)
    return h


def drift_die(g: Mission, side: int, kind: str, needed: int) -> Rules[tuple[int, int]]:
    """HEROES 3.2.3 and EOD 12.3: one of the two dice, with up to two CAPs of the player on his own, or off it where
    it says the way (`needed` is 0)."""
    boost = 0
    if side == PLAYER:
        yield from declare_boost(g, either=not needed)
        boost = g.boost
    roll = Roll([g.dice.d6()])
    while True:
        total = roll.total + boost
        result = "" if not needed else "on-target" if total >= needed else "drifts"
        lines = [Modifier("caps", boost, "3.2.3")] if boost else []
        g.tell(kind, "EOD 12.3", side=side, dice=roll.dice, modifiers=lines, outcome=result)
        again = side == PLAYER and (yield from think_again(g, roll, total >= needed))
        if not again:
            return roll.dice[0], boost + roll.luck
