cimport cython
from rentier.rules cimport chance, debts, looks, names, play, state, titles, turns
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cpdef State new_state(Tables e, int seats, unsigned long long key0, unsigned long long key1)
cpdef State another(State fresh, Tables e, unsigned long long key0, unsigned long long key1)
cdef void shuffle_decks(State g, Tables e) noexcept nogil
cpdef void start(State g, Tables e, Log log) noexcept nogil
@cython.locals(pool="unsigned long long")
cdef void deal_titles(State g, Tables e, Log log) noexcept nogil
