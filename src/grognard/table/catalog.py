"""What is the same for everybody: the words of the client, the games, their rules, their lessons."""

from __future__ import annotations

import threading
from functools import cache
from importlib import resources

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_expression

from grognard.engine.casebook import Case, begin_case, read_case
from grognard.engine.game import Game
from grognard.engine.rulebook import Ruling, read_rulebook
from grognard.engine.scene import scene_of
from grognard.games import PACKAGES, checked_options, folder_of, game_named
from grognard.table.messages import (
    GameCard,
    Labelled,
    LabelledValue,
    Lesson,
    LessonStep,
    RulesView,
    RulingView,
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
        return Setting(name=name, label=word(f"setting-{name}"), values=shown)

    return GameCard(
        name=game.name,
        family=game.family,
        title=word("title"),
        sentence=word("sentence"),
        seats=game.seats,
        scenarios=[Labelled(name=s, label=word(f"scenario-{s}")) for s in game.scenarios],
        settings=[setting(name, values) for name, values in game.choices().items()],
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


def lessons(name: str, lang: str) -> list[Lesson]:
    """The tutorial of a game, in order. Called in threads: the first makes it for all."""
    with MAKING:
        return made_lessons(name, lang)


@cache
def made_lessons(name: str, lang: str) -> list[Lesson]:
    game = game_named(name)
    files = (folder_of(name) / "lessons").glob("*.yaml")
    cases = [read_case(path) for path in sorted(files)]
    return [lesson(case, game, lang) for case in cases if case.game == name]


def lesson(case: Case, game: Game, lang: str) -> Lesson:
    """A case as a lesson: each scene with the answer given to it, and the scene it ends with."""
    match = begin_case(case, game, checked_options(game, case.options))
    steps = []
    for answer in [step for step in case.play if isinstance(step, str)]:
        seat = match.ask.seat if match.ask is not None else 0
        option = match.ask.find(answer) if match.ask is not None else None
        text = option.text if option is not None else answer
        steps.append(LessonStep(scene=scene_of(match, seat, lang), answer=text))
        match.give(answer)
    last = match.ask.seat if match.ask is not None else 0
    steps.append(LessonStep(scene=scene_of(match, last, lang)))
    return Lesson(title=case.title[lang], lesson=case.lesson.get(lang, ""), steps=steps)
