from rentier.rules cimport log as logs
from rentier.rules cimport names
from rentier.rules.log cimport Log
from rentier.rules.state cimport State

cdef void pay(State g, Log log, int payer, int payee, int amount, int reason, int square=*) noexcept nogil
cdef int part_up(int amount, int percent) noexcept nogil
cdef int part_down(int amount, int percent) noexcept nogil
