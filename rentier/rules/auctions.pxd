from rentier.rules cimport building, debts, looks, money, names, titles
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int everyone(State g) noexcept nogil
cdef int first_of(State g, int seats, int after) noexcept nogil
cdef void start(State g, Log log, int kind, int square, int after, int least, int money_to, int bidders) noexcept nogil
cdef int least_bid(State g) noexcept nogil
cdef int why_not_bid(State g, Tables e, int seat, int amount) noexcept nogil
cdef int why_not_bidder(State g, Tables e, int seat, int amount) noexcept nogil
cdef int most_bid(State g, Tables e, int seat) noexcept nogil
cdef int why_not_pass(State g, int seat) noexcept nogil
cdef void bid(State g, Log log, int seat, int amount) noexcept nogil
cdef void leave(State g, Log log, int seat) noexcept nogil
cdef bint is_decided(State g) noexcept nogil
cdef void finish(State g, Tables e, Log log) noexcept nogil
cdef void close(State g) noexcept nogil
cdef bint has_estate(State g) noexcept nogil
cdef bint has_estate_for(State g, int creditor) noexcept nogil
cdef void open_estate(State g, Tables e, Log log, int creditor) noexcept nogil
cdef void forward_money(State g, int seat, int heir) noexcept nogil
