"""RAIDERS 13, 17, 22: the operations card of the force, and everything a card can do."""

from __future__ import annotations

from typing import Final

from grognard.engine.ask import Ask, Option, Rules
from grognard.engine.event import Event, Fact, Luck, Modifier
from grognard.games.raiders import theater as th
from grognard.games.raiders.rules.camp import at_camp, lose_camp, move_camp
from grognard.games.raiders.rules.gear import abandon, gear_with, hand_out, spend, trade_options, with_room
from grognard.games.raiders.rules.movement import advance, special_ends, special_move
from grognard.games.raiders.rules.objectives import (
    bin_of,
    draw_hostiles,
    hidden_markers,
    hidden_near,
    reveal,
)
from grognard.games.raiders.rules.tracks import (
    change_alert,
    change_operations,
    change_rp,
    recall_discard,
)
from grognard.games.raiders.state import CLOSE, COMBAT, OBJECTIVE, Battle, Mission
from grognard.games.raiders.theater import Branch, Card, Choice


def card_segment(g: Mission) -> Rules[None]:
    """RAIDERS 11 (3), 13: the force draws and plays a card, unless it ended in the staging area."""
    if g.space_of_force() <= th.STAGING:
        g.segment = CLOSE
        return
    draw_card(g)
    yield from perhaps_redraw(g)
    card = g.theater.cards[g.card]
    if card.uses:
        yield from keep_card(g)
    elif (yield from play_card(g, card)):
        return  # moved by the card, the force draws another
    g.segment = OBJECTIVE if g.battle is None else COMBAT


def draw_card(g: Mission) -> None:
    """RAIDERS 13: the top card of the deck."""
    g.card = g.dice.top(g.deck, [g.deck, g.reserve, g.discard], g.known)
    g.known |= 1 << g.card
    if g.log is not None:
        g.log.add(Event("drew", "13", {"card": g.card, "left": len(g.deck)}))


def perhaps_redraw(g: Mission) -> Rules[None]:
    """RAIDERS 22: a guide, or a card kept for it, puts the card under the deck once; another is drawn."""
    if not g.deck or g.redrawn:
        return
    options = redraw_options(g)
    if not options:
        return
    options.insert(0, th.PLAY)
    answer = yield Ask(0, "redraw", "22", options)
    if answer is th.PLAY:
        return
    g.redrawn = True
    if answer is not th.GUIDE:
        discard_kept(g, played_use(g, answer))
    g.deck.insert(0, g.card)
    if g.log is not None:
        g.log.add(Event("put-under", "22", {"card": g.card}))
    draw_card(g)


def redraw_options(g: Mission) -> list[Option]:
    """RAIDERS 22: guides in the force, and kept cards that serve as one."""
    out: list[Option] = []
    for unit in g.force:
        if g.theater.guides[unit]:
            out.append(th.GUIDE)
            break
    for card in g.kept:
        for use in g.theater.cards[card].uses:
            if use.effects[0][0] == th.REDRAW:
                out.append(use.option)
    return out


def keep_card(g: Mission) -> Rules[None]:
    """RAIDERS 13.1: a card that says so is kept (in the Spanish edition it may be)."""
    if g.read.keep_optional:
        answer = yield Ask(0, "keep", "13.1", [th.KEEP_IT, th.DISCARD_IT])
        if answer is th.DISCARD_IT:
            discard_card(g)
            return
    g.kept.append(g.card)
    if g.log is not None:
        g.log.add(Event("kept", "13.1", {"card": g.card}))
    g.card = -1


def discard_card(g: Mission) -> None:
    g.discard.append(g.card)
    g.card = -1


def play_card(g: Mission, card: Card) -> Rules[bool]:
    """RAIDERS 13, 2.1: the branch that applies is carried out; where it leaves a choice, the player chooses.

    True when the card moved the force, so that another one follows (18.3).
    """
    check = alert_check(g) if card.checks else th.NO_CHECK
    branch = branch_of(g, card, check)
    choice = yield from choose_branch(g, branch)
    if g.log is not None:
        g.log.add(Event("choice", "13", choice_facts(g, card, branch, choice)))
    before = g.space_of_force()
    yield from carry_out(g, choice)
    discard_card(g)
    return carries(choice) and g.space_of_force() != before


def choice_facts(g: Mission, card: Card, branch: Branch, choice: Choice) -> dict[str, Fact]:
    """RAIDERS 13: which part of a card applied, what was chosen of it, and what each other choice lacked."""
    barred: list[int] = []
    lacks: list[str] = []
    for other in branch.choices:
        lack = why_not(g, other)
        if lack is not None and other is not choice:
            barred.append(other.option.value)
            lacks.append(lack.text())
    facts: dict[str, Fact] = {"choice": choice.option.value, "card": g.card, "branch": card.branches.index(branch)}
    if barred:
        facts["barred"] = barred
        facts["lacks"] = ";".join(lacks)
    return facts


def carries(choice: Choice) -> bool:
    """The choice is a special move by air or water."""
    for effect, _ in choice.effects:
        if effect == th.WATER_MOVE or effect == th.AIR_MOVE:
            return True
    return False


def choose_branch(g: Mission, branch: Branch) -> Rules[Choice]:
    """RAIDERS 13, 23.4: one of the choices that are possible; gear can still be left behind first."""
    while True:
        choices = [c for c in branch.choices if possible(g, c)]
        if len(choices) == 1 and not opened_by_leaving(g, branch):
            return choices[0]
        answer = yield Ask(0, "card", "13", [c.option for c in choices] + trade_options(g, -1))
        if answer.verb == "abandon":
            abandon(g, answer.value)
            continue
        for choice in choices:
            if choice.option is answer:
                return choice


def alert_check(g: Mission) -> int:
    """RAIDERS 17.1: a die of the alert level or less is the alarm."""
    die = g.dice.d6()
    alarm = die <= g.alert
    if g.log is not None:
        outcome = "alarm" if alarm else "quiet"
        luck = Luck("raiders", "checks", int(not alarm), 6 - g.alert, 6)
        g.log.add(Event("alert-check", "17.1", {"level": g.alert}, [die], outcome=outcome, luck=luck))
    return th.ALARM if alarm else th.QUIET


def branch_of(g: Mission, card: Card, check: int) -> Branch:
    terrain = g.theater.terrain[g.space_of_force()]
    for branch in card.branches:
        if branch.check == check and branch.terrain & terrain:
            return branch
    raise AssertionError("card " + card.name + " has no branch here")


def possible(g: Mission, choice: Choice) -> bool:
    """All that a choice needs is there."""
    return why_not(g, choice) is None


LACK_RULES: Final = {
    th.NEED_RP: "13",
    th.NEED_GEAR: "23",
    th.NEED_NO_GEAR: "23",
    th.NEED_KIND: "13",
    th.NEED_SQUAD: "31.1",
    th.NEED_CRATE: "23.2",
    th.NEED_HIDDEN_NEAR: "32",
    th.NEED_HIDDEN: "32",
    th.NEED_CAMP: "36",
    th.NEED_NO_CAMP: "36",
    th.NEED_AT_CAMP: "36",
    th.NEED_PORT: "18.2",
    th.NEED_DISCARD: "13",
    th.NEED_DECK: "13",
}
"""The section behind each need of a card."""


class Lack:
    """Why a choice cannot be made: the need that is not met, how much it takes, and what there is of it."""

    __slots__ = ("amount", "has", "need", "rule")

    def __init__(self, need: int, amount: int, has: int) -> None:
        self.need = need
        self.amount = amount
        self.has = has
        self.rule = LACK_RULES[need]

    def text(self) -> str:
        return f"{self.need} {self.amount} {self.has}"


def why_not(g: Mission, choice: Choice) -> Lack | None:
    """RAIDERS 13: the first need of a choice that is not met, or None when it can be made."""
    for need, amount in choice.needs:
        if not meets(g, need, amount):
            return Lack(need, amount, g.rp if need == th.NEED_RP else 0)
    return None


def opened_by_leaving(g: Mission, branch: Branch) -> bool:
    """RAIDERS 23.4: some other choice only wants gear left behind: a free hand, or no radio (R45)."""
    if not [bearer for bearer in g.bearer if bearer in g.force]:
        return False
    for choice in branch.choices:
        lacking = [need for need, amount in choice.needs if not meets(g, need, amount)]
        if lacking and not [need for need in lacking if need not in (th.NEED_CRATE, th.NEED_NO_GEAR)]:
            return True
    return False


def meets(g: Mission, need: int, amount: int) -> bool:
    """One need of a card's choice."""
    t = g.theater
    if need == th.NEED_RP:
        return g.rp >= amount
    if need == th.NEED_GEAR:
        return gear_with(g, g.force, amount) >= 0
    if need == th.NEED_NO_GEAR:
        return gear_with(g, g.force, amount) < 0
    if need == th.NEED_KIND:
        return amount in [t.kind[u] for u in g.force]
    if need == th.NEED_SQUAD:
        return g.place[t.kind.index(th.PARTISAN)] == th.POOL
    if need == th.NEED_CRATE:
        return th.POOL in g.bearer and bool(with_room(g, g.force))
    if need == th.NEED_HIDDEN_NEAR:
        return bool(hidden_near(g, g.space_of_force()))
    if need == th.NEED_HIDDEN:
        return bool(hidden_markers(g))
    if need == th.NEED_CAMP:
        return g.place[t.camp] >= 0
    if need == th.NEED_NO_CAMP:
        return g.place[t.camp] < 0
    if need == th.NEED_AT_CAMP:
        return at_camp(g)
    if need == th.NEED_PORT:
        return bool(special_ends(g, t.ports))
    if need == th.NEED_DISCARD:
        return bool(g.discard)
    assert need == th.NEED_DECK
    return bool(g.deck)


def carry_out(g: Mission, choice: Choice) -> Rules[None]:
    """RAIDERS 13: every effect of a choice in order, until one of them ends the mission."""
    for effect, amount in choice.effects:
        yield from take_effect(g, effect, amount)
        if g.ended:
            return


def take_effect(g: Mission, effect: int, amount: int) -> Rules[None]:
    """RAIDERS 13, 9.2, 31.1: one effect of a card."""
    t = g.theater
    if effect == th.OPS:
        change_operations(g, amount, "11.3")
    elif effect == th.RP:
        change_rp(g, amount, "13")
    elif effect == th.ALERT:
        change_alert(g, amount, "17")
    elif effect == th.FIGHT or effect == th.FIGHT_ALERT or effect == th.FIGHT_DIE:
        bring_hostiles(g, effect, amount)
    elif effect == th.GESTAPO:
        bring_gestapo(g)
    elif effect == th.WIN_OPS:
        fight(g).win_ops = amount
    elif effect == th.LOSE_OPS:
        fight(g).lose_ops = amount
    elif effect == th.WIN_RP:
        fight(g).win_rp = amount
    elif effect == th.SQUAD:
        unit = t.kind.index(th.PARTISAN)
        g.place[unit] = g.space_of_force()
        if g.log is not None:
            g.log.add(Event("reinforced", "31.1", {"unit": unit, "space": g.place[unit]}))
    elif effect == th.CRATE:
        yield from open_crate(g)
    elif effect == th.REVEAL_ANY:
        yield from reveal_one(g, hidden_markers(g))
    elif effect == th.REVEAL_NEAR:
        yield from reveal_one(g, hidden_near(g, g.space_of_force()))
    elif effect == th.CAMP_MOVES:
        move_camp(g)
    elif effect == th.CAMP_LOST:
        lose_camp(g)
    elif effect == th.LOSE_GEAR:
        spend(g, gear_with(g, g.force, amount), "24" if amount == th.SUPPLIES else "13")
    elif effect == th.ADVANCE:
        yield from advance(g)
    elif effect == th.WATER_MOVE:
        yield from special_move(g, t.ports, t.o_sail, "18.2")
    elif effect == th.AIR_MOVE:
        yield from special_move(g, t.airfields, t.o_fly, "18.1")
    else:
        assert effect == th.RECALL
        recall_discard(g, "13.1")


def fight(g: Mission) -> Battle:
    """RAIDERS 13 (2), 14: the battle this card brings; a win gains an operation, a loss costs one."""
    if g.battle is None:
        g.battle = Battle()
        g.battle.win_ops = 1
        g.battle.lose_ops = -1
    return g.battle


def bring_gestapo(g: Mission) -> None:
    """RAIDERS 15.1 (1): a card can call for a specific unit, if it is in the bin."""
    battle = fight(g)
    for hostile in bin_of(g, battle):
        if g.theater.is_gestapo[hostile]:
            battle.hostiles.append(hostile)


def bring_hostiles(g: Mission, effect: int, amount: int) -> None:
    """RAIDERS 15.1 (1), 17.1, TEC: so many, the alert level, or a die; one more on an objective space."""
    battle = fight(g)
    count = amount
    if effect == th.FIGHT_ALERT:
        count = max(1, g.alert + amount)
    elif effect == th.FIGHT_DIE:
        count = g.dice.d6()
        if g.log is not None:
            g.log.add(Event("hostile-count", "15.1", {"count": count}, [count]))
    extra = 1 if g.theater.is_objective[g.space_of_force()] else 0
    reasons: list[Modifier] = []
    if g.log is not None:
        name = "alert-level" if effect == th.FIGHT_ALERT else "on-the-card"
        reasons = [Modifier(name, count, "17.1" if effect == th.FIGHT_ALERT else "15.1")]
        if extra:
            reasons.append(Modifier("objective-space", extra, "TEC"))
    draw_hostiles(g, battle, count + extra - len(battle.hostiles), "14", reasons)


def open_crate(g: Mission) -> Rules[None]:
    """RAIDERS 9.2, 23.1: an item of gear, free, for a unit of the force."""
    t = g.theater
    items: list[int] = []
    for item in range(len(g.bearer)):
        if g.bearer[item] == th.POOL and t.gear_kind[item] not in [t.gear_kind[i] for i in items]:
            items.append(item)
    item = items[0]
    if len(items) > 1:
        item = (yield Ask(0, "crate", "9.2", [t.o_crate[i] for i in items])).value
    yield from hand_out(g, item, g.force, "9.2")


def reveal_one(g: Mission, spaces: list[int]) -> Rules[None]:
    """RAIDERS 32 (b): a card reveals one objective of the player's choice."""
    space = spaces[0]
    if len(spaces) > 1:
        space = (yield Ask(0, "reveal", "32", [g.theater.o_reveal[s] for s in spaces])).value
    reveal(g, space, "32")


# -- kept cards ---------------------------------------------------------------------------------


def kept_options(g: Mission) -> list[Option]:
    """RAIDERS 13.1: what kept cards can do now (a redraw has its own moment, 22)."""
    out: list[Option] = []
    for card in g.kept:
        for use in g.theater.cards[card].uses:
            if use.effects[0][0] != th.REDRAW and possible(g, use):
                out.append(use.option)
    return out


def play_kept(g: Mission, answer: Option) -> Rules[None]:
    """RAIDERS 13.1: one of the events listed on a kept card, then it is discarded. It costs no operation."""
    card = played_use(g, answer)
    for use in g.theater.cards[card].uses:
        if use.option is answer:
            yield from carry_out(g, use)
    discard_kept(g, card)


def played_use(g: Mission, answer: Option) -> int:
    """The kept card that offers this use."""
    for card in g.kept:
        for use in g.theater.cards[card].uses:
            if use.option is answer:
                if g.log is not None:
                    g.log.add(Event("played-kept", "13.1", {"card": card, "choice": answer.value}))
                return card
    raise AssertionError("no kept card offers " + answer.text)


def discard_kept(g: Mission, card: int) -> None:
    g.kept.remove(card)
    g.discard.append(card)
