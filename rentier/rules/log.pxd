from rentier.rules cimport names

cdef class Log:
    cdef public bint on
    cdef int count
    cdef list earlier
    cdef long long[4096] data
    cdef int tape_size
    cdef int[512] tape_stream
    cdef int[512] tape_value
    cdef public int misfit
    cdef public int misfit_value

cdef void write(Log log, int kind, long long a, long long b, long long c, long long d=*, long long e=*, long long f=*) noexcept nogil
cdef void make_room(Log log) noexcept with gil
cpdef list take(Log log)
