cimport cython
from rentier.bots.driver cimport Driver
from rentier.bots cimport numbers as asked
from rentier.env cimport holdings, numbers
from rentier.env.holdings cimport Holdings
from rentier.rules cimport auctions, cards, debts, legal, looks, mortgage, names, rent, titles, trade
from rentier.rules.moves cimport Move, MoveList
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef class Actions:
    cdef readonly int seats, titles, groups, count, size
    cdef readonly int bid, accept, reject, build, sell, sell_whole, mortgage, lift, keep, auction, settle, sell_group
    cdef readonly int offer_buy, offer_sell, offer_swap, buy_card, sell_card
    cdef readonly Move move
    cdef MoveList rows
    cdef Holdings holdings
    cdef bint built
    cdef int partners
    cdef int[192] price
    cdef int[64] interest
    cdef int interest_given, interest_taken
    cdef int[64] number
    cdef int[9] bid_part
    cdef int[3] price_part
    cdef short[10496] action

cdef void index(Actions x, Tables e) noexcept nogil
cpdef list listed(Actions x)
cdef void add(Actions x, int action) noexcept nogil
cdef int seat_at(Actions x, int seat, int place) noexcept nogil
cdef int place_of(Actions x, int seat, int other) noexcept nogil
cdef int bid_amount(Actions x, State g, Tables e, int seat, int k) noexcept nogil
cpdef int list_actions(Actions x, State g, Tables e, Driver d, int seat) noexcept nogil
@cython.locals(may_resign=bint)
cdef void list_must(Actions x, State g, Tables e, int seat) noexcept nogil
cdef void move_on(Actions x, bint in_debt) noexcept nogil
cdef void list_estate(Actions x, State g, Tables e, int seat) noexcept nogil
cdef bint add_estate(Actions x, int kind, int square, int extra) noexcept nogil
cdef void list_bids(Actions x, State g, Tables e, int seat) noexcept nogil
cdef void list_settlements(Actions x, State g, Tables e, int seat) noexcept nogil
cdef void list_answers(Actions x, State g, Tables e, Driver d, int seat) noexcept nogil
cdef bint may_pass_on(Actions x, State g, Tables e, int giver, int square) noexcept nogil
cdef bint anything_built(State g, Tables e) noexcept nogil
cdef void list_offers(Actions x, State g, Tables e, int seat, int only) noexcept nogil
cdef void clear(Move m) noexcept nogil
cdef int load_swap(Actions x, State g, Tables e, int seat, int partner, int wanted, int given) noexcept nogil
cdef void list_swaps(Actions x, State g, Tables e, int seat) noexcept nogil
cdef int swap_partner(Actions x, Tables e, int seat, int group) noexcept nogil
cdef int held(Actions x, int group, int owner) noexcept nogil
cdef bint may_swap(Actions x, State g, Tables e, int seat, int partner) noexcept nogil
cdef void list_cards(Actions x, State g, Tables e, int seat) noexcept nogil
cdef void load_card(Actions x, Tables e, int seat, int action) noexcept nogil
cpdef bint take_action(Actions x, State g, Tables e, Driver d, int seat, int action) noexcept nogil
cdef void take_offer(Actions x, State g, Tables e, int seat, int action) noexcept nogil
