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
compare-label-unfairness = Wins due to the order
compare-label-place = Player { $at } in the order wins
compare-label-begins = First player wins
compare-label-leader-lost = Leader at half-time loses
compare-label-bankruptcies = Bankruptcies per game
compare-label-bot = { $bot } wins
compare-label-cash = Cash at round { $at }
compare-label-wealth = Wealth at round { $at }
compare-label-richest = Richest player’s share, round { $at }
compare-verdict-sure = sure
compare-verdict-likely = likely
compare-verdict-same = negligible
compare-verdict-open = open
compare-note-table = Shares differ by percentage points. Wins are shares of the games that somebody won; a game without an end counts as { $last } rounds. Each interval by itself covers 95%; { $count } things were looked at, and “sure” allows for that (Holm’s method, 5% for all of them together).
compare-note-starts = Money is given in multiples of the starting money, as the currencies differ.

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
compare-all-alike = All { $games } games took the same course on both sides: the change had no effect in them.
compare-some-alike = Of { $games } games, { $count } took the same course on both sides.
compare-say-sure = { $claim } ({ $from } → { $to }): sure.
compare-say-likely = { $claim } ({ $from } → { $to }): likely, but not sure, as so many things were looked at.
compare-say-same = { $question }: by less than { $grain }, if at all.
compare-say-open = { $question } is not certain from { $games } games (between { $low } and { $high }){ WITH($needed, before: "; about ", after: " games would settle") }{ WITH($grain, before: " a difference of ") }.
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
compare-begins-up = Whoever begins wins more often, by { $range }
compare-begins-down = Whoever begins wins less often, by { $range }
compare-begins-ask = Whether the player who begins wins more or less often
compare-unfairness-up = Chances depend more on the order of play, by { $range } of all wins
compare-unfairness-down = Chances depend less on the order of play, by { $range } of all wins
compare-unfairness-ask = Whether chances depend more or less on the order of play
compare-bankruptcies-up = There are more bankruptcies per game, by { $range }
compare-bankruptcies-down = There are fewer bankruptcies per game, by { $range }
compare-bankruptcies-ask = Whether there are more or fewer bankruptcies per game
compare-wealth-up = A player owns more at round { $at }, by { $range }
compare-wealth-down = A player owns less at round { $at }, by { $range }
compare-wealth-ask = Whether a player owns more or less at round { $at }
compare-richest-up = The richest player has a larger share of all wealth at round { $at }, by { $range }
compare-richest-down = The richest player has a smaller share of all wealth at round { $at }, by { $range }
compare-richest-ask = Whether the richest player has a larger or smaller share of all wealth at round { $at }
compare-bot-up = { $bot } wins more often, by { $range }
compare-bot-down = { $bot } wins less often, by { $range }
compare-bot-ask = Whether { $bot } wins more or less often
compare-equal-neither = It is possible that chances do not depend on the order of play on either side.
compare-equal-printed = On the first side chances depend on the order of play: sure; on the second they may not.
compare-equal-changed = On the second side chances depend on the order of play: sure; on the first they may not.
compare-equal-both = On both sides chances depend on the order of play: sure.

## The page

compare-differences = The differences
compare-what = What was changed
compare-rule = Rule
compare-editions-too = The two editions also have boards, prices and cards of their own.
compare-charts = In charts
compare-chart-rounds = Length: difference in rounds
compare-chart-shares = Shares: difference in percentage points
compare-chart-going = Games still going
compare-chart-order = Wins by order of play
compare-chart-wealth = Wealth of a player still in the game
compare-chart-richest = The richest player’s share of all wealth
compare-no-change = no difference
compare-equal-chance = equal chances
compare-axis-round = round
compare-axis-games = share of games
compare-axis-starts = times the starting money
compare-axis-share = share
compare-told-lines = { $name } at round { $at }: { $from } on one side, { $to } on the other.
compare-made = How this was made
compare-made-command = Command
compare-made-sides = Both sides play the same games: game number i has the same dice, cards and seats on each, as long as the rules allow it. Differences are taken game by game.
compare-made-intervals = Means and ratios: t intervals of paired differences, ratios linearised; money from blocks of games. Shares of games: Tango’s score interval, which agrees with McNemar’s test. Medians: order statistics. “Wins due to the order” is the share of all wins that would have to change hands for everyone to win equally often; it is a little too high where chances are nearly equal.
compare-made-verdicts = Sure: holds for all measures together by Holm’s method at 5%. Likely: only its own interval excludes zero. Negligible: the interval lies within what would be worth mentioning (a round, a percentage point, one hundredth of the money). Open: these games are not enough to tell; the number of games given would find such a difference four times out of five.
