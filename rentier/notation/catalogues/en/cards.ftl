# Cards without a text of their own, and the kinds of squares.

card-move-to = Advance to { $square }.
card-move-to-next = { $kind ->
    [lot] Advance to the next lot.
    [station] Advance to the next station.
    [service] Advance to the next public service.
    [company] Advance to the next company.
    [monument] Advance to the next monument.
    [tax] Advance to the next tax.
    [prize] Advance to the next prize.
    [cards] Advance to the next card square.
   *[other] Advance to the next square of this kind: { $kind }.
}
card-move-back = { COUNT($steps) ->
    [one] Go back 1 square.
   *[other] Go back { $steps } squares.
}
card-move-random = Advance to a random square.
card-go-to-jail = Go straight to { $jail }, and collect nothing on the way.
card-jail-free = Keep this card: it gets you out of { $jail } free.
card-pay = Pay { $amount }.
card-pay-range = Pay a random amount between { $least } and { $most }.
card-collect = Collect { $amount }.
card-collect-range = Collect a random amount between { $least } and { $most }.
card-pay-each = Pay every other player { $amount }.
card-pay-each-range = Pay every other player a random amount between { $least } and { $most }.
card-collect-each = Collect { $amount } from every other player.
card-collect-each-range = Collect from every other player a random amount between { $least } and { $most }.
card-pay-buildings = Pay { $house } for each of your houses and { $hotel } for each hotel.
card-pay-buildings-random = For each of your buildings pay a random amount between { $least } and { $most }.

kind-start = Start
kind-lot = Lot
kind-station = Station
kind-service = Public service
kind-company = Company
kind-monument = Monument
kind-tax = Tax
kind-prize = Prize
kind-cards = Cards
kind-jail = Jail
kind-go-to-jail = Go to jail
kind-parking = Free parking
kind-rest = Rest
