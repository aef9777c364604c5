"""HEROES 3.2.3 and EOD 8.1: the player's own rolls: CAPs declared before them, cards played after them."""

from __future__ import annotations

from grognard.engine.ask import Ask, Option, Rules
from grognard.games.heroes.rules.verbs import BOOST, LESS, NO, ROLL, USE
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import NOBODY, PLAYER


class Roll:
    """Dice as they lie, and what a card has added to them."""

    __slots__ = ("dice", "luck")

    def __init__(self, dice: list[int]) -> None:
        self.dice = dice
        self.luck = 0

    @property
    def total(self) -> int:
        total = self.luck
        for die in self.dice:
            total += die
        return total


def at_least(number: int) -> int:
    """Of 36, how often two dice show so much or more."""
    return len([1 for one in range(1, 7) for other in range(1, 7) if one + other >= number])


def declare_boost(g: Mission, seldom: bool = False, either: bool = False, low: bool = False) -> Rules[None]:
    """HEROES 3.2.3: up to two CAPs on the roll, before it is made. Without any left there is still a moment before
    the dice, at which its odds are seen. `seldom`: one of many rolls, for which few want to be asked. `either`: one
    that is not the better the higher it is, so that CAPs may as well be taken off it; `low`: one that is the better
    the lower it is."""
    most = min(g.theater.box.figures.limits_caps_on_roll, g.caps)
    g.boost = 0
    if seldom and not most:
        return
    options = [BOOST.each[n] for n in range((0 if low else most) + 1)] if most else [ROLL.plain]
    if either or low:
        options += [LESS.each[n] for n in range(1, most + 1)]
    answer = yield Ask(PLAYER, "boost", "3.2.3", options, usual=options[0] if seldom else None)
    g.boost = answer.value if answer.verb == BOOST.word else -answer.value if answer.verb == LESS.word else 0
    g.caps -= abs(g.boost)


# -- cards ----------------------------------------------------------------------------------------


def held(g: Mission, effect: str) -> int:
    """A card of this effect in the hand, or NOBODY."""
    for card in g.hand:
        if g.theater.box.action_of[card].effect == effect:
            return card
    return -1


def discard(g: Mission, card: int, rule: str = "EOD 8.1") -> None:
    """HEROES EOD 8: a card is played: it leaves the hand and does not come back."""
    g.hand = [other for other in g.hand if other != card]
    g.used.append(card)
    g.tell("played", rule, action=card)


def offer(g: Mission, kind: str, effect: str, about: Option | None = None) -> Rules[int]:
    """HEROES EOD 8.1: whether a bonus card is played at the moment it is for; the card, or NOBODY. Who holds none
    is not asked."""
    card = held(g, effect)
    if card < 0:
        return -1
    answer = yield Ask(PLAYER, kind, "EOD 8.1", [USE.each[card], NO.plain], about)
    if answer.verb == NO.word:
        return -1
    discard(g, card)
    return card


def think_again(g: Mission, roll: Roll, well: bool, luck: bool = True) -> Rules[bool]:
    """HEROES EOD 8.1: after a roll of his the player may throw all its dice again, or try his `luck` with one more.
    Whether the roll has changed. Where it went `well` few want to."""
    cards = [card for card in (held(g, "roll-again"), held(g, "luck") if luck else NOBODY) if card >= 0]
    if not cards:
        return False
    options = [USE.each[card] for card in cards]
    answer = yield Ask(PLAYER, "again", "EOD 8.1", [*options, NO.plain], usual=NO.plain if well else None)
    if answer.verb == NO.word:
        return False
    discard(g, answer.value)
    kind = g.theater.box.action_of[answer.value]
    if kind.effect == "roll-again":
        roll.dice = g.dice.roll(len(roll.dice))
        return True
    die = g.dice.d6()
    more = kind.figures["bad"] if die <= kind.figures["bad_die"] else kind.figures["good"]
    roll.luck += more
    g.tell("luck", "EOD 8.1", dice=[die], number=more)
    return True


def may_think(g: Mission) -> bool:
    """Whether the player holds a card for after his rolls."""
    return held(g, "roll-again") >= 0 or held(g, "luck") >= 0
