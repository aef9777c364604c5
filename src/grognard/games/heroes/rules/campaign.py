"""HEROES 8: missions that go on from one another, and the record sheet between them."""

from __future__ import annotations

from grognard.engine.ask import Rules, one_of
from grognard.games.heroes.content import content
from grognard.games.heroes.decks import card_numbers
from grognard.games.heroes.printed import theater
from grognard.games.heroes.records.campaigns import Campaign, Leg
from grognard.games.heroes.rules.arrivals import free_unit
from grognard.games.heroes.rules.moving import turn_to
from grognard.games.heroes.rules.verbs import KEEP, PLACE, TAKE
from grognard.games.heroes.rules.victory import lead
from grognard.games.heroes.state import BEGIN, SETUP, Mission
from grognard.games.heroes.theater import COMING, DEAD, KINDS, LEFT, PLAYER


def the_campaign(g: Mission) -> Campaign:
    return content().campaigns[g.theater.box.campaign_names[g.campaign]]


def debrief(g: Mission) -> Rules[None]:
    """HEROES 8: a mission of the campaign is over: its result is written down; those who go on, and what that
    changes in the next; or the campaign is over."""
    campaign, key = the_campaign(g), g.theater.key
    leg = campaign.legs[key]
    won = lead(g) == PLAYER
    outcome = leg.won if won else leg.lost
    company = goes_on(g, leg)
    kept = yield from keep_hand(g, campaign.hand) if outcome.next is not None else nothing()
    (g.won if won else g.lost).append(g.theater.box.mission_names.index(key))
    g.margins.append(g.vp)
    g.boxes.append(g.box)
    if outcome.next is None or not company:
        g.over = True
        tell_campaign(g, campaign)
        return
    g.new_mission()
    g.theater = theater(outcome.next, g.read.difficulty, g.theater.box)
    g.playing_now = g.theater.box.mission_names.index(outcome.next)
    g.company, g.kept = company, kept
    g.caps_more = outcome.caps
    g.first_now = -1 if outcome.first_initiative is None else ["player", "ai"].index(outcome.first_initiative)
    numbers = card_numbers(outcome.cards, content().decks)
    g.cards_more = [n for n, card in enumerate(g.theater.box.cards) if card.number in numbers]
    g.tell(
        "goes-on", "8", outcome="won" if won else "lost", mission=g.playing_now, company=company, hand=len(kept),
        caps=outcome.caps, cards=len(g.cards_more), first=g.first_now,
    )  # fmt: skip
    g.go(SETUP, BEGIN)


def tell_campaign(g: Mission, campaign: Campaign) -> None:
    """HEROES 8: how the campaign ended, and by what it was won or what it would have taken."""
    wins = campaign.wins
    if triumph(g):
        by = "last" if wins.last_won and g.margins[-1] > 0 else "points"
    elif not survivors(g):
        by = "nobody"
    elif next_leg(g):
        by = "early"
    else:
        by = "short-vp" if not wins.last_won else "short-last" if wins.vp is None else "short-both"
    g.tell(
        "campaign-over", "8", outcome="won" if triumph(g) else "lost", missions=len(g.won), played=len(g.margins),
        points=sum(g.margins), by=by, needed=wins.vp or 0,
    )  # fmt: skip


def nothing() -> Rules[list[int]]:
    yield from ()
    return []


def keep_hand(g: Mission, most: int) -> Rules[list[int]]:
    """HEROES 8: unplayed action cards are kept, so many at most: the player says which."""
    kept: list[int] = []
    while len(kept) < most and len(kept) < len(g.hand):
        left = [card for card in g.hand if card not in kept]
        if len(left) + len(kept) <= most:
            return [*kept, *left]
        answer = yield from one_of(PLAYER, "keep", "8", [KEEP.each[card] for card in left])
        kept.append(answer.value)
    return kept


def goes_on(g: Mission, leg: Leg) -> list[int]:
    """HEROES 8: the types of those who are in the next mission: who is alive, or who left the map; with too few of
    them others join. Guns and mortars stay behind where the campaign says so, unless somebody carries them."""
    rule = leg.company
    if rule is None:
        return [g.types[unit].number for unit in g.force[PLAYER]]
    found: list[int] = []
    for unit, at in enumerate(g.at):
        if g.side(unit) != PLAYER or not g.types[unit].combat or at == DEAD:
            continue
        if at != LEFT and (rule.who == "left" or at < 0):
            continue
        if KINDS[g.types[unit].kind] in rule.stay and not g.is_carried(unit):
            continue
        found.append(g.types[unit].number)
    if not found:
        return []
    fill = g.theater.box.type_names.index(rule.fill)
    return found + [fill] * max(0, rule.at_least - len(found))


def triumph(g: Mission) -> bool:
    """HEROES 8: whether the campaign is won: with its last mission, or with enough VP over all of them; never where
    it ends early, or with nobody left."""
    wins = the_campaign(g).wins
    if not g.margins or next_leg(g) or not survivors(g):
        return False
    return (wins.last_won and g.margins[-1] > 0) or (wins.vp is not None and sum(g.margins) >= wins.vp)


def survivors(g: Mission) -> list[int]:
    """HEROES 8: who of the company is alive, on the map or off it."""
    mine = [unit for unit, at in enumerate(g.at) if at >= 0 or at == LEFT]
    return [unit for unit in mine if g.side(unit) == PLAYER and g.types[unit].combat]


def next_leg(g: Mission) -> bool:
    """Whether something comes after the mission played last."""
    leg = the_campaign(g).legs[g.theater.key]
    return (leg.won if g.margins[-1] > 0 else leg.lost).next is not None


# -- set-up ---------------------------------------------------------------------------------------


def muster(g: Mission) -> None:
    """HEROES 8: counters for those who go on wait to be set up."""
    for kind in g.company:
        unit = free_unit(g, g.theater.box.type_names[kind])
        if unit >= 0:
            g.put(unit, COMING)


def mustered(g: Mission) -> list[int]:
    """Who has still to be set up."""
    return g.coming(PLAYER) if g.company else []


def set_up_one(g: Mission, unit: int) -> Rules[None]:
    """HEROES 8: one of the company, in one of the hexes of the mission, facing any way."""
    m = g.theater.mission
    hexes = [g.theater.hex(name) for name in m.entry] or [g.theater.hex(placed.hex) for placed in m.units]
    ground = g.theater.box.terrain
    fit = [h for h in hexes if ground[g.theater.map.terrain[h]].cost[g.types[unit].moves] >= 0] or hexes
    answer = yield from one_of(PLAYER, "set-up", "8", [PLACE.each[h] for h in dict.fromkeys(fit)], TAKE.each[unit])
    g.put(unit, answer.value)
    yield from turn_to(g, unit)
