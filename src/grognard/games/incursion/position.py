"""The position in plain data, by the names players use, and back: for saves, cases and the notation."""

from __future__ import annotations

from typing import Any

from grognard.engine.position import Reader, describe_dice, once, place_dice
from grognard.engine.problem import Problem
from grognard.games.incursion.rules.maintenance import anyone_with
from grognard.games.incursion.rules.mob import crowd, mob_of
from grognard.games.incursion.state import (
    ACTION,
    CAMPAIGN,
    CHOICE,
    COMMAND,
    FALLEN,
    MUSTER,
    NOT_NOW,
    NOTHING,
    PHASES,
    STAGES,
    Battle,
)
from grognard.games.incursion.theater import (
    ALLIES,
    BLACKOUT,
    CONTROLLER,
    DEAD,
    GERMANS,
    GONE,
    HELD,
    HORDE,
    INSTANT,
    JUMP,
    LOCK,
    MISSION,
    NEXT_TURN,
    SERGEANT,
    SIDES,
    TOKEN,
    TRAP,
    TUNNEL,
    TWITCHER,
    UNUSED,
    WAITING,
)
from grognard.geometry.squares import EAST, WEST

FACINGS = ["north", "east", "south", "west"]
BOXES = {"unused": UNUSED, "dead": DEAD, "left": GONE, "held": HELD}
ORDERS = ["ask", "always", "never"]
ALERTS = ["usual", "each", "none"]
FOREVER = 99
"""The turn until which a card lasts that lies there for the whole mission."""


# -- what a position leaves out -------------------------------------------------------------------


def usual_facing(g: Battle, figure: int) -> int:
    """Toward the enemy's side of the board."""
    return EAST if g.side[figure] == ALLIES else WEST


def usual_doors(g: Battle) -> tuple[int, int]:
    """Closed and sealed doors as the mission sets them up."""
    return ((1 << len(g.door_trap)) - 1) & ~g.mission.open, g.mission.sealed


def usual_place(g: Battle, thing: int) -> int:
    """Where the mission puts an object; -1 for one of another mission."""
    i = thing - g.mission.first_object
    if g.phase == MUSTER or g.mission.first_object < 0 or not 0 <= i < len(g.mission.objects):
        return NOTHING
    return g.mission.objects[i]


def usual_command(g: Battle) -> list[int]:
    """The command points a turn begins with."""
    t = g.theater
    points = [t.by_level(t.command_by_level, g.level(side)) for side in (ALLIES, GERMANS)]
    points[ALLIES] += anyone_with(g, SERGEANT)
    return points


def usual_control(g: Battle) -> int:
    """Gretel's points for zombies at the beginning of a turn."""
    return g.theater.controller if anyone_with(g, CONTROLLER) else 0


def usual_purchases(g: Battle) -> int:
    """The zombies that must be bought."""
    t = g.theater
    if g.phase == MUSTER:
        return 0
    points = g.allowance(GERMANS) if g.mission.only_zombies else t.zombie_least
    return min(points // t.zombie_purchase, most_purchases(g))


def most_purchases(g: Battle) -> int:
    t = g.theater
    return max(len(k.slots) for k in t.types if k.abilities & HORDE) // t.zombies_each_turn


def usual_bearer(g: Battle, figure: int, card: int) -> int:
    """Who lays an effect card on a figure: its friends what helps, its enemies what harms."""
    side = GERMANS if figure == g.theater.zombie_card else g.side[figure]
    return side if g.theater.cards[card].friend else 1 - side


def usual_lone(g: Battle) -> int:
    """7.5.1: without another word, the lone soldier is the Ally who stands in the cell."""
    inside = [f for f in g.of_side(ALLIES) if g.at[f] == g.mission.lone]
    return inside[0] if inside else NOTHING


def usual_until(g: Battle, card: int) -> int:
    lasts = g.theater.cards[card].lasts
    return FOREVER if lasts == MISSION else g.turn + (lasts == NEXT_TURN)


def usually_bought(g: Battle, figure: int) -> bool:
    return g.at[figure] != UNUSED and not g.has(figure, HORDE)


# -- writing --------------------------------------------------------------------------------------


def describe(g: Battle) -> dict[str, Any]:
    """Everything that can differ between two starts of a step. What is as usual is left out."""
    t = g.theater
    out: dict[str, Any] = {
        "mission": g.mission.name,
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "step": STAGES[g.phase][g.stage] if g.stage else "",
        "active": SIDES[g.active],
        "first": "" if g.first == ALLIES else SIDES[g.first],
        "command": g.cp[:],
        "purchases": g.purchases,
        "figures": {t.figure_names[f]: entry for f in range(len(g.at)) if (entry := describe_figure(g, f))},
        "doors": describe_doors(g),
        "burning": by_side([named(t.square_names, burning) for burning in g.burning], []),
        "objects": {t.object_names[o]: entry for o in range(len(g.object_at)) if (entry := describe_object(g, o))},
        "harpoon": name_of(t.figure_names, g.harpoon),
        "will": g.will,
        "lone": name_of(t.figure_names, g.lone),
        "freed": g.freed,
        "activation": describe_activation(g) if g.actor >= 0 else {},
        "bids": by_side(g.bid, NOTHING),
        "intelligence": g.intelligence,
        "orders": by_side([ORDERS[order] for order in g.orders], ORDERS[0]),
        "kills": by_side([ALERTS[alert] for alert in g.alert], ALERTS[0]),
        "closing": [SIDES[side] for side in (ALLIES, GERMANS) if g.closing[side]],
        "hands": by_side([[t.card_names[c] for c in hand] for hand in g.hands], []),
        "worn": {t.card_names[c]: describe_worn(g, c) for c in g.worn},
        "lasting": {t.card_names[c]: describe_lasting(g, c) for c in g.lasting},
        "deck": [t.card_names[c] for c in reversed(g.deck)],
        "discard": [t.card_names[c] for c in reversed(g.discard)],
        "points": g.points[:] if any(g.points) else [],
        "wins": g.wins[:] if any(g.wins) else [],
        "winner": name_of(SIDES, g.winner),
        "ended": g.ended,
        "over": g.over,
        "dice": describe_dice(g.dice),
    }
    if g.zombie_cp != usual_control(g):
        out["control"] = g.zombie_cp
    needed = ("turn", "command", "purchases", "deck", "control", "dice")
    return {k: v for k, v in out.items() if v or k in needed}


def named(names: list[str], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def name_of(names: list[str], number: int) -> str:
    return names[number] if number >= 0 else ""


def doer_name(g: Battle, figure: int) -> str:
    """Who did something this turn and may have fallen since."""
    return "fallen" if figure == FALLEN else g.theater.figure_names[figure]


def by_side(values: list[Any], usual: Any) -> dict[str, Any]:
    return {side: value for side, value in zip(SIDES, values, strict=True) if value != usual}


def describe_figure(g: Battle, figure: int) -> dict[str, Any]:
    t = g.theater
    at = g.at[figure]
    out: dict[str, Any] = {}
    if at >= 0:
        out["at"] = t.square_names[at]
        if g.facing[figure] != usual_facing(g, figure):
            out["facing"] = FACINGS[g.facing[figure]]
    elif at <= WAITING:
        out["waits"] = t.entry_names[g.waiting(figure)]
    elif at != UNUSED:
        out["at"] = next(box for box, place in BOXES.items() if place == at)
    if g.side[figure] != t.type_of[figure].side:
        out["side"] = SIDES[g.side[figure]]
    if g.hurt[figure]:
        out["hurt"] = g.hurt[figure]
    if g.bonus[figure]:
        out["bonus"] = g.bonus[figure]
    if g.mobbed[figure]:
        out["mobbed"] = [doer_name(g, zombie) for zombie in crowd(g.mobbed[figure])]
    marks = {"acted": g.acted, "reacting": g.reacting, "roused": g.roused, "fresh": g.fresh}
    out |= {mark: True for mark, mask in marks.items() if mask >> figure & 1}
    bought = bool(g.bought >> figure & 1)
    if bought != usually_bought(g, figure):
        out["bought"] = bought
    return out


def describe_activation(g: Battle) -> dict[str, Any]:
    """Who acts, and what is under way."""
    t = g.theater
    out: dict[str, Any] = {"figure": t.figure_names[g.actor], "points": g.ap, "allowed": g.allowed, "late": g.late}
    out |= {"heat": g.heat, "burns": g.burns, "spent": g.spent, "alarmed": named(t.figure_names, g.alarmed)}
    return {key: value for key, value in out.items() if value}


def describe_doors(g: Battle) -> dict[str, Any]:
    """Open and sealed doors, where they are not as the mission sets them up."""
    t = g.theater
    closed, sealed = usual_doors(g)
    out: dict[str, Any] = {}
    if g.closed != closed:
        out["open"] = named(t.door_names, ~g.closed)
    if g.sealed != sealed:
        out["sealed"] = named(t.door_names, g.sealed)
    return out


def describe_object(g: Battle, thing: int) -> dict[str, Any]:
    t = g.theater
    out: dict[str, Any] = {}
    by, owner, at = g.object_by[thing], g.object_owner[thing], g.object_at[thing]
    if by >= 0:
        out["by"] = t.figure_names[by]
    if owner >= 0:
        out["owner"] = SIDES[owner]
    if at != (NOTHING if out else usual_place(g, thing)):
        out["at"] = name_of(t.square_names, at) or "nowhere"
    if g.object_value[thing]:
        out["value"] = g.object_value[thing]
    if g.object_known[thing]:
        out["known"] = named(SIDES, g.object_known[thing])
    if g.object_searched >> thing & 1:
        out["searched"] = True
    if g.object_dropped[thing] >= 0:
        out["dropped"] = doer_name(g, g.object_dropped[thing])
    return out


def describe_worn(g: Battle, card: int) -> dict[str, Any]:
    """An effect card: on whom, by whom, and whether it is experience from an earlier mission."""
    t = g.theater
    figure = g.card_on[card]
    out: dict[str, Any] = {"figure": t.figure_names[figure] if figure != t.zombie_card else "zombies"}
    if g.card_by[card] != usual_bearer(g, figure, card):
        out["by"] = SIDES[g.card_by[card]]
    if g.experience >> card & 1:
        out["learned"] = True
    return out


def describe_lasting(g: Battle, card: int) -> dict[str, Any]:
    """An event card in play: by whom, until when, on which door or square."""
    t = g.theater
    out: dict[str, Any] = {"by": SIDES[g.card_by[card]]}
    if g.card_until[card] != usual_until(g, card):
        out["until"] = g.card_until[card]
    for doors in (g.door_trap, g.door_locked):
        if card in doors:
            out["door"] = t.door_names[doors.index(card)]
    if g.tunnel_card == card:
        out["square"] = t.square_names[g.tunnel]
    return out


# -- reading --------------------------------------------------------------------------------------


def place(g: Battle, data: dict[str, Any]) -> Battle:
    """The position written here, in a battle that has not begun. Left out, it is the Allies' action phase."""
    t = g.theater
    r = Reader(data)
    missions = [m.name for m in t.missions]
    mission = r.one(missions, "mission", g.at_mission)
    if mission != g.at_mission and not g.campaign:
        raise Problem("problem-position-single", mission=missions[g.at_mission], campaigns=CAMPAIGN)
    g.at_mission = mission
    g.phase = r.one(PHASES, "phase", ACTION)
    g.turn = r.count("turn", 0 if g.phase in (MUSTER, COMMAND) else 1)
    g.stage = r.one(STAGES.get(g.phase, []), "step", 0)
    g.active = r.one(SIDES, "active", ALLIES)
    g.actor = r.inner("activation").one(t.figure_names, "figure")
    g.first = r.one(SIDES, "first", ALLIES)
    for figure, own in r.each(t.figure_names, "figures"):
        place_figure(g, figure, own)
    place_activation(g, r.inner("activation"))
    g.purchases = r.count("purchases", usual_purchases(g))
    if g.purchases > most_purchases(g):
        raise r.refuse("purchases", g.purchases)
    g.cp = r.numbers("command", usual_command(g))
    if min(g.cp) < 0:
        raise r.refuse("command", g.cp)
    g.zombie_cp = r.count("control", usual_control(g))
    place_doors(g, r.inner("doors"))
    burning = r.inner("burning")
    g.burning = [mask(burning.listed(t.square_names, side)) for side in SIDES]
    burning.finish()
    place_objects(g, r)
    g.harpoon = r.one(t.figure_names, "harpoon")
    g.will = r.take("will", False)
    g.lone = r.one(t.figure_names, "lone", usual_lone(g))
    g.freed = r.count("freed")
    bids, orders, kills = r.inner("bids"), r.inner("orders"), r.inner("kills")
    g.bid = [bids.count(side, NOTHING) for side in SIDES]
    g.orders = [orders.one(ORDERS, side, 0) for side in SIDES]
    g.alert = [kills.one(ALERTS, side, 0) for side in SIDES]
    bids.finish()
    orders.finish()
    kills.finish()
    g.intelligence = r.take("intelligence", False)
    for side in r.listed(SIDES, "passing"):  # what saves of earlier rules call it
        g.alert[side] = NOT_NOW
    closing = r.listed(SIDES, "closing")
    g.closing = [side in closing for side in (ALLIES, GERMANS)]
    place_cards(g, r)
    g.points = r.numbers("points", [0, 0])
    g.wins = r.numbers("wins", [0, 0])
    if any(g.wins) and not g.campaign:
        raise Problem("problem-position-single", mission=missions[g.at_mission], campaigns=CAMPAIGN)
    g.winner = r.one(SIDES, "winner")
    g.ended = r.take("ended", "")
    g.over = r.take("over", False)
    place_dice(r.inner("dice"), g.dice)
    r.finish()
    return g


def mask(numbers: list[int]) -> int:
    return sum(1 << n for n in numbers)


def doer(g: Battle, number: int) -> int:
    """Back from its place among all figures and, after them, the fallen."""
    return number if number < g.theater.figures else FALLEN


def place_figure(g: Battle, figure: int, r: Reader) -> None:
    """One figure: where it stands or waits, how it is, what it has done this turn."""
    t = g.theater
    g.make_room(figure + 1)
    kind = t.type_of[figure]
    at, waits = r.take("at", ""), r.take("waits", "")
    if at and waits:
        raise r.refuse("waits", waits)
    place = BOXES.get(at or "unused", NOTHING)
    if waits:
        place = WAITING - r.index(t.entry_names, waits, "waits")
    elif at and at not in BOXES:
        place = r.index([*t.square_names, *BOXES], at, "at")
        if not t.grid.floor[place]:
            raise r.refuse("at", at)
        above = g.actor >= 0 and g.has(g.actor, JUMP) and (figure == g.actor or g.at[g.actor] == place)
        if g.occupied >> place & 1 and not above:
            raise Problem("problem-position-twice", field="figures", value=at)
    g.side[figure] = r.one(SIDES, "side", kind.side)
    if g.side[figure] != kind.side and not g.has(figure, TWITCHER):
        raise r.refuse("side", SIDES[g.side[figure]])
    g.put(figure, place)
    usual = usual_facing(g, figure) if place >= 0 else 0
    g.facing[figure] = r.one(FACINGS, "facing", usual)
    g.hurt[figure] = r.count("hurt")
    if g.hurt[figure] >= (kind.damage if g.alive(figure) else kind.damage + 1):
        raise r.refuse("hurt", g.hurt[figure])
    g.bonus[figure] = r.count("bonus")
    g.mobbed[figure] = mob_of([doer(g, zombie) for zombie in r.listed([*t.figure_names, "fallen"], "mobbed")])
    bit = 1 << figure
    g.acted |= bit if r.take("acted", False) else 0
    g.roused |= bit if r.take("roused", False) else 0
    g.fresh |= bit if r.take("fresh", False) else 0
    if r.take("reacting", False):
        if place < 0 or not kind.reaction:
            raise r.refuse("reacting", True)
        g.reacting |= bit
    g.bought |= bit if r.take("bought", usually_bought(g, figure)) else 0
    r.finish()


def place_activation(g: Battle, r: Reader) -> None:
    """Who acts, and what is under way; nobody acts before a figure is chosen."""
    names = g.theater.figure_names
    r.one(names, "figure")
    acting = g.phase == ACTION and g.stage != CHOICE
    if acting != (g.actor >= 0) or (acting and (not g.acted >> g.actor & 1 or g.side[g.actor] != g.active)):
        raise r.refuse("figure", name_of(names, g.actor))
    g.ap = r.count("points")
    g.allowed = r.count("allowed")
    g.late = r.take("late", False)
    g.heat = r.count("heat")
    g.burns = r.count("burns")
    g.spent = r.take("spent", False)
    g.alarmed = mask(r.listed(names, "alarmed"))
    r.finish()


def place_doors(g: Battle, r: Reader) -> None:
    """Doors not named as open are closed; without such a list they are as the mission sets them up."""
    t = g.theater
    g.closed, g.sealed = usual_doors(g)
    if "open" in r.position:
        g.closed = ((1 << len(t.door_names)) - 1) & ~mask(r.listed(t.door_names, "open"))
    if "sealed" in r.position:
        g.sealed = mask(r.listed(t.door_names, "sealed"))
    if g.sealed & ~g.closed:
        raise r.refuse("sealed", ", ".join(named(t.door_names, g.sealed & ~g.closed)))
    r.used |= {"open", "sealed"}
    r.finish()


def place_objects(g: Battle, r: Reader) -> None:
    """Objects where the mission puts them, but for those named. Tokens have the values left over, in order."""
    t = g.theater
    for thing in range(len(g.object_at)):
        g.object_at[thing] = usual_place(g, thing)
    for thing, own in r.each(t.object_names, "objects"):
        place_object(g, thing, own)
    tokens = [o for o in range(len(g.object_at)) if t.object_kind[o] == TOKEN and usual_place(g, o) >= 0]
    values = [g.object_value[o] for o in tokens if g.object_value[o]]
    if len(set(values)) < len(values):
        raise r.refuse("objects", ", ".join(str(v) for v in values))
    left = [v for v in range(1, len(tokens) + 1) if v not in values]
    for thing in tokens:
        if not g.object_value[thing]:
            g.object_value[thing] = left.pop(0)


def place_object(g: Battle, thing: int, r: Reader) -> None:
    """One object: on a square, with a figure, or a panel's owner; what is known of a token."""
    t = g.theater
    by = g.object_by[thing] = r.one(t.figure_names, "by")
    owner = g.object_owner[thing] = r.one(SIDES, "owner")
    if by >= 0 and g.phase != MUSTER and g.at[by] in (UNUSED, DEAD, HELD):
        raise r.refuse("by", t.figure_names[by])
    if by >= 0 or owner >= 0:
        g.object_at[thing] = NOTHING
    at = r.take("at", "")
    if at:
        square = r.index([*t.square_names, "nowhere"], at, "at")
        g.object_at[thing] = square if at != "nowhere" else NOTHING
        if g.object_at[thing] >= 0 and (by >= 0 or not t.grid.floor[square]):
            raise r.refuse("at", at)
    g.object_value[thing] = r.count("value")
    if g.object_value[thing] > (8 if t.object_kind[thing] == TOKEN else 0):
        raise r.refuse("value", g.object_value[thing])
    g.object_known[thing] = mask(r.listed(SIDES, "known"))
    if r.take("searched", False):
        g.object_searched |= 1 << thing
    g.object_dropped[thing] = doer(g, r.one([*t.figure_names, "fallen"], "dropped"))
    r.finish()


def place_cards(g: Battle, r: Reader) -> None:
    """Every card in one place, the piles from the top down. No deck named: all the cards left over."""
    t = g.theater
    cards = t.card_names
    hands = r.inner("hands")
    g.hands = [hands.listed(cards, side) for side in SIDES]
    hands.finish()
    for card, own in r.each(cards, "worn"):
        place_worn(g, card, own)
    for card, own in r.each(cards, "lasting"):
        place_lasting(g, card, own)
    g.discard = r.listed(cards, "discard")[::-1]
    g.deck = r.listed(cards, "deck")[::-1]
    used = [*g.hands[ALLIES], *g.hands[GERMANS], *g.worn, *g.lasting, *g.discard, *g.deck]
    once(used, cards, "deck")
    if "deck" not in r.position and g.phase != MUSTER:
        g.deck = [c for c in range(len(cards)) if c not in used][::-1]


def place_worn(g: Battle, card: int, r: Reader) -> None:
    t = g.theater
    figure = r.index([*t.figure_names, "zombies"], r.take("figure", ""), "figure")
    if not t.cards[card].effect:
        raise Problem("problem-position", field="worn", value=t.card_names[card])
    g.worn.append(card)
    g.card_on[card] = figure
    g.card_by[card] = r.one(SIDES, "by", usual_bearer(g, figure, card))
    if r.take("learned", False):
        g.experience |= 1 << card
    r.take("shown", False)  # in saves of earlier rules, under which experience lay face down
    r.finish()


def place_lasting(g: Battle, card: int, r: Reader) -> None:
    t = g.theater
    kind = t.cards[card]
    if kind.effect or kind.lasts == INSTANT:
        raise Problem("problem-position", field="lasting", value=t.card_names[card])
    g.lasting.append(card)
    g.card_by[card] = r.one(SIDES, "by", g.active)
    g.card_until[card] = r.count("until", usual_until(g, card))
    if kind.does == TRAP or kind.does == LOCK:
        doors = g.door_trap if kind.does == TRAP else g.door_locked
        doors[r.index(t.door_names, r.take("door", ""), "door")] = card
    elif kind.does == TUNNEL and "square" in r.position:
        g.tunnel = r.one(t.square_names, "square")
        g.tunnel_card = card
    elif kind.does == BLACKOUT:
        g.dark = card
    r.finish()
