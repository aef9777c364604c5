# Mistakes in the content files of Conflict of Heroes: what is wrong, and what to change.
heroes-content-no-file = There is no file { $file } that can be read. Look at its name and folder.
heroes-content-unreadable = { $file } cannot be read: it is not text in UTF-8. Save it as such.
heroes-content-empty = { $file } holds no fields. Write it as docs/heroes-content.md shows.
heroes-content-yaml = { $file }, line { $line }: this is not YAML. Look there, and in the line before, for a bracket, a quotation mark or a colon that is missing, and for the indentation.
heroes-content-key-twice = { $file }, line { $line }: “{ $key_name }” stands there twice. Keep one of them.
heroes-content-field = { $file }, { $field }: there is no such field here. The nearest one is “{ $near }”.
heroes-content-missing = { $file }, { $field }: “{ $name }” is missing. Add it.
heroes-content-word = { $file }, { $field }: “{ $word }” is not known here. The nearest known word is “{ $near }”.
heroes-content-kind = { $file }, { $field }: write { $kind } here.
heroes-content-a-number = a whole number
heroes-content-a-word = a word
heroes-content-a-list = a list
heroes-content-a-date = a date such as 1941-06-22
heroes-content-fields = fields in braces
heroes-content-true-or-false = true or false
heroes-content-nothing = nothing
heroes-content-range = { $file }, { $field }: { $value } is outside the range from { $low } to { $high }. Choose a number within it.
heroes-content-count = { $file }, { $field }: there are { $found } entries instead of { $wanted }.
heroes-content-one = { $file }, { $field }: exactly one of these has to stand there: { $words }. There are { $count }.
heroes-content-languages = { $file }, { $field }: needs words in each of these languages: { $languages }.
heroes-content-source = { $file }, { $field }: say where it comes from, with one of these words: { $words }.
heroes-content-taken = { $file }, { $field }: there is already something called “{ $word }”. Choose another name.

# Orders and order cards
heroes-content-bare = { $file }, { $field }: “{ $verb }” stands alone. Leave out who, target and CAPs.
heroes-content-list-in-list = { $file }, { $field }: an order of a mission or an event cannot call for “{ $verb }”. Say what is to be done.
heroes-content-no-target = { $file }, { $field }: “{ $verb }” needs something it relates to. Add “nearest” or “farthest”.
heroes-content-near-and-far = { $file }, { $field }: “nearest” and “farthest” exclude one another. Keep one of them.
heroes-content-cap = { $file }, { $field }: CAPs are for fire; “{ $verb }” uses none. Leave them out.
heroes-content-group = { $file }, { $field }: only moves are made by a group, “{ $verb }” is not. Leave “group” out.
heroes-content-superlative = { $file }, { $field }: “most” and “least” of a target go with “fire” or “fire-long”, not with “{ $verb }”. Leave them out, or let it fire.
heroes-content-opposed = { $file }, { $field }: nobody is “{ $one }” and “{ $other }” at once. Keep one of them.
heroes-content-foreign = { $file }, { $field }: “{ $word }” says nothing about units of this side. Leave it out.
heroes-content-edge-hexes = { $file }, { $field }: a list of hexes narrows an edge. Add “edge”, or name a single “hex”.
heroes-content-orders = { $file }, { $field }: { $count } orders, but a card has at most { $most }. Take some away.
heroes-content-blue-advance = { $file }, { $field }: a blue card has no advance. Take it away, or make the card green.
heroes-content-mission-last = { $file }, { $field }: “mission-orders” is the last line of a card. Put it at the end.
heroes-content-card-twice = { $file }, { $field }: card { $number } is there twice. Give each number once.
heroes-content-no-blue = { $file }, { $field }: this deck has no blue card. Add one.
heroes-content-no-advance = { $file }, { $field }: no green card of this deck has an advance, so the mission would never end. Add one.
heroes-content-no-cards = { $file }, { $field }: there are no order cards { $numbers }. Add them, or ask for others.
heroes-content-range-of-cards = { $file }, { $field }: “{ $word }” means no cards. Write a number, a range such as 15-55, or one of these decks: { $decks }.
heroes-content-not-in-deck = { $file }, { $field }: card { $number } is not in the deck of this mission, so it cannot be left out.
heroes-content-deck-lacks = The deck { $file } lacks cards that the mission “{ $mission }” asks for: { $numbers }. Add them to the file.

# Counters and boards
heroes-content-number-twice = { $file }, { $field }: number { $number } of this side already stands on “{ $other }”. Begin with a free one.
heroes-content-armed = { $file }, { $field }: fire cost, red and blue firepower go together: give all three, or none.
heroes-content-range-min = { $file }, { $field }: the least range, { $low }, is above the range, { $high }.
heroes-content-no-hex = { $file }, { $field }: there is no hex { $hex }. Rows go from A to L, columns from 01 to 19: E07.
heroes-content-hex-twice = { $file }, { $field }: { $hex } is there twice. Keep it once.
heroes-content-wall = { $file }, { $field }: “{ $word }” is no wall. Write the two hexes with a stroke between them: F04/G05.
heroes-content-apart = { $file }, { $field }: { $one } and { $other } do not touch.
heroes-content-road-end = { $file }, { $field }: no road leaves the board from { $hex }. Name a hex of a road at the rim.

# Missions
heroes-content-mission-number = { $file }, { $field }: “{ $other }” already has the number { $number }. Choose another.
heroes-content-hex = { $file }, { $field }: nobody can be in { $hex }: it is a half hex, or not on the board. Name a whole hex such as E07.
heroes-content-barred = { $file }, { $field }: “{ $unit }” cannot enter the terrain of { $hex }. Choose another hex.
heroes-content-stacked = { $file }, { $field }: there is already an AI unit in { $hex }, and they never stack. Choose another hex.
heroes-content-side = { $file }, { $field }: “{ $word }” does not belong to the side “{ $side }”.
heroes-content-counter-twice = { $file }, { $field }: the counter with number { $number } is already placed. Choose another number, or none.
heroes-content-inside = { $file }, { $field }: there is no “{ $fort }” to be inside of in { $hex }. Add a trench or bunker under “forts”, or leave this out.
heroes-content-few-cards = { $file }, { $field }: { $wanted } cards are dealt, but these numbers are only { $count } cards.
heroes-content-faces = { $file }, { $field }: each face from { $low } to { $high } has to stand there once. Missing: { $lacking }. Twice or none of the die: { $twice }.
heroes-content-way-in = { $file }, { $field }: units come either over the hexes of “entry” or “at” a hex; give one of the two.
heroes-content-way-out = { $file }, { $field }: one leaves either from “hexes” or over an “edge”; give one of the two.
heroes-content-rim = { $file }, { $field }: { $hex } is not on the rim of the map.
heroes-content-gap = { $file }, { $field }: the boxes have to be numbered 1, 2, 3 and so on; number { $number } is not in its place.
heroes-content-no-end = { $file }, { $field }: the last box does not end the mission. Give it the effect “end_mission”.
heroes-content-ai-action = { $file }, { $field }: with “as_ai_action” the first effect has to be an order.
heroes-content-otherwise = { $file }, { $field }: “otherwise” goes with “as_ai_action” only.
heroes-content-roll = { $file }, { $field }: a roll and its table go together.
heroes-content-no-marker = { $file }, { $field }: there is no control marker in { $hex } to take. Add one under “markers”.
heroes-content-no-exit = { $file }, { $field }: “{ $word }” is no special rule by which one leaves the map. Add it under “special”, with “exit”.
heroes-content-lost = { $file }, { $field }: only points that control of a hex brings at once can be lost again.
heroes-content-note = { $file }, { $field }: a special rule that waits has to be noted by an event, and only such a rule can: “{ $word }”.
heroes-content-mine = { $file }, { $field }: a mine in the cup and the special rule “mine_in_cup” go together.
heroes-content-too-many = { $file }, { $field }: “{ $word }” is needed { $count } times, but the box has only { $most }.

# Campaigns
heroes-content-loop = { $file }, { $field }: the campaign comes back to a mission: { $missions }. Let it go on to another, or end.
heroes-content-unreached = { $file }, { $field }: no way leads to “{ $word }”. Name it as the next of some mission, or take it away.
heroes-content-other-side = { $file }, { $field }: in “{ $mission }” the player has the other side.
heroes-content-no-entry = { $file }, { $field }: “{ $mission }” has no “entry” where the company could be set up.
