"""HEROES 7.5 and EOD 10: who may hide and where, how one moves unseen, and what gives one away."""

from __future__ import annotations

import msgspec

from grognard.games.heroes.records.missions import Special
from grognard.games.heroes.rules.deeds import deed_of
from grognard.games.heroes.rules.hiding import found_out, may_begin_hidden, seen_by_acting
from grognard.games.heroes.state import Mission
from grognard.games.heroes.theater import PLAYER
from heroes import opponent
from heroes.fights import at, field, put


def why(g: Mission, word: str, one: int, where: str) -> str:
    reason = deed_of(word).bar(g, one, at(g, where))
    return "" if reason is None else reason.key


def test_who_hides_and_where() -> None:
    """HEROES EOD 10.1: an unhit squad on foot that no enemy sees, there or in a hex beside it that none sees."""
    g = field()
    rifles, foe = put(g, "German Rifles 01", "F02/N"), put(g, "Soviet Rifles 01", "L18/N")
    assert why(g, "hide", rifles, "F02") == "" and why(g, "hide", rifles, "E02") == ""
    assert why(g, "hide", rifles, "D02") == "not-next"
    assert sorted(deed_of("hide").able(g, rifles)) == sorted(
        h for h in deed_of("hide").values(g, rifles) if deed_of("hide").bar(g, rifles, h) is None
    )
    g.put(foe, at(g, "K02"))
    seen = [h for h in deed_of("hide").values(g, rifles) if g.sees(g.at[foe], h)]
    assert (
        g.at[rifles] in seen and why(g, "hide", rifles, "F02") == "in-sight" and not deed_of("hide").able(g, rifles)
    )
    g.put(foe, at(g, "L18"))
    g.hit[rifles] = g.theater.box.marker_names.index("unnerved")
    assert why(g, "hide", rifles, "F02") == "is-hit"
    g.hit[rifles] = -1
    g.hidden = 1 << rifles
    assert why(g, "hide", rifles, "F02") == "is-hidden"
    g.hidden = 0
    lorry = put(g, "German Opel Blitz 39", "F02/N")
    assert why(g, "hide", lorry, "F02") == "only-foot-hides"
    g.carrier[rifles] = lorry
    assert why(g, "hide", rifles, "F02") == "carried"
    wet = field("board5")
    mortar = put(wet, "German 8cm Mortar 23", "D13/N")
    assert why(wet, "hide", mortar, "C13") == "impassable"


def test_only_hexes_that_no_enemy_sees() -> None:
    """HEROES EOD 10.1: a squad behind woods does not hide in the hex before them."""
    g = field()
    rifles, _ = put(g, "German Rifles 01", "G05/N"), put(g, "Soviet Rifles 01", "F08/S")
    hides = deed_of("hide")
    seen = [h for h in hides.values(g, rifles) if g.sees(at(g, "F08"), h)]
    assert seen and g.at[rifles] not in seen
    assert all(hides.bar(g, rifles, h) is not None for h in seen) and not set(seen) & set(hides.able(g, rifles))


def test_who_moves_unseen_and_where() -> None:
    """HEROES EOD 10.2: one that is hidden and can move; not where it cannot go, nor into an enemy's hex."""
    g = field()
    rifles, foe = put(g, "German Rifles 01", "F08/N"), put(g, "Soviet Rifles 01", "E08/N")
    assert why(g, "sneak", rifles, "G08") == "not-hidden"
    g.hidden = 1 << rifles
    assert why(g, "sneak", rifles, "G08") == "" and why(g, "sneak", rifles, "E08") == "enemy-there"
    g.hit[rifles] = g.theater.box.marker_names.index("pinned")
    assert why(g, "sneak", rifles, "G08") == "cannot-move"
    g.put(foe, at(g, "L18"))
    wet = field("board5")
    mortar = put(wet, "German 8cm Mortar 23", "D13/N", hidden=True)
    assert why(wet, "sneak", mortar, "C13") == "impassable"


def test_what_gives_one_away() -> None:
    """HEROES EOD 10.3 and EOD 12.2: acting, wherever the enemy is; firing by a spotter hex only in his sight;
    any one enemy near enough finds who is in the open."""
    g = field()
    mortar, foe = put(g, "German 8cm Mortar 23", "F08/N", hidden=True), put(g, "Soviet Rifles 01", "L18/N")
    assert not g.sees(g.at[foe], g.at[mortar])
    seen_by_acting(g, [mortar], True)
    assert g.unseen(mortar)
    seen_by_acting(g, [mortar], False)
    assert not g.unseen(mortar)
    g.hidden = 1 << mortar
    near = put(g, "Soviet Rifles 02", "D08/S")
    seen_by_acting(g, [mortar], True)
    assert not g.unseen(mortar) and found_out(g, mortar, 2)
    g.put(near, at(g, "C08"))
    assert not found_out(g, mortar, 2)


def test_how_many_begin_hidden() -> None:
    """HEROES 7.5: as many as the mission lets, in cover, and not twice."""
    rule = {"id": "unseen", "text": {"en": "x", "es": "x"}, "may_hide": {"most": 2}}
    t = opponent.mission("board1", "german", special=(msgspec.convert(rule, Special),))
    g = opponent.table("board1", "german", [], t)
    woods = [opponent.put(g, "g-rifles-41", place) for place in ("E03", "G05", "G06")]
    opponent.put(g, "g-rifles-41", "F08")
    assert may_begin_hidden(g) == woods and g.force[PLAYER][:3] == woods
    g.hidden = 1 << woods[0]
    assert may_begin_hidden(g) == woods[1:]
    g.hidden |= 1 << woods[1]
    assert may_begin_hidden(g) == []
    assert may_begin_hidden(opponent.table("board1", "german", [])) == []
