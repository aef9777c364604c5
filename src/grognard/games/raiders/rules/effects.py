"""RAIDERS 13: what a choice of a card can do, by the word for it in the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.engine.ask import Rules, one_of
from grognard.engine.event import Modifier
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.camp import lose_camp, move_camp
from grognard.games.raiders.rules.gear import gear_with, hand_out, spend
from grognard.games.raiders.rules.movement import advance, special_move
from grognard.games.raiders.rules.objectives import bin_of, draw_hostiles, hidden_markers, hidden_near, reveal
from grognard.games.raiders.rules.recruiting import another_item
from grognard.games.raiders.rules.tracks import change_alert, change_operations, change_rp, recall_discard
from grognard.games.raiders.state import Battle, Mission
from grognard.games.raiders.theater import PARTISAN, POOL, SUPPLIES


class Effect:
    """One sort of effect: its word, and what so much of it does, asking or not.

    The amount is of the kind `of`: a number, or the number of a kind of gear. What `carries` the force
    elsewhere has another card drawn there (18.3).
    """

    __slots__ = ("asks", "carries", "does", "of", "word")

    def __init__(
        self,
        word: str,
        does: Callable[[Mission, int], None] | None = None,
        asks: Callable[[Mission, int], Rules[None]] | None = None,
        of: str = "",
        carries: bool = False,
    ) -> None:
        self.word = word
        self.does = does
        self.asks = asks
        self.of = of
        self.carries = carries
        EFFECTS[word] = self


EFFECTS: Final[dict[str, Effect]] = {}


# -- battles --------------------------------------------------------------------------------------


def fight(g: Mission) -> Battle:
    """RAIDERS 13 (2), 14: the battle this card brings; a win gains an operation, a loss costs one."""
    if g.battle is None:
        g.battle = Battle()
        g.battle.win_ops = 1
        g.battle.lose_ops = -1
    return g.battle


def bring_gestapo(g: Mission, _: int) -> None:
    """RAIDERS 15.1 (1): a card can call for a specific unit, if it is in the bin."""
    battle = fight(g)
    for hostile in bin_of(g, battle):
        if g.theater.is_gestapo[hostile]:
            battle.hostiles.append(hostile)


def bring_so_many(g: Mission, count: int) -> None:
    bring_hostiles(g, count, Modifier("on-the-card", count, "15.1"))


def bring_by_alert(g: Mission, more: int) -> None:
    """RAIDERS 17.1: as many as the alert level, and so many more, but one at least."""
    count = max(1, g.alert + more)
    bring_hostiles(g, count, Modifier("alert-level", count, "17.1"))


def bring_a_die(g: Mission, _: int) -> None:
    count = g.dice.d6()
    g.tell("hostile-count", "15.1", count=count, dice=[count])
    bring_so_many(g, count)


def bring_hostiles(g: Mission, count: int, reason: Modifier) -> None:
    """RAIDERS 15.1 (1), TEC: so many; one more on an objective space."""
    battle = fight(g)
    reasons = [reason]
    if g.theater.is_objective[g.space_of_force()]:
        count += 1
        reasons.append(Modifier("objective-space", 1, "TEC"))
    draw_hostiles(g, battle, count - len(battle.hostiles), "14", reasons)


def at_stake_ops(g: Mission, amount: int) -> None:
    """RAIDERS 16: what the battle gains, other than one operation."""
    fight(g).win_ops = amount


def at_risk_ops(g: Mission, amount: int) -> None:
    """RAIDERS 16: what losing it costs, other than one operation."""
    fight(g).lose_ops = amount


def at_stake_rp(g: Mission, amount: int) -> None:
    """RAIDERS 16: recruit points the battle gains."""
    fight(g).win_rp = amount


# -- raiders, gear, objectives --------------------------------------------------------------------


def squad_joins(g: Mission, _: int) -> None:
    """RAIDERS 31.1: the partisan squad joins the force where it is."""
    unit = g.theater.kind.index(PARTISAN)
    g.place[unit] = g.space_of_force()
    g.tell("reinforced", "31.1", unit=unit, space=g.place[unit])


def open_crate(g: Mission, _: int) -> Rules[None]:
    """RAIDERS 9.2, 23.1: an item of gear, free, for a unit of the force."""
    items = [i for i in range(len(g.bearer)) if g.bearer[i] == POOL and another_item(g, i, "9.2") is None]
    item = yield from one_of(0, "crate", "9.2", [verbs.CRATE.each[i] for i in items])
    yield from hand_out(g, item.value, g.force, "9.2")


def lose_gear(g: Mission, kind: int) -> None:
    spend(g, gear_with(g, g.force, kind), "24" if kind == SUPPLIES else "13")


def reveal_any(g: Mission, _: int) -> Rules[None]:
    return reveal_one(g, hidden_markers(g))


def reveal_near(g: Mission, _: int) -> Rules[None]:
    return reveal_one(g, hidden_near(g, g.space_of_force()))


def reveal_one(g: Mission, spaces: list[int]) -> Rules[None]:
    """RAIDERS 32 (b): a card reveals one objective of the player's choice."""
    space = yield from one_of(0, "reveal", "32", [verbs.REVEAL.each[s] for s in spaces])
    reveal(g, space.value, "32")


def redraw(g: Mission, _: int) -> None:
    """RAIDERS 22: it has its own moment, when a card is drawn."""
    raise AssertionError("a redraw is no effect by itself")


Effect("ops", lambda g, amount: change_operations(g, amount, "11.3"))
Effect("rp", lambda g, amount: change_rp(g, amount, "13"))
Effect("alert", lambda g, amount: change_alert(g, amount, "17"))
Effect("fight", bring_so_many)
Effect("fight_alert", bring_by_alert)
Effect("fight_die", bring_a_die)
Effect("gestapo", bring_gestapo)
Effect("squad", squad_joins)
Effect("crate", asks=open_crate)
Effect("reveal_any", asks=reveal_any)
Effect("reveal_near", asks=reveal_near)
Effect("camp_moves", lambda g, _: move_camp(g))
Effect("camp_lost", lambda g, _: lose_camp(g))
Effect("lose_gear", lose_gear, of="gear")
Effect("advance", asks=lambda g, _: advance(g))
Effect("water_move", asks=lambda g, _: special_move(g, g.theater.ports, verbs.SAIL, "18.2"), carries=True)
Effect("air_move", asks=lambda g, _: special_move(g, g.theater.airfields, verbs.FLY, "18.1"), carries=True)
Effect("recall", lambda g, _: recall_discard(g, "13.1"))
Effect("redraw", redraw)
Effect("win_ops", at_stake_ops)
Effect("lose_ops", at_risk_ops)
Effect("win_rp", at_stake_rp)
