from rentier.rules cimport names

cdef class Move:
    cdef public int kind, square, amount, group, visitor, to, id, answers
    cdef public bint whole
    cdef public int give_cash, give_cards, take_cash, take_cards
    cdef public unsigned long long give_squares, take_squares

cdef class MoveList:
    cdef readonly int count, least, most
    cdef int[256] kind
    cdef int[256] square
    cdef int[256] extra

cpdef tuple row(MoveList rows, int i)
cdef void take_row(Move move, MoveList rows, int i, int amount) noexcept nogil
cpdef tuple packed(Move m)
