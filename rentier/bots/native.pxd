# A bot that was compiled elsewhere, called at its address, and the block of numbers that it is handed.
ctypedef long long (*decider)(long long*, long long*, long long*, long long*, long long*) noexcept nogil

cdef inline long long* start(long long[::1] numbers):
    return &numbers[0]

cdef inline int call(size_t address, long long* block, int tables, int ask, int memory, int move) noexcept nogil:
    return <int>(<decider>address)(block, block + tables, block + ask, block + memory, block + move)

cdef inline long long* part(long long* block, int at) noexcept nogil:
    return block + at
