cimport cython
from rentier.rules cimport auctions, building, groups, looks, money, mortgage, names, titles, trade
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.moves cimport Move
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef void charge(State g, Log log, int payer, int payee, int amount, int reason, int square=*) noexcept nogil
cdef int spare_cash(State g, int seat) noexcept nogil
cdef void add(State g, int payer, int payee, int amount, int reason, int joint) noexcept nogil
cdef void bring_forward(State g) noexcept nogil
cpdef bint owes(State g, int seat) noexcept nogil
cpdef int owed_by(State g, int seat) noexcept nogil
cdef bint is_first_debtor(State g, int seat) noexcept nogil
cdef int why_not_settle_now(State g, int seat) noexcept nogil
cdef void drop(State g, int i) noexcept nogil
cdef void close_settlement(State g) noexcept nogil
cpdef int sum_from(State g, int i) noexcept nogil
cpdef int creditors_of_sum(State g, int i) noexcept nogil
cdef bint pay_first(State g, Log log) noexcept nogil
@cython.locals(more=bint)
cdef void pay(State g, Log log, int i) noexcept nogil
cdef void end_debts_of(State g, int seat, int heir) noexcept nogil
cpdef int raisable(State g, Tables e, int seat) noexcept nogil
cdef int means(State g, Tables e, int seat, int cash, unsigned long long without, unsigned long long also) noexcept nogil
cdef bint has_then(State g, int seat, int square, unsigned long long without, unsigned long long also) noexcept nogil
cdef bint is_blocked(State g, Tables e, int seat, int square, unsigned long long without, unsigned long long also) noexcept nogil
cdef bint lowers_means(State g, Tables e, int seat, int cash, unsigned long long without, unsigned long long also) noexcept nogil
cdef int selling_price(State g, Tables e, int square) noexcept nogil
cdef bint buildings_come_first(State g, Tables e, int seat) noexcept nogil
cdef int why_not_auction_title(State g, Tables e, int seat, int square) noexcept nogil
cdef void auction_title(State g, Tables e, Log log, int seat, int square) noexcept nogil
cdef int why_not_settle(State g, Tables e, int seat, Move move) noexcept nogil
cdef bint harms_other_creditors(State g, Tables e, int cash, unsigned long long squares) noexcept nogil
cdef void settle(State g, Log log, int seat, Move move) noexcept nogil
cdef int why_not_accept_settlement(State g, Tables e, int seat) noexcept nogil
@cython.locals(squares="unsigned long long")
cdef void accept_settlement(State g, Tables e, Log log, int seat) noexcept nogil
cdef void reject_settlement(State g, Log log, int seat) noexcept nogil
