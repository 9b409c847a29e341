cimport cython
from rentier.rules cimport auctions, bankruptcy, building, cards, debts, jail, looks, mortgage, names, purchase, rent, table, trade, turns
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport MoveList

@cython.locals(acting=bint)
cpdef void list_moves(State g, Tables e, int seat, MoveList rows) noexcept nogil
cdef void add(MoveList rows, int kind, int square, int extra) noexcept nogil
cdef void list_turn(State g, Tables e, int seat, MoveList rows) noexcept nogil
cdef void list_auction(State g, Tables e, int seat, MoveList rows) noexcept nogil
cdef void list_answers(State g, Tables e, int seat, MoveList rows) noexcept nogil
cdef void list_debt(State g, Tables e, int seat, MoveList rows) noexcept nogil
cdef bint gives_something(State g, Tables e, int seat) noexcept nogil
@cython.locals(may_raise=bint, may_build=bint, may_mortgage=bint, slow=bint, simple=bint, lifts_simply=bint)
cdef void list_estate(State g, Tables e, int seat, MoveList rows) noexcept nogil
cdef void list_trade(State g, Tables e, int seat, MoveList rows) noexcept nogil
cpdef bint may_do_anything(State g, Tables e, int seat, MoveList rows) noexcept nogil
