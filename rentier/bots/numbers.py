"""The numbers that bots and their driver use; `numbers.pxd` holds the same ones for the compiler."""

# What a title is worth, in hundredths of its price.
LONE = 105  # a first title of a group that nobody is near to completing
CONTESTED = 75  # a first one of a group in which somebody else has some
MORE = 135  # another one of a group of mine
COMPLETES = 320
BLOCKS = 210  # it would complete somebody else's
SPOILS = 130  # the same for one who does not trade: it leaves it to an auction

RICH = 500  # the cash with which one who does not trade still buys what only blocks another
PROMISE = 30  # hundredths of its rent with three houses that a complete group brings from each rival
LEAST_RESERVE = 60  # of cash, when nothing threatens
FAR_TOO_MUCH = 1_000_000_000
PATIENCE = 10  # rounds after which a trader looks for an exchange again although no title has changed hands
LEAST_GAIN = 40  # of an exchange that a trader proposes

# Who plays a seat.
RANDOM = 0
STEADY = 1
TRADER = 2  # it and those after it make offers
FOREIGN = 3  # played from outside: the driver stops and says who
FLAT = 4  # and the numbers after it: a user's bot that was compiled, by its place among the bots
GUESTS = 32  # so many of them

# What a seat is asked for.
MUST = 0
MAY_CLAIM = 1
MAY_ANSWER = 2
MAY_BUILD = 3
MAY_OFFER = 4
OFFERS_A_TURN = 3
ANSWERS_A_TURN = 2000  # of the guests of one table in one turn: who needs more does not get on with the game
NOT_A_MOVE = -1  # what a flat bot wrote, beside the rules' own refusals
NOT_AN_ANSWER = -2
MOST_MONEY = 1000000000  # that an answer may name

# What is written down of a game: a field a column (see `batch`).
OUT_ENDED = 0
OUT_WINNERS = 1
OUT_ROUNDS = 2
OUT_TURNS = 3
OUT_BANKRUPT = 4
OUT_FIRST = 5
OUT_HALFWAY = 6
OUT_DECISIONS = 7
OUT_REFUSED = 8
OUT_WEALTH = 9  # and the seven after it, a seat each
OUT_FIELDS = 17

WHOLE = 840  # a win, in parts that two to eight winners can share

# Money is looked at every so many rounds, so many times at most.
SAMPLE_EVERY = 5
SAMPLES = 128
