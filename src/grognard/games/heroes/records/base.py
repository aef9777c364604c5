"""What all records of the content files share: names of things, and that nothing unknown stands in them.

Records never change once read. What follows from a printed value at once is a property beside it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Army = Literal["german", "soviet"]
Seat = Literal["player", "ai"]
Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Edge = Literal["N", "E", "S", "W"]
Colour = Literal["red", "blue"]
MoveType = Literal["foot", "wheeled", "tracked"]
Kind = Literal["infantry", "machine-gun", "mortar", "infantry-gun", "gun", "vehicle", "transport"]
Fort = Literal["trench", "bunker", "hasty-defence", "wire", "road-block", "mines"]
Herd = Literal["cattle", "refugees"]
SmokeKind = Literal["light", "heavy"]
Suit = Literal["club", "diamond", "heart", "spade"]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
TwoDice = Annotated[int, msgspec.Meta(ge=2, le=12)]
"""A number for two dice."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A record of a content file: unknown fields are mistakes."""


class Sourced(Record, frozen=True, kw_only=True):
    """A record with where it comes from: rulebook, published, reconstructed or original."""

    source: str
