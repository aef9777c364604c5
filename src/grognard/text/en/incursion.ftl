# Incursion.
incursion-title = Incursion
incursion-sentence = Armoured Allied soldiers against the dead and their keepers, corridor by corridor under Gibraltar. For two, or against the computer.
incursion-scenario-recon = Recon: get through alive
incursion-scenario-incursion = Incursion: seal the green doors
incursion-scenario-beacon = Capture the Beacon: carry it off the board
incursion-scenario-twitcher = Twitcher: search the dead
incursion-scenario-lines = Behind Enemy Lines: bring the lone soldier home
incursion-scenario-acdc = AC/DC: three panels of five
incursion-scenario-doomsday = Doomsday: stop the Device
incursion-scenario-campaign = Campaign: the seven missions in order

incursion-setting-level = Requisition points (4.3)
incursion-setting-level-printed = as the mission says
incursion-setting-level-number = { $number } a side
incursion-setting-handicap = Handicap
incursion-setting-handicap-none = none
incursion-setting-handicap-allies = 3 requisition points more for the Allies
incursion-setting-handicap-germans = 3 requisition points more for the Germans
incursion-setting-two_guns = Two Guns (6.2.1)
incursion-setting-two_guns-ilsa = is Ilsa's
incursion-setting-two_guns-gretel = is Gretel's
incursion-setting-late_command = Command points after a figure's activation (3.2)
incursion-setting-late_command-off = cannot be spent
incursion-setting-late_command-on = wake it again
incursion-setting-sergeant_reacts = The Sergeant in reaction fire (3.9)
incursion-setting-sergeant_reacts-on = with his machine gun
incursion-setting-sergeant_reacts-off = never
incursion-setting-flames = Being caught by a flamethrower (3.13)
incursion-setting-flames-hit = hurts at once
incursion-setting-flames-burn = only standing in fire hurts
incursion-setting-turn_limit = A turn limit where the mission has none (7)
incursion-setting-turn_limit-off = none
incursion-setting-turn_limit-on = as proposed in the rulebook index

incursion-mission-recon = Recon
incursion-mission-incursion = Incursion
incursion-mission-beacon = Capture the Beacon
incursion-mission-twitcher = Twitcher
incursion-mission-lines = Behind Enemy Lines
incursion-mission-acdc = AC/DC
incursion-mission-doomsday = Doomsday

incursion-story-recon = The Rock has gone quiet. A handful of men in armour goes down into the galleries to see why, and finds that what shuffles there is no garrison any more.
incursion-story-incursion = The dead come up through three old bulkheads. Somebody has to walk there, shut them and weld them, while they are coming.
incursion-story-beacon = A homing beacon blinks in the command room. Whoever carries it off knows what the other side is planning.
incursion-story-twitcher = A patrol was torn to pieces here with its papers on it. Search the bodies; some are not done yet.
incursion-story-lines = One of ours sits behind a locked door, out of ammunition and in the wrong half of the Rock. Fetch him.
incursion-story-acdc = Five panels feed the lower galleries. Who holds the current decides where there is light, air and a way out.
incursion-story-doomsday = It stands upright in the middle of the galleries, and it is being fuelled. There will be no second try.

incursion-goal-recon-allies = Get figures to an exit on the right and off the board. Only the last Ally in play counts: if it leaves you win, if it dies you lose.
incursion-goal-recon-germans = Kill the last Allied figure before it leaves by the exits on the right.
incursion-goal-incursion-allies = Close and then seal the green doors Able, Baker and Charlie (1 AP each time).
incursion-goal-incursion-germans = Kill every Allied figure before the green doors Able, Baker and Charlie are all sealed.
incursion-goal-beacon-allies = Pick up the beacon in the command room and carry it off by your own entries, NW or SW.
incursion-goal-beacon-germans = Pick up the beacon and carry it off by your own entry, SE, or kill every Allied figure.
incursion-goal-twitcher-allies = Have more victory points in tokens than the Germans after seven turns. A body you search may wake.
incursion-goal-twitcher-germans = Have more victory points in tokens than the Allies after seven turns. Here zombies may carry tokens.
incursion-goal-lines-allies = Open a door of the lone soldier's room, then leave by NW or SW: 5 points for him, 1 for each other figure. It ends when no Ally is left on the board; more points win.
incursion-goal-lines-germans = Kill Allies: 1 point each, 2 for the lone soldier. It ends when no Ally is left on the board; more points win.
incursion-goal-acdc-allies = Activate three of the five generator panels. When no Ally is left, more panels win; as many are a draw.
incursion-goal-acdc-germans = Activate three of the five generator panels. When no Ally is left, more panels win; as many are a draw.
incursion-limit-recon = After turn { $turn } the Germans win.
incursion-limit-incursion = After turn { $turn } the Germans win.
incursion-limit-beacon = After turn { $turn } it is a draw.
incursion-limit-lines = It ends after turn { $turn } at the latest.
incursion-limit-acdc = It ends after turn { $turn } at the latest.
incursion-goal-doomsday-allies = Get a figure to the Device and switch it off (1 AP). From turn 7 on it may launch.
incursion-goal-doomsday-germans = Hold the Allies off until the Device launches: from turn 7 on a 1, then on 1-2, and so on. Killing every Allied figure wins too.

incursion-side-allies = Allies
incursion-side-germans = Germans
incursion-side-nobody = nobody, a draw
# A side as it stands in a sentence, at its beginning and further on, and who has won.
incursion-they = { $side ->
    [Allies] The Allies
   *[Germans] The Germans
}
incursion-them = { $side ->
    [Allies] the Allies
   *[Germans] the Germans
}
incursion-verdict = { $winner ->
    [Allies] The Allies win.
    [Germans] The Germans win.
   *[other] It is a draw.
}

incursion-nobody = no figure cards
incursion-outside = outside
incursion-facing-0 = north
incursion-facing-1 = east
incursion-facing-2 = south
incursion-facing-3 = west
incursion-object-beacon = the beacon
incursion-object-token = body { $number }
incursion-object-panel = panel { $number }
incursion-object-device = the Device
incursion-fire = Fire ({ $side })
incursion-door = Door { $name }
incursion-waiting-at = Waiting at { $entry }

incursion-phase-muster = Choosing forces
incursion-phase-command = Command points
incursion-phase-hand = Hands
incursion-phase-bid = The bid
incursion-phase-deploy = Deployment
incursion-phase-action = Actions: { $side }
incursion-phase-watch = Reaction fire: { $side }
incursion-phase-last-kill = End of the turn
incursion-phase-debrief = End of the mission

incursion-pile-deck = Battle deck
incursion-pile-hand-allies = Hand of the Allies
incursion-pile-hand-germans = Hand of the Germans
incursion-card-effect = Effect: stays in play until it is killed, for { $kill } CP
incursion-card-event = Event, can be killed for { $kill } CP
incursion-card-lies-on = Played by { incursion-them }. It lies on: { $name }.
incursion-card-played-by = Played by { incursion-them }.

incursion-track-ap = Action points left
incursion-track-command-allies = Command points, Allies
incursion-track-command-germans = Command points, Germans
incursion-track-controller = Gretel's points
incursion-track-points-allies = Points, Allies
incursion-track-points-germans = Points, Germans
incursion-track-panels-allies = Panels, Allies
incursion-track-panels-germans = Panels, Germans
incursion-track-tokens = Our tokens, in points
incursion-track-wins-allies = Missions won, Allies
incursion-track-wins-germans = Missions won, Germans
incursion-track-requisition = Requisition points left
incursion-track-zombies = Zombies each turn
incursion-track-escaped = Allies who got out
incursion-track-sealed = Doors sealed

incursion-price-ap = { $number } AP
incursion-price-cp = { $number } CP
incursion-price-gretel = { $number } from Gretel
incursion-price-free = (free)

incursion-ask-muster = Choose your force: what do you take?
incursion-ask-veteran = Which veteran comes?
incursion-ask-lone = Who is the lone soldier?
incursion-ask-discard = Discard before you draw?
incursion-ask-bid = How many command points do you bid to go first?
incursion-ask-bring = Which figure joins the defence this turn?
incursion-ask-picket = Where does { $about } stand guard?
incursion-ask-deploy = At which entry does { $about } wait?
incursion-ask-activate = Which figure acts now?
incursion-ask-act = { $about }: what now?
incursion-ask-lend = { $about } has points left. Who gets one?
incursion-ask-burst = { $about } fires a second burst. At whom?
incursion-ask-again = { $about } hit, and may fire again. At whom?
incursion-ask-target = { $about }: where does the grenade land?
incursion-ask-light = { $about }: which square burns next?
incursion-ask-blaze = { $about } is dying and attacks once more. How?
incursion-ask-reaction = { $about } has an enemy in the sights. Fire?
incursion-ask-watch = Who enters reaction fire?
incursion-ask-card-on = { $about }: what is it played on?
incursion-ask-tunnel = { $about }: who comes out here?
incursion-ask-counter = The enemy plays { $about }. Do you stop it?
incursion-ask-interrupt = { $about }: do you kill a card first?
incursion-ask-first-kill = Before the bids: do you kill a card?
incursion-ask-last-kill = The turn ends. Do you kill a card?
incursion-ask-keep = Experience: which card does its bearer keep?

incursion-force-so-far = Your force so far: { $figures }.
incursion-zombies-each-turn = { $count } Sturmzombies each turn
incursion-standing-order = Standing order: { $order }.
incursion-profile = { $ap } AP, Fortitude { $fortitude }, { $damage } DP. { $gist }
# Headings of a long list of options.
incursion-group-turn = Turn
incursion-group-attack = Attack
incursion-group-doors = Doors
incursion-group-objects = Objects
incursion-group-activate = Figures
incursion-group-cards = Cards

incursion-gist-Private = Light machine gun, { $rate } dice a shot.
incursion-gist-Incinerator = Flamethrower: lays fire over up to { $flames } squares.
incursion-gist-Gunner = Heavy machine gun: two bursts of { $rate } dice for each AP.
incursion-gist-Sergeant = Light machine gun and grenade launcher; one command point more each turn, and spare AP for others.
incursion-gist-Slugger = A pistol that fires on as long as it hits, a bat for close combat, grenades; shakes enemy cards off.
incursion-gist-Gretel = Shotgun; { $points } command points each turn for zombies.
incursion-gist-Ilsa = Two submachine guns that roll misses again; jumps, and brings one more card.
incursion-gist-Hans = A harpoon that drags men to him and a mace for close combat; any number of Minenzombies.
incursion-gist-Blitzhund = Three dice in close combat, turns free of charge, jumps.
incursion-gist-Minenzombie = Explodes like a strong grenade, by its own will or when shot.
incursion-gist-Zombie = Close combat only; each that joins in against the same enemy rolls one die more.
incursion-gist-Twitcher = A body that woke: close combat only, like the other dead.
incursion-note-flame = Lays fire over up to { $flames } squares, one beside the other; whoever is in it rolls, friends too.
incursion-note-launch = As far as one sees: a die at +1 against everybody on the square and around it, friends too.
incursion-note-throw = Up to { $reach } squares: a die at +1 against everybody on the square and around it, friends too.
incursion-note-harpoon = A hit, or else a 4 or more, drags the target in front of Hans.
incursion-note-bat = Kills without a die.
incursion-note-detonate = The bearer is lost: a die at +3 against everybody on the square and around it, friends too.
incursion-note-free = Without it he cannot fire again.
incursion-note-will = Discards an enemy card that lies on him, once a turn.
incursion-means-hit = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need ->
    [1] always a hit
    [6] a hit on a 6
    [7] never a hit
   *[other] a hit on { $need } or more
}
incursion-option-add = { $name } ({ $cost })
incursion-option-add-zombies = { $count } { $name }s every turn ({ $cost })
incursion-option-done = { $ask ->
    [muster] That is my force
    [discard] Keep the rest and draw
    [bring] Nobody
    [act] Done with this figure
    [lend] Nobody
    [light] Enough
    [watch] Nobody else
    [keep] Nothing
   *[other] Cease fire
}
incursion-option-end = End my actions
incursion-option-lone = { $name }
incursion-option-veteran = { $name }
incursion-option-discard = Discard { $name }
incursion-option-intelligence = Allied Intelligence: go first, no bids
incursion-option-bid = { $name } CP
incursion-option-bring = { $name }
incursion-option-place = { $name }
incursion-option-at = { $name }
incursion-option-all-at = All the rest at { $name }
incursion-option-activate = { $name }
incursion-option-rouse = { $name } again, on command points
incursion-option-leave = Leave the board
incursion-option-open = Open door { $name }
incursion-option-close = Close door { $name }
incursion-option-seal = Seal door { $name }
incursion-option-take = Take { $name }
incursion-option-use = Activate { $name }
incursion-option-drop = Drop { $name }
incursion-option-burst = Second burst at { $name }
incursion-option-harpoon = Harpoon { $name }
incursion-option-flame = Flamethrower
incursion-option-launch = Grenade launcher
incursion-option-throw = Throw a grenade
incursion-option-strike = Strike { $name }
incursion-option-bat = Bat down { $name }
incursion-option-detonate = Blow up on { $name }
incursion-option-target = { $name }
incursion-option-light = { $name }
incursion-option-free = Free the harpoon
incursion-option-will = Willpower: shake off { $name }
incursion-option-lend = A point for { $name }
incursion-option-watch = { $name }
incursion-option-kill = Kill { $name } ({ $cost } CP)
incursion-option-snafu = Answer with { $name }
incursion-option-pass = Let it stand
incursion-order-reaction = Reaction fire
incursion-order-reaction-always = Always fire
incursion-order-reaction-never = Hold all fire
incursion-order-kills = Killing cards
incursion-order-kills-usual = Ask me at the usual moments
incursion-order-kills-each = Ask me at every moment
incursion-order-kills-never = Let everything stand
incursion-option-close-all = Finish figures without asking this turn
incursion-option-keep = { $name }
incursion-option-on = { $of ->
    [door] Door { $name }
   *[other] { $name }
}
incursion-option-here = An entry for those who wait

incursion-event-force = { $side }: { $force }{ $number ->
    [0] .
   *[other] ; purchases of Sturmzombies: { $number }.
}
incursion-event-turn = Turn { $turn }.
incursion-event-countdown = The Device may launch on { $number } or less: { $outcome }.
incursion-event-discarded = { incursion-they } discard { $card }.
incursion-event-drew = { incursion-they } draw { $number ->
    [one] a card
   *[other] { $number } cards
}.
incursion-event-drew-these = You draw { $cards }.
incursion-event-reshuffled = The discards are the new battle deck.
incursion-event-intelligence = Allied Intelligence knew: the Allies go first.
incursion-event-bids = Bids: Allies { $ours }, Germans { $theirs }. { incursion-they } go first.
incursion-event-waits = { $figure } waits at { $entry }.
incursion-event-phase = { incursion-they } act.
incursion-event-fires-out = The fires of { incursion-them } go out.
incursion-event-activated = { $figure } is activated with { $number } AP.
incursion-event-command = { incursion-they } spend { $number } CP on { $figure }.
incursion-event-adjusted = { $figure } now has { $number } AP left.
incursion-event-moved = { $figure }: { $from } → { $square }.
incursion-event-turned = { $figure } turns { $facing }.
incursion-event-entered = { $figure } comes in at { $square }.
incursion-event-left = { $figure } leaves the board from { $square }.
incursion-event-opened = { $figure } opens door { $door }.
incursion-event-closed = { $figure } closes door { $door }.
incursion-event-sealed = { $figure } seals door { $door } for good.
incursion-event-trap-sprung = { $card } at door { $door }, right in front of { $figure }.
incursion-event-freed = { $figure } is freed and can act from the next turn on.
incursion-event-taken = { $figure } takes { $object }.
incursion-event-used = { $figure } activates { $object }.
incursion-event-dropped = { $figure } drops { $object } on { $square }.
incursion-event-searched = { $figure } searches { $object }: { $outcome }.
incursion-event-woke = { $figure } rises on { $square }.
incursion-event-token-read = Found on { $object }: a token { $number }, { $number ->
    [6] 2 points.
    [7] 2 points.
    [8] 3 points.
   *[other] 1 point.
}
incursion-event-shot = { $figure } fires at { $target }, Fortitude { $need }{ $rerolled ->
    [0] {""}
   *[other] , dice rolled again: { $rerolled }
}: { $outcome }.
incursion-event-reaction-shot = Reaction fire: { $figure } at { $target }, Fortitude { $need }{ $rerolled ->
    [0] {""}
   *[other] , dice rolled again: { $rerolled }
}: { $outcome }.
incursion-event-blow = { $figure } strikes at { $target }, Fortitude { $need }{ $rerolled ->
    [0] {""}
   *[other] , dice rolled again: { $rerolled }
}: { $outcome }.
incursion-event-caught = The blast reaches { $target }, Fortitude { $need }: { $outcome }.
incursion-event-scorched = Flames reach { $target }, Fortitude { $need }: { $outcome }.
incursion-event-burned = { $target } is in the fire, Fortitude { $need }: { $outcome }.
incursion-event-batted = { $figure } swings the bat: { $target } is down.
incursion-event-misfire = Bambi jams: { $figure } is done for this turn.
incursion-event-harpoon = The harpoon and { $target }: { $outcome }.
incursion-event-dragged = { $figure } is dragged from { $from } to { $square }.
incursion-event-harpoon-freed = { $figure } pulls the harpoon free.
incursion-event-flamed = { $figure } sets alight { $squares }.
incursion-event-blast = { $figure }: an explosion on { $square }.
incursion-event-detonated = { $figure } blows up on { $target }.
incursion-event-volatile = The mine of { $figure }: { $outcome }.
incursion-event-blaze = { $figure } goes down fighting.
incursion-event-shrugged-off = { $figure } shrugs it off ({ $card }).
incursion-event-killed = { $figure } is killed on { $square }.
incursion-event-watching = { $figure } enters reaction fire.
incursion-event-reaction-lost = { $figure } leaves reaction fire.
incursion-event-out-of-ammunition = { $figure } is out of ammunition and leaves reaction fire.
incursion-event-willpower = { $figure } shakes off { $card }.
incursion-event-lent = { $figure } gives { $target } an action point.
incursion-event-played = { incursion-they } play { $card }.
incursion-event-played-target = { incursion-they } play { $card } on { $target }.
incursion-event-played-door = { incursion-they } play { $card } on door { $door }.
incursion-event-played-square = { incursion-they } play { $card } at { $square }.
incursion-event-played-entry = { incursion-they } play { $card } at { $entry }.
incursion-event-played-other = { incursion-they } play { $card } on { $other }.
incursion-event-card-killed = { incursion-they } kill { $card } for { $cost } CP.
incursion-event-snafu = { incursion-they } answer { $other } with { $card }.
incursion-event-cancelled = { $card } is cancelled.
incursion-event-tunnelled = { $figure } goes underground on { $from } and comes out on { $square }.
incursion-event-horde-full = { $number ->
        [one] There is no room for another Sturmzombie.
       *[other] There is no room for { $number } more Sturmzombies.
    }
incursion-event-learned = { $figure } keeps { $card } as experience.
incursion-event-next-mission = On to the next mission.
incursion-event-ended = The mission is over: { $how }. { incursion-verdict }
incursion-event-campaign-over = The campaign is over, Allies { $ours }, Germans { $theirs }. { incursion-verdict }

incursion-die-shot = { $figure }, firing at { $target }
incursion-die-reaction-shot = { $figure }, reaction fire at { $target }
incursion-die-blow = { $figure }, striking at { $target }
incursion-die-caught = the blast and { $target }
incursion-die-scorched = the flames and { $target }
incursion-die-burned = { $target } in the fire
incursion-die-harpoon = the harpoon and { $target }
incursion-die-volatile = the mine of { $figure }
incursion-die-searched = { $figure }, searching { $object }
incursion-die-countdown = the countdown of the Device
incursion-stage-blast = the explosion on { $square }

incursion-how-wiped-out = no Ally is left
incursion-how-escaped = the last Ally got out
incursion-how-sealed = the green doors are sealed
incursion-how-beacon = the beacon is carried off
incursion-how-panels = three panels are taken
incursion-how-disarmed = the Device is switched off
incursion-how-launched = the Device launches
incursion-how-points = points decide
incursion-how-time = time is up
incursion-how-campaign = all missions are played

incursion-outcome-miss = no damage
incursion-outcome-hit = a hit
incursion-outcome-wound = wounded
incursion-outcome-kill = killed
incursion-outcome-caught = caught
incursion-outcome-slips = it slips off
incursion-outcome-explodes = it goes off
incursion-outcome-nothing = nothing happens
incursion-outcome-blaze = one last attack
incursion-outcome-twitcher = it wakes
incursion-outcome-dead = dead enough
incursion-outcome-launch = lift-off
incursion-outcome-delayed = not yet
incursion-outcome-toll-0 = nobody is hurt
incursion-outcome-toll-1 = one is hurt
incursion-outcome-toll-2 = two are hurt
incursion-outcome-toll-3 = three are hurt
incursion-outcome-toll-4 = four are hurt
incursion-outcome-toll-5 = five are hurt
incursion-outcome-toll-6 = six are hurt
incursion-outcome-toll-7 = seven are hurt
incursion-outcome-toll-8 = eight are hurt
incursion-outcome-toll-9 = nine are hurt

incursion-modifier-ranged_dice = { $name }: dice
incursion-modifier-close_dice = { $name }: dice
incursion-modifier-silver = { $name }: to each die
incursion-modifier-fortitude = { $name }: Fortitude
incursion-modifier-bambi = Bambi: to each die
incursion-modifier-shotgun = shotgun: Fortitude
incursion-modifier-two-guns = Two Guns: misses rolled again
incursion-modifier-steady = Steady Aim: one miss rolled again
incursion-modifier-again = one more shot: to each die
incursion-modifier-grenade = grenade: to each die
incursion-modifier-mine = naval mine: to each die
incursion-modifier-raging = Raging Beast: dice
incursion-modifier-mace = mace: to each die
incursion-modifier-bat = bat: a miss rolled again
incursion-modifier-mob = Strength in Numbers: dice

## In the terminal
incursion-help-units = A figure’s numbers are Fortitude, action points and the damage points it has left.

# Why something cannot be done now.
incursion-why-outside = It is still outside the board.
incursion-why-friend = That is no enemy.
incursion-why-not-there = It is not on the board.
incursion-why-no-points = That takes { $number ->
    [one] one point
   *[other] { $number } points
}, and there are too few action and command points left.
incursion-why-same-square = It stands on that very square.
incursion-why-out-of-arc = It looks the other way: that lies behind it.
incursion-why-no-line = There is no line of sight.
incursion-why-line-wall = A wall stands in the line of sight.
incursion-why-line-door = A closed door, { $door }, stands in the line of sight.
incursion-why-line-corner = The line of sight runs through a corner that is blocked.
incursion-why-line-figure = Somebody on { $square } stands in the line of sight.
incursion-why-dark = It is too dark to see that far.
incursion-why-not-at-entry = From outside only whoever holds the entry can be attacked.
incursion-why-not-ahead = Close combat is for the three squares ahead.
incursion-why-not-beside = That is not the next square, and no way that can be paid for leads there.
incursion-why-door-between = A closed door is in the way.
incursion-why-occupied = The square is taken.
incursion-why-no-landing = With the action points left the jump could not end on a free square.
incursion-why-not-an-entry = It cannot come in there.
incursion-why-entry-held = Somebody holds the entry.
incursion-why-looks-so = It looks that way already.
incursion-why-no-exit = It does not stand at an exit of its side.
incursion-why-comrade-inside = The lone soldier has to be freed first.
incursion-why-without-beacon = Only whoever carries the beacon may leave.
incursion-why-not-at-door = It does not stand at that door.
incursion-why-door-behind = The door is behind its back.
incursion-why-door-sealed = The door is sealed.
incursion-why-door-open = The door is open.
incursion-why-door-closed = The door is closed already.
incursion-why-door-locked = The door is locked by a card.
incursion-why-door-of-the-cell = The Allies have to open the cell first.
incursion-why-door-not-to-seal = This mission does not seal that door.
incursion-why-sealed-by-allies = Only the Allies seal doors.
incursion-why-no-hands = Zombies leave objects alone in this mission.
incursion-why-not-at-hand = It is out of reach: one's own square, the one ahead and those at one's sides are at hand.
incursion-why-not-to-carry = That cannot be carried.
incursion-why-not-to-work = There is nothing to be worked on that; it can be taken.
incursion-why-in-its-hands = It carries that already.
incursion-why-in-enemy-hands = The enemy carries that.
incursion-why-holder-acted = Whoever carries it has acted already this turn.
incursion-why-dropped-by-friend = Another of its side dropped that this turn.
incursion-why-worked-already = That has been worked already.
incursion-why-allies-alone = Only the Allies disarm the Device.
incursion-why-not-held = Nobody of this side carries that.
incursion-why-no-gun = It has no gun that fires at one figure.
incursion-why-other-weapon = It has another weapon.
incursion-why-harpoon-out = The harpoon has to be freed first.
incursion-why-harpoon-in = The harpoon is in the gun.
incursion-why-no-dice = Cards leave its weapon no die to roll.
incursion-why-no-flamethrower = It has no flamethrower.
incursion-why-nothing-ahead = A wall or a closed door is right in front of it.
incursion-why-burns-ahead = The square in front of it burns already.
incursion-why-no-grenades = It carries no grenades.
incursion-why-no-launcher = It has no launcher.
incursion-why-no-mine = It carries no mine.
incursion-why-nowhere-to-lob = Walls and closed doors leave nowhere to put a grenade.
incursion-why-batted = Slugger uses his bat on that.
incursion-why-no-bat = It has no bat.
incursion-why-no-zombie = The bat is for Sturmzombies.
incursion-why-no-will = Only Slugger shakes off cards.
incursion-why-will-used = His willpower is used for this turn.
incursion-why-not-on-him = No card of the enemy's like that lies on him.
incursion-why-not-in-play = That card is not in play.
incursion-why-own-card = That is a card of one's own.
incursion-why-kill-too-dear = There are too few command points to kill it.
incursion-why-being-played = That card is not the one being answered.
incursion-why-no-hindrance = Killing that card would not let the figure fire.
incursion-why-not-yours = That figure is not yours.
incursion-why-on-guard = It is in reaction fire already.
incursion-why-no-reaction = Its weapon is not for reaction fire.
incursion-why-captive = The lone soldier is not free yet.
incursion-why-sees-enemy = It sees an enemy: only who sees none enters reaction fire.
incursion-why-only-who-acted = Reaction fire is at whoever has just acted.
incursion-why-has-acted = It has acted already this turn.
incursion-why-no-way-in = Friends stand in its way in.
incursion-why-no-late-command = In this match command points do not wake figures that have acted.
incursion-why-yet-to-act = It has yet to act this turn.
incursion-why-no-command = There is no command point for it.
incursion-why-no-orders = Twitchers take no orders.
incursion-why-woken = A card has woken it, with points of its own.
incursion-why-in-a-jump = It has to land first.
incursion-why-not-in-hand = That card is not in this hand.
incursion-why-same-card = Another of the same kind is offered.
incursion-why-no-bearer = There is nobody it could lie on.
incursion-why-no-free-door = No closed door is free for it.
incursion-why-no-enemy-card = The enemy has no card in play.
incursion-why-no-tunnel = There is no square for a tunnel that anybody could use.
incursion-why-no-enemy-command = The enemy has no command points to lose.
incursion-why-no-wave = There is nobody to come or to wake.
incursion-why-no-thrower = Nobody could throw a grenade now.
incursion-why-no-use-to-it = The card cannot lie on that.
incursion-why-door-not-free = The door has to be closed, not sealed, and without a card on it.
incursion-why-not-enemy-card = That is no card of the enemy's in play.
incursion-why-no-tunnel-here = No tunnel can open there: it has to be a free square along a wall, far from every enemy, and within reach of somebody.
incursion-why-cannot-throw = It cannot throw a grenade now.
incursion-why-not-to-wake = It cannot be woken: it has yet to act, or takes no orders.
incursion-why-not-your-entry = That is no entry of this side.
incursion-why-not-your-turn = Cards are played in one's own turn.
incursion-why-too-far = That is too far to throw.
incursion-why-burns-already = That square burns already.
incursion-why-not-beside-flame = A flame has to lie beside another of the same burst.

## Names of what scenes show: badges, boxes, values and the like, and letters of the map in a terminal
incursion-box-chosen = Chosen so far
incursion-box-coming = On the way
incursion-box-gone = Left the board
incursion-box-dead = Killed
incursion-value-points = points
incursion-value-fortitude = Fortitude
incursion-value-ap = action points
incursion-value-damage = damage left
incursion-badge-operating = acting
incursion-badge-acted = has acted
incursion-badge-reacting = in reaction fire
incursion-badge-dying = dying
incursion-badge-captive = captive
incursion-badge-carrying = carries something
incursion-badge-harpooned = harpooned
incursion-badge-helped = a friendly card lies on it
incursion-badge-hampered = an enemy card lies on it
incursion-badge-lent = has been given action points
incursion-badge-searched = searched
incursion-terrain-corridor = corridor
incursion-terrain-room = room
incursion-terrain-command = command room
incursion-terrain-entry = entry
incursion-terrain-outside = outside the board
incursion-mark-entry-allies = Allied entry
incursion-mark-entry-germans = German entry
incursion-mark-exit-allies = Allied exit
incursion-mark-exit-germans = German exit
incursion-mark-green = green
incursion-mark-locked = locked
incursion-mark-trapped = trapped
incursion-route-door-open = open
incursion-route-door-closed = closed
incursion-route-door-sealed = sealed
incursion-code-private = P
incursion-code-incinerator = I
incursion-code-gunner = G
incursion-code-sergeant = S
incursion-code-slugger = M
incursion-code-gretel = X
incursion-code-ilsa = L
incursion-code-hans = H
incursion-code-blitzhund = B
incursion-code-minenzombie = N
incursion-code-zombie = Z
incursion-code-twitcher = T
incursion-code-fire = *
incursion-code-beacon = !
incursion-code-token = ?
incursion-code-panel = $
incursion-code-device = &
incursion-code-trap = %
incursion-code-tunnel = @
incursion-the-side-allies = the Allies
incursion-the-side-germans = the Germans
incursion-won-side-allies = The Allies win
incursion-won-side-germans = The Germans win
incursion-side-objective = Objectives
