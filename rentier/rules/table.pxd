from rentier.rules cimport auctions, debts, looks, names
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cpdef int actor(State g, Tables e) noexcept nogil
cdef int heir(State g, Tables e) noexcept nogil
cdef int why_not_build_now(State g, Tables e, int seat) noexcept nogil
cdef int why_not_raise(State g, Tables e, int seat) noexcept nogil
cdef int why_not_decide(State g, Tables e, int seat) noexcept nogil
