# The command line.
cli-description = Tactical board wargames with every rule enforced. Solo against an honest opponent, with exact
    odds before you commit and the rule behind every number.
cli-epilog = Start with:  grognard play telemark
    Argue with:  grognard rules telemark 15.1     grognard case my-case.yaml
    Measure:     grognard sim telemark gunnerside --player heuristic --games 2000
cli-version = say which version and which build is running
cli-build-plain = plain
cli-build-compiled = compiled
cli-lang = language: en or es
cli-game = the game, for example telemark
cli-option = a setting of the match, for example -o edition=es (may be given several times)
cli-play = play a match
cli-play-game = the game ({ $games }), or a saved match to go on with
cli-play-no-saves = There are no saved matches in { $folder }.
cli-play-scenario = the mission or campaign; without it you choose from a list
cli-play-terminal = play here in the terminal
cli-play-seed = a word that fixes all the dice; without it they are random
cli-play-dice = fair: the program rolls. ask: you roll real dice and type them in
cli-play-take-backs = take back anything, even past dice; the record shows it
cli-play-save = save to this file instead of the saves folder
cli-play-saves = list saved matches
cli-rules = look rules up, with what enforces and what tests them
cli-rules-sections = the sections to show; all without
cli-rules-check = fail when a section has no rule or no test
cli-rules-rulings = show the rulings too
cli-rules-unknown = { $place } cites a section that does not exist.
cli-rules-missing-rule = Section { $section } is cited by no rule function.
cli-rules-missing-test = Section { $section } is cited by no test and no case.
cli-rules-complete = All { $sections } sections are in order: { $rules } are rules, each with its function and its test.
cli-rules-components = Describes components: nothing to enforce.
cli-rules-rules = rules: { $names }
cli-rules-tests = tests: { $names }
cli-rules-other = with { $option }:
cli-case = run rules cases
cli-case-files = case files, or folders of them
cli-case-verbose = show every step, also of cases that hold
cli-case-count = { $passed } passed, { $failed } failed
cli-sim = play many matches and count
cli-sim-scenario = the mission or campaign
cli-sim-player = who plays: random, heuristic or search
cli-sim-games = how many matches
cli-sim-seed = a word that fixes all the dice
cli-sim-choices = count how often each choice of a card was taken, and won with
cli-sim-won = won
cli-sim-decisions = decisions a match
cli-sim-speed = matches a second
cli-sim-choice = taken { $taken } of { $offered } times, won { $won } of those
cli-replay = tell a saved match again, or check its dice
cli-replay-file = the saved match
cli-replay-verify = check every die of a finished match against its key
cli-replay-at = stop after this many answers
cli-bench = measure speed beside random play in the chess package
cli-bench-build = The compiled build is not there: make it with ./build-fast to see both.
problem-player = There is no player called “{ $name }”. The players are: { $players }.
problem-games = { $games } matches cannot be played. Give a number of 1 or more.
problem-section = There is no section { $section }. The sections are: { $sections }.
