"""The documents are true of the code: each record with its fields, each room with its files, each link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.engine import kit, scene

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "grognard"
DOCS = [*sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("*.md"))]
CALLED = {"Order": "OrderView", "Luck": "LuckLine"}
"""Records that have another name in the code."""


def tables(text: str) -> list[tuple[str, list[str]]]:
    """The records described, each with the fields its table names: by its first word, else by the heading above."""
    found: list[tuple[str, list[str]]] = []
    heading = ""
    for line in text.splitlines():
        if title := re.match(r"#+ (\w+)", line):
            heading = title[1]
        if head := re.match(r"\| (\w+) \| type \|", line):
            found.append((heading if head[1] == "field" else head[1], []))
        elif line.startswith("| `") and found:
            found[-1][1].extend(re.findall(r"`(\w+)`", line.split("|")[1]))
        elif not line.startswith("|") and found and found[-1][1]:
            found.append(("", []))
    return [(name, fields) for name, fields in found if name]


def test_every_field_of_a_scene_is_described_once() -> None:
    found = tables((ROOT / "docs" / "scene.md").read_text(encoding="utf-8"))
    names = [name for name, _ in found]
    assert len(names) > 30
    assert len(set(names)) == len(names), "a record is described twice"
    for name, fields in found:
        record = getattr(scene, CALLED.get(name, name), None) or getattr(kit, name)
        assert sorted(fields) == sorted(record.__struct_fields__), name


def test_every_file_of_the_table_and_the_client_has_its_line() -> None:
    rooms = (ROOT / "docs" / "table.md").read_text(encoding="utf-8").partition("## Tokens")[0]
    drawn = (ROOT / "docs" / "hexes.md").read_text(encoding="utf-8")
    named = set(re.findall(r"[\w/]+\.(?:py|js|css|html)", rooms))
    named |= {f"js/{name}.js" for name in re.findall(r"`(hex/\w+)`", drawn)}
    there = {path.name for path in (SOURCES / "table").glob("*.py") if path.name != "__init__.py"}
    client = SOURCES / "web"
    for path in client.rglob("*"):
        name = path.relative_to(client).as_posix()
        if path.suffix in (".js", ".css", ".html") and not name.startswith("games/"):
            there.add(name)
    assert named == there


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for to, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)", path.read_text(encoding="utf-8")):
        if to.startswith("http"):
            continue
        goal = path.parent / to if to else path
        assert goal.exists(), to
        if anchor:
            titles = re.findall(r"^#+ (.*)$", goal.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles], anchor
