"""Beside a real board: the program draws the cards and says what the AI does; the person moves, rolls and tells."""
