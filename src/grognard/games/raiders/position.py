"""A position in plain data, by the names players use: for saves, cases and the one-line notation."""

from __future__ import annotations

from typing import Any

from grognard.engine.dice import Dice
from grognard.engine.position import Reader, describe_dice, once, place_dice
from grognard.engine.problem import Problem
from grognard.games.raiders.state import (
    AFTERMATH,
    BRIEFING,
    CARD,
    CHOICE,
    COMBAT,
    FIRE,
    GATHER,
    HOSTILES,
    JOIN,
    LINE,
    LOAD,
    MODES,
    NOBODY_YET,
    PREPARE,
    RAIDERS,
    SEGMENTS,
    SINGLE,
    Battle,
    Campaign,
    Mission,
    Reading,
)
from grognard.games.raiders.theater import (
    CARRIED,
    DEAD,
    DESTROYED,
    POOL,
    RECOVERED,
    REMOVED,
    STAGING,
    UNDRAWN,
    Theater,
)

FIGHTING = (COMBAT, LINE, FIRE, AFTERMATH)
AIR = ["pool", "ready", "gone"]
SIDES = ["raiders", "hostiles", "nobody"]
BOXES = {"dead": DEAD}
MARKER_BOXES = {
    "undrawn": UNDRAWN,
    "removed": REMOVED,
    "carried": CARRIED,
    "destroyed": DESTROYED,
    "recovered": RECOVERED,
}


def describe(g: Mission) -> dict[str, Any]:
    """Everything that can differ between two positions of a match. What is empty is left out."""
    t = g.theater
    units = names_by_place(t.unit_names, g.place, t.space_names, BOXES)
    carried: dict[str, list[str]] = {}
    for item, bearer in enumerate(g.bearer):
        if bearer != POOL:
            carried.setdefault(t.unit_names[bearer], []).append(t.gear_names[item])
    out: dict[str, Any] = {
        "mission": t.missions[g.at_mission].name if g.at_mission >= 0 else "",
        "segment": SEGMENTS[g.segment],
        "alert": g.alert,
        "rp": g.rp,
        "air": AIR[g.air],
        "units": units,
        "gear": carried,
        "markers": names_by_place(t.marker_names, g.marker_at, t.space_names, MARKER_BOXES),
        "revealed": [n for n, up in zip(t.marker_names, g.marker_up, strict=True) if up],
        "sample": t.unit_names[g.sample_bearer] if g.sample_bearer >= 0 else "",
        "deck": [t.cards[c].name for c in reversed(g.deck)],
        "reserve": [t.cards[c].name for c in reversed(g.reserve)],
        "discard": [t.cards[c].name for c in reversed(g.discard)],
        "kept": [t.cards[c].name for c in g.kept],
        "known": [c.name for i, c in enumerate(t.cards) if g.known >> i & 1],
        "card": t.cards[g.card].name if g.card >= 0 else "",
        "branch": g.branch + 1,
        "out": [n for i, n in enumerate(t.hostile_names) if g.hostiles_out >> i & 1],
        "leaders_due": g.leaders_due,
        "force": [t.unit_names[u] for u in g.force],
        "from": t.space_names[g.origin] if g.origin >= 0 else "",
        "joined": [t.unit_names[u] for u in g.joined],
        "joining": g.joining,
        "points": g.points,
        "traded": [n for i, n in enumerate(t.gear_names) if g.traded >> i & 1],
        "tried": [n for i, n in enumerate(t.unit_names) if g.tried >> i & 1],
        "prepared": g.prepared,
        "redrawn": g.redrawn,
        "battle": describe_battle(g.battle, t) if g.battle is not None else {},
        "campaign": describe_campaign(g.campaign, t) if g.campaign is not None else {},
        "ended": g.ended,
        "won": g.won,
        "over": g.over,
        "dice": describe_dice(g.dice),
    }
    needed = ("mission", "segment", "alert", "rp", "units", "markers", "deck", "reserve", "dice")
    return {k: v for k, v in out.items() if v or k in needed}


def names_by_place(
    names: list[str], places: list[int], spaces: list[str], boxes: dict[str, int]
) -> dict[str, list[str]]:
    """Names under the space or box they are in; those in no space and no named box are left out."""
    box_of = {number: box for box, number in boxes.items()}
    out: dict[str, list[str]] = {}
    for name, at in zip(names, places, strict=True):
        where = spaces[at] if at >= 0 else box_of.get(at, "")
        if where:
            out.setdefault(where, []).append(name)
    return out


def describe_battle(battle: Battle, t: Theater) -> dict[str, Any]:
    round_under_way: dict[str, Any] = {
        "placed": battle.placed,
        "blaze": battle.blaze,
        "waiting": [t.unit_names[u] for u in battle.waiting],
        "queue": [t.hostile_names[h] for h in battle.queue],
        "turn": SIDES[battle.turn] if battle.turn != NOBODY_YET else "",
        "second": battle.second,
        "standing": battle.standing,
    }
    return {
        **{k: v for k, v in round_under_way.items() if v},
        "hostiles": [t.hostile_names[h] for h in battle.hostiles],
        "line": [t.unit_names[u] for u in battle.line],
        "fallen": [t.unit_names[u] for u in battle.fallen],
        "edge": SIDES[battle.edge],
        "winner": SIDES[battle.winner],
        "round": battle.round,
        "blank": battle.blank,
        "win_ops": battle.win_ops,
        "lose_ops": battle.lose_ops,
        "win_rp": battle.win_rp,
    }


def describe_campaign(campaign: Campaign, t: Theater) -> dict[str, Any]:
    return {
        "mode": MODES[campaign.mode],
        "remaining": [t.missions[m].name for m in campaign.remaining],
        "won": [t.missions[m].name for m in campaign.won],
        "failures": campaign.failures[:],
        "losses_in_a_row": campaign.losses_in_a_row,
        "alert": campaign.alert,
        "rp": campaign.rp,
        "ops": campaign.ops,
        "air": campaign.air,
        "success_leaders": campaign.success_leaders,
        "leaders": [t.unit_names[u] for u in campaign.leaders],
    }


def placed(
    r: Reader, names: list[str], key: str, spaces: list[str], boxes: dict[str, int], start: int
) -> list[int]:
    """Where each thing is that is named under a space or box; those not named are where they start."""
    places = [start] * len(names)
    for where, thing in r.under(names, key):
        places[thing] = boxes.get(where, r.index([*spaces, *boxes], where, key))
    return places


def place(t: Theater, read: Reading, mode: int, position: dict[str, Any], dice: Dice) -> Mission:
    """The state a position describes. Left out, a mission is at the start of an operation."""
    r = Reader(position)
    g = Mission(t, read, dice)
    missions = [m.name for m in t.missions]
    g.at_mission = r.one(missions, "mission")
    card = t.missions[max(0, g.at_mission)]
    g.segment = r.index(SEGMENTS, r.take("segment", "force"), "segment")
    g.alert = r.take("alert", card.alert)
    g.rp = r.take("rp", 0)
    if not 1 <= g.alert <= t.alert_max or not 0 <= g.rp <= t.rp_max:
        raise Problem("problem-position", field="alert / rp", value=f"{g.alert} / {g.rp}")
    g.air = r.index(AIR, r.take("air", "pool"), "air")
    g.place = placed(r, t.unit_names, "units", t.space_names, BOXES, POOL)
    for bearer, item in r.under(t.gear_names, "gear"):
        g.bearer[item] = r.index(t.unit_names, bearer, "gear")
    g.marker_at = placed(r, t.marker_names, "markers", t.space_names, MARKER_BOXES, REMOVED)
    for marker in r.listed(t.marker_names, "revealed"):
        g.marker_up[marker] = True
    g.sample_bearer = r.one(t.unit_names, "sample")
    place_cards(g, r, card.operations)
    for hostile in r.listed(t.hostile_names, "out"):
        g.hostiles_out |= 1 << hostile
    g.leaders_due = r.count("leaders_due")
    g.force = r.listed(t.unit_names, "force")
    g.origin = r.one(t.space_names, "from")
    g.joined = r.listed(t.unit_names, "joined")
    g.joining = r.count("joining")
    g.points = r.count("points")
    g.traded = sum(1 << item for item in r.listed(t.gear_names, "traded"))
    g.tried = sum(1 << unit for unit in r.listed(t.unit_names, "tried"))
    g.prepared = r.take("prepared", False)
    g.redrawn = r.take("redrawn", False)
    battle, campaign = r.inner("battle"), r.inner("campaign")
    g.battle = place_battle(battle, t) if battle.position else None
    if mode != SINGLE:
        g.campaign = place_campaign(campaign, t, mode)
    elif campaign.position:
        raise Problem("problem-position-single", mission=missions[g.at_mission], campaigns=", ".join(t.campaigns))
    g.ended = r.take("ended", "")
    g.won = r.take("won", False)
    g.over = r.take("over", False)
    place_dice(r.inner("dice"), g.dice)
    r.finish()
    check_coherent(g)
    check_segment(g)
    return g


def check_coherent(g: Mission) -> None:
    """A force stands together, gear has a bearer with room, the sample is carried by somebody."""
    t = g.theater
    if len({g.place[u] for u in g.force}) > 1 or any(g.place[u] < 0 for u in g.force):
        raise Problem("problem-position", field="force", value=", ".join(t.unit_names[u] for u in g.force))
    for unit in range(len(g.place)):
        carried = g.gear_of(unit)
        if carried and (g.place[unit] < 0 or len(carried) > t.gear_limit):
            raise Problem("problem-position", field="gear", value=t.unit_names[unit])
    if (CARRIED in g.marker_at) != (g.sample_bearer >= 0):
        raise Problem("problem-position", field="sample", value=str(g.sample_bearer >= 0))


def check_segment(g: Mission) -> None:
    """The step about to begin has what it needs. A mission that has ended only has to be counted."""
    if g.segment != BRIEFING:
        need(g, "mission", g.at_mission >= 0)
    if g.ended or g.over:
        return
    battle = g.battle
    if g.segment in FIGHTING:
        need(g, "battle", battle is not None)
    elif battle is not None:
        raise Problem("problem-position", field="battle", value=SEGMENTS[g.segment])
    opening = battle is not None and g.segment == COMBAT and not battle.round
    if opening or PREPARE <= g.segment <= LOAD or g.segment == CHOICE:
        need(g, "force", bool(g.force))
    if g.segment in (GATHER, JOIN):
        need(g, "from", bool(g.mobile_at(g.origin)))
    need(g, "joined", g.joined[len(g.joined) - g.joining :] == g.force[len(g.force) - g.joining :])
    if g.segment == CARD and g.space_of_force() > STAGING:
        need(g, "deck", bool(g.deck))
    if g.segment == CHOICE:
        need(g, "card", g.card >= 0 and g.space_of_force() > STAGING)
        need(g, "branch", 0 <= g.branch < len(g.theater.cards[g.card].branches))
    if battle is not None and not opening:
        check_battle(g, battle)


def check_battle(g: Mission, battle: Battle) -> None:
    """Somebody is left to fight another round or to have won; somebody fell where the battle was lost."""
    if battle.winner == RAIDERS or g.segment != AFTERMATH:
        need(g, "battle: line", bool(battle.line) and min(g.place[u] for u in battle.line) > STAGING)
    if battle.winner == HOSTILES:
        need(g, "battle: fallen", any(u != g.theater.camp for u in battle.fallen))

    if g.segment == FIRE:
        need(g, "battle: waiting", set(battle.waiting) <= set(battle.line))
        need(g, "battle: queue", set(battle.queue) <= set(battle.hostiles))
        need(g, "battle: turn", battle.turn != NOBODY_YET and bool(battle.waiting or battle.queue))


def need(g: Mission, field: str, there: bool) -> None:
    if not there:
        raise Problem("problem-position-needs", segment=SEGMENTS[g.segment], field=field)


def place_cards(g: Mission, r: Reader, operations: int) -> None:
    """The piles from the top down. No deck named: a full one; no reserve named: the cards left over."""
    t = g.theater
    cards = [c.name for c in t.cards]
    g.kept = r.listed(cards, "kept")
    g.discard = r.listed(cards, "discard")[::-1]
    g.card = r.one(cards, "card")
    g.branch = r.count("branch") - 1
    g.deck = r.listed(cards, "deck")[::-1]
    g.reserve = r.listed(cards, "reserve")[::-1]
    named = [*g.kept, *g.discard, *g.deck, *g.reserve] + ([g.card] if g.card >= 0 else [])
    once(named, cards, "deck")
    rest = [c for c in range(len(cards)) if c not in named]
    if "deck" not in r.position:
        g.deck = rest[:operations][::-1]
        rest = rest[operations:]
    if "reserve" not in r.position:
        g.reserve = rest
    for known in r.listed(cards, "known"):
        g.known |= 1 << known


def place_battle(r: Reader, t: Theater) -> Battle:
    battle = Battle()
    battle.hostiles = r.listed(t.hostile_names, "hostiles")
    battle.line = r.listed(t.unit_names, "line")
    battle.fallen = r.listed(t.unit_names, "fallen")
    battle.edge = r.index(SIDES, r.take("edge", "nobody"), "edge")
    battle.winner = r.index(SIDES, r.take("winner", "nobody"), "winner")
    battle.round = r.count("round")
    battle.blank = r.count("blank")
    battle.win_ops = r.take("win_ops", 0)
    battle.lose_ops = r.take("lose_ops", 0)
    battle.win_rp = r.take("win_rp", 0)
    battle.placed = r.count("placed")
    battle.blaze = r.take("blaze", False)
    battle.waiting = r.listed(t.unit_names, "waiting")
    battle.queue = r.listed(t.hostile_names, "queue")
    battle.turn = r.index(SIDES, r.take("turn", "nobody"), "turn")
    battle.second = r.take("second", False)
    battle.standing = r.count("standing")
    r.finish()
    return battle


def place_campaign(r: Reader, t: Theater, mode: int) -> Campaign:
    missions = [m.name for m in t.missions]
    campaign = Campaign(mode, len(missions))
    r.index([MODES[mode]], r.take("mode", MODES[mode]), "mode")
    if "remaining" in r.position:
        campaign.remaining = r.listed(missions, "remaining")
    campaign.won = r.listed(missions, "won")
    campaign.failures = r.numbers("failures", [0] * len(missions))
    campaign.losses_in_a_row = r.count("losses_in_a_row")
    campaign.alert = r.take("alert", 0)
    campaign.rp = r.count("rp")
    campaign.ops = r.count("ops")
    campaign.air = r.take("air", False)
    campaign.success_leaders = r.count("success_leaders")
    campaign.leaders = r.listed(t.unit_names, "leaders")
    r.finish()
    return campaign
