"""Where private decks are: a save names its deck by its hash; the file it came from is remembered in a folder."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from grognard.engine.problem import Problem
from grognard.games.heroes.content import deck_in, load_deck
from grognard.games.heroes.decks import PrivateDeck

FILE = "decks.json"

SHOWN = 12
"""So much of a hash tells decks apart."""


def remember(deck: PrivateDeck, folder: Path) -> None:
    """Note where a deck lies. A folder that cannot be written to only means that the file has to be named again."""
    known = {**noted(folder), deck.hash: str(Path(deck.file).resolve())}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(msgspec.json.encode(known))
    except OSError:
        return


def take_in(name: str, text: str, folder: Path) -> PrivateDeck:
    """A deck that somebody brings to a table on his own computer: its file is kept here, and a match that is played
    with it finds it again."""
    called = Path(name).name or "deck.yaml"
    data = text.encode()
    file = folder / "decks" / f"{hashlib.sha256(data).hexdigest()[:SHOWN]}.yaml"
    deck = deck_in(data, called, str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    remember(deck, folder)
    return deck


def noted(folder: Path) -> dict[str, str]:
    """The file of each deck, by its hash."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError):
        return {}


def deck_of(wanted: str, folder: Path) -> PrivateDeck:
    """The deck with this hash, if it is here."""
    known = noted(folder)
    if wanted not in known:
        raise missing(wanted)
    return checked(load_deck(known[wanted]), wanted)


def checked(deck: PrivateDeck, wanted: str) -> PrivateDeck:
    """A deck that still has the cards a match was begun with."""
    if deck.hash != wanted:
        raise Problem("heroes-deck-changed", file=deck.file, hash=wanted[:SHOWN], now=deck.hash[:SHOWN])
    return deck


def missing(wanted: str) -> Problem:
    return Problem("heroes-deck-elsewhere", hash=wanted[:SHOWN] or "-")
