"""Why not: what a player hears who wants an answer that is not offered, or points at what cannot be chosen.

The rules say why (`Game.why_not`); the words are messages `FAMILY-why-KEY`. Where no rule bars it, the question
is simply another, and that is what is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from grognard.engine.ask import Ask, Option
from grognard.engine.game import Game
from grognard.engine.match import TYPED, Match
from grognard.engine.plans import acting_with
from grognard.engine.problem import Problem
from grognard.engine.reason import Reason
from grognard.engine.scene import Why
from grognard.engine.shelf import ground_of
from grognard.engine.show import prompt_of
from grognard.text import fold, listed, say

MOST_NAMED = 12
"""Answers named to somebody whose words mean nothing here."""


def why(match: Match, seat: int, about: str, lang: str) -> Why:
    """Why this seat cannot have what it asks for: an answer as it is typed, or a thing of its scene by id or name.

    It says nothing that differs between worlds this seat cannot tell apart. Words that are in no answer of the
    game are a Problem.
    """
    ask = match.ask
    if ask is None:
        return Why(text=Problem("problem-over").say(lang))
    if ask.seat != seat:
        return Why(text=Problem("problem-seat", seat=match.game.the_seat(ask.seat)).say(lang))
    if ask.kind in TYPED:
        return asked(match, ask, lang)
    heard = match.game.heard(match.state, about)
    if about and not heard:
        return Why(text=say(lang, "why-absent", text=about))
    thing = thing_called(match, seat, heard, lang)
    if thing:
        return why_thing(match, ask, thing, seat, lang)
    option = answer_called(match.game, ask, heard)
    if option is None:
        raise Problem("why-unknown", text=about, answers=", ".join(meant(match, ask, seat, about, lang)))
    if ask.find(option.text) is not None:
        return possible(match, ask, [option], lang)
    reason = bar(match, ask, option)
    return in_words(match.game, reason, lang) if reason is not None else asked(match, ask, lang)


def why_with(match: Match, seat: int, about: str, chosen: Sequence[str], lang: str) -> Why:
    """The same for who has chosen somebody to act and points at another side's piece: why those cannot reach it."""
    side_of = {piece.id: piece.side for piece in match.game.pieces(match.state, seat, lang)}
    ours = {side_of.get(piece, "") for piece in chosen}
    twin = acting_with(match, chosen, lang) if side_of.get(about, "") not in {"", *ours} else None
    if twin is not None and twin.ask is not None:
        for option in done_to(twin, twin.ask, seat, about, lang):
            reason = bar(twin, twin.ask, option)
            if reason is not None:
                return in_words(match.game, reason, lang)
    return why(match, seat, about, lang)


def bar(match: Match, ask: Ask, option: Option) -> Reason | None:
    """What bars an option: what the rule says of the set that is being marked, or the game of any answer."""
    reason = ask.marking.why_not(option) if ask.marking is not None else None
    return reason if reason is not None else match.game.why_not(match.state, ask, option)


def why_thing(match: Match, ask: Ask, thing: str, seat: int, lang: str) -> Why:
    """By which answers a thing can be chosen; or the first reason among those that name it, or its place."""
    game = match.game
    choices = [option for option in ask.options if points_at(match, option, thing)]
    if choices:
        return possible(match, ask, choices, lang)
    named = naming(match, ask, thing)
    for option in named or naming(match, ask, place_of(match, seat, thing, lang)):
        reason = bar(match, ask, option)
        if reason is not None:
            return in_words(game, reason, lang)
    return asked(match, ask, lang)


def place_of(match: Match, seat: int, thing: str, lang: str) -> str:
    """Where a piece is: answers may name a place for who is there."""
    pieces = match.game.pieces(match.state, seat, lang)
    return next((piece.place for piece in pieces if piece.id == thing), "")


def naming(match: Match, ask: Ask, thing: str, acts: bool = False) -> list[Option]:
    """The answers that would choose a thing, most telling first: those of a kind with the answers of the question.

    Then, where the question is what a piece does, or somebody `acts`, whatever else the game has; in the order of
    its verbs.
    """
    game = match.game
    kind, _, number = thing.partition(":")
    offered = {option.verb for option in ask.options}
    target = len(offered) == 1 and bool(ask.options[0].of)  # the question is at whom, not what
    acting = acts or (ask.about is not None and ask.about.of in game.piece_kinds and not target)
    first: list[Option] = []
    then: list[Option] = []
    for verb in game.verbs.values():
        if not verb.of or not (acting or verb.word in offered):
            continue
        if verb.of == kind and number.isdecimal():
            found = verb.each[int(number) : int(number) + 1]
        elif verb.of in game.piece_kinds or verb.of in game.space_kinds:
            continue
        else:
            found = [option for option in verb.each if points_at(match, option, thing)]
        (first if verb.word in offered else then).extend(found)
    return first + then


def done_to(match: Match, ask: Ask, seat: int, thing: str, lang: str) -> list[Option]:
    """The answers by which those who act would do something to a piece or its place; what rolls dice first."""
    place = place_of(match, seat, thing, lang)
    found = [*naming(match, ask, thing, True), *naming(match, ask, place, True)]
    return sorted(found, key=lambda option: not (match.game.rolls(option) or match.game.leads(option)))


def points_at(match: Match, option: Option, thing: str) -> bool:
    pieces, spaces = match.game.points(match.state, option)
    return thing in pieces or thing in spaces


# -- what was meant -----------------------------------------------------------------------------


def thing_called(match: Match, seat: int, about: str, lang: str) -> str:
    """The id of the piece, space or card of the seat's scene that has this id or name; "" for none."""
    scene = match.game.scene(match.state, seat, lang)
    things = [*scene.pieces, *ground_of(scene).spaces, *scene.rooms, *scene.cards]
    if any(thing.id == about for thing in things):
        return about
    wanted = fold(about)
    return next((thing.id for thing in things if fold(thing.name) == wanted), "")


def answer_called(game: Game, ask: Ask, typed: str) -> Option | None:
    """The answer that prints as this text, offered now or not, whatever the case, accents and blanks."""
    wanted = fold(typed)
    offered = next((option for option in ask.options if fold(option.text) == wanted), None)
    return offered or answers_of(game).get(wanted)


@lru_cache(maxsize=16)
def answers_of(game: Game) -> dict[str, Option]:
    """Every answer of a game by its folded text. Of one without a verb of the game only the text is known."""
    found = {}
    for text in game.glossary()["options"]:
        verb, _, subject = text.partition(" ")
        found[fold(text)] = Option(verb, subject)
    found.update((fold(option.text), option) for option in game.vocabulary())
    return found


def meant(match: Match, ask: Ask, seat: int, typed: str, lang: str) -> list[str]:
    """What somebody may have meant: answers that begin with the same word, or else the first that are possible.

    Places that are not on the board of the match are none.
    """
    game = match.game
    scene = game.scene(match.state, seat, lang)
    places = {place.id for place in [*ground_of(scene).spaces, *scene.rooms]}
    word = fold(typed).partition(" ")[0]
    same = [
        option.text
        for text, option in answers_of(game).items()
        if text.partition(" ")[0] == word
        and (option.of not in game.space_kinds or f"{option.of}:{option.value}" in places)
    ]
    return get_close_matches(typed, same, 5) or same[:MOST_NAMED] or [o.text for o in ask.options[:MOST_NAMED]]


# -- in words -----------------------------------------------------------------------------------


def in_words(game: Game, reason: Reason, lang: str) -> Why:
    """A reason of the rules as a sentence, with its section."""
    facts = {key: game.fact(key, value, lang) for key, value in (reason.facts or {}).items()}
    return Why(text=say(lang, f"{game.family}-why-{reason.key}", **facts), rule=reason.rule)


def possible(match: Match, ask: Ask, options: list[Option], lang: str) -> Why:
    """It can be chosen: by these answers."""
    labels = [match.game.label(match.state, ask, option, lang) for option in options]
    return Why(text=say(lang, "why-possible", options=listed(labels, lang)), rule=ask.rule, idle=True)


def asked(match: Match, ask: Ask, lang: str) -> Why:
    """No rule bars it: the question is another."""
    prompt, rule = prompt_of(match, ask, lang)
    return Why(text=say(lang, "why-asked", prompt=prompt), rule=rule, idle=True)
