cimport cython
from rentier.bots cimport batch, driver, random
from rentier.bots cimport numbers as asked
from rentier.bots.driver cimport Driver
from rentier.bots.random cimport Player
from rentier.env cimport actions, numbers, observations
from rentier.env.actions cimport Actions
from rentier.env.observations cimport Observer
from rentier.rules cimport ending, names, setup
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef class Games:
    cdef readonly Tables tables
    cdef readonly int games, seats, rounds
    cdef readonly Actions actions
    cdef readonly Observer observer
    cdef readonly list states
    cdef readonly list drivers
    cdef public object key_of
    cdef Log log
    cdef State fresh
    cdef Player player
    cdef bint observed, again
    cdef int[8] bot
    cdef int turned
    cdef float[:, ::1] observations
    cdef signed char[:, ::1] masks
    cdef short[:, ::1] legal
    cdef int[::1] count
    cdef int[::1] seat
    cdef int[::1] number
    cdef int[::1] limit
    cdef float[:, ::1] rewards
    cdef unsigned char[::1] terminated
    cdef unsigned char[::1] truncated

@cython.locals(g=State, d=Driver)
cpdef void begin(Games t, int i) except *
@cython.locals(g=State, d=Driver)
cpdef void begin_all(Games t, int first, unsigned long long seed) except *
cdef bint go_on(Games t, int i, State g, Driver d) noexcept nogil
cdef void show(Games t, int i, State g, Driver d, int seat) noexcept nogil
cdef void clear(Games t, int i) noexcept nogil
cdef void finish(Games t, int i, State g) noexcept nogil
cdef int shares(int seats) noexcept nogil
@cython.locals(g=State, d=Driver)
cpdef void play(Games t, int i, int action) except *
cpdef int first_illegal(Games t, int[::1] chosen) noexcept nogil
cpdef void step(Games t, int[::1] chosen) except *
cpdef void step_at_random(Games t, int[::1] chosen) except *
cpdef int sampled(Games t, int i) noexcept nogil
@cython.locals(g=State, d=Driver)
cpdef void look(Games t, int i, int seat, float[::1] out) except *
cpdef void put_question(Driver d, int asking, int about, int offers=*, int answers=*) noexcept nogil
