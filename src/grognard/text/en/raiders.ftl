# RAIDERS: Heroes of Telemark.
raiders-title = Heroes of Telemark
raiders-sentence = Lead Norwegian commandos against the heavy water plant at Vemork. Solitaire.
raiders-air-strike = Air strike
raiders-unknown-objective = Face-down objective
raiders-scenario-grouse = Grouse: find out what they guard
raiders-scenario-freshman = Freshman: engineers by glider
raiders-scenario-gunnerside = Gunnerside: blow up the plant
raiders-scenario-tinnsjo = Tinnsjø: the last transport
raiders-scenario-campaign = Historical campaign: the four missions in order
raiders-scenario-random-campaign = Random campaign: the missions as they come

raiders-setting-edition = Rulebook
raiders-setting-edition-en = English reading
raiders-setting-edition-es = Spanish reading
raiders-setting-difficulty-printed = as printed
raiders-setting-difficulty-easier = easier: two operations more
raiders-setting-difficulty-harder = harder: alert one higher at the start
raiders-setting-scouting = Scouting (27)
raiders-setting-scouting-on = played
raiders-setting-scouting-off = not played
raiders-setting-coordinated = Coordinated operations (26)
raiders-setting-coordinated-on = played
raiders-setting-coordinated-off = not played
raiders-setting-leader_gear = Gear a leader carries (23.2)
raiders-setting-leader_gear-2 = two items
raiders-setting-leader_gear-1 = one item
raiders-setting-campaign_defeat = The historical campaign is lost (37)
raiders-setting-campaign_defeat-same = on failing the same mission twice
raiders-setting-campaign_defeat-any = on the second failure of any mission

raiders-segment-briefing = Briefing
raiders-segment-muster = Gathering the force
raiders-segment-force = Choosing a force
raiders-segment-prepare = Recruiting and scouting
raiders-segment-move = Movement
raiders-segment-card = Operations card
raiders-segment-combat = Combat
raiders-segment-aftermath = After the battle
raiders-segment-objective = Objective
raiders-segment-close = End of the operation
raiders-segment-debrief = End of the mission

raiders-pile-deck = Operations left
raiders-pile-reserve = Reserve

raiders-track-missions = Missions won
raiders-track-failures = Missions failed
raiders-track-alert = Alert
raiders-track-rp = Recruit points
raiders-track-operations = Operations left
raiders-track-stacking = Stacking limit
raiders-track-revealed = Objectives revealed
raiders-track-destroyed = Objectives destroyed

raiders-terrain-clear = clear
raiders-terrain-mountain = mountain
raiders-terrain-forest = forest
raiders-terrain-industrial = industrial
raiders-terrain-town = town
raiders-terrain-landing = landing zone
raiders-terrain-staging = staging area

raiders-when-always = Always
raiders-when-alarm = Alert check, alarm
raiders-when-quiet = Alert check, quiet
raiders-when-kept = Keep this card, then once

raiders-ask-leader = Which leader goes with you?
raiders-ask-muster = Gather your force: what do you buy?
raiders-ask-recruit = Recruit: what do you buy?
raiders-ask-give = Who carries { $about }?
raiders-ask-from = From which space does a force operate?
raiders-ask-force = Who is part of the operating force?
raiders-ask-prepare = Recruit, scout, or neither?
raiders-ask-move = Where does the force go?
raiders-ask-move-on = The force can go on. Where to?
raiders-ask-trade-to = Who takes { $about }?
raiders-ask-trade-for = Both hands are full: what comes back for { $about }?
raiders-ask-resupply = The camp has gear: what do you take?
raiders-ask-inquire = Which objective do you ask the camp about?
raiders-ask-land = Where does the force land?
raiders-ask-lose = Intercepted: which unit is lost?
raiders-ask-coordinate = Does another force join the operation here?
raiders-ask-join = Who comes along?
raiders-ask-redraw = Play this card, or put it under the deck and draw another?
raiders-ask-keep = Keep this card for later?
raiders-ask-card = The card leaves you a choice.
raiders-ask-crate = What is in the container?
raiders-ask-reveal = Which objective is revealed?
raiders-ask-special-move = Where does the force go?
raiders-ask-advance = The force may advance one space.
raiders-ask-air-strike = Call the air strike before the battle begins?
raiders-ask-bomb = Which hostile unit do the aircraft attack?
raiders-ask-firepower = Spend supplies for double fire this round?
raiders-ask-line = Who stands next in line? The first draws the enemy's fire.
raiders-ask-fire = { $about } fires. At whom?
raiders-ask-rescue = One of the fallen escapes. Who?
raiders-ask-objective = The force is at an objective. What does it do?
raiders-ask-load = { $about } has the sample. Put it down here?
raiders-ask-withdraw = The objective is fulfilled. End the mission, or play on?
raiders-ask-last-chance = That was the last operation. Play a kept card?

# Headings of a long list of options.
raiders-group-march = Forced march, spends supplies
raiders-group-scout = Scout
raiders-group-camp = Stay
raiders-group-gear = Gear
raiders-group-units = Buy units
raiders-group-equipment = Buy equipment

raiders-option-all = Everybody
raiders-option-done = Done
raiders-option-skip = Neither, go on
raiders-option-recruit = Recruit
raiders-option-buy = Buy { $name } ({ $cost })
raiders-option-buy-air = Buy an air strike ({ $cost })
raiders-option-halt = Halt here
raiders-option-resupply = Stay and resupply at the camp
raiders-option-inquire = Stay and ask the camp
raiders-option-hold = No
raiders-option-call = Call it
raiders-option-blaze = Double fire
raiders-option-same = As they stand
raiders-option-play = Play it
raiders-option-guide = The guide knows another way
raiders-option-keep = Keep it
raiders-option-discard = Discard it
raiders-option-drop = Put the sample down
raiders-option-withdraw = End the mission
raiders-option-continue = Play on
raiders-option-nobody = Nobody
raiders-option-move = Move: { $name }
raiders-option-march = Forced march: { $name } (spends supplies)
raiders-option-land = Land: { $name }
raiders-option-from = { $name }
raiders-option-scout = Scout { $name }
raiders-option-reveal = { $name }
raiders-option-sail = By boat: { $name }
raiders-option-fly = By air: { $name }
raiders-option-advance = Advance: { $name }
raiders-option-add = { $name }
raiders-option-give = { $name }
raiders-option-lose = { $name }
raiders-option-line = { $name }
raiders-option-demolish = { $name } lays charges
raiders-option-carry = { $name } takes the sample
raiders-option-leader = { $name }
raiders-option-rescue = { $name }
raiders-option-crate = { $name }
raiders-option-trade = Hand on { $name }
raiders-option-swap = { $name }
raiders-option-abandon = Leave { $name } behind
raiders-option-charge = Use { $name }
raiders-option-fire = { $name }
raiders-option-bomb = { $name }

raiders-event-mission = Mission { $mission } begins.
raiders-event-carried-over = Carried over: { $change } recruit points ({ $rp } now) and { $operations } operations.
raiders-event-leader = { $unit } joins at { $space }.
raiders-event-recruited = { $unit } recruited; { $rp ->
    [one] 1 point left.
   *[other] { $rp } points left.
}
raiders-event-bought = { $gear } bought; { $rp ->
    [one] 1 point left.
   *[other] { $rp } points left.
}
raiders-event-air-ready = An air strike stands by; { $rp ->
    [one] 1 point left.
   *[other] { $rp } points left.
}
raiders-event-given = { $unit } carries { $gear }.
raiders-event-abandoned = { $unit } leaves { $gear } behind.
raiders-event-spent = { $unit } uses up { $gear }.
raiders-event-operation = Operation from { $space }: { $force }. In the deck: { $left }.
raiders-event-alert = Alert { $by ->
    [0] stays
    [-1] falls by 1
    [-2] falls by 2
   *[other] rises by { $by }
}: level { $level }.
raiders-event-rp = Recruit points { $change }: { $rp } now.
raiders-event-gained-operation = An operation gained. In the deck: { $left }.
raiders-event-lost-operation = An operation lost. In the deck: { $left }.
raiders-event-recalled = A discarded card is shuffled back. In the deck: { $left }.
raiders-event-eliminated = { $unit } is eliminated at { $space }.
raiders-event-sample-lost = The plutonium sample is lost with { $unit }.
raiders-event-random-space = The die says { $space }.
raiders-event-camp-placed = The MILORG camp is at { $space }.
raiders-event-camp-moved = The MILORG camp moves to { $space }.
raiders-event-scouted = { $space } is watched: { $outcome }.
raiders-event-revealed = At { $space }: { $marker }.
raiders-event-stayed = Staying at { $space }: { $force }.
raiders-event-moved = { $force }: { $from } → { $space }.
raiders-event-carried = From { $from } to { $space }: { $force }.
raiders-event-joined = From { $from }, joining at { $space }: { $force }.
raiders-event-landing = Drop over { $space }, { $force }: { $outcome }.
raiders-event-landed = Down at { $space }: { $force }.
raiders-event-drew = Card: { $card }. In the deck: { $left }.
raiders-event-put-under = { $card } goes under the deck.
raiders-event-kept = { $card } is kept.
raiders-event-played-kept = { $card } is played: { $choice }.
raiders-event-alert-check = Alert check against { $level }: { $outcome }.
raiders-event-choice = { $choice }.
raiders-event-reinforced = { $unit } joins at { $space }.
raiders-event-hostile-count = A die of hostiles: { $count }.
raiders-event-hostiles = { $count } hostile { $count ->
    [one] unit
   *[other] units
} at { $space }: { $hostiles }.
raiders-event-flak = { $hostile } drives the aircraft off: both are out of the mission.
raiders-event-air-strike = The aircraft come for { $hostile }.
raiders-event-bombed = Air strike on { $hostile }: { $outcome }.
raiders-event-edge = Tactical edge { $ours } to { $theirs }: { $outcome }.
raiders-event-edge-tied = Tactical edge tied at { $ours }; the terrain at { $space } decides: { $outcome }.
raiders-event-round = Round { $round }.
raiders-event-fired = { $unit } fires at { $hostile }: { $outcome }.
raiders-event-hostile-fired = { $hostile } fires at { $unit }: { $outcome }.
raiders-event-breakoff = Nobody hits any more: the battle breaks off.
raiders-event-battle-won = The battle at { $space } is won.
raiders-event-battle-lost = The battle is lost.
raiders-event-battle-drawn = The battle is a draw.
raiders-event-leader-roll = Does a leader come forward? { $outcome }.
raiders-event-interrogation = Gestapo interrogation: { $outcome }.
raiders-event-escaped = { $unit } gets away to { $space }.
raiders-event-demolition = { $unit } against { $marker }: { $outcome }.
raiders-event-sample-taken = { $unit } takes the { $marker }.
raiders-event-sample-dropped = { $unit } puts the { $marker } down.
raiders-event-sample-recovered = { $unit } hands the plutonium sample over at { $space }.
raiders-event-mission-over = Mission { $mission } { $outcome }: { $how }.
raiders-event-campaign-over = The campaign is { $outcome }; missions won: { $missions }.

raiders-die-random-space = a space at random
raiders-die-scouted = the watch on { $space }
raiders-die-landing = the drop over { $space } ({ $force })
raiders-die-alert-check = the alert check against { $level }
raiders-die-hostile-count = the number of hostiles
raiders-die-bombed = the air strike on { $hostile }
raiders-die-edge = the tactical edge, { $nth ->
    [1] your side
   *[other] the hostiles
}
raiders-die-fired = { $unit }, firing at { $hostile }
raiders-die-hostile-fired = { $hostile }, firing at { $unit }
raiders-die-leader-roll = a leader who may come forward
raiders-die-interrogation = the Gestapo interrogation
raiders-die-demolition = { $unit } against { $marker }

raiders-stage-edge = the tactical edge
raiders-stage-edge-tied = the tactical edge, tied
raiders-stage-mission-over = the end of mission { $mission }
raiders-stage-campaign-over = the end of the campaign

raiders-how-objective = the objective is fulfilled
raiders-how-operations = there are no operations left
raiders-how-eliminated = no raiders are left
raiders-how-campaign-won = all four missions are won
raiders-how-campaign-lost = one failure too many

raiders-outcome-seen = the objective is revealed
raiders-outcome-nothing = nothing found
raiders-outcome-intercepted = intercepted
raiders-outcome-scatter = scattered
raiders-outcome-safe = a safe landing
raiders-outcome-crash = the glider crashes
raiders-outcome-abort = back to base
raiders-outcome-alarm = alarm
raiders-outcome-quiet = all quiet
raiders-outcome-raiders = the raiders fire first
raiders-outcome-hostiles = the hostiles fire first
raiders-outcome-leader = yes
raiders-outcome-nobody = not this time
raiders-outcome-break = a prisoner breaks down
raiders-outcome-crack = a prisoner talks
raiders-outcome-silent = not a word
raiders-outcome-cover = they believe the story
raiders-outcome-escape = a prisoner escapes
raiders-outcome-destroyed = the objective is destroyed

raiders-modifier-combat = combat value
raiders-modifier-bren = Bren
raiders-modifier-air-strike = air strike
raiders-modifier-elite-raiders = elite raiders
raiders-modifier-pistol = silenced pistol
raiders-modifier-elite-hostiles = elite hostiles
raiders-modifier-alert-level = alert level
raiders-modifier-on-the-card = on the card
raiders-modifier-objective-space = objective space

raiders-gist-leader = Hits on { $combat } or less, moves { $move }; scouts, parachutes. Elite: +1 for who fires first.
raiders-gist-commando = Hits on { $combat } or less, moves { $move }; scouts, parachutes.
raiders-gist-engineer = Hits on { $combat } or less, moves { $move }; comes by glider. Blows up objectives on { $demolition } or more.
raiders-gist-partisan = Hits on { $combat } or less, moves { $move }. Comes only by a card.
raiders-gist-camp = Sells gear, may know what an objective is, and takes the sample. Hits on { $combat } or less; never moves by itself.
raiders-gist-air-strike = Called by radio before a battle: hits one hostile on { $combat } or less. Flak drives it off.
raiders-gist-supplies = Used up once: a space more on a march, or double fire in one round.
raiders-gist-charge = Blows up the objective under its bearer on { $demolition } or more; used up in trying.
raiders-gist-pistol = +1 in the roll for who fires first.
raiders-gist-bren = Its bearer hits on one more.
raiders-gist-radio = Calls an air strike before a battle: buy one too ({ $cost } RP). Helps with some cards.
raiders-gist-infantry = Hits on its combat value or less.
raiders-gist-halftrack = Hits on its combat value or less.
raiders-gist-mountain = Hits on its combat value or less. Elite: +1 for the hostiles in the roll for who fires first.
raiders-gist-flak = Hits on its combat value or less. Drives an air strike off: both are out of the mission.
raiders-gist-gestapo = Hits on its combat value or less. If it survives a battle you lose, it interrogates the fallen.
raiders-gist-facility = To be blown up, by an engineer or a charge, with { $demolition } or more. Pays recruit points.
raiders-gist-barrels = To be blown up, by an engineer or a charge, with { $demolition } or more. Pays recruit points.
raiders-gist-sample = To be carried to the camp, which pays recruit points for it.
raiders-gist-ambush = A battle with as many hostiles as the alert level, for who walks into it.
raiders-gist-abandoned = Nothing is left here.

raiders-means-hit = { $need ->
    [0] cannot hit
    [1] hits on a 1
    [6] always hits
   *[other] hits on { $need } or less
}

# Why something cannot be done.
raiders-why-rp = It takes { $amount } RP, and you have { $has }
raiders-why-gear = The force does not carry this: { $item }
raiders-why-no-gear = Not for a force that carries this: { $item }
raiders-why-kind = Nobody of this kind is in the force: { $kind }
raiders-why-squad = The partisan squad is not free to come
raiders-why-crate = Nobody in the force has a free hand, or there is no gear left
raiders-why-hidden-near = No objective lies face down here or next door
raiders-why-hidden = No objective lies face down any more
raiders-why-camp = The MILORG camp is lost
raiders-why-no-camp = Not while there is a MILORG camp
raiders-why-at-camp = The force is not at the MILORG camp
raiders-why-port = The force is not at a port from which it can sail
raiders-why-discard = No card has been discarded yet
raiders-why-deck = No operation is left in the deck
raiders-why-full = The stacking limit leaves no room for the force
raiders-why-is-here = The force is there already
raiders-why-no-route = No route leads there
raiders-why-no-points = The force has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}, and it is { $steps } spaces away
raiders-why-one-by-one = The force moves space by space: name the next one
raiders-why-stop-on-the-way = A STOP space or an objective marker on the way ends the move before it
raiders-why-stop-terrain = STOP terrain ends the move here
raiders-why-stop-marker = An objective marker ends the move here
raiders-why-moved = The force has ended its move
raiders-why-no-supplies = A forced march takes supplies, and the force carries none
raiders-why-not-another = It is not another place of the kind this move goes to
raiders-why-not-airborne = These are not airborne troops
raiders-why-no-landing-zone = It is no landing zone
raiders-why-staging-stays = In the staging area a force operates only to land or to recruit
raiders-why-lands-otherwise = It lands in another way than those chosen
raiders-why-in-force = It is in the force already
raiders-why-not-all = Not everybody here can be one force, or some are chosen already
raiders-why-nobody-yet = Nobody has been chosen yet
raiders-why-not-there = No raider of that space can be meant: nobody is there
raiders-why-not-in-force = It is not part of the force
raiders-why-no-leader = A force that joins needs a leader or the radio first
raiders-why-too-far = It is too far away to join in one move
raiders-why-nobody-else = There is nobody else in the force to hand it to
raiders-why-handed-on = It has been handed on already in this move
raiders-why-not-carried = The force does not carry it
raiders-why-has-it = It has it already
raiders-why-hands-full = It carries as much gear as it can
raiders-why-not-for-sale = It cannot be bought
raiders-why-bought = You have it already
raiders-why-air-used = The air strike is out of this mission
raiders-why-another-unit = They are alike: { $unit } is next
raiders-why-another-item = They are alike: { $gear } is next
raiders-why-no-hands = Nobody has a free hand for it
raiders-why-gear-in-staging = Gear is handed out in the staging area or at the camp
raiders-why-a-raider-first = A mission begins with at least one raider
raiders-why-buy-first = Something has to be bought first
raiders-why-nothing-to-buy = There are no points, hands or counters left to buy anything with
raiders-why-leader-not-free = No leader of that name is free to come
raiders-why-prepared = The force has recruited or scouted already in this operation
raiders-why-no-scouting = Scouting is not played in this match
raiders-why-no-scout = It takes a leader or commando to scout
raiders-why-not-next-door = It is not next to the force
raiders-why-no-marker = No objective marker lies face down there
raiders-why-not-near = It is neither here nor next door
raiders-why-not-on-the-card = The card does not offer it
raiders-why-other-part = Another part of the card offers it, which does not apply
raiders-why-not-kept = No kept card offers it
raiders-why-only-on-a-draw = It is for the moment when a card is drawn
raiders-why-only-to-redraw = Now only what puts the card under the deck can be played
raiders-why-no-guide = No guide is with the force
raiders-why-not-in-battle = It is not in this battle
raiders-why-in-line = It stands in line already
raiders-why-line-begun = The line has been begun already
raiders-why-not-fallen = It did not fall in this battle
raiders-why-no-heavy-water = No heavy water lies open here
raiders-why-no-engineer = Only engineers lay charges without an explosive
raiders-why-tried = It has tried already in this operation
raiders-why-no-charge = It is no explosive
raiders-why-no-sample = The sample does not lie open here

## In the terminal
raiders-help-units = A unit’s numbers are combat and movement; + means elite.

## Names of what scenes show: badges, boxes, values and the like, and letters of the map in a terminal
raiders-box-ready = Standing by
raiders-box-pool = Can be recruited
raiders-box-dead = Out of the mission
raiders-box-bin = Hostiles that can be drawn
raiders-box-out = Hostiles out of the mission
raiders-box-removed = Markers taken off the map
raiders-box-destroyed = Destroyed
raiders-box-recovered = Recovered
raiders-side-raiders = Raiders
raiders-side-hostiles = Hostiles
raiders-side-objective = Objectives
raiders-value-combat = combat
raiders-value-move = movement
raiders-value-rp = points
raiders-badge-elite = elite
raiders-badge-scout = scout
raiders-badge-demolition = demolition
raiders-badge-operating = operating
raiders-badge-sample = carries the sample
raiders-mark-objective = objective site
raiders-mark-exit = exit
raiders-mark-port = port
raiders-mark-airfield = airfield
raiders-section-TEC = Terrain
raiders-section-Airborne = Landing
raiders-section-Random = Random
raiders-section-Recruit = Recruiting
raiders-section-RP = RP
raiders-section-Alert = Alert
raiders-section-Gestapo = Gestapo
raiders-section-CRT = Combat
raiders-section-Demolition = Demolition
raiders-face-leader = leader
raiders-face-commando = commando
raiders-face-engineer = engineer
raiders-face-partisan = partisans
raiders-face-camp = camp
raiders-face-hostiles = hostiles
raiders-code-leader = L
raiders-code-commando = C
raiders-code-engineer = E
raiders-code-partisan = P
raiders-code-camp = M
raiders-code-hostiles = H
raiders-marker-facility = plant
raiders-marker-barrels = barrels
raiders-marker-sample = sample
raiders-marker-ambush = ambush
raiders-marker-abandoned = abandoned
raiders-the-side-raiders = the raiders
