from rentier.rules cimport auctions, building, chance, debts, looks, names, table, titles
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int why_not_choose(State g, Tables e, int seat) noexcept nogil
cdef int why_not_buy(State g, Tables e, int seat) noexcept nogil
cdef void buy(State g, Tables e, Log log, int seat) noexcept nogil
cdef void sell_to(State g, Tables e, Log log, int seat, int square) noexcept nogil
cdef void decline(State g, Tables e, Log log, int seat) noexcept nogil
cdef void put_up_pending(State g, Tables e, Log log) noexcept nogil
cdef void put_up(State g, Tables e, Log log, int seat, int square) noexcept nogil
cdef int why_not_answer(State g, int seat) noexcept nogil
cdef int why_not_want(State g, Tables e, int seat) noexcept nogil
cdef void answer(State g, Log log, int seat, bint wants) noexcept nogil
cdef void sell_to_who_wanted(State g, Tables e, Log log) noexcept nogil
cdef int dice_off(State g, Log log, int seats, int after) noexcept nogil
