# Sections of the rulebook that have a name rather than a number
heroes-section-Summary = In short
heroes-section-M1 = Mission 1
heroes-section-Sheet = Mission sheet
heroes-section-Control = Control sheet
heroes-section-Sample = Sample of play
heroes-section-Examples = Examples
heroes-section-Glossary = Abbreviations

# Core: lobby, settings, phases
heroes-title = Conflict of Heroes
heroes-sentence = The eastern front in 1941, squad by squad, alone against an opponent whose order cards say who acts, on whom and why.
heroes-scenario-search-and-destroy = 1. Search and destroy: the trackers in the village
heroes-scenario-partisans = 4. Partisans: clear the fork before the lorry comes
heroes-scenario-ridge = The ridge: take it before noon
heroes-scenario-farm = The walled farm: hold it against the tanks
heroes-scenario-rearguard = Rearguard: hold the road until dark
heroes-scenario-woods = The woods: slip through by night
heroes-scenario-town = The town: break through to the north
heroes-setting-difficulty-printed = as printed
heroes-setting-difficulty-easier = easier: fewer command cards, and you begin with 1 VP more
heroes-setting-difficulty-harder = harder: no card keeps a unit fresh, and the AI begins with 1 VP more
heroes-setting-difficulty-hardest = hardest: and the AI loses no command cards and begins with 2 VP more
heroes-setting-arc_edge = A hex on the dividing line of an arc (EOD 6.1)
heroes-setting-arc_edge-outside = lies outside the arc
heroes-setting-arc_edge-inside = lies inside the arc
heroes-setting-farthest_target = The target of an order to the AI farthest away (5.0)
heroes-setting-farthest_target-nearest = its nearest eligible Unit
heroes-setting-farthest_target-farthest = its farthest eligible Unit
heroes-setting-water = Entering water costs (EOD 5.3)
heroes-setting-water-4 = 4 AP more
heroes-setting-water-5 = 5 AP more
heroes-setting-hiding = Hiding costs (EOD 10.1)
heroes-setting-hiding-7 = 7 AP
heroes-setting-hiding-5 = 5 AP
heroes-setting-cap_floor = CAPs at the start of a round (EOD 7.4)
heroes-setting-cap_floor-0 = may fall to nothing by losses
heroes-setting-cap_floor-3 = never fall below 3
heroes-setting-berserk = A berserk unit adds to its front (EOD 7.5)
heroes-setting-berserk-2 = 2
heroes-setting-berserk-1 = 1
heroes-goal = Lead in VP when the mission marker reaches the last box, or a side has nobody left who can fight. { $counts }.
heroes-side-player = You
heroes-side-german = Germans
heroes-side-soviet = Soviets
heroes-side-thing = Nobody
heroes-side-ai = AI
heroes-side-nobody = nobody
heroes-the-side-player = you
heroes-the-side-german = the Germans
heroes-the-side-soviet = the Soviets
heroes-won-side-player = You win
heroes-phase-setup = Set-up
heroes-phase-round = Before the round
heroes-phase-player = Your turn
heroes-phase-ai = The AI's turn
heroes-account-vp-player = VP you lead by
heroes-account-vp-ai = VP the AI leads by
heroes-track-round = Round
heroes-track-box = Mission marker
heroes-zone-orders = Order deck
heroes-zone-actions = Action deck
heroes-zone-hand = Your hand
heroes-zone-order = Order card in play
heroes-zone-discards = Order cards used
heroes-zone-used = Action cards played
heroes-box-dead = Destroyed
heroes-box-left = Left the map
heroes-box-coming = On the way
heroes-nobody = nobody
heroes-counter-german = German { $name }
heroes-counter-soviet = Soviet { $name }
heroes-counter-rumour = Rumoured enemy { $number }
heroes-counter-cattle = Cattle { $number }
heroes-counter-refugees = Refugees { $number }
heroes-order-card = order card { $number }
heroes-priced = { $what } ({ $cost } AP, { $percent }% spent)
heroes-direction-n = north
heroes-direction-ne = north-east
heroes-direction-se = south-east
heroes-direction-s = south
heroes-direction-sw = south-west
heroes-direction-nw = north-west
heroes-deed-move = move
heroes-deed-fire = fire
heroes-deed-rally = rally
heroes-deed-hide = hide
heroes-deed-dig = dig in
heroes-deed-smoke = lay smoke
heroes-army-german = German
heroes-army-soviet = Soviet
heroes-army-neither = nobody's
heroes-how-sheet = the mission marker has reached the last box
heroes-how-eliminated = one side has nobody left who can fight
heroes-how-counted = the points are counted
heroes-how-rounds = too many rounds have been played

# Core: questions
heroes-ask-turn = Your turn: who acts?
heroes-ask-deed = { $about }: what now?
heroes-ask-pay = How many CAPs towards the cost?
heroes-ask-boost = CAPs on the roll, before the dice fall?
heroes-ask-face = { $about }: which way does it face?
heroes-ask-man = { $about } is at the bunker: does it go in?
heroes-ask-onward = { $about } may drive on: where to?
heroes-ask-group = With { $about }: who joins?
heroes-ask-pick = In the group, { $about }: what does it do?
heroes-ask-conceal = Before it begins: which unit is hidden?
heroes-ask-turn-about = Before it begins: which unit turns?

# Core: headings and answers
heroes-group-take = Units
heroes-group-play = Cards
heroes-group-other = Other
heroes-group-move = Move · price, chance to be spent
heroes-group-turn = Turn · price, chance to be spent
heroes-group-sneak = Move hidden
heroes-group-fight = Close combat
heroes-group-carry = Transport
heroes-group-group = As a group
heroes-option-take = { $name }
heroes-option-pass = Pass
heroes-option-stall = Stall for 1 CAP
heroes-option-move-in = Move into close combat in { $name }
heroes-option-pivot = Turn { $name }
heroes-option-flame = Flamethrower at { $name }
heroes-option-lob = Indirect fire at { $name }
heroes-option-smoke = Smoke in { $name }
heroes-option-strike = Fight { $name } in close combat
heroes-option-rally = Rally
heroes-option-dig = Hasty defence
heroes-option-hide = Hide in { $name }
heroes-option-sneak = Move hidden to { $name }
heroes-option-man = Into the works
heroes-option-unman = Out of the works
heroes-option-load = Load with { $name }
heroes-option-unload = Unload in { $name }
heroes-option-exit = Leave the map
heroes-option-enter = Come on in { $name }
heroes-option-wait = Stall
heroes-option-together = Together with others: { $name }
heroes-option-joins = { $name } joins
heroes-option-go = That is all
heroes-option-caps = { $name } CAPs
heroes-option-boost = Roll with +{ $name } (CAPs)
heroes-option-less = Roll with −{ $name } (CAPs)
heroes-option-roll = Roll
heroes-option-face = Face { $name }
heroes-option-outside = Stay outside
heroes-option-onward = On to { $name }
heroes-option-use = Use { $name }
heroes-option-no = No
heroes-option-on = { $name }
heroes-option-in = In { $name }
heroes-option-plan = Artillery on { $name }
heroes-option-screen = Smoke shells on { $name }
heroes-option-place = Set up in { $name }
heroes-option-conceal = { $name } begins hidden
heroes-option-done = Done

# Core: what happened
heroes-event-mission = The mission begins.
heroes-event-round = Round { $round }.
heroes-event-round-over = Round { $round } is over.
heroes-event-reshuffled = The order deck is used up: the discards are shuffled.
heroes-event-check = Spent check of { $units } on { $card }: cost { $cost }, value { $value }: { $outcome }.
heroes-event-command-lost = An AI is lost: { $card } leaves the game.
heroes-event-stalled = You stall.
heroes-event-passed = { $side ->
    [AI] The AI passes.
   *[other] You pass.
}
heroes-event-initiative = Initiative, { $needed } or more is yours: { $outcome }.
heroes-event-concealed = { $unit } begins hidden.
heroes-event-vp = { $side ->
    [AI] The AI gains { $points } VP.
   *[other] You gain { $points } VP.
}
heroes-event-vp-held = { $side ->
    [AI] The AI gains { $points } VP for holding { $hex } at the end.
   *[other] You gain { $points } VP for holding { $hex } at the end.
}
heroes-event-vp-fallen = { $side ->
    [AI] The AI gains { $points } VP at the end for { $count } destroyed.
   *[other] You gain { $points } VP at the end for { $count } destroyed.
}
heroes-event-control = { $side ->
    [AI] The AI takes control of { $hex }.
    [nobody] Nobody controls { $hex } any more.
   *[other] You take control of { $hex }.
}
heroes-event-over = The mission is over: { $how }. { $verdict }
heroes-gone-player = you have nobody left who can fight
heroes-gone-ai = the AI has nobody left who can fight
heroes-verdict-player = You win by { $points } VP.
heroes-verdict-ai = The AI wins by { $points } VP.
heroes-event-moved = { $unit } moves from { $from } to { $hex }.
heroes-event-wire = Wire in { $hex }: { $unit } pays more.
heroes-event-bogging = { $unit } may get stuck.
heroes-event-crushed = { $unit } crushes the wire in { $hex }.
heroes-event-pivoted = { $unit } turns { $direction }.
heroes-event-mines = Mines go off under { $unit }.
heroes-event-mines-found = { $unit } finds the mines in { $hex }.
heroes-event-manned = { $unit } goes into the works.
heroes-event-unmanned = { $unit } leaves the works.
heroes-event-dug-in = { $unit } digs in.
heroes-event-hidden = { $unit } hides.
heroes-event-seen = { $unit } is seen.
heroes-event-loaded = { $unit } climbs on { $carrier }.
heroes-event-unloaded = { $unit } gets off { $carrier } in { $hex }.
heroes-event-towed = { $carrier } takes { $unit } in tow.
heroes-event-coming = { $unit } waits at the edge of the map.
heroes-event-arrived = { $unit } arrives in { $hex }.
heroes-event-left = { $unit } leaves the map.
heroes-outcome-fresh = fresh
heroes-outcome-spent = spent
heroes-outcome-player = you go first
heroes-outcome-ai = the AI goes first
heroes-outcome-stuck = stuck
heroes-outcome-through = through

# Core: why not
heroes-why-nothing-to-do = It cannot do anything that you can pay for.
heroes-why-too-dear = It is spent, and you have too few CAPs to pay for the whole action.
heroes-why-not-yours = That unit is not yours to command.
heroes-why-no-caps = You have no CAPs left.
heroes-why-cannot-move = Its marker, or the ground it is stuck in, keeps it from moving.
heroes-why-carried = It is being carried.
heroes-why-not-next = That hex is not next to it.
heroes-why-impassable = It cannot pass that ground.
heroes-why-barred-when-leaving = Just entered, it cannot leave close combat towards where the enemy came from.
heroes-why-faces-so = It faces that way already.
heroes-why-in-bunker = In a bunker it faces as the bunker does.
heroes-why-not-on-map = It is not on the map.
heroes-why-in-close-combat = It is in close combat.
heroes-why-no-work-here = There is neither trench nor bunker here.
heroes-why-no-work-to-raze = There is nothing of the enemy's in its hex that could be destroyed.
heroes-why-work-taken = The enemy holds the works.
heroes-why-no-shelter-for-it = The works are not for such a unit.
heroes-why-mans-it = It is in the works already.
heroes-why-not-inside = It is in no works.
heroes-why-dug-in = It is dug in already.
heroes-why-only-foot = Only units on foot dig in.
heroes-why-is-hidden = It is hidden already.
heroes-why-not-hidden = It is not hidden.
heroes-why-is-hit = It has been hit.
heroes-why-in-sight = An enemy sees it there.
heroes-why-only-foot-hides = Only units on foot hide.
heroes-why-enemy-there = An enemy is there.
heroes-why-nobody-joins = Nobody can join it in that.
heroes-why-no-chain = A group has to be one chain of adjacent hexes.
heroes-why-no-carrier = That is nothing it can ride in or be towed by.
heroes-why-carrier-full = It carries or tows something already.
heroes-why-carrier-not-near = It is too far away.
heroes-why-not-to-tow = That vehicle cannot be towed now.
heroes-why-nobody-aboard = It is neither carried nor towing.
heroes-why-stunned = Stunned it can do nothing but rally.
heroes-why-no-exit = It may not leave the map from here.
heroes-why-not-coming = It does not wait at the edge of the map.
heroes-why-no-entry = It may not come on there.

# Core: positions that do not fit
heroes-position-control = { $hex } has control markers of both sides: take one away.
heroes-position-caps = { $caps } CAPs are more than the track has: give { $most } or fewer.
heroes-position-vp = Victory points are never 0: give 1 or more to the player, or -1 or less to the AI.
heroes-position-half = { $unit } is in { $hex }, a half hex: put it into a whole one.
heroes-position-ground = { $unit } cannot be in { $hex }: that ground is impassable to it.
heroes-position-hidden = { $unit } cannot be hidden in { $hex }: an enemy would see it.
heroes-position-manning = { $unit } is in no works in { $hex }: add a trench or bunker there, or leave `manning` out.
heroes-position-rumour = { $unit } is a rumoured enemy and has no hit marker: leave it out.
heroes-position-carrier = { $unit } is carried by { $carrier }, which is in another hex: put both into one.
heroes-position-markers = { $count } markers { $marker } are more than the { $most } there are.
heroes-position-marker = { $unit } cannot have that hit marker: give it one of its colour that leaves it on the map, face down if it is an AI, or take it away.
heroes-position-box = The mission marker cannot be on box { $box }: give a box from 1 to { $most }.
heroes-position-fallen = { $unit } is an AI and does not lie on the CAP track: name your own units under `fallen`.
heroes-position-card = Card { $card } is in two places: name it in one.
heroes-position-orders = There is no order card left to draw: name some under `orders` or `discards`.
heroes-position-carries = { $carrier } cannot carry { $unit }: a carrier is a vehicle of the same side with nobody else aboard.
heroes-position-cup = { $unit } is in the cup and somewhere else, or twice in the cup: name it once.
heroes-position-smoke = { $hex } has heavy and light smoke: leave one of them.
heroes-position-stack = { $one } and { $other } are both in { $hex }: AI never stack.

# Core: campaign
heroes-option-keep = Keep { $name }
heroes-ask-keep = Which card do you keep for the next mission?
heroes-ask-set-up = Where does { $about } set up?
heroes-event-campaign-over = The campaign is over: { $points } VP in all. { $verdict }
heroes-campaign-last = Missions won: { $missions } of { $played }. You win it with the last mission.
heroes-campaign-points = Missions won: { $missions } of { $played }. You win it with the points of all missions.
heroes-campaign-nobody = Missions won: { $missions } of { $played }. Nobody of the company is left: the AI wins it.
heroes-campaign-early = Missions won: { $missions } of { $played }. It ends early: the AI wins it.
heroes-campaign-short-last = Missions won: { $missions } of { $played }. It took the last mission: the AI wins it.
heroes-campaign-short-vp = Missions won: { $missions } of { $played }. It took { $needed } VP in all: the AI wins it.
heroes-campaign-short-both = Missions won: { $missions } of { $played }. It took the last mission, or { $needed } VP in all: the AI wins it.
heroes-event-goes-on = The campaign goes on. { $with }
heroes-goes-on-with = Next: “{ $mission }”, with { $company }{ $hand ->
    [0] {""}
    [one] , 1 card
   *[other] , { $hand } cards
 }.{ $caps ->
    [0] {""}
   *[other] {" "}CAPs in each round: { $caps } more.
 }{ $cards ->
    [0] {""}
   *[other] {" "}Order cards: { $cards } more for the AI.
 }{ $first ->
    [0] {" "}You have the first turn.
    [1] {" "}The AI has the first turn.
   *[other] {""}
 }
heroes-scenario-encirclement = Encirclement: a campaign of three missions

# The opponent: what happened
heroes-event-order-card = The AI draws { $card }.
heroes-event-marker-on = The mission marker goes on to box { $number }.
heroes-event-event = The event of box { $number } takes place.
heroes-event-event-roll = The event rolls { $number }.
heroes-event-caps = CAPs: { $number }; you have { $caps }.
heroes-event-more-cards = The AI plays { $number ->
    [one] one more card
   *[other] { $number } more cards
 } before your turn.
heroes-event-cup = { $number ->
    [one] A counter goes
   *[other] { $number } counters go
 } into the cup.
heroes-event-corner = { $card } is drawn for the suit in its corner.
heroes-event-noted = A special rule of the mission begins to hold.
heroes-event-barrage = { $side ->
    [AI] The AI calls artillery down on { $hex }.
   *[other] You call artillery down on { $hex }.
}
heroes-event-stuck = { $unit } can neither move nor turn until the round ends.
heroes-event-work-placed = { $fort } in { $hex }.
heroes-event-rumoured = Rumours of an enemy in { $hex }: { $unit }.
heroes-event-rumour = { $unit } in { $hex } is drawn for: { $outcome }.
heroes-event-shows-as = It is { $unit }, in { $hex }.
heroes-event-herd = { $unit } goes to { $hex }.
heroes-event-herd-left = { $unit } leaves the map.
heroes-event-cannot-fire = { $unit } cannot fire at { $target }: the AI passes.
heroes-ai-price = { $command ->
    [1] no AP, by command
   *[other] { $ap } AP
 }
heroes-event-ai-turn = By { $card }, { $line ->
    [close] close combat
    [short] short range
    [pass] pass test
    [none] no order that can be carried out
    [reactive] reactive order { $number }
    [mission] mission order { $number }
   *[order] order { $number }
 }: { $act ->
    [pass] the AI passes.
    [end-round] the round ends.
    [rumour-fires] { $unit } is ordered to fire at { $target }, and so is shown.
    [fire] { $unit } fires at { $target }, needs { $needed }; { heroes-ai-price }.
    [fire-long] { $unit } fires at { $target }, needs { $needed }; { heroes-ai-price }.
    [pivot-and-fire] { $unit } turns and fires at { $target }, needs { $needed }; { heroes-ai-price }.
    [pivot] { $unit } turns; { heroes-ai-price }.
    [rally] { $unit } tries to rally; { heroes-ai-price }.
    [auto-rally] { $unit } rallies without a roll.
    [close-combat] { $unit } goes into close combat in { $hex }; { heroes-ai-price }.
    [break-contact] { $unit } breaks contact and goes to { $hex }; { heroes-ai-price }.
    [exit] { $unit } leaves the map; { heroes-ai-price }.
    [load] { $unit } climbs on { $target }; { heroes-ai-price }.
    [unload] { $unit } gets off in { $hex }; { heroes-ai-price }.
    [fire-smoke] { $unit } lays smoke in { $hex }; { heroes-ai-price }.
    [dig-in] { $unit } digs in; { heroes-ai-price }.
    [group] { $units } move one after another.
    [move] { $unit } moves to { $hex }; { heroes-ai-price }.
   *[other] { $unit } goes to { $hex } for low risk; { heroes-ai-price }.
 }
heroes-event-ai-event = Order of the event: { $act ->
    [pass] nobody can carry it out.
    [rumour-fires] { $unit } is ordered to fire at { $target }, and so is shown.
    [fire] { $unit } fires at { $target }, needs { $needed }.
    [auto-rally] { $unit } rallies without a roll.
    [group] { $units } move one after another.
   *[other] { $unit } acts in { $hex }.
 }
heroes-event-ai-moves = { $unit } of the group goes to { $hex }.
heroes-event-ai-stays = { $unit } of the group finds no hex and stays.
heroes-outcome-shown = an enemy
heroes-outcome-no-enemy = no enemy there
heroes-outcome-mine = a mine
heroes-ask-barrage = Your artillery falls now: on which hex?

# The opponent: why. Lines of a card and what came of them
heroes-ai-line-close = Close combat
heroes-ai-line-short = Short range
heroes-ai-line-pass = Pass test
heroes-ai-line-reactive = Reactive order { $number }
heroes-ai-line-mission = Mission order { $number }
heroes-ai-line-order = Order { $number }
heroes-ai-line-event = Order of the event
heroes-ai-line-group = Member of the group
heroes-ai-result-done = carried out
heroes-ai-result-nobody = nobody can carry it out
heroes-ai-result-condition = its condition does not hold
heroes-ai-result-shown = a marker is shown, and the line is tried again
heroes-ai-result-no-ai-in-close-combat = no AI is in close combat
heroes-ai-result-no-ai-adjacent = no AI is beside a Unit
heroes-ai-result-not-fewer = { $ours } fresh AI are not fewer than { $theirs } fresh Units
heroes-ai-result-passes = { $ours } fresh AI are fewer than { $theirs } fresh Units: the AI passes
heroes-ai-result-none-there = the mission has none
heroes-ai-result-no-hex = finds no hex
heroes-ai-row-line = { $line } ({ $do }): { $result }
heroes-ai-row-ai-out = { $unit }: no, { $why }
heroes-ai-row-ai-out-target = { $unit }: no, { $why } ({ $target }, distance { $far })
heroes-ai-row-ai-in = { $unit }: eligible{ $facts }
heroes-ai-row-pair-shot = at { $target }: distance { $far }, FP { $fp }, DV { $dv }, needs { $needed }
heroes-ai-row-pair = { $target }: distance { $far }
heroes-ai-row-kept = { $step }: { $left }
heroes-ai-row-hex-out = { $hex }: no, { $why }
heroes-ai-row-hex-out-by = { $hex }: no, { $why } ({ $by })
heroes-ai-row-hex-in = { $hex }: { $facts }
heroes-ai-row-roll = A die between { $of }: { $dice }, so { $got }
heroes-ai-row-groups = Groups: { $groups }
heroes-ai-row-check = Spent check: cost { $cost }, { $card } has { $value }: { $outcome }
heroes-ai-fact-unit-hit = , hit
heroes-ai-fact-rumour = , rumoured
heroes-ai-fact-ap = , { $number } AP
heroes-ai-fact-cover = , DM { $number }
heroes-ai-hex-in-zone = in a fire zone
heroes-ai-hex-out-of-zone = outside every fire zone
heroes-ai-hex-dm = DM { $number }
heroes-ai-hex-flank = in a flank
heroes-ai-hex-apart = clear of every Unit's front
heroes-ai-hex-ap = { $number } AP
heroes-ai-step-fp = Highest FP, { $value }
heroes-ai-step-own-dv = Lowest DV of the AI
heroes-ai-step-dv = Lowest DV, { $value }
heroes-ai-step-target-fp = Unit with the highest FP, { $value }
heroes-ai-step-nearest = Nearest, { $value } away
heroes-ai-step-farthest = Farthest, { $value } away
heroes-ai-step-named-first = Named first by the order
heroes-ai-step-rumour = AI before rumoured enemies
heroes-ai-step-hit = Unhit before hit
heroes-ai-step-ap = Cheapest move, { $value } AP
heroes-ai-step-fire = Cheapest shot, { $value } AP
heroes-ai-step-cover = Best cover, DM { $value }
heroes-ai-step-needed = Easiest to hit, { $value }
heroes-ai-step-hit-first = Hit before unhit
heroes-ai-step-fresh-first = Fresh before spent
heroes-ai-step-unit-fp = Unit with the highest FP, { $value }
heroes-ai-step-unit-fire = Unit that fires for least, { $value } AP
heroes-ai-step-unit-move = Unit that moves for least, { $value } AP
heroes-ai-do-fire = fire
heroes-ai-do-fire-long = fire, also at long range
heroes-ai-do-move = move towards
heroes-ai-do-low-risk-move = low-risk move towards
heroes-ai-do-low-risk-to-cover = low-risk move to the cover nearest the target
heroes-ai-do-low-risk-to-own-cover = low-risk move to cover
heroes-ai-do-to-own-cover = move to cover
heroes-ai-do-close-combat = move into close combat
heroes-ai-do-break-contact = break contact
heroes-ai-do-pivot = pivot
heroes-ai-do-pivot-and-or-fire = pivot and/or fire
heroes-ai-do-pivot-and-fire = pivot and fire
heroes-ai-do-rally = rally
heroes-ai-do-auto-rally = auto-rally
heroes-ai-do-exit = leave the map
heroes-ai-do-load = load
heroes-ai-do-unload = unload
heroes-ai-do-fire-smoke = lay smoke
heroes-ai-do-dig-in = dig in
heroes-ai-do-pass = pass
heroes-ai-do-end-round = end the round
heroes-ai-do-nothing = nothing
heroes-ai-word-hit = hit
heroes-ai-word-unhit = unhit
heroes-ai-word-open = in a hex with DM 0
heroes-ai-word-cover = in cover
heroes-ai-word-fresh = fresh
heroes-ai-word-spent = spent
heroes-ai-word-just-acted = just acted
heroes-ai-word-mobile = mobile
heroes-ai-word-in-los = in LOS
heroes-ai-word-in-fire-zone = in a fire zone
heroes-ai-word-in-fire-zone-of-nearest = in the fire zone of the nearest Unit
heroes-ai-word-mortar-or-infantry-gun = mortar or infantry gun
heroes-ai-word-rumoured = rumoured enemy
heroes-ai-word-machine-gun = machine gun
heroes-ai-word-infantry = infantry
heroes-ai-word-vehicle = vehicle
heroes-ai-word-adjacent = adjacent
heroes-ai-word-on-objective = on an objective
heroes-ai-word-carried = carried
heroes-ai-out-word = is not: { $word }
heroes-ai-out-needs = would need { $number }
heroes-ai-out-spent = spent
heroes-ai-out-carried = carried
heroes-ai-out-type = another type
heroes-ai-out-unit-near = a Unit is too near
heroes-ai-out-marker = its marker forbids it
heroes-ai-out-stuck = cannot move
heroes-ai-out-no-gun = has no gun
heroes-ai-out-unhit = unhit
heroes-ai-out-no-rally = its marker cannot be rallied so
heroes-ai-out-no-target = no target
heroes-ai-out-range = out of range
heroes-ai-out-minimum-range = too near
heroes-ai-out-los = no LOS
heroes-ai-out-arc = outside its arc
heroes-ai-out-friend-in-hex = an AI is in that hex
heroes-ai-out-refugees = refugees are in one of the two hexes
heroes-ai-out-close-combat = close combat
heroes-ai-out-no-firepower = no firepower of that colour
heroes-ai-out-no-hex = no hex it may go to
heroes-ai-out-cc-penalty = has a penalty in close combat
heroes-ai-out-not-adjacent = not adjacent
heroes-ai-out-not-flanked = not flanked
heroes-ai-out-can-fire = can fire as it stands
heroes-ai-out-cannot = cannot do it
heroes-ai-out-impassable = impassable
heroes-ai-out-barred = barred when leaving close combat
heroes-ai-out-sticks = it might get stuck
heroes-ai-out-stack = another AI is there
heroes-ai-out-mission = the mission forbids it
heroes-ai-out-mines = mines
heroes-ai-out-bonus-lost = would cost its bonus moves
heroes-ai-out-short-zone = fire zone at short range
heroes-ai-out-open-in-zone = open, in a fire zone
heroes-ai-out-less-cover = in a fire zone, with less cover than now
heroes-ai-out-away = farther away
heroes-ai-out-farther = not as near as others
heroes-ai-out-same-distance = no nearer
heroes-ai-out-no-cover-there = leads to no such cover
heroes-ai-out-in-cover = is in cover already

# Combat: questions
heroes-ask-again = That is your roll. Do you play a card on it?
heroes-ask-aim = { $about } attacks. Does it take careful aim?
heroes-ask-bog = { $about } has just moved. Does it bog down?
heroes-ask-confuse = The AI is about to check. Is there confusion?
heroes-ask-snipe = An order with CAPs. Does your sniper fire?
heroes-ask-scouts = Do scouts look about?
heroes-ask-one-more-hex = A card of yours lets { $about } go one hex further: where to?
heroes-ask-plan = { $about }: where is it to fall before the next round?
heroes-ask-card-unit = { $about }: which unit?
heroes-ask-card-units = { $about }: which units?
heroes-ask-card-hex = { $about }: where?
heroes-ask-card-target = { $about } attacks: whom?
heroes-option-scorch = Flamethrower at { $name } in close combat
heroes-option-raze = Destroy { $name } in its own hex
heroes-deed-strike = fight in close combat
heroes-deed-raze = destroy works in the hex

# Combat: what happened
heroes-event-shot = { $units } { $many ->
    [one] attacks
   *[other] attack
 } { $target }: { $number } needed, { $total }: { $outcome }.
heroes-event-shelled = Shells on { $target }: { $number } needed, { $total }: { $outcome }.
heroes-event-searched = { $units } { $many ->
    [one] fires
   *[other] fire
 } at { $target }, { $number } or more reveals it: { $outcome }.
heroes-event-no-effect = { $units } { $many ->
    [one] has
   *[other] have
 } no firepower against { $target }.
heroes-event-wasted = { $units } { $many ->
    [one] fires
   *[other] fire
 } at the dead.
heroes-event-work-shot = The shot of { $units } at { $fort } in { $hex }, { $number } needed: { $outcome }.
heroes-event-hit = { $unit } is hit; its marker lies face down.
heroes-event-marker = { $unit }: { $marker }.
heroes-event-destroyed = { $unit } is gone from { $hex }.
heroes-event-got-off = { $unit } gets off in { $hex }.
heroes-event-rally = { $unit } tries to rally from { $marker }, { $number } or more: { $outcome }.
heroes-event-auto-rally = { $unit } rallies without a roll.
heroes-event-smoke = Heavy smoke in { $hex }.
heroes-event-smoke-fades = The smoke fades.
heroes-event-planned = { $side ->
    [AI] The AI notes artillery for { $hex }.
   *[other] You note artillery for { $hex }.
}
heroes-event-drift = { $side ->
    [AI] The AI's strike comes down: { $outcome }.
   *[other] Your strike comes down: { $outcome }.
}
heroes-event-drift-way = { $side ->
    [AI] Which way the AI's strike drifts.
   *[other] Which way your strike drifts.
}
heroes-event-strike-lands = The strike falls on { $hex }.
heroes-event-strike-lost = The strike falls off the map.
heroes-event-drew = You draw { $action }.
heroes-event-played = You play { $action }.
heroes-event-luck = Luck: { $number ->
    [one] { $number } point
   *[other] { $number } points
} on the roll.
heroes-event-caps-gained = { $unit } is led from the front: { $caps ->
    [one] { $caps } CAP
   *[other] { $caps } CAPs
} for this round.
heroes-event-cleared = { $unit } clears { $fort } out of { $hex }.
heroes-event-mined = { $unit } lays mines in { $hex }.
heroes-event-bogged = { $unit } may bog down, { $number } or more: { $outcome }.
heroes-event-sniped = Your sniper fires: the order loses { $caps } of its CAPs, { $left } left.
heroes-outcome-destroyed = destroyed
heroes-outcome-revealed = revealed
heroes-outcome-nothing = not revealed
heroes-outcome-rallied = rallied
heroes-outcome-failed = not rallied
heroes-outcome-on-target = on target
heroes-outcome-drifts = it drifts
heroes-outcome-work-gone = destroyed
heroes-outcome-work-stands = it stands
heroes-outcome-held-up = bogged down
heroes-outcome-drives-on = it drives on
heroes-outcome-cost-caps = CAPs lost
heroes-outcome-missed = missed

# Combat: what real dice are rolled for
heroes-drawn-marker = { $lay ->
    [1] Turn over the hit marker under { $unit } on your table: which one is it?
   *[other] Draw a hit marker for { $unit } on your table: which one?
}
heroes-die-shot = { $units } at { $target }
heroes-die-shelled = shells on { $target }
heroes-die-searched = { $units } at { $target }
heroes-die-work-shot = { $units } at { $fort } in { $hex }
heroes-die-rally = { $unit }, trying to rally
heroes-die-drift = the strike
heroes-die-drift-way = the direction of the strike
heroes-die-luck = luck
heroes-die-caps-gained = CAPs through { $unit }
heroes-die-bogged = { $unit } bogging down
heroes-die-sniped = the sniper

# Combat: what enters a roll
heroes-modifier-marker-fp = hit marker of the firer
heroes-modifier-adjacent = adjacent hex
heroes-modifier-long-range = long range
heroes-modifier-close-combat = close combat
heroes-modifier-close-crewed = crewed weapon in close combat
heroes-modifier-firer-higher = firer higher
heroes-modifier-target-higher = target higher
heroes-modifier-support = support
heroes-modifier-careful-aim = careful aim
heroes-modifier-front = front
heroes-modifier-flank = flank
heroes-modifier-marker-defence = hit marker of the target
heroes-modifier-light-woods = light woods
heroes-modifier-heavy-woods = heavy woods
heroes-modifier-wood-building = wooden building
heroes-modifier-stone-building = stone building
heroes-modifier-water = water
heroes-modifier-air-burst = air burst
heroes-modifier-wall = wall
heroes-modifier-smoke-crossed = through smoke
heroes-modifier-trench = trench
heroes-modifier-hasty-defence = hasty defence
heroes-modifier-passenger = passenger of an APC
heroes-modifier-beside-vehicle = beside a vehicle
heroes-modifier-herd = cattle or refugees
heroes-modifier-work = the work
heroes-modifier-caps = CAPs
heroes-modifier-luck = luck
heroes-modifier-in-cover = in cover
heroes-modifier-unhit-friend = unhit friend in the hex

# Combat: why not
heroes-why-cannot-fire = Its marker keeps it from firing.
heroes-why-no-gun = It has nothing to fire with.
heroes-why-rumours-do-not-fire = A rumoured enemy fires only when it is revealed.
heroes-why-own-hex = A unit does not fire into its own hex: there it fights in close combat.
heroes-why-not-in-close-combat = They are not in close combat with each other.
heroes-why-fires-not-from-water = Nobody fires out of water.
heroes-why-refugees = Nobody fires at or from a hex with refugees.
heroes-why-own-units-there = It would hit its own.
heroes-why-no-target = There is nothing to shoot at.
heroes-why-no-firepower = It has no firepower of the colour it would need.
heroes-why-out-of-arc = That hex is not in front of it.
heroes-why-too-far = That is beyond its reach, long range and all.
heroes-why-too-near = That is nearer than it can fire.
heroes-why-no-sight = It does not see that hex.
heroes-why-no-spotter = No hex nearby sees both it and the target.
heroes-why-not-indirect = It does not fire at what it cannot see.
heroes-why-no-flamethrower = It has no flamethrower.
heroes-why-mortar-in-bunker = No mortar fires out of a bunker.
heroes-why-too-steep = No vehicle fires down a cliff at its foot.
heroes-why-no-support = Who supports has the target in its arc and in normal range.
heroes-why-support-hit = Its marker changes its firepower: it supports nobody.
heroes-why-support-away = Who supports is with the leader or beside him, in close combat in his hex.
heroes-why-unhit = It is not hit.
heroes-why-no-rally = No roll takes off that marker.
heroes-why-no-smoke = It lays no smoke.
heroes-why-no-smoke-on-water = There is no smoke on water.
heroes-why-smoke-there = The smoke there is as thick as it can be.
heroes-why-not-in-hand = That card is not in your hand.
heroes-why-not-now = That card is played at a moment of its own: you will be asked.
heroes-why-before-a-round = Artillery is noted before a round.
heroes-why-nobody-for-it = There is nobody it could be played for.
heroes-why-nothing-to-find = There is nothing to find, and nobody could hide.
heroes-why-no-obstacle = There is no obstacle in its hex.
heroes-why-work-there = There is no room for mines.
heroes-why-no-thrower = Nobody on foot is near enough to an enemy.
heroes-why-other-army = This card is for the other army.

# Order cards foreseen (foresight.py, cli/orders.py).
heroes-foreseen-act = { $act ->
    [pass] the AI passes
    [end-round] the round ends
    [rumour-fires] { $unit } is ordered to fire at { $target }, and so is shown
    [fire] { $unit } fires at { $target }, needs { $needed }
    [pivot-and-fire] { $unit } turns and fires at { $target }, needs { $needed }
    [pivot] { $unit } turns
    [rally] { $unit } tries to rally
    [auto-rally] { $unit } rallies without a roll
    [close-combat] { $unit } goes into close combat in { $hex }
    [break-contact] { $unit } breaks contact and goes to { $hex }
    [exit] { $unit } leaves the map
    [load] { $unit } climbs on { $target }
    [unload] { $unit } gets off in { $hex }
    [fire-smoke] { $unit } lays smoke in { $hex }
    [dig-in] { $unit } digs in
    [group] { $units } move one after another
    [sets-out] { $unit } sets out, hex by hex as it is its turn
    [move] { $unit } moves to { $hex }
   *[other] { $unit } goes to { $hex } for low risk
 }
heroes-foreseen-asks = the event of box { $box } comes first and asks you something
heroes-foreseen-none = no order is tried: { $box ->
    [0] the round ends first
   *[other] the event of box { $box } takes its place
 }
heroes-foreseen-marker = The mission marker goes on to box { $box } first.
heroes-foreseen-die = a die or a marker decides with { $cards }
heroes-foreseen-cards = cards { $cards }
heroes-foreseen-heading = The AI's next turn, over the { $count } cards nobody has seen:
heroes-foreseen-if = If it is drawn now:
heroes-foreseen-stance = stance: { $stance }
heroes-foreseen-stance-plain = plain
heroes-foreseen-corner = suit and hex: { $corner }
heroes-foreseen-source = source: { $source }
heroes-orders-unknown = There is no order card { $number } here. There are: { $numbers }.
heroes-orders-number = Name an order card by its number, ask for all of them in a position (grognard orders --all --at 'POSITION'), or have a deck of your own looked at: grognard orders --deck FILE
heroes-orders-deck = The deck { $file } has { $count } order cards: { $numbers }.
heroes-orders-deck-whole = all it asks for is there
heroes-orders-deck-lacks = asks for { $numbers } too: add them to the file
heroes-orders-at = For all cards at once a position is needed: grognard orders --all --at 'heroes/2 MISSION { "{" }units: ...{ "}" }'
heroes-orders-other = This position is of the game { $game }; order cards are of heroes.
heroes-orders-foreign = No mission of the box asks for card { $number } of this deck: nothing can be said of it in a position.
heroes-deck-elsewhere = This match is played with a private deck (hash { $hash }), which is not here. Name its file: grognard companion SAVE --deck FILE. A private deck is for a table on your own computer.

# Beside a real board (companion/).
companion-word-roll = roll
companion-word-reasons = reasons
companion-word-correct = correct
companion-word-board = board says
companion-welcome = The real board lies beside you. Tell what you did with the answers. “roll” lets the program roll or draw; “reasons” tells all about the AI's last act; “correct F10: MMG 17 (hit pinned)” or “board says: caps: 5, vp: -2” puts right what the program has wrong.
companion-no-die = No die is to be rolled and nothing to be drawn now.
companion-rolled = The program rolls or draws for you: { $what }.
companion-no-act = The AI has not acted yet.
companion-bad-die = “{ $typed }” is no die: it shows 1 to 6. Nothing has changed.
companion-bad-draw = “{ $typed }” cannot be drawn: it is not there, or not any more. Possible: { $left }. Nothing has changed.
companion-correct-form = “{ $said }” says nothing of the board. Say a place and who is there, or a field and its value: correct F10: MMG 17 (hit pinned) or correct caps: 5
companion-no-unit = There is no unit “{ $unit }” here, or more than one. Possible: { $units }. Nothing has changed.
companion-done-anyway = If it was done on the board all the same, say how that looks now: correct PLACE: UNIT
companion-other = The companion is for Conflict of Heroes; this is a save of { $game }.
heroes-event-laid = The board says otherwise: { $what }. The position was laid by hand.
heroes-deck-changed = This match is played with a private deck (hash { $hash }). The file { $file } holds another one now (hash { $now }): its cards were changed. Name the file that has the old cards with --deck.
companion-elsewhere = The position is of { $position }, not of { $mission }. Name the same mission twice.
companion-cards-left = In the deck: { $cards }. Type a number, or roll to have the program draw.
companion-too-many = { $count ->
    [one] Only 1 die was
   *[other] Only { $count } dice were
 } asked for; the rest was not read.

# The screen: orders and cards in words, tracks, sheets, overlays, what is drawn
heroes-says-ai = AI
heroes-says-group = largest group of AI
heroes-says-unit = a Unit
heroes-says-objective = an objective
heroes-says-control = a hex of { $side }
heroes-says-edge-at = { $edge } ({ $hexes })
heroes-says-words = { $what } ({ $words })
heroes-says-no-unit-within = { $what } without a Unit within { $count }
heroes-says-most-fp = { $what } with the highest FP
heroes-says-least-dv = { $what } with the lowest DV
heroes-says-nearest = { $who } nearest { $targets }
heroes-says-farthest = { $who } farthest from { $targets }
heroes-says-or = { $one } or { $other }
heroes-says-and = { $one } and { $other }
heroes-says-line = { $who }: { $do }
heroes-says-cap = { $order } (CAP +{ $cap })
heroes-says-when = if { $condition }: { $order }
heroes-says-if-no-unit-fired = no Unit has just fired
heroes-says-if-unit-fired = a Unit has just fired
heroes-says-if-player-passed = the player has just passed
heroes-says-if-holds = { $hex } is held by { $side }
heroes-says-if-vp-lead = the lead in VP is with { $side }
heroes-says-if-not = it is not so that { $condition }
heroes-says-if-box-at-least = the mission marker is in box { $count } or later
heroes-says-if-box-at-most = the mission marker is in box { $count } or earlier
heroes-says-if-ai-at-most = AI left: { $count } or fewer
heroes-says-if-units-at-most = Units left: { $count } or fewer
heroes-says-if-round-at-least = it is round { $count } or later
heroes-says-move = move towards it
heroes-says-low-risk-move = low-risk move towards it
heroes-edge-n = the north edge
heroes-edge-e = the east edge
heroes-edge-s = the south edge
heroes-edge-w = the west edge
heroes-ai-do-mission-orders = mission orders
heroes-ai-do-reactive-orders = reactive orders
heroes-line-close = C
heroes-line-short = S
heroes-line-pass = P
heroes-line-reactive = R
heroes-card-pass = Pass, if fewer AI than Units are fresh
heroes-card-reactive = Reactive orders
heroes-card-else = { $one }, else { $other }
heroes-card-spent = Spent at { $number }
heroes-card-stays-fresh = ★ you stay fresh
heroes-card-advance = Marker +{ $boxes }
heroes-card-advance-most = Marker +{ $boxes } (units ≤ { $units })
heroes-card-name = Order card { $number }
heroes-card-blue = command
heroes-card-green = tactical
heroes-card-stance-defensive = defensive
heroes-card-stance-offensive = offensive
heroes-card-does-to = { $unit } → { $target }
heroes-card-not-reached = not reached
heroes-zone-removed = Command cards out of the game
heroes-zone-blue = Command cards left in deck and discards
heroes-zone-play = In play
heroes-option-take-in = { $name }, { $place }
heroes-priced-free = { $what } (free)
heroes-priced-caps = { $what } ({ $cost ->
    [one] 1 CAP
   *[other] { $cost } CAPs
 })
heroes-pay = CAPs { $caps }: { $due } AP left, { $percent }% spent
heroes-pay-all = CAPs { $caps }: no check
heroes-pay-brief = { $percent }% spent
heroes-pay-brief-none = no check
heroes-brief-pick = { $what } · { $cost } AP
heroes-brief = { $what } · { $cost } AP · { $percent }%
heroes-needs-odds = { $number }+: { $odds }
heroes-brief-shot = { $what } · { $cost } AP, { $percent }% spent
heroes-deed-led = { $unit } and { $others } more
heroes-deed = { $unit }: { $what }
heroes-settle-pay = CAPs off the cost
heroes-settle-boost = CAPs on the roll
heroes-settle-face = Facing
heroes-settle-pick = goes to
heroes-hit-odds = { $hit }% hit ({ $dead }% destroyed)
heroes-step-lines = The card
heroes-step-who = Who
heroes-step-where = Where
heroes-step-target = At whom
heroes-step-needs = needs { $number }
heroes-step-chosen = this one
heroes-step-eligible = eligible
heroes-overlay-theirs = Fire zones of the AI
heroes-overlay-ours = Fire zones of your Units
heroes-overlay-short = Short zones of your Units
heroes-overlay-one = Fire zone of { $unit }
heroes-overlay-low-risk = Low-risk hexes of { $unit }
heroes-overlay-cover = Cover
heroes-overlay-objectives = Objectives of the AI
heroes-value-fire = AP to fire
heroes-value-move = AP to move
heroes-value-red = red FP
heroes-value-blue = blue FP
heroes-value-front = front
heroes-value-flank = flank
heroes-value-rally = rallies on
heroes-boxed-blue = blue
heroes-boxed-crewed = crewed
heroes-trait-facing = Faces
heroes-trait-spent = Spent
heroes-trait-hit = Hit
heroes-trait-hidden = Hidden
heroes-trait-dug-in = Hasty defence
heroes-trait-manning = In the works
heroes-trait-stuck = Stuck
heroes-trait-without-flames = Flamethrower used up
heroes-badge-spent = spent
heroes-badge-face-down = hit, marker face down
heroes-badge-hidden = hidden
heroes-badge-dug-in = hasty defence
heroes-badge-manning = in the works
heroes-badge-stuck = stuck
heroes-badge-close-combat = in close combat
heroes-badge-just-acted = has just acted
heroes-badge-face-down-armoured = hit, blue marker face down
heroes-badge-without-flames = flamethrower used up
heroes-badge-flames = flamethrower
heroes-badge-smoke = can lay smoke
heroes-badge-open-topped = open-topped
heroes-badge-hit = hit
heroes-badge-hit-unnerved = hit: Unnerved
heroes-badge-hit-pinned = hit: Pinned, cannot move
heroes-badge-hit-stunned = hit: Stunned, cannot move or fire
heroes-badge-hit-suppressed = hit: Suppressed
heroes-badge-hit-panicked = hit: Panicked, cannot fire
heroes-badge-hit-cowering = hit: Cowering
heroes-badge-hit-berserk = hit: Berserk
heroes-badge-hit-kia = hit: KIA
heroes-badge-hit-light-damage = hit: Light Damage
heroes-badge-hit-immobilized = hit: Immobilized, cannot move
heroes-badge-hit-armoured-suppressed = hit: Suppressed
heroes-badge-hit-armoured-stunned = hit: Stunned, cannot move or fire
heroes-badge-hit-armoured-panicked = hit: Panicked, cannot fire
heroes-badge-hit-gun-damaged-red = hit: Gun Damaged (red)
heroes-badge-hit-gun-damaged-blue = hit: Gun Damaged (blue)
heroes-badge-hit-destroyed = hit: Destroyed
heroes-terrain-open = Open
heroes-terrain-plowed = Plowed field
heroes-terrain-light-woods = Light woods, DM 1
heroes-terrain-heavy-woods = Heavy woods, DM 2
heroes-terrain-wood-building = Wooden building, DM 1
heroes-terrain-stone-building = Stone building, DM 2
heroes-terrain-water = Water, DM −1
heroes-route-wall = wall
heroes-mark-smoke = Heavy smoke
heroes-mark-thin-smoke = Light smoke
heroes-mark-victory = Objective
heroes-mark-control-german = held by the Germans
heroes-mark-control-soviet = held by the Soviets
heroes-mark-trench = Trench
heroes-mark-bunker = Bunker
heroes-mark-bunker-0 = Bunker, facing north
heroes-mark-bunker-1 = Bunker, facing north-east
heroes-mark-bunker-2 = Bunker, facing south-east
heroes-mark-bunker-3 = Bunker, facing south
heroes-mark-bunker-4 = Bunker, facing south-west
heroes-mark-bunker-5 = Bunker, facing north-west
heroes-mark-hasty-defence = Hasty defence
heroes-mark-wire = Wire
heroes-mark-road-block = Road block
heroes-mark-mines = Mines
heroes-mark-strike = Artillery due
heroes-sight-woods = woods or a building
heroes-sight-heavy-smoke = heavy smoke
heroes-sight-light-smoke = light smoke
heroes-sight-herd = cattle or refugees
heroes-face-squad = infantry
heroes-face-mg = machine gun
heroes-face-mortar = mortar
heroes-face-gun = gun
heroes-face-tank = tank
heroes-face-assault-gun = armoured vehicle
heroes-face-halftrack = carrier
heroes-face-truck = lorry
heroes-face-flamethrower = pioneers
heroes-face-rumour = rumoured enemy
heroes-face-cattle = cattle
heroes-face-refugees = refugees
heroes-code-squad = R
heroes-code-mg = M
heroes-code-mortar = O
heroes-code-gun = G
heroes-code-tank = T
heroes-code-assault-gun = A
heroes-code-halftrack = H
heroes-code-truck = L
heroes-code-flamethrower = P
heroes-code-rumour = ?
heroes-code-cattle = C
heroes-code-refugees = X
heroes-cell-fallen = lost: { $units }
heroes-cup-no-enemy = no enemy
heroes-cup-mine = mine
heroes-sheet-cup = In the cup ({ $count })
heroes-sheet-mission = What counts in this mission
heroes-sheet-record = Campaign record
heroes-sheet-orders = Orders of this mission to the AI
heroes-reactive-order = Reactive order { $number }
heroes-mission-order = Mission order { $number }
heroes-score = { $side }: { $points } VP
heroes-score-destroyed = each destroyed unit of { $side }
heroes-score-of = each destroyed of { $side }: { $what }
heroes-score-but = { $what }, but for { $but }
heroes-score-control = control of { $hex }
heroes-score-theirs = if { $side } control { $hex }
heroes-score-exit = each unit that leaves the map as the mission says
heroes-score-hurt-cattle = each herd hurt by your fire
heroes-score-hurt-refugees = each group of refugees hurt by your fire
heroes-score-at-once = at once
heroes-score-at-end = at the end
heroes-score-lost = lost again with it
heroes-score-when = if { $condition }
heroes-special = Special rule
heroes-kind-infantry = infantry
heroes-kind-machine-gun = machine guns
heroes-kind-mortar = mortars
heroes-kind-infantry-gun = infantry guns
heroes-kind-gun = guns
heroes-kind-vehicle = vehicles
heroes-kind-transport = lorries and wagons
heroes-record-won = won
heroes-record-lost = lost
heroes-record-row = { $result }; VP { $points }, box { $box }
heroes-record-company = Goes on
heroes-record-total = VP in all: { $points }
heroes-remind-initiative = The roll is for the initiative: who acts first in this round.
heroes-remind-volley = { $units } fire together at { $target }.
heroes-remind-face-down = A marker there lies face down: it may prove dead, and CAPs are committed first (7.4).
heroes-gist-cattle = Blocks sight; who shares its hex is easier to hit.
heroes-gist-refugees = Block sight; nobody fires at or from their hex.
heroes-gist-rumour = Shot at, 9 or more reveals it; adjacent Units reveal it as well.
heroes-vp-name-player = VP: you lead by { $count }
heroes-vp-name-ai = VP: the AI leads by { $count }
heroes-caps-name = Your CAPs: { $count } of { $most }
table-beside = This match is not played beside a real board. Begin one with “A real board” in place of dice.
heroes-help-units = A unit’s number is what a hex costs it in AP; after it come its states. “units” with a name or a hex tells all figures.
heroes-die-initiative = the initiative
heroes-die-event-roll = the event
heroes-die-bogging = { $unit } bogging down
heroes-die-mines = the mines under { $unit }
heroes-die-wire = { $unit } in the wire

# What the boxes of the mission sheet bring (7.2).
heroes-sheet-boxes = What the boxes bring
heroes-brings-as-action = in place of the card’s order: { $what }
heroes-brings-roll = { $dice }: { $rows }
heroes-brings-on = { $on }: { $what }
heroes-brings-caps = CAPs { $caps }
heroes-brings-vp = { $points } VP for { $side }
heroes-brings-extra = the AI acts { $count ->
    [one] once more
   *[other] { $count } times more
}
heroes-brings-artillery = { $side }: artillery at { $target }
heroes-brings-smoke-light = light smoke in { $hex }
heroes-brings-smoke-heavy = heavy smoke in { $hex }
heroes-brings-control = { $side } hold { $hex }
heroes-brings-walks-cattle = cattle go towards { $toward }
heroes-brings-walks-refugees = refugees go towards { $toward }
heroes-brings-stuck = { $who }: stuck until the round ends
heroes-brings-cup = into the cup: { $what }
heroes-brings-end-round = the round ends
heroes-brings-end-mission = the mission ends
heroes-brings-some-rumoured = { $count ->
    [one] a rumoured enemy
   *[other] { $count } rumoured enemies
}
heroes-brings-some-cattle = cattle × { $count }
heroes-brings-some-refugees = refugees × { $count }
heroes-brings-places = { $what } { $where }
heroes-brings-by-suit = in the hex of the next { $suit } card
heroes-brings-in-hex = in { $hex }
heroes-brings-by-die = where a die says
heroes-brings-in-cover = { $where }, in cover nearby
heroes-brings-arrives = { $side }: { $units } at { $where }
heroes-brings-at-nearest-objective = the nearest objective
heroes-brings-at-densest = where most Units are
heroes-brings-at-player-chooses = a hex of your choice
heroes-brings-at-nearest-unit = the nearest Unit
