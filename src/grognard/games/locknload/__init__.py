"""Lock 'n Load: squads, leaders and machine guns on hexes, impulse against impulse."""
