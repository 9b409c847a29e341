cimport cython
from rentier.rules cimport names
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int owned_of_group(State g, Tables e, int seat, int group) noexcept nogil
cdef inline bint owns_group(State g, Tables e, int seat, int group) noexcept nogil:
    return (g.whole >> group) & 1 == 1 and g.owner[e.member[e.group_first[group]]] == seat
@cython.locals(whole=bint, one="unsigned long long")
cdef void note_owner(State g, Tables e, int group) noexcept nogil
cdef inline bint any_mortgaged(State g, Tables e, int group) noexcept nogil:
    return g.pledged & e.group_set[group] != 0
cdef bint any_building(State g, Tables e, int group) noexcept nogil
cdef bint any_building_of(State g, Tables e, int group, int seat) noexcept nogil
cdef bint owns_a_building(State g, Tables e, int seat) noexcept nogil
cdef bint is_title(Tables e, int square) noexcept nogil
