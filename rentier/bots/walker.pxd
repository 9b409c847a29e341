from rentier.rules cimport cards, jail, looks, names, play, table, turns
from rentier.rules.log cimport Log
from rentier.rules.moves cimport Move
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef class Walk:
    cdef bint leaves
    cdef long long[65] ends
    cdef Move move

cpdef list ends(Walk walk)
cdef int choose(State g, Tables e, int seat, bint leaves) noexcept nogil
cpdef bint walk_on(State g, Tables e, Log log, Walk walk, int rolls) noexcept nogil
