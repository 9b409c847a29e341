cimport cython
from rentier.bots cimport driver, numbers
from rentier.bots.driver cimport Driver
from rentier.rules cimport ending, names, play, setup
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef class Money:
    cdef bint holdings
    cdef int taken
    cdef int[8] worth
    cdef int[128] leaders
    cdef long long[128] games
    cdef long long[128] players
    cdef long long[128] cash
    cdef long long[128] cash_most
    cdef long long[128] cash_least
    cdef long long[128] wealth
    cdef long long[128] wealth_most
    cdef signed char[8192] owners    # sample * 64 + square
    cdef signed char[128] still_in
    cdef long long halves
    cdef long long fair_parts
    cdef long long[64] held
    cdef long long[64] held_won
    cdef long long[64] whole
    cdef long long[64] whole_won

cpdef list sums(Money money)
cpdef list holdings(Money money)
cdef void remember_owners(State g, Tables e, Money money, int at) noexcept nogil
cdef void count_holdings(State g, Tables e, Money money, int half) noexcept nogil
cdef void sample(State g, Tables e, Money money) noexcept nogil
@cython.locals(g=State)
cpdef State begin(State fresh, Tables e, Log log, Driver d, Money money, unsigned long long key0, unsigned long long key1, unsigned long long seed)
cpdef int go_on(State g, Tables e, Log log, Driver d, Money money, int rounds) noexcept nogil
cpdef bint out_of_time(State g, Tables e, Log log) noexcept nogil
cpdef void write_down(State g, Tables e, Driver d, Money money, int rounds, long long[::1] out, int games, int i) noexcept
@cython.locals(g=State, i=int, seat=int)
cpdef void play_games(State fresh, Tables e, Log log, Driver d, Money money, int rounds, unsigned long long[::1] keys, int[::1] bots, long long[::1] out, int games)
