# What has happened, one sentence an event. A payment has an event of its own: amounts are said there.

## The game and its turns

event-game-started = The game begins: { $seat } plays first.
event-opening-roll = { $seat } rolls { $first } and { $second } to see who starts.
event-title-dealt = { $seat } is dealt { $square } and pays its price.
event-turn-started = Round { $round }: it is { $seat }’s turn.
event-rolled = { $seat } rolls { $first } and { $second }.
event-moved = { $how ->
    [card] { $seat } follows the card and lands on { $visit ->
        [yes] the { $jail } square, just visiting
        [empty] the { $jail } square
       *[no] { $square }
    }.
    [backwards] { $seat } goes back and lands on { $visit ->
        [yes] the { $jail } square, just visiting
        [empty] the { $jail } square
       *[no] { $square }
    }.
    [jail] { $seat } goes straight to the { $jail } square.
   *[dice] { $seat } lands on { $visit ->
        [yes] the { $jail } square, just visiting
        [empty] the { $jail } square
       *[no] { $square }
    }.
}
event-turn-ended = { $seat }’s turn is over.
event-time-up = { $by ->
    [agreed] Everyone agrees to stop: the game ends as soon as nothing is left to settle.
   *[clock] Time is up: the game ends as soon as nothing is left to settle.
}
event-game-over = { $why ->
    [bankruptcies] That bankruptcy ends the game; the richest wins: { $seats }.
    [clock] The agreed time has come; the richest wins: { $seats }.
    [owns-everything] { $seats } owns every property of the board and wins.
    [agreed] The table stops here; the richest wins: { $seats }.
   *[last-one-left] { $seats } is the last one left and wins.
}

## Money

event-paid = { $reason ->
    [salary] { $payee } receives the { $salary } of { $amount } from the Bank.
    [price] { $payer } pays the Bank { $amount }{ WITH($place, before: " for ") }.
    [rent] { $payer } pays { $payee } { $amount } in rent{ WITH($place, before: " for ") }.
    [tax] { $payer } pays { $amount } { WHO($payee) ->
        [jackpot] into the jackpot
       *[bank] to the Bank
    }{ WITH($place, before: " (", after: ")") }.
    [prize] { $payee } receives { $amount } from the Bank{ WITH($place, before: " (", after: ")") }.
    [bail] { $payer } pays { $amount } { WHO($payee) ->
        [jackpot] into the jackpot
       *[bank] to the Bank
    } to leave { $jail }.
    [building] { $payer } pays the Bank { $amount } to build{ WITH($place, before: " on ") }.
    [building-sale] The Bank pays { $payee } { $amount } for buildings{ WITH($place, before: " on ") }.
    [mortgage] The Bank lends { $payee } { $amount }{ WITH($place, before: " on ") }.
    [lift] { $payer } pays the Bank { $amount } to lift the mortgage{ WITH($place, before: " on ") }.
    [interest] { $payer } pays the Bank { $amount } in interest.
    [trade] { $payer } pays { $payee } { $amount } for the trade.
    [auction] { $payer } pays { $payee } { $amount } for the winning bid.
    [jackpot] { $payee } takes the jackpot: { $amount }.
    [bankruptcy] { WHO($payee) ->
        [jackpot] { $payer }’s last { $amount } goes into the jackpot.
       *[other] { $payee } receives { $payer }’s last { $amount }.
    }
    [settlement] { $payer } pays { $payee } { $amount } as part of the settlement.
    [title-sale] The Bank pays { $payee } { $amount }{ WITH($place, before: " for ") }.
   *[card] { WHO($payer) ->
        [bank] { $payee } receives { $amount } from the Bank.
        [jackpot] { $payee } receives { $amount } from the jackpot.
       *[player] { WHO($payee) ->
            [jackpot] { $payer } pays { $amount } into the jackpot.
           *[other] { $payer } pays { $payee } { $amount }.
        }
    }
}
event-owes = { $reason ->
    [rent] { $payer } cannot pay yet and owes { $payee } { $amount } in rent{ WITH($place, before: " for ") }.
    [interest] { $payer } cannot pay yet and owes { $payee } { $amount } in interest.
    [bail] { $payer } cannot pay yet and owes { $payee } the { $bail } of { $amount }.
   *[card] { $payer } cannot pay yet and owes { $payee } { $amount }{ WITH($place, before: " (", after: ")") }.
}
event-debt-settled = { $payer } has settled the debt of { $amount } to { $payee }.
event-bankrupt = { KNOWN($seats) ->
    [yes] { $seat } is bankrupt, owing { $seats } { $amount } in all.
   *[no] { $seat } is bankrupt, owing { $payee } { $amount }.
}
event-resigned = { $seat } leaves the game.
event-buildings-returned = { $built ->
    [hotel] The hotel on { $square } returns to the Bank without payment.
   *[house] { COUNT($houses) ->
        [one] The house on { $square } returns to the Bank without payment.
       *[other] The { $houses } houses on { $square } return to the Bank without payment.
    }
}

## Titles and auctions

event-title = { $reason ->
    [trade] { $giver } hands { $square } over to { $taker }.
    [settlement] { $giver } hands { $square } over to { $taker } to settle the debt.
    [bankruptcy] { WHO($taker) ->
        [bank] { $square } goes back to the Bank.
       *[player] { $square } passes from { $giver } to { $taker }.
    }
   *[price] { WHO($taker) ->
        [bank] { $square } goes back to the Bank.
       *[player] { $square } now belongs to { $taker }.
    }
}
event-declined = { $seat } does not buy { $square }.
event-asked = { $question ->
    [scarce] There are not enough buildings for everyone: who else wants one? The question goes to { $seats }.
   *[price] Who wants { $square } at the same price? The question goes to { $seats }.
}
event-wanted = { $seat } says yes.
event-waived = { $seat } says no.
event-dice-off = { $seat } rolls { $die } to decide who buys.
event-auction-started = { $auction ->
    [estate] { $square }, left by a player who is out of the game, comes up for auction.
    [debtor] { $seat } puts { $square } up for auction; bids start at { $amount }.
    [scarce] A building comes up for auction; bids start at { $amount }.
   *[declined] { $square } comes up for auction.
}
event-bid = { $seat } bids { $amount }.
event-passed = { $seat } drops out of the auction.
event-auction-won = { $auction ->
    [scarce] { $seat } wins the building with a bid of { $amount }.
   *[declined] { $seat } wins { $square } with a bid of { $amount }.
}
event-auction-unsold = { $auction ->
    [debtor] Nobody bids for { $square }: the Bank buys it.
    [scarce] Nobody bids for the building.
   *[declined] Nobody bids for { $square }: it stays with the Bank.
}

## Rent

event-claim-opened = { $seat } may claim { $amount } from { $visitor } for { $square }.
event-claim-lapsed = { $seat } can no longer claim { $amount } from { $visitor } for { $square }.
event-rent-claimed = { $seat } claims { $amount } from { $visitor } for { $square }.
event-claim-passed-on = The rent of { $amount } that { $giver } could still claim from { $visitor } for { $square } passes to { $taker }.
event-rent-rolled = { $seat } rolls { $first } and { $second }: the dice set the rent of { $square }.

## Cards

event-card-drawn = { $seat } draws a card ({ $deck }): “{ $card }”
event-card-kept = { $seat } keeps the card.
event-card-returned = { $seat }’s card to get out of { $jail } goes back to its deck ({ $deck }).
event-card-passed-on = { $giver } hands { $taker } a card to get out of { $jail }.

## Jail

event-jailed = { $jailed_by ->
    [card] The card sends { $seat } to { $jail }.
    [doubles] { $seat } ends up in { $jail }: too many doubles in a row.
   *[square] { $seat } ends up in { $jail }.
}
event-freed = { $freed_by ->
    [card] { $seat } uses a card and is out of { $jail }.
    [double] { $seat } rolls a double and is out of { $jail }.
    [waiting] { $seat } has waited long enough and is out of { $jail }.
   *[bail] { $seat } is out of { $jail } and has to pay the { $bail }.
}
event-jail-try-failed = { $seat } does not roll a double (try { $turns }).
event-waited = { $seat } waits in { $jail } (turn { $turns }).
event-too-many-doubles = { COUNT($turns) ->
    [one] { $seat } has rolled a double: the turn ends on the { $jail } square.
   *[other] { $seat } has rolled { $turns } doubles in a row: the turn ends on the { $jail } square.
}

## Buildings and mortgages

event-built = { $built ->
    [hotel] { $seat } builds a hotel on { $square }.
   *[house] { $seat } builds a house on { $square }.
}
event-building-sold = { $built ->
    [hotel] { $seat } sells the hotel on { $square }; houses left there: { $buildings }.
   *[house] { COUNT($houses) ->
        [one] { $seat } sells a house on { $square }; houses left there: { $buildings }.
       *[other] { $seat } sells { $houses } houses on { $square }; houses left there: { $buildings }.
    }
}
event-mortgaged = { $seat } mortgages { $square }.
event-lifted = { $seat } lifts the mortgage on { $square }.
event-kept-mortgage = { $seat } keeps the mortgage on { $square } for now.

## Offers and settlements

event-offered = { $seat } makes { $to } an offer (no. { $id }).
event-offer-accepted = { $to } accepts { $seat }’s offer (no. { $id }).
event-offer-rejected = { $to } rejects { $seat }’s offer (no. { $id }).
event-offer-withdrawn = { $seat } withdraws the offer to { $to } (no. { $id }).
event-offer-lapsed = { $seat }’s offer to { $to } has lapsed (no. { $id }).
event-settlement-proposed = { $seat } owes { $to } { $amount } and proposes to pay with { $squares }{ WITH($cash, before: " and ") }.
event-settlement-accepted = { $to } takes { $squares }{ WITH($cash, before: " and ") } for the { $amount } that { $seat } owed.
event-settlement-rejected = { $to } does not agree: { $seat } still owes { $amount }.
