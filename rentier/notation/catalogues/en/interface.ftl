# Labels of moves, and what the terminal and the browser say themselves.

the-bank = the Bank
the-jackpot = the jackpot
the-jail = jail
jail-inside = in { $jail }
jail-out = of { $jail }
jail-to = to { $jail }
pawn-teal = teal triangle
pawn-red = red square
pawn-purple = purple ring
pawn-green = green diamond
pawn-orange = orange star
pawn-blue = blue cross
pawn-brown = brown hexagon
pawn-black = black drop
language-pt = Portuguese
language-es = Spanish
language-it = Italian
language-en = English
yes = Yes
no = No
you = You

## Moves

move-roll = Roll the dice
move-end-turn = End the turn
move-buy = Buy{ WITH($square, before: " ") }{ WITH($amount, before: " for ") }
move-decline = Do not buy{ WITH($square, before: " ") }
move-bid = { KNOWN($amount) ->
    [yes] Bid { $amount }
   *[no] Bid{ WITH($square, before: " for ") }{ WITH($least, before: ", from ") }{ WITH($most, before: " to ") }
}
move-pass = Drop out of the auction{ WITH($square, before: " for ") }
move-want = Yes, I want { KNOWN($square) ->
    [yes] { $square }
   *[no] it
}{ WITH($amount, before: " for ") }
move-waive = No, I do not want { KNOWN($square) ->
    [yes] { $square }
   *[no] it
}
move-claim-rent = Claim rent{ WITH($square, before: " for ") }{ WITH($other, before: " from ") }{ WITH($amount, before: ": ") }
move-build = Build{ WITH($square, before: " on ") }{ WITH($amount, before: " for ") }
move-sell-building = Sell a building{ WITH($square, before: " on ") }{ WITH($amount, before: " for ") }
move-sell-building-whole = Sell all buildings{ WITH($square, before: " on ") }{ WITH($amount, before: " for ") }
move-sell-group = Sell all buildings of the group{ WITH($group, before: " ") }{ WITH($amount, before: " for ") }
move-mortgage = Mortgage{ WITH($square, before: " ") }{ WITH($amount, before: " for ") }
move-lift = Lift the mortgage{ WITH($square, before: " on ") }{ WITH($amount, before: " for ") }
move-keep = Keep the mortgage{ WITH($square, before: " on ") }
move-pay-bail = Pay the { KNOWN($bail) ->
    [yes] { $bail }
   *[no] { word-bail }
}{ WITH($amount, before: " of ") }
move-use-card = Use the card to get out of { $jail }
move-offer = Propose a trade{ WITH($other, before: " to ") }
move-accept = { KNOWN($other) ->
    [yes] Accept the offer from { $other }
   *[no] Accept
}
move-reject = { KNOWN($other) ->
    [yes] Reject the offer from { $other }
   *[no] Reject
}
move-withdraw = Withdraw your offer
move-settle = Offer property to pay the debt{ WITH($amount, before: " of ") }
move-auction-title = Put { KNOWN($square) ->
    [yes] { $square }
   *[no] a title
} up for auction{ WITH($least, before: " from ") }
move-declare-bankruptcy = Declare bankruptcy
move-resign = Leave the game

## The terminal

terminal-name = Ana
terminal-move = Move
terminal-amount = Amount
terminal-help = Type the number of a move, or a move as JSON; q quits.
terminal-skip = Enter: nothing
terminal-bye = Goodbye!
terminal-over = Game over
