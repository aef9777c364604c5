"""Lock 'n Load: squads, leaders and machine guns, impulse against impulse."""
