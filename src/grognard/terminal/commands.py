"""What the player can ask for besides answering: help, the map, rules, taking back, saving."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from rich.text import Text

from grognard.bots.draft import drafted, drafts
from grognard.engine import record
from grognard.engine.dice import KeyedDice
from grognard.engine.match import TYPED
from grognard.engine.notation import write_fair_point, write_point
from grognard.engine.orders import checked_order, order_word, orders_view
from grognard.engine.problem import Problem
from grognard.engine.rulebook import Ruling, Section, read_rulebook
from grognard.engine.scene import Scene
from grognard.engine.shelf import ground_of
from grognard.engine.show import log_lines, may_undo
from grognard.terminal import words
from grognard.terminal.places import Places, plain
from grognard.terminal.reading import COMMANDS, word_for
from grognard.terminal.saves import path_named
from grognard.terminal.screen import FAINT, cite, section_name
from grognard.text import LANGUAGES, fold, say

if TYPE_CHECKING:
    from grognard.terminal.table import Table


class Leave(Exception):
    """The player wants to go."""


def obey(table: Table, scene: Scene, command: str, rest: str) -> None:
    """Carry out a command. What cannot be done is a sentence, and play goes on."""
    try:
        DOING[command](table, scene, rest)
    except Problem as problem:
        table.screen.problem(problem)


def show_help(table: Table, scene: Scene, rest: str) -> None:
    """How to answer, and every command."""
    example = scene.ask.options[0].text if scene.ask is not None else "1"
    table.screen.say("terminal-help-answer", example=example)
    for command in COMMANDS:
        word = "?" if command == "help" else word_for(command, table.lang)
        words = say(table.lang, f"terminal-help-{command}", example=example)
        table.screen.block(words, lead=Text(f"  {word:<15}", "bold cyan"))
    table.screen.say(f"{table.match.game.family}-help-units", FAINT)


def show_map(table: Table, scene: Scene, rest: str) -> None:
    table.show_map(scene)
    table.show_units(scene)


def show_units(table: Table, scene: Scene, rest: str) -> None:
    """Who is where, and what each kind is good for; of a name or a place every figure."""
    if rest:
        found = words.looked_at(scene, rest, Places(table.match, scene).ids.get(plain(rest), ""))
        if not found:
            raise Problem("terminal-units-unknown", name=rest)
        for name, text in found:
            table.screen.block(text, lead=Text(f"{name}: ", "bold"))
        return
    table.show_units(scene)
    kinds = {p.face: p.name.rstrip(" 0123456789") for p in reversed(scene.pieces) if ":" in p.place}
    for face, name in sorted(kinds.items()):
        if face in scene.gists:
            table.screen.block(Text(scene.gists[face], FAINT), lead=Text(f"{name}: ", FAINT))


def show_log(table: Table, scene: Scene, rest: str) -> None:
    """Everything that happened, from the start."""
    lines = log_lines(table.match, scene.seat, table.lang)
    if not lines:
        table.screen.say("terminal-log-empty")
    for line in lines:
        words.log_line(table.screen, line)


def show_cards(table: Table, scene: Scene, rest: str) -> None:
    """Cards in play and kept as they read, those seen by name, piles by number."""
    for card in scene.cards:
        if words.is_pile(card):
            table.screen.block(Text(f"{card.name}: {card.count}"))
        elif card.zone in words.READ:
            words.card_lines(table.screen, card)
    for zone in ("deck", "discard"):
        seen = [c.name for c in scene.cards if c.zone == zone and not words.is_pile(c)]
        if seen:
            lead = say(table.lang, f"terminal-zone-{zone}")
            table.screen.block(Text(", ".join(seen)), lead=Text(f"{lead}: ", "magenta"))


def show_rule(table: Table, scene: Scene, rest: str) -> None:
    """A section of the rulebook and the rulings that touch it; the open question's if none is named."""
    wanted = rest.strip("[]() .") or (scene.ask.rule if scene.ask is not None else "")
    book = read_rulebook(table.match.game)
    called = {fold(name): s.id for s in book.sections for name in (section_name(s.id, table.screen), s.id)}
    wanted = called.get(fold(wanted), wanted)
    sections = [s for s in book.sections if s.id == wanted]
    rulings = [r for r in book.rulings if fold(wanted) == fold(r.id) or wanted in r.sections]
    if not sections and not rulings:
        ids = ", ".join(section_name(s.id, table.screen) for s in book.sections)
        table.screen.say("terminal-no-section", "yellow", section=wanted, sections=ids)
    for section in sections:
        section_lines(table, section)
    for ruling in rulings:
        ruling_lines(table, ruling)


def section_lines(table: Table, section: Section) -> None:
    lang = table.lang
    number = f"{section.id} " if any(c.isdigit() for c in section.id) else ""
    table.screen.block(Text(f"{number}{section.title[lang]}", "bold"))
    table.screen.block(section.gist[lang], lead="  ")


def ruling_lines(table: Table, ruling: Ruling) -> None:
    """What the rulebook leaves open, what is played, and why."""
    lang = table.lang
    lead = Text(f"  {ruling.id} ", "bold magenta")
    table.screen.block(Text(ruling.point[lang], "italic"), lead=lead)
    indent = " " * len(lead.plain)
    table.screen.block(say(lang, "terminal-ruling", text=ruling.ruling[lang]), lead=indent)
    table.screen.block(say(lang, "terminal-ruling-reason", text=ruling.reason[lang]), lead=indent)
    if ruling.other:
        table.screen.block(say(lang, "terminal-ruling-other", text=ruling.other[lang]), lead=indent)


def show_odds(table: Table, scene: Scene, rest: str) -> None:
    """Every option that rolls dice, outcome by outcome, and what may follow."""
    options = [(i, o) for i, o in enumerate(scene.ask.options, 1) if o.odds] if scene.ask is not None else []
    if not options:
        table.screen.say("terminal-odds-none")
    for number, option in options:
        table.screen.block(Text(f"{number} {option.label}", "bold"))
        for line in option.odds:
            share = round(20 * line.numerator / line.denominator)
            bar = ("#" if table.screen.ascii_only else "█") * share
            lead = Text(f"  {words.chance(table.lang, line):<18}", "cyan")
            table.screen.block(Text.assemble(f"{line.label} ", (bar, "cyan")), lead=lead)
        words.why_lines(table.screen, option)
        if option.chain:
            words.chain_lines(table.screen, option.chain)


def explain(table: Table, scene: Scene, rest: str) -> None:
    """Why an answer is not offered, or a thing cannot be chosen; alone, how to ask."""
    if not rest:
        example = next((piece.name for piece in scene.pieces), scene.title)
        table.screen.say("terminal-why-how", example=example)
        return
    table.explain(rest)


def show_sight(table: Table, scene: Scene, rest: str) -> None:
    """The line between two places: what degrades it, what blocks it, by which section; of one, all there is."""
    match = table.match
    here, *others = Places(match, scene).named(rest)
    if not others:
        words.place_lines(table.screen, scene, match.game, here)
        return
    there = others[0]
    line = match.game.line_of_sight(match.state, scene.seat, here, there, table.lang)
    if line is None:
        table.screen.say("terminal-sight-none")
        return
    names = {s.id: s.name for s in ground_of(scene).spaces}
    what = ", ".join([words for words in (line.label, line.where) if words])
    found = say(table.lang, "terminal-sight-clear" if line.clear else "terminal-sight-blocked", what=what)
    text = Text(say(table.lang, "terminal-sight", length=line.length, words=found))
    table.screen.block(text + cite(line.rule, table.screen) if line.rule else text)
    for hindrance in line.hinders:
        table.screen.block(Text(f"{names.get(hindrance.space, '')}: {hindrance.label}", FAINT), lead="  ")


def give_order(table: Table, scene: Scene, rest: str) -> None:
    """Give a standing order, or take it back; alone, what can be ordered."""
    seat = scene.seat
    mine = table.orders.setdefault(seat, {})
    name, _, value = fold(rest).partition(" ")
    if name:
        value = checked_order(table.match, seat, name, value.strip())
        mine.pop(name, None)
        if value:
            mine[name] = value
    found = orders_view(table.match, seat, mine, table.lang)
    if not found:
        table.screen.say("terminal-order-none")
    for order in found:
        words_of = {v: order_word(table.match.game, order.id, v, table.lang) for v in order.values}
        values = ", ".join([f"{value} ({label})" for value, label in words_of.items()])
        now = words_of[order.value]
        words = say(table.lang, "terminal-order-line", order=order.label, value=now, values=values)
        table.screen.block(words, lead=Text(f"  {order.id:<12}", "bold cyan"))


def take_offer(table: Table, scene: Scene, rest: str) -> None:
    """Set up all that is left as the computer would, but for the last: after that the match goes on."""
    match = table.match
    if match.ask is None or not drafts(match, match.ask):
        table.screen.say("terminal-offer-none")
        return
    answers = [option.text for option in drafted(match, [], -1, table.lang).given]
    table.follow(answers[:-1] or answers)
    if len(answers) > 1:
        table.screen.say("terminal-offered", FAINT, word=word_for("offer", table.lang))


def undo(table: Table, scene: Scene, rest: str) -> None:
    """Take back what was last typed, and with it a bot's answers and those that were given for want of another.

    Who shares the screen takes back only what was the own answer.
    """
    match = table.match
    if not match.can_undo():
        match.undo()
    if not table.bots and not may_undo(match, scene.seat):
        raise Problem("problem-undo")
    last = match.answers[-1]
    match.undo()
    while len(match.answers) > table.began and match.can_undo() and match.seats[-1] == scene.seat:
        last = match.answers[-1]
        match.undo()
    while forced(table) and match.can_undo():
        last = match.answers[-1]
        match.undo()
    table.moved_on()
    if forced(table):
        raise Problem("problem-undo")
    if last.verb in TYPED:
        table.screen.say("terminal-undone-die", face=last.subject)
    else:
        assert match.ask is not None
        label = match.game.label(match.state, match.ask, last, table.lang)
        table.screen.say("terminal-undone", label=label)


def forced(table: Table) -> bool:
    """The open question would be answered without asking."""
    ask = table.match.ask
    if ask is None:
        return False
    return ask.seat in table.bots or table.given(ask) is not None or (table.auto and len(ask.options) == 1)


def save(table: Table, scene: Scene, rest: str) -> None:
    """Save now, under the match's own name or another one. A match without a file gets this one."""
    path = path_named(rest, table.match, table.path)
    record.write(table.match, path)
    table.path = table.path or path
    table.screen.say("terminal-saved", path=str(path))
    table.screen.put("  " + table.how_to_resume(path))


def show_position(table: Table, scene: Scene, rest: str) -> None:
    """The position as one line. While it is hidden from the player, what is hidden is dealt anew."""
    match = table.match
    every = say(table.lang, "terminal-position-all")
    if rest not in ("", "all", every):
        raise Problem("terminal-position-unknown", typed=rest, all=every)
    if rest or match.state.over:
        table.screen.put(write_point(match))
        return
    line, exact = write_fair_point(match, scene.seat, KeyedDice(secrets.token_bytes(32)))
    table.screen.say("terminal-position-fair" if exact else "terminal-position-step", FAINT)
    table.screen.put(line)


def change_lang(table: Table, scene: Scene, rest: str) -> None:
    if rest not in LANGUAGES:
        table.screen.say("terminal-lang-unknown", "yellow", languages=", ".join(LANGUAGES))
        return
    table.screen.lang = rest
    table.shown.clear()
    table.screen.say("terminal-lang")


def toggle_auto(table: Table, scene: Scene, rest: str) -> None:
    table.auto = not table.auto
    table.screen.say("terminal-auto-on" if table.auto else "terminal-auto-off")


def verify(table: Table, scene: Scene, rest: str) -> None:
    """Whether the dice follow from the key that was promised; once the match is over, the key too."""
    kept = record.record_of(table.match)
    good, sentence = record.verify(kept, table.match.game, table.lang)
    table.screen.block(Text(sentence, "green" if good else "yellow"))
    if kept.over:
        table.screen.say("terminal-key", FAINT, hex=kept.key)


def leave(table: Table, scene: Scene, rest: str) -> None:
    raise Leave


DOING = {
    "help": show_help,
    "map": show_map,
    "units": show_units,
    "log": show_log,
    "cards": show_cards,
    "rule": show_rule,
    "odds": show_odds,
    "why": explain,
    "sight": show_sight,
    "order": give_order,
    "offer": take_offer,
    "undo": undo,
    "save": save,
    "position": show_position,
    "lang": change_lang,
    "auto": toggle_auto,
    "verify": verify,
    "quit": leave,
}
