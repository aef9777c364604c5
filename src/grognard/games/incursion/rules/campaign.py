"""INCURSION 4.1, 4.2: what is left between missions."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Rules
from grognard.engine.verb import Verb
from grognard.games.incursion.rules.action import DONE
from grognard.games.incursion.rules.forces import hang_doors
from grognard.games.incursion.state import MUSTER, NOTHING, Battle
from grognard.games.incursion.theater import ALLIES, DEAD, GERMANS, NOBODY, UNDEAD

KEEP: Final = Verb("keep", "card")


def debrief(g: Battle) -> Rules[None]:
    """INCURSION 4.1, 4.2: a single mission is over; in a campaign survivors may learn, and on it goes."""
    if not g.campaign:
        g.over = True
        return
    if g.winner != NOBODY:
        g.wins[g.winner] += 1
    if g.at_mission + 1 == len(g.theater.missions):
        finish_campaign(g)
        return
    learned = []
    for seat in (ALLIES, GERMANS):
        card = yield from learn(g, seat)
        if card >= 0:
            learned.append(card)
    clear_board(g, learned)
    g.at_mission += 1
    hang_doors(g)
    g.begin(MUSTER)
    g.active = ALLIES


def finish_campaign(g: Battle) -> None:
    """INCURSION 4.1: more missions won; when level, whoever won the last (I23)."""
    ours, theirs = g.wins
    if ours != theirs:
        g.winner = ALLIES if ours > theirs else GERMANS
    g.ended = "campaign"
    g.over = True
    g.tell("campaign-over", "4.1", winner=g.winner, ours=ours, theirs=theirs)


def learn(g: Battle, seat: int) -> Rules[int]:
    """INCURSION 4.2: one surviving figure of each side keeps one effect card that lies on it (I26)."""
    cards = [c for c in g.worn if not g.experience >> c & 1 and survivor(g, g.card_on[c], seat)]
    if not cards:
        return NOTHING
    options = [KEEP.each[c] for c in cards]
    options.append(DONE.plain)
    answer = yield Ask(seat, "keep", "4.2", options)
    if answer is DONE.plain:
        return NOTHING
    g.tell("learned", "4.2", figure=g.card_on[answer.value], card=answer.value)
    return answer.value


def survivor(g: Battle, figure: int, seat: int) -> bool:
    """INCURSION 4.2: a figure of this side that lived; zombies and Minenzombies learn nothing."""
    if figure >= g.theater.figures or g.theater.type_of[figure].side != seat:
        return False
    return bool(g.bought >> figure & 1) and g.at[figure] != DEAD and not g.has(figure, UNDEAD)


def clear_board(g: Battle, learned: list[int]) -> None:
    """INCURSION 4.1, 4.2: everything goes back in the box but the experience of those who live."""
    for card in learned:
        g.experience |= 1 << card
    kept = [(card, g.card_on[card]) for card in g.worn if g.experience >> card & 1]
    g.new_mission()
    for card, figure in kept:
        g.worn.append(card)
        g.card_on[card] = figure
        g.card_by[card] = g.theater.type_of[figure].side
    g.tell("next-mission", "4.1")
