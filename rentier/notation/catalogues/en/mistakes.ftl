# What is wrong with an edition’s file, mode or house rule, and what would be right. Said after the key.

mistake-none = nothing is wrong
mistake-and-more = { $first } (and { $count } more)
mistake-hint-close = ; did you mean { $name }?
mistake-hint-known = ; known: { $names }
mistake-hint-no-modes = ; it has none
mistake-hint-all-rules = ; rentier editions show NAME lists all
mistake-list = { $first }, { $last }
mistake-or = { $first } or { $last }
mistake-range = { $low } to { $high }
mistake-whole = a whole number from { $low } to { $high }
mistake-amounts = [least, most]
mistake-one-of = one of { $names }

# The file.
mistake-no-file = there is no such file; check its name and folder
mistake-not-a-file = not a file; give the file of an edition
mistake-unreadable = cannot be read: { $reason }
mistake-too-large = too large: an edition file has at most { $most } KiB
mistake-not-utf8 = not UTF-8 text (byte { $byte }); save it as UTF-8
mistake-line-long = line { $number } has { $count } characters; at most { $most } are allowed
mistake-not-toml = not TOML{ WITH($line, before: " at line ") }{ WITH($column, before: ", column ") }: { $said }; a line is a [section] or key = value, texts in quotes
mistake-nested = nested too deeply; an edition needs five levels at most
mistake-number-long = holds a number too long to read; none may be above { $most }
mistake-edition-form = an edition is given by its name or its file
mistake-unknown-edition = no edition is called { $value }{ $hint }
mistake-abstract = a base for other editions, not one to play; extend it, or take this line out
mistake-extends-form = needs the name of an edition, or a path
mistake-extends-itself = extends itself, directly or through its parents; extend another
mistake-extends-many = more than { $most } files extend one another; extend one that is nearer the first
mistake-no-file-beside = there is no file { $value } beside this one; put it there, or extend an edition by its name
mistake-extends-upload = { $value } is a file, which a page cannot read; extend an edition that comes with Rentier, by its name
mistake-abstract-upload = an abstract edition cannot be played; take this line out
mistake-foreign-clause = { $value } belongs to another rulebook: clauses here begin with { $allowed }; give one of those, or none

# Keys and values, each by itself.
mistake-unknown-key = unknown key{ $hint }
mistake-unknown-dial = unknown dial{ $hint }
mistake-unknown-mode-dial = unknown dial{ $hint }; write the whole key in quotes, as 'jail.bail' = 50
mistake-unknown-effect = unknown effect{ $hint }
mistake-not-allowed = { $value } is not allowed; say { $allowed }{ $hint }
mistake-format = say format = { $needed }
mistake-name-missing = missing; give the edition a name, in small letters
mistake-name-form = needs a small letter, then up to 30 small letters, digits or hyphens
mistake-names-form = names consist of small letters, digits and hyphens
mistake-prefix-form = needs one to four capital letters, with which the clauses’ numbers begin
mistake-remove-form = needs a list of dotted keys, such as ["squares.38.amount"]
mistake-removals = { $count } removals; at most { $most } are allowed
mistake-modes-count = { $count } modes; at most { $most } are allowed
mistake-thousands-form = needs "", ".", ",", "'", a space or a narrow no-break space
mistake-note-form = needs the value of a note, such as "500"
mistake-clause-key = neither a refusal nor an event is called { $name }{ $hint }
mistake-clause-form = { $value } is not a clause; give one such as "PE-31", or "convention" where the rulebook has none
mistake-square-number = squares are numbered from 0 to at most { $most }
mistake-one-effect = a card does exactly one thing, and this one does { $count }; one of { $names }
mistake-range-form = needs [least, most], two whole numbers from { $low } to { $high }, the smaller first
mistake-buildings-form = needs house and hotel, and nothing else, as house = 25, hotel = 100
mistake-only-true = can only be true
mistake-rents-form = needs a list of 1 to { $count } whole numbers from { $low } to { $high }
mistake-reference-form = needs the name that the group or deck has in this file
mistake-table-form = needs a table: a [section], or key = value pairs in braces
mistake-colour-form = { $value } is not a colour; give one such as "#0f6e84"
mistake-text-form = needs a text in quotes
mistake-text-empty = is empty; write something, or leave the line out
mistake-text-long = has { $count } characters; at most { $most } are allowed
mistake-text-invisible = has a line break or another invisible control character; take it out

# Over what a file extends.
mistake-not-in-parent = { $value } is not in the parent{ $hint }
mistake-changes-nothing = changes nothing: the parent says { $value } already; leave the line out
mistake-mode-changes-nothing = changes nothing: { $name } is { $value } already; leave the line out
mistake-in-mode = { $name }: { $said }

# The edition as a whole.
mistake-missing = missing; say it here, or extend an edition that has it
mistake-missing-dial = missing; say { $allowed }
mistake-missing-of-kind = missing; a square of kind { $kind } needs it
mistake-not-of-kind = a square of kind { $kind } has no { $name }; leave it out, or remove "{ $key }"
mistake-notes-sum = the notes add up to { $amount }; money.start is { $start }
mistake-noun-name = must have the square’s name in it, “{ $name }”: it is that name as a sentence says it, with its article
mistake-squares-count = { $count } squares; a board has { $least } to { $most }
mistake-square-missing = missing; squares go from 0 to { $most }
mistake-no-deck = there is no deck { $value }{ $hint }
mistake-no-group = there is no group { $value }{ $hint }
mistake-mortgage-above = a mortgage of { $amount } is above the price of { $price }; say { $price } or less
mistake-lot-rents = a lot has { $needed } rents (bare, one to four houses, hotel), not { $count }
mistake-company-rents = a company has one rate, by which the dice are multiplied, not { $count }
mistake-rents-above-group = { $count } rents by number owned, but its group has only { $most }
mistake-one-start = square 0, and no other, is of kind start; found: { KNOWN($squares) ->
    [yes] { $squares }
   *[no] none
}
mistake-one-jail = a board has one jail, and this one has { $count }: { $squares }
mistake-pattern-taken = group { $name } has this pattern already; each group needs its own
mistake-group-empty = no square belongs to group { $name }; remove the group
mistake-group-kinds = the squares of group { $name } are of different kinds: { $kinds }; a group has one
mistake-group-lots = lots in group { $name }: { $count }; a group has 2 to 4
mistake-group-size = squares in group { $name }: { $count }; a group has at most { $most }
mistake-decks-count = { $count } decks; at most { $most } are allowed
mistake-deck-unused = no square draws from deck { $name }: its cards would never be drawn; remove it, or give it a square of kind cards
mistake-cards-count = { $count } cards; a deck has 1 to { $most }
mistake-all-jail-free = all are jail-free cards: the deck could run out; add another card
mistake-jail-free-count = { $count } jail-free cards; at most { $most } are allowed
mistake-effect-missing = missing; state what the card does
mistake-beyond-board = { $value } is beyond the board of { $count } squares; say { $most } or less
mistake-no-kind = the board has no square of kind { $kind }; add one, or say another kind
mistake-no-jail = the board has no jail; add a square of kind jail, or give the card another effect
mistake-card-loop = cards move a pawn round without end: from square { $squares } to { $start }; one of them must lead elsewhere

# Rules against one another and the board.
mistake-players-min = is above players.max, { $most }; say { $most } or less
mistake-no-titles = the board has no title to buy: nobody could ever win; add some
mistake-titles-dealt = { $count } titles are too few for { $players } players; say { $most } or less
mistake-start-cash = too little to pay for dealt titles ({ $count }, of { $price } at most); say { $least } or more
mistake-jackpot-square = a jackpot needs a square of kind parking, where it is won
mistake-no-jail-square = the board has no square of kind jail; add one, or say { $allowed }
mistake-go-to-no-jail = the board has a square of kind go-to-jail, but none of kind jail; add one
mistake-jail-cards = there are jail-free cards to draw; say true, or take them out of the decks
mistake-bail-forced = bail is forced after a last failed roll: that needs jail.double_turns above 0
mistake-bail-never = a player might never have to leave jail: jail.wait_turns must be above 0, or jail.bail_when "start-or-forced" or "forced-next-turn"

# Modes, house rules, and editions in records.
mistake-unknown-mode = { $edition } has no mode { $value }{ $hint }
mistake-house-rules-form = house rules are given as pairs of key and value
mistake-unknown-rule = no rule is called { $name }{ $hint }
mistake-not-data = not an edition’s data
mistake-stored-mode = no mode is called { $value }
mistake-dials-form = needs a table of dials
mistake-stored-dial = unknown dial { $name }{ $hint }
mistake-sources-form = needs a file and clauses for each dial
