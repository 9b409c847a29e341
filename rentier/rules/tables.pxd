cimport cython

cdef class Tables:
    cdef readonly int squares, titles, groups, decks, keepers, jail_square
    cdef readonly int start_cash, salary, salary_backward, fines_to, raise_any_time, first_player, order
    cdef readonly int doubles_to_jail, extra_roll_must, titles_dealt, declined, monument_declined, claim
    cdef readonly int group_unbuilt, group_unmortgaged, group_built, draw_random, jail_played, double_turns
    cdef readonly int double_rolls_again, wait_turns, bail, bail_when, jail_card, needs_group
    cdef readonly int build_unmortgaged, even, even_sale, one_on_empty, build_when, houses
    cdef readonly int hotel_needs, house_stock, hotel_stock, shortage_auction, resale, break_or_sell, built_lots
    cdef readonly int gifts, trade_jail_cards, mortgage_needs, interest, bought_interest, transfer_interest, buildings_first
    cdef readonly int sell_to_bank, pay_in_property, to_player, to_bank_auction, bankrupt_buildings, heir_interest
    cdef readonly int heir_interest_on_price, automatic_bankruptcy, liquidate_first, last_buildings_stand, end_bankruptcies, own_everything
    cdef readonly int clock, mortgaged_counts
    cdef signed char[64] kind
    cdef signed char[64] group
    cdef signed char[64] deck
    cdef int[64] price
    cdef int[64] house_price
    cdef int[64] hotel_price
    cdef int[64] mortgage
    cdef int[64] amount
    cdef int[64] lifting            # a mortgage's value and its interest, rounded up
    cdef int[64] lifting_bought
    cdef int[512] rent              # square * 8 + level
    cdef int[4] deck_size
    cdef int[128] card_effect       # deck * CARDS + card
    cdef int[128] card_a
    cdef int[128] card_b
    cdef int[8] keeper              # deck * CARDS + card
    cdef signed char[64] title      # squares of the titles, in board order
    cdef signed char[64] group_size
    cdef signed char[64] group_first
    cdef signed char[64] member     # squares, group after group
    cdef unsigned long long[64] group_set

@cython.locals(one="unsigned long long")
cdef void index(Tables e)
