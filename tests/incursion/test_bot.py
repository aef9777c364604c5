"""What the heuristic player of Incursion does in a position; its estimates are the rules' own odds."""

from __future__ import annotations

import pytest

from grognard.engine.dice import KeyedDice, key_of
from grognard.engine.match import Match
from grognard.engine.odds import odds_of
from grognard.games import match_at
from grognard.games.incursion.bot import choose
from grognard.games.incursion.bot.acting import blocking
from grognard.games.incursion.bot.cards import door_score
from grognard.games.incursion.bot.worth import attack_worth, deadly, worth
from grognard.games.incursion.content import content
from grognard.games.incursion.rules.damage import hit_odds
from grognard.games.incursion.rules.melee import blow
from grognard.games.incursion.rules.shooting import shot
from grognard.games.incursion.state import Battle
from grognard.games.incursion.theater import ALLIES, GERMANS

THEATER = content().theater


def at(position: str, mission: str = "beacon") -> Match:
    return match_at(f"incursion/1 {mission} {{{position}}}", {}, "bot")[0]


def battle(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def fig(name: str) -> int:
    return THEATER.figure_names.index(name)


def sq(name: str) -> int:
    return THEATER.square_names.index(name)


def chosen(match: Match, seed: str = "bot") -> str:
    """What the bot answers here."""
    assert match.ask is not None
    seen = match.game.imagine(match.state, match.ask.seat, KeyedDice(key_of(seed)))
    assert isinstance(seen, Battle)
    return choose(seen, match.ask).text


EASTWARD = "facing: east"
WORN = {
    "more dice": "worn: {Extra Ammo 1: {figure: Private 1}}",
    "fewer dice": "worn: {Low on Ammo 1: {figure: Private 1, by: germans}}",
    "a steady aim": "worn: {Steady Aim: {figure: Private 1}}",
    "silver": "worn: {Silver Tracers: {figure: Private 1}}",
    "grit": "worn: {Grit 1: {figure: Hans, by: germans}}",
    "nothing": "turn: 2",
}


@pytest.mark.parametrize(
    ("by", "target", "verb", "cards"),
    [
        ("Private 1", "Zombie 1", "fire", "nothing"),
        ("Private 1", "Gretel", "fire", "nothing"),
        ("Private 1", "Zombie 1", "fire", "more dice"),
        ("Private 1", "Zombie 1", "fire", "fewer dice"),
        ("Private 1", "Gretel", "fire", "a steady aim"),
        ("Private 1", "Blitzhund 1", "fire", "silver"),
        ("Private 1", "Hans", "fire", "grit"),
        ("Sergeant", "Ilsa", "fire", "nothing"),
        ("Gunner 1", "Gretel", "fire", "nothing"),
        ("Slugger", "Gretel", "fire", "nothing"),
        ("Slugger", "Gretel", "strike", "nothing"),
        ("Gretel", "Private 1", "fire", "nothing"),
        ("Ilsa", "Private 1", "fire", "nothing"),
        ("Hans", "Private 1", "harpoon", "nothing"),
        ("Hans", "Private 1", "strike", "nothing"),
        ("Blitzhund 1", "Private 1", "strike", "nothing"),
        ("Zombie 1", "Private 1", "strike", "nothing"),
    ],
)
def test_an_estimate_is_what_the_rule_will_roll(by: str, target: str, verb: str, cards: str) -> None:
    """INCURSION 3.7, 3.15: the chances behind the bot's worth of an attack are the exact odds of the rules."""
    active = ["allies", "germans"][THEATER.type_of[fig(by)].side]
    figures = f"{by}: {{at: F2, {EASTWARD}}}, {target}: {{at: G2, facing: west}}"
    match = at(f"active: {active}, command: [0, 0], figures: {{{figures}}}, {WORN[cards]}")
    match.give(f"activate {by}")
    assert match.ask is not None
    option = match.ask.find(f"{verb} {target}")
    assert option is not None
    exact = odds_of(match, option)
    assert exact is not None
    g = battle(match)
    attack = blow(g, fig(by), fig(target)) if verb == "strike" else shot(g, fig(by), fig(target))
    assert deadly(g, attack) == pytest.approx(float(exact.chances.get("kill", 0)))
    if "wound" in exact.chances and cards != "grit":
        assert hit_odds(g, attack)[0] == pytest.approx(float(exact.chances["miss"]))
    if target == "Zombie 1":
        value = worth(g, fig(target), g.side[fig(by)])
        assert attack_worth(g, fig(by), option) == pytest.approx(value * float(exact.chances["kill"]))


def test_a_mob_is_counted_before_it_strikes() -> None:
    """INCURSION 6.5.2: the second zombie on a figure rolls two dice, and to look at it changes nothing."""
    figures = "Zombie 1: {at: F2, facing: east}, Zombie 2: {at: F3, facing: east}, Private 1: {at: G2}"
    match = at(f"active: germans, figures: {{{figures}}}")
    match.give("activate Zombie 1")
    match.give("strike Private 1")
    g = battle(match)
    assert [blow(g, fig(f"Zombie {n}"), fig("Private 1")).dice for n in (1, 2, 2)] == [1, 2, 2]


# -- habits ---------------------------------------------------------------------------------------

CONTACT = "Private 1: {at: F2, facing: east}, Zombie 1: {at: H2}, Zombie 2: {at: H3}, Zombie 3: {at: I3}"


@pytest.mark.parametrize("seat", [ALLIES, GERMANS])
def test_it_bids_about_three_on_contact(seat: int) -> None:
    """INCURSION 2.3: with the enemy at arm's length much hangs on going first."""
    bids = set()
    for n in range(12):
        match = at(f"phase: bid, turn: 2, intelligence: true, command: [5, 5], figures: {{{CONTACT}}}")
        if seat == GERMANS:
            match.give("bid 0")
        bids.add(int(chosen(match, f"bid {n}").split()[1]))
    assert bids <= {2, 3, 4}
    assert len(bids) > 1


def test_it_remembers_allied_intelligence() -> None:
    """INCURSION 2.4: once a mission the Allies go first without a bid: when it counts, not before."""
    assert chosen(at(f"phase: bid, turn: 2, figures: {{{CONTACT}}}, objects: {{beacon: {{by: Private 1}}}}")) == (
        "intelligence"
    )
    assert chosen(at("phase: bid, turn: 1, figures: {Private 1: {waits: NW}, Zombie 1: {waits: SE}}")) == "bid 0"


@pytest.mark.parametrize("watching", [True, False])
def test_it_looks_who_watches_before_it_moves(watching: bool) -> None:
    """INCURSION 3.9: a wounded private does not step before a gun in reaction fire; before an idle one he does."""
    enemies = f"Gretel: {{at: N3, facing: west, reacting: {str(watching).lower()}}}"
    match = at(
        f"turn: 3, command: [0, 0], figures: {{Private 1: {{at: C5, facing: north, hurt: 1}}, {enemies}}}", "recon"
    )
    match.give("activate Private 1")
    match.give("move C4")
    assert (chosen(match) == "move C3") is not watching


def test_command_points_are_shared_among_runners() -> None:
    """INCURSION 3.2: of two privates with four points neither gets more than two for his way."""
    match = at("turn: 2, command: [4, 0], figures: {Private 1: {at: E2}, Private 2: {at: E3}}", "recon")
    while match.ask is not None and battle(match).active == ALLIES and battle(match).turn == 2:
        match.give(chosen(match))
    log = match.state.log
    assert log is not None
    spent = [0, 0]
    for event in log.events:
        if event.kind == "command":
            spent[int(str(event.facts["figure"]))] += int(str(event.facts["number"]))
    assert max(spent) <= 2
    assert sum(spent) > 2


def test_a_cheap_card_is_killed_with_what_is_left_over() -> None:
    """INCURSION 3.2.1: not while own figures have to act with those points, but before they are lost."""
    private = "Private 1: {at: F2, facing: east"
    zombie = "Zombie 1: {at: N8}"
    hands = "hands: {germans: [Worn Feed]}, deck: [Extra Ammo 1]"
    match = at(f"active: germans, first: germans, command: [3, 0], figures: {{{private}}}, {zombie}}}, {hands}")
    match.give("play Worn Feed")
    match.give("on Private 1")
    assert match.ask is not None
    assert match.ask.kind == "counter"
    assert chosen(match) == "pass"
    worn = "worn: {Worn Feed: {figure: Private 1, by: germans}}"
    match = at(
        f"phase: last-kill, first: allies, command: [3, 0], figures: {{{private}, acted: true}}, {zombie}}}, {worn}"
    )
    assert chosen(match) == "kill Worn Feed"


def test_it_knows_when_it_blocks_its_own_guns() -> None:
    """INCURSION 3.6: a figure on the line between a friend and his target keeps him from shooting."""
    figures = "Private 1: {at: D2, facing: east}, Private 2: {at: C3, facing: east}, Zombie 1: {at: K2}"
    g = battle(at(f"figures: {{{figures}}}", "recon"))
    assert [blocking(g, fig("Private 2"), sq(name)) for name in ("F2", "F3")] == [1, 0]


def test_it_locks_doors_somebody_will_use() -> None:
    """INCURSION 1.8: of two doors as near, only the one on an enemy's way is worth a card."""
    g = battle(at("active: germans, figures: {Private 1: {at: G3, facing: south}, Zombie 1: {at: V6}}", "acdc"))
    on_the_way, aside = (THEATER.door_names.index(name) for name in ("A1", "A2"))
    assert door_score(g, GERMANS, on_the_way) > 0.25
    assert door_score(g, GERMANS, aside) <= 0.0
