"""What stands of a match, and how much of it each seat may know.

What a player can still take back is shown to no other seat: for them the match stands where it stood before, until
dice fall, somebody else is asked or it is over.
"""

from __future__ import annotations

from collections.abc import Container

from grognard.engine.match import Match
from grognard.table import archive


class Standing:
    """So many `answers` of a match stand, after so many `moves`. A bot takes nothing back."""

    def __init__(self, match: Match, moves: int, bots: Container[int]) -> None:
        self.match = match
        self.bots = bots
        self.answers = 0
        self.moves = moves
        self.apart: Match | None = None
        self.settle(moves)
        self.watch()

    def settle(self, moves: int) -> None:
        """Find what stands by now, after so many moves. Whoever is not asked is shown nothing else."""
        match = self.match
        bot = match.ask is not None and match.ask.seat in self.bots
        answers = len(match.answers) if bot else match.settled()
        if answers != self.answers:  # else what was done is held back, or was taken back again
            self.moves = moves
        self.answers = answers

    def is_all(self) -> bool:
        """Nothing can be taken back any more."""
        return self.answers == len(self.match.answers)

    def held_from(self, seat: int) -> bool:
        """Something is not shown to this seat yet, since who is asked can still take it back."""
        ask = self.match.ask
        return not self.is_all() and ask is not None and ask.seat != seat

    def seen(self, seat: int) -> Match:
        """The match as far as a seat may know of it."""
        return self.alone() if self.held_from(seat) else self.match

    def alone(self) -> Match:
        """What stands, as a match of its own, which goes on when more of it does."""
        self.apart = archive.standing_match(self.match, self.answers, self.apart)
        return self.apart

    def moves_seen(self, seat: int, moves: int) -> int:
        """How many of the moves made a seat has seen."""
        ask = self.match.ask
        return moves if ask is None or ask.seat == seat else self.moves

    def watch(self) -> None:
        """Remember positions in between from what stands on: those who are shown the rest later see them then."""
        match = self.match
        if match.log is None:
            return
        held = match.answers[self.answers :]
        if held:
            match.rewind(self.answers)
        match.log.watch()
        for option in held:
            match.answer(option)
