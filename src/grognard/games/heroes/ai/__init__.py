"""The opponent: it reads order cards as the rulebook does, and says why (4 to 5)."""
