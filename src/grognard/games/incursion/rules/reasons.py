"""INCURSION 1.6, 3: why an option is not offered: each question asks the rules that say so."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option
from grognard.engine.reason import Reason
from grognard.games.incursion.rules.action import NOT_THERE, barred
from grognard.games.incursion.rules.activation import (
    ACTIVATE,
    IN_A_JUMP,
    LEND,
    ROUSE,
    not_to_activate,
    not_to_lend,
    not_to_rouse,
    purse,
)
from grognard.games.incursion.rules.blasts import TARGET
from grognard.games.incursion.rules.cards import PLAY, not_to_play, not_to_play_on
from grognard.games.incursion.rules.flames import LIGHT, burns
from grognard.games.incursion.rules.killing import KILL, not_to_kill
from grognard.games.incursion.rules.movement import MOVE, jumping
from grognard.games.incursion.rules.objects import DROP, not_to_drop
from grognard.games.incursion.rules.reaction import GO_ON_GUARD, no_reaction, not_on_guard
from grognard.games.incursion.rules.repertoire import ACTIONS
from grognard.games.incursion.rules.shooting import BURST, FIRE, no_shot
from grognard.games.incursion.rules.sight import NO_LINE, explained, hidden, no_target
from grognard.games.incursion.state import Battle

KILLS: Final = ("act", "activate", "lend", "watch", "burst", "again", "blaze", "target", "light", "reaction")
MOMENTS: Final = ("interrupt", "first-kill", "last-kill", "counter")
"""The questions at which cards can be killed: at one's own decisions, and while the enemy acts."""
FREELY: Final = ("act", "activate", "lend", "burst", "again", "blaze")
"""The questions at which cards can be played, in one's own turn."""

NOT_YOUR_TURN: Final = Reason("not-your-turn", "1.6")
BEING_PLAYED: Final = Reason("being-played", "3.2.1")
NO_HINDRANCE: Final = Reason("no-hindrance", "3.2.1")
ONLY_WHO_ACTED: Final = Reason("only-who-acted", "3.9")
LINE_WALL: Final = Reason("line-wall", "3.6")
LINE_CORNER: Final = Reason("line-corner", "3.6")
TOO_FAR: Final = Reason("too-far", "3.10")
BURNS_ALREADY: Final = Reason("burns-already", "3.13")
NOT_BESIDE_FLAME: Final = Reason("not-beside-flame", "3.13")


def why_not(g: Battle, ask: Ask, option: Option) -> Reason | None:
    """Why an option that is not offered cannot be chosen; None where the question is another."""
    reason = reason_at(g, ask, option)
    about = ask.about
    if reason is NO_LINE and about is not None:
        return line_to(g, about.value, option)
    return reason


def reason_at(g: Battle, ask: Ask, option: Option) -> Reason | None:
    """The reason a rule gives, as it stands there."""
    kind, word, thing, seat = ask.kind, option.verb, option.value, ask.seat
    figure = ask.about.value if ask.about is not None else -1
    if word == KILL.word:
        return kill_reason(g, ask, thing) if kind in KILLS or kind in MOMENTS else None
    if word == DROP.word:
        return not_to_drop(g, seat, thing) if (kind in FREELY or kind == "watch") and g.active == seat else None
    if word == PLAY.word:
        return play_reason(g, ask, thing) if kind in FREELY else None
    if kind == "act" or kind == "blaze":
        return act_reason(g, figure, option, kind == "act")
    if kind == "activate":
        if word == ACTIVATE.word:
            return not_to_activate(g, seat, thing)
        return not_to_rouse(g, seat, thing) if word == ROUSE.word else None
    if kind == "reaction" and word == FIRE.word:
        reason = no_reaction(g, figure, thing) if thing == g.actor else None
        return ONLY_WHO_ACTED if reason is None else reason
    if kind == "watch" and word == GO_ON_GUARD.word:
        return not_on_guard(g, seat, thing)
    if kind == "lend" and word == LEND.word:
        return not_to_lend(g, seat, thing)
    if (kind == "burst" and word == BURST.word) or (kind == "again" and word == FIRE.word):
        reason = no_shot(g, figure)
        return reason if reason is not None else no_target(g, figure, thing)
    if kind == "target" and word == TARGET.word:
        return lob_reason(g, figure, thing)
    if kind == "light" and word == LIGHT.word:
        return flame_reason(g, figure, thing)
    if kind == "card-on":
        return not_to_play_on(g, seat, g.theater.cards[figure], option)
    return None


def kill_reason(g: Battle, ask: Ask, card: int) -> Reason | None:
    """INCURSION 3.2.1: why a card cannot be killed at this moment."""
    reason = not_to_kill(g, ask.seat, card)
    if reason is not None:
        return reason
    if card not in g.worn and card not in g.lasting:
        return BEING_PLAYED
    return NO_HINDRANCE if ask.kind == "reaction" else None


def play_reason(g: Battle, ask: Ask, card: int) -> Reason | None:
    """INCURSION 1.6, 6.2.2: why a card cannot be played at this moment."""
    if g.active != ask.seat:
        return NOT_YOUR_TURN
    if ask.kind == "act" and ask.about is not None and jumping(g, ask.about.value):
        return IN_A_JUMP
    return not_to_play(g, ask.seat, card)


def act_reason(g: Battle, figure: int, option: Option, whole: bool) -> Reason | None:
    """INCURSION 3.1, 6.2.2, 1.7: why a figure cannot do this; a dying one has but the points of its card."""
    action = ACTIONS.get(option.verb)
    if action is None:
        return None
    if not whole:
        return barred(g, action, figure, option.value, 0)
    if jumping(g, figure):
        return barred(g, MOVE, figure, option.value, g.ap) if action is MOVE else IN_A_JUMP
    return barred(g, action, figure, option.value, purse(g, figure))


def lob_reason(g: Battle, figure: int, square: int) -> Reason:
    """INCURSION 3.10: why a grenade cannot be put on a square."""
    reason = hidden(g, figure, square, 0) if g.theater.grid.floor[square] else NO_LINE
    return TOO_FAR if reason is None else reason


def flame_reason(g: Battle, figure: int, square: int) -> Reason:
    """INCURSION 3.13: why no token can be laid on a square."""
    if burns(g, square):
        return BURNS_ALREADY
    reason = hidden(g, figure, square, g.occupied) if g.theater.grid.floor[square] else NO_LINE
    return NOT_BESIDE_FLAME if reason is None else reason


def line_to(g: Battle, figure: int, option: Option) -> Reason:
    """INCURSION 3.6: what stands between a figure and what it would like to see."""
    if option.of == "figure" and option.value >= len(g.at):
        return NOT_THERE
    square = option.value if option.of == "square" else g.at[option.value]
    if option.of == "square" and not g.theater.grid.floor[square]:
        return NO_LINE
    found = explained(g, figure, square, 0 if option.verb == TARGET.word else g.occupied)
    if found.blocker == "door":
        return Reason("line-door", NO_LINE.rule, {"door": found.at})
    if found.blocker == "figure":
        return Reason("line-figure", NO_LINE.rule, {"square": found.at})
    return LINE_CORNER if found.blocker == "corner" else LINE_WALL if found.blocker == "wall" else NO_LINE
