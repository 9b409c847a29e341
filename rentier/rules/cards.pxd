cimport cython
from rentier.rules cimport auctions, chance, debts, jail, money, movement, names
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cpdef int held(State g, Tables e, int seat) noexcept nogil
cdef void pass_on(State g, Tables e, Log log, int giver, int taker, int count) noexcept nogil
cdef void put_back(State g, Tables e, Log log, int seat, int keeper) noexcept nogil
cdef void put_back_all(State g, Tables e, Log log, int seat) noexcept nogil
cdef int draw(State g, Tables e, Log log, int deck) noexcept nogil
cdef void put_under(State g, int deck, int card) noexcept nogil
cdef bint draw_and_obey(State g, Tables e, Log log, int seat, int deck) noexcept nogil
cdef int amount_of(State g, Log log, int least, int most) noexcept nogil
cdef void pay_around(State g, Tables e, Log log, int seat, bint pays, int least, int most) noexcept nogil
@cython.locals(hotel=bint)
cdef int building_fine(State g, Tables e, Log log, int seat, int effect, int a, int b) noexcept nogil
cdef void pay_jointly(State g, Log log, int seat, int others, int least, int most) noexcept nogil
cdef int bail_owed(State g, int seat) noexcept nogil
cdef int why_not_use(State g, Tables e, int seat) noexcept nogil
cdef void use(State g, Tables e, Log log, int seat) noexcept nogil
