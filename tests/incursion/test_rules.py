"""The trickiest procedures of Incursion, in positions built by hand and with dice from a list."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.dice import ScriptDice
from grognard.engine.event import Log
from grognard.games.incursion.game import NUMBERS, game
from grognard.games.incursion.reading import Reading
from grognard.games.incursion.rules.action import Action, offered
from grognard.games.incursion.rules.activation import activate, next_figure, price, purse
from grognard.games.incursion.rules.campaign import clear_board, debrief
from grognard.games.incursion.rules.cards import play_card, second_wave
from grognard.games.incursion.rules.damage import BLOW, SHOT, remove, wound
from grognard.games.incursion.rules.doors import CLOSE, OPEN, SEAL
from grognard.games.incursion.rules.forces import add, can_add, enough, hang_doors, set_up, spent
from grognard.games.incursion.rules.maintenance import fill_hand, new_turn, reinforce
from grognard.games.incursion.rules.missions import COMRADE_INSIDE, may_not_leave, turn_over
from grognard.games.incursion.rules.mob import join_mob
from grognard.games.incursion.rules.movement import MOVE, jumping
from grognard.games.incursion.rules.objects import TAKE, USE
from grognard.games.incursion.rules.reaction import reaction_fire, watch_phase
from grognard.games.incursion.rules.repertoire import actions, attacks
from grognard.games.incursion.rules.shooting import shot
from grognard.games.incursion.rules.turn import step
from grognard.games.incursion.state import ACTION, Battle
from grognard.games.incursion.theater import ALLIES, DEAD, GERMANS, NOBODY, UNUSED, WAITING, squares_of
from grognard.geometry.squares import EAST, NORTH, SOUTH, WEST

THEATER = game().content.theater


def battle(mission: str = "recon", *dice: int, **options: str) -> Battle:
    """An empty board in the first action phase of a mission, and the dice to come."""
    g = Battle(THEATER, Reading(options), ScriptDice(list(dice)))
    g.at_mission = [m.name for m in THEATER.missions].index(mission)
    hang_doors(g)
    g.turn = 1
    g.phase = ACTION
    g.purchases = 1
    if g.mission.objects:
        for i, square in enumerate(g.mission.objects):
            g.object_at[g.mission.first_object + i] = square
    return g


def fig(name: str) -> int:
    return THEATER.figure_names.index(name)


def sq(name: str) -> int:
    return THEATER.square_names.index(name)


def card(name: str) -> int:
    return THEATER.card_names.index(name)


def thing(name: str) -> int:
    return THEATER.object_names.index(name)


def put(g: Battle, name: str, square: str, facing: int = EAST) -> int:
    figure = fig(name)
    g.make_room(figure + 1)
    g.put(figure, sq(square))
    g.facing[figure] = facing
    g.bought |= 1 << figure
    return figure


def wait(g: Battle, name: str, entry: str) -> int:
    figure = fig(name)
    g.make_room(figure + 1)
    g.put(figure, WAITING - THEATER.entry_names.index(entry))
    return figure


def lay(g: Battle, name: str, on: int, by: int) -> int:
    number = card(name)
    g.worn.append(number)
    g.card_on[number] = on
    g.card_by[number] = by
    return number


def run(rules: Any, *answers: str) -> list[Ask]:
    """Give answers until they or the rules are at an end; the questions that were asked."""
    given = list(answers)
    asks: list[Ask] = []
    try:
        ask = next(rules)
        while True:
            asks.append(ask)
            if not given:
                return asks
            option = ask.find(given.pop(0))
            assert option is not None, (ask.kind, texts(ask))
            ask = rules.send(option)
    except StopIteration:
        assert not given, given
        return asks


def acting(g: Battle, figure: int) -> Rules[None]:
    """One activation, step by step."""
    activate(g, figure, late=False)
    while g.actor == figure:
        yield from step(g)


def can(g: Battle, figure: int, *family: Action) -> list[Option]:
    """What a figure can do of these, with a point to spare."""
    options: list[Option] = []
    offered(g, figure, 1, [list(family)], options)
    return options


def at_hand(g: Battle, figure: int) -> list[Option]:
    return can(g, figure, USE, TAKE)


def at_doors(g: Battle, figure: int) -> list[Option]:
    return can(g, figure, CLOSE, OPEN, SEAL)


def texts(ask: Ask) -> list[str]:
    return [o.text for o in ask.options]


def said(options: list[Any]) -> set[str]:
    return {o.text for o in options}


def used(g: Battle) -> int:
    """How many dice of the script have been rolled."""
    return g.dice.counter


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "command", "cards"),
    [
        (1, 3, 1), (3, 3, 1), (5, 3, 1), (6, 4, 2), (8, 4, 2), (9, 5, 3), (11, 5, 3), (12, 6, 4), (14, 6, 4),
        (15, 7, 5), (17, 7, 5), (18, 8, 5), (20, 8, 5), (21, 9, 5), (26, 9, 5),
    ],
)  # fmt: skip
def test_command_points_and_hand_at_the_edges_of_every_row(level: int, command: int, cards: int) -> None:
    """INCURSION 1.6, 3.2: no mission is played at the lowest row; below it counts as 3 (I29)."""
    assert THEATER.by_level(THEATER.command_by_level, level) == command
    assert THEATER.by_level(THEATER.cards_by_level, level) == cards


def test_command_points_complete_a_dearer_action() -> None:
    g = battle()
    incinerator = put(g, "Incinerator 1", "B2")
    g.actor, g.ap, g.cp = incinerator, 1, [1, 0]
    option = next(o for o in actions(g, incinerator, purse(g, incinerator)) if o.verb == "flame")
    assert price(g, incinerator, option) == 2
    g.cp = [0, 0]
    assert "flame" not in said(actions(g, incinerator, purse(g, incinerator)))


def test_gretels_points_are_spent_before_common_ones_and_only_on_the_dead() -> None:
    g = battle()
    zombie, hound = put(g, "Zombie 1", "B2"), put(g, "Blitzhund 1", "F2")
    g.active, g.cp, g.zombie_cp = GERMANS, [0, 2], 4
    g.ap = 1
    assert (purse(g, zombie), purse(g, hound)) == (7, 3)
    run(acting(g, zombie), *[f"move {c}2" for c in "CDEFG"[:3]], "done")
    assert (g.zombie_cp, g.cp[GERMANS]) == (4, 2)
    g.acted = 0
    run(acting(g, zombie), "turn south", "move E3", "turn east", "move F3", "move G3", "move H3", "done")
    assert (g.zombie_cp, g.cp[GERMANS]) == (3, 2)


def test_costs() -> None:
    g = battle()
    private = put(g, "Private 1", "C3", NORTH)
    cost = {o.text: price(g, private, o) for o in MOVE.offers(g, private, 9)}
    assert cost == {"move C2": 1, "move B3": 2, "move D3": 2, "move C4": 2}


# -- jump -----------------------------------------------------------------------------------------


def test_a_jump_needs_own_points_to_a_free_square() -> None:
    g = battle()
    hound = put(g, "Blitzhund 1", "C2")
    put(g, "Zombie 1", "D2")
    put(g, "Zombie 2", "D3")
    g.actor, g.cp = hound, [0, 9]
    g.ap = 1
    assert "move D2" not in said(MOVE.offers(g, hound, 10))
    g.ap = 2
    assert "move D2" in said(MOVE.offers(g, hound, 11))


def test_above_another_figure_there_is_nothing_but_the_way_on() -> None:
    g = battle()
    hound = put(g, "Blitzhund 1", "C2")
    put(g, "Zombie 1", "D2")
    g.cp = [0, 5]
    g.hands[GERMANS] = [card("Radio Burst")]
    asks = run(acting(g, hound), "move D2")
    assert jumping(g, hound)
    assert set(texts(asks[1])) == {"move C2", "move E2", "move D3"}
    assert g.occupied >> sq("D2") & 1


def test_who_leaves_a_shared_square_does_not_empty_it() -> None:
    g = battle("recon", 6)
    hound, zombie = put(g, "Blitzhund 1", "C2"), put(g, "Zombie 1", "D2")
    g.put(hound, sq("D2"))
    run(wound(g, zombie, 1, BLOW))
    assert g.at[zombie] == UNUSED and g.occupied >> sq("D2") & 1


# -- from outside the board -----------------------------------------------------------------------


def test_both_bursts_of_the_heavy_gun_from_outside() -> None:
    g = battle("recon", 1, 1, 1, 6, 1, 1)
    gunner = wait(g, "Gunner 1", "NW")
    zombie = put(g, "Zombie 1", "A2")
    asks = run(acting(g, gunner), "fire Zombie 1", "burst Zombie 1")
    assert set(texts(asks[0])) == {"fire Zombie 1", "strike Zombie 1", "done"}
    assert g.at[zombie] == UNUSED
    assert "move A2" in texts(asks[2])


def test_a_mine_set_off_from_outside() -> None:
    g = battle("beacon", 6)
    mine = wait(g, "Minenzombie 1", "NE")
    private = put(g, "Private 1", "AB2", WEST)
    g.active = GERMANS
    run(acting(g, mine), "detonate Private 1")
    assert g.at[mine] == DEAD and g.hurt[private] == 1 and not g.dying


def test_who_is_blocked_by_friends_waits() -> None:
    g = battle("recon")
    wait(g, "Private 1", "NW")
    put(g, "Private 2", "A2")
    asks = run(next_figure(g))
    assert texts(asks[0]) == ["activate Private 2", "end"]


# -- shots ----------------------------------------------------------------------------------------


def test_bambis_natural_one_ends_the_activation_even_when_it_hits() -> None:
    g = battle("recon", 1)
    slugger, zombie = put(g, "Slugger", "B2"), put(g, "Zombie 1", "D2", WEST)
    put(g, "Zombie 2", "D3", WEST)
    lay(g, "Rotten Sinew 1", THEATER.zombie_card, ALLIES)
    asks = run(acting(g, slugger), "fire Zombie 1")
    assert g.at[zombie] == UNUSED and len(asks) == 1 and g.actor < 0


def test_bambi_gets_worse_shot_by_shot() -> None:
    g = battle("recon", 2, 3, 3)
    slugger = put(g, "Slugger", "B2")
    for i, square in enumerate(["D2", "D3", "E3"]):
        put(g, f"Zombie {i + 1}", square, WEST)
    asks = run(acting(g, slugger), "fire Zombie 1", "fire Zombie 2", "fire Zombie 3")
    assert [a.kind for a in asks] == ["act", "again", "again", "act"]
    assert g.at[fig("Zombie 2")] == UNUSED and g.on_board(fig("Zombie 3"))


def test_grit_leaves_no_damage_for_bambi_or_the_harpoon() -> None:
    g = battle("recon", 6, 3)
    hans, private = put(g, "Hans", "B2"), put(g, "Private 1", "F2", WEST)
    lay(g, "Grit 1", private, ALLIES)
    g.active = GERMANS
    run(acting(g, hans), "harpoon Private 1")
    assert used(g) == 2 and g.harpoon == -1 and g.at[private] == sq("F2") and not g.hurt[private]


def test_the_harpoon_drags_into_fire_and_must_be_freed() -> None:
    g = battle("recon", 1, 4, 1)
    hans, private = put(g, "Hans", "B2"), put(g, "Private 1", "F2", WEST)
    g.burning[ALLIES] = 1 << sq("C2")
    g.active = GERMANS
    asks = run(acting(g, hans), "harpoon Private 1")
    assert g.at[private] == sq("C2") and used(g) == 3
    assert "free" in texts(asks[1]) and "harpoon Private 1" not in texts(asks[1])


def test_a_weapon_without_a_die_cannot_be_fired() -> None:
    g = battle()
    hans = put(g, "Hans", "B2")
    put(g, "Private 1", "F2", WEST)
    lay(g, "Low on Ammo 1", hans, ALLIES)
    assert said(attacks(g, hans, 3)) == set()


def test_two_guns_in_both_readings() -> None:
    for name, rate, other in (("ilsa", 2, 1), ("gretel", 2, 2)):
        g = battle(two_guns=name)
        zombie = put(g, "Private 1", "F2", WEST)
        bearer = put(g, "Ilsa" if name == "ilsa" else "Gretel", "B2")
        second = put(g, "Gretel" if name == "ilsa" else "Ilsa", "B3")
        a = shot(g, bearer, zombie)
        assert (a.dice, a.rerolls, a.lower) == (rate, rate, 0)
        assert (shot(g, second, zombie).dice, shot(g, second, zombie).rerolls) == (other, 0)
        assert (shot(g, bearer, zombie, paid=False).dice, shot(g, bearer, zombie, paid=False).rerolls) == (1, 0)


def test_the_bat_needs_no_die_and_spares_no_twitcher() -> None:
    g = battle("twitcher")
    slugger = put(g, "Slugger", "B2")
    put(g, "Twitcher 1", "C2", WEST)
    put(g, "Hans", "C3", WEST)
    assert {"bat Twitcher 1", "strike Hans"} <= said(attacks(g, slugger, 1))
    assert not {"strike Twitcher 1", "bat Hans"} & said(attacks(g, slugger, 1))


# -- deaths within deaths -------------------------------------------------------------------------


def test_a_shot_mine_goes_off_and_the_next_one_does_not() -> None:
    g = battle("recon", 4, 1, 1, 1, 5)
    gunner = put(g, "Private 1", "B2")
    put(g, "Private 2", "Z2")
    first, second = put(g, "Minenzombie 1", "E2", WEST), put(g, "Minenzombie 2", "F2", WEST)
    run(acting(g, gunner), "fire Minenzombie 1")
    # three dice, the fate of the first mine, and one die for the second: it dies and stays quiet
    assert used(g) == 5 and not g.dying
    assert g.at[first] == DEAD and g.at[second] == DEAD


def test_an_explosion_that_kills_the_shooter_ends_his_activation_and_the_mission() -> None:
    g = battle("recon", 4, 1, 1, 2, 6)
    private = put(g, "Private 1", "B2")
    g.hurt[private] = 1
    put(g, "Minenzombie 1", "C2", WEST)
    asks = run(acting(g, private), "fire Minenzombie 1")
    assert len(asks) == 1 and g.at[private] == DEAD
    assert (g.ended, g.winner, g.dying, g.actor) == ("wiped-out", GERMANS, 0, -1)


def test_the_blaze_of_a_mine_in_its_killers_activation() -> None:
    g = battle("recon", 4, 1, 1, 6, 6)
    private = put(g, "Private 1", "B2")
    mine = put(g, "Minenzombie 1", "C2", WEST)
    asks = run(acting(g, private), "fire Minenzombie 1", "detonate Private 1")
    assert [(a.kind, a.seat) for a in asks] == [("act", ALLIES), ("blaze", GERMANS), ("act", ALLIES)]
    assert g.at[mine] == DEAD and g.hurt[private] == 1 and not g.dying and g.ap == 2


def test_a_misfire_in_a_blaze_does_not_end_the_activation_around_it() -> None:
    g = battle("recon", 1)
    slugger = put(g, "Slugger", "B2")
    put(g, "Private 1", "Z2")
    put(g, "Zombie 1", "D2", WEST)
    lay(g, "Blaze of Glory 1", slugger, ALLIES)
    g.active, g.actor, g.ap = GERMANS, fig("Zombie 1"), 3
    asks = run(wound(g, slugger, 4, BLOW), "fire Zombie 1")
    assert [a.kind for a in asks] == ["blaze"]
    assert (g.spent, g.ap, g.at[slugger], g.dying) == (False, 3, DEAD, 0)


def test_the_dying_cannot_be_hurt_again() -> None:
    g = battle("recon", 6)
    mine = put(g, "Minenzombie 1", "C2")
    put(g, "Private 1", "D2", WEST)
    rules = wound(g, mine, 1, SHOT)
    next(rules)
    assert g.dying >> mine & 1
    run(wound(g, mine, 1, SHOT))
    assert g.on_board(mine)


def test_a_fallen_zombie_comes_back_as_new() -> None:
    """INCURSION 6.5.1, 1.8: numbers of the fallen are given again, but not to one who has acted this turn (I24)."""
    g = battle("recon")
    acted, fallen = put(g, "Zombie 1", "C2"), put(g, "Zombie 2", "D2")
    g.acted = 1 << acted
    for zombie in (acted, fallen):
        run(wound(g, zombie, 1, BLOW))
        assert g.at[zombie] == UNUSED and not g.hurt[zombie]
    g.active = GERMANS
    second_wave(g, GERMANS, 2, THEATER.entry_names.index("G5"))
    assert [THEATER.figure_names[f] for f in range(len(g.at)) if g.waiting(f) >= 0] == ["Zombie 2", "Zombie 3"]
    assert not g.acted >> fallen & 1


# -- reaction fire --------------------------------------------------------------------------------


def test_reaction_fire_after_the_action_and_doubles() -> None:
    g = battle("recon", 3, 3)
    private, zombie = put(g, "Private 1", "H2", WEST), put(g, "Zombie 1", "B2")
    g.active, g.reacting = GERMANS, 1 << private
    asks = run(acting(g, zombie), "move C2", "fire Zombie 1")
    assert [(a.kind, a.seat) for a in asks] == [("act", GERMANS), ("reaction", ALLIES), ("act", GERMANS)]
    assert not g.reacting and g.on_board(zombie)


def test_close_combat_takes_a_watcher_off_guard_and_draws_no_shot() -> None:
    g = battle("recon", 1)
    private, zombie = put(g, "Private 1", "C2", WEST), put(g, "Zombie 1", "B2")
    g.active, g.reacting = GERMANS, 1 << private
    asks = run(acting(g, zombie), "strike Private 1")
    assert not g.reacting and [a.kind for a in asks] == ["act", "act"]


def test_who_may_go_on_guard() -> None:
    g = battle()
    for i, name in enumerate(["Private 1", "Gunner 1", "Incinerator 1", "Sergeant", "Slugger"]):
        put(g, name, f"{'BCDEF'[i]}2", NORTH)
    put(g, "Zombie 1", "M14", NORTH)
    ask = run(watch_phase(g))[0]
    assert set(texts(ask)) == {"watch Private 1", "watch Gunner 1", "watch Sergeant", "watch Slugger", "done"}
    g.read.sergeant_reacts = False
    assert "watch Sergeant" not in texts(run(watch_phase(g))[0])
    g.put(fig("Zombie 1"), sq("K2"))
    g.facing[fig("Slugger")] = EAST
    assert "watch Slugger" not in texts(run(watch_phase(g))[0])


@pytest.mark.parametrize(("value", "answer"), [("ask", ""), ("always", "fire Zombie 1"), ("never", "hold")])
def test_what_an_order_makes_of_reaction_fire(value: str, answer: str) -> None:
    """INCURSION 3.9: who always fires does so at whatever acts in sight; the question is asked all the same."""
    g = battle("recon", 1, 2)
    private, zombie = put(g, "Private 1", "H2", WEST), put(g, "Zombie 1", "B2")
    g.reacting = 1 << private
    (asked,) = run(reaction_fire(g, zombie), "fire Zombie 1")
    ordered = game().ordered(g, asked, {"reaction": value})
    assert (ordered.text if ordered is not None else "") == answer


def test_a_free_throw_draws_reaction_fire() -> None:
    g = battle("recon", 1)
    private, gretel = put(g, "Private 1", "C2"), put(g, "Gretel", "J2", WEST)
    g.hands[ALLIES] = [card("Free Throw")]
    g.reacting = 1 << gretel
    asks = run(play_card(g, ALLIES, card("Free Throw")), "on Private 1", "target H2")
    assert asks[-1].kind == "reaction" and asks[-1].seat == GERMANS and g.on_board(private)


# -- fire -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "dice"),
    [
        (["move C2", "done"], 1 + 3),  # entered with points left: by the card
        (["turn south", "turn east", "move C2"], 1 + 0),  # nothing left
        (["move C2", "turn south", "done"], 1 + 3),  # a turn does not lessen it
        (["move C2", "move D2", "done"], 1),  # passed through
    ],
)
def test_dice_of_burning_ground(answers: list[str], dice: int) -> None:
    g = battle("recon", *[1] * 8)
    private = put(g, "Private 1", "B2")
    g.burning[GERMANS] = 1 << sq("C2")
    run(acting(g, private), *answers)
    assert used(g) == dice


def test_shots_neither_cool_nor_heat_the_fire() -> None:
    g = battle("recon", *[1] * 12)
    private = put(g, "Private 1", "B2")
    put(g, "Zombie 1", "H2", WEST)
    g.burning[GERMANS] = 1 << sq("C2")
    run(acting(g, private), "fire Zombie 1", "move C2", "fire Zombie 1")
    # a shot of three, one for entering, another shot of three, and three for staying
    assert used(g) == 3 + 1 + 3 + 3


def test_second_burning_square_is_hotter() -> None:
    g = battle("recon", *[1] * 8)
    private = put(g, "Private 1", "B2")
    g.burning[GERMANS] = 1 << sq("C2") | 1 << sq("D2")
    run(acting(g, private), "move C2", "move D2", "move E2")
    assert used(g) == 1 + 2


def test_who_is_left_out_burns_too() -> None:
    g = battle("recon", 1, 1, 1)
    put(g, "Private 1", "C2")
    g.burning[GERMANS] = 1 << sq("C2")
    run(next_figure(g), "end")
    assert used(g) == 3


# -- cards ----------------------------------------------------------------------------------------


def test_snafu_can_itself_be_killed_and_the_card_then_works() -> None:
    g = battle()
    put(g, "Private 1", "B2")
    burst, snafu = card("Radio Burst"), card("SNAFU 1")
    g.hands = [[burst], [snafu]]
    g.cp = [2, 0]
    asks = run(play_card(g, ALLIES, burst), "snafu SNAFU 1", "kill SNAFU 1")
    assert [(a.kind, a.seat) for a in asks] == [("counter", GERMANS), ("counter", ALLIES)]
    assert g.cp[ALLIES] == 2 and set(g.discard) == {burst, snafu} and g.hands == [[], []]


def test_snafu_stops_a_card() -> None:
    g = battle()
    burst, snafu = card("Radio Burst"), card("SNAFU 1")
    g.hands = [[burst], [snafu]]
    run(play_card(g, ALLIES, burst), "snafu SNAFU 1")
    assert g.cp[ALLIES] == 0 and set(g.discard) == {burst, snafu}


@pytest.mark.parametrize(("value", "answer"), [("usual", ""), ("each", ""), ("never", "pass")])
def test_what_an_order_makes_of_a_card_that_is_played(value: str, answer: str) -> None:
    g = battle()
    g.hands = [[card("Blackout")], [card("SNAFU 1")]]
    (asked,) = run(play_card(g, ALLIES, card("Blackout")), "pass")
    ordered = game().ordered(g, asked, {"kills": value})
    assert (ordered.text if ordered is not None else "") == answer and asked.usual is None


def test_ilsas_card_and_a_deck_that_runs_out() -> None:
    g = battle("recon", 1, 1, 1, 1)
    put(g, "Ilsa", "B2")
    g.active = GERMANS
    g.deck, g.discard = [0, 1], [2, 3, 4]
    run(fill_hand(g))
    assert len(g.hands[GERMANS]) == 3 and len(g.deck) == 2 and not g.discard
    g.put(fig("Ilsa"), DEAD)
    g.active = GERMANS
    run(fill_hand(g), "done")
    assert len(g.hands[GERMANS]) == 3


def test_tunnel_squares_keep_their_distance() -> None:
    g = battle()
    put(g, "Private 1", "B2")
    put(g, "Zombie 1", "H2")
    g.hands[ALLIES] = [card("Hidden Tunnel 1")]
    ask = run(play_card(g, ALLIES, card("Hidden Tunnel 1")))[0]
    squares = {t.removeprefix("place ") for t in texts(ask)}
    assert {"B6", "D2"} <= squares and not {"E2", "K2", "L2", "C3"} & squares
    assert all(THEATER.wall_side >> sq(s) & 1 for s in squares)
    assert squares_of(THEATER.too_near[sq("A2")])[0] == sq("A1")


# -- objects --------------------------------------------------------------------------------------


def test_what_a_friend_dropped_waits_for_the_next_turn() -> None:
    g = battle("beacon")
    one, two = put(g, "Private 1", "M8"), put(g, "Private 2", "N9", NORTH)
    enemy = put(g, "Gretel", "O8", WEST)
    g.object_by[thing("beacon")], g.object_at[thing("beacon")] = one, -1
    g.actor = one
    run(acting(g, one), "move N8", "drop beacon", "done")
    assert "take beacon" in said(at_hand(g, one))
    assert "take beacon" not in said(at_hand(g, two))
    assert "take beacon" in said(at_hand(g, enemy))
    g.turn = 1
    new_turn(g)
    assert "take beacon" in said(at_hand(g, two))


def test_taking_from_a_friend_before_he_acts() -> None:
    g = battle("beacon")
    one, two = put(g, "Private 1", "M8"), put(g, "Private 2", "N8", EAST)
    beacon = thing("beacon")
    g.object_by[beacon], g.object_at[beacon] = two, -1
    assert "take beacon" in said(at_hand(g, one))
    g.acted = 1 << two
    assert "take beacon" not in said(at_hand(g, one))


def test_a_dead_bearer_leaves_it_to_anybody() -> None:
    g = battle("beacon")
    one, two = put(g, "Private 1", "M8"), put(g, "Private 2", "L8")
    g.object_by[thing("beacon")] = one
    run(wound(g, one, 2, BLOW))
    assert g.object_at[thing("beacon")] == sq("M8")
    assert "take beacon" in said(at_hand(g, two))
    zombie = put(g, "Zombie 1", "N8", WEST)
    assert not at_hand(g, zombie)


def test_a_twitcher_rises_for_the_other_side_without_command_points() -> None:
    g = battle("twitcher", 1, 1, 1, 1)
    for i in range(8):
        g.object_value[thing("token 1") + i] = i + 1
    private = put(g, "Private 1", "E6")
    g.cp = [0, 9]
    asks = run(acting(g, private), "take token 1")
    twitcher = fig("Twitcher 1")
    assert g.at[twitcher] == sq("F6") and g.side[twitcher] == GERMANS and g.facing[twitcher] == WEST
    assert g.object_by[thing("token 1")] == twitcher and used(g) == 4 and asks[-1].kind == "act"
    g.ap = 2
    assert purse(g, twitcher) == 2
    g.turn = 7
    turn_over(g)
    assert (g.points, g.winner) == ([0, 1], GERMANS)


def test_an_allied_twitcher_belongs_to_the_allies() -> None:
    g = battle("twitcher", 1, 1, 1, 1)
    gretel = put(g, "Gretel", "G6", WEST)
    g.active = GERMANS
    run(acting(g, gretel), "take token 1")
    twitcher = fig("Twitcher 1")
    assert g.side[twitcher] == ALLIES and twitcher in g.of_side(ALLIES)
    g.active, g.acted = ALLIES, 0
    assert "activate Twitcher 1" in texts(run(next_figure(g))[0])


# -- missions -------------------------------------------------------------------------------------


def test_doors_from_both_sides_and_never_from_behind() -> None:
    g = battle("lines")
    private = put(g, "Private 1", "G3", SOUTH)
    assert said(at_doors(g, private)) == {"open A1"}
    g.facing[private] = NORTH
    assert not at_doors(g, private)
    g.put(private, sq("G4"))
    g.facing[private] = WEST
    assert said(at_doors(g, private)) == {"open A1"}


def test_the_lone_soldier() -> None:
    g = battle("lines", 1)
    lone, friend = put(g, "Private 1", "V6", WEST), put(g, "Private 2", "V3", SOUTH)
    gretel = put(g, "Gretel", "Z6", WEST)
    g.lone = lone
    assert not at_doors(g, gretel) and may_not_leave(g, friend) is COMRADE_INSIDE
    assert "activate Private 1" not in texts(run(next_figure(g))[0])
    run(acting(g, friend), "open B1")
    assert said(at_doors(g, gretel)) == {"open B2"} and may_not_leave(g, friend) is None
    g.turn = 2
    assert "activate Private 1" in texts(run(next_figure(g))[0])


def test_points_when_everybody_is_dead() -> None:
    g = battle("acdc")
    private = put(g, "Private 1", "B2")
    g.points = [2, 1]
    run(wound(g, private, 2, BLOW))
    assert g.winner == ALLIES
    g = battle("twitcher")
    private = put(g, "Private 1", "B2")
    run(wound(g, private, 2, BLOW))
    assert not g.ended
    g = battle("lines")
    g.lone = put(g, "Private 1", "B2")
    run(wound(g, g.lone, 2, BLOW))
    assert (g.points, g.winner) == ([0, 2], GERMANS)


def test_an_end_is_final() -> None:
    g = battle("recon")
    private = put(g, "Private 1", "AB2", EAST)
    run(acting(g, private), "leave")
    assert (g.ended, g.winner) == ("escaped", ALLIES)
    g.turn = 12
    turn_over(g)
    assert g.ended == "escaped"


def test_leaders_on_the_first_turn_of_doomsday() -> None:
    g = battle("doomsday", *[1] * 60)
    g.turn = 0
    g.bought = sum(1 << fig(n) for n in ("Sergeant", "Ilsa", "Gretel"))
    set_up(g)
    new_turn(g)
    assert g.cp == [10, 9] and g.zombie_cp == 0
    assert g.fresh >> fig("Sergeant") & 1 and not g.fresh >> fig("Ilsa") & 1 and g.fresh >> fig("Zombie 1") & 1


def test_compulsory_zombies_at_another_level() -> None:
    g = battle("recon", level="10")
    g.purchases = 0
    zombies = THEATER.type_of[fig("Zombie 1")]
    assert not can_add(g, GERMANS, THEATER.type_of[fig("Ilsa")])
    while can_add(g, GERMANS, zombies):
        assert not enough(g, GERMANS)
        add(g, zombies)
    assert g.purchases == 3 and enough(g, GERMANS)


def test_no_counter_is_wanting_for_minenzombies() -> None:
    """INCURSION 6.3.3: with Hans only points limit them, at the highest level and with a handicap too."""
    g = battle("doomsday", level=str(NUMBERS["level"][1]), handicap="germans")
    mines = THEATER.type_of[fig("Minenzombie 1")]
    add(g, THEATER.type_of[fig("Hans")])
    while can_add(g, GERMANS, mines):
        add(g, mines)
    assert g.allowance(GERMANS) - spent(g, GERMANS) < mines.cost


# -- campaigns ------------------------------------------------------------------------------------


def test_experience_is_kept_lost_and_never_twice_in_play() -> None:
    g = battle("recon", *[1] * 200)
    g.campaign, g.winner, g.ended = True, ALLIES, "escaped"
    private = put(g, "Private 2", "B2")
    low = lay(g, "Low on Ammo 1", private, GERMANS)
    asks = run(debrief(g), "keep Low on Ammo 1")
    assert [a.kind for a in asks] == ["keep"] and g.mission.name == "incursion"
    assert (g.worn, g.card_by[low], g.wins) == ([low], ALLIES, [1, 0])
    add(g, THEATER.type_of[private])
    assert g.bought >> private & 1
    set_up(g)
    assert low not in g.deck and len(g.deck) == len(THEATER.card_names) - 1
    g.put(private, sq("B2"))
    run(wound(g, private, 2, BLOW))
    assert g.worn == [] and not g.experience and low in g.discard
    assert g.winner in (GERMANS, NOBODY)


def test_experience_is_lost_when_its_bearer_stays_at_home() -> None:
    g = battle("recon", *[1] * 200)
    private = put(g, "Private 2", "B2")
    low = lay(g, "Low on Ammo 1", private, GERMANS)
    clear_board(g, [low])
    add(g, THEATER.type_of[fig("Gunner 1")])
    set_up(g)
    assert not g.worn and not g.experience and low in g.deck


def test_a_full_house_is_told() -> None:
    """INCURSION 6.5.1: room for more than three times the board; who finds none does not come (I24)."""
    g = battle()
    g.log = Log()
    squares = sum(THEATER.grid.floor)
    assert THEATER.figures - THEATER.first_zombie > 3 * squares
    reinforce(g, THEATER.figures - THEATER.first_zombie - 2)
    assert not g.log.events and len(g.at) == THEATER.figures - 2
    reinforce(g, 6)
    assert len(g.at) == THEATER.figures
    assert [(e.kind, e.facts["number"]) for e in g.log.events] == [("horde-full", 4)]


def test_a_battle_makes_room_as_the_horde_comes() -> None:
    """INCURSION 6.5.1: a new battle has columns for the figures with cards alone, and a copy grows by itself."""
    g = battle()
    before = len(g.at)
    twin = g.copy()
    reinforce(twin, 3)
    assert (len(g.at), len(twin.at)) == (before, before + 3)
    assert twin.of_side(GERMANS) == [] and len(twin.of[GERMANS]) == len(g.of[GERMANS]) + 3


def test_the_fallen_keep_their_place_in_a_mob() -> None:
    """INCURSION 6.5.2: a counter that comes back in the same turn is another zombie (I57)."""
    g = battle()
    g.active = GERMANS
    prey, first, second = put(g, "Private 1", "F2"), put(g, "Zombie 1", "G2"), put(g, "Zombie 2", "F3")
    assert [join_mob(g, first, prey), join_mob(g, second, prey), join_mob(g, first, prey)] == [0, 1, 0]
    remove(g, first)
    put(g, "Zombie 1", "G2")
    assert [join_mob(g, first, prey), join_mob(g, second, prey)] == [2, 1]
