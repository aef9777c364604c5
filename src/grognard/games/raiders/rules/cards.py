"""RAIDERS 13, 17, 22: the operations card of the force, from the draw to what is chosen of it."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event, Fact, Luck
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.gear import abandon, gear_options
from grognard.games.raiders.state import CARD, CHOICE, CLOSE, COMBAT, OBJECTIVE, Mission
from grognard.games.raiders.theater import STAGING, Branch, Card, Choice

NOT_ON_THE_CARD: Final = Reason("not-on-the-card", "13")
OTHER_PART: Final = Reason("other-part", "13")
NOT_KEPT: Final = Reason("not-kept", "13.1")
ONLY_ON_A_DRAW: Final = Reason("only-on-a-draw", "22")
ONLY_TO_REDRAW: Final = Reason("only-to-redraw", "22")
NO_GUIDE: Final = Reason("no-guide", "22")


def card_segment(g: Mission) -> Rules[None]:
    """RAIDERS 11 (3), 13: the force draws a card, unless it ended in the staging area, and keeps or plays it."""
    if g.space_of_force() <= STAGING:
        g.segment = CLOSE
        return
    draw_card(g)
    options = redraw_options(g)
    if options:
        yield from perhaps_redraw(g, options)
    card = g.theater.cards[g.card]
    if card.uses:
        yield from keep_card(g)
        g.segment = OBJECTIVE
        return
    g.branch = branch_of(g, card, alert_check(g) if card.checks else "")
    g.segment = CHOICE
    if not options:
        yield from play_card(g)


def draw_card(g: Mission) -> None:
    """RAIDERS 13: the top card of the deck."""
    g.card = g.dice.top(g.deck, [g.deck, g.reserve, g.discard], g.known)
    g.known |= 1 << g.card
    if g.log is not None:
        g.log.add(Event("drew", "13", {"card": g.card, "left": len(g.deck)}))


def perhaps_redraw(g: Mission, options: list[Option]) -> Rules[None]:
    """RAIDERS 22: a guide, or a card kept for it, puts the card under the deck once; another is drawn."""
    answer = yield Ask(0, "redraw", "22", [verbs.PLAY.plain, *options])
    if answer is verbs.PLAY.plain:
        return
    g.redrawn = True
    if answer is not verbs.GUIDE.plain:
        discard_kept(g, played_use(g, answer))
    g.deck.insert(0, g.card)
    g.tell("put-under", "22", card=g.card)
    draw_card(g)


def redraw_options(g: Mission) -> list[Option]:
    """RAIDERS 22: guides in the force, and kept cards that serve as one, while there is another card to draw."""
    out: list[Option] = []
    if not g.deck or g.redrawn:
        return out
    if why_not_guide(g) is None:
        out.append(verbs.GUIDE.plain)
    for card in g.kept:
        for use in g.theater.cards[card].uses:
            if use.redraws():
                out.append(use.option)
    return out


def why_not_guide(g: Mission) -> Reason | None:
    """RAIDERS 22: a guide is with the force."""
    for unit in g.force:
        if g.theater.guides[unit]:
            return None
    return NO_GUIDE


def keep_card(g: Mission) -> Rules[None]:
    """RAIDERS 13.1: a card that says so is kept (in the Spanish edition it may be)."""
    if g.read.keep_optional:
        answer = yield Ask(0, "keep", "13.1", [verbs.KEEP.plain, verbs.DISCARD.plain])
        if answer is verbs.DISCARD.plain:
            discard_card(g)
            return
    g.kept.append(g.card)
    g.tell("kept", "13.1", card=g.card)
    g.card = -1


def discard_card(g: Mission) -> None:
    g.discard.append(g.card)
    g.card = -1


def alert_check(g: Mission) -> str:
    """RAIDERS 17.1: a die of the alert level or less is the alarm."""
    die = g.dice.d6()
    outcome = "alarm" if die <= g.alert else "quiet"
    luck = Luck("raiders", "checks", int(die > g.alert), 6 - g.alert, 6)
    g.tell("alert-check", "17.1", level=g.alert, dice=[die], outcome=outcome, luck=luck)
    return outcome


def branch_of(g: Mission, card: Card, check: str) -> int:
    """RAIDERS 13, 17.1: the part of a card that applies here, after such a check."""
    terrain = g.theater.terrain[g.space_of_force()]
    for number, branch in enumerate(card.branches):
        if branch.applies(check, terrain):
            return number
    raise AssertionError("card " + card.name + " has no branch here")


def play_card(g: Mission) -> Rules[None]:
    """RAIDERS 13, 2.1, 23.4: one of the choices that are possible is carried out; gear can be left behind first."""
    branch = g.theater.cards[g.card].branches[g.branch]
    choices = [c for c in branch.choices if possible(g, c)]
    choice = choices[0]
    if len(choices) > 1 or opened_by_leaving(g, branch):
        answer = yield Ask(0, "card", "13", [c.option for c in choices] + gear_options(g, False))
        if answer.verb == "abandon":
            abandon(g, answer.value)
            return
        choice = next(c for c in choices if c.option is answer)
    if g.log is not None:
        g.log.add(Event("choice", "13", choice_facts(g, branch, choice)))
    before = g.space_of_force()
    yield from carry_out(g, choice)
    discard_card(g)
    g.branch = -1
    if choice.carries() and g.space_of_force() != before:
        g.segment = CARD  # moved by the card, the force draws another (18.3)
    else:
        g.segment = OBJECTIVE if g.battle is None else COMBAT


def choice_facts(g: Mission, branch: Branch, choice: Choice) -> dict[str, Fact]:
    """RAIDERS 13: which part of a card applied, what was chosen of it, and what each other choice lacked."""
    barred: list[int] = []
    lacks: list[str] = []
    for other in branch.choices:
        for need, amount in other.needs:
            if other is not choice and not need.met(g, amount):
                barred.append(other.option.value)
                lacks.append(f"{need.number} {amount} {g.rp if need.word == 'rp' else 0}")
                break
    facts: dict[str, Fact] = {"choice": choice.option.value, "card": g.card, "branch": g.branch}
    if barred:
        facts["barred"] = barred
        facts["lacks"] = ";".join(lacks)
    return facts


def possible(g: Mission, choice: Choice) -> bool:
    """RAIDERS 13: all that a choice needs is there."""
    for need, amount in choice.needs:
        if not need.met(g, amount):
            return False
    return True


def why_not_choice(g: Mission, choice: Choice) -> Reason | None:
    """RAIDERS 13: what the first need of a choice lacks that is not met; None when it can be made."""
    for need, amount in choice.needs:
        lack = need.lacking(g, amount)
        if lack is not None:
            return lack
    return None


def opened_by_leaving(g: Mission, branch: Branch) -> bool:
    """RAIDERS 23.4: some other choice only wants gear left behind: a free hand, or no radio (R45)."""
    if not [bearer for bearer in g.bearer if bearer in g.force]:
        return False
    for choice in branch.choices:
        lacking = [need for need, amount in choice.needs if not need.met(g, amount)]
        if lacking and not [need for need in lacking if not need.leaving]:
            return True
    return False


def carry_out(g: Mission, choice: Choice) -> Rules[None]:
    """RAIDERS 13: every effect of a choice in order, until one of them ends the mission."""
    for effect, amount in choice.effects:
        if effect.does is not None:
            effect.does(g, amount)
        elif effect.asks is not None:
            yield from effect.asks(g, amount)
        if g.ended:
            return


# -- kept cards ---------------------------------------------------------------------------------


def kept_options(g: Mission) -> list[Option]:
    """RAIDERS 13.1: what kept cards can do now (a redraw has its own moment, 22)."""
    out: list[Option] = []
    for card in g.kept:
        for use in g.theater.cards[card].uses:
            if not use.redraws() and possible(g, use):
                out.append(use.option)
    return out


def play_kept(g: Mission, answer: Option) -> Rules[None]:
    """RAIDERS 13.1: one of the events listed on a kept card, then it is discarded. It costs no operation."""
    card = played_use(g, answer)
    for use in g.theater.cards[card].uses:
        if use.option is answer:
            yield from carry_out(g, use)
    discard_kept(g, card)


def played_use(g: Mission, answer: Option) -> int:
    """The kept card that offers this use."""
    for card in g.kept:
        for use in g.theater.cards[card].uses:
            if use.option is answer:
                g.tell("played-kept", "13.1", card=card, choice=answer.value)
                return card
    raise AssertionError("no kept card offers " + answer.text)


def discard_kept(g: Mission, card: int) -> None:
    g.kept.remove(card)
    g.discard.append(card)
