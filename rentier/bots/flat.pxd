cimport cython
from rentier.bots cimport native, numbers, steady
from rentier.rules cimport chance, legal, moves, names
from rentier.rules.moves cimport Move, MoveList
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef long long LOW_BITS
cdef unsigned long long ALL_BITS

cdef class Flat:
    cdef readonly object buffer
    cdef object kept
    cdef long long* block
    cdef long long* printed
    cdef readonly int size, at_tables, at_ask, at_memory, at_move
    cdef readonly bint ready
    cdef unsigned long long seed
    cdef unsigned long long asked
    cdef readonly long long games
    cdef int[8] fresh
    cdef int[8] rows_shown
    cdef MoveList rows
    cdef size_t[32] address
    cdef readonly long long[32] offences
    cdef readonly long long[32] first_offence

cpdef void prepare(Flat f, Tables e)
cpdef void set_address(Flat f, int bot, size_t address) noexcept nogil
cpdef void forget_offences(Flat f) noexcept nogil
cdef void begin_game(Flat f, unsigned long long seed) noexcept nogil
cdef void offend(Flat f, int bot) noexcept nogil
cdef void write_tables(Tables e, long long* out) noexcept
@cython.locals(low="long long")
cdef long long signed_bits(unsigned long long bits) noexcept nogil
cdef void write_state(State g, int seat, long long* out, int at) noexcept nogil
cpdef bint is_about(int asking, int kind) noexcept nogil
@cython.locals(kept=int)
cdef void keep_fitting(MoveList rows, int asking) noexcept nogil
cpdef void show(Flat f, State g, Tables e, int seat, int asking, int about) noexcept nogil
cdef void write_rows(MoveList rows, int shown, long long* out, int at) noexcept nogil
cdef int call(Flat f, int bot, int seat) noexcept nogil
cdef bint within(long long value, long long least, long long most) noexcept nogil
@cython.locals(row="long long", kind="long long", square="long long", amount="long long", group="long long", visitor="long long", to="long long", number="long long", answers="long long", give_cash="long long", give_cards="long long", take_cash="long long", take_cards="long long", give_squares="unsigned long long", take_squares="unsigned long long")
cpdef bint read(Flat f, State g, Tables e, int seat, Move m) noexcept nogil
