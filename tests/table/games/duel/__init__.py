"""A tiny game for two, for tests alone: each side holds a card the other may not see."""
