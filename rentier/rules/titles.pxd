cimport cython
from rentier.rules cimport log as logs
from rentier.rules cimport groups, names
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef inline unsigned long long bit(int square) noexcept nogil:
    cdef unsigned long long one = 1
    return one << square
cdef inline bint has(unsigned long long squares, int square) noexcept nogil:
    return (squares >> square) & 1
cdef void pass_to(State g, Tables e, Log log, int square, int to, int reason) noexcept nogil
cdef void set_mortgage(State g, int square, int how) noexcept nogil
cpdef void note_all(State g, Tables e) noexcept nogil
cdef void hand_over(State g, Tables e, Log log, int giver, int taker, unsigned long long squares, int reason) noexcept nogil
cdef int owns_every_title(State g, Tables e) noexcept nogil
