# A bot that was compiled elsewhere, called at its address.
ctypedef long long (*decider)(long long*, long long*, long long*, long long*, long long*) noexcept nogil

cdef inline int call(size_t address, long long[::1] block, int state, int tables, int ask, int memory, int move) noexcept nogil:
    return <int>(<decider>address)(&block[state], &block[tables], &block[ask], &block[memory], &block[move])
