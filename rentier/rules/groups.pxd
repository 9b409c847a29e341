cimport cython
from rentier.rules cimport names
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

@cython.locals(whole=bint, one="unsigned long long")
cdef void note_owner(State g, Tables e, int group) noexcept nogil
cdef bint any_building(State g, Tables e, int group) noexcept nogil
cdef bint any_building_of(State g, Tables e, int group, int seat) noexcept nogil
cdef bint owns_a_building(State g, Tables e, int seat) noexcept nogil
cdef bint is_title(Tables e, int square) noexcept nogil
