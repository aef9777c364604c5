"""LOCKNLOAD 7.0, 20.1: smoke and flares."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Rules, one_of
from grognard.engine.event import Modifier
from grognard.engine.reason import Reason
from grognard.games.locknload.rules.luck import attempt, faces
from grognard.games.locknload.rules.verbs import AT, BY, FLARE, SMOKE
from grognard.games.locknload.state import DONE_BITS, SHAKEN_BIT, Battle
from grognard.games.locknload.theater import ADVISOR, HAS_SMOKE, HERO, LEADER, Stack

PLACED: Final = ("placed", "failed")
"""What comes of the die for smoke or a flare."""

MMC_ONLY: Final = Reason("mmc-only", "7.0")
NO_SMOKE: Final = Reason("no-smoke", "7.0")
BY_DAY: Final = Reason("by-day", "20.1")
NO_FLARE: Final = Reason("no-flare", "20.1")
IS_SHAKEN: Final = Reason("is-shaken", "5.1")
LOCKED: Final = Reason("is-locked", "8.1")


def not_to_smoke(g: Battle, unit: int) -> Reason | None:
    """LOCKNLOAD 7.0: an MMC in good order without such a marker; assault move and stealth do not bar it."""
    if not g.is_mmc(unit):
        return MMC_ONLY
    if g.type(unit).nation not in g.theater.box.tables.smoke:
        return NO_SMOKE
    return busy(g, unit, "7.0")


def not_to_flare(g: Battle, unit: int) -> Reason | None:
    """LOCKNLOAD 20.1: by night a leader, advisor or hero in good order without such a marker."""
    if not g.theater.night:
        return BY_DAY
    if g.kind(unit) not in (LEADER, HERO, ADVISOR):
        return NO_FLARE
    return busy(g, unit, "20.1")


def busy(g: Battle, unit: int, rule: str) -> Reason | None:
    """Shaken, locked, or marked Moved, Low Crawl, Fired or Ops Complete."""
    if g.status[unit] & SHAKEN_BIT:
        return IS_SHAKEN
    if g.status[unit] & DONE_BITS:
        return Reason("has-marker", rule)
    return LOCKED if g.melees and g.locked(g.at[unit]) else None


def can_smoke(g: Battle, here: Stack) -> bool:
    """LOCKNLOAD 7.0: whether somebody in a stack may lay smoke, and has a hex for it."""
    if not here.smokes or (g.melees and g.locked(here.at)):
        return False
    if not g.smoke:
        return True
    for h in near_enough(g, here.at):
        if h not in g.smoke:
            return True
    return False


def smokers(g: Battle, side: int, location: int) -> list[int]:
    """All there whom nothing keeps from it (`not_to_smoke`)."""
    here = g.stack(side, location)
    if not here.smokes or (g.melees and g.locked(location)):
        return []
    status, printed = g.status, g.theater.box.bits_of
    return [u for u in here.units if printed[u] & HAS_SMOKE and not status[u] & (DONE_BITS | SHAKEN_BIT)]


def flarers(g: Battle, side: int, location: int) -> list[int]:
    if not g.theater.night:
        return []
    return [unit for unit in g.here(side, location) if not_to_flare(g, unit) is None]


def smoke_hexes(g: Battle, location: int) -> list[int]:
    """LOCKNLOAD 7.0: its own hex or one next to it, without smoke as yet; what has thinned can be renewed."""
    near = near_enough(g, location)
    return [h for h in near if h not in g.smoke] if g.smoke else near


def near_enough(g: Battle, location: int) -> list[int]:
    """LOCKNLOAD 7.0: its own hex and those next to it."""
    return g.theater.map.board.within(g.hex_of(location), g.theater.box.tables.smoke_reach)


def flare_hexes(g: Battle, location: int) -> list[int]:
    """LOCKNLOAD 20.1: any hex within three, in sight or not (R51)."""
    reach = g.theater.box.tables.flare_reach
    return [h for h in g.theater.map.board.within(g.hex_of(location), reach) if h not in g.flares]


def smoke_number(g: Battle, unit: int) -> int:
    """LOCKNLOAD 7.0: the number up to which the die brings a unit's smoke: the capacity of its nation."""
    return g.theater.box.tables.smoke[g.type(unit).nation]


def flare_number(g: Battle, unit: int) -> int:
    """LOCKNLOAD 20.1: the same of a man's flare, before his leadership."""
    return g.theater.box.tables.flare.get(g.type(unit).nation, 0)


def flare_lines(g: Battle, unit: int) -> list[Modifier]:
    """LOCKNLOAD 20.1: what helps a man to light one."""
    return [Modifier("leadership", -g.leadership(unit), "20.1")] if g.leadership(unit) else []


def flare_faces(g: Battle, unit: int) -> int:
    """LOCKNLOAD 20.1: how many faces of the die light a man's flare."""
    return faces(flare_number(g, unit), flare_lines(g, unit))


def lay_smoke(g: Battle, side: int, location: int) -> Rules[None]:
    """LOCKNLOAD 7.0: a die up to the capacity of its nation, and there is smoke; Ops Complete either way."""
    where = yield from one_of(side, "smoke-at", "7.0", [AT.each[h] for h in smoke_hexes(g, location)], SMOKE.plain)
    units = [BY.each[unit] for unit in smokers(g, side, location)]
    answer = yield from one_of(side, "smoke-by", "7.0", units, AT.each[where.value])
    unit = answer.value
    g.mark_ops(unit)
    laid = yield from attempt(g, unit, where.value, smoke_number(g, unit), [], "smoke", "7.0", PLACED)
    if laid:
        g.lay_smoke(where.value)


def light_flare(g: Battle, side: int, location: int) -> Rules[None]:
    """LOCKNLOAD 20.1: a die up to the capacity of his nation and his leadership, and the place is lit."""
    where = yield Ask(side, "flare-at", "20.1", [AT.each[h] for h in flare_hexes(g, location)], FLARE.plain)
    units = [BY.each[unit] for unit in flarers(g, side, location)]
    answer = yield from one_of(side, "flare-by", "20.1", units, AT.each[where.value])
    unit = answer.value
    g.mark_ops(unit)
    number, lines = flare_number(g, unit), flare_lines(g, unit)
    lit = yield from attempt(g, unit, where.value, number, lines, "flare", "20.1", PLACED)
    if lit:
        g.flares = [*g.flares, where.value]
