"""RAIDERS 36: the MILORG camp."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Option, Rules, one_of
from grognard.engine.reason import Reason
from grognard.games.raiders import verbs
from grognard.games.raiders.rules.losses import eliminate, random_space
from grognard.games.raiders.rules.objectives import end_move, hidden_markers
from grognard.games.raiders.rules.recruiting import NOTHING_TO_BUY, gear_for_sale, purchase
from grognard.games.raiders.rules.scouting import look
from grognard.games.raiders.state import RESUPPLY, Mission

NOT_AT_CAMP: Final = Reason("at-camp", "36")
NOTHING_HIDDEN: Final = Reason("hidden", "32")


def at_camp(g: Mission) -> bool:
    """The operating force is where the camp is."""
    return bool(g.force) and g.place[g.theater.camp] == g.place[g.force[0]]


def place_camp(g: Mission) -> None:
    """RAIDERS 36: free at the start of each mission, where the random table says."""
    space = random_space(g)
    g.place[g.theater.camp] = space
    g.tell("camp-placed", "36", space=space)


def move_camp(g: Mission) -> None:
    """RAIDERS 36 (a): a card moves the camp; roll again until it is elsewhere."""
    camp = g.theater.camp
    space = g.place[camp]
    while space == g.place[camp]:
        space = random_space(g)
    g.place[camp] = space
    g.tell("camp-moved", "36", space=space)


def lose_camp(g: Mission) -> None:
    """RAIDERS 36 (b): a card destroys the camp for this mission."""
    eliminate(g, g.theater.camp, "36")


def why_not_resupply(g: Mission) -> Reason | None:
    """RAIDERS 36, 9.1: at the camp, with points and hands for gear."""
    if not at_camp(g):
        return NOT_AT_CAMP
    return None if gear_for_sale(g, g.force) else NOTHING_TO_BUY


def camp_options(g: Mission) -> list[Option]:
    """RAIDERS 36: what a force can do at the camp instead of moving."""
    out: list[Option] = []
    if why_not_resupply(g) is None:
        out.append(verbs.RESUPPLY.plain)
    if why_not_inquire(g) is None:
        out.append(verbs.INQUIRE.plain)
    return out


def begin_resupply(g: Mission) -> Rules[None]:
    """RAIDERS 36, 9.1: instead of moving, points are exchanged for gear at the camp, at least once."""
    g.segment = RESUPPLY
    yield from purchase(g, "resupply", "36", gear_for_sale(g, g.force), g.force, True)


def resupply(g: Mission) -> Rules[None]:
    """RAIDERS 36: one purchase more, or none."""
    if not (yield from purchase(g, "resupply", "36", gear_for_sale(g, g.force), g.force, False)):
        end_move(g)


def why_not_inquire(g: Mission) -> Reason | None:
    """RAIDERS 36: at the camp, while something is hidden."""
    if not at_camp(g):
        return NOT_AT_CAMP
    return None if hidden_markers(g) else NOTHING_HIDDEN


def inquire(g: Mission) -> Rules[None]:
    """RAIDERS 36: instead of moving, an odd die tells what the camp knows about one objective."""
    answer = yield from one_of(0, "inquire", "36", [verbs.REVEAL.each[s] for s in hidden_markers(g)])
    look(g, answer.value, "36", odd=True)
