"""HEROES 3.3 and EOD 8: the player's cards.

An action card is the action of a turn, a weapon card an attack; artillery is noted before a round. A bonus card is
played at the moment its text names: two actions and scouts at the beginning of a turn, others when they are asked
for (`with_action`, `after_action`, `rolls.think_again`), some in the AI's turn. Each effect that a turn can begin
with is one record: what bars it, and what it does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.engine.ask import Ask, Member, Option, Rules, marked, one_of, some_of
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.heroes.map import bits
from grognard.games.heroes.rules.arrivals import coming
from grognard.games.heroes.rules.caps import gain_caps, payments
from grognard.games.heroes.rules.deeds import Deed, deed_of, enter
from grognard.games.heroes.rules.fire import WEAPON, Manner, bar_fire, bar_raze, bar_strike, razable
from grognard.games.heroes.rules.forts import CANNOT, IN_COMBAT, bar_dig, bar_shelter, dig
from grognard.games.heroes.rules.groups import NO_CHAIN, TURNS, chained
from grognard.games.heroes.rules.moving import bar_move, enter_hex, turn_to
from grognard.games.heroes.rules.rally import UNHIT, auto_rally, bar_rally
from grognard.games.heroes.rules.rolls import Roll, declare_boost, discard, held, offer, think_again
from grognard.games.heroes.rules.rumours import reveal
from grognard.games.heroes.rules.shooting import aims_within, raze, resolve
from grognard.games.heroes.rules.values import in_close_combat, is_foot, is_vehicle
from grognard.games.heroes.rules.verbs import (
    ENTER,
    GO,
    HIDE,
    IN,
    JOINS,
    MOVE,
    NO,
    ON,
    ONWARD,
    PLAY,
    RALLY,
    RAZE,
    TAKE,
)
from grognard.games.heroes.state import CHOOSE, DEED, PAY, TURN, Mission
from grognard.games.heroes.theater import (
    AI,
    ARTILLERY_CARD,
    BONUS_CARD,
    MINES,
    NEITHER,
    NOBODY,
    PLAYER,
    ROAD_BLOCK,
    RUMOUR,
    WIRE,
    ActionType,
    UnitType,
)

OBSTACLES: Final = [WIRE, ROAD_BLOCK, MINES]
CLOSE: Final = 1000
"""What the target of a weapon card is told by: a hex, or this and a unit in the thrower's own hex,"""
WORK: Final = 2000
"""or this and the kind of a work there."""

NOT_IN_HAND: Final = Reason("not-in-hand", "EOD 8")
NOT_NOW: Final = Reason("not-now", "EOD 8.1")
BEFORE_A_ROUND: Final = Reason("before-a-round", "EOD 12.3")
NOBODY_FOR_IT: Final = Reason("nobody-for-it", "EOD 8")
NOTHING_TO_FIND: Final = Reason("nothing-to-find", "EOD 8.1")
TOO_DEAR: Final = Reason("too-dear", "3.3")
NO_OBSTACLE: Final = Reason("no-obstacle", "EOD 8")
IS_HIT: Final = Reason("is-hit", "EOD 8")
ENEMY_THERE: Final = Reason("enemy-there", "EOD 8")
WORK_THERE: Final = Reason("work-there", "EOD 8")
NO_THROWER: Final = Reason("no-thrower", "EOD 8.2")
OTHER_ARMY: Final = Reason("other-army", "EOD 8.2")


# -- the hand -------------------------------------------------------------------------------------


def draw_actions(g: Mission, count: int) -> None:
    """HEROES 1.0 (7), 2.5 and EOD 8: so many cards from the deck, while there are any; cards played do not come
    back."""
    for _ in range(count):
        if g.actions:
            card = g.dice.top(g.actions, [g.actions], 0)
            g.hand = sorted([*g.hand, card])
            g.tell("drew", "2.5", action=card, only=PLAYER)


def kind_of(g: Mission, card: int) -> ActionType:
    return g.theater.box.action_of[card]


def playable(g: Mission) -> list[int]:
    """HEROES 3.3: the cards a turn can begin with now, one of each kind."""
    found: list[int] = []
    kinds: list[int] = []
    for card in g.hand:
        if kind_of(g, card).number not in kinds and may_play(g, card):
            found.append(card)
            kinds.append(kind_of(g, card).number)
    return found


def bar_card(g: Mission, card: int) -> Reason | None:
    """HEROES 3.3 and EOD 8: why a card cannot be played at the beginning of a turn."""
    if card not in g.hand:
        return NOT_IN_HAND
    kind = kind_of(g, card)
    if kind.kind == ARTILLERY_CARD:
        return BEFORE_A_ROUND
    effect = EFFECTS.get(kind.effect)
    return NOT_NOW if effect is None else effect.bar(g, kind)


def may_play(g: Mission, card: int) -> bool:
    """HEROES 3.3 and EOD 8: whether a card of the hand can be played then: nothing bars it."""
    kind = kind_of(g, card)
    effect = EFFECTS.get(kind.effect)
    return kind.kind != ARTILLERY_CARD and effect is not None and effect.may(g, kind)


def play_card(g: Mission, card: int) -> Rules[None]:
    """HEROES 3.3 and EOD 8: a card is played: it leaves the hand, and its effect says how the turn goes on."""
    g.playing = card
    kind = kind_of(g, card)
    discard(g, card, "EOD 8.1" if kind.kind == BONUS_CARD else "3.3")
    yield from EFFECTS[kind.effect].play(g, kind)


# -- effects --------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card does: for whom, and how."""

    def who(self, g: Mission, kind: ActionType) -> list[int]:
        """The units it can be played upon, or that can pay for it; none where it is for no unit in particular."""
        return [unit for unit in g.force[PLAYER] if self.bar_unit(g, kind, unit) is None]

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        """Why it is not for this unit."""
        raise AssertionError("abstract")

    def may(self, g: Mission, kind: ActionType) -> bool:
        """Whether there is anybody it can be played upon."""
        for unit in g.force[PLAYER]:
            if self.bar_unit(g, kind, unit) is None:
                return True
        return False

    def bar(self, g: Mission, kind: ActionType) -> Reason | None:
        """Why it cannot be played: the reason of all, where they have but one."""
        if self.may(g, kind):
            return None
        reasons = [self.bar_unit(g, kind, unit) for unit in g.force[PLAYER]]
        keys = {reason.key for reason in reasons if reason is not None}
        return reasons[0] if len(keys) == 1 else NOBODY_FOR_IT

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        """The card has left the hand: how the turn goes on."""
        raise AssertionError("abstract")

    def carry_out(self, g: Mission, kind: ActionType, unit: int, value: int) -> Rules[None]:
        """Its price is paid, where it has one: what it does."""
        yield from ()


def choose_unit(g: Mission, units: list[int], about: int) -> Rules[int]:
    """For whom a card is played."""
    answer = yield from one_of(PLAYER, "card-unit", "3.3", [ON.each[unit] for unit in units], PLAY.each[about])
    return answer.value


def bar_price(g: Mission, kind: ActionType, unit: int) -> Reason | None:
    """HEROES 3.2.1, 3.3: a fresh unit pays a card's AP, less CAPs; a spent one only where CAPs may pay all of
    it."""
    fresh = g.is_fresh(unit)
    if kind.ap < 0:
        return None
    if kind.caps < 0 and not fresh:
        return TOO_DEAR
    return None if payments(g, kind.ap, fresh) else TOO_DEAR


def charge(g: Mission, kind: ActionType, unit: int, value: int = NOBODY) -> None:
    """HEROES 3.3: a unit answers for the card: what it costs is paid next, then it works, then the unit checks."""
    g.actor = unit
    g.group = [unit]
    g.deed = PLAY.word
    g.value = value
    g.cost = max(0, kind.ap)
    g.free = kind.ap < 0
    g.go(TURN, PAY)


class Played(Deed):
    """HEROES 3.3: a card that has been played and paid for does what it says. Nobody is offered it as a deed."""

    def fits(self, kind: UnitType) -> bool:
        return False

    def values(self, g: Mission, unit: int) -> list[int]:
        return []

    def bar(self, g: Mission, unit: int, value: int) -> Reason | None:
        return NOT_NOW

    def cost(self, g: Mission, unit: int, value: int) -> int:
        return g.cost

    def carry_out(self, g: Mission, unit: int, value: int) -> Rules[None]:
        kind = kind_of(g, g.playing)
        yield from EFFECTS[kind.effect].carry_out(g, kind, unit, value)


enter(Played(PLAY, together=True))


class FreeAction(Effect):
    """HEROES 4.3 and EOD 8, cards 01 and 02: a spent unit or group, or any, takes an action that costs nothing and
    asks for no check."""

    def __init__(self, spent: bool) -> None:
        self.spent = spent

    def who(self, g: Mission, kind: ActionType) -> list[int]:
        enters = deed_of(ENTER.word)
        waiting = [
            unit for unit in coming(g) if any(enters.bar(g, unit, h) is None for h in enters.values(g, unit))
        ]
        return [unit for unit in [*g.force[PLAYER], *waiting] if self.bar_unit(g, kind, unit) is None]

    def may(self, g: Mission, kind: ActionType) -> bool:
        return super().may(g, kind) or bool(self.who(g, kind))

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        return NOBODY_FOR_IT if self.spent and not g.is_spent(unit) else None

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        g.actor = yield from choose_unit(g, self.who(g, kind), g.playing)
        g.free = True
        g.go(TURN, DEED)


class Recover(Effect):
    """HEROES 3.3 and EOD 7.6, card 03: a hit unit loses its marker, in close combat too and whatever the marker:
    for AP and a check if it is fresh, or for CAPs alone."""

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        return bar_price(g, kind, unit) if g.is_hit(unit) else UNHIT

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        unit = yield from choose_unit(g, self.who(g, kind), g.playing)
        charge(g, kind, unit)

    def carry_out(self, g: Mission, kind: ActionType, unit: int, value: int) -> Rules[None]:
        auto_rally(g, unit, "3.3")
        yield from ()


class ForSome(Effect):
    """HEROES EOD 8 and EOD 9.1: a card for a unit, or for a group of which each is in a hex with another or beside
    one."""

    def choose(self, g: Mission, kind: ActionType) -> Rules[list[int]]:
        able = self.who(g, kind)
        members = [Member([JOINS.each[unit]]) for unit in able]

        def enough(ways: list[int]) -> Reason | None:
            chosen = marked(able, ways)
            if not chosen:
                return NOBODY_FOR_IT
            return None if chained(g, chosen) else NO_CHAIN

        if len(able) == 1:
            return able
        chosen = yield from some_of(
            PLAYER, "card-units", "EOD 8", members, GO.plain, PLAY.each[g.playing], enough=enough
        )
        return marked(able, chosen.ways)


class FreeRally(ForSome):
    """HEROES EOD 8 and EOD 9.1.3, card 04: a unit or group rolls to rally at no cost, each for itself, not in close
    combat."""

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        return bar_rally(g, unit)

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        g.group = yield from self.choose(g, kind)
        g.actor = g.group[0]
        g.deed = RALLY.word
        g.picks = [NOBODY for _ in g.group]
        g.free = True
        g.go(TURN, PAY)


class Shelter(ForSome):
    """HEROES EOD 8 and EOD 18.3, card 09: a hasty defence for a unit or group, vehicles too, not in close
    combat."""

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        return bar_dig(g, unit) if is_foot(g, unit) else bar_shelter(g, unit)

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        group = yield from self.choose(g, kind)
        charge(g, kind, group[0])
        g.group = group

    def carry_out(self, g: Mission, kind: ActionType, unit: int, value: int) -> Rules[None]:
        for one in g.group:
            dig(g, one)
        yield from ()


class MoreCaps(Effect):
    """HEROES 3.3 and EOD 8, card 08: a fresh unit pays; a die of CAPs for this round."""

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        return bar_price(g, kind, unit)

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        unit = yield from choose_unit(g, self.who(g, kind), g.playing)
        charge(g, kind, unit)

    def carry_out(self, g: Mission, kind: ActionType, unit: int, value: int) -> Rules[None]:
        roll = Roll(g.dice.roll(kind.figures["dice"]))
        while True:
            g.tell("caps-gained", "3.3", unit=unit, dice=roll.dice, caps=max(0, roll.total))
            again = yield from think_again(g, roll, roll.total > 3)
            if not again:
                break
        gain_caps(g, max(0, roll.total))


class ClearObstacle(Effect):
    """HEROES EOD 8, card 16: an unhit unit, not in close combat, removes an obstacle from its hex."""

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        if self.obstacle(g, unit) == NOBODY:
            return NO_OBSTACLE
        return bar_work(g, unit) or bar_price(g, kind, unit)

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        unit = yield from choose_unit(g, self.who(g, kind), g.playing)
        charge(g, kind, unit)

    def obstacle(self, g: Mission, unit: int) -> int:
        """The kind of obstacle in its hex, or NOBODY."""
        for work in OBSTACLES:
            if g.fort_in(g.at[unit], work) >= 0:
                return work
        return NOBODY

    def carry_out(self, g: Mission, kind: ActionType, unit: int, value: int) -> Rules[None]:
        work = self.obstacle(g, unit)
        g.remove_fort(g.fort_in(g.at[unit], work))
        g.tell("cleared", "EOD 8", unit=unit, hex=g.at[unit], fort=work)
        yield from ()


class LayMines(Effect):
    """HEROES EOD 8 and EOD 18.6, card 17: an unhit unit, not in close combat, lays mines in its own hex or beside
    it, where no enemy and no other work is."""

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        barred = bar_work(g, unit) or bar_price(g, kind, unit)
        if barred is not None:
            return barred
        return None if self.places(g, kind, unit) else WORK_THERE

    def places(self, g: Mission, kind: ActionType, unit: int) -> list[int]:
        here = g.at[unit]
        near = sorted([here, *bits(g.theater.map.grid.within(here, kind.figures["reach"]))])
        return [h for h in near if not g.enemies_in(h, PLAYER) and h not in g.fort_at]

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        unit = yield from choose_unit(g, self.who(g, kind), g.playing)
        options = [IN.each[h] for h in self.places(g, kind, unit)]
        answer = yield from one_of(PLAYER, "card-hex", "EOD 8", options, PLAY.each[g.playing])
        charge(g, kind, unit, answer.value)

    def carry_out(self, g: Mission, kind: ActionType, unit: int, value: int) -> Rules[None]:
        g.add_fort(MINES, value, PLAYER)
        g.tell("mined", "EOD 8", unit=unit, hex=value)
        yield from ()


def bar_work(g: Mission, unit: int) -> Reason | None:
    """HEROES EOD 8: who clears obstacles and lays mines is unhit, not carried and not in close combat."""
    if g.is_carried(unit):
        return CANNOT
    if g.is_hit(unit):
        return IS_HIT
    return IN_COMBAT if in_close_combat(g, unit) else None


class WeaponAttack(Effect):
    """HEROES EOD 8.2 and EOD 18.7, cards W01 to W03: foot of the card's army attack once with its firepower, an
    adjacent hex, or in close combat one enemy or a work."""

    def bar_unit(self, g: Mission, kind: ActionType, unit: int) -> Reason | None:
        if kind.army not in (NEITHER, g.types[unit].army):
            return OTHER_ARMY
        if not is_foot(g, unit):
            return NO_THROWER
        return None if self.targets(g, kind, unit) else NO_THROWER

    def targets(self, g: Mission, kind: ActionType, unit: int) -> list[Option]:
        near = aims_within(g, g.at[unit], 1)
        if not near:
            return []
        how = Manner(WEAPON, card=kind)
        found = [IN.each[h] for h in near if bar_fire(g, unit, h, how) is None]
        foes = g.enemies_in(g.at[unit], PLAYER)
        found += [ON.each[foe] for foe in foes if bar_strike(g, unit, foe, how) is None]
        works = razable(g, PLAYER, g.at[unit])
        return found + [RAZE.each[work] for work in works if bar_raze(g, unit, work, how) is None]

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        unit = yield from choose_unit(g, self.who(g, kind), g.playing)
        options = self.targets(g, kind, unit)
        answer = yield from one_of(PLAYER, "card-target", "EOD 8.2", options, TAKE.each[unit])
        at = {IN.word: 0, ON.word: CLOSE, RAZE.word: WORK}[answer.verb]
        charge(g, kind, unit, at + answer.value)

    def carry_out(self, g: Mission, kind: ActionType, unit: int, value: int) -> Rules[None]:
        yield from with_action(g)
        yield from declare_boost(g)
        g.shot = True
        how = Manner(WEAPON, more=g.aim, card=kind)
        at = thrown_at(value)
        if at.verb == IN.word:
            yield from resolve(g, [unit], at.value, g.boost, how=how)
        elif at.verb == ON.word:
            yield from resolve(g, [unit], g.at[unit], g.boost, [at.value], how)
        else:
            yield from raze(g, [unit], at.value, g.boost, how)


def thrown_at(value: int) -> Option:
    """The target of a weapon card, as it was chosen, of the number that tells it."""
    if value < CLOSE:
        return IN.each[value]
    return ON.each[value - CLOSE] if value < WORK else RAZE.each[value - WORK]


class TwoActions(Effect):
    """HEROES 4.1.2 and EOD 8.1, card 10: for a CAP two actions in this turn, each paid for and checked by
    itself."""

    def who(self, g: Mission, kind: ActionType) -> list[int]:
        return []

    def may(self, g: Mission, kind: ActionType) -> bool:
        return g.caps >= kind.caps

    def bar(self, g: Mission, kind: ActionType) -> Reason | None:
        return None if self.may(g, kind) else TOO_DEAR

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        g.caps -= kind.caps
        g.more += 1
        g.go(TURN, CHOOSE)
        yield from ()


class Scouts(Effect):
    """HEROES EOD 8.1, card 14: for a CAP a rumour within three hexes and in sight of a unit is revealed, or a unit
    that could hide is hidden; before an action or after it."""

    def who(self, g: Mission, kind: ActionType) -> list[int]:
        return []

    def may(self, g: Mission, kind: ActionType) -> bool:
        return self.bar(g, kind) is None

    def bar(self, g: Mission, kind: ActionType) -> Reason | None:
        if g.caps < kind.caps:
            return TOO_DEAR
        return None if self.finds(g, kind) else NOTHING_TO_FIND

    def finds(self, g: Mission, kind: ActionType) -> list[int]:
        """Rumours that can be looked at, and units that can hide."""
        near = kind.figures["reach"]
        rumours = [pe for pe in g.force[AI] if g.types[pe].kind == RUMOUR and looked_at(g, pe, near)]
        hides = deed_of(HIDE.word)
        return rumours + [unit for unit in g.force[PLAYER] if hides.bar(g, unit, g.at[unit]) is None]

    def play(self, g: Mission, kind: ActionType) -> Rules[None]:
        yield from self.scout(g, kind, g.playing)
        g.go(TURN, CHOOSE)

    def scout(self, g: Mission, kind: ActionType, card: int) -> Rules[None]:
        g.caps -= kind.caps
        found = yield from choose_unit(g, self.finds(g, kind), card)
        if g.side(found) == PLAYER:
            g.hidden |= 1 << found
            g.tell("hidden", "EOD 8.1", unit=found)
        else:
            reveal(g, found)


def looked_at(g: Mission, pe: int, near: int) -> bool:
    """A unit sees it and is near enough."""
    h = g.at[pe]
    return any(g.far(g.at[unit], h) <= near and g.sees(g.at[unit], h) for unit in g.force[PLAYER])


SCOUTS: Final = Scouts()
EFFECTS: Final[dict[str, Effect]] = {
    "spent-acts": FreeAction(True),
    "any-acts": FreeAction(False),
    "recover": Recover(),
    "free-rally": FreeRally(),
    "more-caps": MoreCaps(),
    "hasty-defence": Shelter(),
    "two-actions": TwoActions(),
    "scouts": SCOUTS,
    "clear-obstacle": ClearObstacle(),
    "lay-mines": LayMines(),
    "attack": WeaponAttack(),
}
"""What a turn can begin with. The other effects have moments of their own."""


# -- with an action and after it ------------------------------------------------------------------


def with_action(g: Mission) -> Rules[None]:
    """HEROES EOD 8.1, card 11: more firepower for an attack, before CAPs are put on its roll."""
    card = yield from offer(g, "aim", "more-fp", TAKE.each[g.actor])
    if card >= 0:
        g.aim += kind_of(g, card).figures["fp"]


def after_action(g: Mission) -> Rules[None]:
    """HEROES EOD 5.0.2 and EOD 8.1, cards 05 and 14: after the check a unit that moved, onto the map too, may go on
    by a hex, not one that only turned with a group; and scouts may look about."""
    if g.deed in (MOVE.word, ENTER.word):
        picks = g.picks or [g.value]
        for unit, pick in zip(g.group, picks, strict=True):
            if pick < TURNS:
                yield from one_more_hex(g, unit)
    card = held(g, "scouts")
    if card >= 0 and g.deed and SCOUTS.bar(g, kind_of(g, card)) is None:
        used = yield from offer(g, "scouts", "scouts")
        if used >= 0:
            yield from SCOUTS.scout(g, kind_of(g, used), used)


def one_more_hex(g: Mission, unit: int) -> Rules[None]:
    """HEROES EOD 8.1, card 05: one hex more at no cost, if it can move at all; a close combat it has entered holds
    it."""
    card = held(g, "one-more-hex")
    if card < 0 or not g.on_map(unit) or in_close_combat(g, unit):
        return
    hexes = [h for h in g.theater.map.beside[g.at[unit]] if h >= 0 and bar_move(g, unit, h) is None]
    if not hexes:
        return
    options = [*[ONWARD.each[h] for h in hexes], NO.plain]
    answer = yield Ask(PLAYER, "one-more-hex", "EOD 8.1", options, TAKE.each[unit])
    if answer.verb == NO.word:
        return
    discard(g, card)
    yield from enter_hex(g, unit, answer.value)
    yield from turn_to(g, unit)


# -- in the AI's turn -----------------------------------------------------------------------------


def before_ai_check(g: Mission) -> Rules[None]:
    """HEROES EOD 8.1, card 06: right before its check an action of the AI that cost AP costs more. Command cards
    ask for no check (4.3)."""
    if g.cost > 0:
        card = yield from offer(g, "confuse", "ai-pays-more")
        if card >= 0:
            g.cost += kind_of(g, card).figures["ap"]


def with_caps(g: Mission, roll: Roll) -> list[Modifier]:
    """HEROES 3.2.3 and EOD 8.1: what CAPs and luck add to the roll of a card."""
    lines = [Modifier("caps", g.boost, "3.2.3")] if g.boost else []
    return [*lines, Modifier("luck", roll.luck, "EOD 8.1")] if roll.luck else lines


def after_ai_move(g: Mission, unit: int) -> Rules[None]:
    """HEROES 3.2.3 and EOD 8.1, card 15: an AI vehicle that has just moved neither moves nor pivots till the round
    ends, if two dice and CAPs show enough."""
    if not g.on_map(unit) or not is_vehicle(g, unit):
        return
    card = yield from offer(g, "bog", "bogged-down", TAKE.each[unit])
    if card < 0:
        return
    needed = kind_of(g, card).figures["need"]
    yield from declare_boost(g, seldom=True)
    roll = Roll(g.dice.roll(2))
    while True:
        held_up = roll.total + g.boost >= needed
        g.tell(
            "bogged", "EOD 8.1", unit=unit, number=needed, dice=roll.dice, modifiers=with_caps(g, roll),
            outcome="held-up" if held_up else "drives-on",
        )  # fmt: skip
        again = yield from think_again(g, roll, held_up)
        if not again:
            break
    if held_up:
        g.stuck |= 1 << unit


def ai_caps(g: Mission, caps: int) -> Rules[int]:
    """HEROES 3.2.3, 4.3.1 and EOD 8.1, card 12: what is left of the CAPs of an order when a sniper has had his
    say."""
    if caps <= 0:
        return 0
    card = yield from offer(g, "snipe", "sniper")
    if card < 0:
        return caps
    figures = kind_of(g, card).figures
    yield from declare_boost(g, seldom=True)
    roll = Roll([g.dice.d6()])
    while True:
        total = roll.total + g.boost
        lost = caps if total >= figures["all_from"] else min(caps, int(total >= figures["one_from"]))
        g.tell(
            "sniped",
            "EOD 8.1",
            dice=roll.dice,
            modifiers=with_caps(g, roll),
            caps=lost,
            left=caps - lost,
            outcome="cost-caps" if lost else "missed",
        )
        again = yield from think_again(g, roll, lost == caps)
        if not again:
            return caps - lost
