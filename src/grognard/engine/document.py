"""YAML as we read it: into records, and never the same key twice, of which all but the last would be lost.

Yes and no are said with true and false: `on`, `off`, `yes` and `no` are words like others (places, settings).
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
import yaml

T = TypeVar("T")


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """Plain data only."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            name = (key.tag, key.value) if isinstance(key, yaml.ScalarNode) else None
            if name in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"{key.value} stands here twice", key.start_mark
                )
            if name is not None:
                seen.add(name)
        made: dict[Any, Any] = super().construct_mapping(node, deep)
        return made

    def construct_yaml_timestamp(self, node: yaml.ScalarNode) -> Any:
        """A date that is not in the calendar is text, and refused as such with its field."""
        try:
            return super().construct_yaml_timestamp(node)
        except ValueError:
            return node.value


Loader.add_constructor("tag:yaml.org,2002:timestamp", Loader.construct_yaml_timestamp)
Loader.yaml_implicit_resolvers = {
    first: [(tag, form) for tag, form in kinds if first in "tTfF" or tag != "tag:yaml.org,2002:bool"]
    for first, kinds in Loader.yaml_implicit_resolvers.items()
}


def parse(text: str | bytes) -> Any:
    """YAML as plain data. Raises yaml.YAMLError."""
    return yaml.load(text, Loader)


def decode(text: str | bytes, kind: type[T]) -> T:
    """YAML as a record. Raises msgspec.DecodeError, which says what is wrong and where."""
    try:
        return msgspec.convert(parse(text), kind)
    except yaml.YAMLError as error:
        raise msgspec.DecodeError(str(error)) from error
