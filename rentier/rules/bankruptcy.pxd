cimport cython
from rentier.rules cimport auctions, building, cards, debts, ending, looks, money, names, rent, table, titles, trade
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int why_not_declare(State g, Tables e, int seat) noexcept nogil
cdef void declare(State g, Tables e, Log log, int seat) noexcept nogil
cdef int why_not_resign(State g, Tables e, int seat) noexcept nogil
cdef void resign(State g, Tables e, Log log, int seat) noexcept nogil
@cython.locals(last=bint)
cdef void leave_game(State g, Tables e, Log log, int seat, int creditor, int owed) noexcept nogil
cdef void withdraw_from_table(State g, Log log, int seat) noexcept nogil
cdef void hand_all_over(State g, Tables e, Log log, int seat, int heir) noexcept nogil
cdef void to_creditor(State g, Tables e, Log log, int seat, int heir, int owed) noexcept nogil
cdef void sell_buildings(State g, Tables e, Log log, int seat, int owed) noexcept nogil
cdef void to_auction(State g, Tables e, Log log, int seat, int creditor, int owed) noexcept nogil
cdef void to_bank(State g, Tables e, Log log, int seat, int creditor, int owed) noexcept nogil
cdef void release_titles(State g, Tables e, Log log, int seat, bint to_be_auctioned) noexcept nogil
