# The numbers of numbers.py, for the compiler; tests/test_build.py compares the two.
cdef enum:
    LONE = 105
    CONTESTED = 75
    MORE = 135
    COMPLETES = 320
    BLOCKS = 210
    SPOILS = 130
    RICH = 500
    PROMISE = 30
    LEAST_GAIN = 40
    RANDOM = 0
    STEADY = 1
    TRADER = 2
    FOREIGN = 3
    MUST = 0
    MAY_CLAIM = 1
    MAY_ANSWER = 2
    MAY_BUILD = 3
    MAY_OFFER = 4
    OFFERS_A_TURN = 3
