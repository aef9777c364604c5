"""Parts of a scene in words: log lines, options with their odds, tracks, cards, who stands where."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from grognard.engine.game import Game
from grognard.engine.kit import kit_of, role, word
from grognard.engine.scene import (
    AskView,
    Card,
    CardPart,
    Line,
    ModifierLine,
    OddsLine,
    OptionView,
    Piece,
    Room,
    Scene,
    StageView,
    Step,
)
from grognard.engine.shelf import board_of
from grognard.terminal.glyphs import die
from grognard.terminal.places import room_name
from grognard.terminal.screen import FAINT, Screen, cite
from grognard.terminal.stacks import FOE_STYLE, FORCE_STYLE
from grognard.text import fold, percent, say

# -- what happened ------------------------------------------------------------------------------


def log_line(screen: Screen, line: Line, card: bool = True) -> None:
    """One line of the log: words, dice, modifiers, section, and the card it tells of unless that was shown."""
    text = Text(line.text)
    for face in line.dice:
        text.append(" " + die(face, screen.ascii_only), "bold cyan")
    why = [Text(line.means, FAINT)] if line.means else []
    why += [] if line.tallies else [modifier(m, screen) for m in line.modifiers if m.value]
    if why:
        text.append(" (")
        text.append_text(Text(", ").join(why))
        text.append(")")
    screen.block(text + cite(line.rule, screen), lead="* " if screen.ascii_only else "· ")
    for tally in line.tallies:
        lines = Text(", ").join([modifier(m, screen) for m in tally.modifiers if m.value])
        screen.block(Text.assemble((tally.label, FAINT), " (", lines, ")"), lead="    ")
    if card and line.card is not None:
        told_card(screen, line.card)
    for step in line.steps:
        if step.marks:
            step_lines(screen, step)


def step_lines(screen: Screen, step: Step) -> None:
    """A step of how something was decided: what was weighed, and why not."""
    screen.block(Text(f"{step.title}: {step.text}", FAINT) + cite(step.rule, screen), lead="    ")
    barred = [mark.label for mark in step.marks if mark.state == "barred"]
    counted = [f"{barred.count(why)} × {why}" for why in dict.fromkeys(barred)]
    if counted:
        screen.block(Text(" · ".join(counted), FAINT), lead=f"      {SIGNS['barred'][screen.ascii_only]} ")


def modifier(line: ModifierLine, screen: Screen) -> Text:
    """A modifier with its sign and the section it comes from."""
    return Text(f"{line.name} {line.value:+d}", FAINT) + cite(line.rule, screen)


# -- what can be done ---------------------------------------------------------------------------


MANY = 12
"""More options than this are set side by side, where there is nothing to say of them."""


def option_lines(screen: Screen, ask: AskView, cards: list[Card]) -> None:
    """Options with number and label; beside or below it the odds of their dice, and what changes them.

    Modifiers that several options in a row share are written once, under the last of them; what an option is
    good for, or its card does, under the first.
    """
    options = ask.options
    if len(options) > MANY and not any(o.odds or o.note or o.means or o.modifiers or o.pieces for o in options):
        option_columns(screen, options)
        return
    noted = set()
    rolls = [o for o in options if o.odds]
    column = max((len(o.label) for o in rolls), default=0) + 2
    beside = all(column + len(odds_text(screen.lang, o.odds).plain) <= screen.width - 5 for o in rolls)
    signs = mark_signs(ask, screen.ascii_only)
    for number, option in enumerate(options, 1):
        text = Text(signs.get(option.text, "") + option.label)
        if option.odds and beside:
            text.append(" " * (column - len(option.label)))
            text.append_text(odds_text(screen.lang, option.odds))
        screen.block(text, lead=Text(f"{number:>3}  ", "bold cyan"))
        note = option.note or card_note(option, [card for card in cards if card.id != ask.about])
        if note and note not in noted:
            screen.block(Text(note, FAINT), lead="       ")
        noted.add(note)
        if option.odds and not beside:
            odds_lines(screen, option.odds)
        if option.means:
            screen.block(Text(option.means, FAINT), lead="       ")
        following = options[number] if number < len(options) else None
        if following is None or why_of(following) != why_of(option):
            why_lines(screen, option)


def option_columns(screen: Screen, options: list[OptionView]) -> None:
    """Many options with nothing to say of them, side by side, in lines: so the map above stays in sight."""
    wide = max(len(option.label) for option in options) + 7
    row = Text()
    for number, option in enumerate(options, 1):
        cell = Text(f"{number:>3}  ", "bold cyan") + Text(option.label)
        if len(row.plain) + wide > screen.width and row.plain:
            screen.put(row)
            row = Text()
        row.append_text(cell)
        row.append(" " * (wide - len(cell.plain)))
    screen.put(row)


def mark_signs(ask: AskView, ascii_only: bool) -> dict[str, str]:
    """Before each way to mark a member of a set: whether it is marked so."""
    yes, no = ("[x] ", "[ ] ") if ascii_only else ("☑ ", "☐ ")
    members = ask.marking.members if ask.marking is not None else []
    return {way.text: yes if at == member.now else no for member in members for at, way in enumerate(member.ways)}


def card_note(option: OptionView, cards: list[Card]) -> str:
    """What the card an option points at does."""
    return next((card.text[1] for card in cards if card.id in option.pieces and len(card.text) > 1), "")


def why_of(option: OptionView) -> list[list[ModifierLine]]:
    return [option.modifiers, *[tally.modifiers for tally in option.tallies]]


def why_lines(screen: Screen, option: OptionView) -> None:
    """What changes the odds of an option; where that is not the same for all it is thrown at, for each of them."""
    if not option.tallies:
        modifier_lines(screen, option.modifiers)
    for tally in option.tallies:
        screen.block(Text(tally.label), lead="     ")
        modifier_lines(screen, tally.modifiers)


def modifier_lines(screen: Screen, modifiers: list[ModifierLine]) -> None:
    for line in modifiers:
        if line.value:
            screen.block(modifier(line, screen), lead="       ")


def odds_text(lang: str, odds: list[OddsLine]) -> Text:
    """Every outcome with its exact chance, side by side."""
    return Text(" · ", FAINT).join(odds_parts(lang, odds))


def odds_parts(lang: str, odds: list[OddsLine]) -> list[Text]:
    return [Text(f"{line.label} {chance(lang, line)}{' …' if line.more else ''}", "cyan") for line in odds]


def odds_lines(screen: Screen, odds: list[OddsLine]) -> None:
    """The odds under an option, as many outcomes to a line as there is room for."""
    lines: list[list[Text]] = [[]]
    for part in odds_parts(screen.lang, odds):
        taken = sum(len(p.plain) + 3 for p in lines[-1])
        if lines[-1] and taken + len(part.plain) > screen.width - 5:
            lines.append([])
        lines[-1].append(part)
    for line in lines:
        screen.block(Text(" · ", FAINT).join(line), lead="     ")


def chain_lines(screen: Screen, chain: list[StageView]) -> None:
    """What follows each outcome of the first stage; where there are several first ones, all of them."""
    if len(chain) > 1:
        stage_lines(screen, chain, 2)
    else:
        after_lines(screen, chain[0].odds, 2)


def stage_lines(screen: Screen, stages: list[StageView], indent: int) -> None:
    """Stages with their odds, and indented below what follows each outcome."""
    for stage in stages:
        text = Text(stage.label, FAINT)
        if stage.numerator < stage.denominator:
            text.append(f" ({chance(screen.lang, stage)})", FAINT)
        text.append(": ", FAINT)
        text.append_text(odds_text(screen.lang, stage.odds))
        screen.block(text, lead=" " * indent)
        after_lines(screen, stage.odds, indent + 2)


def after_lines(screen: Screen, odds: list[OddsLine], indent: int) -> None:
    for line in odds:
        if line.then:
            screen.block(Text(f"{line.label}:"), lead=" " * indent)
            stage_lines(screen, line.then, indent + 2)


def chance(lang: str, line: OddsLine | StageView) -> str:
    """A chance in percent and as a fraction."""
    if line.numerator == line.denominator:
        return percent(1, lang)
    share = percent(line.numerator / line.denominator, lang)
    return say(lang, "terminal-chance", percent=share, fraction=f"{line.numerator}/{line.denominator}")


# -- how things stand ---------------------------------------------------------------------------


def tracks_text(scene: Scene, since: dict[str, int]) -> Text:
    """Tracks on a line: all of them, or those that moved since they were these values."""
    parts = []
    for track in scene.tracks:
        if since.get(track.id) == track.value:
            continue
        part = Text(track.name, FAINT)
        if track.low >= 0:  # else its name says whose points they are
            part.append(f" {track.value}", "bold")
        if track.high and track.low >= 0:
            part.append(f"/{track.high}", FAINT)
        parts.append(part)
    return Text(" · ", FAINT).join(parts)


def roster(scene: Scene, game: Game) -> list[tuple[str, Text]]:
    """For each place of the board where anything is: its name as answers have it, and who and what is there."""
    out = []
    rooms: dict[str, list[Room]] = {}
    for room in scene.rooms:
        rooms.setdefault(room.space, []).append(room)
    for space in board_of(scene).spaces:
        out += those_at(scene, space.id, space.name)
        for room in rooms.get(space.id, []):
            out += those_at(scene, room.id, room_name(game, room))
    ready = [p.name for p in scene.pieces if p.place == READY]
    if ready:
        out.append((say(scene.lang, "terminal-ready"), Text(", ".join(ready))))
    return out


def those_at(scene: Scene, place: str, name: str) -> list[tuple[str, Text]]:
    """The units of one place with their values and what they carry, and what lies there; then their enemies."""
    here = sorted((p for p in scene.pieces if p.place == place and not p.under), key=lambda p: p.order)
    things = board_of(scene).kind == "hexes"  # on other maps they have their names, or the legend has
    units = [p for p in here if not role(scene, p.side) or (things and role(scene, p.side) == "thing")]
    foes = [p for p in here if role(scene, p.side) == "foe"]
    out = [(name, listed(unit_text(scene, p) for p in units))] if units else []
    return out + (
        [(say(scene.lang, "terminal-against"), listed(unit_text(scene, p) for p in foes))] if foes else []
    )


READY = "ready"
"""The box of those who stand by: only their names are of interest."""


def boxes(scene: Scene) -> list[tuple[str, list[tuple[str, Text]]]]:
    """For each box beside the board with anybody in it, in the game's order: its name, and who is there, by id.

    In a closed one they are only counted.
    """
    kit = kit_of(scene)
    board = {space.id for space in board_of(scene).spaces} | {room.id for room in scene.rooms} | {READY, ""}
    here: dict[str, list[Piece]] = {box: [] for box in kit.boxes if box != READY}
    for piece in sorted(scene.pieces, key=lambda p: p.order):
        if piece.place not in board and not piece.under:
            here.setdefault(piece.place, []).append(piece)
    return [
        (
            word(scene, "box", box),
            [("", Text(str(len(pieces))))] if box in kit.closed else [(p.id, unit_text(scene, p)) for p in pieces],
        )
        for box, pieces in here.items()
        if pieces
    ]


def place_lines(screen: Screen, scene: Scene, game: Game, place: str) -> None:
    """All there is in a place: what grows and lies there, what it is parted from others by, who is there."""
    board = board_of(scene)
    rooms = [room for room in scene.rooms if place in (room.id, room.space)]
    space = next(s for s in board.spaces if place == s.id or any(room.space == s.id for room in rooms))
    named = kit_of(scene).words
    found = [named.get("terrain", {}).get(space.terrain, "")]
    found += [say(scene.lang, "web-level", level=space.level)] if space.level else []
    found += [named.get("mark", {}).get(mark, "") for mark in space.marks]
    names = {s.id: s.name for s in board.spaces}
    beside: dict[str, list[str]] = {}
    for route in board.routes:
        if space.id in (route.a, route.b) and route.kind in named.get("route", {}):
            other = route.b if route.a == space.id else route.a
            beside.setdefault(named["route"][route.kind], []).append(names[other])
    found += [f"{kind} ({', '.join(others)})" for kind, others in beside.items()]
    screen.block(Text(", ".join(text for text in found if text)), lead=Text(f"{space.name}: ", "bold"))
    for now in scene.spaces:
        for note in now.notes if now.id == space.id else []:
            screen.block(Text(note.text, FAINT) + cite(note.rule, screen), lead="  ")
    for at, name in [(space.id, space.name), *[(room.id, room_name(game, room)) for room in rooms]]:
        for lead, text in those_at(scene, at, name):
            screen.block(text, lead=Text(f"{lead}: ", "bold"))


def listed(texts: Iterable[Text]) -> Text:
    return Text(", ").join(texts)


def unit_text(scene: Scene, piece: Piece) -> Text:
    """A unit by name, with combat (+ for the best) and movement or its other values, its state and its load."""
    style = FORCE_STYLE if piece.acts else ""
    text = Text.assemble((piece.name, FOE_STYLE if role(scene, piece.side) == "foe" else style))
    plus = "+" if kit_of(scene).prime in piece.badges else ""
    if "combat" in piece.values or "move" in piece.values:
        values = [str(piece.values["combat"]) + plus] if "combat" in piece.values else []
        values += [str(piece.values["move"])] if "move" in piece.values else []
    else:
        values = [str(value) for value in piece.values.values()]
    inside = (["/".join(values)] if values else []) + states(scene, piece)
    for carried in [p for p in scene.pieces if p.under == piece.id]:
        told = ", ".join(states(scene, carried))
        inside.append(f"{carried.name} ({told})" if told else carried.name)
    if inside:
        text.append(f" ({', '.join(inside)})", FAINT)
    return text


def states(scene: Scene, piece: Piece) -> list[str]:
    """Its badges in words, but for the one that stands behind its value."""
    return [word(scene, "badge", badge) for badge in piece.badges if badge != kit_of(scene).prime]


def looked_at(scene: Scene, wanted: str, place: str) -> list[tuple[str, Text]]:
    """Those who are in a place or a box, or all who are called so: every figure of the counter, and its states."""
    names = kit_of(scene).words.get("box", {}) | {space.id: space.name for space in board_of(scene).spaces}
    names |= {room.id: room.name for room in scene.rooms}
    sought = fold(wanted)
    within = {place, *[room.id for room in scene.rooms if room.space == place]} - {""}
    within |= {box for box, name in names.items() if fold(name) == sought}
    found = [p for p in scene.pieces if p.place in within]
    if not found:
        found = [p for p in scene.pieces if f" {sought}" in f" {fold(p.name)} {fold(p.printed)}"]
    return [
        (f"{p.name}, {names[p.place]}" if p.place in names else p.name, Text(" · ".join(figures(scene, p))))
        for p in sorted(found, key=lambda p: p.order)
    ]


def figures(scene: Scene, piece: Piece) -> list[str]:
    """Every value of a piece by name, with what its box means, and its states."""
    boxes = {name: f" ({word(scene, 'boxed', kind)})" for name, kind in piece.boxed.items()}
    values = [f"{word(scene, 'value', name)} {value}{boxes.get(name, '')}" for name, value in piece.values.items()]
    return values + [word(scene, "badge", badge) for badge in piece.badges]


# -- cards --------------------------------------------------------------------------------------


READ = ("play", "kept", "hand")
"""The zones whose cards are shown as they read."""


def is_pile(card: Card) -> bool:
    """Only the number of its cards is known."""
    return card.id == card.zone


def card_lines(screen: Screen, card: Card) -> None:
    """A card as it reads, under the name of where it lies."""
    zone = say(screen.lang, f"terminal-zone-{card.zone}")
    screen.block(Text(card.name, "bold"), lead=Text(f"{zone}: ", "magenta"))
    if not card.parts:
        for line in card.text:
            screen.block(line, lead="    ")
    for part in card.parts:
        part_lines(screen, part)
    printed_lines(screen, card)


def printed_lines(screen: Screen, card: Card) -> None:
    """The lines of a card that is read from the top down, with how each fared, and its foot."""
    for line in card.lines:
        sign = f"{SIGNS[line.state][screen.ascii_only]} " if line.state else ""
        text = Text(line.text, "bold" if line.state == "taken" else FAINT if line.state == "barred" else "")
        if line.why and line.state:
            text.append(f" ({line.why})", "italic " + FAINT)
        screen.block(text, lead=f"    {sign}{line.mark} ")
    if card.foot:
        screen.block(Text(" · ".join(card.foot), FAINT), lead="    ")


def part_lines(screen: Screen, part: CardPart) -> None:
    """One part of a card being carried out; where it applies, with what can be chosen and why the rest cannot."""
    if not part.applies:
        screen.block(Text(f"{part.when}: " + " / ".join(c.text for c in part.choices), FAINT), lead="    ")
        return
    screen.block(Text(f"{part.when}:", "bold"), lead="    ")
    for choice in part.choices:
        text = Text(choice.text, FAINT if choice.state == "barred" else "")
        if choice.why:
            text.append(f" ({choice.why})", "italic " + FAINT)
            text.append_text(cite(choice.rule, screen))
        screen.block(text, lead=f"      {SIGNS[choice.state][screen.ascii_only]} ")


SIGNS = {"taken": ("✓", "*"), "open": ("·", "-"), "barred": ("✗", "x")}
"""How a choice of a card is marked, and in plain characters."""


def told_card(screen: Screen, card: Card) -> None:
    """A card with the line that tells of it: of one carried out the part that applied, else what it says."""
    for part in card.parts:
        if part.applies and len(part.choices) > 1:
            part_lines(screen, part)
    printed_lines(screen, card)
    if not card.parts:
        for line in card.text[1:]:
            screen.block(Text(line, FAINT), lead="    ")
