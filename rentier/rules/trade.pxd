cimport cython
from rentier.rules cimport cards, debts, groups, money, mortgage, names, titles
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport Move

@cython.locals(rest="unsigned long long")
cdef int why_not_hand_over(State g, Tables e, int giver, unsigned long long squares) noexcept nogil
cdef int why_not_trade_now(State g, int seat, int other) noexcept nogil
cdef int why_not_exchange(State g, Tables e, int seat, int other, Move m) noexcept nogil
cdef int why_not_open_offer(State g, Tables e, int proposer) noexcept nogil
cdef int why_not_terms(State g, Tables e, int seat, int other, int give_cash, int give_cards, unsigned long long give_squares, int take_cash, int take_cards, unsigned long long take_squares) noexcept nogil
cdef int why_not_offer(State g, Tables e, int seat, Move m) noexcept nogil
cdef void offer(State g, Log log, int seat, Move m) noexcept nogil
cdef int find_offer(State g, int to, int number) noexcept nogil
cdef void load_offer(State g, int seat, Move m) noexcept nogil
cdef int why_not_accept(State g, Tables e, int seat, Move m) noexcept nogil
@cython.locals(give_squares="unsigned long long", take_squares="unsigned long long")
cdef void accept(State g, Tables e, Log log, int seat, Move m) noexcept nogil
cdef int why_not_reject(State g, int seat, Move m) noexcept nogil
cdef void reject(State g, Log log, int seat, Move m) noexcept nogil
cdef void close(State g, Log log, int proposer, int why) noexcept nogil
cdef void turn_ended(State g, Log log, int seat) noexcept nogil
cdef void end_offers_of(State g, Log log, int seat) noexcept nogil
