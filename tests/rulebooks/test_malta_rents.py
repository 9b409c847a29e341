"""Malta: purchases, rent, taxes and the jackpot."""

import pytest

from rentier import Game
from tests.at_the_table import ANA, BETO, CARO, DORA, Claim, at, cash, do, kinds, owner, refused


def paid(game):
    """Every payment so far: who paid whom how much, and what for."""
    return [(event.payer, event.payee, event.amount, event.reason) for event in game.events if event.kind == "paid"]


# Purchases


@pytest.mark.clause("MT-14")
@pytest.mark.parametrize(("square", "price"), [(39, 400), (5, 200), (12, 150)])
def test_an_unowned_property_may_be_bought_at_its_price(malta, square, price):
    game = malta(at={ANA: square - 3}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "buy")
    assert owner(game, square) == ANA
    assert cash(game)[ANA] == 1500 - price


@pytest.mark.clause("MT-14")
def test_without_the_price_in_cash_it_cannot_be_bought(malta):
    game = malta(at={ANA: 36}, cash={ANA: 399}, dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("no-cash", "MT-14")
    enough = malta(at={ANA: 36}, cash={ANA: 400}, dice=[(1, 2)])
    do(enough, "roll")
    do(enough, "buy")
    assert (owner(enough, 39), cash(enough)[ANA]) == (ANA, 0)


@pytest.mark.clause("MT-14")
def test_only_the_property_one_stands_on_and_nobody_owns_is_for_sale(malta):
    game = malta(at={ANA: 36}, owner={39: BETO}, dice=[(1, 2)])
    do(game, "roll")
    refusal = refused(game, "buy")
    assert (refusal.code, refusal.clause) == ("nothing-to-buy", "MT-14")


@pytest.fixture
def declined(malta):
    """Ana has declined Il-Belt Valletta (39)."""
    game = malta(at={ANA: 36}, cash={BETO: 300}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    return game


@pytest.mark.clause("MT-14")
def test_a_declined_property_is_auctioned_to_the_highest_bidder_who_pays_at_once(declined):
    assert (declined.actor, declined.view(None)["auction"]["square"]) == (BETO, 39)
    do(declined, "bid", amount=1)
    do(declined, "bid", amount=20, seat=CARO)
    do(declined, "pass", seat=ANA)
    do(declined, "pass", seat=BETO)
    assert owner(declined, 39) == CARO
    assert cash(declined) == [1500, 300, 1480]
    assert declined.actor == ANA


@pytest.mark.clause("MT-14")
def test_who_declined_may_bid_too(declined):
    do(declined, "bid", amount=300)
    do(declined, "pass", seat=CARO)
    do(declined, "bid", amount=301, seat=ANA)
    do(declined, "pass", seat=BETO)
    assert owner(declined, 39) == ANA
    assert cash(declined) == [1199, 300, 1500]


@pytest.mark.clause("MT-14")
def test_bids_begin_anywhere_rise_and_are_covered_by_cash(declined):
    refusal = refused(declined, "bid", amount=0)
    assert (refusal.code, refusal.clause) == ("bid-too-low", "MT-14")
    refusal = refused(declined, "bid", amount=301)
    assert (refusal.code, refusal.clause) == ("bid-beyond-cash", "MT-14")
    do(declined, "bid", amount=5)
    assert refused(declined, "bid", amount=5).code == "bid-too-low"


@pytest.mark.clause("MT-14")
def test_only_who_dropped_out_takes_no_part_as_every_auction_is_open_to_all(declined):
    do(declined, "pass", seat=BETO)
    refusal = refused(declined, "bid", amount=5, seat=BETO)
    assert (refusal.code, refusal.clause) == ("out-of-auction", "MT-14")
    assert [refusal.text_in(language) for language in ("pt", "es", "it", "en")] == [
        "Você não participa deste leilão: quem sai não volta.",
        "No participas en esta subasta: quien se retira no puede volver.",
        "Non partecipi a questa asta: chi si ritira non rientra.",
        "You are not bidding in this auction: dropping out is final.",
    ]


@pytest.mark.parametrize(
    "rule", [{"debt.sell_to_bank": True}, {"building.shortage": "auction", "building.house_stock": 32}]
)
def test_by_house_rule_some_auctions_are_not_open_to_everyone(malta, rule):
    auction = {"square": 39, "in": [ANA, CARO], "asked": CARO}
    refusal = refused(malta(phase="end", auction=auction, house_rules=rule), "bid", amount=5, seat=BETO)
    assert refusal.text_in("es").endswith("no puede volver, y en algunas subastas no participan todos.")


@pytest.mark.clause("MT-14")
def test_without_a_bid_the_property_stays_unowned(declined):
    for seat in (BETO, CARO, ANA):
        do(declined, "pass", seat=seat)
    assert owner(declined, 39) is None
    assert cash(declined) == [1500, 300, 1500]


# Rent


def claim_on(malta, square, dice=(1, 2), **more):
    """What the owners may claim once Beto has come to this square."""
    game = malta(to_roll=BETO, at={BETO: (square - sum(dice)) % 40}, dice=[dice], **more)
    do(game, "roll")
    return [claim.amount for claim in game.claims]


@pytest.mark.clause("MT-15")
@pytest.mark.parametrize(("houses", "rent"), [(0, 50), (1, 200), (2, 600), (3, 1400), (4, 1700)])
def test_rent_is_as_the_title_says(malta, houses, rent):
    assert claim_on(malta, 39, owner={39: ANA}, buildings={39: houses}) == [rent]


@pytest.mark.clause("MT-15")
def test_the_rent_goes_from_the_visitor_to_the_owner(malta):
    game = malta(to_roll=BETO, at={BETO: 36}, owner={39: ANA}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [1550, 1450, 1500]
    assert paid(game) == [(BETO, ANA, 50, "rent")]


@pytest.mark.clause("MT-15")
def test_no_rent_on_a_mortgaged_property_nor_on_ones_own(malta):
    assert claim_on(malta, 39, owner={39: ANA}, mortgaged=[39]) == []
    assert claim_on(malta, 39, owner={39: BETO}) == []


@pytest.mark.clause("MT-15")
@pytest.mark.parametrize(("owned", "rent"), [([5], 25), ([5, 15], 50), ([5, 15, 25], 100), ([5, 15, 25, 35], 200)])
def test_railways_earn_by_their_number(malta, owned, rent):
    assert claim_on(malta, 5, owner=dict.fromkeys(owned, ANA)) == [rent]


@pytest.mark.clause("MT-15")
def test_railways_of_another_do_not_count_and_a_mortgaged_one_still_does(malta):
    assert claim_on(malta, 5, owner={5: ANA, 15: CARO}) == [25]
    assert claim_on(malta, 5, owner={5: ANA, 15: ANA}, mortgaged=[15]) == [50]


@pytest.mark.clause("MT-15")
@pytest.mark.parametrize(
    ("owned", "dice", "rent"), [([12], (3, 6), 36), ([12], (1, 2), 12), ([12, 28], (3, 6), 90), ([12, 28], (1, 2), 30)]
)
def test_services_earn_four_or_ten_times_the_dice(malta, owned, dice, rent):
    assert claim_on(malta, 12, dice=dice, owner=dict.fromkeys(owned, ANA)) == [rent]


@pytest.mark.clause("MT-16")
def test_a_complete_unbuilt_group_earns_double_even_if_another_of_it_is_mortgaged(malta):
    group = {6: ANA, 8: ANA, 9: ANA}
    assert claim_on(malta, 9, owner=group) == [16]
    assert claim_on(malta, 9, owner=group, mortgaged=[6, 8]) == [16]
    assert claim_on(malta, 9, owner={6: ANA, 9: ANA}) == [8]
    assert claim_on(malta, 9, owner=group | {8: CARO}) == [8]


@pytest.mark.clause("MT-16")
def test_only_the_unbuilt_ones_of_the_group_earn_double(malta):
    group = {6: ANA, 8: ANA, 9: ANA}
    assert claim_on(malta, 8, owner=group, buildings={9: 2}) == [12]
    assert claim_on(malta, 9, owner=group, buildings={9: 2}) == [100]


@pytest.fixture
def visited(malta):
    """Ana has come to Dora's Il-Belt Valletta (39); Beto and then Caro play next."""
    game = malta(players=4, at={ANA: 36, BETO: 0, CARO: 0}, owner={39: DORA}, dice=[(1, 2), (4, 6), (4, 6)])
    do(game, "roll")
    do(game, "end_turn")
    return game


@pytest.mark.clause("MT-17")
def test_the_rent_may_still_be_claimed_until_the_second_player_after_rolls(visited):
    do(visited, "roll")
    do(visited, "end_turn")
    assert visited.actor == CARO
    assert visited.claims == [Claim(by=DORA, visitor=ANA, square=39, amount=50)]
    assert DORA in visited.entitled()
    do(visited, "claim_rent", square=39, visitor=ANA, seat=DORA)
    assert cash(visited) == [1450, 1500, 1500, 1550]
    assert visited.claims == []


@pytest.mark.clause("MT-17")
def test_once_the_second_player_has_rolled_the_rent_is_lost(visited):
    do(visited, "roll")
    do(visited, "end_turn")
    do(visited, "roll")
    assert visited.claims == []
    assert "claim-lapsed" in kinds(visited)
    refusal = refused(visited, "claim_rent", square=39, seat=DORA)
    assert (refusal.code, refusal.clause) == ("no-claim", "MT-17")
    assert cash(visited) == [1500, 1500, 1500, 1500]


@pytest.mark.clause("MT-17")
def test_the_next_players_extra_roll_ends_no_claim(malta):
    game = malta(at={ANA: 36, BETO: 0}, owner={39: CARO}, dice=[(1, 2), (2, 2), (2, 4)])
    for move in ("roll", "end_turn", "roll", "roll", "end_turn"):
        do(game, move)
    assert game.actor == CARO
    assert game.claims == [Claim(by=CARO, visitor=ANA, square=39, amount=50)]


@pytest.mark.clause("MT-17")
def test_of_two_players_the_second_one_after_is_the_visitor_itself(malta):
    game = malta(players=2, at={ANA: 36, BETO: 0}, owner={39: BETO}, dice=[(1, 2), (4, 6), (5, 6)])
    for move in ("roll", "end_turn", "roll", "end_turn"):
        do(game, move)
    assert game.actor == ANA
    assert game.claims == [Claim(by=BETO, visitor=ANA, square=39, amount=50)]
    do(game, "roll")
    assert game.claims == []


# Taxes and the jackpot


@pytest.mark.clause("MT-18")
@pytest.mark.parametrize("square", [4, 38])
@pytest.mark.parametrize("wealth", [200, 300, 90_000])
def test_every_tax_is_200_rich_or_poor_without_a_choice(malta, square, wealth):
    game = malta(at={ANA: square - 3}, cash={ANA: wealth}, dice=[(1, 2)])
    do(game, "roll")
    assert cash(game)[ANA] == wealth - 200
    assert game.view(None)["jackpot"] == 200
    assert {move["move"] for move in game.legal_moves()} == {"end_turn", "offer", "resign"}


@pytest.mark.clause("MT-18")
def test_there_are_no_other_taxes_on_the_board():
    squares = Game("malta", players=2, seed="1").edition.squares
    assert [square.index for square in squares if square.kind == "tax"] == [4, 38]


@pytest.mark.clause("MT-19")
def test_taxes_and_fines_gather_in_the_jackpot_that_all_can_see(malta):
    game = malta(at={ANA: 0, BETO: 4}, dice=[(1, 3), (1, 2)], deck={"xorti": ["parking"]}, chance={"amount": [120]})
    for move in ("roll", "end_turn", "roll"):
        do(game, move)
    assert paid(game) == [(ANA, "jackpot", 200, "tax"), (BETO, "jackpot", 120, "card")]
    assert [game.view(seat)["jackpot"] for seat in (None, ANA, CARO)] == [320, 320, 320]


@pytest.mark.clause("MT-19")
def test_who_lands_on_free_parking_takes_the_whole_jackpot(malta):
    game = malta(at={ANA: 17}, dice=[(1, 2)], jackpot=735)
    do(game, "roll")
    assert cash(game) == [2235, 1500, 1500]
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("MT-19")
def test_who_passes_free_parking_leaves_the_jackpot_there_and_an_empty_one_pays_nothing(malta):
    passing = malta(at={ANA: 19}, dice=[(5, 6)], jackpot=735)
    do(passing, "roll")
    assert (at(passing)[ANA], cash(passing)[ANA], passing.view(None)["jackpot"]) == (30, 1500, 735)
    empty = malta(at={ANA: 17}, dice=[(1, 2)])
    do(empty, "roll")
    assert cash(empty)[ANA] == 1500


@pytest.mark.clause("MT-18")
def test_a_tax_that_one_coin_is_missing_for_is_owed_whole(malta):
    game = malta(at={ANA: 1}, cash={ANA: 199}, owner={5: ANA}, dice=[(1, 2)])
    do(game, "roll")
    assert game.view(None)["debts"] == [{"debtor": ANA, "creditor": "jackpot", "amount": 200, "reason": "tax"}]
    assert cash(game)[ANA] == 199


@pytest.mark.clause("MT-19")
def test_a_tax_that_is_paid_late_goes_into_the_jackpot_too(malta):
    game = malta(at={ANA: 1}, cash={ANA: 150}, owner={5: ANA}, dice=[(1, 2)])
    do(game, "roll")
    assert game.view(None)["jackpot"] == 0
    do(game, "mortgage", square=5)
    assert (cash(game)[ANA], game.view(None)["jackpot"]) == (50, 200)


@pytest.mark.clause("MT-19")
def test_what_is_no_tax_and_no_fine_stays_out_of_the_jackpot(malta):
    game = malta(at={ANA: 36}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "buy")
    do(game, "mortgage", square=39)
    do(game, "lift", square=39)
    assert game.view(None)["jackpot"] == 0


@pytest.mark.clause("MT-05")
@pytest.mark.parametrize(("start", "moves"), [(10, []), (9, [(9, 10)])])
def test_a_third_double_on_the_jail_square_itself_moves_nobody(malta, start, moves):
    game = malta(at={ANA: start}, doubles=2, dice=[(5, 5)])
    do(game, "roll")
    assert [(event.origin, event.square) for event in game.events if event.kind == "moved"] == moves
    assert [event.kind for event in game.events].count("too-many-doubles") == 1
    assert game.view(None)["players"][ANA]["square"] == 10
