"""A set that is wanted, marked answer by answer."""

from __future__ import annotations

from grognard.engine.ask import Ask, Marking, Option


def towards(ask: Ask, marking: Marking, wanted: list[int]) -> Option:
    """The next difference of a set that is wanted, or the commit."""
    for k in range(marking.at, len(marking.members)):
        if marking.now[k] != wanted[k] and wanted[k] >= 0:
            option = marking.members[k].ways[wanted[k]]
            if option in ask.options:
                return option
    return marking.commit if marking.commit in ask.options else ask.options[0]
