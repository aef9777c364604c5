"""A player for RAIDERS. The heuristic buys a fitting force, lands, scouts, heads for the objective, and fights
when the odds allow. It decides from an imagined position, so it cannot know what is hidden. For one who looks ahead
there is how well the raiders stand, and which asks are worth the trouble."""

from grognard.games.raiders.bot.decide import choose, contenders
from grognard.games.raiders.bot.standing import HORIZON, KEEN, PLAYOUTS, aim, clock, facts, worth

__all__ = ["HORIZON", "KEEN", "PLAYOUTS", "aim", "choose", "clock", "contenders", "facts", "worth"]
