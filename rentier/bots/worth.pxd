from rentier.bots cimport numbers
cimport cython
from rentier.rules cimport building, looks, mortgage, names, rent
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int most_of_another(State g, Tables e, int seat, int group, int but) noexcept nogil
cdef int title_value(State g, Tables e, int seat, int square, bint trades) noexcept nogil
cdef int danger_ahead(State g, Tables e, int seat) noexcept nogil
cdef int reserve(State g, Tables e, int seat) noexcept nogil
@cython.locals(squares="unsigned long long")
cdef unsigned long long titles_of(State g, Tables e, int seat, int group) noexcept nogil
cdef int group_worth(State g, Tables e, int group, unsigned long long held) noexcept nogil
@cython.locals(whole=bint)
cdef int promise(State g, Tables e, int group, unsigned long long held, int cash) noexcept nogil
@cython.locals(has="unsigned long long", then="unsigned long long")
cdef int group_gain(State g, Tables e, int seat, int group, unsigned long long loses, unsigned long long gets) noexcept nogil
cdef int gain(State g, Tables e, int seat, unsigned long long loses, unsigned long long gets) noexcept nogil
@cython.locals(has="unsigned long long", then="unsigned long long")
cdef int promise_gain(State g, Tables e, int seat, unsigned long long loses, unsigned long long gets, int cash) noexcept nogil
