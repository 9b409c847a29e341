# What a table over the network says: why something was not done, and the names of ways to play.

mode-quick = Quick game
mode-timed = Timed game

table-unknown-table = There is no such table. Check the link or the code; a code works until the game begins.
table-unknown-code = This code does not open a seat, or no longer does. Ask for a new one.
table-unknown-edition = There is no such edition here.
table-unknown-address = There is nothing at this address.
table-wrong-method = This address does not accept that kind of request.
table-table-full = Every seat of this table is taken.
table-seat-taken = That seat is taken: choose another.
table-wrong-token = That seat is not yours.
table-wrong-origin = This request came from another page, and was not carried out.
table-wrong-protocol = This page and the server are of different versions: reload the page.
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
table-no-such-pawn = There are { $most } pawns in this game’s box, and that one is not among them: choose another.
table-players-number = This edition is for { $least } to { $most } players.
table-untimed = This game is not played against the clock: choose a mode that is, or leave the minutes out.
table-malformed = That message could not be read{ WITH($field, before: ": ") }.
table-too-large = That is too long: at most { $most } bytes.
table-number-used = That number was used for another command: take a higher one.
table-played-meanwhile = The game has moved on in the meantime, and your seat has been played: look at the table and decide again.
table-bad-rules = A house rule has a value that is not allowed: see which one, and what it may be.
table-game-running = The record and the replay are available once the game is over.
table-not-stored = The move could not be stored and was taken back. Try again.
table-not-read = The games cannot be read just now. Try again in a moment.
table-older-rules = { refused-older-rules } The table stays stored as it is, with every move; to play on, make a new table.
table-unreadable = This version of Rentier cannot read what is stored of this game. Nothing is lost: ask whoever runs this server.
table-wrong-host = This server does not answer to the name { $name }. Open it by its address, or start it with --host-name { $name }.
table-too-fast = Too many requests at once. Wait { $seconds } s and try again.
table-too-many-connections = Too many pages are open from your network. Close some and try again.
table-too-many-tables = Many tables were made from your network. Play at one of them, or wait { $seconds } s.
table-too-many-tries = Too many wrong codes. Ask for the table’s link, or wait { $seconds } s.
table-too-many-files = Many files came from your network. Wait { $seconds } s and try again.
table-too-much-talk = Too many messages at once. You can write again in { $seconds } s.
table-too-late = The request took too long to arrive. Try again with a better connection.
table-took-too-long = This file takes too long to read. Make it smaller, or read it on your own machine with the command rentier.
table-server-full = This server has no room for another table now. Try again in a few minutes.
table-banned = The table’s host has sent you away from this table. You can play at another.
table-no-watching = The table’s host does not allow anyone to watch this game.
table-mistake = Something went wrong on the server. If it happens again, tell whoever runs it this number: { $number }.

# What was looked at in a game’s record, and what came of it.
checked-moves = Lines replayed: { $amount }. Every move was allowed, and the result is the recorded one.
checked-moves-so-far = Lines replayed so far: { $amount }. Every move was allowed.
checked-older-rules = { $reason }
checked-outcome-wrong = outcome: the moves lead to { $amount }, but the record says { $value }
checked-unfinished = The game is not over: the seed is shown at its end, and only then can dice and cards be checked.
checked-seed-lost = The seed is not known: the record says that all its dice and cards were dictated.
checked-no-seed = seed: a game that is over shows its seed
checked-commitment = The seed fits the commitment, the number that was published before the first roll.
checked-commitment-wrong = seed: it does not fit the commitment { $value }
checked-chance = All dice, cards and other draws, { $amount } in number, follow from the seed.
checked-chance-else = The other dice, cards and draws, { $amount } in number, follow from the seed.
checked-chance-wrong = { $field }: the seed gives { $allowed }, but the record says { $value }
checked-chance-refused = { $field }: with this seed: { $reason }
checked-another-state = seed: the replay ends in another state
checked-dictated = In { $amount } of { $most } lines dice and cards were dictated, and are not checked.
checked-position = The game began in a position that was set up: the order of its decks and its first roll are not checked.
checked-entropy = What players added to chance before the game was used: { $amount } { COUNT($amount) ->
    [one] text
   *[other] texts
}.
checked-no-entropy = No player added anything to chance: only the commitment vouches for it.

# Who made a move for its player, told once where it begins.
played-by-stand-in = { $player } is away: a bot plays.
played-by-clock = { $player } ran out of time: a bot plays.
