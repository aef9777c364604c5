"""Campaigns: missions that go on from one another."""

from __future__ import annotations

from typing import Literal

from grognard.engine.content import Shown
from grognard.games.heroes.records.base import Kind, Natural, Positive, Record, Seat, Sourced
from grognard.games.heroes.records.orders import CardRange


class Company(Record, frozen=True, kw_only=True):
    """Who goes on: those alive at the end, or only those who left the map. With fewer than so many some are added;
    these kinds stay behind unless towed."""

    who: Literal["alive", "left"]
    at_least: Positive
    fill: str
    stay: tuple[Kind, ...] = ()


class Outcome(Record, frozen=True, kw_only=True):
    """Where it goes on after a mission, and what changes there; without `next` the campaign ends."""

    next: str | None = None
    caps: int = 0
    first_initiative: Seat | None = None
    cards: tuple[CardRange, ...] = ()
    """Order cards added."""


class Leg(Record, frozen=True, kw_only=True):
    """A mission of a campaign: what follows when it is won or lost, and who goes on."""

    won: Outcome = Outcome()
    lost: Outcome = Outcome()
    company: Company | None = None


class Triumph(Record, frozen=True, kw_only=True):
    """The campaign is won with its last mission, or with so many VP over all of them."""

    last_won: bool
    vp: Positive | None = None


class Campaign(Sourced, frozen=True, kw_only=True):
    title: Shown
    story: Shown
    start: str
    legs: dict[str, Leg]
    record: tuple[Literal["result", "margin", "roster", "hand", "box"], ...]
    hand: Natural
    """Unplayed action cards that are kept."""
    wins: Triumph


class CampaignsFile(Sourced, frozen=True, kw_only=True):
    campaigns: dict[str, Campaign]
