"""How a match reads the places where the rulebooks disagree or leave a choice."""

from __future__ import annotations


class Reading:
    """How this match reads the places where the rulebooks disagree or leave a choice."""

    __slots__ = (
        "any_defeat_ends", "blank_rounds", "coordinated", "extra_alert", "extra_ops", "gains_shuffled",
        "keep_optional", "leader_gear", "leader_optional", "odd_scouting", "radio_directs", "scouting",
    )  # fmt: skip

    def __init__(self, options: dict[str, str]) -> None:
        spanish = options.get("edition") == "es"
        self.blank_rounds = 1 if spanish else 2
        self.odd_scouting = spanish
        self.gains_shuffled = spanish
        self.keep_optional = spanish
        self.leader_optional = spanish
        self.radio_directs = spanish
        self.any_defeat_ends = spanish or options.get("campaign_defeat") == "any"
        self.leader_gear = 1 if options.get("leader_gear") == "1" else 2
        self.extra_ops = 2 if options.get("difficulty") == "easier" else 0
        self.extra_alert = 1 if options.get("difficulty") == "harder" else 0
        self.scouting = options.get("scouting") != "off"
        self.coordinated = options.get("coordinated") != "off"
