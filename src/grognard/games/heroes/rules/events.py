"""HEROES 7.2: what the boxes of a mission sheet bring.

Events are data (`Effect`): what each of them does is a function here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Rules, one_of
from grognard.games.heroes.ai.doing import carry_out_command
from grognard.games.heroes.ai.outlook import Outlook
from grognard.games.heroes.ai.words import is_word
from grognard.games.heroes.printed import event_order
from grognard.games.heroes.records.missions import Barrage, Box, Effect, Place, Reinforce
from grognard.games.heroes.rules.arrivals import all_effects, bring_on, free_unit
from grognard.games.heroes.rules.artillery import fall, open_to_strikes, whole_hexes
from grognard.games.heroes.rules.caps import gain_caps
from grognard.games.heroes.rules.checks import draw_order
from grognard.games.heroes.rules.facing import ALL_WAYS, facing_at
from grognard.games.heroes.rules.lots import by_die
from grognard.games.heroes.rules.neutrals import KIND_OF, move_herd
from grognard.games.heroes.rules.rumours import free_hex, place_rumour
from grognard.games.heroes.rules.smoke import bar_cloud, lay
from grognard.games.heroes.rules.verbs import PLAN
from grognard.games.heroes.rules.victory import finish, score, set_control, take_control
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import AI, BOX, DIRECTIONS, FORTS, NEUTRAL, NOBODY, PLAYER

LAST: Final = "sheet"
"""How a mission ends whose sheet is through."""


def play_box(g: Mission, box: Box) -> Rules[None]:
    """HEROES 7.2, Sheet: the event of a box. "As the AI's action": it takes the place of the card's orders, if
    it finds somebody; if not, and the box says so, another card is drawn."""
    if not box.effects:
        return
    g.tell("event", "7.2", number=box.number)
    for n, effect in enumerate(box.effects):
        done = yield from play_effect(g, effect)
        if g.ended:
            return
        if n == 0 and box.as_ai_action:
            if done:
                g.replaced = g.did = True
            elif box.otherwise is not None:
                g.redraw = True


def play_owed(g: Mission) -> Rules[None]:
    """HEROES 2.7, EOD 4.3: the yellow events not yet reached, in their order; whom they bring takes control. None
    of them goes on with the game, and the marker stays where it is."""
    reached = g.box
    for box in g.theater.mission.sheet[g.box :]:
        if not box.yellow:
            continue
        g.box = box.number
        for effect in box.effects:
            if effect.end_mission is None and effect.end_round is None:
                yield from play_effect(g, effect)
        take_control(g)
    g.box = reached


# -- effects --------------------------------------------------------------------------------------


def play_effect(g: Mission, effect: Effect) -> Rules[bool]:
    """HEROES 7.2: one thing an event brings. Whether it could be done."""
    if effect.order is not None:
        return (yield from carry_out_command(g, event_order(g.theater, effect.order)))
    if effect.roll is not None:
        yield from roll_on(g, effect)
    elif effect.artillery is not None:
        yield from barrage(g, effect.artillery)
    else:
        for name, does in SIMPLE.items():
            if getattr(effect, name) is not None:
                does(g, effect)
    return True


def roll_on(g: Mission, effect: Effect) -> Rules[None]:
    """HEROES Sheet: dice, and what their faces bring."""
    dice = g.dice.roll(2 if effect.roll == "2d6" else 1)
    g.tell("event-roll", "7.2", dice=dice, number=sum(dice))
    for row in effect.table:
        if sum(dice) in faces(row.on):
            for more in row.effects:
                yield from play_effect(g, more)
            return


def faces(on: int | str) -> list[int]:
    """4, or 1-3.

    >>> faces("2-4")
    [2, 3, 4]
    """
    if isinstance(on, int):
        return [on]
    low, _, high = on.partition("-")
    return list(range(int(low), int(high or low) + 1))


def caps(g: Mission, effect: Effect) -> None:
    """HEROES Sheet: CAPs come or go, this round only."""
    assert effect.caps is not None
    gain_caps(g, effect.caps)
    g.tell("caps", "7.2", number=effect.caps, caps=g.caps)


def points(g: Mission, effect: Effect) -> None:
    assert effect.vp is not None
    score(g, g.theater.side(effect.vp.side), effect.vp.points, "7.2")


def more_cards(g: Mission, effect: Effect) -> None:
    """HEROES Sheet, R6: so many cards more before it is the player's turn."""
    assert effect.extra_action is not None
    g.extra += effect.extra_action
    g.tell("more-cards", "Sheet", number=effect.extra_action)


def into_the_cup(g: Mission, effect: Effect) -> None:
    """HEROES 6.0, 7.2: counters go into the cup."""
    assert effect.cup_add is not None
    for name in effect.cup_add:
        box = g.theater.box
        counter = box.no_enemy if name == "no-enemy" else box.mine if name == "mine" else free_unit(g, name)
        if counter >= 0:
            g.cup = sorted([*g.cup, counter])
    g.tell("cup", "7.2", number=len(effect.cup_add))


def reinforce(g: Mission, effect: Effect) -> None:
    """HEROES 7.2: units come, now or with the next round."""
    told = effect.reinforce
    assert told is not None
    if told.round == "next":
        g.later = [*g.later, g.box]
    else:
        come(g, told)


def come(g: Mission, told: Reinforce) -> None:
    """HEROES 7.2: they are there; some without what is printed on them."""
    side = PLAYER if told.side == "player" else AI
    came = bring_on(g, side, told.units, told.entry, told.at, told.facing)
    for unit in came:
        if "flamethrower" in told.without:
            g.bare |= 1 << unit


def come_later(g: Mission) -> None:
    """HEROES 2.5, 7.2: those whom an event of the last round announced."""
    boxes, g.later = g.later, []
    for number in boxes:
        for effect in all_effects(g.theater.mission.sheet[number - 1].effects):
            if effect.reinforce is not None and effect.reinforce.round == "next":
                come(g, effect.reinforce)


def immobilise(g: Mission, effect: Effect) -> None:
    """HEROES Sheet: AI that neither move nor pivot till the round ends."""
    assert effect.immobilise is not None
    who = effect.immobilise.who
    look = Outlook(g, None)
    for ai in g.force[AI]:
        if who.type and g.types[ai].key not in who.type:
            continue
        if all(is_word(g, look, ai, word, NOBODY) for word in who.is_):
            g.stuck |= 1 << ai
            g.tell("stuck", "7.2", unit=ai)


def smoke(g: Mission, effect: Effect) -> None:
    """HEROES 7.2, EOD 13.1: smoke drifts over a hex; it takes nothing from smoke that is thicker."""
    assert effect.smoke is not None
    h = g.theater.hex(effect.smoke.hex)
    if bar_cloud(g, h) is not None:
        return
    if effect.smoke.kind == "heavy":
        lay(g, h)
    elif h not in g.light:
        g.light = sorted([*g.light, h])
        g.lay_clouds()
        g.tell("smoke", "7.2", hex=h)


def control(g: Mission, effect: Effect) -> None:
    assert effect.control is not None
    set_control(g, g.theater.hex(effect.control.hex), g.theater.side(effect.control.side))


def herd(g: Mission, effect: Effect) -> None:
    assert effect.move_neutrals is not None
    move_herd(g, effect.move_neutrals.kind, effect.move_neutrals.toward)


def note(g: Mission, effect: Effect) -> None:
    """HEROES 7.2: a special rule of the mission begins to hold."""
    rule = g.theater.box.note_names.index(f"{g.theater.key}:{effect.note}")
    if rule not in g.noted:
        g.noted = sorted([*g.noted, rule])
    g.tell("noted", "7.2", number=g.box)


def over(g: Mission, effect: Effect) -> None:
    """HEROES 2.7: the end of the mission."""
    finish(g, LAST)


def round_over(g: Mission, effect: Effect) -> None:
    """HEROES 2.4: an event ends the round, whoever is still fresh."""
    g.round_ends = True


# -- placing --------------------------------------------------------------------------------------


def place(g: Mission, effect: Effect) -> None:
    """HEROES 6.0, 7.2: rumours, cattle, refugees, a unit or a work come to the map."""
    what = effect.place
    assert what is not None
    for _ in range(what.rumoured or 0):
        place_rumour(g, place_of(g, what), what.cover_nearby)
    for kind, count in (("cattle", what.cattle), ("refugees", what.refugees)):
        for _ in range(count or 0):
            place_herd(g, kind, place_of(g, what))
    facing = NOBODY if what.facing is None else DIRECTIONS.index(what.facing)
    if what.unit is not None:
        place_unit(g, what.unit, place_of(g, what), facing)
    if what.fort is not None:
        h = place_of(g, what)
        g.add_fort(FORTS.index(what.fort), h, AI, facing)
        g.tell("work-placed", "7.2", hex=h, fort=FORTS.index(what.fort))


def place_of(g: Mission, what: Place) -> int:
    """HEROES 6.0: the hex itself; or by a die table of the mission; or that in the corner of the first order
    card of a suit. Cards drawn for that are discarded, none of them acts."""
    if what.hex is not None:
        return g.theater.hex(what.hex)
    if what.table is not None:
        die = g.dice.d6()
        g.tell("event-roll", "6.0", dice=[die], number=die)
        return g.theater.hex(g.theater.mission.tables[what.table][die])
    return corner_of(g, what.suit or "")


def corner_of(g: Mission, suit: str) -> int:
    """HEROES 6.0: order cards are drawn until one of the suit comes."""
    for _ in range(2 * (len(g.orders) + len(g.discards)) + 1):
        if not g.orders and not g.discards:
            break
        card = draw_order(g)
        g.discards.append(card)
        g.tell("corner", "6.0", card=card)
        if g.order_card(card).suit == suit:
            return g.order_card(card).corner
    raise AssertionError("no card of suit " + suit)


def place_herd(g: Mission, kind: str, h: int) -> None:
    """HEROES 9: cattle or refugees come to a hex; taken by others of them, to the nearest that is free."""
    waiting = [unit for unit, at in enumerate(g.at) if at == BOX and g.types[unit].kind == KIND_OF[kind]]
    if not waiting:
        return
    unit, taken = waiting[0], [g.at[other] for other in g.force[NEUTRAL]]
    here = g.theater.map.grid.playable[h] and h not in taken
    free = [h] if here else [b for b in whole_hexes(g) if b not in taken]
    least = min([g.far(h, b) for b in free])
    best = [b for b in free if g.far(h, b) == least]
    g.put(unit, best[0] if len(best) == 1 else by_die(g, best, None, "hex"))
    g.tell("herd", "9", unit=unit, hex=g.at[unit])


def place_unit(g: Mission, key: str, h: int, facing: int) -> None:
    """HEROES 7.2: a unit comes to a hex, or to the nearest it can stand in."""
    unit = free_unit(g, key)
    if unit < 0:
        return
    at = free_hex(g, unit, h)
    g.put(unit, at)
    if facing < 0 and g.side(unit) == AI:
        facing = facing_at(g, unit, at, [], ALL_WAYS, True)
    g.facing[unit] = max(0, facing)
    g.tell("arrived", "7.2", unit=unit, hex=at)


# -- shells ---------------------------------------------------------------------------------------


def barrage(g: Mission, what: Barrage) -> Rules[None]:
    """HEROES 7.2, EOD 12.3: a strike of an event falls at once, with drift."""
    side = PLAYER if what.side == "player" else AI
    if what.target == "player-chooses":
        hexes = open_to_strikes(g)
        answer = yield from one_of(PLAYER, "barrage", "7.2", [PLAN.each[h] for h in hexes])
        h = answer.value
    else:
        h = aim_of_strike(g, what.target)
    if h >= 0:
        g.tell("barrage", "7.2", side=side, hex=h)
        yield from fall(g, side, h, False)


def aim_of_strike(g: Mission, target: str) -> int:
    """HEROES 42: the objective nearest an AI; where most Units are within a hex of one another, and then fewest
    AI; or the hex that is named. Equals by die; NOBODY where there is nothing to aim at."""
    hexes = open_to_strikes(g)
    if target == "nearest-objective":
        hexes = [h for h in g.objectives() if h in hexes]
        ranks = [[min([g.far(h, g.at[ai]) for ai in g.force[AI]], default=0)] for h in hexes]
    elif target == "densest":
        units = g.visible_units()
        counts = [within(g, h, units) for h in hexes]
        most = max(counts, default=0)
        hexes = [h for h, count in zip(hexes, counts, strict=True) if count == most]
        ranks = [[within(g, h, g.force[AI])] for h in hexes]
    else:
        return g.theater.hex(target)
    lowest = min(ranks, default=[])
    best = [h for h, rank in zip(hexes, ranks, strict=True) if rank == lowest]
    return NOBODY if not best else best[0] if len(best) == 1 else by_die(g, best, None, "hex")


def within(g: Mission, h: int, units: list[int]) -> int:
    """How many of these a strike on a hex would fall upon."""
    radius = g.theater.box.figures.artillery_radius
    far = g.theater.map.far[h]
    return len([unit for unit in units if far[g.at[unit]] <= radius])


SIMPLE: Final[dict[str, Callable[[Mission, Effect], None]]] = {
    "caps": caps,
    "vp": points,
    "extra_action": more_cards,
    "place": place,
    "cup_add": into_the_cup,
    "reinforce": reinforce,
    "immobilise": immobilise,
    "smoke": smoke,
    "control": control,
    "move_neutrals": herd,
    "note": note,
    "end_round": round_over,
    "end_mission": over,
}
"""What an effect without a question of its own does."""
