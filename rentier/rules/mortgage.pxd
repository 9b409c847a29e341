cimport cython
from rentier.rules cimport building, debts, groups, looks, money, names, table, titles
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int why_not_mortgage(State g, Tables e, int seat, int square) noexcept nogil
cdef int why_not_built(State g, Tables e, int seat, int square) noexcept nogil
cdef void take(State g, Tables e, Log log, int seat, int square) noexcept nogil
cpdef int lifting_price(State g, Tables e, int square) noexcept nogil
cdef int why_not_lift(State g, Tables e, int seat, int square) noexcept nogil
cdef void lift(State g, Tables e, Log log, int seat, int square) noexcept nogil
cdef int why_not_keep(State g, Tables e, int seat, int square) noexcept nogil
cdef void keep(State g, Log log, int seat, int square) noexcept nogil
@cython.locals(rest="unsigned long long")
cdef int interest_on_transfer(State g, Tables e, unsigned long long squares) noexcept nogil
cdef int gain_of_lifting(State g, Tables e, int seat, int square) noexcept nogil
cdef int interest_on_inheriting(Tables e, int square) noexcept nogil
cdef int interest_on_taking(Tables e, int square) noexcept nogil
cdef void charge_transfer(State g, Tables e, Log log, int taker, unsigned long long squares) noexcept nogil
