cimport cython
from rentier.bots.driver cimport Driver
from rentier.bots cimport numbers as asked
from rentier.env cimport holdings, numbers
from rentier.env.holdings cimport Holdings
from rentier.rules cimport auctions, building, looks, money, names, titles
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef class Observer:
    cdef readonly int seats, titles, size
    cdef double unit, per_round, per_level, per_square, per_house, per_hotel
    cdef double[4] per_card
    cdef signed char[64] number
    cdef signed char[64] square
    cdef signed char[64] group
    cdef int[256] value
    cdef Holdings holdings
    cdef double[64] per_member
    cdef float[64] mine
    cdef float[64] rival
    cdef float[4] is_mortgaged
    cdef int[16] worth
    cdef int[16] place
    cdef float[16] has_place

cdef void index(Observer x, Tables e)
cdef float capped(double value) noexcept nogil
@cython.locals(out="float[::1]")
cpdef int observe(Observer x, State g, Tables e, Driver d, int seat, int asking, float[::1] out) noexcept nogil
cdef int observe_table(Observer x, State g, Tables e, Driver d, int seat, int asking, float[::1] out, int at) noexcept nogil
cdef int observe_offer(Observer x, State g, Driver d, int seat, int asking, float[::1] out, int at) noexcept nogil
@cython.locals(part=double, owes=int)
cdef int observe_seats(Observer x, State g, Tables e, Driver d, int seat, int asking, float[::1] out, int at) noexcept nogil
cdef int observe_titles(Observer x, State g, Tables e, Driver d, int seat, int asking, float[::1] out, int at) noexcept nogil
cdef void mark(Observer x, Tables e, unsigned long long squares, float[::1] out, int at) noexcept nogil
cdef void observe_groups(Observer x, State g, Tables e, int seat) noexcept nogil
cdef int subject_of(State g, Driver d, int seat, int asking) noexcept nogil
cdef int about_whom(State g, Driver d, int seat, int asking) noexcept nogil
