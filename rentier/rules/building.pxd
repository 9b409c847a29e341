cimport cython
from rentier.rules cimport auctions, debts, groups, looks, money, names, table
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cpdef int hotel_level(Tables e) noexcept nogil
cdef void set_level(State g, Tables e, int square, int level) noexcept nogil
cdef int houses_at(Tables e, int level) noexcept nogil
cpdef int next_cost(State g, Tables e, int square) noexcept nogil
cpdef int value_at_cost(Tables e, int square, int level) noexcept nogil
cpdef int resale_of(Tables e, int square, int level) noexcept nogil
cdef int why_not_build(State g, Tables e, int seat, int square) noexcept nogil
cdef bint blocks_a_debtor(State g, Tables e, int seat, int square) noexcept nogil
cdef int why_not_time(State g, Tables e, int seat, int square) noexcept nogil
cdef int why_not_stock(State g, Tables e, int square) noexcept nogil
cdef int why_not_site(State g, Tables e, int seat, int square) noexcept nogil
cdef int why_not_hotel(State g, Tables e, int seat, int square) noexcept nogil
@cython.locals(hotel=bint)
cdef void build(State g, Tables e, Log log, int seat, int square) noexcept nogil
cdef void put(State g, Tables e, Log log, int seat, int square, int price) noexcept nogil
cdef int count_of(int seats) noexcept nogil
cdef int rivals_for(State g, Tables e, int seat, bint hotel) noexcept nogil
cdef bint is_plenty(State g, Tables e, int seat, bint hotel, int left) noexcept nogil
cdef int most_for(State g, Tables e, int seat, bint hotel) noexcept nogil
cdef int who_can_pay(State g, Tables e, int seats, bint hotel) noexcept nogil
cdef int who_has_a_site(State g, Tables e, bint hotel) noexcept nogil
cdef bint is_site(State g, Tables e, int seat, int square, bint hotel) noexcept nogil
cdef int lowest_price(State g, Tables e, int seats, bint hotel) noexcept nogil
cdef int how_many(State g, Tables e, int seat, bint hotel, int enough) noexcept nogil
cdef int next_price(State g, Tables e, int seat, int group, bint hotel, int above) noexcept nogil
cdef bint has_site_in(State g, Tables e, int seat, int group, bint hotel) noexcept nogil
cdef int room_in(State g, Tables e, int seat, int group, bint hotel, int price) noexcept nogil
cdef int room_on(State g, Tables e, int seat, int square, bint hotel) noexcept nogil
cdef int why_not_place(State g, Tables e, int seat, int square) noexcept nogil
cdef bint can_place(State g, Tables e, int seat) noexcept nogil
cdef bint has_site(State g, Tables e, int seat, int but) noexcept nogil
cdef bint keeps_a_site(State g, Tables e, int seat, int group) noexcept nogil
cdef bint sale_keeps_a_site(State g, Tables e, int seat, int group, int after) noexcept nogil
@cython.locals(hotel=bint)
cdef bint scarce_step(State g, Tables e, Log log) noexcept nogil
cdef void close_question(State g) noexcept nogil
cdef int level_after_sale(State g, Tables e, int square, bint whole) noexcept nogil
@cython.locals(sold=bint)
cdef bint lacks_houses(State g, Tables e) noexcept nogil
cdef int level_on_leaving(State g, Tables e, int square) noexcept nogil
cdef int why_not_sell(State g, Tables e, int seat, int square, bint whole) noexcept nogil
@cython.locals(one=bint)
cdef bint could_sell_one(State g, Tables e, int seat, int group) noexcept nogil
cdef void sell(State g, Tables e, Log log, int seat, int square, bint whole) noexcept nogil
cdef void bring_down(State g, Tables e, Log log, int seat, int square, int after) noexcept nogil
cdef int why_not_sell_group(State g, Tables e, int seat, int group) noexcept nogil
cdef void sell_group(State g, Tables e, Log log, int seat, int group) noexcept nogil
