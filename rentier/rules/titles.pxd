cimport cython
from rentier.rules cimport log as logs
from rentier.rules cimport groups, looks, names
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef void pass_to(State g, Tables e, Log log, int square, int to, int reason) noexcept nogil
cdef void set_mortgage(State g, int square, int how) noexcept nogil
cpdef void note_all(State g, Tables e) noexcept nogil
cdef void hand_over(State g, Tables e, Log log, int giver, int taker, unsigned long long squares, int reason) noexcept nogil
cdef int owns_every_title(State g, Tables e) noexcept nogil
