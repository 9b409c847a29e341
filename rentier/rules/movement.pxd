cimport cython
from rentier.rules cimport cards, debts, jail, looks, money, names, rent
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

@cython.locals(passes=bint)
cdef void forward(State g, Tables e, Log log, int seat, int steps, int how) noexcept nogil
cdef void advance_to(State g, Tables e, Log log, int seat, int square) noexcept nogil
cdef void go_back(State g, Tables e, Log log, int seat, int steps) noexcept nogil
cdef int next_of_kind(State g, Tables e, int seat, int kind) noexcept nogil
cdef void by_dice(State g, Tables e, Log log, int seat) noexcept nogil
@cython.locals(by_card=bint)
cdef void land(State g, Tables e, Log log, int seat) noexcept nogil
cdef void stop(State g, Tables e, Log log, int seat, int square, int kind) noexcept nogil
