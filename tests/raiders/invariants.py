"""What is true of every RAIDERS position, whatever happened before."""

from __future__ import annotations

from grognard.engine.state import State
from grognard.games.raiders import theater as th
from grognard.games.raiders.state import AIR_READY, Mission


def holds(state: State) -> None:
    """Units, gear, markers and cards conserved; tracks in range; limits kept."""
    assert isinstance(state, Mission)
    g = state
    t = g.theater
    spaces = range(len(t.space_names))
    cards = g.deck + g.reserve + g.discard + g.kept + ([g.card] if g.card >= 0 else [])
    assert sorted(cards) == list(range(len(t.cards))), "cards are conserved"
    assert 1 <= g.alert <= t.alert_max
    assert 0 <= g.rp <= t.rp_max
    assert all(at in spaces or at in (th.POOL, th.DEAD) for at in g.place)
    assert g.place[t.camp] != th.STAGING
    for item, bearer in enumerate(g.bearer):
        assert bearer == th.POOL or g.place[bearer] >= 0, f"{t.gear_names[item]} is carried by nobody"
        assert bearer != t.camp
    for unit in range(t.camp):
        limit = g.read.leader_gear if t.kind[unit] == th.LEADER else t.gear_limit
        assert len(g.gear_of(unit)) <= limit
    marker_places = [at for at in g.marker_at if at >= 0]
    assert all(at in spaces and at != th.STAGING for at in marker_places)
    sample = t.marker_kind.index(th.SAMPLE)
    assert (g.marker_at[sample] == th.CARRIED) == (g.sample_bearer >= 0)
    if g.sample_bearer >= 0:
        assert g.place[g.sample_bearer] > th.STAGING
    for marker, up in enumerate(g.marker_up):
        if not up:
            assert g.marker_at[marker] in (th.UNDRAWN, th.REMOVED) or t.is_objective[g.marker_at[marker]]
    assert len({g.place[u] for u in g.force}) <= 1, "a force is in one place"
    assert all(g.place[u] >= 0 for u in g.force)
    assert t.camp not in g.force
    if g.battle is not None:
        assert len(set(g.battle.hostiles)) == len(g.battle.hostiles)
        assert not any(g.hostiles_out >> h & 1 for h in g.battle.hostiles)
    if g.hostiles_out:
        assert g.air != AIR_READY
