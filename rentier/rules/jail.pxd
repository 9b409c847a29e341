from rentier.rules cimport cards, debts, looks, names, table
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef void send(State g, Tables e, Log log, int seat, int why) noexcept nogil
cdef void free(State g, Log log, int seat, int how) noexcept nogil
cdef void turn_begins(State g, Tables e, Log log, int seat) noexcept nogil
cdef bint must_pay_before_rolling(State g, Tables e, int seat) noexcept nogil
cdef int why_not_leave(State g, Tables e, int seat) noexcept nogil
cdef int why_not_pay_bail(State g, Tables e, int seat) noexcept nogil
cdef void pay_bail(State g, Tables e, Log log, int seat) noexcept nogil
cdef void move_if_rolled(State g) noexcept nogil
cdef int why_not_roll(State g, Tables e, int seat) noexcept nogil
cdef void rolled(State g, Tables e, Log log, int seat) noexcept nogil
cdef bint may_wait(State g, Tables e, int seat) noexcept nogil
cdef void wait(State g, Log log, int seat) noexcept nogil
