# Why a move is refused, said to whoever tried it. Any detail may be unknown: see KNOWN and WITH in texts.py.

## Whose decision it is

refused-game-over = The game is over.
refused-bankrupt-seat = You are out of the game.
refused-not-your-decision = Not just now{ WITH($actor, before: ": ", after: " must decide first") }.
refused-not-your-turn = It is not your turn.
refused-must-decide-purchase = First decide about the property you have landed on: buy it, or decline it.
refused-must-roll = You cannot end your turn yet: roll the dice first.
refused-already-rolled = You have already rolled the dice this turn.
refused-debt-first = A debt must be settled first{ WITH($owed, before: ": ") }{ KNOWN($owed) ->
    [yes] { WITH($creditor, before: " to ") }
   *[no] { "" }
}.
refused-auction-running = Wait until the auction is over.
refused-question-open = { $place ->
    [site] Keep a lot for the building that you have won or lead the bids for.
    [building] The building that was auctioned must be placed first{ WITH($actor, before: ": it is up to ") }.
   *[question] A question is still open{ WITH($actor, before: ": ", after: " must answer first") }.
}
refused-busy = At this table you may sell buildings and take or lift mortgages only while you may build or have to decide{ WITH($actor, before: "; now it is up to ") }.
refused-after-end-time = { $by ->
    [agreed] The table has agreed to stop: what is under way is finished, but nothing new is started.
   *[clock] The agreed time is over: what is under way is finished, but nothing new is started.
}

## Buying and auctions

refused-nothing-to-buy = There is nothing here for you to buy now.
refused-no-cash = { $move ->
    [accept] The player who made this offer no longer has the cash for it.
   *[other] { KNOWN($needed) ->
        [yes] You do not have enough cash: this takes { $needed } and you have { $cash }.
       *[no] You do not have enough cash{ WITH($cash, before: ": you have ") }.
    }
}
refused-no-auction = There is no auction now.
refused-out-of-auction = { KNOWN($limited) ->
    [yes] You are not bidding in this auction: dropping out is final, and some auctions are not open to everyone.
   *[no] You are not bidding in this auction: dropping out is final.
}
refused-bid-too-low = Your bid is too low{ WITH($least, before: ": bid ", after: " or more") }.
refused-bid-beyond-cash = You cannot bid more than you have{ WITH($cash, before: ": ") }.
refused-leads-already = The highest bid is already yours.
refused-leads-auction = You lead the auction: you can leave the game once it is over.
refused-money-behind-bid = That money covers your bid: you cannot spend it while you lead the auction.
refused-not-asked = You have not been asked.
refused-already-answered = You have already answered.

## Rent

refused-no-claim = You have no rent to claim{ WITH($square, before: " for ") }: none is due, or the time to claim it has passed.
refused-title-mortgaged = { KNOWN($square) ->
    [yes] { $square } is mortgaged: no rent can be claimed for it until the mortgage is lifted.
   *[no] That title is mortgaged: no rent can be claimed for it until the mortgage is lifted.
}
refused-rent-is-automatic = You need not claim rent in this edition: it is paid automatically.
refused-visitor-cannot-pay-now = { KNOWN($other) ->
    [yes] { $other } cannot pay you right now: claim again once the sale in progress is over.
   *[no] Your visitor cannot pay you right now: claim again once the sale in progress is over.
}
refused-too-much-owed = Too many debts are open: claim again once one has been settled.

## Building

refused-not-a-lot = { KNOWN($square) ->
    [yes] Nothing can be built on { $square }: buildings go only on lots.
   *[no] Buildings go only on lots.
}
refused-not-a-title = { KNOWN($square) ->
    [yes] Nobody can own { $square }.
   *[no] Nobody can own one of those squares.
}
refused-not-owner = { $move ->
    [accept] This offer no longer holds: what it promises has changed hands.
   *[other] { KNOWN($square) ->
        [yes] { $square } is not yours.
       *[no] You do not own all of that.
    }
}
refused-group-incomplete = You must own the whole group before you build{ WITH($square, before: " on ") }.
refused-group-mortgaged = Part of this group is mortgaged: lift the mortgage before you build.
refused-lot-mortgaged = { KNOWN($square) ->
    [yes] { $square } is mortgaged: lift the mortgage before you build there.
   *[no] That lot is mortgaged: lift the mortgage before you build there.
}
refused-uneven = Build evenly: another lot of the group has fewer houses, so build there first.
refused-uneven-sale = Sell evenly: no lot of the group may be left two or more buildings behind another.
refused-one-on-empty = { KNOWN($square) ->
    [yes] { $square } was empty when this turn began: it takes one house and no more until your next turn.
   *[no] A lot that was empty when this turn began takes one house and no more until your next turn.
}
refused-fully-built = { KNOWN($square) ->
    [yes] Nothing more can be built on { $square }.
   *[no] Nothing more can be built there.
}
refused-no-hotels = There are no hotels in this edition{ KNOWN($houses) ->
    [yes] { COUNT($houses) ->
        [one] : a lot takes one house
       *[other] : a lot takes at most { $houses } houses
    }
   *[no] { "" }
}.
refused-hotel-needs = { KNOWN($lot) ->
    [yes] No hotel yet: it needs the whole group, and { $lot } is not yours.
   *[no] { KNOWN($least) ->
        [yes] { COUNT($least) ->
            [one] No hotel yet: each other lot of the group needs a house first.
           *[other] No hotel yet: each other lot of the group needs { $least } houses first.
        }
       *[no] No hotel yet: other lots of the group do not have the houses that it needs.
    }
}
refused-no-houses-left = The Bank has no houses left: wait until someone sells some back.
refused-no-hotels-left = The Bank has no hotels left: wait until someone sells one back.
refused-not-your-turn-to-build = Wait for your own turn: only then may you build.
refused-not-landed-here = You may build only on the lot that you have just landed on.
refused-cannot-place-else = { $move ->
    [bid] You have no lot on which this building could be placed.
   *[build] { KNOWN($square) ->
        [yes] This building cannot be placed on { $square }: choose another of your lots.
       *[no] This building cannot be placed there: choose another of your lots.
    }
}
refused-no-building = You have no buildings there to sell.
refused-no-houses-for-hotel = The Bank has too few houses to change this hotel back into { KNOWN($houses) ->
    [yes] { $houses } houses
   *[no] houses
}: sell all the buildings of the group at once, or wait.
refused-no-such-group = { KNOWN($value) ->
    [yes] There is no group “{ $value }”.
   *[no] There is no such group.
}{ WITH($allowed, before: " Groups: ", after: ".") }

## Mortgages

refused-already-mortgaged = { KNOWN($square) ->
    [yes] { $square } is already mortgaged.
   *[no] That title is already mortgaged.
}
refused-not-mortgaged = { KNOWN($square) ->
    [yes] { $square } is not mortgaged.
   *[no] That title is not mortgaged.
}
refused-built-lot = { KNOWN($square) ->
    [yes] There are buildings on { $square }: they must be sold to the Bank first.
   *[no] There are buildings on it: they must be sold to the Bank first.
}
refused-built-group = There are buildings in this group: they must be sold to the Bank first.
refused-buildings-first = A player in debt must first sell all their buildings; only then may they mortgage or sell a title.
refused-not-asked-to-keep = { KNOWN($square) ->
    [yes] There is no mortgage on { $square } for you to decide about.
   *[no] There is no mortgage there for you to decide about.
}

## Jail

refused-not-in-jail = You are not in { $jail }.
refused-no-bail = Nobody can pay to leave { $jail } in this edition.
refused-no-bail-yet = You cannot pay your way out yet: first try for a double.
refused-no-jail-card = You have no card to get out of { $jail }.
refused-cannot-wait = { KNOWN($forced) ->
    [yes] Your last roll for a double has failed: pay{ WITH($bail, before: " the ") } or use a card.
   *[no] Waiting frees nobody in this edition: choose a way out.
}
refused-must-wait = The dice free nobody in this edition: end your turn to wait, or take another way out.
refused-no-more-tries = You have no rolls for a double left: end your turn to wait, or take another way out.

## Trades

refused-to-oneself = You cannot trade with yourself: choose another player.
refused-to-bankrupt = { KNOWN($other) ->
    [yes] { $other } is out of the game.
   *[no] That player is out of the game.
}
refused-empty-offer = { $move ->
    [settle] Name at least one property that you would pay with.
   *[other] The offer is empty: say what you give and what you want.
}
refused-gift = { KNOWN($cards) ->
    [yes] Money is neither given nor lent: it must pay for a title or a card, and cards exchanged one for one do not count.
   *[no] Money is neither given nor lent: it must pay for a title.
}
refused-they-do-not-own = { $move ->
    [accept] You no longer own what this offer asks for.
   *[other] { KNOWN($other) ->
        [yes] { $other } does not own what you ask for.
       *[no] The other player does not own what you ask for.
    }
}
refused-no-cards-to-give = There are not enough cards to get out of { $jail } for this trade.
refused-cards-not-traded = Cards are not traded in this edition.
refused-they-have-no-cash = { $move ->
    [accept] You do not have the cash that this offer asks for.
   *[other] { KNOWN($other) ->
        [yes] { $other } does not have that much cash.
       *[no] The other player does not have that much cash.
    }
}
refused-interest-unpayable = Whoever takes a mortgaged title pays interest on it to the Bank at once, and there is not enough cash for that.
refused-offer-open = You already have an offer open: withdraw it before you make another.
refused-no-offer = That offer is not open.

## Debts and bankruptcy

refused-not-in-debt = You have no debt to settle now.
refused-lowers-means = There is a debt to settle: the debtor may do nothing that leaves less to pay it with.
refused-no-paying-in-property = Debts are paid in cash in this edition, never in property.
refused-only-rent-in-property = Only rent owed to another player may be paid in property.
refused-no-sale-to-bank = Titles are not put up for auction to pay debts in this edition: mortgage them, or sell them to another player.
refused-can-still-pay = You can still pay the debt that comes first{ WITH($owed, before: " (", after: ")") }: { KNOWN($by) ->
    [yes] sell buildings or mortgage titles
   *[no] sell buildings, mortgage titles or trade
}.
refused-liquidate-first = You still have something to pay with: first sell every building, and mortgage or sell every title.
refused-settlement-open = Wait: { KNOWN($creditor) ->
    [yes] { $creditor } has
   *[no] your creditor has
} yet to answer your proposal.

## What is not a move, and games that cannot begin

refused-not-a-move = That is not a move. Write it like this: { "{" }"move": "roll"{ "}" }.
refused-unknown-move = { KNOWN($move) ->
    [yes] There is no move “{ $move }”.
   *[no] There is no such move.
}{ WITH($allowed, before: " Moves: ", after: ".") }
refused-unknown-field = “{ $field }” is not part of { KNOWN($move) ->
    [yes] the move “{ $move }”
   *[no] this
}.{ WITH($allowed, before: " Allowed: ", after: ".") }
refused-missing-field = “{ $field }” is missing{ WITH($move, before: " from the move “", after: "”") }.{ WITH($allowed, before: " Needed: ", after: ".") }
refused-wrong-type = { KNOWN($field) ->
    [yes] “{ $field }”
   *[no] This
} cannot be { KNOWN($value) ->
    [yes] { $value }
   *[no] that
}.{ WITH($allowed, before: " Allowed: ", after: ".") }
refused-out-of-range = { KNOWN($field) ->
    [yes] “{ $field }”
   *[no] This
} cannot be { KNOWN($value) ->
    [yes] { $value }
   *[no] that
}.{ WITH($allowed, before: " Allowed: ", after: ".") }
refused-no-such-square = There is no square{ WITH($value, before: " ") } on this board.{ WITH($most, before: " Squares: 0 to ", after: ".") }
refused-no-such-seat = There is no seat{ WITH($value, before: " ") } at this table.{ WITH($most, before: " Seats: 0 to ", after: ".") }
refused-players-number = This edition is for { KNOWN($allowed) ->
    [yes] { $allowed }
   *[no] { KNOWN($least) ->
        [yes] { $least }{ WITH($most, before: " to ") }
       *[no] another number of
    }
} players{ WITH($value, before: ", not ") }.
refused-players-names = Every player needs a name of their own, in plain characters and not too long{ WITH($value, before: ": not “", after: "”") }.
refused-pawn-taken = { KNOWN($value) ->
    [yes] The pawn “{ $value }” is not free: choose another.
   *[no] That pawn is not free: choose another.
}{ WITH($allowed, before: " Pawns: ", after: ".") }
refused-not-a-position = This is not a position{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " cannot be ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Allowed: ", after: ".") }{ WITH($reason, before: " ") }
refused-older-rules = { KNOWN($line) ->
    [yes] This game was recorded under older rules (version { $version }); from move { $line } on it no longer follows today’s rules.
   *[no] This game was recorded under older rules (version { $version }); under today’s rules the same moves lead to another result.
}
refused-not-a-record = This is not the record of a game{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " cannot be ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Allowed: ", after: ".") }{ WITH($reason, before: " ") }
refused-not-chance = Dice and cards cannot be dictated like that{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " cannot be ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Allowed: ", after: ".") }{ WITH($reason, before: " ") }

# Behind a refusal that no clause of the rulebook asks for.
convention-of-the-table = Convention of the table.
