"""RAIDERS: the solitaire commando system. `telemark/` is its first scenario."""
