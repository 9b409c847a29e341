from rentier.env cimport numbers
from rentier.rules cimport names
from rentier.rules.state cimport State
from rentier.rules.tables cimport Tables

cdef class Holdings:
    cdef short[1024] held

cpdef void count(Holdings h, State g, Tables e) noexcept nogil
