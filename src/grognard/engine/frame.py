"""The class of a game's state, written from its fields. `python -m grognard.games.frames` writes them all anew.

A written copy is what makes forks cheap, and mypyc compiles it only where it stands in a source file. So each game
has a `frame.py` made from the declarations in its `fields.py`, and a test looks that they say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.engine.fields import SPANS, Field
from grognard.engine.state import State

HEAD = '''"""Made from fields.py by `python -m grognard.games.frames`: change the declarations there, not this."""

from __future__ import annotations
'''


class Frame:
    """A class to be written: the whole state of a game (`given` is what all its copies share), or a part of one."""

    def __init__(self, name: str, doc: str, fields: Sequence[Field], given: dict[str, str] | None = None) -> None:
        self.name = name
        self.doc = doc
        self.fields = [attr for field in fields for attr in field.attrs()]
        self.given = given

    def source(self) -> str:
        """The class in Python."""
        base = "(State)" if self.given is not None else ""
        lines = [f"class {self.name}{base}:", f'    """{self.doc}"""', "", *self.slots(), ""]
        lines += [*self.init(), "", *self.key()]
        for span in SPANS[1:]:
            lines += self.reset(span)
        if self.given is None:
            lines += ["", f"    def copy(self) -> {self.name}:", f"        return {self.name}(self)"]
        return "\n".join(lines)

    def build(self, **names: Any) -> Any:
        """The class itself and its copy, for a game that is not compiled; what starts speak of is named."""
        made: dict[str, Any] = {"State": State, **names}
        given = "".join(f"self.{name}, " for name in self.given or ())
        copy = f"    def copy(self):\n        return type(self)({given}self.dice.copy(), self)"
        exec(f"from __future__ import annotations\n{self.source()}\n\n{copy}", made)
        return made[self.name]

    def slots(self) -> list[str]:
        names = sorted([f.attr for f in self.fields] + list(self.given or ()))
        return ["    __slots__ = (", *[f'        "{name}",' for name in names], "    )"]

    def init(self) -> list[str]:
        given = "".join(f"{name}: {kind}, " for name, kind in (self.given or {}).items())
        dice = "dice: Dice, " if self.given is not None else ""
        lines = [f"    def __init__(self, {given}{dice}like: {self.name} | None = None) -> None:"]
        if self.given is not None:
            lines.append("        super().__init__(dice, like)")
        lines += [f"        self.{name} = {name}" for name in self.given or ()]
        lines += ["        if like is None:"]
        lines += [f"            self.{f.attr}: {f.type} = {f.start}" for f in self.fields]
        lines += ["            return"]
        return lines + [f"        self.{f.attr} = {f.copied(f'like.{f.attr}')}" for f in self.fields]

    def key(self) -> list[str]:
        lines = ["    def key(self) -> object:", "        return ("]
        return lines + [f"            {f.keyed(f'self.{f.attr}')}," for f in self.fields] + ["        )"]

    def reset(self, span: str) -> list[str]:
        """A method that sets back what lasts no longer than this, where there is such a thing."""
        spans = SPANS[SPANS.index(span) :]
        gone = [f for f in self.fields if f.per in spans]
        if self.given is None or not any(f.per == span for f in gone):
            return []
        used = [name for name in self.given if any(f"{name}." in f.again for f in gone)]
        lines = ["", f"    def new_{span}(self) -> None:"]
        lines += [f'        """A new {span} begins: what lasts no longer than one is as at the start."""']
        lines += [f"        {name} = self.{name}" for name in used]
        return lines + [line for f in gone for line in self.set_back(f)]

    def set_back(self, f: Field) -> list[str]:
        """A shared list that is empty stays: most are, and to make another takes longer than to look."""
        if f.shared and f.again == "[]":
            return [f"        if self.{f.attr}:", f"            self.{f.attr} = []"]
        return [f"        self.{f.attr} = {f.again}"]


def module(imports: str, frames: Sequence[Frame]) -> str:
    """The whole file, not yet in the form ruff gives it."""
    return "\n".join([HEAD, imports.strip(), "\n\n", "\n\n\n".join(frame.source() for frame in frames), ""])
