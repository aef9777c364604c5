"""How a match reads the places where the rulebook is open."""

from __future__ import annotations


class Reading:
    """How this match reads the places where the rulebook is open."""

    __slots__ = (
        "adjacent_any", "entering_any", "fanatics_always", "held_later", "leaders_force", "ops_strict",
        "shadow_hills", "spotting_led", "zero_armed",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        self.adjacent_any = options.get("adjacent") == "any"
        """R6: any attack but a satchel charge alone has the bonus next door."""
        self.shadow_hills = options.get("shadow") == "hills"
        """R43: only what stands on level 1 or 2 throws a shadow."""
        self.ops_strict = options.get("ops") == "strict"
        """R10: under Ops Complete a leader helps nobody."""
        self.spotting_led = options.get("spotting") == "led"
        """R13: a leader in his hex helps a spotter."""
        self.held_later = options.get("held") == "later"
        """R18: units held back may fire later in the same move."""
        self.leaders_force = options.get("leaders") == "force"
        """R61: a leader helps his own force only, in fire too."""
        self.fanatics_always = options.get("fanatics") == "always"
        """R55: shaken SS try to rally in melee beside friends in good order too."""
        self.zero_armed = options.get("zero") == "armed"
        """R77: an MMC with FP 0 that fights with a weapon has no modifier."""
        self.entering_any = options.get("entering") == "any"
        """R46: groups off the board may come on by any kind of movement."""


CHOICES = {
    "adjacent": ["own", "any"],
    "shadow": ["all", "hills"],
    "ops": ["lenient", "strict"],
    "spotting": ["own", "led"],
    "held": ["once", "later"],
    "leaders": ["side", "force"],
    "fanatics": ["alone", "always"],
    "zero": ["counts", "armed"],
    "entering": ["normal", "any"],
}
"""The settings of a match; the first value of each is the usual one."""
