# The page of `rentier report`.

report-title = { COUNT($games) ->
    [one] { $edition } in { $games } game
   *[other] { $edition } in { $games } games
}
report-lead = What { $players } bots ({ $bots }) show about this board: where pawns end up, what pays, who wins, how long a game takes. Rentier { $version }.
report-summary = In short
report-stands-out = What stands out
report-uncertain = What is uncertain
report-board = Where pawns end up
report-titles = Titles
report-groups = Groups, ranked
report-length = How long games take
report-seats = Chances by seat
report-money = Money over time
report-made = How this was made

## In short

report-finding-length = Half of the games that ended took { $median } rounds or fewer, nine in ten { $most } or fewer.
report-finding-all-end = Every game ended by round { $rounds }.
report-finding-no-end = { $share } of the games ({ $interval }) had no end by round { $rounds }.
report-finding-group = Strongest group: { $group }. Whoever held all of it at half-time won { $share } of the games ({ $interval }); an equal chance for everyone still in the game would be { $fair }.
report-finding-group-ahead = Next comes { $group } with { $share } ({ $interval }), clearly behind.
report-finding-group-level = Next comes { $group } with { $share } ({ $interval }); which of the two is better cannot be said for certain.
report-finding-group-last = Weakest: { $group } with { $share } ({ $interval }).
report-finding-payback = { $square } earns back its cost soonest: in { $rounds } rounds ({ $stage }). { $other } takes longest, { $most } rounds at its best.
report-finding-visits = Of all titles { $square } is visited most, by { $share } of the rolls, and { $other } least, by { $least }.
report-finding-first-more = Whoever begins wins more often: { $share } of the games ({ $interval }), where an equal chance is { $fair }.
report-finding-first-less = Whoever begins wins less often: { $share } of the games ({ $interval }), where an equal chance is { $fair }.
report-finding-first-same = Whoever begins wins { $share } of the games ({ $interval }); an equal chance is { $fair }, so no advantage can be told from luck.
report-finding-leader = The richest player at half-time went on to lose { $share } of the games ({ $interval }).
report-finding-bot = { $bot }, in { $chairs } of { $players } seats, won { $share } of the games ({ $interval }).
report-doubt-stopped = The run was stopped: { $games } of { $asked } games were played.
report-doubt-bots = All players were bots ({ $bots }). People, and other bots, buy, build and trade differently.
report-doubt-rare-groups = Complete at half-time in fewer than { $least } games, so their wins say little: { $groups }.
report-doubt-rare-titles = Held at half-time in fewer than { $least } games, so their wins say little: { $titles }.
report-doubt-cause = Holding something and winning go together, but whoever is ahead holds more of everything: compare titles with each other, not with an equal chance alone.
report-doubt-no-end = Games without an end by round { $rounds }: { $games }. Nobody won them, and they count for no title and no group.
report-doubt-payback = Pay-back assumes that every opponent is still in the game and pays; mortgages, auctions and rents not claimed are left out.
report-doubt-chance = Ranges are 95% intervals: of the { $count } in this report about { $misses } miss the truth by luck alone.
report-doubt-offences = { $bot } made { $count } moves that are not allowed; steady then played in its place.

## Where pawns end

report-board-description = The squares around the board, each shaded by the share of rolls that end there. The list after it has the same shares.
report-board-note = The stronger the colour of a square, the more rolls end there. Each roll counts once, where its last card leads. Measured on { $rolls } rolls of these games.
report-board-exact = “Exact” is the long-run share by calculation.
report-board-jail = A prisoner’s failed try is a roll that ends in jail; the calculation assumes that prisoners leave as soon as they may.
report-board-no-exact = The exact shares are missing: they need NumPy (pip install 'rentier[lab]').
report-most-visited = Most visited
report-in-jail = { $jail }, as a prisoner
report-exact = exact { $share }

## Titles and groups

report-titles-note = Pay-back: after how many rounds the rents have repaid what was spent, if each of { $opponents } opponents comes by as often as in these games. “Alone” is the bare title; “best” its quickest stage in a complete group, buildings paid for. Wins: how often whoever held it at half-time won, with the 95% interval; an equal chance is { $fair }.
report-head-title = Title
report-head-alone = Pay-back alone, rounds
report-head-best = Pay-back best, rounds
report-head-wins = Holder’s wins
report-head-group = Group
report-head-complete = Complete at half-time
report-stage-alone = alone
report-stage-complete = complete group
report-stage-houses = { COUNT($houses) ->
    [one] { $houses } house
   *[other] { $houses } houses
}
report-stage-hotel = hotel
report-stage-owned = { $count } held
report-groups-note = Ranked by how often whoever held the complete group at half-time won; “complete at half-time” says in how many games anyone did.
report-groups-chart = Wins with the complete group
report-rare = few games
report-stages = Pay-back of whole groups
report-stages-note = Rounds until a group has repaid its titles and buildings, by the houses on each lot; the quickest in bold.
report-stages-other = { $group }, all { $count } for { $amount }: { $rounds } rounds.
report-equal-chance = equal chance { $share }

## Length, seats, money

report-length-chart = Rounds until the end
report-survival-chart = Games still going
report-survival-note = Share of the games without an end after each round, with its 95% interval.
report-axis-rounds = rounds
report-axis-round = round
report-axis-games = share of games
report-median = half by { $rounds }
report-longer = Games longer than { $rounds } rounds, not drawn: { $games }.
report-seats-note = Bots change seats from game to game, so that seats differ only by their position.
report-order-chart = By order of play
report-seats-chart = By seat at the table
report-seat = Seat { $number }
report-begins = Plays first
report-place = Plays as number { $number }
report-cash-chart = Cash
report-wealth-chart = Wealth: cash, titles, buildings
report-richest = the richest
report-mean = average player
report-poorest = the poorest
report-money-note = Averages over the games still going at that round and over the players still in the game.
report-money-half = From round { $rounds } on, fewer than half of the games are left: those that last are not like the others.
report-money-at = In round { $rounds }: { $amounts }.
report-money-short = The games were too short to follow the money.

## How this was made

report-made-command = Command
report-made-version = Version
report-made-edition = Edition
report-made-games = Games
report-made-turns = Turns
report-made-players = Players
report-made-bots = Bots
report-made-seed = Seed
report-made-rounds = Most rounds
report-made-mode = Mode
report-made-rule = House rule
report-made-note = Half-time is the last multiple of five rounds in the first half of a game. The same command gives the same numbers on any computer. This page loads nothing from the network.
