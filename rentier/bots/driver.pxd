cimport cython
from rentier.bots cimport numbers, random, steady, trader
from rentier.bots.random cimport Player
from rentier.rules cimport auctions, jail, names, play, table, trade
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport Move, MoveList

cdef class Driver:
    cdef Player player
    cdef readonly Move move
    cdef Move best
    cdef MoveList rows
    cdef int[8] bot
    cdef int[8] seen
    cdef int turn, rounds, offers, counters, may_offer, asked_to_claim, claims, asked_to_build, to_build, offers_seen, open_offers
    cdef readonly int asking, about
    cdef public long long decisions, refused, turns, answers
    cdef readonly long long[65] landings

cpdef void seat_bot(Driver d, int seat, int bot) noexcept nogil
cpdef void begin_game(Driver d, unsigned long long seed) noexcept nogil
cdef void new_turn(State g, Driver d) noexcept nogil
@cython.locals(whole=bint)
cpdef int seats_with_groups(State g, Tables e) noexcept nogil
cdef bint find_offer(State g, Driver d) noexcept nogil
cpdef int next_to_ask(State g, Tables e, Driver d) noexcept nogil
cpdef bint decide(State g, Tables e, Driver d, int seat) noexcept nogil
cdef bint decide_at_random(State g, Tables e, Driver d, int seat) noexcept nogil
cdef int make_move(State g, Tables e, Log log, Driver d, int seat, Move m) noexcept nogil
cpdef int answer(State g, Tables e, Log log, Driver d, int seat, Move m) noexcept nogil
cpdef void stand_in(State g, Tables e, Log log, Driver d, int seat) noexcept nogil
cdef void decide_and_move(State g, Tables e, Log log, Driver d, int seat) noexcept nogil
cpdef int advance(State g, Tables e, Log log, Driver d, int rounds) noexcept nogil
