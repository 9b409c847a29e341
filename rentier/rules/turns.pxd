cimport cython
from rentier.rules cimport auctions, building, chance, jail, looks, movement, names, rent, table, trade
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int why_not_roll(State g, Tables e, int seat) noexcept nogil
cdef int why_not_roll_in_turn(State g, Tables e, int seat) noexcept nogil
cdef int why_not_end_in_turn(State g, Tables e, int seat) noexcept nogil
@cython.locals(in_jail=bint)
cdef void roll(State g, Tables e, Log log, int seat) noexcept nogil
cdef int why_not_end_turn(State g, Tables e, int seat) noexcept nogil
cdef void end_turn(State g, Tables e, Log log, int seat) noexcept nogil
cdef void begin_next(State g, Tables e, Log log) noexcept nogil
cdef void begin(State g, Tables e, Log log, int seat) noexcept nogil
cdef int next_to_play(State g, Tables e, Log log) noexcept nogil
cdef int place_in_round(State g, int seat) noexcept nogil
cdef int draw_first(State g, Tables e, Log log) noexcept nogil
