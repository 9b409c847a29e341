cimport cython
from rentier.bots cimport numbers, steady, worth
from rentier.rules cimport ending, mortgage, names, trade
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables
from rentier.rules.moves cimport Move

@cython.locals(give="unsigned long long", take="unsigned long long", wanted="unsigned long long", group_builds_at_once=bint)
cdef bint propose(State g, Tables e, int seat, Move m, Move best) noexcept nogil
cdef void keep(Move source, Move target) noexcept nogil
cdef int holder_of_the_rest(State g, Tables e, int seat, int group) noexcept nogil
cdef int try_exchange(State g, Tables e, int seat, int other, unsigned long long give, unsigned long long take, int mine, int theirs, int spare, int least, Move m) noexcept nogil
@cython.locals(ahead=bint)
cdef int most_for(State g, Tables e, int seat, int other, int mine) noexcept nogil
@cython.locals(fine=bint)
cdef void answer_offer(State g, Tables e, int seat, int proposer, Move m) noexcept nogil
@cython.locals(give="unsigned long long", take="unsigned long long")
cdef void counter(State g, Tables e, int seat, int proposer, int more, Move m) noexcept nogil
