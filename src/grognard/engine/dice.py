"""Chance, and the line past which nothing can be taken back.

The dice of a match are HMAC-SHA-256 in counter mode: block i is HMAC(key, i as 8 bytes, big
endian), its 32 bytes are used in order, and a byte that would make one result likelier than
another is skipped. The key belongs to the match; a state holds only how many bytes are used.
A browser can recompute every die with WebCrypto once the key is shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

FAIR: Final[list[int]] = [0] + [256 - 256 % n for n in range(1, 257)]
"""FAIR[n]: bytes from here on are skipped when one of n equally likely results is wanted."""


PADDED: Final = 64
"""The bytes to which HMAC-SHA-256 fills a key up,"""
INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])
"""and what it makes of each of them for its two hashes."""


class DieNeeded(Exception):
    """A script of dice ran out: the next roll is of a die with this many equally likely results.

    Where it chooses between things `of` a kind, `faces` has what each of them leaves.
    """

    def __init__(self, sides: int, of: str = "", faces: list[list[int]] | None = None) -> None:
        super().__init__(sides)
        self.sides = sides
        self.of = of
        self.faces = faces or []


class DrawNeeded(DieNeeded):
    """The next thing is drawn on a real table: one of these things a script can name, or the top card of a pile."""

    def __init__(self, items: list[int], pile: bool) -> None:
        super().__init__(len(items))
        self.items = items
        self.pile = pile


class HiddenNeeded(Exception):
    """An imagined line of play came to where something hidden would be seen."""


class Dice:
    """Base of all dice: rolls, random draws, and the mark that something became known."""

    __slots__ = ("counter", "drawn", "touched")

    def __init__(self) -> None:
        self.counter = 0
        self.touched = False
        self.drawn: list[int] | None = None

    def below(self, sides: int) -> int:
        """One of 0 .. sides-1, each equally likely."""
        raise AssertionError("abstract")

    def copy(self) -> Dice:
        """The same future, without the record of what was drawn."""
        raise AssertionError("abstract")

    def d6(self) -> int:
        return self.below(6) + 1

    def d6_between(self, of: str, items: list[int], left: Callable[[list[int], int], list[int]]) -> int:
        """A six-sided die that chooses between things of a kind: `left` says which of them each face leaves. Who is
        to roll it is told."""
        return self.d6()

    def roll(self, count: int) -> list[int]:
        """Several six-sided dice at once, of which no rule asks which is which."""
        return [self.d6() for _ in range(count)]

    def throw(self, alike: list[int], count: int = 1) -> list[int]:
        """So many six-sided dice one after another. Of their throws, in order, those to which the list gives the
        same number come to the same, whatever is told of them: odds try one of them for all."""
        return [self.d6() for _ in range(count)]

    def draw(self, items: list[int]) -> int:
        """One of the items at random (it stays in the list)."""
        return items[self.below(len(items))]

    def pick(self, items: list[int]) -> int:
        """One of things that players draw from a cup (`Game.drawn` names them)."""
        return self.draw(items)

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def reveal(self) -> None:
        """Something hidden becomes known to a player: undo stops here."""
        self.touched = True

    def top(self, pile: list[int], piles: list[list[int]], known: int) -> int:
        """The top card of a pile is turned up. All cards whose place the players do not know lie in the `piles`.

        `known` has a bit for each card whose place they do know: odds take each of the others for the top card.
        """
        self.touched = True
        return pile.pop()

    def part(self) -> bool:
        """What falls from here to the next part hangs on nothing that falls in the others: odds take them apart.

        They look at one part at a time: of one that is not looked at it says False, and the rules leave it out.
        """
        return True

    def enough(self) -> bool:
        """All that is told of this part is told: of one that odds look at it says True, and the rules leave out
        what comes of it."""
        return False

    def whole(self) -> None:
        """The parts are over."""


def key_of(seed: str) -> bytes:
    """The key a written seed stands for."""
    return hashlib.sha256(b"grognard " + seed.encode()).digest()


def commitment(key: bytes) -> str:
    """What is shown of the key before the match is over."""
    return hashlib.sha256(key).hexdigest()


class KeyedDice(Dice):
    """The dice of a match."""

    __slots__ = ("block", "block_number", "inner", "key", "outer")

    def __init__(self, key: bytes) -> None:
        super().__init__()
        self.key = key
        self.block_number = -1
        self.block = b""
        self.inner = b""
        self.outer = b""

    def below(self, sides: int) -> int:
        fair = FAIR[sides]
        counter = self.counter
        while True:
            number = counter >> 5
            if number != self.block_number:
                self.turn_to(number)
            byte = self.block[counter & 31]
            counter += 1
            if byte < fair:
                break
        self.counter = counter
        self.touched = True
        result = byte % sides
        if self.drawn is not None:
            self.drawn.append(sides)
            self.drawn.append(result + 1)
        return result

    def turn_to(self, number: int) -> None:
        """The block of this number: its HMAC. Written out it takes half the time of `hmac.digest`, since what
        comes of the key is the same for all blocks."""
        if not self.inner:
            key = self.key if len(self.key) <= PADDED else hashlib.sha256(self.key).digest()
            padded = key.ljust(PADDED, b"\0")
            self.inner, self.outer = padded.translate(INNER), padded.translate(OUTER)
        within = hashlib.sha256(self.inner + number.to_bytes(8, "big")).digest()
        self.block = hashlib.sha256(self.outer + within).digest()
        self.block_number = number

    def go_on_from(self, other: KeyedDice) -> None:
        """They fall as the other ones would."""
        self.counter = other.counter
        self.block_number = other.block_number
        self.block = other.block
        self.inner = other.inner
        self.outer = other.outer

    def copy(self) -> Dice:
        twin = KeyedDice(self.key)
        twin.go_on_from(self)
        return twin


class GivenDice(KeyedDice):
    """Dice of which some are given and do not follow from the key: the record shows them with negative sides.

    `given` is shared by all copies; `used`, how many of them have fallen, belongs to the state.
    """

    __slots__ = ("given", "used")

    def __init__(self, key: bytes, given: list[int]) -> None:
        super().__init__(key)
        self.given = given
        self.used = 0

    def fall(self, sides: int, face: int) -> int:
        """One of them falls."""
        self.used += 1
        self.touched = True
        if self.drawn is not None:
            self.drawn.append(-sides)
            self.drawn.append(face)
        return face

    def copy(self) -> Dice:
        twin = type(self)(self.key, self.given)
        twin.go_on_from(self)
        twin.used = self.used
        return twin


class TypedDice(GivenDice):
    """Six-sided dice are rolled on a real table and typed in; shuffles and draws stay ours.

    `given` grows as the player types.
    """

    __slots__ = ()

    def d6(self) -> int:
        if self.used >= len(self.given):
            raise DieNeeded(6)
        return self.fall(6, self.given[self.used])

    def d6_between(self, of: str, items: list[int], left: Callable[[list[int], int], list[int]]) -> int:
        try:
            return self.d6()
        except DieNeeded:
            raise DieNeeded(6, of, [left(items, face) for face in range(1, 7)]) from None


DICE: Final = "dice"
CUPS: Final = "cups"
CARDS: Final = "cards"


class TableDice(TypedDice):
    """What falls and is drawn on a real table is typed in, as far as it is `asked` for: dice, counters from a cup,
    cards off a pile. The rest is ours.

    `given` has the face of each die and the number of each thing drawn.
    """

    __slots__ = ("asked",)

    def __init__(self, key: bytes, given: list[int], asked: list[str]) -> None:
        super().__init__(key, given)
        self.asked = asked

    def d6(self) -> int:
        return super().d6() if DICE in self.asked else self.below(6) + 1

    def pick(self, items: list[int]) -> int:
        if CUPS not in self.asked:
            return self.draw(items)
        if self.used >= len(self.given):
            raise DrawNeeded(items, False)
        item = self.given[self.used]
        self.fall(len(items), items.index(item) + 1)
        return item

    def top(self, pile: list[int], piles: list[list[int]], known: int) -> int:
        if CARDS not in self.asked:
            return super().top(pile, piles, known)
        if self.used >= len(self.given):
            raise DrawNeeded(pile, True)
        card = self.given[self.used]
        self.used += 1
        self.touched = True
        pile.remove(card)
        return card

    def copy(self) -> Dice:
        twin = TableDice(self.key, self.given, self.asked)
        twin.go_on_from(self)
        twin.used = self.used
        return twin


class KnownDice(GivenDice):
    """Dice of a match that goes on from a moment of another: first they fall as they fell there, then by the key.

    `given` holds sides and result of each die of the other match up to that moment. Where another die is wanted
    than fell there, since something was taken back and done otherwise, the key takes over.
    """

    __slots__ = ()

    def below(self, sides: int) -> int:
        at = 2 * self.used
        if at >= len(self.given) or self.given[at] != sides:
            self.used = len(self.given) // 2
            return super().below(sides)
        return self.fall(sides, self.given[at + 1]) - 1


NAMED: Final = 1000
"""A script entry of NAMED + id stands for drawing that very item."""


class ScriptDice(Dice):
    """Dice that come from a list: cases, and replays of a dice script."""

    __slots__ = ("script",)

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script

    def below(self, sides: int) -> int:
        if self.counter >= len(self.script):
            raise DieNeeded(sides)
        face = self.script[self.counter]
        self.counter += 1
        self.touched = True
        if not 1 <= face <= sides:
            raise ScriptMismatch(sides, self.counter - 1)
        if self.drawn is not None:
            self.drawn.append(sides)
            self.drawn.append(face)
        return face - 1

    def draw(self, items: list[int]) -> int:
        if self.counter < len(self.script) and self.script[self.counter] >= NAMED:
            item = self.script[self.counter] - NAMED
            if item not in items:
                raise ScriptMismatch(len(items), self.counter)
            self.counter += 1
            self.touched = True
            if self.drawn is not None:
                self.drawn.append(len(items))
                self.drawn.append(items.index(item) + 1)
            return item
        return items[self.below(len(items))]

    def copy(self) -> Dice:
        twin = ScriptDice(self.script)
        twin.counter = self.counter
        return twin


class ScriptMismatch(Exception):
    """The die at this place of a script does not fit the roll: too high a face, or not in the cup."""

    def __init__(self, sides: int, at: int) -> None:
        super().__init__(sides, at)
        self.sides = sides
        self.at = at


class Fork(Exception):
    """Tried dice would have to be told more: one of so many things falls, each as likely as its weight."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(weights)
        self.weights = weights


class ForkDice(Dice):
    """Dice that fall as they are told, for trying out every way they can fall.

    They are for what hangs on no order of a pile: nothing is shuffled, and equal things of a draw are one.
    """

    __slots__ = ("script",)

    def __init__(self, script: list[int]) -> None:
        super().__init__()
        self.script = script

    def fall(self, weights: list[int]) -> int:
        """Which of them it is this time."""
        if self.counter >= len(self.script):
            raise Fork(weights)
        self.counter += 1
        return self.script[self.counter - 1]

    def below(self, sides: int) -> int:
        return self.fall([1] * sides)

    def draw(self, items: list[int]) -> int:
        kinds = list(dict.fromkeys(items))
        return kinds[self.fall([items.count(kind) for kind in kinds])]

    def shuffle(self, items: list[int]) -> None:
        return

    def copy(self) -> Dice:
        twin = ForkDice(self.script)
        twin.counter = self.counter
        return twin
