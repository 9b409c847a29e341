cimport cython
from rentier.rules cimport building, legal, looks, names, table
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport MoveList

cpdef int broken(State g, Tables e, MoveList rows) noexcept nogil
cdef bint money_holds(State g) noexcept nogil
cdef bint stock_holds(State g, Tables e) noexcept nogil
@cython.locals(whole=bint)
cdef bint titles_hold(State g, Tables e) noexcept nogil
cdef bint cards_hold(State g, Tables e) noexcept nogil
cdef bint dues_hold(State g) noexcept nogil
cdef bint offers_hold(State g) noexcept nogil
cdef bint jail_holds(State g, Tables e) noexcept nogil
cdef bint actor_holds(State g, Tables e, MoveList rows) noexcept nogil
cdef bint evenness_holds(State g, Tables e) noexcept nogil
cdef bint is_in_estate(State g, int square) noexcept nogil
