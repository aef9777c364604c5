"""What every game stands on: state, ask, answer, event, scene. Knows no game."""
