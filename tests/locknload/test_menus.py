"""What a step's first question offers is found once for a position and its forks, and for no other."""

from __future__ import annotations

from grognard.engine.dice import key_of
from grognard.engine.match import Match, play_from, start
from grognard.games import checked_options, game_named
from grognard.games.locknload.state import Battle

GAME = game_named("locknload")
OPTIONS = checked_options(GAME, {})


def at_take() -> Match:
    """A match whose forks begin where a location is to be activated."""
    match = start(GAME, "training", OPTIONS, key_of("menus"), events=False)
    while match.ask is not None and match.ask.kind != "take":
        match.fork()
        match.answer(match.ask.options[0])
    assert match.ask is not None
    return match


def test_a_fork_is_offered_the_same() -> None:
    match = at_take()
    twin = match.fork()
    assert match.ask is not None and twin.ask is not None
    assert [o.text for o in twin.ask.options] == [o.text for o in match.ask.options]
    twin.answer(twin.ask.options[0])
    assert match.fork().ask is not None and match.ask.kind == "take", "and is left alone by what another does"


def test_a_changed_copy_is_asked_anew() -> None:
    """4.0: who has a Moved marker does nothing more; a copy in which all have one shares nothing with the match."""
    match = at_take()
    match.fork()
    state = match.course.near[0].copy()
    assert isinstance(state, Battle) and match.ask is not None
    assert state.menu is not None and state.menu.options, "the match has left what it found"
    for unit in state.force[state.active]:
        state.mark_moved(unit)
    twin = play_from(GAME, "training", OPTIONS, state, events=False)
    assert twin.ask is None or not [
        o for o in twin.ask.options if o.verb == "take" and twin.ask.seat == match.ask.seat
    ]
