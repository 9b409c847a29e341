# The rules that an edition sets and a table may change.

section-players = Players
section-money = Money
section-turn = Turns
section-setup = Setting up
section-purchase = Buying
section-rent = Rent
section-cards = Cards
section-jail = Jail
section-building = Building
section-trade = Trading
section-mortgage = Mortgages
section-debt = Debts
section-bankruptcy = Bankruptcy
section-end = End of the game

dial-players-min = Fewest players
dial-players-max = Most players

dial-money-start = Cash at the start
dial-money-salary = Salary at the start square
dial-money-fines-to = Taxes and fines go to
dial-money-fines-to-bank = the Bank
dial-money-fines-to-jackpot = a jackpot on free parking
dial-money-raise-when = Mortgaging and selling buildings
dial-money-raise-when-acting = while deciding or building
dial-money-raise-when-any-time = whenever nothing is pending

dial-turn-first = Who starts
dial-turn-first-first-seat = the first seat
dial-turn-first-highest-roll = the highest roll
dial-turn-order = Who plays next
dial-turn-order-left = the player to the left
dial-turn-order-random = drawn at random, each once a round
dial-turn-doubles-to-jail = Doubles in a row that lead to jail (0: never)
dial-turn-extra-roll = Roll again after a double
dial-turn-extra-roll-must = must
dial-turn-extra-roll-may = may

dial-setup-titles-dealt = Titles dealt and paid at the start

dial-purchase-declined = A declined title
dial-purchase-declined-bank = stays with the Bank
dial-purchase-declined-auction = is auctioned
dial-purchase-declined-offer = is offered to the others at its price
dial-purchase-monument-declined = A declined monument
dial-purchase-monument-declined-bank = stays with the Bank
dial-purchase-monument-declined-auction = is auctioned
dial-purchase-monument-declined-offer = is offered to the others at its price

dial-rent-claim = Rent is
dial-rent-claim-automatic = paid by itself
dial-rent-claim-next-roll = claimed before the next player rolls
dial-rent-claim-second-roll = claimed before the second next player rolls
dial-rent-group-unbuilt = Rent factor, complete group, unbuilt lot
dial-rent-group-unmortgaged = The group factor needs a group free of mortgages
dial-rent-group-built = Rent factor, complete group, built lot

dial-cards-draw = Card drawn
dial-cards-draw-top = the top one
dial-cards-draw-random = any of the deck

dial-jail-played = Jail is played
dial-jail-double-turns = Turns to try for a double in jail (0: none)
dial-jail-double-rolls-again = The double that frees rolls again
dial-jail-wait-turns = Turns to wait in jail (0: waiting frees nobody)
dial-jail-bail = Bail
dial-jail-bail-when = Bail is paid
dial-jail-bail-when-never = never
dial-jail-bail-when-start = at the start of a turn
dial-jail-bail-when-start-or-forced = at the start of a turn, or by force after the last try
dial-jail-bail-when-forced-next-turn = only by force, on the turn after the last try
dial-jail-card = Jail-free cards may be kept and traded

dial-building-needs = To build one must own
dial-building-needs-group = the whole group
dial-building-needs-lot = the lot
dial-building-group-unmortgaged = No building while the group has a mortgage
dial-building-even = Even building
dial-building-even-sale = Even selling of buildings
dial-building-one-on-empty = One house a turn on an empty lot
dial-building-when = When to build
dial-building-when-own-turn = on one’s own turn
dial-building-when-any-time = whenever nothing is pending
dial-building-when-landing = on the lot just landed on
dial-building-houses = Most houses on a lot
dial-building-hotel-needs = A hotel needs
dial-building-hotel-needs-no-hotels = there are no hotels
dial-building-hotel-needs-own = all houses on its own lot
dial-building-hotel-needs-each = all houses on each lot of the group
dial-building-hotel-needs-one-each = all houses on its lot, one on each other
dial-building-house-stock = Houses in the Bank
dial-building-house-stock-unlimited = unlimited
dial-building-hotel-stock = Hotels in the Bank
dial-building-hotel-stock-unlimited = unlimited
dial-building-shortage = Too few buildings for all
dial-building-shortage-wait = wait
dial-building-shortage-auction = they are auctioned
dial-building-resale = Resale of buildings, % of the price
dial-building-hotel-break = Selling a hotel when the Bank lacks houses
dial-building-hotel-break-needs-houses = not allowed
dial-building-hotel-break-or-sold = its houses are sold too

dial-trade-built-lots = Trading lots in a built group
dial-trade-built-lots-allowed = with their buildings
dial-trade-built-lots-lot-bare = only a bare lot
dial-trade-built-lots-group-bare = only from a bare group
dial-trade-built-lots-owner-bare = only without buildings of the owner in the group
dial-trade-gifts = Gifts of money

dial-mortgage-needs = To mortgage, no buildings on
dial-mortgage-needs-lot-bare = the lot
dial-mortgage-needs-group-bare = the owner’s lots of the group
dial-mortgage-interest = Interest for lifting a mortgage, %
dial-mortgage-bought-interest = Extra interest if bought mortgaged, %
dial-mortgage-transfer-interest = Interest on taking a mortgaged title, %

dial-debt-buildings-first = In debt, buildings are sold before titles
dial-debt-sell-to-bank = In debt, titles may be auctioned or sold to the Bank
dial-debt-pay-in-property = Rent may be paid in property

dial-bankruptcy-to-player = Bankrupt to a player: titles go
dial-bankruptcy-to-player-creditor = to the creditor
dial-bankruptcy-to-player-creditor-free = to the creditor, mortgaged ones to the Bank
dial-bankruptcy-to-player-auction = to auction, for the creditor
dial-bankruptcy-to-player-bank = to the Bank
dial-bankruptcy-to-bank = Bankrupt to the Bank: titles
dial-bankruptcy-to-bank-auction = are auctioned
dial-bankruptcy-to-bank-free = are free to be bought again
dial-bankruptcy-buildings = Bankrupt to a player: buildings are sold
dial-bankruptcy-buildings-half-price = all, at half price
dial-bankruptcy-buildings-half-debt = at half price, until half the debt is reached
dial-bankruptcy-heir-interest = Creditor’s interest on mortgaged titles, %
dial-bankruptcy-heir-interest-on = That interest is on
dial-bankruptcy-heir-interest-on-mortgage = the mortgage value
dial-bankruptcy-heir-interest-on-price = the printed price
dial-bankruptcy-automatic = Bankruptcy comes by itself
dial-bankruptcy-liquidate-first = Sell and mortgage everything before bankruptcy
dial-bankruptcy-last-buildings-stand = In the last bankruptcy the buildings stay standing

dial-end-bankruptcies = Bankruptcies that end the game (0: play to the last)
dial-end-own-everything = Whoever owns every title wins
dial-end-clock = The game ends at an agreed time
dial-end-mortgaged-counts = A mortgaged title counts, % of its price
