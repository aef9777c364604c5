"""What is true of every Incursion position, whatever happened before."""

from __future__ import annotations

from grognard.engine.state import State
from grognard.games.incursion import theater as th
from grognard.games.incursion.state import DEBRIEF, MUSTER, Battle


def holds(state: State) -> None:
    """Figures, cards and objects conserved; the map true; points, wounds and doors within their limits."""
    assert isinstance(state, Battle)
    figures_hold(state)
    cards_hold(state)
    assert min(state.cp) >= 0 and state.zombie_cp >= 0 and state.ap >= 0 and min(state.bonus) >= 0
    assert not state.sealed & ~state.closed or state.phase == MUSTER, "a sealed door is closed"
    if state.phase not in (MUSTER, DEBRIEF):
        objects_hold(state)


def figures_hold(g: Battle) -> None:
    t = g.theater
    entries = range(len(t.entry_names))
    standing: list[int] = []
    for figure, at in enumerate(g.at):
        name = t.figure_names[figure]
        kind = t.type_of[figure]
        if at >= 0:
            assert t.grid.floor[at], f"{name} stands in rock"
            standing.append(at)
        else:
            boxed = at in (th.UNUSED, th.DEAD, th.GONE, th.HELD)
            assert boxed or g.waiting(figure) in entries, f"{name} is nowhere"
        if g.alive(figure) and not g.dying >> figure & 1:
            assert 0 <= g.hurt[figure] < kind.damage, f"{name} lives with too many wounds"
        if kind.abilities & th.HORDE:
            assert not g.bought >> figure & 1
            assert at not in (th.DEAD, th.GONE) or kind.abilities & th.TWITCHER, f"{name} goes back to the heap"
        elif g.phase != MUSTER:
            assert bool(g.bought >> figure & 1) == (at != th.UNUSED), f"{name} is there though not bought"
        if g.reacting >> figure & 1:
            assert at >= 0 and kind.reaction, f"{name} cannot be in reaction fire"
        assert g.side[figure] == kind.side or kind.abilities & th.TWITCHER
    shared = len(standing) - len(set(standing))
    assert shared <= (1 if g.actor >= 0 and g.has(g.actor, th.JUMP) else 0), "two figures on a square"
    assert g.occupied == sum(1 << square for square in set(standing)), "the map of occupied squares is wrong"
    if g.actor >= 0:
        assert g.acted >> g.actor & 1


def cards_hold(g: Battle) -> None:
    t = g.theater
    placed = [*g.deck, *g.discard, *g.hands[0], *g.hands[1], *g.worn, *g.lasting]
    assert len(set(placed)) == len(placed), "a card is in two places"
    if g.phase == MUSTER:
        assert placed == g.worn
        return
    flying = [c for c in range(len(t.card_names)) if c not in placed]
    assert all(g.card_by[c] >= 0 for c in flying), "a card is lost"
    answered = [c for c in flying if t.cards[c].effect or t.cards[c].does != th.SNAFU]
    assert len(answered) <= 1, "only SNAFU is played on a card being played"
    for card in range(len(t.card_names)):
        in_play = card in g.worn or card in g.lasting or card in flying
        assert in_play == (g.card_by[card] >= 0), f"{t.card_names[card]} is half in play"
        assert (card in g.worn) == (g.card_on[card] >= 0)
    for card in g.worn:
        figure = g.card_on[card]
        assert t.cards[card].effect
        if g.phase != DEBRIEF:
            assert figure == t.zombie_card or g.at[figure] not in (th.UNUSED, th.DEAD), "a card on nobody"
    assert not g.experience & ~sum(1 << c for c in g.worn), "experience is a card under a figure"
    for doors in (g.door_trap, g.door_locked):
        assert all(card in g.lasting for card in doors if card >= 0)
    assert g.dark < 0 or g.dark in g.lasting
    assert (g.tunnel < 0) == (g.tunnel_card < 0)
    assert g.tunnel_card < 0 or g.tunnel_card in g.lasting


def objects_hold(g: Battle) -> None:
    mission = g.mission
    used = range(mission.first_object, mission.first_object + len(mission.objects)) if mission.objects else ()
    for thing in range(len(g.object_at)):
        places = [g.object_at[thing] >= 0, g.object_by[thing] >= 0, g.object_owner[thing] >= 0]
        assert sum(places) == (thing in used), f"{g.theater.object_names[thing]} is in one place"
        bearer = g.object_by[thing]
        assert bearer < 0 or g.on_board(bearer) or g.ended, "what is carried is on the board"
    values = [v for v in g.object_value if v]
    assert len(set(values)) == len(values)
