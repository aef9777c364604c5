"""Maps as mathematics: distances, paths, sight. Knows no game."""
