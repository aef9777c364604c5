"""A player for the one side that is played by a person.

The rules of thumb weigh everything the units could do in one coin, victory points: what a shot may destroy, what a
place is worth and how it is exposed, what it is worth to stay fresh. Every number comes from the rules themselves.
For one who looks ahead there is how well the player stands, and which asks are worth the trouble.
"""

from grognard.games.heroes.bot.decide import choose, contenders
from grognard.games.heroes.bot.standing import HORIZON, KEEN, PLAYOUTS, aim, clock, facts, worth

__all__ = ["HORIZON", "KEEN", "PLAYOUTS", "aim", "choose", "clock", "contenders", "facts", "worth"]
