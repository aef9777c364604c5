"""A heuristic player for both sides of Incursion.

It gives every figure an errand (an exit, a door, an object, a prey), measures the way there, and weighs
each step against each shot and blow. It decides from an imagined position, so it cannot know what is hidden.
"""

from grognard.games.incursion.bot.decide import WEIGHED, choose

__all__ = ["WEIGHED", "choose"]
