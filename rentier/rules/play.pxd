from rentier.rules cimport auctions, bankruptcy, building, cards, debts, ending, jail, mortgage, movement, names, purchase, rent, trade, turns
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport Move

cpdef int why_not(State g, Tables e, int seat, Move m) noexcept nogil
cpdef int apply(State g, Tables e, Log log, int seat, Move m) noexcept nogil
cdef void make(State g, Tables e, Log log, int seat, Move m) noexcept nogil
cdef void act(State g, Tables e, Log log, int seat, Move m) noexcept nogil
cpdef void settle(State g, Tables e, Log log) noexcept nogil
cdef bint step(State g, Tables e, Log log) noexcept nogil
cpdef void end_time(State g, Tables e, Log log) noexcept nogil
