# What `rentier compare` says of two sides that played the same games.

compare-title = { $printed } and { $changed }
compare-lead = { $games } games on each side from the same seeds, { $players } players, bots: { $bots }
compare-stopped = Stopped after { $games } of { $asked } games.
compare-printed = as printed
compare-changed = changed
compare-in-mode = mode { $mode }

## The table

compare-measure = Measure
compare-difference = Difference
compare-interval = 95% interval
compare-verdict = Verdict
compare-group-length = Length
compare-group-stalls = Games without an end
compare-group-seats = Chances by order of play
compare-group-game = Course of the game
compare-group-bots = Wins by bot
compare-group-money = Money, about half-time
compare-label-rounds = Rounds, all games
compare-label-median = Rounds, median
compare-label-ended = Rounds, games with an end
compare-label-turns = Turns
compare-label-unfinished = No end by round { $at }
compare-label-unfairness = Wins owed to the order
compare-label-place = Place { $at } wins
compare-label-begins = Who begins wins
compare-label-leader-lost = Leader at half-time loses
compare-label-bankruptcies = Bankruptcies a game
compare-label-bot = { $bot } wins
compare-label-cash = Cash at round { $at }
compare-label-wealth = Wealth at round { $at }
compare-label-richest = Richest’s part, round { $at }
compare-verdict-sure = sure
compare-verdict-likely = likely
compare-verdict-same = negligible
compare-verdict-open = open
compare-note-table = Shares differ by percentage points. Wins are shares of the games that somebody won; a game without an end counts as { $last } rounds. Each interval by itself covers 95%; { $count } things were looked at, and “sure” allows for that (Holm’s method, 5% for all of them together).
compare-note-starts = Money is told in multiples of the starting money, as the currencies differ.

## Amounts

compare-range = { $low } to { $high }
compare-between = { $low } to { $high }
compare-unit-rounds = { COUNT($value) ->
    [one] { $value } round
   *[other] { $value } rounds
}
compare-unit-points = { COUNT($value) ->
    [one] { $value } point
   *[other] { $value } points
}
compare-unit-starts = { $value } times the starting money

## In words

compare-words = In words
compare-all-alike = All { $games } games took the same course on both sides: the change did nothing in them.
compare-some-alike = Of { $games } games { $count } took the same course on both sides.
compare-say-sure = { $claim } ({ $from } → { $to }): sure.
compare-say-likely = { $claim } ({ $from } → { $to }): likely, but not sure, as so many things were looked at.
compare-say-same = { $question }: by less than { $grain }, if at all.
compare-say-open = { $question } is not sure from { $games } games (between { $low } and { $high }){ WITH($needed, before: "; about ", after: " games would settle") }{ WITH($grain, before: " a difference of ") }.
compare-say-median = Half of the games end by round { $from } on one side, by round { $to } on the other.
compare-say-bots = All this holds for these bots ({ $bots }), not for people.
compare-rounds-up = Games take longer{ WITH($last, before: " (one without an end counts as ", after: " rounds)") }, by { $range }
compare-rounds-down = Games are shorter{ WITH($last, before: " (one without an end counts as ", after: " rounds)") }, by { $range }
compare-rounds-ask = Whether games get longer or shorter
compare-unfinished-up = More games have no end by round { $at }, by { $range }
compare-unfinished-down = Fewer games have no end by round { $at }, by { $range }
compare-unfinished-ask = Whether more or fewer games have no end by round { $at }
compare-leader-lost-up = The leader at half-time loses more often, by { $range }
compare-leader-lost-down = The leader at half-time loses less often, by { $range }
compare-leader-lost-ask = Whether the leader at half-time loses more or less often
compare-begins-up = Who begins wins more often, by { $range }
compare-begins-down = Who begins wins less often, by { $range }
compare-begins-ask = Whether who begins wins more or less often
compare-unfairness-up = Chances depend more on the order of play, by { $range } of all wins
compare-unfairness-down = Chances depend less on the order of play, by { $range } of all wins
compare-unfairness-ask = Whether chances depend more or less on the order of play
compare-bankruptcies-up = There are more bankruptcies a game, by { $range }
compare-bankruptcies-down = There are fewer bankruptcies a game, by { $range }
compare-bankruptcies-ask = Whether there are more or fewer bankruptcies a game
compare-wealth-up = A player owns more at round { $at }, by { $range }
compare-wealth-down = A player owns less at round { $at }, by { $range }
compare-wealth-ask = Whether a player owns more or less at round { $at }
compare-richest-up = The richest has a larger part of all wealth at round { $at }, by { $range }
compare-richest-down = The richest has a smaller part of all wealth at round { $at }, by { $range }
compare-richest-ask = Whether the richest has a larger or smaller part of all wealth at round { $at }
compare-bot-up = { $bot } wins more often, by { $range }
compare-bot-down = { $bot } wins less often, by { $range }
compare-bot-ask = Whether { $bot } wins more or less often
compare-equal-neither = Equal chances for every place in the order are possible on both sides.
compare-equal-printed = Places in the order do not have equal chances on the first side: sure; on the second they may have.
compare-equal-changed = Places in the order do not have equal chances on the second side: sure; on the first they may have.
compare-equal-both = Places in the order do not have equal chances on either side: sure.

## The page

compare-differences = The differences
compare-what = What was changed
compare-rule = Rule
compare-editions-too = The two editions also have boards, prices and cards of their own.
compare-charts = In pictures
compare-chart-rounds = Length: difference in rounds
compare-chart-shares = Shares: difference in percentage points
compare-chart-going = Games still going
compare-chart-order = Wins by order of play
compare-chart-wealth = Wealth of a player still in
compare-chart-richest = The richest’s part of all wealth
compare-no-change = no difference
compare-equal-chance = equal chance
compare-axis-round = round
compare-axis-games = share of games
compare-axis-starts = times the starting money
compare-axis-share = share
compare-told-lines = { $name } at round { $at }: { $from } on one side, { $to } on the other.
compare-made = How this was made
compare-made-command = Command
compare-made-sides = Both sides play the same games: game number i has the same dice, cards and seats on each, as far as the rules leave it so. Differences are taken game by game.
compare-made-intervals = Means and ratios: t intervals of paired differences, ratios linearised; money from blocks of games. Shares of games: Tango’s score interval, which agrees with McNemar’s test. Medians: order statistics. “Wins owed to the order” is the part of all wins that would have to change hands for every place to win equally often; it is a little too high where chances are nearly equal.
compare-made-verdicts = Sure: holds for all measures together by Holm’s method at 5%. Likely: only its own interval leaves nought out. Negligible: the interval lies within what would be worth a word (a round, a percentage point, one hundredth of the money). Open: these games do not tell; the number of games that is named would find such a difference four times in five.
