from rentier.rules cimport auctions, chance, debts, looks, names
from rentier.rules cimport log as logs
from rentier.rules.log cimport Log
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cpdef int rent_due(State g, Tables e, int square, int dice) noexcept nogil
cdef void visit(State g, Tables e, Log log, int visitor, int square, bint by_card) noexcept nogil
cdef int find_claim(State g, int seat, int square, int visitor) noexcept nogil
cdef int why_not_claim(State g, Tables e, int seat, int square, int visitor) noexcept nogil
cdef void claim(State g, Tables e, Log log, int seat, int square, int visitor) noexcept nogil
cdef void drop(State g, int i) noexcept nogil
cdef void lapse(State g, Log log, int age) noexcept nogil
cdef void collect(State g, Log log, int i) noexcept nogil
cdef void collect_oldest(State g, Log log) noexcept nogil
cdef void lapse_one(State g, Log log, int i) noexcept nogil
cdef void end_claims_of(State g, Tables e, Log log, int seat, int heir) noexcept nogil
cdef bint comes_before_deadline(State g, Tables e, int seat, int turns) noexcept nogil
cpdef int visitor_of(State g, int seat, int square, int visitor) noexcept nogil
