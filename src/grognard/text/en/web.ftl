# The browser client. Simple messages only: the browser puts the names in itself.

## Around everything
web-brand = Grognard, to the lobby
web-skip = Skip to the page
web-tools = Language, theme, keys and settings
web-close = Close
web-retry = Try again
web-to-lobby = To the lobby
web-to-dark = Dark colours
web-to-light = Light colours
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Your browser does not let us copy. The link is marked: copy it with the keyboard.

## What can go wrong
web-trouble-offline = The table does not answer. Check that Grognard is still running and try again.
web-trouble-answer = The table gave an answer nobody understands. Reload the page; if it happens again, restart Grognard.
web-connection-lost = The connection to the table is lost. Your match is safe; we keep trying to reach it.
web-connection-back = Connected again. You can go on.
web-lost-link = This link leads to no match
web-lost-link-help = It may be cut off or mistyped, or the match is kept at another table. Ask for the link again, or find your matches in the lobby.
web-no-game = There is no such game here
web-no-game-help = The games of this table are in the lobby.

## The lobby
web-hero = Tactical wargames, every rule enforced
web-hero-about = Pick a mission and play. The table knows the rules, rolls fair dice you can check, and shows the odds before you commit.
web-games = Games
web-play = Play
web-learn = Learn
web-continue = Continue
web-state-yours = Your turn
web-state-waiting = Waiting
web-state-over = Finished
web-replay-of = Replay of { $title }
web-save-of = Save { $title } as a file
web-forget = Remove from this list
web-forget-of = Remove { $title } from this list
web-forgotten = Removed from the list. Its link still leads there.
web-import = Bring a save
web-import-about = Choose a file you saved before, or drop it anywhere on this page.
web-import-choose = Choose a file
web-imported = The save is on the table. Go on where you left it.
web-import-failed = { $file } could not be opened.
web-import-size = This file is too big to be a save of a match.

## A new match
web-new-match = New match
web-scenario = Mission
web-dice = Dice
web-dice-fair = Fair dice
web-dice-seed = From a word
web-dice-typed = My own dice
web-dice-fair-hint = Settled in secret before the first roll and opened at the end, so that you can check every one.
web-dice-seed-hint = The same word always gives the same dice: play the same match again, or race a friend.
web-dice-typed-hint = Roll real dice on your desk and tell the table what they show.
web-seed-example = for example: heavy water
web-seed-missing = Type a word for the dice, or choose fair dice.
web-seats = Who plays
web-seat-me = Me
web-seat-bot = Computer
web-seat-friend = A friend, by link
web-rules-in-play = Rules in play
web-free-undo = Free take-backs
web-free-undo-hint = Take back anything, even a roll. The record of the match will show it.
web-start = Start
web-learn-first = Learn it first

## The match
web-board = Board
web-panel = The match
web-goal = Goal
web-story = The story
web-undo = Undo
web-done = Done
web-waiting = Waiting for { $seat }.
web-over = The match is over
web-won = You have won
web-lost = You have lost
web-forced = Only one choice: { $label }
web-menu = What do you want here?
web-tabs = More about the match
web-tab-log = Log
web-tab-cards = Cards
web-tab-boxes = Boxes
web-tab-luck = Luck
web-title-turn = ● Your turn · { $title }
web-notice-turn = { $title }: it is your turn
web-tracks = Tracks
web-track-of = { $value } of { $high }
web-replay = Replay
web-save = Save as a file
web-links = Links
web-link-mine = Your seat
web-link-mine-about = Opens this match on another device. Whoever has it plays for you.
web-link-friend = For your friend: { $seat }
web-link-friend-about = Send it to the person who plays this side.
web-link-watch = To watch
web-link-watch-about = Shows what nobody needs to hide.

## Cards and boxes
web-piles = Piles
web-cards-none = No card is kept.
web-boxes-none = Nothing lies beside the board.
web-zone-play = Card in play
web-zone-kept = Kept
web-zone-hand = In hand
web-zone-deck = Seen in the deck
web-zone-discard = Seen among the discards
web-box-ready = Standing by
web-box-pool = Can be recruited
web-box-dead = Out of the mission
web-box-bin = Hostiles that can be drawn
web-box-out = Hostiles out of the mission
web-box-removed = Markers taken off the map
web-box-destroyed = Destroyed
web-box-recovered = Recovered
web-side-raiders = Raiders
web-side-hostiles = Hostiles
web-side-objective = Objectives
web-value-combat = combat
web-value-move = movement
web-value-rp = points
web-badge-elite = elite
web-badge-scout = scout
web-badge-demolition = demolition
web-badge-operating = operating
web-badge-sample = carries the sample
web-terrain-clear = clear
web-terrain-mountain = mountain
web-terrain-forest = forest
web-terrain-industrial = industrial
web-terrain-town = town
web-terrain-landing = landing zone
web-terrain-staging = staging area
web-mark-objective = objective site
web-mark-exit = exit
web-mark-port = port
web-mark-airfield = airfield

## Log, rules, luck
web-log-empty = Nothing has happened yet.
web-die = a die showing { $face }
web-modifiers = Modifiers
web-modifiers-sum = value { $sum }
web-rule-open = Rule { $rule }
web-rule-none = The index of the rulebook has no section { $rule }.
web-rule-in-book = Open in the rulebook
web-rulings = How we read it
web-luck-none = No dice have been rolled yet.
web-luck-about = Each side's dice against what was to be expected. A fair die shows 3.5 on average.
web-luck-others = Checks and tables
web-luck-mean = Dice: { $count }. Average: { $mean } (expected 3.5).
web-luck-hits = Shots: { $shots }. Hits: { $hits } (expected { $expected }).

## Checking the dice
web-verify = Verify dice
web-verify-running = Rolling every die again…
web-verify-nothing = There is nothing to check here: the key of the dice is not part of this match.
web-verify-insecure = Your browser checks dice only on a secure address. Open the table at localhost or over https, or run: grognard replay --verify
web-verify-key-good = The key fits the hash shown at the start.
web-verify-key-bad = The key does not fit the hash shown at the start.
web-verify-dice-good = Rolls that follow from the key: { $good } of { $all }. All is well.
web-verify-dice-bad = Rolls that follow from the key: { $good } of { $all }. Somebody has changed the record.
web-verify-typed = Dice typed in by hand, which nobody can check: { $count }.
web-verify-each = Every roll
web-verify-hash = Hash: { $hash }
web-verify-roll-good = one of { $sides }: { $face } ✓
web-verify-roll-bad = one of { $sides }: recorded { $face }, should be { $found } ✗

## Replay
web-replay-position = Position in the match
web-replay-at = { $at } of { $last }
web-replay-first = To the start
web-replay-back = Back one answer
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = On one answer
web-replay-last = To the end
web-replay-now = This is where the match stands.
web-replay-to-match = Back to the match
web-replay-to-end = To the result

## Learning
web-learn-about = Start with the short lessons, or look a rule up. Every rule chip in a match opens the same text.
web-lessons = First lessons
web-lesson-steps = Steps: { $count }
web-lesson-number = { $number } of { $count }
web-lesson-at = Step { $at } of { $last }
web-lesson-choose = Choose: { $label }
web-lesson-other = The rules allow that too. This lesson goes on with: { $label }
web-lesson-over = What happened
web-lesson-done = That was the lesson. Read in the log what the dice did.
web-lesson-back = Back
web-lesson-next = Next
web-lesson-next-lesson = Next lesson
web-rulebook = The rulebook
web-search = Search the rules
web-search-found = Sections: { $count } of { $all }
web-search-none = No section speaks of that. Try another word.
web-ruling-played = Played:
web-ruling-reason = Because:
web-ruling-other = Otherwise:

## Settings and keys
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-setting-forced = Take a single option by itself
web-setting-forced-hint = Where the rules leave only one choice, the table makes it for you.
web-setting-animate = Show movement
web-setting-animate-hint = Pieces glide briefly. A system that asks for less motion is always obeyed.
web-setting-notify = Tell me when it is my turn
web-setting-notify-hint = A notice from your browser while you look at something else.
web-notify-refused = Your browser does not allow notices from this page. You can change that in the browser's settings.
web-shortcuts = Keys
web-key-options = choose an option by its number
web-key-walk = walk through the options
web-key-enter = take the marked option, or the button on the right
web-key-undo = take the last answer back
web-key-zoom = zoom the board while it has the focus
web-key-steps = step through a replay or a lesson
web-key-escape = close what is open
web-key-help = show these keys
