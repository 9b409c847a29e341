cimport cython
from rentier.bots cimport flat, numbers, random, steady, trader
from rentier.bots.flat cimport Flat
from rentier.bots.random cimport Player
from rentier.bots.steady cimport Memory
from rentier.rules cimport auctions, looks, names, play, table, trade
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport Move, MoveList

cdef class Driver:
    cdef Player player
    cdef readonly Move move
    cdef Move best
    cdef readonly Flat flat
    cdef MoveList rows
    cdef Memory memory
    cdef bint sure
    cdef int[8] bot
    cdef int[8] seen
    cdef int turn, rounds, offers, counters, may_offer, asked_to_claim, claims, asked_to_build, to_build, offers_seen, open_offers
    cdef readonly int asking, about
    cdef public long long decisions, refused, turns, answers
    cdef readonly long long[65] landings

cpdef void seat_bot(Driver d, int seat, int bot) noexcept nogil
cpdef void begin_game(Driver d, unsigned long long seed) noexcept nogil
cdef void new_turn(State g, Driver d) noexcept nogil
@cython.locals(rest="unsigned long long")
cpdef int seats_with_groups(State g, Tables e) noexcept nogil
@cython.locals(more=bint)
cdef int who_may_build(State g, Tables e, Driver d) noexcept nogil
cdef bint find_offer(State g, Driver d) noexcept nogil
@cython.locals(pending=bint)
cpdef int next_to_ask(State g, Tables e, Driver d) noexcept nogil
cpdef bint decide(State g, Tables e, Driver d, int seat) noexcept nogil
cdef bint decide_at_random(State g, Tables e, Driver d, int seat) noexcept nogil
@cython.locals(whole="unsigned long long")
cdef bint is_noted(int kind) noexcept nogil
cdef int make_move(State g, Tables e, Log log, Driver d, int seat, Move m, bint sure) noexcept nogil
cpdef void has_moved(State before, State g, Tables e, Driver d, int seat, int kind) noexcept nogil
cpdef int answer(State g, Tables e, Log log, Driver d, int seat, Move m) noexcept nogil
cpdef void stand_in(State g, Tables e, Log log, Driver d, int seat) noexcept nogil
cpdef void show_flat(State g, Tables e, Driver d, int seat) noexcept nogil
cpdef int answer_flat(State g, Tables e, Log log, Driver d, int seat) noexcept nogil
cdef void ask_flat(State g, Tables e, Log log, Driver d, int seat) noexcept nogil
cdef void decide_and_move(State g, Tables e, Log log, Driver d, int seat) noexcept nogil
cpdef int advance(State g, Tables e, Log log, Driver d, int rounds) noexcept nogil
