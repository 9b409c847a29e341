from rentier.bots cimport numbers
cimport cython
from rentier.rules cimport building, groups, mortgage, names, rent
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef int owner_after(State g, int square, int giver, unsigned long long give, int taker, unsigned long long take) noexcept nogil
cdef int most_of_another(State g, Tables e, int seat, int group, int but) noexcept nogil
cdef int title_value(State g, Tables e, int seat, int square, bint trades) noexcept nogil
cdef int danger_ahead(State g, Tables e, int seat) noexcept nogil
cdef int reserve(State g, Tables e, int seat) noexcept nogil
@cython.locals(lots=bint)
cdef int group_worth(State g, Tables e, int seat, int group, int giver, unsigned long long give, int taker, unsigned long long take) noexcept nogil
@cython.locals(touched=bint)
cdef int gain(State g, Tables e, int seat, int giver, unsigned long long give, int taker, unsigned long long take) noexcept nogil
@cython.locals(whole=bint)
cdef int prospects(State g, Tables e, int seat, int cash, int giver, unsigned long long give, int taker, unsigned long long take) noexcept nogil
