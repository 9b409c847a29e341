"""The numbers of the environment's actions; `numbers.pxd` holds the same ones for the compiler."""

# Actions that are one each; the blocks of `Actions` follow.
PASS = 0
ROLL = 1
END_TURN = 2
BUY = 3
DECLINE = 4
WANT = 5
WAIVE = 6
CLAIM_RENT = 7
PAY_BAIL = 8
USE_CARD = 9
DECLARE_BANKRUPTCY = 10
RESIGN = 11
WITHDRAW = 12
ACCEPT_SETTLEMENT = 13
REJECT_SETTLEMENT = 14
SINGLE = 15

BIDS = 9  # the least one, seven parts of the price, all one's cash
PRICES = 3  # at which a title is offered or asked for
SWAPS = 2  # even, or with the difference of the printed prices
SETTLES = 2  # a title alone, or with all one's cash
MOST_ACTIONS = 10496  # 64 titles, each a group of its own, 8 seats

NOT_ASKED = -1  # what a seat is asked for that is only looking on
QUESTIONS = 5
MOST = 100  # no number of an observation goes beyond it
SEAT_FIELDS = 13
TITLE_FIELDS = 8  # and the owners
OWNERS = 16  # room for nine: the Bank and the seats
LONG_TURN = 64  # answers, of one table in one turn
