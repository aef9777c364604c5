"""Lock 'n Load: infantry battles of squads, leaders and heroes on hexes."""
