# What the page itself says. Sentences about the game come from the server.

## Pages

pages = Pages
language = Language
to-light = Light colours
to-dark = Dark colours
loading = One moment…
close = Close
cancel = Cancel
save = Save
send = Send
agree = I agree
to-start = To the start page
not-found = There is no such page
not-found-about = The address may be mistyped, or the page has moved.
server-away = The server does not answer. Trying again…
no-answer = The server does not answer. Try again in a moment.
connection-lost = Connection lost. Trying again; the game itself is safe.
table-gone = There is no such table
not-here = This page cannot show the table
not-for-you = This table is not open to you
reload = Reload the page
try-now = Try now
server-away-title = The server does not answer
seat-gone = { $player }’s seat is now played on another device. You can watch here.
seat-opened = { $player }’s seat is no longer yours: the host has opened it again or put a bot there.
seat-for-you = A seat for you
seat-for-you-about = Somebody is handing you a seat at a table, or you are taking your own along to this device. The code works once; whoever played there before can then only watch.
seat-name-hint = Left empty, the seat keeps the name it has.
take-seat = Take the seat

## Start

start-title = Play by the book. Which one?
start-about = Five printed rulebooks, each with its own rules. Choose one and play at once, or open a table for friends.
rulebooks = Rulebooks
rulebook = Rulebook
play-bots = Play against bots
new-table = New table
players-from-to = { $least }–{ $most } players
own-edition = own file
own-edition-title = Your own rulebook
own-edition-about = Drop an edition file (.toml) on this page, or a game’s record (.jsonl) to see it again.
choose-file = Choose a file
edition-good = { $title } has no mistakes: it can be played.
neither-file = “{ $file }” is neither an edition nor the record of a game. An edition is a text file (.toml), and so is a record (.jsonl).
edition-mistakes = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
join-title = Join a table
your-name = Your name
default-name = Ana
code-or-seat = Code or link
join = Join
running-games = Running games
my-games = My games
my-turn-now = your turn
stage-waiting = waiting for players
stage-playing = being played
stage-paused = paused
stage-over = finished
no-games-yet = No games yet. The first one is two clicks away.
choose-rulebook = Choose a rulebook
turn-of = { $player } has to decide
finished-games = Finished games
rematch-of = a rematch
to-table = To the table
resume = Play on

## A new table and its lobby

new-table-of = A new table: { $title }
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-device = Someone else on this device
seat-bot = Bot
seat-open = Open for a friend
open-hint = by link, code or QR code
name = Name
player-number = Player { $number }
add-seat = Add a seat
remove-seat = Remove seat { $number }
level = Strength
level-random = bot, plays at random
level-steady = bot, steady
level-trader = bot, makes trades
pace = Pace
mode = Mode
normal-game = normal game
minutes = Minutes
turn-clock = Time for a decision
no-clock = no limit
one-day = one day
seconds = { $seconds } seconds
minutes-long = { $minutes } minutes
claim-time = Time to claim rent
auction-time = Time to answer in an auction
grace-time = A bot plays for absent players after
no-wait = at once
speed = Speed of the bots
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-at-once = at once
house-rules = House rules
house-rules-about = Every rule can be changed; changes are marked and kept for the rematch.
house-rules-count = { $count ->
    [one] one house rule
   *[other] { $count } house rules
}
house-rule-instead = House rule; printed: { $printed }
instead-of = printed: { $printed }
from-to = { $low } to { $high }
say-from-to = That value is not allowed: enter a number from { $low } to { $high }.
wrong-value = a value that is not allowed
a-number = a number
undo-rule = As printed: { $rule }
undo-all = Everything as printed
rulebook-as-played = The rulebook as this table plays it
open-table = Open the table
start = Start the game
waiting-for-friends = { $count ->
    [one] Waiting for one player. Send the link, read out the code or show the QR code.
   *[other] Waiting for { $count } players. Send the link, read out the code or show the QR code.
}
everyone-is-here = Everyone is here.
open-seat = open
host = host
is-ready = ready
not-ready = not ready yet
i-am-ready = I am ready
i-am-not-ready = Not ready after all
seats-by-arrival = Turns follow the order in which players sat down: seats are numbered in that order when the game starts.
seats-still-open = Seats are still open: wait, or put bots in them.
not-all-ready = Not everyone is ready yet.
host-starts = { $player } starts the game.
another-here = Someone else sits down here
leave-table = Leave the table
table-full-watch = Every seat is taken. You can watch here when the game begins.
watching-count = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}
pawn = Pawn
pawn-teal = teal triangle
pawn-red = red square
pawn-purple = purple ring
pawn-green = green diamond
pawn-orange = orange star
pawn-blue = blue cross
pawn-brown = brown hexagon
pawn-black = black drop
pawn-of = { $pawn }: { $player } has it
sit-down = Sit down
invite = Invite
qr-code = The table’s link as a QR code
table-code = The table’s code
copy-link = Copy the link
copied = Copied
copy-by-hand = This browser cannot copy: select the link and copy it.
here-only = This address works on this computer only. For others on the home network:

## The board

board = Board
dice = Dice
dice-show = Dice: { $first } and { $second }
round = round { $round }
in-the-bank = In the Bank
stock = { $houses ->
    [one] one house
   *[other] { $houses } houses
}, { $hotels ->
    [one] one hotel
   *[other] { $hotels } hotels
}
stock-houses = { $houses ->
    [one] one house
   *[other] { $houses } houses
}
stock-unlimited = buildings without limit
jackpot = Jackpot
cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
mortgaged-word = mortgaged
owned-by = owned by { $player }
owned-by-bank = No owner
standing-here = here: { $players }
a-hotel = a hotel
houses = { $count ->
    [one] one house
   *[other] { $count } houses
}
pick = choose

## Deeds

price = Price
rents = Rents
rents-about = Rents of a lot: bare, then with 1 to { $houses } houses.
rents-about-hotel = Rents of a lot: bare, with 1 to { $houses } houses, and with a hotel.
title = Title
titles = Titles
cards = Cards
contents = Contents
aim = Aim of the game:
rent-bare = Rent
rent-houses = { $count ->
    [one] with 1 house
   *[other] with { $count } houses
}
rent-hotel = with a hotel
rent-group-any = With the whole group, the rent is × { $factor }, with buildings or without.
rent-group-bare = With the whole group, the rent of a lot without buildings is × { $factor }.
rent-group-built = With the whole group, the rent of a lot with buildings is × { $factor }.
rent-group-free = Not while any title of the group is mortgaged.
rent-owned = { $count ->
    [one] owning 1
   *[other] owning { $count }
}
times-dice = { $amount } × dice
house-price = A house costs
house-price-note = house
building-price = A house or a hotel costs
building-price-note = house or hotel
hotel-price = A hotel costs
mortgage-value = Mortgage
mortgage-value-note = mortgage
lift-price = Lifting it costs
earns-now = a visitor would pay { $amount } now
earns-by-dice = a visitor would pay { $amount } for each point on the dice
deck-left = { $deck }: { $count ->
    [one] one card
   *[other] { $count } cards
}
square-start = The start: whoever reaches or passes it gets { $amount } ({ $salary }).
square-jail = Just visiting, unless you were sent here.
square-go-to-jail = From here, pawns go straight { $jail }.
square-parking = A place to rest.
square-jackpot = Taxes and fines collect here: whoever lands here takes it all.
square-rest = Nothing happens here.
square-tax = Whoever lands here pays.
square-prize = Whoever lands here receives money.
square-cards = Whoever lands here draws a card.
square-lot = A lot.
square-station = A station.
square-service = A public service.
square-company = A company.
square-monument = A monument.

## Players

players = Players
player = Player
you-tag = (you)
bot-tag = bot
worth = worth { $amount }
show-player = { $player }: titles and wealth
is-out = out of the game
is-away = away
bot-stands-in = away; a bot plays
is-away-soon = away; a bot plays in
is-in-jail = { $jail }, turn { $turn }
is-deciding = is deciding
has-turn = has the turn
owes = owes { $amount }
may-claim = may claim { $amount }
in-auction = in the auction
leads = leads with { $amount }
no-titles = No titles
jail-cards = { $count ->
    [one] a card to get out { $jail }
   *[other] { $count } cards to get out { $jail }
}
jail-free-cards = Cards to get out { $jail }
seconds-left = { $seconds } seconds left

## What can I do now

what-now = What can I do now?
your-turn = Your turn, { $player }
please-wait = One moment…
you-watch = You are watching
you-are-out = You are out of the game
hot-seat = Players on this device
do-roll = Roll the dice
do-roll-jail = Roll for a double
do-pay-roll = Pay { $amount } and roll
do-end_turn = End the turn
do-wait = Wait
do-buy = Buy for { $amount }
do-decline = Do not buy
do-want = Yes, for { $amount }
do-want-building = Yes, I want one
do-waive = No, thanks
do-bid = Bid { $amount }
do-pass = Drop out
do-pay_bail = Pay { $amount }
do-pay_bail-plain = Pay to leave
do-use_card = Use the card
do-claim_rent = Claim { $amount }
do-waive_claims = Let it go
do-build = Build
do-sell_building = Sell a building
do-sell-whole = Sell all buildings
do-mortgage = Mortgage
do-lift = Lift the mortgage
do-keep = Keep the mortgage
do-auction_title = Put up for auction
do-trade = Trade…
do-accept = Accept
do-reject = Reject
do-counter = Counter-offer…
do-withdraw = Withdraw it
do-settle = Pay in property…
do-declare_bankruptcy = Bankruptcy…
do-resign = Leave the game…
mode-build = Build
mode-sell_building = Sell buildings
mode-mortgage = Mortgage
mode-lift = Lift mortgages
mode-auction_title = Auction a title
pick-build = Choose where, here or on the board:
pick-sell_building = Which buildings?
pick-mortgage = Which title? Its deed is shown first.
pick-lift = Which mortgage?
pick-auction_title = Which title? Its deed is shown first.
all-of = { $square }, all
sell-group = { $group }, whole group
quick-raises = Quick raises
your-bid = Your bid
claim-heading = You may claim rent from { $player } ({ $square }).
offer-from = { $player } offers a trade
offer-for = { $player }, there is an offer for you
show-offer = Show it to { $player }
you-get-plain = You get
you-give-plain = You give
nothing = nothing
buy-heading = { $square } is for sale
auction-heading = Auction: { $square }
price-heading = { $square }, at its price?
scarce-houses = There are too few houses for everyone: do you want one?
scarce-hotels = There are too few hotels for everyone: do you want one?
place-heading = Place your building
heir-heading = You now own mortgaged titles
debt-heading = You owe { $amount } { $to ->
    [bank] to the Bank
    [jackpot] to the jackpot
   *[player] to { $creditor }
}
settlement-heading = { $player } wants to pay in property
settlement-terms = For the whole debt of { $amount } you would get
hint-buy = { $lot ->
    [yes] Rent { $rent }; you would own { $count } of { $all }.
   *[no] You would own { $count } of { $all }.
}
hint-debt = You have { $cash }: { $missing } more is needed. By selling and mortgaging you could have { $raisable } in all.
hint-leads = { $player } leads with { $amount }.
hint-no-bid = Nobody has bid yet.
hint-price = The title was declined. Whoever wants it pays { $price }; if several players do, the dice decide.
hint-double = { $again ->
    [may] A double: you may roll again or end your turn.
   *[must] A double: you roll again.
}
hint-roll = The dice say how far you go.
hint-end = Nothing more to do? Then it is the next player’s turn.
hint-place = Choose a lot, on the board or in the list.
hint-heir = Lift each mortgage now, or keep it.
held-back = Waiting…
held-hint = Rent may still be claimed by { $players }; your move follows straight after that.
sure-bankrupt = You lose everything and are out of the game. Are you sure?
yes-bankrupt = Yes, bankruptcy
sure-breaks = This would break up a complete group of yours.
sure-accept-breaks = You would give away part of a complete group.
yes-offer = Offer it anyway
yes-accept = Accept anyway
yes-do-it = Yes
offer-before = The previous offer
offer-next = The next offer
offer-of = { $number } of { $all }
offer-sent = Your offer to { $player }:
claims-waived = { $until ->
    [second-roll] You let it go. You may still claim until the second player after the visitor rolls.
   *[next-roll] You let it go. You may still claim until the next player rolls.
}
build-on = Build on { $square }
keep-of = { $square }: keep the mortgage
do-keep-short = Keep
do-lift-short = Lift
no-hints = Do not explain the choices
you-lead = You lead with { $amount }.
not-in-auction = You are not in this auction.
auction-for = The money goes { $to ->
    [bank] to the Bank
    [jackpot] to the jackpot
   *[player] to { $creditor }
}.
hint-claim = { $until ->
    [second-roll] Claim before the second player after the visitor rolls, or the rent is lost.
   *[next-roll] Claim before the next player rolls, or the rent is lost.
}
hint-auction = The last bidder left pays their bid. Dropping out is final.
hint-scarce = If there are not enough for all who want one, they are auctioned.
hint-settlement = If you reject it, the debtor has to pay in another way.
hint-declined-auction = If you do not buy it, it is auctioned to all.
hint-declined-offer = If you do not buy it, the others are asked at the same price.
hint-declined-bank = If you do not buy it, it stays with the Bank.
hint-jail-roll = A double gets you out: try { $turn } of { $turns }.
hint-jail-forced = There are no tries left: { $amount } is paid before the roll.
hint-jail-card = The card costs nothing.
hint-jail-pay = Pay { $amount } and play on at once.
hint-jail-wait = Waiting: turn { $turn } of { $turns }.
sure-end = Once everyone agrees, the game is over and the richest wins. Are you sure?
waits-claim = Rent may still be claimed by { $players }
waits-debt = { $players } owes { $amount } { $to ->
    [bank] to the Bank
    [jackpot] to the jackpot
   *[player] to { $creditor }
}
waits-settlement = { $players } answers: property as payment?
waits-auction = Auction of { $square }: it is up to { $players }
waits-price = { $square }, at its price? Asked: { $players }
waits-scarce = There are too few buildings for everyone. Asked: { $players }
waits-place = { $players } places a building
waits-heir = { $players } decides about mortgages
waits-buy = { $players } may buy { $square }
waits-jail = { $players } is { $jail } and decides
waits-roll = { $players } is about to roll
waits-end = { $players } is ending the turn

## Trading

trade-desk = Trade
trade-with = with
trade-with-player = Trade with { $player }
counter-of = Your counter-offer to { $player }
you-give = You give
you-get = You get from { $player }
cash = Cash
of-amount = of { $amount }
trade-completes = { $player } would complete { $group }.
trade-breaks = { $player } would break up { $group }.
trade-board-hint = Titles can also be chosen on the board.
send-offer = Send the offer
send-counter = Send the counter-offer
settle-desk = Pay in property
settle-about = You owe { $player } { $amount }. What do you offer for it?
send-settlement = Propose it

## Auction

auction = Auction
no-bid-yet = from { $amount }

## The story

the-story = The game so far
whole-log = From the beginning
open-rule = Open rule { $clause }
whole-rulebook = The whole rulebook
clause-no-text = This clause is about how the game is played in general.
game-over = The game is over
final-table = Final table
winners = { $count ->
    [one] { $players } wins
   *[other] { $players } win
}
place = Place
wealth = Wealth
why-last-one-left = Everyone else is out of the game.
why-bankruptcies = The number of bankruptcies that ends the game has been reached.
why-clock = Time is up: the richest wins.
why-owns-everything = One player owns every title.
why-agreed = The table agreed to stop: the richest wins.
rematch = Rematch
to-rematch = To the rematch
rematch-open = There is a rematch, with the same rules.

## The table

table = Table
watch-link = Link, also for spectators
watching = Spectators
sound = Sound
hints = Explain the choices
wish-pause = Ask for a pause
wish-no-pause = No pause after all
go-on = Go on
paused = The table is paused.
asks-for-pause = { $player } asks for a pause.
asks-for-end = { $player } would like to end the game here.
you-ask-for-pause = You are asking for a pause. Still to agree: { $players }.
you-ask-for-end = You are proposing to end the game here. Still to agree: { $players }.
take-back = Withdraw the request
wish-end = Propose to end here
wish-no-end = Play on after all
to-device = Take my seat to another device
to-person = Give my seat to someone
to-bot = Give my seat to a bot…
seat-code = Code for the seat
seat-code-hint = With this code or link, someone can take over { $player }’s seat, once.
code-good-device = It works for ten minutes.
code-good-person = It works for one day.
my-seat = My seat
seat-of = { $player }’s seat
sure-bot = A bot takes { $player }’s seat for good. Are you sure?
sure-resign = { $player } leaves the game for good. Are you sure?
leaving-bank = the Bank
leaving-jackpot = the jackpot
leaving-later = You leave as soon as that is possible.
leaving-pays = Before you leave, { $amount } is paid out of all you have, in this order:
leaving-debt = { $creditor }: { $amount }, a debt
leaving-claim = { $creditor }: { $amount }, rent of { $square } that can still be claimed
leaving-unpaid = cannot be paid
leaving-enough = Your cash and what your property brings come to { $raisable }: that is enough.
leaving-bankrupt = All you have raises only { $raisable }: by leaving you go bankrupt to { $creditor }, with all that follows from a bankruptcy.
leaving-nothing = You owe nothing, and nobody can claim anything from you.
leaving-rest-auction = What is left goes to the Bank: it keeps the cash, the buildings return unpaid and the titles are auctioned.
leaving-rest-free = What is left goes to the Bank: it keeps the cash, the buildings return unpaid and the titles are free to be bought again, without mortgage.
leaving-not-counted = This does not count as a bankruptcy for the end of the game.
leaving-lapse = The rents that you could still claim lapse: { $claims }.
leaving-declined = The purchase of { $square } counts as declined.
download-record = Download the record
commitment = The dice were fixed in advance by this commitment:
chat = Chat
no-chat-yet = Nobody has said anything yet.
say-something = Say something
chat-sent-later = The connection is lost: what you write will be sent when it is back.
mute = Mute { $player }

## Replay

replay = Replay
replay-about = Drop a record file (.jsonl) on this page, or choose one.
choose-record = Choose a record
replay-slider = Moment of the game
to-begin = To the beginning
one-back = One move back
one-on = One move forward
to-finish = To the end
play = Play
stop = Stop

## Fair dice

fair-dice = Fair dice
entropy-label = Add something of your own to the dice
entropy-about = The seed of all dice and cards is already fixed, and sealed by the number above. What players add is mixed in when the game starts: that way nobody, not even the server, knows the dice beforehand.
entropy-new = Another random text
check-dice = Check the dice
checking-dice = Checking…
fair-yes = The dice and cards were fair: everything checks out.
fair-no = Something does not check out.
fair-open = So far everything checks out; the rest can be checked when the seed is shown.
fair-partly = What was checked is correct; something in this record was set up or dictated, and was not checked.
fair-by-browser = Checked by this browser itself
fair-by-server = Checked by the server, which played the game again
fair-seed-fits = The seed is the one that was sealed: its SHA-256 is the commitment.
fair-seed-wrong = The seed is not the one that was sealed: its SHA-256 is not the commitment.
fair-cannot-hash = This browser can hash the seed only over https or on the server’s own machine.
fair-same-promise = The commitment is the one that this browser saw before the end.
fair-other-promise = The commitment is not the one that this browser saw before the end.
fair-own-in = What was added here is in the record: { $text }
fair-own-missing = What was added here is not in the record: { $text }

## Keyboard

keyboard = Keyboard
key-arrows = move around the board
key-enter = open the deed
key-escape = close
key-roll = Roll
key-end_turn = End the turn
key-buy = Buy
key-decline = Do not buy
key-claim_rent = Claim the rent
key-want = Yes, I want it
key-waive = No, thanks
key-bid = Lowest bid
key-pass = Drop out
key-pay_bail = Pay to leave
key-use_card = Use the card

# Open tables, and what a host may do.
public-tables = Tables open to all
seats-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
watch = Watch
public-table = Open to all
public-table-about = the start page lists it, and anyone may join or watch
as-host = For the table’s host
kick = Send away…
ban = Ban…
sure-kick = { $player } loses the seat, and a bot plays on in it. Are you sure?
sure-kick-waiting = { $player } loses the seat, and it is open again. Are you sure?
sure-ban = { $player } loses the seat and cannot come back to this table. Are you sure?
watchers-allowed = Others may watch

clause-by-clause = Clause by clause
decisions-about = What is marked as a decision is ours: there the rulebook is silent or contradicts itself. The reason stands beside it; a table may change it as a house rule.
word-salary = salary
turn-back = Previous turn
turn-on = Next turn
moment-of = { $moment } of { $all }
speed-of-replay = Speed
copy-moment = Copy a link to this moment
jump-here = Go to this moment
record-unfinished = The record ends here: the game was not finished.
my-finished-games = My finished games
key-play = play or stop
key-step = one move back or forward
key-turn = previous or next turn
key-ends = to the beginning or the end
keys-typing = Letters do nothing while you type in a field.
