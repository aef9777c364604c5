"""A player for both sides of Lock 'n Load.

The rules of thumb weigh for each location its best fire, its best move and what else it could do, all in one coin:
what units are worth, times the exact chance to lose them. Every number comes from the rules themselves. For one who
looks ahead there is how well a side stands, and which asks are worth the trouble.
"""

from grognard.games.locknload.bot.aims import aim
from grognard.games.locknload.bot.decide import choose, contenders
from grognard.games.locknload.bot.standing import HORIZON, KEEN, PLAYOUTS, clock, facts, worth

__all__ = ["HORIZON", "KEEN", "PLAYOUTS", "aim", "choose", "clock", "contenders", "facts", "worth"]
