# The terminal client.

## The map
terminal-legend-hidden = face-down objective
terminal-legend-known = known objective
terminal-legend-site = objective site
terminal-legend-force = operating force
terminal-legend-option = option 1
terminal-next-to = next to { $names }
terminal-too-narrow = This terminal is too narrow for the board.

## Words around the table
terminal-welcome = Type the number of an option, or ? for help.
terminal-opponent = You play { $side } against the computer. For two of you at this screen, start with --against me.
terminal-pass = Then press Enter.
terminal-promise = The dice are settled: SHA-256 of their key is { $hash }
terminal-key = The key of the dice was { $hex }
terminal-goal = Goal:
terminal-against = Against them
terminal-ready = Standing by
terminal-forced = Only one choice: { $label }
terminal-marking = Type numbers or names to mark them, once more to unmark; then “{ $commit }”.
terminal-chance = { $percent } ({ $fraction })
terminal-unknown = “{ $typed }” is not one of the options. Type its number or the beginning of its label; ? shows what else you can type.
terminal-ambiguous = “{ $typed }” could be several: { $options }. Type a number, or a little more.
terminal-zone-play = Card in play
terminal-zone-kept = Card kept
terminal-zone-hand = In hand
terminal-zone-deck = Seen in the deck
terminal-zone-discard = Seen among the discards
terminal-log-empty = Nothing has happened yet.
terminal-odds-none = No option of this question rolls dice by itself.
terminal-why-how = Type “why” and then an answer that is not offered, as you would give it, or the name of a unit or a space: for example “why { $example }”.
terminal-no-section = The rulebook has no section “{ $section }”. The sections are: { $sections }.
terminal-ruling = Played: { $text }
terminal-ruling-reason = Because: { $text }
terminal-ruling-other = Otherwise: { $text }
terminal-undone = Taken back: { $label }.
terminal-undone-die = The { $face } is taken back; the record shows it. Type what the die really shows.
terminal-saved = Saved in { $path }. To go on from it later:
terminal-position-all = all
terminal-position-unknown = “position { $typed }” means nothing. Type “position”, or “position { $all }” to see hidden things too.
terminal-position-step = What you cannot know is dealt at random in this line, so it can only show how the current step began; “position all” shows everything as it is.
terminal-position-fair = What you cannot know is dealt at random in this line; “position all” shows everything as it is.
terminal-lang = From here on in English.
terminal-lang-unknown = Choose a language: { $languages }.
terminal-auto-on = A question with only one option is answered by itself.
terminal-auto-off = Every question is asked, even with only one option.
terminal-over = The match is over. Look round with log, map, units, cards, rule, position or save; anything else leaves.
terminal-bye = Until next time.
terminal-left = Saved in { $path }. To go on:
terminal-left-over = The match is kept in { $path }. To look at it again:

## Commands
terminal-help-answer = Answer with the number of an option, its own text (“{ $example }”), or the beginning of its label; several in a row with “;” between them. Besides, you can type:
terminal-word-help = help
terminal-word-map = map
terminal-word-units = units
terminal-word-log = log
terminal-word-cards = cards
terminal-word-rule = rule
terminal-word-odds = odds
terminal-word-why = why
terminal-word-sight = sight
terminal-word-order = order
terminal-word-offer = offer
terminal-word-undo = undo
terminal-word-save = save
terminal-word-position = position
terminal-word-lang = lang
terminal-word-auto = auto
terminal-word-verify = verify
terminal-word-quit = quit
terminal-help-help = this help
terminal-help-map = the map and the units
terminal-help-units = all units, what they carry, whom they face, and what each kind is good for; with a name or a place, every figure of those called so or standing there
terminal-help-log = everything that happened, with dice and rule sections
terminal-help-cards = cards in play, kept and seen
terminal-help-rule = “rule 15.1”: what a section says, and how open points are played; alone, the section that asks
terminal-help-odds = the exact chances of every option that rolls dice
terminal-help-why = “why { $example }”: why an answer is not offered, or a unit or space cannot be chosen, and by which rule
terminal-help-sight = “sight 1G4 1E3”: the line between two hexes, and what is in its way
terminal-help-order = “order”: standing orders, and what each can be; “order NAME VALUE” gives one or takes it back
terminal-help-offer = “offer”: while setting up, all that is left is placed as the computer would
terminal-help-undo = take back the last answer, as far as no die was rolled and nothing hidden was seen; or a die just typed in
terminal-help-save = save now; “save NAME” under another name
terminal-help-position = the position as one line of text
terminal-help-lang = “lang en” or “lang es”: the language
terminal-help-auto = whether a question with only one option is answered by itself
terminal-help-verify = whether all dice follow from the key promised at the start (once the match is over)
terminal-help-quit = save and leave

## The start menu
terminal-menu-new = A new match
terminal-menu-settings = Settings
terminal-menu-usual = as usual
terminal-menu-continue = Go on with a saved match
terminal-menu-how = Type a number; ? helps, quit leaves.
terminal-menu-again = Type a number from 1 to { $last }, or the beginning of an entry; quit leaves.
terminal-menu-help-answer = Type the number of an entry or the beginning of its name; quit leaves.
terminal-menu-help-new = A mission is one evening’s match; a campaign plays the missions one after another, and what you gain carries over.
terminal-menu-help-settings = Settings: a number changes a setting to its next value, Enter goes back. The figure in brackets is the section of the rulebook; with your own dice you roll on your table and type what they show.
terminal-menu-help-saves = A saved match goes on where you left it. During a match, ? shows everything you can type.
terminal-settings-how = Settings: a number changes one, Enter goes back
terminal-settings-number = { $name }: a whole number from { $low } to { $high }; Enter for the usual
terminal-setting-dice = Dice
terminal-setting-dice-ours = rolled by the program
terminal-setting-dice-table = your own, typed in
terminal-order = Standing order: { $order }: { $value }.
terminal-offer = “{ $word }” sets up what is left as the computer would, but for the last counter.
terminal-offered = All but the last is set up. “undo” takes it back; “{ $word }” sets up the last too, and the match begins.
terminal-offer-none = Nothing is offered here: that is for setting up.
terminal-order-none = Nothing can be ordered beforehand in this game.
terminal-order-line = { $order }: { $value }. Possible: { $values }
terminal-sight-clear = Clear.
terminal-sight-blocked = Blocked: { $what }.
terminal-sight = { $length ->
    [one] 1 hex.
   *[other] { $length } hexes.
} { $words }
terminal-sight-none = There is no line to be drawn there.
terminal-sight-how = Type “sight” and two places, for example “sight 1G4 1E3”.
terminal-sight-unknown = There is no { $place } here. Near it: { $near }.
terminal-units-unknown = There is nobody called { $name } here, and no place of that name.
terminal-legend-turned = small letters: turned over
