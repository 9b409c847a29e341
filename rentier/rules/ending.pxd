from rentier.rules cimport auctions, building, debts, money, names, rent, titles, trade
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cpdef int wealth(State g, Tables e, int seat) noexcept nogil
cdef int title_wealth(State g, Tables e, int square) noexcept nogil
cpdef int winners(State g, Tables e) noexcept nogil
cdef int end_now(State g, Tables e) noexcept nogil
cdef void finish(State g, Tables e, Log log, int why) noexcept nogil
