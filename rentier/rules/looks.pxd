# The functions of looks.py, for the compiler; tests/properties/test_compiled_equals_plain.py compares the two.
from rentier.rules cimport names
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef inline unsigned long long bit(int square) noexcept nogil:
    cdef unsigned long long one = 1
    return one << square

cdef inline bint has(unsigned long long squares, int square) noexcept nogil:
    return (squares >> square) & 1

cdef inline bint owns_group(State g, Tables e, int seat, int group) noexcept nogil:
    return has(g.whole, group) and g.owner[e.member[e.group_first[group]]] == seat

cdef inline int owned_of_group(State g, Tables e, int seat, int group) noexcept nogil:
    cdef int i, count = 0
    for i in range(e.group_first[group], e.group_first[group] + e.group_size[group]):
        if g.owner[e.member[i]] == seat:
            count += 1
    return count

cdef inline bint any_mortgaged(State g, Tables e, int group) noexcept nogil:
    return g.pledged & e.group_set[group] != 0

cdef inline bint in_jail(State g, int seat) noexcept nogil:
    return g.jail_turns[seat] != names.NOT_IN_JAIL

cdef inline int building_cost(Tables e, int square, int level) noexcept nogil:
    return e.hotel_price[square] if level >= e.houses else e.house_price[square]

cdef inline int phase_after_landing(State g) noexcept nogil:
    return names.PHASE_ROLL if g.doubles > 0 else names.PHASE_END
