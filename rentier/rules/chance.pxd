cimport cython
from rentier.rules cimport log as logs
from rentier.rules cimport names
from rentier.rules.log cimport Log
from rentier.rules.state cimport State

ctypedef unsigned long long word_t

cdef word_t SPAN, SIP0, SIP1, SIP2, SIP3, ENDING

@cython.locals(v0=word_t, v1=word_t, v2=word_t, v3=word_t, turn=int)
cdef word_t siphash(word_t key0, word_t key1, word_t word) noexcept nogil
@cython.locals(high=word_t, word=word_t, size="unsigned int", safe="unsigned int", half="unsigned int")
cdef int uniform(State g, int stream, int below) noexcept nogil
cdef int dictated(Log log, int stream) noexcept nogil
cpdef bint dictate(Log log, int stream, int value) noexcept
cdef int pull(Log log, int place) noexcept nogil
cdef void does_not_fit(Log log, int stream, int value) noexcept nogil
cpdef list tape(Log log)
cdef int roll(State g, Log log, int stream) noexcept nogil
cdef int one_die(State g, Log log, int stream) noexcept nogil
cdef int between(State g, Log log, int stream, int least, int most) noexcept nogil
@cython.locals(value=int, count=int, skip=int, i=int, place=int)
cdef int one_of(State g, Log log, int stream, word_t mask) noexcept nogil
cpdef void set_key(State g, word_t key0, word_t key1) noexcept
cdef int dictated_card(Log log, int deck) noexcept nogil
cdef int between_but(State g, Log log, int stream, int below, int but) noexcept nogil
