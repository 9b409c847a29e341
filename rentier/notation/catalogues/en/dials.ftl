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
dial-money-salary = { $salary } at the start square
dial-money-salary-backward = { $salary } when a card moves back over the start
dial-money-fines-to = Taxes and fines go to
dial-money-fines-to-bank = the Bank
dial-money-fines-to-jackpot = a jackpot on the square “{ $parking }”
dial-money-raise-when = Mortgaging, lifting mortgages and selling buildings
dial-money-raise-when-acting = while deciding or allowed to build
dial-money-raise-when-any-time = at any time

dial-turn-first = Who starts
dial-turn-first-first-seat = the first seat
dial-turn-first-highest-roll = the highest roll
dial-turn-order = Who plays next
dial-turn-order-left = the player to the left
dial-turn-order-random = any other player, at random
dial-turn-order-random-round = drawn at random, each once a round
dial-turn-seating = Seats at the table
dial-turn-seating-chosen = numbered as the players chose them
dial-turn-seating-registered = numbered in the order in which the players sat down
dial-turn-doubles-to-jail = Doubles in a row that lead to “{ $jail }”
dial-turn-extra-roll = Roll again after a double
dial-turn-extra-roll-must = compulsory
dial-turn-extra-roll-may = optional

dial-setup-titles-dealt = Titles dealt and paid for at the start

dial-purchase-declined = A declined title
dial-purchase-declined-bank = stays with the Bank
dial-purchase-declined-auction = is auctioned
dial-purchase-declined-offer = is offered to the others at its price
dial-purchase-monument-declined = A declined monument
dial-purchase-monument-declined-bank = stays with the Bank
dial-purchase-monument-declined-auction = is auctioned
dial-purchase-monument-declined-offer = is offered to the others at its price

dial-rent-claim = Rent is
dial-rent-claim-automatic = paid automatically
dial-rent-claim-next-roll = claimed before the player after the visitor rolls
dial-rent-claim-second-roll = claimed before the second player after the visitor rolls
dial-rent-group-unbuilt = Rent factor, complete group, unbuilt lot
dial-rent-group-unmortgaged = The group factor needs a group free of mortgages
dial-rent-group-built = Rent factor, complete group, built lot

dial-cards-draw = Card drawn
dial-cards-draw-top = the top one
dial-cards-draw-random = any card of the deck

dial-jail-played = “{ $jail }” is played
dial-jail-double-turns = Turns to try for a double
dial-jail-double-rolls-again = The double that frees gives another roll
dial-jail-wait-turns = Turns of waiting that free
dial-jail-bail = { $bail }
dial-jail-bail-when = The { $bail } is paid
dial-jail-bail-when-never = never
dial-jail-bail-when-start = at the start of a turn
dial-jail-bail-when-start-or-forced = at the start of a turn, or compulsorily after the last try
dial-jail-bail-when-forced-next-turn = compulsorily, on the turn after the last try; never earlier
dial-jail-card = Cards for leaving may be kept and used

dial-building-needs = To build, a player must own
dial-building-needs-group = the whole group
dial-building-needs-lot = the lot
dial-building-group-unmortgaged = No building while the group has a mortgage
dial-building-even = Even building
dial-building-even-sale = Even selling of buildings
dial-building-one-on-empty = Only one house a turn on an empty lot
dial-building-when = When to build
dial-building-when-own-turn = on a player’s own turn
dial-building-when-any-time = at any time, unless one owes oneself, an auction runs or scarce buildings are shared out
dial-building-when-landing = on the lot just landed on
dial-building-houses = Most houses on a lot
dial-building-hotel-needs = A hotel needs
dial-building-hotel-needs-no-hotels = there are no hotels
dial-building-hotel-needs-own = all the houses on its own lot
dial-building-hotel-needs-each = all the houses on each lot of the group
dial-building-hotel-needs-one-each = all the houses on its own lot and one on each other
dial-building-house-stock = Houses in the Bank
dial-building-house-stock-unlimited = unlimited
dial-building-hotel-stock = Hotels in the Bank
dial-building-hotel-stock-unlimited = unlimited
dial-building-shortage = When there are too few buildings for everyone
dial-building-shortage-wait = players wait
dial-building-shortage-auction = they are auctioned
dial-building-resale = Resale of buildings, % of the price
dial-building-hotel-break = A hotel, when the Bank lacks the houses to change it back
dial-building-hotel-break-needs-houses = is not changed back; all buildings of the group may be sold at once
dial-building-hotel-break-or-sold = is sold together with its houses

dial-trade-built-lots = Trading lots in a built group
dial-trade-built-lots-allowed = with their buildings
dial-trade-built-lots-lot-bare = only a lot without buildings
dial-trade-built-lots-group-bare = only from a group without buildings
dial-trade-built-lots-owner-bare = only if the owner has no buildings in the group
dial-trade-gifts = Gifts of money
dial-trade-jail-cards = Cards for leaving “{ $jail }” may be traded

dial-mortgage-needs = To mortgage, there must be no buildings on
dial-mortgage-needs-lot-bare = the lot
dial-mortgage-needs-owner-bare = the owner’s lots in the group
dial-mortgage-needs-group-bare = any lot of the group, whoever owns it
dial-mortgage-interest = Interest for lifting a mortgage, %
dial-mortgage-bought-interest = Extra interest if the title was bought mortgaged, %
dial-mortgage-transfer-interest = Interest on receiving a mortgaged title, %

dial-debt-buildings-first = In debt, buildings are sold before titles
dial-debt-sell-to-bank = In debt, titles may be auctioned or sold to the Bank
dial-debt-pay-in-property = Rent may be paid in property

dial-bankruptcy-to-player = Bankruptcy to a player: titles go
dial-bankruptcy-to-player-creditor = to the creditor
dial-bankruptcy-to-player-creditor-free = to the creditor, mortgaged ones to the Bank
dial-bankruptcy-to-player-auction = to auction, for the creditor
dial-bankruptcy-to-player-bank = to the Bank
dial-bankruptcy-to-bank = Bankruptcy to the Bank: titles
dial-bankruptcy-to-bank-auction = are auctioned
dial-bankruptcy-to-bank-free = are free to be bought again
dial-bankruptcy-buildings = Bankruptcy to a player: buildings are sold
dial-bankruptcy-buildings-half-price = all, at half price
dial-bankruptcy-buildings-half-debt = at half price, until half the debt is reached
dial-bankruptcy-heir-interest = Creditor’s interest on mortgaged titles, %
dial-bankruptcy-heir-interest-on = That interest is charged on
dial-bankruptcy-heir-interest-on-mortgage = the mortgage value
dial-bankruptcy-heir-interest-on-price = the printed price
dial-bankruptcy-automatic = Bankruptcy is automatic
dial-bankruptcy-liquidate-first = Sell and mortgage everything before bankruptcy
dial-bankruptcy-last-buildings-stand = In the last bankruptcy the buildings stay standing

dial-end-bankruptcies = Bankruptcies that end the game
dial-end-own-everything = Whoever owns every title wins
dial-end-clock = The game ends at an agreed time
dial-end-mortgaged-counts = How much a mortgaged title counts, % of its price
