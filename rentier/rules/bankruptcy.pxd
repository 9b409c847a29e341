cimport cython
from rentier.rules cimport auctions, building, cards, debts, ending, looks, money, mortgage, names, rent, titles, trade
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int why_not_declare(State g, Tables e, int seat) noexcept nogil
cdef void declare(State g, Tables e, Log log, int seat) noexcept nogil
cdef void go_bankrupt(State g, Tables e, Log log, int seat, int creditor, int owed, int creditors) noexcept nogil
cdef int why_not_resign(State g, int seat) noexcept nogil
cdef void resign(State g, Tables e, Log log, int seat) noexcept nogil
cdef void raise_cash(State g, Tables e, Log log, int seat, int needed) noexcept nogil
cdef int highest_built(State g, Tables e, int seat) noexcept nogil
cdef int to_be_mortgaged(State g, Tables e, int seat) noexcept nogil
cdef int any_title(State g, Tables e, int seat) noexcept nogil
@cython.locals(last=bint, inherits=bint, decides=bint)
cdef void leave_game(State g, Tables e, Log log, int seat, int creditor, int owed, int how) noexcept nogil
cdef void withdraw_from_table(State g, Tables e, Log log, int seat, int heir) noexcept nogil
cdef void hand_all_over(State g, Tables e, Log log, int seat, int heir) noexcept nogil
cdef void to_creditor(State g, Tables e, Log log, int seat, int heir, int owed) noexcept nogil
cdef void sell_buildings(State g, Tables e, Log log, int seat, int owed) noexcept nogil
cdef void to_auction(State g, Tables e, Log log, int seat, int creditor, int owed) noexcept nogil
cdef void to_bank(State g, Tables e, Log log, int seat, int creditor, int owed) noexcept nogil
cdef void release_titles(State g, Tables e, Log log, int seat, bint to_be_auctioned) noexcept nogil
