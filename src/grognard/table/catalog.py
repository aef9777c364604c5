"""What is the same for everybody: the words of the client, the games, their rules, their lessons."""

from __future__ import annotations

import threading
from functools import cache
from importlib import resources

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_expression
from msgspec.structs import asdict, replace

from grognard.engine.casebook import Case, begin_case, read_case
from grognard.engine.game import Game
from grognard.engine.kit import kit_name
from grognard.engine.measured import read_measured
from grognard.engine.rulebook import Ruling, read_rulebook
from grognard.engine.show import scene_of
from grognard.games import PACKAGES, checked_options, folder_of, game_named
from grognard.table.messages import (
    GameCard,
    LabelledValue,
    Lesson,
    LessonCard,
    LessonStep,
    RulesView,
    RulingView,
    ScenarioCard,
    SectionView,
    Setting,
)
from grognard.text import say

MAKING = threading.Lock()


def words(lang: str) -> dict[str, str]:
    """Every message of `web.ftl`. What varies in it stands as `{$name}`, choices as Fluent writes them."""
    file = resources.files("grognard.text") / lang / "web.ftl"
    if not file.is_file():
        return {}
    entries = parse(file.read_text(encoding="utf-8")).body
    return {e.id.name: pattern_text(e.value) for e in entries if isinstance(e, ast.Message) and e.value}


def pattern_text(pattern: ast.Pattern) -> str:
    return "".join(element_text(e) for e in pattern.elements)


def element_text(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.VariableReference):
        return f"{{${inner.id.name}}}"
    if isinstance(inner, ast.StringLiteral):
        return str(inner.parse()["value"])
    return f"{{ {serialize_expression(inner)} }}"


@cache
def games(lang: str) -> list[GameCard]:
    """Every game with its scenarios and settings."""
    return [game_card(game_named(name), lang) for name in PACKAGES]


def game_card(game: Game, lang: str) -> GameCard:
    def word(key: str) -> str:
        return say(lang, f"{game.family}-{key}")

    def setting(name: str, values: list[str]) -> Setting:
        shown = [LabelledValue(value=v, label=word(f"setting-{name}-{v}")) for v in values]
        low, high = game.numbers.get(name, (0, 0))
        return Setting(name=name, label=word(f"setting-{name}"), values=shown, low=low, high=high)

    known = read_measured(game)

    def scenario(name: str) -> ScenarioCard:
        card = ScenarioCard(name=name, label=game.scenario_title(name, lang))
        return replace(card, **asdict(known[name])) if name in known else card

    return GameCard(
        name=game.name,
        kit=kit_name(game, lang),
        family=game.family,
        title=word("title"),
        sentence=word("sentence"),
        seats=game.seats,
        scenarios=[scenario(s) for s in game.scenarios],
        settings=[setting(name, values) for name, values in game.choices.items()],
        beside=game.boarded,
        decks=game.decked,
    )


@cache
def rules(name: str, lang: str) -> RulesView:
    """The rulebook index of a game."""
    book = read_rulebook(game_named(name))
    sections = [SectionView(id=s.id, title=s.title[lang], gist=s.gist[lang], kind=s.kind) for s in book.sections]
    return RulesView(title=book.title[lang], sections=sections, rulings=[ruling(r, lang) for r in book.rulings])


def ruling(r: Ruling, lang: str) -> RulingView:
    return RulingView(
        id=r.id,
        sections=r.sections,
        point=r.point[lang],
        ruling=r.ruling[lang],
        reason=r.reason[lang],
        other=r.other.get(lang, ""),
        option=r.option,
    )


@cache
def tutorial(name: str) -> dict[str, Case]:
    """The lessons of a game by their number, in order."""
    files = (folder_of(name) / "lessons").glob("*.yaml")
    cases = [case for case in map(read_case, sorted(files)) if case.game == name]
    return {str(i): case for i, case in enumerate(cases, 1)}


def lessons(name: str, lang: str) -> list[LessonCard]:
    """What the tutorial of a game consists of, in order."""
    cases = tutorial(name).values()
    return [LessonCard(title=case.title[lang], steps=len(answers_of(case))) for case in cases]


def answers_of(case: Case) -> list[str]:
    return [step for step in case.play if isinstance(step, str)]


def lesson(name: str, number: str, lang: str) -> Lesson:
    """One lesson, played out. Called in threads: the first makes it for all."""
    with MAKING:
        return made_lesson(name, number, lang)


@cache
def made_lesson(name: str, number: str, lang: str) -> Lesson:
    """A case as a lesson: each scene with the answer given to it, and the scene it ends with.

    Each is seen with the eyes of whoever answers, and the last with those of whoever answered last.
    """
    game = game_named(name)
    case = tutorial(name)[number]
    match = begin_case(case, game, checked_options(game, case.options))
    steps = []
    seat = 0

    def add(answer: str) -> None:
        side = game.seats[seat] if len(game.seats) > 1 else ""
        steps.append(LessonStep(scene=scene_of(match, seat, lang), answer=answer, side=side))

    for answer in answers_of(case):
        assert match.ask is not None, "every lesson is tested as a case"
        seat = match.ask.seat
        option = match.ask.find(answer)
        add(option.text if option is not None else answer)
        match.give(answer)
    add("")
    return Lesson(title=case.title[lang], lesson=case.lesson.get(lang, ""), steps=steps)
