cimport cython
from rentier.bots cimport numbers, worth
from rentier.rules cimport auctions, building, cards, debts, jail, looks, mortgage, names, rent, trade
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport Move

cdef class Memory:
    cdef int known
    cdef int[8] cheapest
    cdef int[8] content
    cdef int valued, valued_square
    cdef int[8] value
    cdef int solvent, solvent_for, solvent_claims
    cdef unsigned int solvent_roll
    cdef int searched
    cdef int[8] search_again

cdef void forget(Memory memory) noexcept nogil
cdef bint raises_money(int kind) noexcept nogil
cdef bint may_move_titles(int kind) noexcept nogil
cdef bint ends_business(int kind) noexcept nogil
@cython.locals(went=bint)
cdef void note(State g, Tables e, Memory memory, int seat, int kind, unsigned long long whole, int seats_out) noexcept nogil
@cython.locals(wants=bint)
cdef bint decide(State g, Tables e, int seat, Move m, bint trades, Memory memory) noexcept nogil
cdef void buy_or_not(State g, Tables e, int seat, Move m, bint trades) noexcept nogil
cdef void bid_or_pass(State g, Tables e, int seat, Move m, bint trades, Memory memory) noexcept nogil
@cython.locals(leave=bint)
cdef void in_jail(State g, Tables e, int seat, Move m) noexcept nogil
@cython.locals(may_build=bint)
cdef bint improve(State g, Tables e, int seat, Move m, Memory memory) noexcept nogil
cdef bint is_too_poor(State g, int seat, Memory memory) noexcept nogil
cdef bint may_build_on(State g, Tables e, int seat, int group) noexcept nogil
@cython.locals(may_build=bint)
cdef int cheapest_to_improve(State g, Tables e, int seat) noexcept nogil
cdef void answer_scarce(State g, Tables e, int seat, Move m) noexcept nogil
@cython.locals(rich=bint)
cdef void lift_or_keep(State g, Tables e, int seat, Move m) noexcept nogil
@cython.locals(complete=bint)
cdef int cheapest_to_mortgage(State g, Tables e, int seat, bint spare_only) noexcept nogil
cdef int spare_mortgages(State g, Tables e, int seat) noexcept nogil
cdef bint cheapest_building(State g, Tables e, int seat, Move m) noexcept nogil
@cython.locals(enough=bint, same=bint)
cdef void raise_money(State g, Tables e, int seat, Move m, Memory memory) noexcept nogil
cdef void give_up(State g, Tables e, int seat, Move m) noexcept nogil
cdef void sell_a_title(State g, Tables e, int seat, Move m) noexcept nogil
@cython.locals(takes=bint)
cdef void answer_settlement(State g, Tables e, int seat, Move m) noexcept nogil
@cython.locals(good=bint)
cdef void answer_offer(State g, Tables e, int seat, int proposer, Move m) noexcept nogil
cdef int gain_of(State g, Tables e, int seat, int proposer, int other, Move m) noexcept nogil
cdef bint is_good(State g, Tables e, int seat, int proposer, Move m) noexcept nogil
