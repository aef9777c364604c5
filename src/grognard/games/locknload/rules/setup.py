"""LOCKNLOAD 1.3, 1.6, 21: the forces are put out: fortifications, men, weapons, smoke."""

from __future__ import annotations

from grognard.engine.ask import Ask, Rules, one_of
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.events import sight_events
from grognard.games.locknload.rules.facing import face_anew
from grognard.games.locknload.rules.ground import barred_ground
from grognard.games.locknload.rules.heroes import give_card
from grognard.games.locknload.rules.stacking import overfull
from grognard.games.locknload.rules.verbs import CLOUD, FACE, GIVE, PICK, PLACE
from grognard.games.locknload.state import NOTHING, RALLYING, READY, SMOKE_BEFORE, WORKED, Battle, changed
from grognard.games.locknload.state import PLACE as PLACE_STAGE
from grognard.games.locknload.theater import BOX, BUNKER, IS_GUN, PROHIBITED, TRAY

NOT_IN_ZONE = Reason("not-in-zone", "1.4")


def begin(g: Battle) -> None:
    """LOCKNLOAD 11.12, 12.0: the forces come out of the box, the deck is shuffled, cards that are given held."""
    t = g.theater
    for unit, place in enumerate(t.start):
        if place != BOX:
            g.put(unit, place)
    for weapon, side, place in t.start_weapons:
        g.weapon_of = changed(g.weapon_of, weapon, side)
        g.weapon_at = changed(g.weapon_at, weapon, place if place == TRAY else NOTHING)
        if g.weapon_type(weapon).tripod and place != TRAY:
            g.dismounted |= 1 << weapon
    for group in t.groups:
        share_out(g, group.units, group.weapons)
    given = [card for card, _ in t.start_cards]
    g.deck = [card for card in range(len(t.box.cards)) if card not in given and usable(g, card)]
    g.dice.shuffle(g.deck)
    for card, unit in t.start_cards:
        give_card(g, unit, card)
    g.smokes = t.smoke_before
    g.active = t.set_up[0]
    g.stage = PLACE_STAGE


def usable(g: Battle, card: int) -> bool:
    """LOCKNLOAD 12.0: cards for vehicles and artillery are left out where there are none."""
    return not g.theater.box.cards[card].needs


def share_out(g: Battle, units: list[int], weapons: list[int]) -> None:
    """Off the board weapons begin with whoever can serve them best; they may be handed over (3.0p)."""
    for weapon in weapons:
        able = [u for u in units if g.has_room(u)]
        able.sort(
            key=lambda unit: (len(g.weapons_of(unit)), g.theater.box.carriers[g.kind(unit)].half, -g.fp(unit))
        )
        g.hand(weapon, able[0])


# -- one counter after another ----------------------------------------------------------------------


def place(g: Battle) -> Rules[None]:
    """Works first, then men, then weapons, one after another; then the other side."""
    side = g.active
    work = next_work(g, side)
    if work != NOTHING:
        yield from place_work(g, side, work)
        return
    unit = next_unit(g, side)
    if unit != NOTHING:
        options = [PLACE.each[at] for at in spots(g, side, unit)]
        answer = yield from one_of(side, "set-up", "1.3", options, GIVE.each[unit])
        g.put(unit, answer.value)
        yield from face_anew(g, [unit])
        return
    weapon = next_weapon(g, side)
    if weapon != NOTHING:
        yield from place_weapon(g, side, weapon)
        return
    sides = g.theater.set_up
    following = sides.index(side) + 1
    if following < len(sides):
        g.active = sides[following]
    else:
        g.stage = SMOKE_BEFORE


def next_work(g: Battle, side: int) -> int:
    """The type of the next fortification a side has to place."""
    placed = [g.work_kind[n] for n in range(len(g.work_kind)) if g.work_side[n] == side]
    for kind in g.theater.works[side]:
        if kind in placed:
            placed.remove(kind)
        else:
            return kind
    return NOTHING


def next_unit(g: Battle, side: int) -> int:
    for unit, at in enumerate(g.at):
        if at == TRAY and g.side(unit) == side:
            return unit
    return NOTHING


def next_weapon(g: Battle, side: int) -> int:
    for weapon, at in enumerate(g.weapon_at):
        if at == TRAY and g.weapon_of[weapon] == side:
            return weapon
    return NOTHING


def no_spot(g: Battle, side: int, unit: int, location: int) -> Reason | None:
    """LOCKNLOAD 1.4, 1.3: why a unit cannot be set up at a location; half hexes are as good as others."""
    h = g.hex_of(location)
    if h not in g.theater.zones[side]:
        return NOT_IN_ZONE
    if g.is_inside(location) and g.bunker(h) == NOTHING:
        return NOT_IN_ZONE
    reason = barred_ground(g, unit, h)
    if reason is None:
        reason = overfull(g, side, location, [unit])
    return reason


def spots(g: Battle, side: int, unit: int) -> list[int]:
    """LOCKNLOAD 1.4, 1.3, R2: where it can be set up: floors and bunkers too."""
    m, filled = g.theater.map, g.filled
    found: list[int] = []
    for h in ground_for(g, side, unit):
        if not filled[h]:
            found.append(h)  # there is room for one
        elif overfull(g, side, h, [unit]) is None:
            found.append(h)
        if m.tall[h] and overfull(g, side, m.upstairs(h), [unit]) is None:
            found.append(m.upstairs(h))
        if filled[h] & WORKED and g.bunker(h) >= 0 and overfull(g, side, m.inside(h), [unit]) is None:
            found.append(m.inside(h))
    return found


def ground_for(g: Battle, side: int, unit: int) -> list[int]:
    """The hexes of a zone where the ground lets a unit be; kept for guns and for all others."""
    t = g.theater
    key = 2 * side + bool(t.box.bits_of[unit] & IS_GUN)
    found = t.ground.get(key)
    if found is None:
        found = t.ground[key] = [h for h in t.zones[side] if barred_ground(g, unit, h) is None]
    return found


def work_places(g: Battle, side: int, kind: int) -> list[int]:
    """LOCKNLOAD 21.0, 21.4: where a side may set up a work: in its zone, and no more of a kind than so many in a
    hex."""
    most = g.theater.box.works[kind].most
    return [h for h in work_ground(g, side, kind) if not g.filled[h] & WORKED or lying(g, kind, h) < most]


def lying(g: Battle, kind: int, h: int) -> int:
    """How many works of a kind lie in a hex."""
    return len([n for n, at in enumerate(g.work_at) if at == h and g.work_kind[n] == kind])


def no_ground_for(g: Battle, kind: int, h: int) -> bool:
    """LOCKNLOAD 21.1, 21.4: some fortifications cannot be in buildings, and none in water."""
    if g.theater.cost[h] >= PROHIBITED:
        return True
    return g.theater.building[h] and not g.theater.box.works[kind].indoors


def work_ground(g: Battle, side: int, kind: int) -> list[int]:
    """The hexes of a zone where the ground lets such a work be; kept."""
    t = g.theater
    key = 2 * kind + side
    found = t.work_ground.get(key)
    if found is None:
        found = t.work_ground[key] = [h for h in t.zones[side] if not no_ground_for(g, kind, h)]
    return found


def place_work(g: Battle, side: int, kind: int) -> Rules[None]:
    """LOCKNLOAD 21.0, 21.1: a fortification; a bunker is given its front."""
    options = [PLACE.each[h] for h in work_places(g, side, kind)]
    answer = yield from one_of(side, f"work-{g.theater.box.work_names[kind]}", "21.0", options)
    face = 0
    if g.theater.box.work_names[kind] == BUNKER:
        front = yield Ask(side, "face", "21.1", FACE.each, answer)
        face = front.value
    g.add_work(kind, side, answer.value, face)


def place_weapon(g: Battle, side: int, weapon: int) -> Rules[None]:
    """LOCKNLOAD 1.6.1: to a unit that may carry one more; on the board from the first it is on its tripod."""
    able = [u for u in g.force[side] if g.has_room(u)]
    answer = yield from one_of(side, "arm", "1.6.1", [GIVE.each[u] for u in able], PICK.each[weapon])
    g.hand(weapon, answer.value)


def smoke_before(g: Battle) -> Rules[None]:
    """The smoke a scenario gives a side before the first turn."""
    t = g.theater
    options = [CLOUD.each[h] for h in t.smoke_zone if not g.smoky(h)]
    if not g.smokes or not options:
        g.stage = READY
        return
    answer = yield Ask(t.smoke_side, "cloud", "7.0", options)
    g.lay_smoke(answer.value)
    g.smokes -= 1


def ready(g: Battle) -> Rules[None]:
    """LOCKNLOAD 1.7, R49: what can be seen from the first is seen; the first turn begins."""
    g.turn = 1
    yield from sight_events(g)
    g.begin(RALLYING)
