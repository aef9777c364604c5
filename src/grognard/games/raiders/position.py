"""A position in plain data, by the names players use: for saves, cases and the one-line notation."""

from __future__ import annotations

from typing import Any

from grognard.engine.dice import Dice, TypedDice
from grognard.engine.problem import Problem
from grognard.games.raiders.state import SEGMENTS, Battle, Campaign, Mission, Reading
from grognard.games.raiders.theater import (
    CARRIED,
    DEAD,
    DESTROYED,
    POOL,
    RECOVERED,
    REMOVED,
    UNDRAWN,
    Theater,
)

AIR = ["pool", "ready", "gone"]
SIDES = ["raiders", "hostiles", "nobody"]
MODES = ["single", "random", "historical"]
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
        "out": [n for i, n in enumerate(t.hostile_names) if g.hostiles_out >> i & 1],
        "leaders_due": g.leaders_due,
        "force": [t.unit_names[u] for u in g.force],
        "prepared": g.prepared,
        "redrawn": g.redrawn,
        "battle": describe_battle(g.battle, t) if g.battle is not None else {},
        "campaign": describe_campaign(g.campaign, t) if g.campaign is not None else {},
        "ended": g.ended,
        "won": g.won,
        "over": g.over,
        "dice": {"used": g.dice.counter},
    }
    if isinstance(g.dice, TypedDice):
        out["dice"]["typed"] = g.dice.used
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
    return {
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


class Reader:
    """Reads a position back. Every name it does not know is a Problem that says which."""

    def __init__(self, t: Theater, position: dict[str, Any]) -> None:
        self.t = t
        self.position = position
        self.used: set[str] = set()

    def finish(self) -> None:
        """Everything the position says was understood."""
        for key in self.position:
            if key not in self.used:
                raise Problem("problem-position-field", field=key, fields=", ".join(sorted(self.used)))

    def take(self, key: str, default: Any) -> Any:
        self.used.add(key)
        value = self.position.get(key, default)
        if default is not None and not isinstance(value, type(default)):
            raise Problem("problem-position", field=key, value=str(value))
        return value

    def index(self, names: list[str], name: Any, field: str) -> int:
        if name not in names:
            raise Problem("problem-position", field=field, value=str(name))
        return names.index(name)

    def listed(self, names: list[str], key: str) -> list[int]:
        return [self.index(names, n, key) for n in self.take(key, [])]

    def placed(self, names: list[str], key: str, boxes: dict[str, int], start: int) -> list[int]:
        places = [start] * len(names)
        for where, what in self.take(key, {}).items():
            at = boxes[where] if where in boxes else self.index(self.t.space_names, where, key)
            for name in what if isinstance(what, list) else [what]:
                places[self.index(names, name, key)] = at
        return places


def place(t: Theater, read: Reading, position: dict[str, Any], dice: Dice) -> Mission:
    """The state a position describes. Left out, a mission is at the start of an operation."""
    r = Reader(t, position)
    g = Mission(t, read, dice)
    missions = [m.name for m in t.missions]
    mission = r.take("mission", "")
    g.at_mission = r.index(missions, mission, "mission") if mission else -1
    card = t.missions[max(0, g.at_mission)]
    g.segment = r.index(SEGMENTS, r.take("segment", "force"), "segment")
    g.alert = r.take("alert", card.alert)
    g.rp = r.take("rp", 0)
    if not 1 <= g.alert <= t.alert_max or not 0 <= g.rp <= t.rp_max:
        raise Problem("problem-position", field="alert / rp", value=f"{g.alert} / {g.rp}")
    g.air = r.index(AIR, r.take("air", "pool"), "air")
    g.place = r.placed(t.unit_names, "units", BOXES, POOL)
    for bearer, items in r.take("gear", {}).items():
        for item in items if isinstance(items, list) else [items]:
            g.bearer[r.index(t.gear_names, item, "gear")] = r.index(t.unit_names, bearer, "gear")
    g.marker_at = r.placed(t.marker_names, "markers", MARKER_BOXES, REMOVED)
    for marker in r.listed(t.marker_names, "revealed"):
        g.marker_up[marker] = True
    sample = r.take("sample", "")
    g.sample_bearer = r.index(t.unit_names, sample, "sample") if sample else -1
    place_cards(g, r, card.operations)
    for hostile in r.listed(t.hostile_names, "out"):
        g.hostiles_out |= 1 << hostile
    g.leaders_due = r.take("leaders_due", 0)
    g.force = r.listed(t.unit_names, "force")
    g.prepared = r.take("prepared", False)
    g.redrawn = r.take("redrawn", False)
    battle, campaign = r.take("battle", {}), r.take("campaign", {})
    g.battle = place_battle(Reader(t, battle)) if battle else None
    g.campaign = place_campaign(Reader(t, campaign), missions) if campaign else None
    g.ended = r.take("ended", "")
    g.won = r.take("won", False)
    g.over = r.take("over", False)
    used = r.take("dice", {})
    g.dice.counter = used.get("used", 0)
    if isinstance(g.dice, TypedDice):
        g.dice.used = used.get("typed", 0)
    r.finish()
    check_coherent(g)
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


def place_cards(g: Mission, r: Reader, operations: int) -> None:
    """The piles from the top down. No deck named: a full one; no reserve named: the cards left over."""
    t = g.theater
    cards = [c.name for c in t.cards]
    g.kept = r.listed(cards, "kept")
    g.discard = r.listed(cards, "discard")[::-1]
    card = r.take("card", "")
    g.card = r.index(cards, card, "card") if card else -1
    g.deck = r.listed(cards, "deck")[::-1]
    g.reserve = r.listed(cards, "reserve")[::-1]
    named = [*g.kept, *g.discard, *g.deck, *g.reserve] + ([g.card] if g.card >= 0 else [])
    if len(set(named)) != len(named):
        raise Problem("problem-position", field="deck", value="twice the same card")
    rest = [c for c in range(len(cards)) if c not in named]
    if "deck" not in r.position:
        g.deck = rest[:operations][::-1]
        rest = rest[operations:]
    if "reserve" not in r.position:
        g.reserve = rest
    for known in r.listed(cards, "known"):
        g.known |= 1 << known


def place_battle(r: Reader) -> Battle:
    battle = Battle()
    battle.hostiles = r.listed(r.t.hostile_names, "hostiles")
    battle.line = r.listed(r.t.unit_names, "line")
    battle.fallen = r.listed(r.t.unit_names, "fallen")
    battle.edge = r.index(SIDES, r.take("edge", "nobody"), "edge")
    battle.winner = r.index(SIDES, r.take("winner", "nobody"), "winner")
    battle.round = r.take("round", 0)
    battle.blank = r.take("blank", 0)
    battle.win_ops = r.take("win_ops", 0)
    battle.lose_ops = r.take("lose_ops", 0)
    battle.win_rp = r.take("win_rp", 0)
    r.finish()
    return battle


def place_campaign(r: Reader, missions: list[str]) -> Campaign:
    campaign = Campaign(r.index(MODES, r.take("mode", "historical"), "mode"), len(missions))
    if "remaining" in r.position:
        campaign.remaining = r.listed(missions, "remaining")
    campaign.won = r.listed(missions, "won")
    campaign.failures = r.take("failures", [0] * len(missions))[:]
    campaign.losses_in_a_row = r.take("losses_in_a_row", 0)
    campaign.alert = r.take("alert", 0)
    campaign.rp = r.take("rp", 0)
    campaign.ops = r.take("ops", 0)
    campaign.air = r.take("air", False)
    campaign.success_leaders = r.take("success_leaders", 0)
    campaign.leaders = r.listed(r.t.unit_names, "leaders")
    r.finish()
    return campaign
