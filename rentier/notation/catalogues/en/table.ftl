# What a table over the network says: why something was not done, and the names of ways to play.

mode-quick = Quick game
mode-timed = Game by the clock

table-unknown-table = There is no such table. Check the link or the code; a code is good until the game begins.
table-unknown-code = This code is not, or no longer, good for a seat. Ask for a new one.
table-unknown-edition = There is no such edition here.
table-unknown-address = There is nothing at this address.
table-wrong-method = This address is not asked in this way.
table-table-full = Every seat of this table is taken.
table-seat-taken = That seat is taken: choose another.
table-wrong-token = That seat is not yours.
table-wrong-origin = This request came from another page, and was not carried out.
table-wrong-protocol = This page is of another version than the server: reload it.
table-not-waiting = The game has already begun.
table-not-playing = The game is not running.
table-not-over = The game is not over yet.
table-table-paused = The table is paused: end the pause first.
table-not-host = Only the table’s host can do that.
table-not-ready = Not everyone is ready yet.
table-seat-open = A seat is still open: wait for a friend, or put a bot there.
table-name-taken = Somebody at this table already has that name: choose another.
table-name-wrong = A name has 1 to 24 visible letters.
table-pawn-taken = That pawn is taken: choose another.
table-players-number = This edition is for { $least } to { $most } players.
table-untimed = This game is not played by the clock: choose a mode that is, or leave the minutes out.
table-malformed = That message could not be read{ WITH($field, before: ": ") }.
table-too-large = That is too long: at most { $most } bytes.
table-number-used = That number was used for another command: take a higher one.
table-played-meanwhile = The game has gone on meanwhile, and your seat was played: look at the table, and decide again.
table-bad-rules = A house rule cannot be as it is: see which, and what it may be.
table-game-running = There is a record, and a replay, once the game is over.
table-not-stored = The move could not be stored, and was taken back. Try again.
table-not-read = The games cannot be read just now. Try again in a moment.
table-unreadable = This version of Rentier cannot read what is stored of this game. Nothing of it is lost: ask who runs this server.
table-wrong-host = This server does not answer to the name { $name }. Open it by its address, or start it with --host-name { $name }.
table-too-fast = That was too much at once. Wait { $seconds } s and try again.
table-too-many-connections = Too many pages are open from your network. Close some and try again.
table-too-many-tables = Many tables were made from your network. Play at one of them, or wait { $seconds } s.
table-too-many-tries = Too many codes led nowhere. Ask for the table’s link, or wait { $seconds } s.
table-too-many-files = Many files came from your network. Wait { $seconds } s and try again.
table-too-much-talk = That was much talk at once. Write again in { $seconds } s.
table-too-late = The request took too long to arrive. Try again with a better connection.
table-took-too-long = This file takes too long to read. Make it smaller, or read it on your own machine with the command rentier.
table-server-full = This server has no place for another table now. Try again in a few minutes.
table-banned = The table’s host has sent you away from this table. You can play at another.
table-no-watching = The table’s host wants nobody to watch this game.
table-mistake = Something went wrong on the server. If it happens again, tell whoever runs it this number: { $number }.

# What was looked at in a game’s record, and what came of it.
checked-moves = Lines played again: { $amount }. Every move was allowed, and they lead to the result that is written down.
checked-moves-so-far = Lines played again so far: { $amount }. Every move was allowed.
checked-outcome-wrong = outcome: the moves lead to { $amount }, and the record says { $value }
checked-unfinished = The game is not over: the seed is shown at its end, and dice and cards can be checked then.
checked-seed-lost = The seed is not known; the record calls all its dice and cards dictated.
checked-no-seed = seed: a game that is over shows its seed
checked-commitment = The seed fits the commitment, the number that was published before the first roll.
checked-commitment-wrong = seed: it does not fit the commitment { $value }
checked-chance = All dice, cards and other draws, { $amount } in number, follow from the seed.
checked-chance-else = The other dice, cards and draws, { $amount } in number, follow from the seed.
checked-chance-wrong = { $field }: the seed gives { $allowed }, and the record says { $value }
checked-chance-refused = { $field }: with this seed: { $reason }
checked-another-state = seed: the replay ends in another state
checked-dictated = In { $amount } of { $most } lines chance was dictated, and is not checked.
checked-position = The game began in a position that was set up: how its decks lay and which roll came first is not checked.
checked-entropy = What players added to chance before the game is in it: { $amount } { COUNT($amount) ->
    [one] text
   *[other] texts
}.
checked-no-entropy = No player added anything to chance: only the commitment speaks for it.

# Who made a move for its player, told once where it begins.
played-by-stand-in = { $player } is away: a bot plays.
played-by-clock = { $player } ran out of time: a bot plays.
