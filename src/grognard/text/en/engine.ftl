# Words of the engine: lists, problems, the one question it asks itself.
nobody = nobody
list = { $first } and { $last }
list-before-i = { $first } and { $last }
ask-die = Roll a die on your table: what does it show?
ask-die-for = A die for { $purpose }. Roll it on your table: what does it show?
ask-die-between = A die chooses: { $faces }. Roll it on your table: what does it show?
ask-die-again = again
ask-drawn-drawn = Draw on your table: what came out?
ask-drawn-hit = Draw a hit marker on your table: which one?
ask-drawn-cup = Draw from the cup on your table: what came out?
ask-drawn-order = Turn up the top order card on your table: which number?
ask-drawn-card = Draw an action card on your table: which one?
result-won = Victory
result-lost = Defeat
result-draw = A draw

problem-over = The match is over: there is nothing to answer. Start a new one, or take back if take-backs are free.
problem-seat = It is not your turn: the question is for { $seat }.
problem-option = “{ $text }” is not possible now. You can answer: { $options }{ $more ->
    [0] .
   *[other] , and { $more } more.
}
problem-marking = There is nothing to mark now.
problem-marked = “{ $text }” cannot be chosen together with the rest.
why-asked = That is not what is asked now. The question is: { $prompt }
why-possible = That is possible now: { $options }.
why-absent = “{ $text }” speaks of a board that is not in play.
why-unknown = “{ $text }” is no answer of this game, and nothing you can see is called so. There is: { $answers }.
problem-undo = That cannot be taken back: a die was rolled or something hidden was seen since.
problem-undo-start = There is nothing to take back.
undo-why-start = Nothing has been answered yet that could be taken back.
undo-why-answered = { $side } answered since: what was before stands.
undo-why-dice = A die was rolled or something hidden was seen: what was before stands.
problem-game = There is no game called “{ $name }”. The games are: { $games }.
problem-scenario = There is no mission called “{ $name }”. Choose one of: { $scenarios }.
problem-setting = There is no setting called “{ $name }”. The settings are: { $settings }.
problem-setting-value = The setting “{ $name }” cannot be “{ $value }”. Choose one of: { $values }.
problem-setting-number = The setting “{ $name }” cannot be “{ $value }”. Give a whole number from { $low } to { $high }, or one of: { $values }.
problem-content = The content file { $file } cannot be used: { $field } { $why }
problem-content-fault = { $file }, { $field }: { $why }.
problem-content-word = The content file { $file } says “{ $word }” under “{ $field }”, which means nothing there. Possible: { $words }.
problem-content-several = The content file { $file } has { $count } mistakes.
    { $mistakes }
problem-position = In the position, “{ $value }” makes no sense under “{ $field }”. See docs/notation.md.
problem-position-name = In the position, there is no “{ $value }” under “{ $field }”. Possible: { $names }.
problem-position-twice = In the position, “{ $value }” stands twice under “{ $field }”. Name it once.
problem-position-needs = A position that begins with “{ $segment }” needs something under “{ $field }”. See docs/notation.md.
problem-position-single = This is a position of the single mission “{ $mission }”: it has no campaign and no other mission. Scenarios that have them: { $campaigns }.
problem-position-field = A position has no “{ $field }”. It can have: { $fields }.
problem-notation = This is not a position: { $why }. A position begins with the game's name and then lists its parts; see docs/notation.md.
problem-notation-dice = This line cannot be played: a die of { $die } does not fit a roll with { $sides } results. Copy the line whole.
problem-notation-count = This line cannot be played: its { $count } dice are not those that its answers roll. Copy the line whole.
problem-save-missing = There is no file { $path }. Check the name, or list your saves with “grognard play --saves”.
problem-save-json = { $path ->
    [save] This file
   *[other] { $path }
} is not a Grognard save: { $why }. It was left as it is.
problem-save-other = { $path ->
    [save] This file
   *[other] { $path }
} is not a Grognard save. It was left as it is.
problem-save-key = { $path ->
    [save] This file
   *[other] { $path }
} is damaged: its key does not fit the hash that was shown at the start. It was left as it is.
problem-save-running = { $path ->
    [save] This file
   *[other] { $path }
} shows a match between two sides that was still running. It has no key to the dice and nothing the other side hid, so it cannot be played on. The match itself goes on at its table.
document-truncated = it ends in the middle
document-brackets = its brackets do not close
document-malformed = character { $at } cannot stand there
problem-save-foreign = { $path ->
    [save] This file
   *[other] { $path }
} is a save of format { $format }, which this version does not know. Update Grognard; the file was left as it is.
problem-save-damaged = { $path ->
    [save] This file
   *[other] { $path }
} is damaged: { $why }. It was left as it is.
problem-save-exists = { $path } is there already and is not a save of this match. Choose another name.
problem-save-write = { $path } cannot be written: { $why }.
problem-resume-version = This match was begun under rules version { $old }; version { $new } is in force now. It goes on from its last checkpoint, and what came before can be looked at but not taken back.
problem-resume-replay = The answers of this match do not fit the rules any more. It goes on from its last checkpoint, and what came before can be looked at but not taken back.
problem-expectation = Nothing is known about “{ $name }”. There is: { $names }.
problem-expectation-list = “{ $name }” is written as a list: of texts for options, of kinds or mappings for events. See docs/casebook.md.
problem-expectation-event = No event is of the kind “{ $name }”. Expect it under “events” to see what happens.
problem-case-file = There is no case file { $file }.
problem-case = { $file } is not a case: { $why }. See docs/casebook.md.
problem-case-words = { $file }: “{ $field }” must have words in each of these languages: { $languages }.
problem-replay-at = This match has { $last } answers: choose a number from 0 to { $last }.
verify-ok = Every one of the { $count } dice follows from the key, and the key from its hash.
verify-typed = The six-sided dice of this match were rolled on a table; the { $count } shuffles and draws follow from the key.
verify-known = Every one of the { $count } dice rolled since this match went its own way follows from the key; the earlier ones are from the match before.
verify-open = The match is not over: its key is shown at the end, and only then can every die be checked.
verify-bad = Die { $number } is recorded as { $face } of { $sides }, but the key gives { $right }.
verify-hash = The key does not fit the hash that was shown at the start.
verify-count = The record holds { $found } dice, but playing the answers again takes { $wanted }.
verify-log = Line { $number } of the log is not what the answers and the dice bring about.
verify-result = The result in the record is not what the answers and the dice bring about.
problem-case-found = { $name }: expected { $wanted }, found { $found }
problem-case-die = dice: “{ $die }” does not fit a roll with { $sides } results
problem-case-dice-left = dice: { $count } of the scripted dice were never rolled
problem-case-dice-short = dice: the case needs another die than it lists

plan-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
percent = { NUMBER($value, maximumFractionDigits: 1) }%
percent-hardly = under 1%
percent-nearly = over 99%
plan-odds = { $chance } { $outcome }
problem-order = There is no such order: { $order }.
problem-order-value = { $order } cannot be ordered so. Possible: { $values }.
draft-step = { $about }: { $answer }
plan-offered = Draft a set-up as the computer would: { $count } counters
