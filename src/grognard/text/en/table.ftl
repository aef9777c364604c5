# What the table's server says.
table-token = There is no match behind this link. Check that it was copied whole, or ask whoever sent it.
table-watching = You are looking on: only the players can answer.
table-stale = The match has moved on since: this is how it stands now.
table-message = This message was not understood, and nothing was changed. Reload the page to get the current client.
table-request = This request was not understood ({ $why }), and nothing was changed.
table-size = That is too big: nothing was taken in. A save file has at most 2 MB.
table-flood = Too much at once. Wait a moment and try again.
table-full = The table is full just now. Try again in a few minutes.
table-host = This address is not one the table answers to. Open it by its own name; “grognard serve --public-url” sets it.
table-origin = This came from another page than the table's own, and was refused.
table-page = There is nothing at this address. The table begins at “/”.
table-broken = Something went wrong on the server, and the match was set back to what is on disk. Reload the page; the log of the server says more.
table-disk = The server could not write to its disk, so this was not done, and everything before it stands. The disk may be full: make room, or tell whoever runs the server, then try again.
table-closed = A match that cannot be opened now
table-save-long = This save has more than { $most } answers. No match is that long: nothing was taken in.
table-rematch = A rematch is for two sides, when their match is over.
table-branch-running = A match can be played on from a moment once it is over, or by whoever plays it alone: before that others would learn what is hidden.
table-branch-over = At this moment the match is over: choose an earlier one.
table-account = The account of a match comes when it is over.
table-seats = This game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: say for each who sits there.
table-used = Somebody has sat down with this invitation already, and the seat is theirs alone. If it was you, open the match on the device you sat down with: its links include one for your other devices.
table-brought = This match came from a file or from a position: whoever brought it may know what is hidden in it, and its dice.
table-friend-fair = Against a friend the dice come from no chosen word, and what has been rolled or seen cannot be taken back: either could show what the other side hides.
table-bot-dice = A bot cannot read the dice on your table. Let the program roll, or play every seat yourselves.
table-data-locked = Another server has { $folder } open. Stop it first, or give this one a folder of its own (grognard serve --data).
table-data-folder = The folder { $folder } cannot be used: { $why }. Choose another with --data.
table-port = The server cannot listen on { $host }, port { $port }: { $why }. Choose another with --port.
table-public-url = “{ $url }” is not an address people can open. It begins with https:// (or http://), then the name, and has no path.
table-public-url-needed = With --host { $host } others can reach the table: say by which address, with --public-url https://your.name
table-refused = { $text }
table-save-terminal = The table keeps its matches by itself. --save is for play in the terminal: add --terminal.

table-stopped-dice = Stopped after { $given } of { $all }: dice have fallen, or something was seen.
table-stopped-asked = Stopped after { $given } of { $all }: the other side may answer.
table-stopped-gone = Stopped after { $given } of { $all }: the next is no longer possible.
table-no-deck = This game has no deck of one's own. Begin it without one.
table-deck-hosted = A deck of your own is for a table on your own computer: start one there with ./play, or begin here without the deck.
table-position = A position to begin at is for a match beside a real board: choose “A real board” in place of dice.
