"""A player for both sides of Incursion.

The heuristic gives every figure an errand (an exit, a door, an object, a prey), measures the way there, and weighs
each step against each shot and blow. It decides from an imagined position, so it cannot know what is hidden. For
one who looks ahead there is how well a side stands, and which asks are worth the trouble.
"""

from grognard.games.incursion.bot.aims import aim
from grognard.games.incursion.bot.decide import choose, contenders
from grognard.games.incursion.bot.standing import HORIZON, KEEN, PLAYOUTS, clock, facts, worth

__all__ = ["HORIZON", "KEEN", "PLAYOUTS", "aim", "choose", "clock", "contenders", "facts", "worth"]
