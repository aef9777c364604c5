"""Figures of the rules that stand in tables: prices, bonuses, limits."""

from __future__ import annotations

from grognard.games.heroes.records.base import Army, Natural, Positive, Sourced, TwoDice


class Fire(Sourced, frozen=True, kw_only=True):
    """EOD 7, 11: what is added to firepower and defence, and when a unit is hit and destroyed."""

    adjacent: int
    long: int
    long_range: Positive
    close: int
    close_crewed: int
    higher_fp: int
    higher_dm: int
    support: int
    destroyed: Positive
    beside_vehicle: int


class Prices(Sourced, frozen=True, kw_only=True):
    """AP of what has no printed cost."""

    pivot: Natural
    backward: Natural
    turret: Natural
    rally: Natural
    stall: Natural
    hasty_defence: Natural
    hide: Natural
    hidden_cover: Natural
    hidden_open: Natural


class Rally(Sourced, frozen=True, kw_only=True):
    cover: int
    friend: int


class Flame(Sourced, frozen=True, kw_only=True):
    red: int
    blue: int
    range: Positive


class Artillery(Sourced, frozen=True, kw_only=True):
    """`on_target`: the die at which a strike lands where it was noted."""

    red: int
    blue: int
    radius: Positive
    on_target: dict[Army, Positive]


class Stuck(Sourced, frozen=True, kw_only=True):
    """Two dice of this or less: stuck until the round ends."""

    at_most: TwoDice


class Rumours(Sourced, frozen=True, kw_only=True):
    """6.1, 6.2: a rumoured enemy."""

    reveal: TwoDice
    range: Positive
    move_ap: Positive


class Limits(Sourced, frozen=True, kw_only=True):
    caps_on_roll: Positive
    caps_track: Positive
    initiative: TwoDice
    ai_needs: TwoDice
    """The AI makes no shot that needs more."""
    vp_track: Positive
    smoke: Positive
    spotter: Positive
    unburdened: Positive
    seen_hidden: Positive
    rounds: Positive


class Variants(Sourced, frozen=True, kw_only=True):
    """What players know in two forms: the usual figure and the other."""

    water: tuple[Natural, Natural]
    hide: tuple[Natural, Natural]
    cap_floor: tuple[Natural, Natural]


class TablesFile(Sourced, frozen=True, kw_only=True):
    fire: Fire
    prices: Prices
    rally: Rally
    flame: Flame
    artillery: Artillery
    stuck: Stuck
    rumours: Rumours
    limits: Limits
    variants: Variants
