"""What is true of every Lock 'n Load position, whatever happened before."""

from __future__ import annotations

from collections import Counter

from grognard.engine.state import State
from grognard.games.locknload import theater as th
from grognard.games.locknload.rules.damage import overloaded
from grognard.games.locknload.rules.gait import moving_units, not_to_move
from grognard.games.locknload.rules.ground import full_price, price
from grognard.games.locknload.rules.impulse import acts, can_act, covers, in_reach
from grognard.games.locknload.rules.reach import Party, barred, can_move, gaits, is_open, sets_out, steps
from grognard.games.locknload.rules.smoke import not_to_smoke, smokers
from grognard.games.locknload.rules.snipers import ambushes, can_ambush
from grognard.games.locknload.rules.spotting import (
    lookouts,
    not_to_look,
    not_to_spot,
    off_board_sniper,
    spotted,
    unseen,
    watched,
)
from grognard.games.locknload.rules.stacking import sharing
from grognard.games.locknload.rules.ways import footways, is_kept, strolls
from grognard.games.locknload.state import (
    AFTERMATH,
    ASSAULT,
    ASSAULT_BIT,
    CRAWL,
    CRAWL_BIT,
    FIRED_BIT,
    LADEN_BIT,
    MARKED_BITS,
    MOVED_BIT,
    OPERATIONS,
    OPS_BIT,
    SETUP,
    SHAKEN_BIT,
    SKILLED_BIT,
    STEALTH,
    STEALTH_BIT,
    WALK,
    WOUNDED_BIT,
    Battle,
)
from grognard.geometry.ground import BLOCKS

GAITS = (WALK, ASSAULT, CRAWL, STEALTH)
PLACES = (th.BOX, th.DEAD, th.LEFT, th.OFF, th.TRAY)


def holds(state: State) -> None:
    """Stacking, counters conserved, one set of markers a unit, weapons owned once, cards in one place."""
    assert isinstance(state, Battle)
    stacks_hold(state)
    litter_holds(state)
    markers_hold(state)
    weapons_hold(state)
    board_holds(state)
    held = [card for card, unit in enumerate(state.card_by) if unit >= 0]
    used = [*held, *state.deck, *state.discard]
    assert len(used) == len(set(used)), "a card in two places"
    for card in held:
        assert state.at[state.card_by[card]] not in (th.BOX, th.DEAD), "a card of somebody who is gone"


def stays_as_seen(g: Battle, unit: int) -> None:
    """Who is soon seen not to be able to move so is not, by all rules."""
    for gait in GAITS:
        assert not is_kept(g, unit, gait) or not_to_move(g, unit, gait) is not None


def brought_in(g: Battle, location: int) -> bool:
    """4.0, R11, told at length: one location with all that act, or one leader for all of them."""
    if g.preempting:
        return location == g.acting or location in g.acted
    hubs = [hub for hub in g.hubs if covers(g, hub, location)]
    hubs += [location] if location == g.activated else []
    together = any(all(at >= 0 and covers(g, hub, at) for at in g.acted) for hub in hubs)
    return not g.acted or g.acted == [location] or together


def seen_as_looked_at(g: Battle, side: int, at: int) -> None:
    """Sight to many at once is sight to each, and whoever can be found is so by one of the lookouts."""
    places = g.places[1 - side]
    seen = [there for there in places if g.look(at, there) != BLOCKS]
    assert g.in_sight(at, places) == seen
    assert all(g.look(there, at) == g.look(at, there) for there in places)
    assert all(g.look(at, there) == g.theater.map.look(at, there, g.clouds()) for there in places), "kept as seen"
    posts = lookouts(g, 1 - side)
    found = any(not_to_spot(g, unit, at) is None for unit in g.force[1 - side])
    assert watched(g, 1 - side, posts, [at]) == [at] * found


def priced_as_worked_out(g: Battle, side: int, at: int) -> None:
    """What a step costs, and what keeps those on the move out, is what all rules say of it."""
    for there in footways(g, g.here(side, at), at):
        assert price(g, side, at, there, False) == full_price(g, side, at, there, False)
    units = moving_units(g)
    if units and g.at[units[0]] == at and g.side(units[0]) == side:
        party = Party(g, units, g.gait, g.spent)
        for there in footways(g, units, at):
            assert is_open(g, party, there) == (barred(g, party, there) is None)
        open_ = [there for there in footways(g, units, at) if barred(g, party, there) is None]
        assert steps(g, units, g.gait, g.spent) == open_


def goes_as_worked_out(g: Battle, side: int, at: int) -> None:
    """How a location can move is what all rules say of it, whatever is seen at one glance."""
    anew = [gait for gait in GAITS if at not in g.walked and sets_out(g, side, at, gait)]
    assert gaits(g, side, at) == (anew if WALK in anew else [])
    assert [gait for gait in GAITS if can_move(g, side, at, gait)] == anew
    assert WALK in anew or not strolls(g, side, g.stack(side, at))
    assert can_act(g, side, at) == bool(acts(g, side, at)), "who has something to do is seen to have"


def told_at_length(g: Battle, stack: th.Stack) -> None:
    """What the markers of a stack come to, unit by unit."""
    units, box = stack.units, g.theater.box
    steady = [unit for unit in units if g.good(unit)]
    spent = MOVED_BIT | CRAWL_BIT | FIRED_BIT
    marked = spent | OPS_BIT | ASSAULT_BIT | STEALTH_BIT
    free = [unit for unit in units if not g.status[unit] & marked]
    assert stack.marked == (len(free) < len(units))
    assert stack.good == bool(steady)
    assert stack.open == any(not g.status[unit] & (spent | OPS_BIT) for unit in units)
    assert stack.fresh == free
    assert stack.fires == any(not g.status[unit] & spent for unit in steady)
    assert stack.looks == any(unit in steady and g.kind(unit) not in (th.MEDIC, th.CHAPLAIN) for unit in free)
    assert stack.shot == any(g.status[unit] & FIRED_BIT for unit in units)
    assert stack.betrayed == any(g.status[unit] & (MOVED_BIT | ASSAULT_BIT) for unit in units)
    assert stack.hides == all(g.status[unit] & STEALTH_BIT for unit in units)
    ranges = [1, *[g.range(unit) for unit in units]]
    ranges += [g.weapon_range(weapon) for unit in units for weapon in g.weapons_of(unit)]
    assert stack.reach >= max(ranges)
    idle = [unit for unit in steady if not g.status[unit] & (spent | OPS_BIT)]
    assert stack.smokes == any(g.is_mmc(unit) and g.type(unit).nation in box.tables.smoke for unit in idle)
    leading = [unit for unit in steady if g.kind(unit) == th.LEADER]
    assert stack.leads == [unit for unit in leading if not g.status[unit] & (spent | WOUNDED_BIT)]


def litter_holds(g: Battle) -> None:
    """Where units, works and smoke are is what their lists say."""
    m = g.theater.map
    bunker = g.theater.box.work_names.index(th.BUNKER)
    bunkers = [h for h, kind in zip(g.work_at, g.work_kind, strict=True) if kind == bunker]
    works = {*g.work_at, *[m.inside(h) for h in bunkers]}
    for at, filled in enumerate(g.filled):
        men = (at in g.places[0]) | (at in g.places[1]) << 1
        assert filled == men | (at in works) << 2 | (g.hex_of(at) in g.clouds()) << 3
    assert g.fog == sum(1 << m.board.cell[h] for h in set(g.clouds()))


def stacks_hold(g: Battle) -> None:
    t = g.theater
    for side in (0, 1):
        there = [u for u, at in enumerate(g.at) if at >= 0 and t.box.type_of[u].side == side]
        assert g.force[side] == there, "the lists of those on the board are true"
        stacks: dict[int, list[int]] = {}
        for unit in there:
            stacks.setdefault(g.at[unit], []).append(unit)
        assert {stack.at: stack.units for stack in g.stacks[side]} == stacks, "the stacks are true"
        assert g.places[side] == list(stacks) == [stack.at for stack in g.stacks[side]], "and so are the places"
        for stack in g.stacks[side]:
            made = g.marked_as_now(th.together(t.box, stack.at, stack.units))
            for name in [name for name in dir(th.Stack) if not name.startswith("_") and name != "elsewhere"]:
                assert getattr(stack, name) == getattr(made, name), f"what is kept of a stack is true: {name}"
            told_at_length(g, stack)
        for unit in there:
            stays_as_seen(g, unit)
        smokers_ = [unit for at in g.places[side] for unit in smokers(g, side, at)]
        assert sorted(smokers_) == [unit for unit in there if not_to_smoke(g, unit) is None]
        posts = {g.at[unit] for unit in there if not_to_look(g, unit) is None}
        assert set(lookouts(g, side)) == posts, "the lookouts are those who may look"
        hidden = {g.hex_of(at) if g.is_inside(at) else at for at in g.places[1 - side] if not spotted(g, at, side)}
        assert set(unseen(g, side)) == hidden, "those who are not spotted are unseen"
        for sniper in off_board_sniper(g, side):
            target = g.places[1 - side][:1]
            assert all(can_ambush(g, sniper, at) == bool(ambushes(g, sniper, at)) for at in target)
        for location in g.locations(side):
            goes_as_worked_out(g, side, location)
            seen_as_looked_at(g, side, location)
            priced_as_worked_out(g, side, location)
            assert in_reach(g, location) == brought_in(g, location)
            h = g.hex_of(location)
            assert t.cost[h] < th.PROHIBITED, f"somebody in {t.box.location_names[h]}"
            assert not g.is_upstairs(location) or t.map.tall[h]
            assert not g.is_inside(location) or g.bunker(h) >= 0
            units = [unit for place in {location, sharing(g, location)} for unit in g.here(side, place)]
            assert sum(g.theater.box.bulk_of[u] for u in units) <= 2 * t.squads[h], "1.3: three squads"
            assert sum(not g.is_mmc(u) for u in units) <= t.box.tables.smcs, "1.3: two single men"
    groups = {th.WAITING - group.number for group in t.groups}
    for unit, at in enumerate(g.at):
        assert at >= 0 or at in PLACES or at in groups, f"{t.box.unit_names[unit]} is nowhere"


def markers_hold(g: Battle) -> None:
    names = g.theater.box.unit_names
    for unit, at in enumerate(g.at):
        bits = g.status[unit]
        if at < 0 and at > th.WAITING:
            assert not bits & (SHAKEN_BIT | WOUNDED_BIT | MARKED_BITS), f"{names[unit]} has a marker off the board"
        if g.kind(unit) == th.HERO:
            assert not bits & SHAKEN_BIT, "5.1: heroes are never shaken"
        if g.is_mmc(unit):
            assert not bits & WOUNDED_BIT, "5.1: only single men are wounded"
        gaits = [bit for bit in (ASSAULT_BIT, CRAWL_BIT) if bits & bit]
        assert len(gaits) < 2 and not (bits & CRAWL_BIT and bits & MOVED_BIT), f"{names[unit]} moved in two ways"
    assert g.movers == sorted(g.movers) and g.stepped == sorted(g.stepped)
    assert g.phase == SETUP or all(g.at[unit] >= 0 for unit in g.movers) or waiting(g)


def waiting(g: Battle) -> bool:
    """Those on the move have yet to come onto the board."""
    return all(g.at[unit] <= th.WAITING for unit in g.movers)


def weapons_hold(g: Battle) -> None:
    box = g.theater.box
    settling = g.phase == OPERATIONS and g.stage == AFTERMATH
    load = Counter(by for by in g.weapon_by if by >= 0)
    laden = {unit for unit, bits in enumerate(g.status) if bits & LADEN_BIT}
    skilled = {unit for unit, bits in enumerate(g.status) if bits & SKILLED_BIT}
    assert laden == set(load), "who has a weapon is known"
    assert g.heaped == any(count > box.carriers[g.kind(unit)].carries for unit, count in load.items())
    assert skilled == {by for by in g.card_by if by >= 0}, "and who has a card"
    for by in load:
        assert g.weapons_of(by) == [weapon for weapon, unit in enumerate(g.weapon_by) if unit == by]
    for weapon, by in enumerate(g.weapon_by):
        name = box.weapon_names[weapon]
        if by >= 0:
            assert g.weapon_at[weapon] < 0, f"{name} is with somebody and on the ground"
            assert g.at[by] not in (th.BOX, th.DEAD), f"{name} is with somebody who is gone"
            assert box.carriers[g.kind(by)].carries, f"{name} is with somebody who carries nothing"
    for unit, count in load.items():
        most = box.carriers[g.kind(unit)].carries
        assert count <= most or settling or overloaded(g) >= 0, f"{box.unit_names[unit]} carries {count}"


def board_holds(g: Battle) -> None:
    assert not set(g.smoke) & set(g.thin), "7.0: one smoke marker a hex"
    assert len(set(g.spotted)) == len(g.spotted) and len(set(g.melees)) == len(g.melees)
    for location in g.spotted:
        assert any(
            g.any_here(side, part) for side in (0, 1) for part in (location, *g.parts(g.hex_of(location)))
        ), "10.1: nobody is left where a Spotted marker lies"
