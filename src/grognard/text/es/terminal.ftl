# The terminal client.

## The map
terminal-terrain-clear = clear
terminal-terrain-mountain = mountain
terminal-terrain-forest = forest
terminal-terrain-industrial = industrial
terminal-terrain-town = town
terminal-terrain-landing = landing zone
terminal-terrain-staging = base
terminal-mark-exit = exit
terminal-mark-port = port
terminal-face-leader = leader
terminal-face-commando = commando
terminal-face-engineer = engineer
terminal-face-partisan = partisans
terminal-face-camp = camp
terminal-face-hostiles = hostiles
terminal-code-leader = L
terminal-code-commando = C
terminal-code-engineer = E
terminal-code-partisan = P
terminal-code-camp = M
terminal-code-hostiles = H
terminal-marker-facility = plant
terminal-marker-barrels = barrels
terminal-marker-sample = sample
terminal-marker-ambush = ambush
terminal-marker-abandoned = abandoned
terminal-legend-hidden = face-down objective
terminal-legend-known = known objective
terminal-legend-site = objective site
terminal-legend-force = operating force
terminal-legend-option = option 1
terminal-next-to = next to { $names }
