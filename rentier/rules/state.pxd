cimport cython

# About a kilobyte: the widest fields first.
cdef class State:
    cdef unsigned long long empty_at_start
    cdef unsigned long long settle_squares
    cdef unsigned long long heir_asked
    cdef unsigned long long pledged
    cdef unsigned long long whole
    cdef unsigned long long key0
    cdef unsigned long long key1
    cdef unsigned long long[8] estate
    cdef unsigned long long[8] give_squares
    cdef unsigned long long[8] take_squares
    cdef int rounds
    cdef int settle_cash
    cdef int auction_bid
    cdef int auction_least
    cdef int offers_made
    cdef int[10] cash
    cdef int[10] claim_amount
    cdef int[12] debt_amount
    cdef int[8] offer_id
    cdef int[8] give_cash
    cdef int[8] take_cash
    cdef unsigned int[9] counter
    cdef short houses_left
    cdef short hotels_left
    cdef signed char seats
    cdef signed char turn
    cdef signed char first
    cdef signed char phase
    cdef signed char then
    cdef signed char doubles
    cdef unsigned char played
    cdef signed char turns_in_round
    cdef signed char die1
    cdef signed char die2
    cdef signed char landed
    cdef signed char time_up
    cdef signed char ended
    cdef signed char bankruptcies
    cdef signed char seats_out
    cdef signed char claim_count
    cdef signed char debt_count
    cdef signed char settle_open
    cdef signed char auction
    cdef signed char auction_square
    cdef unsigned char auction_in
    cdef signed char auction_asked
    cdef signed char auction_leader
    cdef signed char auction_money_to
    cdef signed char declined_square
    cdef signed char declined_by
    cdef signed char ask
    cdef signed char ask_square
    cdef signed char ask_from
    cdef unsigned char asked
    cdef unsigned char answered
    cdef unsigned char wanted
    cdef signed char scarce_hotel
    cdef signed char placing
    cdef signed char[8] estate_money_to
    cdef signed char[8] square
    cdef signed char[8] jail_turns
    cdef signed char[8] bankrupt
    cdef signed char[64] owner
    cdef signed char[64] buildings
    cdef signed char[64] mortgaged
    cdef signed char[128] deck
    cdef signed char[4] deck_left
    cdef signed char[8] keeper
    cdef signed char[10] claim_by
    cdef signed char[10] claim_visitor
    cdef signed char[10] claim_square
    cdef signed char[10] claim_age
    cdef signed char[12] debtor
    cdef signed char[12] creditor
    cdef signed char[12] debt_reason
    cdef signed char[12] debt_joint
    cdef signed char[8] offer_to
    cdef signed char[8] offer_turns
    cdef signed char[8] give_cards
    cdef signed char[8] take_cards

@cython.locals(other=State)
cpdef State copy(State g)
cpdef list fields(State g)
cpdef bytes to_bytes(State g)
@cython.locals(g=State, at=int, i=int)
cpdef State from_fields(list values)
