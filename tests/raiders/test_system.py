"""Rules of the system that Telemark itself has no counter or space for, tried on an altered theater."""

from __future__ import annotations

from grognard.engine.ask import Option
from grognard.engine.dice import ScriptDice
from grognard.engine.match import Match, play_from
from grognard.games.raiders.content import read_scenario
from grognard.games.raiders.game import Telemark
from grognard.games.raiders.rules.effects import EFFECTS
from grognard.games.raiders.state import Mission
from grognard.games.raiders.theater import Branch, Card, Choice


def altered() -> Telemark:
    """A Telemark of its own that a test may change."""
    return Telemark(read_scenario())


def quiet_night(game: Telemark, choice: str, effects: list[tuple[str, int]]) -> None:
    """The card Quiet night does this and nothing else."""
    t = game.content.theater
    number = [c.name for c in t.cards].index("Quiet night")
    only = Choice(Option("choose", choice, 0, "choice"), [], [(EFFECTS[word], amount) for word, amount in effects])
    t.cards[number] = Card("Quiet night", [Branch("", [], [only])], [])


def begin(game: Telemark, position: dict[str, object], dice: list[int] | None = None) -> Match:
    state = game.place("gunnerside", {}, position, ScriptDice(dice or []))
    return play_from(game, "gunnerside", {}, state)


def state_of(match: Match) -> Mission:
    assert isinstance(match.state, Mission)
    return match.state


def with_flight(game: Telemark) -> Telemark:
    """To Oslo and Rauland become airfields, and Quiet night an airlift."""
    t = game.content.theater
    names = t.space_names
    t.airfields = sorted(names.index(n) for n in ("To Oslo", "Rauland", "Kalhovd"))
    quiet_night(game, "lift", [("air_move", 1)])
    return game


def test_airfield_move() -> None:
    """RAIDERS 18, 18.1, 18.3: from one airfield to another, all mobile units of the force, then a card as usual."""
    game = with_flight(altered())
    position: dict[str, object] = {
        "segment": "card",
        "units": {"To Oslo": ["Engineer 1", "Commando 1"], "Kalhovd": ["Commando 2"]},
        "force": ["Commando 1", "Engineer 1"],
        "deck": ["Quiet night", "Parachute containers", "Patrol"],
    }
    match = begin(game, position)
    assert match.ask is not None
    assert [o.text for o in match.ask.options] == ["fly Kalhovd", "fly Rauland"]
    match.give("fly Rauland")
    g = state_of(match)
    rauland = g.theater.space_names.index("Rauland")
    assert g.units_at(rauland) == [g.theater.unit_names.index(n) for n in ("Commando 1", "Engineer 1")]
    assert match.log is not None
    assert [e.kind for e in match.log.events] == ["drew", "choice", "carried", "drew"]
    assert match.log.events[2].rule == "18.1"


def test_no_airfield_no_flight() -> None:
    """RAIDERS 18.1: a force that is not on an airfield stays where it is."""
    game = with_flight(altered())
    position: dict[str, object] = {
        "segment": "card",
        "units": {"Tuddal": ["Commando 1"]},
        "force": ["Commando 1"],
        "deck": ["Quiet night", "Parachute containers", "Patrol"],
    }
    match = begin(game, position)
    assert match.log is not None
    assert "carried" not in [e.kind for e in match.log.events]


def with_guides(game: Telemark) -> Telemark:
    """Partisans and one commando know the country."""
    t = game.content.theater
    for name in ("Partisans", "Commando 1"):
        t.guides[t.unit_names.index(name)] = True
    return game


def test_a_guide_puts_the_card_under_the_deck_once() -> None:
    """RAIDERS 22: once in a card segment, however many guides there are; the substitute must be played."""
    game = with_guides(altered())
    position: dict[str, object] = {
        "segment": "card",
        "units": {"Kalhovd": ["Commando 1", "Partisans"]},
        "force": ["Commando 1", "Partisans"],
        "deck": ["Patrol", "Parachute containers", "Informer"],
    }
    match = begin(game, position)
    assert match.ask is not None
    assert [o.text for o in match.ask.options] == ["play", "guide"]
    match.give("guide")
    assert match.ask is not None
    assert match.ask.kind == "card"
    g = state_of(match)
    assert [g.theater.cards[c].name for c in g.deck] == ["Patrol", "Informer"]


def test_no_redraw_without_another_card_or_after_the_boat() -> None:
    """RAIDERS 22: the deck must hold another card; a second card in the same segment is not put under again."""
    game = with_guides(altered())
    lone: dict[str, object] = {
        "segment": "card",
        "units": {"Kalhovd": ["Commando 1"]},
        "force": ["Commando 1"],
        "deck": ["Patrol"],
    }
    match = begin(game, lone)
    assert match.ask is not None
    assert match.ask.kind == "card"
    harbour: dict[str, object] = {
        "segment": "card",
        "units": {"Austbygdi": ["Commando 1"]},
        "force": ["Commando 1"],
        "deck": ["Patrol", "Quiet night", "Parachute containers", "Informer"],
    }
    match = begin(game, harbour)
    match.give("guide")
    match.give("choose boat")
    match.give("sail Tinnoset")
    assert match.ask is not None
    assert match.ask.kind == "card", "the guide was asked again in the same segment"


def test_units_without_a_guide_are_not_asked() -> None:
    """RAIDERS 22: the guide must be with the force."""
    game = with_guides(altered())
    position: dict[str, object] = {
        "segment": "card",
        "units": {"Kalhovd": ["Commando 2"], "Mogen": ["Commando 1"]},
        "force": ["Commando 2"],
        "deck": ["Patrol", "Parachute containers", "Informer"],
    }
    match = begin(game, position)
    assert match.ask is not None
    assert match.ask.kind == "card"


def test_a_guide_serves_again_in_the_next_operation() -> None:
    """RAIDERS 22: once in a card segment, and the next operation has its own."""
    game = with_guides(altered())
    position: dict[str, object] = {
        "segment": "card",
        "units": {"Kalhovd": ["Commando 1"]},
        "force": ["Commando 1"],
        "deck": ["Patrol", "Parachute containers", "Informer", "Razzia"],
    }
    match = begin(game, position)
    for answer in ("guide", "choose stock", "skip", "stay"):
        match.give(answer)
    assert match.ask is not None
    assert [o.text for o in match.ask.options] == ["play", "guide"]


def test_a_guide_serves_again_in_the_next_mission() -> None:
    """RAIDERS 22, 7: setting a mission up forgets what the last operation of the one before used."""
    shuffled = [*range(14, 1, -1), *range(6, 1, -1)]
    match = begin(with_guides(altered()), {"segment": "briefing", "redrawn": True}, [*shuffled, 4, 6])
    for answer in ("leader Ronneberg", "buy Commando 1", "done", "add Commando 1", "done", "skip", "land Skrykken"):
        match.give(answer)
    assert match.ask is not None
    assert [o.text for o in match.ask.options] == ["play", "guide"]


def test_a_card_that_ends_the_mission_does_nothing_more() -> None:
    """RAIDERS 11.3, 13: effects are carried out in order; after the one that ends the mission there are none."""
    game = altered()
    quiet_night(game, "ruin", [("ops", -2), ("rp", 3), ("fight", 1)])
    position: dict[str, object] = {
        "segment": "card",
        "units": {"Kalhovd": ["Commando 1"]},
        "force": ["Commando 1"],
        "deck": ["Quiet night", "Patrol"],
    }
    match = begin(game, position)
    assert match.ask is None
    assert match.log is not None
    assert [e.kind for e in match.log.events] == ["drew", "choice", "lost-operation", "mission-over"]
    assert state_of(match).rp == 0


def test_the_second_of_two_lost_operations_is_not_counted_after_the_end() -> None:
    """RAIDERS 11.3, 16: with one card left the first loss ends the mission."""
    position: dict[str, object] = {
        "segment": "aftermath",
        "units": {"Tuddal": ["Engineer 1"]},
        "battle": {"hostiles": ["Flak"], "winner": "hostiles", "fallen": ["Commando 1"], "lose_ops": -2},
        "deck": ["Patrol"],
    }
    match = begin(altered(), position)
    assert match.ask is None
    assert match.log is not None
    assert [e.kind for e in match.log.events] == ["battle-lost", "lost-operation", "mission-over"]
