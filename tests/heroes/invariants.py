"""What is true of every position of Conflict of Heroes, whatever happened before."""

from __future__ import annotations

from collections import Counter

from grognard.engine.state import State
from grognard.games.heroes import theater as th
from grognard.games.heroes.ai.choosing import Pair
from grognard.games.heroes.ai.critical import in_contact
from grognard.games.heroes.ai.firing import aims_of, can_shoot, weigh_shot
from grognard.games.heroes.ai.moving import (
    allowed,
    can_go,
    could_stand,
    cover_sought,
    first_plan,
    has_plan,
    is_plain,
    ways_of,
    why_risky,
    why_shunned,
)
from grognard.games.heroes.ai.outlook import Outlook, cover, in_short_zone, outlook_of
from grognard.games.heroes.ai.turn import choose_act
from grognard.games.heroes.ai.ways import LOW_RISK, PLAIN, Way
from grognard.games.heroes.map import FAR, bits
from grognard.games.heroes.rules.arrivals import exit_of
from grognard.games.heroes.rules.caps import TRACK
from grognard.games.heroes.rules.cards import bar_card, may_play
from grognard.games.heroes.rules.deeds import DEEDS
from grognard.games.heroes.rules.defence import add_dm, dm_of, is_flanked
from grognard.games.heroes.rules.fire import (
    AIMED,
    bar_manner,
    before_gun,
    can_hurt,
    field_of_fire,
    find_zone,
    gun_zone,
    long_range,
    seen_before_gun,
    seen_of,
    shot_at,
)
from grognard.games.heroes.rules.groups import GROUPS, bar_group
from grognard.games.heroes.rules.moving import IMPASSABLE, bare_price, bare_prices, move_price, next_prices
from grognard.games.heroes.rules.player import deed_options
from grognard.games.heroes.rules.rumours import reveal_all, why_revealed
from grognard.games.heroes.rules.shot import Shot
from grognard.games.heroes.rules.verbs import TOGETHER
from grognard.games.heroes.rules.victory import take_control
from grognard.games.heroes.state import TURN, Mission

PLACES = (th.BOX, th.DEAD, th.LEFT, th.COMING)


def holds(state: State) -> None:
    """Units, markers, cards and the cup conserved; VP never 0; AI never stacked; the derived lists true."""
    assert isinstance(state, Mission)
    units_hold(state)
    looks_hold(state)
    if state.phase == TURN:
        offers_hold(state)
    markers_hold(state)
    cards_hold(state)
    assert state.vp != 0, "2.8: never on zero"
    assert 0 <= state.caps <= TRACK
    assert not state.ours & state.theirs, "one control marker a hex"
    assert 1 <= state.box <= len(state.theater.mission.sheet)


def looks_hold(g: Mission) -> None:
    """Where control and rumours need not be looked at again, nothing would come of it if they were."""
    again, afresh = g.copy(), g.copy()
    afresh.claimed, afresh.searched = (-1, 0, 0), (-1, [], 0, 0, 0)
    take_control(again)
    take_control(afresh)
    assert (again.ours, again.theirs) == (afresh.ours, afresh.theirs)
    assert reveal_all(again) == reveal_all(afresh)


def offers_hold(g: Mission) -> None:
    """What is seen at a glance, and what is kept, is what the rules say of each unit, hex and deed."""
    here = g.theater.map
    for unit in [*g.force[th.PLAYER], *g.force[th.AI]]:
        for deed in DEEDS if g.side(unit) == th.PLAYER else []:
            named = [value for value in deed.values(g, unit) if deed.bar(g, unit, value) is None]
            assert deed.able(g, unit) == named, deed.verb.word
            assert deed.fits(g.types[unit]) or not named, deed.verb.word
        if g.side(unit) == th.PLAYER:
            groups = [n for n in range(len(GROUPS)) if bar_group(g, unit, n) is None]
            assert groups == [option.value for option in deed_options(g, unit) if option.verb == TOGETHER.word]
        a = g.at[unit]
        assert g.theater.leaves[a] or not exit_of(g, unit)
        assert bare_prices(g, unit, a) == [
            bare_price(g, unit, a, b) if b >= 0 else IMPASSABLE for b in here.beside[a]
        ]
        for b, price in zip(here.beside[a], next_prices(g, unit, a), strict=True):
            assert b < 0 or price == move_price(g, unit, a, b)
        for other in g.force[th.AI if g.side(unit) == th.PLAYER else th.PLAYER]:
            assert can_hurt(g, unit, other) == shot_at(g, unit, other).possible
            clear = bar_manner(g, unit, g.at[other], AIMED) is None
            assert a == g.at[other] or clear == (field_of_fire(g, unit, long_range(g, unit))[g.at[other]] == 1)
            assert not clear or seen_of(g, unit, [g.at[other]], long_range(g, unit)) == [0]
            through = (
                here.table.look_through(a, g.at[other], here.lying(g.clouds)) if here.table and g.clouds else 0
            )
            assert a == g.at[other] or not here.clear[a] >> g.at[other] & 1 or g.look(a, g.at[other]) == through
            seen_so = Shot(th.NOBODY, other, told=True)
            seen_so.here, seen_so.flank = a, is_flanked(g, other, a)
            add_dm(g, seen_so, close=False)
            assert dm_of(g, other, a) == seen_so.dm == -sum(line.value for line in seen_so.lines)
        assert gun_zone(g, unit) == find_zone(g, unit)
        field = before_gun(g, unit, long_range(g, unit))
        seen = [b for b, there in enumerate(seen_before_gun(g, unit, long_range(g, unit))) if there]
        assert seen == [b for b in bits(field) if g.sees(a, b)]
    for pe in [unit for unit in g.force[th.AI] if g.is_rumour(unit)]:
        seen_by = [unit for unit in g.force[th.PLAYER] if not g.unseen(unit) and g.sees(g.at[unit], g.at[pe])]
        near = [u for u in seen_by if g.far(g.at[u], g.at[pe]) <= 1 or dm_of(g, pe, g.at[u]) <= 0]
        assert why_revealed(g, pe) == (near[0] if near else th.NOBODY)
    for card in g.hand:
        assert may_play(g, card) == (bar_card(g, card) is None)
    assert here.hexes_of(g.ours | g.theirs) == bits(g.ours | g.theirs)
    ai_holds(g)


def ai_holds(g: Mission) -> None:
    """What the AI sees at a glance is what it finds when it looks closely; and it does the same whether somebody
    listens or not."""
    look = Outlook(g, None)
    assert look.fresh == [ai for ai in g.force[th.AI] if not g.is_spent(ai)]
    for ai in g.force[th.AI]:
        apart = min([g.far(g.at[ai], h) for h in look.places], default=FAR)
        for d in (0, 1):
            assert (ai in in_contact(g, look, g.force[th.AI], d == 0)) == (apart == d and not g.is_carried(ai))
        for unit in look.units if can_shoot(g, ai) else []:
            for long in (False, True):
                pair = Pair(ai, 0, unit, g.at[unit], g.far(g.at[ai], g.at[unit]))
                assert weigh_shot(g, look, pair, long, 12) or unit in aims_of(g, look, ai, long)
        for manner in (PLAIN, LOW_RISK) if can_go(g, ai) else ():
            mine = outlook_of(g, look, ai)
            ways = allowed(g, mine, ai, manner, ways_of(g, mine, ai, is_plain(manner), None), None)
            cover_holds(g, mine, ai, ways)
            if manner == LOW_RISK:
                assert not any(why_risky(g, mine, ai, way.hex) for way in ways)
            for unit in look.units:
                plan = first_plan(g, mine, ai, manner, ways, [g.at[unit]], [unit], None)
                assert has_plan(g, look, ai, manner, g.at[unit], unit) == (plan is not None)
    for card in g.orders[:2]:
        acts = [choose_act(g.copy(), g.order_card(card), told)[0] for told in (False, True)]
        assert len({None if act is None else str(act.told()) for act in acts}) == 1


def cover_holds(g: Mission, look: Outlook, ai: int, ways: list[Way]) -> None:
    """The cover that is sought, nearest first, is that which a look at every hex of the map finds; and so is who is
    shot at from the next hex."""
    far, now = g.theater.map.far, g.at[ai]
    for h in g.theater.map.beside[now]:
        beside = [unit for unit in look.units if h >= 0 and g.far(g.at[unit], h) == 1]
        assert h < 0 or in_short_zone(g, look, h) == any(look.zones[look.units.index(unit)][h] for unit in beside)
    free = [h for h in range(g.theater.map.grid.room) if could_stand(g, ai, h) and not g.stacks[h]]
    free = [h for h in free if any(far[way.hex][h] < far[now][h] for way in ways)]
    covers = [h for h in free if cover(g, look, ai, h) >= 1 and not why_shunned(g, ai, h)]
    for places in [[now], look.places[:1], look.places]:
        ranks = {h: (min([far[place][h] for place in places], default=0), far[now][h]) for h in covers}
        nearest = [h for h in covers if places and ranks[h] == min(ranks.values())]
        assert not places or sorted(cover_sought(g, look, ai, ways, places, False)) == nearest


def units_hold(g: Mission) -> None:
    t = g.theater
    stacks: dict[int, list[int]] = {}
    force: list[list[int]] = [[], [], []]
    for unit, at in enumerate(g.at):
        assert at >= 0 or at in PLACES, f"{t.box.unit_names[unit]} is nowhere"
        if at >= 0:
            assert t.map.grid.playable[at], "B1: whole hexes only"
            stacks.setdefault(at, []).append(unit)
            force[g.side(unit)].append(unit)
        carrier = g.carrier[unit]
        assert carrier < 0 or g.at[carrier] == at, "who is carried is where the carrier is"
    assert g.force == force, "the lists of those on the map are true"
    assert g.waiting == [unit for unit, at in enumerate(g.at) if at == th.COMING], "and of those at its edge"
    assert {h: there for h, there in enumerate(g.stacks) if there} == stacks, "and so are the stacks"
    for h, there in stacks.items():
        ai = [unit for unit in there if g.side(unit) == th.AI and not g.is_carried(unit)]
        assert len(ai) <= 1, f"5.5: AI stacked in {t.box.hex_names[h]}"
    for unit in g.cup:
        assert unit >= len(g.at) or g.at[unit] == th.BOX, "in the cup and in play"


def markers_hold(g: Mission) -> None:
    """EOD 7.4: no more markers of a kind than its pool has, and none on rumours."""
    used = Counter(g.hit[unit] for unit, at in enumerate(g.at) if at >= 0 and g.hit[unit] >= 0)
    for marker in g.theater.box.markers:
        assert used[marker.number] <= marker.count, marker.key
    assert not any(g.is_hit(unit) for unit in g.theater.box.rumours), "rumours are never hit"


def cards_hold(g: Mission) -> None:
    """3.1.3, 7.3.1: every order card is in one place; a blue one is left; and so of action cards."""
    piles = [*g.orders, *g.discards, *g.removed, *([g.card] if g.card >= 0 else [])]
    assert len(piles) == len(set(piles)), "an order card in two places"
    if g.phase == TURN:
        assert any(g.order_card(card).blue for card in piles if card not in g.removed), "7.3.1: the last one stays"
    hand = [*g.actions, *g.hand, *g.used]
    assert len(hand) == len(set(hand)), "an action card in two places"
