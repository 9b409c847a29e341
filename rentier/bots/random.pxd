cimport cython
from rentier.rules cimport auctions, bankruptcy, cards, debts, invariants, legal, looks, moves, names, play, table, trade
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport Move, MoveList

cdef unsigned long long GOLDEN, MIX1, MIX2
cdef int NOT_ALLOWED, LESS_MEANS

cdef class Player:
    cdef unsigned long long state
    cdef MoveList rows
    cdef readonly Move move
    cdef public long long decisions, leavings, end_times, bankruptcies
    cdef int[26] weight

cdef void reseed(Player player, unsigned long long seed) noexcept nogil
@cython.locals(z="unsigned long long")
cdef int below(Player player, int n) noexcept nogil
cdef int weight(int kind) noexcept nogil
cpdef int next_seat(State g, Tables e, Player player) noexcept nogil
cpdef bint choose(State g, Tables e, Player player, int seat) noexcept nogil
cdef unsigned long long any_title(State g, Tables e, Player player, int seat) noexcept nogil
cdef void make_terms(State g, Tables e, Player player, int seat) noexcept nogil
cpdef int play_on(State g, Tables e, Log log, Player player, int decisions, int rounds) noexcept nogil
cpdef int play_checked(State g, Tables e, Log log, Player player, int decisions, int rounds) noexcept nogil
cpdef int play_out(State g, Tables e, Log log, Player player, int rounds, int leave, int end_at) noexcept nogil
cdef int any_seat(State g, Player player) noexcept nogil
cdef void leave_one(State g, Tables e, Log log, Player player) noexcept nogil
cdef int move_one(State g, Tables e, Log log, Player player) noexcept nogil
