# The numbers of numbers.py, for the compiler; tests/test_build.py compares the two.
cdef enum:
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
    BIDS = 9
    PRICES = 3
    SWAPS = 2
    SETTLES = 2
    MOST_ACTIONS = 10496
    NOT_ASKED = -1
    QUESTIONS = 5
    MOST = 100
    SEAT_FIELDS = 13
    TITLE_FIELDS = 8
