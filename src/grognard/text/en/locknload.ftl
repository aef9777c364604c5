# Lock 'n Load.
locknload-title = Lock 'n Load
locknload-sentence = Paratroopers and grenadiers in the hedgerows of Normandy, squad by squad, impulse by impulse. For two, or against the computer.
locknload-scenario-vierville = Assault on Vierville: hold the village
locknload-scenario-brecourt = Four Guns in a Hedge: spike the guns
locknload-scenario-sainte-mere = Fire over Sainte-Mère: drop on the town by night
locknload-scenario-causeway = The Causeway: get across the bridge
locknload-scenario-sunken-lane = The Sunken Lane: break through to the east
locknload-scenario-bayonets = Fix Bayonets: take the farm
locknload-scenario-training = First Contact: a small field to learn on

locknload-setting-adjacent = The bonus for firing at the next hex (1.6.2)
locknload-setting-adjacent-own = only where somebody fires his own weapon
locknload-setting-adjacent-any = any attack but a satchel charge alone
locknload-setting-shadow = What throws a shadow for those who look down (10.3)
locknload-setting-shadow-all = every obstacle
locknload-setting-shadow-hills = only what stands on level 1 or 2
locknload-setting-ops = Leaders under Ops Complete (4.1)
locknload-setting-ops-lenient = still steady those with them
locknload-setting-ops-strict = help nobody
locknload-setting-spotting = Leadership in spotting (10.1)
locknload-setting-spotting-own = the spotter's own
locknload-setting-spotting-led = that of a leader beside him too
locknload-setting-held = Units held back in opportunity fire (5.3)
locknload-setting-held-once = have had their chance
locknload-setting-held-later = may fire later in the same move
locknload-setting-leaders = Whom leaders help in fire, checks and melee (5.01)
locknload-setting-leaders-side = their whole side
locknload-setting-leaders-force = their own force alone
locknload-setting-fanatics = Shaken SS whom an enemy breaks in on (13.81)
locknload-setting-fanatics-alone = try to rally if nobody with them can fight
locknload-setting-fanatics-always = try beside friends in good order too
locknload-setting-zero = FP 0 with a weapon in melee (8.2)
locknload-setting-zero-counts = still has its modifier
locknload-setting-zero-armed = has no modifier
locknload-setting-entering = How groups come onto the board (6.0)
locknload-setting-entering-normal = by normal movement
locknload-setting-entering-any = by assault move, crawling or stealth too

locknload-side-us = Americans
locknload-side-german = Germans
locknload-the-side-us = the Americans
locknload-the-side-german = the Germans
locknload-won-side-us = The Americans win
locknload-won-side-german = The Germans win
# A side as it stands in a sentence, at its beginning and further on, and who has won.
locknload-they = { $side ->
    [Americans] The Americans
   *[Germans] The Germans
}
locknload-them = { $side ->
    [Americans] the Americans
   *[Germans] the Germans
}
locknload-verdict = { $winner ->
    [Americans] The Americans win.
   *[Germans] The Germans win.
}

locknload-phase-setup = Set-up: { $side }
locknload-phase-rally = Rally Phase: { $side }
locknload-phase-operations = Operations Phase: { $side }
locknload-phase-administration = Administrative Phase
locknload-turn = Turn { $turn } of { $turns }
locknload-track-passes = Passes in a row
locknload-track-points = Points: { $side }
locknload-track-control = Hexes held: { $side }
locknload-track-mf = Movement points left

# Places that are not simply a hex, and whoever is still off the board.
locknload-upstairs = { $hex } upstairs
locknload-inside = { $hex } in the bunker
locknload-on-the-way = On the way: { $name }
locknload-outside = off the board
locknload-direction-north = north
locknload-direction-north-east = north-east
locknload-direction-south-east = south-east
locknload-direction-south = south
locknload-direction-south-west = south-west
locknload-direction-north-west = north-west
locknload-the-event = the event marker
locknload-card-held = Held by { $name }.

locknload-ask-set-up = Where does { $about } set up?
locknload-ask-arm = Who gets { $about }?
locknload-ask-work-foxhole = Where is the foxhole dug?
locknload-ask-work-wire = Where is the wire laid?
locknload-ask-work-mines-1 = Where are the mines laid?
locknload-ask-work-bunker = Where does the bunker stand?
locknload-ask-face = The bunker in { $about }: which way does it face?
locknload-ask-face-team = Which way does { $about } look?
locknload-ask-turner = Who turns?
locknload-ask-cloud = Smoke before the first turn: where?
locknload-ask-landing = Where does the stick come down?
locknload-ask-treat = Whom does the medic treat?
locknload-ask-dedication = The SS do not give in: who tries to rally once more?
locknload-ask-outfit = Before the fighting: who joins up, what changes hands?
locknload-ask-join = { $about }: with whom does it join up?
locknload-ask-carrier = Who takes { $about }?
locknload-ask-exchange = Which weapon comes back for it?
locknload-ask-drop = More weapons than it may carry: which is dropped?
locknload-ask-jam = Equal dice: which of the guns jams?
locknload-ask-take = Your impulse: which hex acts?
locknload-ask-act = { $about }: what now?
locknload-ask-preempt = The enemy's impulse begins. Does somebody act first?
locknload-ask-again = That went badly. Is the roll made again?
locknload-ask-spotter = Who tries to spot { $about }?
locknload-ask-movers = Who goes along?
locknload-ask-step = Where to next?
locknload-ask-firers = Who fires at { $about }?
locknload-ask-opportunity = The enemy moves in { $about }. Fire?
locknload-ask-claymore = The enemy moves in { $about }. Set off a claymore?
locknload-ask-sniper-at = Where does { $about } lie in wait?
locknload-ask-snipe = { $about }: at whom does he fire?
locknload-ask-smoke-at = Where is smoke laid?
locknload-ask-smoke-by = Smoke in { $about }: who lays it?
locknload-ask-flare-at = Where does the flare burn?
locknload-ask-flare-by = A flare over { $about }: who fires it?
locknload-ask-spike-by = Who spikes the gun?
locknload-ask-hero-at = There is no room for the hero here. Where does he go?
locknload-ask-retreat = Away from the flames: where to?
locknload-ask-targets = Melee in { $about }: whom do you strike?
locknload-ask-strikers = Melee in { $about }: who strikes?
locknload-ask-leavers = Melee in { $about }: who tries to withdraw?

# Core: what a draft of the set-up has decided
locknload-decided-work-foxhole = Foxhole dug in { $answer }
locknload-decided-work-wire = Wire laid in { $answer }
locknload-decided-work-mines-1 = Mines laid in { $answer }
locknload-decided-work-bunker = Bunker in { $answer }
locknload-decided-face = Bunker in { $about } facing { $answer }
locknload-decided-cloud = Smoke in { $answer } before the first turn

# Headings of a long list of options.
locknload-group-join = Join up
locknload-group-arm = Weapons
locknload-group-take = Activate
locknload-group-spot = Spot
locknload-group-step = Move to
locknload-group-melee = Melee
locknload-group-other = Other

locknload-option-place = { $name }
locknload-option-give = { $name }
locknload-option-face = { $name }
locknload-option-cloud = { $name }
locknload-option-treat = { $name }
locknload-option-urge = { $name }
locknload-option-again = Roll again
locknload-option-keep = { $ask ->
    [dedication] Nobody
   *[other] Let it stand
}
locknload-option-join = { $name } joins up
locknload-option-pick = Pick up { $name }
locknload-option-flip = { $name }
locknload-option-swap = Hand { $name } over
locknload-option-to = { $name }
locknload-option-drop = { $name }
locknload-option-jam = { $name }
locknload-option-done = { $ask ->
    [treat] Nobody
   *[other] Done
}
locknload-option-take = { $name }
locknload-option-enter = Bring on { $name }
locknload-option-spot = Try to spot { $name }
locknload-option-by = { $name }
locknload-option-pass = { $count ->
    [1] Pass
    [2] Pass (2nd in a row)
   *[3] Pass: the phase ends
}
locknload-option-end = End the impulse
locknload-option-preempt = { $name } acts first
locknload-option-wait = Let them
locknload-option-move = Move
locknload-option-assault = Assault move
locknload-option-crawl = Low crawl
locknload-option-stealth = Stealth move
locknload-option-charge = Charge
locknload-option-fire = Fire at { $name }
locknload-option-smoke = Lay smoke
locknload-option-flare = Fire a flare
locknload-option-at = { $name }
locknload-option-fight = Fight another round
locknload-option-withdraw = Withdraw from the melee
locknload-option-spike = Spike the gun
locknload-option-deploy = { $ask ->
    [claymore] Set off { $name }
   *[other] Set out { $name }
}
locknload-option-snipe = { $ask ->
    [opportunity] { $name } appears and fires
   *[other] { $name } appears
}
locknload-option-goes = { $name }
locknload-option-goes-light = { $name } without weapons
locknload-option-without = { $name } stays out
locknload-option-march = Go
locknload-option-step = To { $name }
locknload-option-exit = Leave the board
locknload-option-stop = Stop here
locknload-option-flee = { $name }
locknload-option-volley = Fire from { $name }
locknload-option-fires = { $name }
locknload-option-guns = { $name } with support weapons alone
locknload-option-blasts = { $name } and its satchel charge
locknload-option-hurls = { $name } with its satchel charge alone
locknload-option-leads = { $name } leads the fire
locknload-option-helps = { $name } helps to serve a weapon
locknload-option-shoot = Fire
locknload-option-victim = { $name }
locknload-option-chosen = These
locknload-option-fights = { $name }
locknload-option-armed = { $name } with support weapons alone
locknload-option-bursts = { $name } with a satchel charge
locknload-option-strike = Strike
locknload-option-leaves = { $name }
locknload-option-try = Try to get away

locknload-event-turn = Turn { $number }.
locknload-event-initiative = { locknload-they } have the initiative.
locknload-event-drop = { $units }: the drop drifts.
locknload-event-landed = { $units }: down in { $location }.
locknload-event-rally = { $unit } tries to rally, { $number } or less: { $outcome }.
locknload-event-morale = Morale check of { $unit }, { $number } or less: { $outcome }.
locknload-event-healed = { $unit } patches up { $target }.
locknload-event-joined = { $units } are { $unit } now.
locknload-event-flipped = { $unit } mounts or dismounts { $weapon }.
locknload-event-mounted = { $unit } puts { $weapon } on its tripod.
locknload-event-dismounted = { $unit } takes { $weapon } off its tripod.
locknload-onto-tripod = onto its tripod
locknload-off-tripod = off its tripod
locknload-event-taken = { $unit } takes { $weapon }.
locknload-event-dropped = { $unit } drops { $weapon }.
locknload-event-jammed = { $weapon } jams.
locknload-event-cleared = { $unit } has { $weapon } working again.
locknload-event-passed = { locknload-they } pass{ $number ->
    [1] .
    [2] , the second pass in a row.
   *[other] , the third pass in a row: the phase ends.
}
locknload-event-spotting = { $unit } tries to spot { $location }, { $number } or less: { $outcome }.
locknload-event-moved = { $units }: { $from } → { $location } for { $number ->
    [one] 1 point
   *[other] { $number } points
}.
locknload-event-turned = { $unit } turns in { $location } to look { $direction }, for { $number ->
    [one] 1 point
   *[other] { $number } points
}.
locknload-event-left = { $units }: off the board from { $location }.
locknload-event-attack = Fire from { $from } at { $location } ({ $units }), { $totals }: { $outcome }.
locknload-total = { $total } against { $other }
locknload-total-for = { $total } against { $other } on { $units }
locknload-tally-attack = On { $units }{ $sum ->
    [open] {""}
   *[other] : { $sum } in all
}
locknload-tally-claymore = On { $units }{ $sum ->
    [open] {""}
   *[other] : { $sum } in all
}
locknload-event-damage = Damage check of { $unit }, morale { $number }: { $outcome }.
locknload-event-reduced = { $unit } is now { $target }, shaken.
locknload-event-eliminated = { $unit } is eliminated in { $location }.
locknload-event-retreated = { $unit } flees from the flames: { $from } → { $location }.
locknload-event-hero-roll = Heroism in { $location }: { $outcome }.
locknload-event-hero = { $unit }, a hero, rises in { $location }.
locknload-event-card-drawn = { $unit } has the card { $card }.
locknload-event-card = { $unit } uses { $card }.
locknload-event-again = { $unit } uses { $card }: the roll is made again.
locknload-event-smoke = { $unit } lays smoke in { $location }, { $number } or less: { $outcome }.
locknload-event-flare = { $unit } fires a flare over { $location }, { $number } or less: { $outcome }.
locknload-event-sniper = { $unit } appears in { $location }.
locknload-event-mines = { $units }: in the mines of { $location }, { $outcome }.
locknload-event-deployed = { $unit } sets out { $weapon } in { $location }.
locknload-event-claymore = { $weapon } goes off in { $location }: { $outcome }.
locknload-event-spiked = { $unit } and the gun in { $location }: { $outcome }.
locknload-event-clash = Melee in { $location }: { locknload-them } attack.
locknload-event-blow = Melee in { $location }: { $units } against { $targets }, { $attack } to { $defence }, so { $plain }{ $shift ->
    [0] {""}
   *[other] , shifted to { $odds }
}, { $number } or more: { $outcome }.
locknload-event-control = { locknload-they } control { $location }.
locknload-event-event = { $unit } and the event marker of { $location }: { $event }
locknload-event-over = The battle is over: { $how }. { locknload-verdict }

locknload-die-initiative = the initiative, { $nth ->
    [1] Americans
   *[other] Germans
}
locknload-die-drop = the drop of { $units }, { $nth ->
    [1] which way
   *[other] how far
}
locknload-die-rally = { $unit }, trying to rally
locknload-die-morale = the morale check of { $unit }
locknload-die-spotting = { $unit }, spotting { $location }
locknload-die-attack = the fire from { $from } at { $location }; attack first, defence last; die { $nth }
locknload-die-damage = the damage check of { $unit }
locknload-die-reduced = what is left of { $unit }
locknload-die-hero-roll = a hero in { $location }
locknload-die-smoke = { $unit }, smoke in { $location }
locknload-die-flare = { $unit }, a flare over { $location }
locknload-die-mines = the mines of { $location }, { $nth ->
    [1] attack
   *[other] defence
}
locknload-die-claymore = { $weapon } in { $location }, { $nth ->
    [1] attack
   *[other] defence
}
locknload-die-spiked = { $unit } and the gun in { $location }
locknload-die-blow = the melee in { $location }
locknload-stage-attack = the fire from { $from } at { $location }
locknload-stage-blow = { $units } against { $targets }
locknload-stage-mines = the mines of { $location }
locknload-stage-claymore = { $weapon } in { $location }

locknload-how-time = the last turn is played
locknload-how-eliminated = nobody is left

locknload-outcome-effect = it takes effect
locknload-outcome-none = nothing
locknload-outcome-shaken = shaken
locknload-outcome-casualties = casualties
locknload-outcome-wounded = wounded
locknload-outcome-eliminated = eliminated
locknload-outcome-passed = passed
locknload-outcome-failed = failed
locknload-outcome-rallied = in good order again
locknload-outcome-spotted = spotted
locknload-outcome-unseen = nothing to be seen
locknload-outcome-placed = it succeeds
locknload-outcome-hero = a hero
locknload-outcome-done = spiked
locknload-outcome-killed = killed
locknload-outcome-missed = no effect

locknload-modifier-leadership = leadership
locknload-modifier-adjacent = adjacent
locknload-modifier-degrading = degrading terrain in the line
locknload-modifier-bocage = through bocage
locknload-modifier-assault-move = after an assault move
locknload-modifier-stealth = after a stealth move
locknload-modifier-night = by night
locknload-modifier-moving = moving target
locknload-modifier-terrain = terrain
locknload-modifier-hexside = behind a hexside
locknload-modifier-foxhole = foxhole
locknload-modifier-sniper = cover doubled: a sniper alone
locknload-modifier-margin = difference of the attack
locknload-modifier-cover = in cover
locknload-modifier-card = skill card
locknload-modifier-crossed = degrading terrain in between
locknload-modifier-scout = scout
locknload-modifier-zero-attacking = FP 0 among those who strike
locknload-modifier-zero-defending = FP 0 among those who are struck

## In the terminal
locknload-help-units = A unit’s numbers are firepower, range and movement, then morale; a leader has his leadership in place of firepower and range.

# What each kind of counter is good for.
locknload-gist-squad = Fires, moves, fights in melee; carries up to two support weapons. Casualties leave a half-squad.
locknload-gist-half = Half a squad: two of them can join up again beside a leader.
locknload-gist-crew = Counts as a half-squad, and serves weapons and vehicles.
locknload-gist-team = A weapon and the men who serve it: fires by itself, and only defends itself in melee.
locknload-gist-leader = Activates the hexes around him, adds his leadership to fire and checks, rallies the shaken, lets others move farther.
locknload-gist-hero = Fires and fights by himself and is never shaken; others can rally beside him.
locknload-gist-medic = Treats one unit of his hex each Rally Phase; never fires or fights.
locknload-gist-sniper = Appears from nowhere, once; throws two dice at one man taken at random, and stays where he is.
locknload-gist-scout = Spots better than others, moves stealthily, shows the way through woods.
locknload-gist-chaplain = Helps his own to rally; never fires or spots.
locknload-gist-advisor = Raises the morale of the allies with him; may spot and serve a weapon.
locknload-gist-machine-gun = Adds its firepower to that of who serves it.
locknload-gist-flamethrower = Reaches the next hex; whoever it shakes has to flee.
locknload-gist-satchel = Thrown into the next hex or used in melee; then it is gone.
locknload-gist-claymore = Set out by hand and set off at whoever comes near.

# Why something cannot be done now.
locknload-why-is-shaken = It is shaken.
locknload-why-has-marker = Its marker says that it has acted already this turn.
locknload-why-ops-complete = It is marked Ops Complete.
locknload-why-is-locked = It is locked in a melee.
locknload-why-out-of-reach = No one leader can activate that hex together with what has acted in this impulse.
locknload-why-nothing-to-do = Nobody there can do anything more this turn.
locknload-why-nobody-there = Nobody of yours is there.
locknload-why-no-fire = Nobody there can fire at that.
locknload-why-has-answered = That hex has fired once already in this impulse.
locknload-why-no-points = As many attacks have been made there as movement points were spent in the hex.
locknload-why-no-target = There is no enemy there.
locknload-why-friends-there = Friends are there.
locknload-why-in-melee = There is a melee there: nobody fires into it.
locknload-why-unspotted = The enemies there have not been spotted.
locknload-why-no-sight = There is no line of sight.
locknload-why-out-of-arc = The bunker does not face that way.
locknload-why-fires-alone = Weapon teams and snipers fire by themselves.
locknload-why-one-leader = Only one leader leads an attack.
locknload-why-other-force = A leader leads only his own force.
locknload-why-nobody-to-help = There is no single man with a weapon whom he could help.
locknload-why-nobody-fires = Somebody has to fire.
locknload-why-mmc-only = Only squads, half-squads, crews and teams lay smoke.
locknload-why-no-smoke = Its nation has no smoke.
locknload-why-by-day = Flares are for the night.
locknload-why-no-flare = Only leaders, heroes and advisors fire flares.
locknload-why-not-in-zone = That is outside the zone where it sets up.
locknload-why-cannot-carry = It cannot carry weapons.
locknload-why-overfull = There is no room: three squads and two single men of a side, no more.
locknload-why-not-beside = That is not the next hex.
locknload-why-no-way = Nobody on foot gets in there, or across.
locknload-why-burning = The house is on fire.
locknload-why-no-guns = A gun cannot be brought in there, or across.
locknload-why-no-stairs = No stairs lead there.
locknload-why-no-bunker = There is no bunker.
locknload-why-have-gone = Others have set out from there in this impulse: those who move go together.
locknload-why-cannot-move = It cannot move.
locknload-why-no-red-box = Its movement is not printed in a red box, and nobody with it lets it make an assault move.
locknload-why-no-yellow-box = Its movement is not printed in a yellow box: it cannot move stealthily.
locknload-why-not-for-teams = Weapon teams only move in the usual way.
locknload-why-too-dear = That takes more movement points than are left.
locknload-why-takes-all = That takes all its movement points or more: one does not crawl there.
locknload-why-nearer = Shaken units do not go nearer to an enemy they see.
locknload-why-not-into-melee = One does not enter a melee in that way of moving.
locknload-why-no-fighter = Nobody among them could fight the enemies there.
locknload-why-one-hex = That way of moving is one hex and no more.
locknload-why-no-step = There is nowhere they could go together.
locknload-why-no-exit = They cannot leave the board from here.
locknload-why-nobody-chosen = Somebody has to be chosen.
locknload-why-nobody-strikes = Somebody has to strike.
locknload-why-long-odds = Against such odds only one unit can be struck.
locknload-why-has-fought = There has been a round of melee there this turn.
locknload-why-not-locked = There is no melee there.
locknload-why-has-stayed = It has failed to get away once this turn.
locknload-why-no-enemy = There is no enemy there.
locknload-why-is-spotted = The enemies there are spotted already.
locknload-why-no-spotter = Nobody who could spot it sees that hex.
locknload-why-no-chance = No roll of the die would spot anybody there from here.
locknload-why-has-tried = That has been tried once, and there is no second try.
locknload-why-never-spots = Medics and chaplains do not spot.
locknload-why-too-dark = It is too dark to see that far.
locknload-why-one-alone = It takes a squad, half-squad or crew, or two men.
locknload-why-one-a-hex = One is set out there already.
locknload-why-no-claymore = It has no claymore.
locknload-why-no-leader = No leader, hero or chaplain in good order who could help is with it.
locknload-why-no-patient = There is nobody to treat.
locknload-why-full-hands = Nobody there can carry one more weapon.
locknload-why-enemy-there = Enemies are there.
locknload-why-not-a-pair = There is no other half-squad of its kind in good order to join up with.
locknload-why-no-tripod = Only a squad or half-squad with a tripod gun can do that.
locknload-why-not-here = That weapon is not there to be had.

## Names of what scenes show: badges, boxes, values and the like, and letters of the map in a terminal
locknload-badge-shaken = shaken
locknload-badge-doomed = is killed, and strikes back once more
locknload-badge-moved = has moved
locknload-badge-assault = has made an assault move
locknload-badge-crawling = low crawl
locknload-badge-stealth = has moved stealthily
locknload-badge-fired = has fired
locknload-badge-ops = Ops Complete
locknload-badge-spotted = spotted
locknload-badge-melee = in melee
locknload-badge-captured = captured
locknload-badge-dismounted = dismounted
locknload-badge-tripod = on its tripod
locknload-badge-jammed = jammed
locknload-badge-deployed = set out
locknload-badge-leader = leader
locknload-badge-hero = hero
locknload-badge-card = holds a skill card
locknload-badge-papers = carries something
locknload-badge-moving = on the move
locknload-badge-acts = acting
locknload-value-fp = firepower
locknload-value-mf = movement
locknload-value-morale = morale
locknload-value-leadership = leadership
locknload-boxed-assault = assault
locknload-boxed-stealth = stealth
locknload-boxed-mf = in a box
locknload-box-dead = Eliminated
locknload-box-left = Left the board
locknload-box-off = Hidden snipers
locknload-box-tray = To be set up
locknload-box-outside-stick-1 = In the air: stick 1
locknload-box-outside-stick-2 = In the air: stick 2
locknload-box-outside-stick-3 = In the air: stick 3
locknload-box-outside-stick-4 = In the air: stick 4
locknload-box-outside-stick-5 = In the air: stick 5
locknload-box-outside-stick-6 = In the air: stick 6
locknload-terrain-clear = clear
locknload-terrain-low-crops = low crops
locknload-terrain-wheat = wheat
locknload-terrain-brush = brush
locknload-terrain-light-woods = light woods
locknload-terrain-woods = woods
locknload-terrain-cornfield = cornfield
locknload-terrain-high-grass = high grass
locknload-terrain-light-jungle = light jungle
locknload-terrain-heavy-jungle = heavy jungle
locknload-terrain-rice-paddy = rice paddy
locknload-terrain-marsh = marsh
locknload-terrain-wood-building = wooden building
locknload-terrain-stone-building = stone building
locknload-terrain-tall-building = building with an upper floor
locknload-terrain-hut = hut
locknload-terrain-rubble = rubble
locknload-terrain-river = river
locknload-terrain-bridge = bridge
locknload-terrain-ford = ford
locknload-route-hedge = hedge
locknload-route-wall = stone wall
locknload-route-bocage = bocage
locknload-route-stream-1 = brook
locknload-route-stream-2 = small stream
locknload-route-stream-3 = stream
locknload-route-stream-4 = deep stream
locknload-route-stream-5 = torrent
locknload-mark-smoke = smoke
locknload-mark-thin-smoke = thinning smoke
locknload-mark-flare = flare
locknload-mark-lit = lit
locknload-mark-burning = on fire
locknload-mark-spotted = spotted
locknload-mark-melee = melee
locknload-mark-foxhole = foxhole
locknload-mark-wire = wire
locknload-mark-mines = mines
locknload-mark-bunker = bunker
locknload-mark-gun = gun to be spiked
locknload-mark-gun-spiked = spiked gun
locknload-mark-event = event marker
locknload-mark-victory = counts for victory
locknload-mark-control-us = held by the Americans
locknload-mark-control-german = held by the Germans
locknload-mark-entry-us = American entry
locknload-mark-entry-german = German entry
locknload-mark-zone = set-up zone
locknload-face-squad = squad
locknload-face-half = half-squad
locknload-face-crew = crew
locknload-face-team = weapon team
locknload-face-leader = leader
locknload-face-hero = hero
locknload-face-medic = medic
locknload-face-sniper = sniper
locknload-face-scout = scout
locknload-face-chaplain = chaplain
locknload-face-advisor = advisor
locknload-face-machine-gun = machine gun
locknload-face-flamethrower = flamethrower
locknload-face-satchel = satchel charge
locknload-face-claymore = claymore
locknload-code-squad = S
locknload-code-half = H
locknload-code-crew = C
locknload-code-team = T
locknload-code-leader = L
locknload-code-hero = X
locknload-code-medic = M
locknload-code-sniper = N
locknload-code-scout = O
locknload-code-chaplain = P
locknload-code-advisor = A
locknload-code-machine-gun = g
locknload-code-flamethrower = f
locknload-code-satchel = s
locknload-code-claymore = c
locknload-marker-gun = gun
locknload-marker-gun-spiked = spiked gun
locknload-marker-event = event
locknload-marker-bunker = bunker
locknload-marker-machine-gun = machine gun
locknload-marker-flamethrower = flamethrower
locknload-marker-satchel = charge
locknload-marker-claymore = claymore
locknload-zone-deck = Skill cards
locknload-zone-discard = Used cards
locknload-zone-held = In hand
locknload-section-DFT = Direct fire
locknload-section-MT = Melee table
locknload-section-TEC = Terrain
locknload-section-SWT = Weapons
locknload-section-SRC = Squad reduction
locknload-section-Cards = Skill cards
locknload-section-Example = Example
locknload-section-Glossary = Glossary


# What options cost and need.
locknload-points = { $spent } of { $all } { $all ->
    [one] point
   *[other] points
}
locknload-watched = watched: { $full ->
    [0] { $half } at half
   *[other] { $half ->
        [0] { $full }
       *[other] { $full } at full, { $half } at half
    }
}
locknload-goes = { $units }: { $way }
locknload-ends-in-melee = melee, ends the move
locknload-chance = { $count } in 6 at best
locknload-half-fire = at half
locknload-tied = their tripod gun stays here
locknload-unused = { $count ->
    [one] 1 unit unused
   *[other] { $count } units unused
}
locknload-room-up = up
locknload-room-inside = in
locknload-mark-dark = dark
locknload-face-automatic-rifle = automatic rifle
locknload-face-heavy-mg = tripod machine gun
locknload-code-automatic-rifle = b
locknload-code-heavy-mg = G
locknload-gist-automatic-rifle = Adds its firepower to that of who serves it.
locknload-gist-heavy-mg = Adds its firepower to that of who serves it.
locknload-kind-move = Move
locknload-kind-assault = Assault
locknload-kind-crawl = Low crawl
locknload-kind-stealth = Stealth
locknload-mark-bunker-0 = bunker facing north
locknload-mark-bunker-1 = bunker facing north-east
locknload-mark-bunker-2 = bunker facing south-east
locknload-mark-bunker-3 = bunker facing south
locknload-mark-bunker-4 = bunker facing south-west
locknload-mark-bunker-5 = bunker facing north-west

# Standing orders.
locknload-order-fire = Fire at who moves
locknload-order-fire-of = { $name }: fire at who moves
locknload-order-fire-as-all = As everywhere
locknload-order-fire-from-10 = From 10% somebody shaken or worse
locknload-order-fire-from-20 = From 20% somebody shaken or worse
locknload-order-fire-from-30 = From 30% somebody shaken or worse
locknload-order-fire-from-40 = From 40% somebody shaken or worse
locknload-order-fire-from-50 = From 50% somebody shaken or worse
locknload-order-fire-from-60 = From 60% somebody shaken or worse
locknload-order-fire-from-70 = From 70% somebody shaken or worse
locknload-order-fire-from-80 = From 80% somebody shaken or worse
locknload-order-fire-from-90 = From 90% somebody shaken or worse
locknload-order-fire-adjacent = Only at the next hex
locknload-order-apart-of = { $name }: at who moves
locknload-order-apart-with = Fires with the others
locknload-order-apart-apart = Holds back
locknload-order-strike = Strike in melee when attacked
locknload-order-strike-best = With the best chance
locknload-order-outfit = Before the fighting
locknload-order-outfit-ask = Ask who joins up and what changes hands
locknload-order-outfit-news = Ask when half-squads can join or a weapon lies there
locknload-order-outfit-never = Do not ask
locknload-order-lull = Hold till they stop
locknload-order-lull-hold = Hold
locknload-order-snipe = The hidden sniper
locknload-order-snipe-never = Stays hidden
locknload-order-snipe-ask = Ask at every chance
locknload-order-preempt = Act before an enemy impulse
locknload-side-thing = Things
locknload-badge-ordered = has a standing order

# What is to be known before dice fall.
locknload-sheet-blow = Your blow
locknload-sheet-reply = Their blow at you
locknload-sheet-still = Whoever is killed still strikes back.
locknload-sheet-first = You strike first: whoever is killed does not strike back.
locknload-sheet-second = They strike first: whoever of yours is killed does not strike back.
locknload-blows = your best blow { $mine }, theirs { $theirs }
locknload-sheet-odds = { $attack } to { $defence } is { $plain }{ $shifted ->
    [yes] , shifted to { $odds }
   *[other] {""}
}: { $need ->
    [13] never
   *[other] { $need } or more
}
locknload-sheet-rally = { $count ->
    [one] To rally: 1 unit
   *[other] To rally: { $count } units
}
locknload-sheet-needs = { $need } or less: morale { $morale }
locknload-sheet-once = once { $leader } has rallied, { $needs }
locknload-sheet-tried = has tried this turn
locknload-cuts = { $cut ->
    [0] hinders { $hindered }
   *[other] cuts { $cut }{ $hindered ->
        [0] {""}
       *[other] , hinders { $hindered }
    }
} of the lines of sight
locknload-cuts-none = changes no line of sight

# By what a hex is spotted, or why it is not.
locknload-why-seen-marker = Spotted: it has a Spotted marker.
locknload-why-seen-fired = Spotted: somebody there has fired.
locknload-why-seen-moved = Spotted: somebody there has moved.
locknload-why-seen-melee = Spotted: a melee is fought there.
locknload-why-seen-open = Spotted: there is nothing to hide in.
locknload-why-seen-view = Spotted: in the open, in full view.
locknload-why-seen-beside = Spotted: an enemy in good order is next to it.
locknload-why-seen-night = Spotted: it moves in the open, near an enemy who sees it by night.
locknload-why-seen-night-beside = Spotted: an enemy in good order is next to it, even by night.
locknload-why-hidden = Not spotted: in cover, nothing it did gives it away, and no enemy in good order is next to it.
locknload-why-hidden-night = Not spotted: it is dark there, and nobody is near enough.
locknload-why-hidden-stealth = Not spotted: it moves stealthily and keeps out of view.
locknload-spot-best = Best to spot it: { $name }, { $count } in 6.

# What to keep in mind at a question.
locknload-note-company = together: { $leader }
locknload-note-reach = { $leader }: { $hexes } can still act in this impulse.
locknload-note-fixed = { $count ->
    [one] { $weapons } is on its tripod: if its bearer goes it stays here.
   *[other] { $weapons } are on their tripods: if their bearers go they stay here.
}
locknload-note-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} spent in { $location }: { $left ->
    [one] one more attack there
   *[other] at most { $left } attacks more there
}. Whoever fires now cannot fire again this turn.
locknload-adds = { $leads ->
    [yes] { $name } leads: { $fp }
   *[other] { $name }: { $fp }
}
locknload-adds-sum = together { $sum }, so { $fp }
locknload-hurts = { $chance } somebody shaken or worse
