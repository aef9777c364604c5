"""What lies beside the board: cards, tracks, the mission sheet, the record of a campaign; how the AI came to its
act; and what is to be known before dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.engine.ask import Ask, Option
from grognard.engine.event import Event
from grognard.engine.game import Game
from grognard.engine.odds import Odds
from grognard.engine.scene import Card, CardChoice, Sheet, SheetRow, Step, StepMark, Track, TrackCell
from grognard.games.heroes import words
from grognard.games.heroes.boxwords import box_in_words
from grognard.games.heroes.content import Content
from grognard.games.heroes.content import content as files
from grognard.games.heroes.explained import Chosen, Line, Turn, Words, has_trace, reason_of, result_of, trace_of
from grognard.games.heroes.records import orders
from grognard.games.heroes.records.missions import Destroyed, For, Score
from grognard.games.heroes.rules.caps import caps_at_start
from grognard.games.heroes.rules.cards import EFFECTS, kind_of
from grognard.games.heroes.rules.fire import fire_zone
from grognard.games.heroes.rules.groups import TURNS
from grognard.games.heroes.rules.verbs import AT_RANGE
from grognard.games.heroes.state import INITIATIVE, ROUND, Mission
from grognard.games.heroes.theater import AI, ARMIES, DIRECTIONS, PLAYER, Box
from grognard.text import about, listed, say

VP_CELLS, VP_MOST = 5, 7
"""So many boxes of victory points are always drawn to either side, and so many at most."""


# -- cards ------------------------------------------------------------------------------------------


def cards(g: Mission, content: Content, seat: int, lang: str) -> list[Card]:
    """The order deck and its discards, the card in play, command cards left and lost; the hand, and how many lie
    in the action deck."""
    box = g.theater.box
    blue = [card for card in g.orders + g.discards if box.cards[card].blue]
    found = [pile("orders", len(g.orders), lang), pile("blue", len(blue), lang)]
    found += [order_face(content, box, g.card, "order", lang)] if g.card >= 0 else []
    found += [order_face(content, box, card, "discards", lang) for card in reversed(g.discards)]
    found += [order_face(content, box, card, "removed", lang) for card in g.removed]
    if seat == PLAYER:
        found += [action_face(content, box, card, "hand", lang) for card in g.hand]
    else:
        found.append(pile("hand", len(g.hand), lang))
    found.append(pile("actions", len(g.actions), lang))
    return found + [action_face(content, box, card, "used", lang) for card in reversed(g.used)]


def pile(zone: str, count: int, lang: str) -> Card:
    return Card(id=zone, name=say(lang, f"heroes-zone-{zone}"), zone=zone, count=count)


def order_face(content: Content, box: Box, card: int, zone: str, lang: str, turn: Turn | None = None) -> Card:
    """An order card as it is laid out: its lines from the top down, and with the trace of a turn how each fared."""
    record = content.orders[box.cards[card].number]
    printed = words.card_lines(record, lang)
    fared = line_states(record, turn, lang) if turn is not None else [CardChoice(text="", state="")] * len(printed)
    lines = [
        CardChoice(mark=mark, text=text, state=state.state, why=state.why, rule=state.rule)
        for (mark, text), state in zip(printed, fared, strict=True)
    ]
    return Card(
        id=f"order:{card}",
        name=say(lang, "heroes-card-name", number=record.number),
        zone=zone,
        lines=lines,
        corner=f"{words.SUITS[record.corner.suit]} {record.corner.hex}",
        foot=[kind_of_card(record, lang), *words.card_foot(record, lang)],
        tint=record.colour,
    )


def kind_of_card(card: orders.Card, lang: str) -> str:
    """Its colour in a word, and the stance of the AI."""
    colour = say(lang, f"heroes-card-{card.colour}")
    return colour if card.stance == "plain" else f"{colour}, {say(lang, f'heroes-card-stance-{card.stance}')}"


def printed_kinds(card: orders.Card) -> list[str]:
    """What a trace calls the lines of a card."""
    found = (["close"] if card.close else []) + (["short"] if card.short else [])
    if card.third is not None:
        found.append("reactive" if card.third == "reactive-orders" else "pass")
    lists = {"mission-orders": "mission", "reactive-orders": "reactive"}
    return found + [lists.get(order.do, str(n)) for n, order in enumerate(card.orders, 1)]


def line_states(card: orders.Card, turn: Turn, lang: str) -> list[CardChoice]:
    """HEROES 4.1: how each line of a card fared: barred with its reason, taken, or never come to."""
    found: list[CardChoice] = []
    tried = list(turn.lines)
    for kind in printed_kinds(card):
        mine: list[Line] = []
        while tried and tried[0].line.partition("-")[0] == kind:
            mine.append(tried.pop(0))
        if not mine:
            found.append(CardChoice(text="", state="", why=say(lang, "heroes-card-not-reached")))
            continue
        last = mine[-1]
        if last.chosen is not None:
            why = act_in_brief(last.chosen, lang)
            if last.line.startswith(("mission", "reactive")):
                number = int(last.line.partition("-")[2])
                why = f"{say(lang, f'heroes-ai-line-{kind}', number=number)}: {why}"
            found.append(CardChoice(text="", state="taken", why=why, rule=last.rule))
        else:
            state = "taken" if last.result in ("passes", "done") else "barred"
            found.append(CardChoice(text="", state=state, why=result_of(last, lang), rule=last.rule))
    return found


def act_in_brief(chosen: Chosen, lang: str) -> str:
    """Who, and at whom or where to."""
    units = chosen.group or [chosen.ai]
    name = ", ".join([words.unit_name(unit, lang) for unit in units])
    if chosen.target >= 0:
        return say(lang, "heroes-card-does-to", unit=name, target=words.unit_name(chosen.target, lang))
    if chosen.hex >= 0:
        return say(lang, "heroes-card-does-to", unit=name, target=words.noun("hex", chosen.hex, lang))
    return name


def action_face(content: Content, box: Box, card: int, zone: str, lang: str) -> Card:
    record = content.actions[box.action_of[card].key]
    return Card(id=f"card:{card}", name=record.show[lang], zone=zone, text=[record.text[lang]])


def card_told(content: Content, box: Box, event: Event, lang: str) -> Card | None:
    """The card that an event tells of: an order card with how its lines fared, or one of the player's."""
    action = event.facts.get("action")
    if isinstance(action, int) and action >= 0:
        return action_face(content, box, action, "used", lang)
    card = event.facts.get("card")
    if isinstance(card, int) and card >= 0 and event.kind == "ai-turn" and has_trace(event):
        return order_face(content, box, card, "order", lang, trace_of(event))
    return None


# -- how the AI came to its act -----------------------------------------------------------------------


def steps_told(game: Game, event: Event, lang: str) -> list[Step]:
    """HEROES 4.1, 5.0: the lines that were tried, who was eligible, who was chosen, and where to or at whom."""
    if not has_trace(event):
        return []
    turn = trace_of(event)
    told = Words(game, lang)
    found: list[Step] = []
    last = turn.last
    lost = [line for line in turn.lines if line.chosen is None]
    if lost:
        text = " · ".join([told.title(line) for line in lost])
        found.append(Step(title=say(lang, "heroes-step-lines"), text=text, rule="4.1"))
    if last is None or last.chosen is None:
        return found
    if last.seen:
        found.append(who_step(told, last, last.chosen, lang))
    if last.hexes:
        found.append(where_step(told, last, last.chosen, lang))
    if last.chosen.target >= 0:
        found.append(target_step(last, last.chosen, lang))
    return found


def who_step(told: Words, line: Line, chosen: Chosen, lang: str) -> Step:
    """HEROES 5.1: every AI with the reason why not, those that were eligible, and what narrowed it down to one."""
    acts = chosen.group or [chosen.ai]
    marks: list[StepMark] = []
    for seen in line.seen:
        if seen.ai in acts:
            marks.append(StepMark(id=f"unit:{seen.ai}", state="taken", label=say(lang, "heroes-step-chosen")))
        elif seen.out:
            marks.append(StepMark(id=f"unit:{seen.ai}", state="barred", label=told.reason(seen.out)))
        else:
            marks.append(StepMark(id=f"unit:{seen.ai}", state="open", label=say(lang, "heroes-step-eligible")))
    parts = [told.title(line), *[told.kept(kept) for kept in line.kept]]
    parts += [told.roll(roll) for roll in line.rolls if roll.for_ == "ai"]
    return Step(title=say(lang, "heroes-step-who"), text=" · ".join(parts), rule="5.1", marks=marks)


def where_step(told: Words, line: Line, chosen: Chosen, lang: str) -> Step:
    """HEROES 5.3: every hex that was weighed, with why not or what speaks for it."""
    marks: list[StepMark] = []
    for one in line.hexes:
        state = "barred" if one.out else "taken" if one.hex == chosen.hex else "open"
        label = told.reason(one.out) if one.out else told.merits(one)
        marks.append(StepMark(id=f"hex:{one.hex}", state=state, label=label))  # type: ignore[arg-type]
    best = [told.weighed(one) for one in line.hexes if one.hex == chosen.hex and not one.out]
    parts = best + [told.roll(roll) for roll in line.rolls if roll.for_ in ("hex", "facing")]
    lines = [(f"unit:{chosen.ai}", f"hex:{chosen.hex}")] if chosen.hex >= 0 else []
    return Step(title=say(lang, "heroes-step-where"), text=" · ".join(parts), rule="5.3", marks=marks, lines=lines)


def target_step(line: Line, chosen: Chosen, lang: str) -> Step:
    """HEROES 5.2: the line to the target, and what the dice will have to show."""
    needed = chosen.needed - chosen.cap
    label = say(lang, "heroes-step-needs", number=needed) if chosen.needed else ""
    marks = [StepMark(id=f"unit:{chosen.target}", state="taken", label=label)]
    return Step(
        title=say(lang, "heroes-step-target"),
        text=act_in_brief(chosen, lang) + (f" · {label}" if label else ""),
        rule="5.2",
        marks=marks,
        lines=[(f"unit:{chosen.ai}", f"unit:{chosen.target}")],
    )


def means(game: Game, event: Event, lang: str) -> str:
    """In a few words why this AI, and why there."""
    return reason_of(trace_of(event), game, lang) if has_trace(event) else ""


# -- tracks -----------------------------------------------------------------------------------------


def tracks(g: Mission, lang: str) -> list[Track]:
    return [
        vp_track(g, lang),
        caps_track(g, lang),
        Track(id="round", name=say(lang, "heroes-track-round"), value=g.round),
        sheet_track(g, lang),
    ]


def vp_track(g: Mission, lang: str) -> Track:
    """HEROES 2.8: the AI's points to the left, the player's to the right: the marker never rests on zero."""
    most = max(VP_CELLS, abs(g.vp))
    boxes = min(most, VP_MOST)
    theirs, ours = vp_cells(-g.vp, army(g, AI), boxes), vp_cells(g.vp, army(g, PLAYER), boxes)
    who = "player" if g.vp > 0 else "ai"
    name = say(lang, f"heroes-vp-name-{who}", count=abs(g.vp))
    return Track(id="vp", name=name, value=g.vp, low=-most, high=most, cells=theirs[::-1] + ours)


def vp_cells(lead: int, side: str, boxes: int) -> list[TrackCell]:
    """From the middle outwards; a lead that is larger than the track stands in its last box."""
    return [cell(str(n), lead == n, side) for n in [*range(1, boxes), max(boxes, lead)]]


def cell(label: str, now: bool, side: str) -> TrackCell:
    return TrackCell(label=label, state="now" if now else "", side=side)


def caps_track(g: Mission, lang: str) -> Track:
    """HEROES 3.2, EOD 7.4: CAPs left, and on their spaces the Units that fell."""
    most = max(caps_at_start(g), g.caps)
    cells: list[TrackCell] = []
    for n in range(1, most + 1):
        lost = caps_at_start(g) - n
        fallen = g.fallen[lost : lost + 1] if 0 <= lost < len(g.fallen) else []
        names = ", ".join([words.unit_name(unit, lang) for unit in fallen])
        text = say(lang, "heroes-cell-fallen", units=names) if fallen else ""
        state = "now" if n <= g.caps else "past"
        cells.append(TrackCell(label="✝" if fallen else str(n), text=text, state=state))  # type: ignore[arg-type]
    name = say(lang, "heroes-caps-name", count=g.caps, most=most)
    return Track(id="caps", name=name, value=g.caps, high=most, cells=cells)


def sheet_track(g: Mission, lang: str) -> Track:
    """HEROES 7.2: the mission sheet: its marker, the titles of events, yellow boxes."""
    cells = [
        TrackCell(
            label=str(box.number),
            text=box.title[lang] if box.title is not None else "",
            state="past" if box.number < g.box else "now" if box.number == g.box else "",
            bright=box.yellow,
            note=box_in_words(box, g.theater.mission, lang),
        )
        for box in g.theater.mission.sheet
    ]
    return Track(id="box", name=say(lang, "heroes-track-box"), value=g.box, high=len(cells), cells=cells)


def army(g: Mission, side: int) -> str:
    """The army of a side."""
    return ARMIES[g.theater.player_army if side == PLAYER else 1 - g.theater.player_army]


# -- sheets -----------------------------------------------------------------------------------------


def sheets(g: Mission, content: Content, lang: str) -> list[Sheet]:
    """What counts in the mission, its orders to the AI, what is in the cup, and the record of a campaign."""
    found = [mission_sheet(g, lang), boxes_sheet(g, lang)]
    if g.theater.mission.reactive or g.theater.mission.orders:
        found.append(orders_sheet(g, lang))
    if g.theater.cup or g.cup:
        found.append(cup_sheet(g, lang))
    return [*found, record_sheet(g, content, lang)] if g.campaign >= 0 else found


def goal(g: Mission, lang: str) -> str:
    """HEROES 2.7, 2.8: when the mission ends, and what counts for the player or against him."""
    counts: list[str] = []
    for one in g.theater.mission.scoring:
        mine = g.theater.side(one.side) == PLAYER
        what = score_for(one.for_, lang)
        if one.for_.control is not None and not mine:
            side = say(lang, f"heroes-the-side-{one.side}")
            what = say(lang, "heroes-score-theirs", side=side, hex=one.for_.control)
        if one.at == "end":
            what += f" {say(lang, 'heroes-score-at-end')}"
        counts.append(f"{'+' if mine else '−'}{one.points} {what}")
    return say(lang, "heroes-goal", counts="; ".join(counts))


def mission_sheet(g: Mission, lang: str) -> Sheet:
    """HEROES M1, 2.8: what points are given for, and the special rules."""
    mission = g.theater.mission
    rows = [
        SheetRow(label=score_label(one, lang), means=score_means(g, one, lang), rule="2.8")
        for one in mission.scoring
    ]
    rows += [
        SheetRow(label=say(lang, "heroes-special"), means=special.text[lang], rule="")
        for special in mission.special
    ]
    return Sheet(id="mission", title=say(lang, "heroes-sheet-mission"), rows=rows, aside=True)


def boxes_sheet(g: Mission, lang: str) -> Sheet:
    """HEROES 7.2: what the boxes bring that bring anything; those still to come first."""
    mission = g.theater.mission
    rows: list[SheetRow] = []
    for box in sorted(mission.sheet, key=lambda box: box.number < g.box):
        means = box_in_words(box, mission, lang)
        if means and box.title is not None:
            rows.append(SheetRow(label=f"{box.number} {box.title[lang]}", means=means, rule="7.2"))
    return Sheet(id="boxes", title=say(lang, "heroes-sheet-boxes"), rows=rows, aside=True)


def score_label(one: Score, lang: str) -> str:
    return say(lang, "heroes-score", side=say(lang, f"heroes-side-{one.side}"), points=one.points)


def score_means(g: Mission, one: Score, lang: str) -> str:
    """What points are given for, when, and whether they can be lost again."""
    parts = [score_for(one.for_, lang), say(lang, f"heroes-score-at-{one.at}")]
    if one.lost:
        parts.append(say(lang, "heroes-score-lost"))
    if one.when is not None:
        condition = words.OrderWords(lang).condition(one.when)
        parts.append(say(lang, "heroes-score-when", condition=condition))
    return "; ".join(parts)


def score_for(what: For, lang: str) -> str:
    if what.destroyed is not None:
        return score_destroyed(what.destroyed, lang)
    if what.control is not None:
        return say(lang, "heroes-score-control", hex=what.control)
    if what.hurt is not None:
        return say(lang, f"heroes-score-hurt-{what.hurt}")
    return say(lang, "heroes-score-exit")


def score_destroyed(what: Destroyed, lang: str) -> str:
    side = say(lang, f"heroes-the-side-{what.side}")
    named = [say(lang, f"heroes-kind-{kind}") for kind in what.kinds] + types_in_words(what.types, lang)
    if named:
        text = say(lang, "heroes-score-of", side=side, what=", ".join(named))
    else:
        text = say(lang, "heroes-score-destroyed", side=side)
    if what.but:
        text = say(lang, "heroes-score-but", what=text, but=", ".join(types_in_words(what.but, lang)))
    return text


def types_in_words(types: Sequence[str], lang: str) -> list[str]:
    return [files().counters[key].show[lang] for key in types]


def orders_sheet(g: Mission, lang: str) -> Sheet:
    """HEROES 7, 7.1: the reactive and the mission orders in words."""
    mission = g.theater.mission
    rows = [
        SheetRow(
            label=say(lang, f"heroes-{kind}-order", number=n), means=words.order_in_words(order, lang), rule=rule
        )
        for kind, orders, rule in (("reactive", mission.reactive, "7"), ("mission", mission.orders, "7.1"))
        for n, order in enumerate(orders, 1)
    ]
    return Sheet(id="orders", title=say(lang, "heroes-sheet-orders"), rows=rows, aside=True)


def cup_sheet(g: Mission, lang: str) -> Sheet:
    """HEROES 1.0 (6), 6.2: what is in the cup: that is known, what comes out of it is not."""
    counts: dict[str, int] = {}
    for thing in g.cup:
        name = cup_name(g, thing, lang)
        counts[name] = counts.get(name, 0) + 1
    rows = [SheetRow(label=f"{count} × {name}", rule="6.2") for name, count in sorted(counts.items())]
    return Sheet(id="cup", title=say(lang, "heroes-sheet-cup", count=len(g.cup)), rows=rows, aside=True)


def cup_name(g: Mission, thing: int, lang: str) -> str:
    box = g.theater.box
    if thing == box.no_enemy:
        return say(lang, "heroes-cup-no-enemy")
    if thing >= box.mine:
        return say(lang, "heroes-cup-mine")
    return files().counters[box.type_of[thing].key].show[lang]


def record_sheet(g: Mission, content: Content, lang: str) -> Sheet:
    """HEROES 8: the record of a campaign: each mission played with its result, VP and box; who goes on."""
    played: list[SheetRow] = []
    campaign = content.campaigns[g.theater.box.campaign_names[g.campaign]]
    done = [name for name in campaign.legs if g.theater.box.mission_names.index(name) in g.won + g.lost]
    for key, points, box in zip(done, g.margins, g.boxes, strict=False):
        won = g.theater.box.mission_names.index(key) in g.won
        result = say(lang, "heroes-record-won" if won else "heroes-record-lost")
        text = say(lang, "heroes-record-row", result=result, points=points, box=box)
        played.append(SheetRow(label=content.missions[key].title[lang], means=text, rule="8"))
    company = words.counted(g.company, lang)
    if company:
        played.append(SheetRow(label=say(lang, "heroes-record-company"), means=", ".join(company), rule="8"))
    total = say(lang, "heroes-record-total", points=sum(g.margins))
    return Sheet(id="record", title=say(lang, "heroes-sheet-record"), rows=played, note=total, aside=True)


# -- before dice fall -------------------------------------------------------------------------------


def headline(found: Odds, lang: str, wanted: Sequence[str]) -> tuple[str, Fraction]:
    """What two dice have to show, and how likely that is: of a shot how likely it hits at all, and how likely it
    destroys; of anything else the first of what is wanted."""
    best = next((outcome for outcome in found.chances if outcome in wanted), "")
    if not best:
        return "", Fraction(0)
    chance = found.chances[best]
    if "destroyed" in found.chances and "hit" in found.chances:
        dead = found.chances["destroyed"]
        chance = found.chances["hit"] + dead
        text = say(lang, "heroes-hit-odds", hit=round(100 * chance), dead=round(100 * dead))
    else:
        outcome = say(lang, f"heroes-outcome-{best}")
        text = say(lang, "plan-odds", chance=about(chance, lang), outcome=outcome)
    number = found.event.facts.get("number")
    if not isinstance(number, int) or len(found.event.dice) != 2:
        return text, chance
    caps = sum([line.value for line in found.event.modifiers if line.name == "caps"])
    return say(lang, "heroes-needs-odds", number=number - caps, odds=text), chance


def reminders(g: Mission, ask: Ask, lang: str) -> list[str]:
    """HEROES 2.6, 7.4, EOD 9.1.2: what the roll is for that opens a round; whom a group fires at; that CAPs are
    committed before a marker is seen."""
    if ask.kind == "boost" and g.phase == ROUND and g.stage == INITIATIVE:
        return [say(lang, "heroes-remind-initiative")]
    if ask.kind != "boost" or g.deed not in AT_RANGE or g.value < 0:
        return []
    found = [volley_in_words(g, lang)] if len(g.group) > 1 else []
    down = any(g.is_face_down(unit) for unit in g.of_side(g.value, AI))
    return [*found, say(lang, "heroes-remind-face-down")] if down else found


def volley_in_words(g: Mission, lang: str) -> str:
    """EOD 9.1.2: who fires together, and at whom."""
    units = listed([words.unit_name(unit, lang) for unit in g.group], lang)
    at = [words.unit_name(unit, lang) for unit in g.of_side(g.value, AI)] or [words.noun("hex", g.value, lang)]
    return say(lang, "heroes-remind-volley", units=units, target=listed(at, lang))


def threats(g: Mission, ask: Ask, option: Option) -> list[str]:
    """HEROES 5.3: the AI that would have the hex a move leads to in their fire zone, or who are there."""
    if option.verb not in ("move", "onward", "enter", "unload") or option.value < 0:
        return []
    h = option.value
    return [f"unit:{ai}" for ai in g.force[AI] if fire_zone(g, ai)[h] or fights_in(g, ai, h)]


def fights_in(g: Mission, ai: int, h: int) -> bool:
    """EOD 7.7.4: whether an AI is in a hex, and no mere rumour."""
    return g.at[ai] == h and not g.is_rumour(ai)


def grave(g: Mission, ask: Ask, option: Option) -> bool:
    """A pass while somebody could act gives away a turn; a card is paid for and gone at once where it is not asked
    for whom it is."""
    if option.verb == "play" and ask.kind == "turn":
        kind = kind_of(g, option.value)
        return len(EFFECTS[kind.effect].who(g, kind)) < 2
    return option.verb == "pass" and any(other.verb == "take" for other in ask.options)


def settles(g: Mission, ask: Ask) -> Option | None:
    """What is taken for granted of a deed before it is done: no CAPs, no card, and it faces as it did. Those of a
    group go the way their leader goes, where they can, and face as he does."""
    if ask.marking is not None:
        return None
    if ask.kind == "face" and ask.about is not None:
        unit = g.actor if ask.about.value in g.group else ask.about.value
        return ask.find(f"face {DIRECTIONS[g.facing[unit]]}")
    if ask.kind == "pick" and ask.about is not None and g.picks:
        return alike(g, ask, ask.about.value)
    return ask.options[-1] if ask.kind == "aim" else led(ask)


def alike(g: Mission, ask: Ask, unit: int) -> Option | None:
    """EOD 9.1.1: the pick that does what the leader does: the next hex the same way, or the same turn."""
    pick = g.picks[0]
    if pick >= TURNS:
        return ask.find(f"pivot {DIRECTIONS[pick - TURNS]}")
    if not 0 <= pick < len(g.theater.map.beside):
        return None
    way = g.theater.map.direction(g.at[g.actor], pick)
    there = g.theater.map.beside[g.at[unit]][way] if way >= 0 else -1
    return next((option for option in ask.options if option.of == "hex" and option.value == there), None)


def led(ask: Ask) -> Option | None:
    """What is taken for granted where the odds of a shot are told before it is paid for: no CAPs."""
    if ask.marking is not None:
        return ask.marking.commit if ask.marking.commit in ask.options else None
    return ask.options[0] if ask.kind in ("pay", "boost") else None
