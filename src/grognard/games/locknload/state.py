"""The position, and what rules ask of it all the time."""

from __future__ import annotations

from typing import Final

from grognard.games.locknload.frame import BattleFrame
from grognard.games.locknload.map import LOCATIONS, STOREYS, UPSTAIRS
from grognard.games.locknload.theater import (
    ADVISED,
    ADVISOR,
    BOX,
    BUNKER,
    DEAD,
    FOXHOLE,
    HAS_SMOKE,
    HERO,
    IS_BLIND,
    IS_LEADER,
    IS_SLOWED,
    LEADER,
    MORALE,
    ON_FOOT,
    RANGE,
    SATCHEL,
    TEAM,
    WAITING,
    WIRE,
    Stack,
    UnitType,
    WeaponType,
    grown,
    together,
)
from grognard.geometry.ground import BLOCKS

# The phases of a match, in the order of the rulebook.
SETUP: Final = 0
RALLYING: Final = 1
OPERATIONS: Final = 2
ADMINISTRATION: Final = 3
PHASES: Final = ["setup", "rally", "operations", "administration"]

# Their steps (`rules/turn.py`). The engine can fork at the start of each.
BEGIN: Final = 0
PLACE: Final = 1
SMOKE_BEFORE: Final = 2
READY: Final = 3
INITIATIVE: Final = 0
LAND: Final = 1
TRIES: Final = 2
MEDICS: Final = 3
DEDICATION: Final = 4
OUTFIT: Final = 5
IMPULSE: Final = 0
TAKE: Final = 1
ACT: Final = 2
STEP: Final = 3
OPPORTUNITY: Final = 4
ATTACK: Final = 5
CHECKS: Final = 6
AFTERMATH: Final = 7
FLIGHT: Final = 8
FANATICS: Final = 9
TARGETS: Final = 10
STRIKE: Final = 11
CLOSE: Final = 12
STAGES: Final = [
    ["begin", "place", "smoke", "ready"],
    ["initiative", "land", "tries", "medics", "dedication", "outfit"],
    [
        "impulse", "take", "act", "step", "opportunity", "attack", "checks", "aftermath", "flight", "fanatics",
        "targets", "strike", "close",
    ],
    ["clean-up"],
]  # fmt: skip

# How units move (6).
STANDING: Final = 0
WALK: Final = 1
ASSAULT: Final = 2
CRAWL: Final = 3
STEALTH: Final = 4
WITHDRAWAL: Final = 5
GAITS: Final = ["standing", "walk", "assault", "crawl", "stealth", "withdrawal"]

# What a unit has, is or did, as the bits of `Battle.status`: markers and states (4.0, 4.1, 5.1), a weapon, a card.
# The markers of a turn come first, in the order of `BIRTHMARKS`.
MOVED_BIT: Final = 1
ASSAULT_BIT: Final = 2
CRAWL_BIT: Final = 4
STEALTH_BIT: Final = 8
FIRED_BIT: Final = 16
OPS_BIT: Final = 32
SHAKEN_BIT: Final = 64
WOUNDED_BIT: Final = 128
STAYED_BIT: Final = 256
TRIED_BIT: Final = 512
LADEN_BIT: Final = 1024
SKILLED_BIT: Final = 2048
SPENT_BITS: Final = MOVED_BIT | CRAWL_BIT | FIRED_BIT
"""4.0: the markers of whoever has moved, crawled or fired."""
DONE_BITS: Final = SPENT_BITS | OPS_BIT
"""4.1: those that end a unit's part in a turn."""
MARKED_BITS: Final = DONE_BITS | ASSAULT_BIT | STEALTH_BIT
"""4.0: any marker of what it did."""
HELD_BITS: Final = LADEN_BIT | SKILLED_BIT
"""What it has in its hands, weapons and cards, which no marker says."""

# The markers a hero takes over from the unit he comes from (5.1n), and whether it was moving (11.2b).
BIRTHMARKS: Final = ["moved", "assault", "crawling", "stealth", "fired", "ops", "moving"]
MOVING: Final = 64

GOING_BITS: Final = [0, MOVED_BIT, ASSAULT_BIT, CRAWL_BIT, STEALTH_BIT, MOVED_BIT]
"""The marker of each gait."""

WORKED: Final = 4
SMOKY: Final = 8
LITTER: Final = WORKED | SMOKY
"""The bits of `Battle.filled` for works, with the inside of a bunker, and for smoke, on all floors; 1 and 2 are
those of the sides."""
NOTHING: Final = -1
NO_WEAPONS: Final[list[int]] = []
NOBODY_THERE: Final = Stack(NOTHING, [], 0, 0, 0, 0)


class Battle(BattleFrame):
    """The position of a match (see fields.py). Masks have a bit for each unit or weapon."""

    __slots__ = ()

    def copy(self) -> Battle:
        return Battle(self.theater, self.read, self.dice.copy(), self)

    def begin(self, phase: int) -> None:
        """The first step of a phase comes next."""
        self.phase = phase
        self.stage = 0

    # -- units ----------------------------------------------------------------------------------

    def type(self, unit: int) -> UnitType:
        return self.theater.box.type_of[unit]

    def side(self, unit: int) -> int:
        return self.theater.box.side_of[unit]

    def kind(self, unit: int) -> int:
        return self.theater.box.kind_of[unit]

    def is_mmc(self, unit: int) -> bool:
        """1.1: a squad, half-squad, crew or weapon team."""
        return self.theater.box.kind_of[unit] <= TEAM

    def good(self, unit: int) -> bool:
        """In good order (1.5)."""
        return not self.status[unit] & SHAKEN_BIT

    def put(self, unit: int, place: int) -> None:
        """Move a unit to a location or off the board."""
        self.put_all([unit], place)

    def put_all(self, units: list[int], place: int) -> None:
        """Move units of a side that are together, and keep the lists of those on the board true."""
        old = self.at[units[0]]
        for unit in units:
            self.at[unit] = place
        side = self.theater.box.side_of[units[0]]
        if old >= 0 or place >= 0:
            self.restack(side, units, old, place)
        if (old >= 0) != (place >= 0):
            force = enlisted(self.force[side], units, place >= 0)
            self.force = [force, self.force[1]] if side == 0 else [self.force[0], force]
        if (old <= WAITING) != (place <= WAITING):
            self.outside = enlisted(self.outside, units, place <= WAITING)

    def restack(self, side: int, units: list[int], old: int, place: int) -> None:
        """Units go from one stack to another. Copies of the state share the stacks: they are made anew."""
        box = self.theater.box
        before, goal = self.stack(side, old), self.stack(side, place)
        stacks: list[Stack] = []
        if len(units) == len(before.units) and goal is NOBODY_THERE and place >= 0:
            for stack in self.stacks[side]:
                stacks.append(stack if stack is not before else stack.elsewhere(place))
            self.deploy(side, stacks, old, place)
            return
        for stack in self.stacks[side]:
            if stack is not before and stack is not goal:
                stacks.append(stack)
        left = enlisted(before.units, units, False)
        if left and old != place:
            line_up(stacks, self.marked_as_now(together(box, old, left)))
        if place >= 0:
            there = left if old == place else goal.units
            line_up(stacks, self.marked_as_now(together(box, place, enlisted(there, units, True))))
        self.deploy(side, stacks, NOTHING if left else old, place)

    def deploy(self, side: int, stacks: list[Stack], empty: int, place: int) -> None:
        """These are the stacks of a side now, in the order of their first units: one location is empty of it now,
        or none, at another somebody has come."""
        self.form(side, stacks)
        places = [stack.at for stack in stacks]
        self.places = [places, self.places[1]] if side == 0 else [self.places[0], places]
        filled, bit = self.filled, 1 << side
        if empty >= 0:
            filled = overwritten(filled, empty, filled[empty] & ~bit)
        if place >= 0 and not filled[place] & bit:
            filled = overwritten(filled, place, filled[place] | bit)
        self.filled = filled

    def form(self, side: int, stacks: list[Stack]) -> None:
        """These are the stacks of a side now, where they were."""
        self.stacks = [stacks, self.stacks[1]] if side == 0 else [self.stacks[0], stacks]

    def anew(self, unit: int) -> None:
        """What a unit is, has or did is another: so is what its stack can do."""
        place = self.at[unit]
        if place >= 0:
            side = self.theater.box.side_of[unit]
            stacks: list[Stack] = []
            for stack in self.stacks[side]:
                stacks.append(self.again(stack) if stack.at == place else stack)
            self.form(side, stacks)

    def all_anew(self) -> None:
        """The same of all units."""
        one, other = self.stacks
        self.stacks = [[self.again(stack) for stack in one], [self.again(stack) for stack in other]]

    def lift(self, marks: int) -> None:
        """These come off all units."""
        for unit, bits in enumerate(self.status):
            if bits & marks:
                self.status[unit] = bits & ~marks

    def lift_marks(self) -> list[int]:
        """What if nobody had done anything in this turn? The markers, to be laid again; stacks stay as they are."""
        marks = self.status
        self.status = [bits & ~MARKED_BITS for bits in marks]
        return marks

    def lay_marks(self, marks: list[int]) -> None:
        self.status = marks

    def again(self, stack: Stack) -> Stack:
        """The same units, with the markers they have now."""
        return self.marked_as_now(
            Stack(stack.at, stack.units, stack.halves, stack.men, stack.traits, stack.printed_reach)
        )

    def marked_as_now(self, stack: Stack) -> Stack:
        """A new stack, with all that follows from the markers and weapons its units have now."""
        some = 0
        every = ~0
        for unit in stack.units:
            bits, printed = self.status[unit], self.theater.box.bits_of[unit]
            some |= bits
            every &= bits
            if not bits & DONE_BITS:
                stack.open = True
            if not bits & SHAKEN_BIT:
                add_steady(stack, unit, bits, printed)
            if not bits & MARKED_BITS:
                add_fresh(stack, unit, bits, printed)
        stack.marked = some & MARKED_BITS != 0
        stack.shot = some & FIRED_BIT != 0
        stack.betrayed = some & (MOVED_BIT | ASSAULT_BIT) != 0
        stack.hides = every & STEALTH_BIT != 0
        if some & HELD_BITS:
            stack.reach = self.farthest(stack)
        return stack

    def farthest(self, stack: Stack) -> int:
        """5.0, 12.0: farther none of a stack fires, on whichever side its weapons lie."""
        found = stack.printed_reach
        for unit in stack.units:
            if self.status[unit] & SKILLED_BIT:
                found = max(found, self.range(unit))
            for weapon in self.weapons_of(unit):
                kind = self.theater.box.weapon_type_of[weapon]
                found = max(found, max(kind.range, kind.other_range))
        return found

    def waiting(self, place: int) -> list[int]:
        """The units off the board with a group."""
        return [unit for unit in self.outside if self.at[unit] == place]

    def stack(self, side: int, location: int) -> Stack:
        """The units of a side at a location, with what they come to."""
        if location >= 0 and self.filled[location] & 1 << side:
            for stack in self.stacks[side]:
                if stack.at == location:
                    return stack
        return NOBODY_THERE

    def here(self, side: int, location: int) -> list[int]:
        """The same one by one, in the order of their numbers; not to be changed."""
        return self.stack(side, location).units

    def any_here(self, side: int, location: int) -> bool:
        return location >= 0 and self.filled[location] & 1 << side != 0

    def good_here(self, side: int, location: int) -> bool:
        """Whether a unit in good order of a side is there."""
        return self.stack(side, location).good

    def locations(self, side: int) -> list[int]:
        """Where a side has units on the board, in the order of its units; not to be changed."""
        return self.places[side]

    def companions(self, unit: int) -> list[int]:
        """The others of its side where it is: at its location, or off the board with its group."""
        place = self.at[unit]
        if place >= 0:
            return [u for u in self.here(self.side(unit), place) if u != unit]
        return [u for u in self.waiting(place) if u != unit] if place <= WAITING else []

    def box_of(self, kind: UnitType) -> int:
        """A counter of a type that is not in use; NOTHING where there is none left."""
        for unit in kind.units:
            if self.at[unit] == BOX:
                return unit
        return NOTHING

    def remove(self, unit: int, place: int = DEAD) -> None:
        """A unit leaves the board: its markers go, its weapons stay (1.6.1k) unless it takes them along."""
        here = self.at[unit]
        for weapon in self.weapons_of(unit):
            self.hand(weapon, NOTHING, here if place in (DEAD, BOX) and here >= 0 else NOTHING)
        for card in range(len(self.card_by)):
            if self.card_by[card] == unit and place != BOX:
                self.deal(card, NOTHING)
                self.discard.append(card)
        if self.bearer == unit and place == DEAD:
            self.bearer = NOTHING
        self.clear_marks(unit)
        self.movers = enlisted(self.movers, [unit], False)
        self.stepped = enlisted(self.stepped, [unit], False)
        self.put(unit, place)

    def replace(self, old: list[int], new: int) -> None:
        """Counters are taken off for another, which has their weapons and cards where they stood (5.1, 3.0)."""
        here = self.at[old[0]]
        weapons = [weapon for unit in old for weapon in self.weapons_of(unit)]
        cards = [card for card, holder in enumerate(self.card_by) if holder in old]
        carried = self.bearer in old
        for unit in old:
            self.remove(unit, BOX)
        self.put(new, here)
        for weapon in weapons:
            self.hand(weapon, new)
        for card in cards:
            self.deal(card, new)
        if carried:
            self.bearer = new

    def clear_marks(self, unit: int) -> None:
        self.status[unit] &= HELD_BITS
        self.anew(unit)

    def marks(self, unit: int) -> int:
        """The bits of `BIRTHMARKS` that a unit has now."""
        return self.status[unit] & MARKED_BITS | (MOVING if unit in self.movers else 0)

    def mark(self, unit: int, marks: int) -> None:
        """Give a unit without any these markers."""
        self.status[unit] |= marks & MARKED_BITS
        if marks & MOVING:
            self.movers = enlisted(self.movers, [unit], True)
        self.anew(unit)

    def mark_moved(self, unit: int) -> None:
        """4.0l, 8.0a, 1.6.2e: a Moved marker, in place of any other marker of movement."""
        self.status[unit] = self.status[unit] & ~(ASSAULT_BIT | CRAWL_BIT | STEALTH_BIT) | MOVED_BIT
        self.anew(unit)

    def mark_going(self, units: list[int], gait: int) -> None:
        """4.0, 6.1, 6.3, 6.4: the marker of those who set out together so."""
        for unit in units:
            self.status[unit] |= GOING_BITS[gait]
        self.anew(units[0])

    def mark_fired(self, units: list[int]) -> None:
        """4.0: a Fired marker for those who fired from one location."""
        for unit in units:
            self.status[unit] |= FIRED_BIT
        self.anew(units[0])

    def mark_ops(self, unit: int) -> None:
        """4.1: an Ops Complete marker."""
        self.status[unit] |= OPS_BIT
        self.anew(unit)

    def turn_over(self, unit: int, shaken: bool) -> None:
        """1.5, 5.1, 3.0: the shaken side up, or the other."""
        self.status[unit] = self.status[unit] & ~SHAKEN_BIT | shaken * SHAKEN_BIT
        self.anew(unit)

    def hurt(self, unit: int, wounded: bool) -> None:
        """5.1, 11.3: a wound, or none any more."""
        self.status[unit] = self.status[unit] & ~WOUNDED_BIT | wounded * WOUNDED_BIT
        self.anew(unit)

    def new_turn(self) -> None:
        super().new_turn()
        self.lift(MARKED_BITS | STAYED_BIT | TRIED_BIT)
        one, other = self.stacks
        self.stacks = [self.unmarked(one), self.unmarked(other)]

    def unmarked(self, stacks: list[Stack]) -> list[Stack]:
        """Stacks off which all markers of a turn came."""
        return [self.again(stack) if stack.marked else stack for stack in stacks]

    def has(self, unit: int, trait: int) -> bool:
        return bool(self.theater.box.type_of[unit].traits & trait)

    # -- skill cards ------------------------------------------------------------------------------

    def skill(self, unit: int, skill: int) -> int:
        """12.0: what the cards of a unit add for this; 0 for nothing."""
        if not self.status[unit] & SKILLED_BIT:
            return 0
        total = 0
        for card in self.theater.box.cards_for[skill]:
            if self.card_by[card] == unit:
                total += self.theater.box.cards[card].effects[skill]
        return total

    def held(self, skill: int) -> bool:
        """Whether anybody has a card that does this."""
        for card in self.theater.box.cards_for[skill]:
            if self.card_by[card] >= 0:
                return True
        return False

    def skilled_here(self, side: int, location: int, skill: int) -> int:
        """A unit of a side at a location whose card does this, or NOTHING."""
        for card in self.theater.box.cards_for[skill]:
            holder = self.card_by[card]
            if holder >= 0 and self.at[holder] == location and self.side(holder) == side:
                return holder
        return NOTHING

    def deal(self, card: int, unit: int) -> None:
        """A card comes to somebody, or is held by nobody any more."""
        before = self.card_by[card]
        self.card_by = changed(self.card_by, card, unit)
        self.skill_all()
        for holder in (before, unit):
            if holder >= 0:
                self.anew(holder)

    def skill_all(self) -> None:
        """Cards are with others now: who has one."""
        self.lift(SKILLED_BIT)
        for holder in self.card_by:
            if holder >= 0:
                self.status[holder] |= SKILLED_BIT

    def spend(self, unit: int, skill: int) -> int:
        """12.0a: a single-use card is used; which it was."""
        for card, holder in enumerate(self.card_by):
            kind = self.theater.box.cards[card]
            if holder == unit and kind.effects[skill] and kind.once:
                self.deal(card, NOTHING)
                self.discard.append(card)
                return card
        return NOTHING

    # -- values as they are now -------------------------------------------------------------------

    def morale(self, unit: int) -> int:
        """1.5, 5.1j, R4: of the side showing; a wound takes one off, heroes have a wounded side; advisors add."""
        kind = self.type(unit)
        wounded = bool(self.status[unit] & WOUNDED_BIT)
        if kind.kind == HERO:
            value = kind.wounded_morale if wounded else kind.morale
        else:
            value = (kind.shaken_morale if self.status[unit] & SHAKEN_BIT else kind.morale) - wounded
        return value + self.skill(unit, MORALE) + self.advice(unit)

    def advice(self, unit: int) -> int:
        """11.6: units that listen to advisors have more morale beside one in good order."""
        if not self.has(unit, ADVISED) or self.at[unit] < 0:
            return 0
        for other in self.here(self.side(unit), self.at[unit]):
            if self.kind(other) == ADVISOR and self.good(other):
                return self.theater.box.tables.advised
        return 0

    def leadership(self, unit: int) -> int:
        """11.1, 5.1j, R8: what a leader in good order lends; never below 0."""
        kind = self.type(unit)
        if kind.kind != LEADER or self.status[unit] & SHAKEN_BIT:
            return 0
        return max(0, kind.leadership - bool(self.status[unit] & WOUNDED_BIT))

    def fp(self, unit: int) -> int:
        """The firepower printed on the side showing; -1 for none (11.1)."""
        kind = self.type(unit)
        return kind.wounded_fp if kind.kind == HERO and self.status[unit] & WOUNDED_BIT else kind.fp

    def range(self, unit: int) -> int:
        kind = self.type(unit)
        own = kind.wounded_range if kind.kind == HERO and self.status[unit] & WOUNDED_BIT else kind.range
        return own + self.skill(unit, RANGE)

    # -- weapons ----------------------------------------------------------------------------------

    def weapons_of(self, unit: int) -> list[int]:
        """Not to be changed."""
        return self.carried.get(unit, NO_WEAPONS)

    def hand(self, weapon: int, unit: int, at: int = NOTHING) -> None:
        """A weapon comes to somebody, or lies somewhere, or neither."""
        before = self.weapon_by[weapon]
        self.weapon_by = changed(self.weapon_by, weapon, unit)
        self.weapon_at = changed(self.weapon_at, weapon, at)
        self.arm()
        for bearer in (before, unit):
            if bearer >= 0:
                self.anew(bearer)

    def arm(self) -> None:
        """Weapons are with others now: who has which, in their order."""
        for bearer in self.carried:
            self.status[bearer] &= ~LADEN_BIT
        box = self.theater.box
        carried: dict[int, list[int]] = {}
        self.heaped = False
        for weapon, by in enumerate(self.weapon_by):
            if by >= 0:
                load = carried.setdefault(by, [])
                load.append(weapon)
                self.heaped = self.heaped or len(load) > box.carriers[box.kind_of[by]].carries
                self.status[by] |= LADEN_BIT
        self.carried = carried

    def weapon_type(self, weapon: int) -> WeaponType:
        return self.theater.box.weapon_type_of[weapon]

    def weapon_fp(self, weapon: int) -> int:
        """As it lies: on its tripod, or on the other side, which may not fire (-1)."""
        kind = self.theater.box.weapon_type_of[weapon]
        return kind.other_fp if self.dismounted >> weapon & 1 else kind.fp

    def weapon_range(self, weapon: int) -> int:
        kind = self.theater.box.weapon_type_of[weapon]
        return kind.other_range if self.dismounted >> weapon & 1 else kind.range

    def fixed(self, weapon: int) -> bool:
        """1.6.1.01a: on its tripod, so that it stays where it is."""
        return self.theater.box.weapon_type_of[weapon].tripod and not self.dismounted >> weapon & 1

    def has_room(self, unit: int) -> bool:
        """1.6.1: whether a unit may carry one weapon more."""
        return len(self.weapons_of(unit)) < self.theater.box.carriers[self.kind(unit)].carries

    def use_up(self, weapon: int) -> None:
        """1.6.2: a weapon is out of play."""
        self.hand(weapon, NOTHING)

    def carries_satchel(self, unit: int) -> int:
        charges = self.charges_of(unit)
        return charges[0] if charges else NOTHING

    def charges_of(self, unit: int) -> list[int]:
        return [weapon for weapon in self.weapons_of(unit) if self.weapon_type(weapon).kind == SATCHEL]

    # -- the board --------------------------------------------------------------------------------

    def locked(self, location: int) -> bool:
        """8.1: a melee in which both sides are still there."""
        return location in self.melees and self.any_here(0, location) and self.any_here(1, location)

    def add_work(self, kind: int, side: int, h: int, face: int) -> None:
        self.work_kind = [*self.work_kind, kind]
        self.work_side = [*self.work_side, side]
        self.work_at = [*self.work_at, h]
        self.work_face = [*self.work_face, face]
        self.littered()

    def drop_work(self) -> None:
        """The last work is gone again."""
        self.work_kind = self.work_kind[:-1]
        self.work_side = self.work_side[:-1]
        self.work_at = self.work_at[:-1]
        self.work_face = self.work_face[:-1]
        self.littered()

    def work(self, h: int, key: str) -> int:
        """The number of a work of this kind in a hex, or NOTHING."""
        if not self.filled[h] & WORKED:
            return NOTHING
        names = self.theater.box.work_names
        for n, at in enumerate(self.work_at):
            if at == h and names[self.work_kind[n]] == key:
                return n
        return NOTHING

    def bunker(self, h: int) -> int:
        return self.work(h, BUNKER)

    def foxhole(self, h: int) -> bool:
        return self.work(h, FOXHOLE) >= 0

    def wire(self, h: int) -> bool:
        return self.work(h, WIRE) >= 0

    def lay_smoke(self, h: int) -> None:
        """7.0: smoke in a hex, in place of any that has thinned."""
        self.smoke = [*self.smoke, h]
        self.thin = [other for other in self.thin if other != h]
        self.littered()

    def thin_smoke(self) -> None:
        """7.0: what was thin is gone, and the rest is thin."""
        self.thin, self.smoke = self.smoke, []
        self.littered()

    def littered(self) -> None:
        """Works or smoke are others: so is where they lie."""
        m = self.theater.map
        filled = bytearray(len(self.filled))
        for side in (0, 1):
            for at in self.places[side]:
                filled[at] |= 1 << side
        names = self.theater.box.work_names
        for n, h in enumerate(self.work_at):
            filled[h] |= WORKED
            if names[self.work_kind[n]] == BUNKER:
                filled[m.inside(h)] |= WORKED
        fog = 0
        for h in self.clouds():
            for storey in range(STOREYS):
                filled[h + storey * m.room] |= SMOKY
            fog |= 1 << m.board.cell[h]
        self.filled = bytes(filled)
        if fog != self.fog:
            self.fog = fog
            self.lines = {}

    def clouds(self) -> list[int]:
        """All hexes with smoke."""
        return self.smoke + self.thin if self.thin else self.smoke

    def smoky(self, h: int) -> bool:
        return self.filled[h] & SMOKY != 0

    def look(self, a: int, b: int) -> int:
        """10.0: how many hexes degrade the line between two locations now, or BLOCKS; through smoke it is kept."""
        m = self.theater.map
        over = (m.rows[a] or m.make_row(a))[b]
        if over == BLOCKS or not self.fog:
            return over
        line = a * LOCATIONS + b if a < b else b * LOCATIONS + a
        seen = self.lines.get(line, NOTHING)
        if seen == NOTHING:
            fog = m.lane(a, b) & self.fog
            seen = self.lines[line] = m.follow(a, b, fog, self.clouds()) if fog else over
        return seen

    def row(self, here: int) -> bytes:
        """10.0: what is seen from a location over the ground alone: a byte for every other."""
        m = self.theater.map
        return m.rows[here] or m.make_row(here)

    def in_sight(self, here: int, places: list[int]) -> list[int]:
        """10.0: those of some locations that are seen from here, or see it."""
        row = self.row(here)
        if not self.fog:
            return [at for at in places if row[at] != BLOCKS]
        return [at for at in places if row[at] != BLOCKS and self.is_unveiled(here, at)]

    def is_unveiled(self, here: int, there: int) -> bool:
        """7.0: whether no smoke hides two locations from each other that see each other over the ground."""
        return not self.fog or self.look(here, there) != BLOCKS

    def hex_of(self, location: int) -> int:
        return location % self.theater.map.room

    def distance(self, a: int, b: int) -> int:
        """5.0d: hexes, the target's counted and one's own not."""
        return self.ranges(a)[b % self.theater.map.room]

    def ranges(self, here: int) -> bytes:
        """5.0d: how far all hexes are from a location: a byte for each. No map is wider than a byte."""
        board = self.theater.map.board
        h = here % self.theater.map.room
        return board.far[h] or board.make_far(h)

    def is_inside(self, location: int) -> bool:
        return location >= self.theater.map.indoors

    def is_upstairs(self, location: int) -> bool:
        return location // self.theater.map.room == UPSTAIRS

    def parts(self, h: int) -> list[int]:
        """21.1: a hex with a bunker is the outside and the inside; else only the ground."""
        return [h, self.theater.map.inside(h)] if self.bunker(h) >= 0 else [h]


def add_steady(stack: Stack, unit: int, bits: int, printed: int) -> None:
    """What one in good order adds to what a stack can do."""
    stack.good = True
    if bits & SPENT_BITS:
        return
    stack.fires = True
    if printed & IS_LEADER and not bits & WOUNDED_BIT:
        stack.leads = grown(stack.leads, unit)
    if printed & HAS_SMOKE and not bits & OPS_BIT:
        stack.smokes = True


def add_fresh(stack: Stack, unit: int, bits: int, printed: int) -> None:
    """What one without any marker adds."""
    good = not bits & SHAKEN_BIT
    stack.fresh = grown(stack.fresh, unit)
    if good and not printed & IS_BLIND:
        stack.looks = True
    if printed & ON_FOOT and not bits & WOUNDED_BIT and not (bits & LADEN_BIT and printed & IS_SLOWED):
        if good:
            stack.strolls = grown(stack.strolls, unit)
        else:
            stack.strolls_shaken = grown(stack.strolls_shaken, unit)


BYTES: Final = [bytes([byte]) for byte in range(256)]


def overwritten(row: bytes, at: int, byte: int) -> bytes:
    """A row of bytes with another one at this place."""
    return row[:at] + BYTES[byte] + row[at + 1 :]


def changed(numbers: list[int], at: int, number: int) -> list[int]:
    """A list with another number at this place."""
    made = numbers[:]
    made[at] = number
    return made


def line_up(stacks: list[Stack], stack: Stack) -> None:
    """A stack more among those of a side, in the order of their first units."""
    at = len(stacks)
    while at and stacks[at - 1].units[0] > stack.units[0]:
        at -= 1
    stacks.insert(at, stack)


def enlisted(units: list[int], some: list[int], there: bool) -> list[int]:
    """A list onto which some units come or off which they go, in the order of their numbers."""
    return sorted(units + some) if there else [u for u in units if u not in some]
