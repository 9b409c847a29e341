# What has happened, one sentence an event. A payment has an event of its own: amounts are said there.

## The game and its turns

event-game-started = The game begins: { $seat } plays first.
event-opening-roll = { $seat } rolls { $first } and { $second } for the first turn.
event-title-dealt = { $seat } is dealt { $square }, to be paid at its price.
event-turn-started = Round { $round }: it is { $seat }’s turn.
event-rolled = { $seat } rolls { $first } and { $second }.
event-moved = { $how ->
    [card] { $seat } follows the card and lands on { $square }.
    [backwards] { $seat } goes back and lands on { $square }.
    [jail] { $seat } goes straight to { $square }.
   *[dice] { $seat } lands on { $square }.
}
event-turn-ended = { $seat }’s turn is over.
event-time-up = { $by ->
    [agreed] All agree to stop: the game ends as soon as nothing is left to settle.
   *[clock] Time is up: the game ends as soon as nothing is left to settle.
}
event-game-over = { $why ->
    [bankruptcies] That bankruptcy ends the game; the richest wins: { $seats }.
    [clock] The agreed time has come; the richest wins: { $seats }.
    [owns-everything] { $seats } owns every title and wins.
    [agreed] The table stops here; the richest wins: { $seats }.
   *[last-one-left] { $seats } is the last one left and wins.
}

## Money

event-paid = { $reason ->
    [salary] { $payee } receives a salary of { $amount } from the Bank.
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
    } to leave { the-jail }.
    [building] { $payer } pays the Bank { $amount } to build{ WITH($place, before: " on ") }.
    [building-sale] The Bank pays { $payee } { $amount } for what stood{ KNOWN($place) ->
        [yes] { " " }on { $place }
       *[no] { " " }there
    }.
    [mortgage] The Bank lends { $payee } { $amount }{ WITH($place, before: " on ") }.
    [lift] { $payer } pays the Bank { $amount } to lift the mortgage{ WITH($place, before: " on ") }.
    [interest] { $payer } pays the Bank { $amount } in interest.
    [trade] { $payer } pays { $payee } { $amount } for the trade.
    [auction] { $payer } pays { $payee } { $amount } for the winning bid.
    [jackpot] { $payee } takes the jackpot: { $amount }.
    [bankruptcy] { $payer }’s last { $amount } { WHO($payee) ->
        [jackpot] goes into the jackpot
       *[other] goes to { $payee }
    }.
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
    [bail] { $payer } cannot pay yet and owes { $payee } the bail of { $amount }.
   *[card] { $payer } cannot pay yet and owes { $payee } { $amount }{ WITH($place, before: " (", after: ")") }.
}
event-debt-settled = { $payer } has settled the debt of { $amount } to { $payee }.
event-bankrupt = { $seat } is bankrupt, owing { $payee } { $amount }.
event-resigned = { $seat } leaves the game.

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
event-dice-off = { $seat } rolls a { $die } for it.
event-auction-started = { $auction ->
    [estate] { $square } comes up for auction out of the bankrupt estate.
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
event-claim-lapsed = Too late: { $seat } did not claim { $amount } from { $visitor } for { $square }.
event-rent-claimed = { $seat } claims { $amount } from { $visitor } for { $square }.
event-rent-rolled = { $seat } rolls { $first } and { $second }: the dice set the rent of { $square }.

## Cards

event-card-drawn = { $seat } draws a card ({ $deck }): “{ $card }”
event-card-kept = { $seat } keeps the card.
event-card-returned = { $seat }’s card for leaving { the-jail } goes back to its deck ({ $deck }).
event-card-passed-on = { $giver } hands { $taker } a card for leaving { the-jail }.

## Jail

event-jailed = { $jailed_by ->
    [card] The card sends { $seat } to { the-jail }.
    [doubles] { $seat } ends up in { the-jail }: too many doubles in a row.
   *[square] { $seat } ends up in { the-jail }.
}
event-freed = { $freed_by ->
    [card] { $seat } uses a card and is out of { the-jail }.
    [double] { $seat } rolls a double and is out of { the-jail }.
    [waiting] { $seat } has waited long enough and is out of { the-jail }.
   *[bail] { $seat } is out of { the-jail } on bail.
}
event-jail-try-failed = { $seat } rolls no double (try { $turns }).
event-waited = { $seat } waits in { the-jail } (turn { $turns }).

## Buildings and mortgages

event-built = { $built ->
    [hotel] { $seat } builds a hotel on { $square }.
   *[house] { $seat } builds a house on { $square }.
}
event-building-sold = { $built ->
    [hotel] { $seat } sells the hotel on { $square }; houses left there: { $buildings }.
   *[house] { $seat } sells buildings on { $square }; houses left there: { $buildings }.
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
event-settlement-proposed = { $seat } owes { $to } { $amount } and proposes to pay with { $squares } and { $cash }.
event-settlement-accepted = { $to } takes { $squares } and { $cash } for the { $amount } that { $seat } owed.
event-settlement-rejected = { $to } does not agree: { $seat } still owes { $amount }.
