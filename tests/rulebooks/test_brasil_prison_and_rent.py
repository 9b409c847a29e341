"""Brasil, BR-12 to BR-21: prison, salary and rent."""

import pytest

from rentier.game import Claim, Game
from tests.at_the_table import ANA, BETO, CARO, at, can, cash, do, kinds, refused, set_table
from tests.rulebooks.brasil_table import deck, in_prison, payments

COMPANIES = (5, 12, 15, 25, 28, 35)


# Prison


@pytest.mark.clause("BR-12")
@pytest.mark.parametrize(("square", "dice"), [(25, (2, 3)), (26, (2, 2))])
def test_landing_on_go_to_prison_sends_there_and_ends_the_turn(brasil, square, dice):
    game = brasil(at={ANA: square}, dice=[dice])
    do(game, "roll")
    assert in_prison(game)
    assert at(game) == [10, 0, 0]
    assert game.actor == BETO
    assert [event.jailed_by for event in game.events if event.kind == "jailed"] == ["square"]


@pytest.mark.clause("BR-12")
def test_three_doubles_in_a_row_send_there_without_a_salary(brasil):
    game = brasil(at={ANA: 39}, doubles=2, dice=[(1, 1)])
    do(game, "roll")
    assert in_prison(game)
    assert cash(game) == [2458, 2458, 2458]
    assert game.actor == BETO


@pytest.mark.clause("BR-12")
@pytest.mark.parametrize(("square", "dice"), [(31, (2, 3)), (30, (3, 3))])
def test_a_card_sends_there_without_a_salary_and_ends_the_turn(brasil, square, dice):
    game = brasil(at={ANA: square}, dice=[dice], deck={"sorte-reves": ["go-to-jail"]})
    do(game, "roll")
    assert in_prison(game)
    assert at(game) == [10, 0, 0]
    assert cash(game) == [2458, 2458, 2458]
    assert game.actor == BETO
    assert [event.jailed_by for event in game.events if event.kind == "jailed"] == ["card"]


@pytest.mark.clause("BR-13")
def test_whoever_lands_on_the_prison_square_is_a_visitor_and_plays_on_normally(brasil):
    game = brasil(players=2, at={ANA: 4, BETO: 10}, dice=[(2, 4), (4, 6), (4, 6)])
    do(game, "roll")
    assert at(game) == [10, 10]
    assert not in_prison(game)
    do(game, "end_turn")
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert at(game) == [20, 20]
    assert cash(game) == [2458, 2458]


@pytest.mark.clause("BR-13")
def test_a_visitor_rolls_again_after_a_double_and_has_nothing_to_leave(brasil):
    game = brasil(at={ANA: 4}, jail_cards={ANA: 1}, dice=[(3, 3), (4, 6)])
    do(game, "roll")
    refusal = refused(game, "use_card")
    assert (refusal.code, refusal.clause) == ("not-in-jail", "BR-16")
    do(game, "roll")
    assert at(game) == [20, 0, 0]


@pytest.mark.clause("BR-14")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_on_each_of_three_turns_a_double_frees_and_moves(brasil, spent):
    game = brasil(jail={ANA: spent}, dice=[(5, 5)])
    do(game, "roll")
    assert not in_prison(game)
    assert at(game) == [20, 0, 0]
    assert cash(game) == [2458, 2458, 2458]
    assert [event.freed_by for event in game.events if event.kind == "freed"] == ["double"]


@pytest.mark.clause("BR-14")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_without_a_double_the_prisoner_stays_and_has_no_other_try_this_turn(brasil, spent):
    game = brasil(jail={ANA: spent}, dice=[(4, 6)])
    do(game, "roll")
    assert in_prison(game)
    assert game.view(None)["players"][ANA]["jail_turns"] == spent + 1
    assert at(game) == [10, 0, 0]
    assert cash(game) == [2458, 2458, 2458]
    assert refused(game, "roll").code == "already-rolled"
    do(game, "end_turn")
    assert game.actor == BETO


@pytest.mark.clause("BR-14")
def test_a_prisoner_does_not_sit_out_its_turn(brasil):
    game = brasil(jail={ANA: 0})
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("cannot-wait", "BR-14")


@pytest.mark.clause("BR-14")
def test_the_double_that_frees_gives_another_roll(brasil):
    game = brasil(jail={ANA: 0}, dice=[(5, 5), (2, 3)], owner={25: ANA})
    do(game, "roll")
    assert can(game, "end_turn")
    do(game, "roll")
    assert at(game) == [25, 0, 0]


@pytest.mark.clause("BR-14")
def test_the_double_that_frees_counts_as_any_double(brasil):
    game = brasil(jail={ANA: 0}, dice=[(2, 2), (1, 1), (1, 1)], owner={14: ANA, 16: ANA})
    do(game, "roll")
    do(game, "roll")
    assert at(game) == [16, 0, 0]
    do(game, "roll")
    assert in_prison(game)
    assert at(game) == [10, 0, 0]


@pytest.mark.clause("BR-15")
def test_on_the_fourth_turn_50_is_paid_to_the_bank_before_rolling(brasil):
    game = brasil(jail={ANA: 3}, dice=[(4, 6)])
    do(game, "roll")
    assert cash(game) == [2408, 2458, 2458]
    assert payments(game) == [(ANA, "bank", 50)]
    assert kinds(game).index("paid") < kinds(game).index("rolled")
    assert not in_prison(game)
    assert at(game) == [20, 0, 0]


@pytest.mark.clause("BR-15")
def test_the_payment_may_be_made_by_itself_and_once(brasil):
    game = brasil(jail={ANA: 3}, dice=[(4, 6)])
    do(game, "pay_bail")
    assert cash(game) == [2408, 2458, 2458]
    do(game, "roll")
    assert cash(game) == [2408, 2458, 2458]
    assert at(game) == [20, 0, 0]


@pytest.mark.clause("BR-15")
def test_the_fourth_turn_is_an_ordinary_one(brasil):
    game = brasil(jail={ANA: 3}, dice=[(5, 5), (2, 3)], owner={25: ANA})
    do(game, "roll")
    assert cash(game) == [2408, 2458, 2458]
    do(game, "roll")
    assert at(game) == [25, 0, 0]


@pytest.mark.clause("BR-15")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_no_earlier_payment_is_offered(brasil, spent):
    game = brasil(jail={ANA: spent})
    refusal = refused(game, "pay_bail")
    assert (refusal.code, refusal.clause) == ("no-bail-yet", "BR-15")
    assert not can(game, "pay_bail")


@pytest.mark.clause("BR-15")
@pytest.mark.parametrize(("money", "left", "square"), [(50, 0, 20), (49, 49, 10)])
def test_fifty_are_enough_and_forty_nine_are_not(brasil, money, left, square):
    game = brasil(jail={ANA: 3}, cash={ANA: money}, owner={5: ANA}, dice=[(4, 6)])
    do(game, "roll")
    assert (cash(game), at(game)) == ([left, 2458, 2458], [square, 0, 0])


@pytest.mark.clause("BR-15")
def test_who_is_short_of_the_50_settles_that_debt_before_rolling(brasil):
    game = brasil(jail={ANA: 3}, cash={ANA: 20}, owner={5: ANA}, dice=[(4, 6)])
    do(game, "roll")
    assert "rolled" not in kinds(game)
    assert "paid" not in kinds(game)
    assert [event.text_in("pt") for event in game.events if event.kind in ("freed", "owes")] == [
        "Ana sai da prisão e tem de pagar a fiança.",
        "Ana ainda não pode pagar e deve $50 de fiança ao Banco.",
    ]
    assert at(game) == [10, 0, 0]
    assert game.actor == ANA
    do(game, "mortgage", square=5)
    assert cash(game) == [70, 2458, 2458]
    do(game, "roll")
    assert at(game) == [20, 0, 0]
    assert cash(game) == [70, 2458, 2458]


@pytest.mark.clause("BR-16")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_a_free_exit_card_frees_before_any_prison_roll_the_fourth_turn_included(brasil, spent):
    game = brasil(jail={ANA: spent}, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "use_card")
    assert not in_prison(game)
    assert game.view(None)["players"][ANA]["jail_cards"] == 0
    do(game, "roll")
    assert at(game) == [20, 0, 0]
    assert cash(game) == [2458, 2458, 2458]


@pytest.mark.clause("BR-16")
def test_the_used_card_goes_to_the_bottom_of_the_deck(brasil):
    game = brasil(jail={ANA: 0}, jail_cards={ANA: 1})
    before = deck(game)
    assert "jail-free" not in before
    do(game, "use_card")
    assert deck(game) == [*before, "jail-free"]


@pytest.mark.clause("BR-16")
def test_the_card_is_not_used_after_the_roll_nor_without_having_it(brasil):
    game = brasil(jail={ANA: 0}, jail_cards={ANA: 1}, dice=[(4, 6)])
    do(game, "roll")
    assert refused(game, "use_card").code == "already-rolled"

    game = brasil(jail={ANA: 0}, jail_cards={BETO: 1})
    refusal = refused(game, "use_card")
    assert (refusal.code, refusal.clause) == ("no-jail-card", "BR-16")


# Salary


@pytest.mark.clause("BR-17")
def test_reaching_the_start_square_earns_200_once(brasil):
    game = brasil(players=2, at={ANA: 35, BETO: 10}, dice=[(2, 3), (4, 6), (4, 6)])
    do(game, "roll")
    assert at(game) == [0, 10]
    assert cash(game) == [2658, 2458]
    assert payments(game) == [("bank", ANA, 200)]
    do(game, "end_turn")
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert at(game) == [10, 20]
    assert cash(game) == [2658, 2458]


@pytest.mark.clause("BR-17")
def test_passing_the_start_square_earns_200(brasil):
    game = brasil(at={ANA: 35}, owner={5: ANA}, dice=[(4, 6)])
    do(game, "roll")
    assert at(game) == [5, 0, 0]
    assert cash(game) == [2658, 2458, 2458]


@pytest.mark.clause("BR-17")
def test_each_passing_earns_200(brasil):
    game = brasil(players=2, at={ANA: 35, BETO: 10}, owner={5: ANA}, dice=[(4, 6)])
    do(game, "roll")
    position = game.position()
    position["players"][ANA]["square"] = 35
    game = Game.from_position({**position, "phase": "roll"})
    game.load_dice((4, 6))
    do(game, "roll")
    assert cash(game) == [2858, 2458]


@pytest.mark.clause("BR-17")
@pytest.mark.parametrize(("card", "square"), [("advance-start", 0), ("advance-5", 5)])
def test_a_cards_move_earns_200_as_well(brasil, card, square):
    game = brasil(at={ANA: 31}, owner={5: ANA}, dice=[(2, 3)], deck={"sorte-reves": [card]})
    do(game, "roll")
    assert at(game) == [square, 0, 0]
    assert cash(game) == [2658, 2458, 2458]


@pytest.mark.clause("BR-17")
def test_a_card_that_moves_back_past_the_start_square_earns_200(brasil):
    game = brasil(owner={39: ANA}, dice=[(1, 1)], deck={"sorte-reves": ["back-three"]})
    do(game, "roll")
    assert at(game) == [39, 0, 0]
    assert cash(game) == [2658, 2458, 2458]
    assert payments(game) == [("bank", ANA, 200)]


@pytest.mark.clause("BR-17")
def test_passing_forwards_and_then_back_earns_200_twice(brasil):
    game = brasil(at={ANA: 39}, owner={39: ANA}, dice=[(1, 2)], deck={"sorte-reves": ["back-three"]})
    do(game, "roll")
    assert at(game) == [39, 0, 0]
    assert cash(game) == [2858, 2458, 2458]


@pytest.mark.clause("BR-17")
@pytest.mark.parametrize(("steps", "square", "after"), [(1, 1, 2458), (2, 0, 2658), (4, 38, 2758)])
def test_going_back_to_the_start_square_earns_200_and_stopping_before_it_nothing(tmp_path, steps, square, after):
    path = tmp_path / "short-cut.toml"
    path.write_text(
        'format = 1\nextends = "brasil"\nname = "short-cut"\n'
        f"[decks.sorte-reves.cards.back-three]\neffect = {{move_back = {steps}}}\n",
        encoding="utf-8",
    )
    game = set_table(path, owner={1: ANA, 39: ANA}, dice=[(1, 1)], deck={"sorte-reves": ["back-three"]})
    do(game, "roll")
    assert at(game) == [square, 0, 0]
    assert cash(game) == [after, 2458, 2458]


@pytest.mark.clause("BR-17")
@pytest.mark.parametrize(
    ("start", "card", "square", "after"),
    [
        (0, "back-three", 4, 2258),  # from 7 to the tax of 200
        (28, "back-three", 10, 2458),  # from 33 to the square that sends to prison
        (0, "go-to-jail", 10, 2458),
    ],
)
def test_going_back_elsewhere_or_to_prison_earns_nothing(brasil, start, card, square, after):
    dice = (3, 4) if start == 0 else (2, 3)
    game = brasil(at={ANA: start}, dice=[dice], deck={"sorte-reves": [card]})
    do(game, "roll")
    assert at(game) == [square, 0, 0]
    assert cash(game) == [after, 2458, 2458]
    assert in_prison(game) is (square == 10)


@pytest.mark.clause("BR-17")
def test_a_table_may_agree_that_moving_back_earns_nothing(brasil):
    house_rules = {"money.salary_backward": False}
    game = brasil(owner={39: ANA}, dice=[(1, 1)], deck={"sorte-reves": ["back-three"]}, house_rules=house_rules)
    do(game, "roll")
    assert at(game) == [39, 0, 0]
    assert cash(game) == [2458, 2458, 2458]


# Land and companies with an owner


@pytest.mark.clause("BR-18")
@pytest.mark.parametrize(
    ("buildings", "rent", "after"),
    [
        (0, 50, [2508, 2408, 2458]),
        (1, 200, [2658, 2258, 2458]),
        (2, 600, [3058, 1858, 2458]),
        (3, 1400, [3858, 1058, 2458]),
        (4, 1700, [4158, 758, 2458]),
        (5, 2000, [4458, 458, 2458]),
    ],
)
def test_the_rent_of_the_title_is_due_to_the_owner(brasil, buildings, rent, after):
    game = brasil(owner={39: ANA}, buildings={39: buildings}, at={BETO: 34}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=39, amount=rent)]
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == after
    assert payments(game) == [(BETO, ANA, rent)]


@pytest.mark.clause("BR-18")
def test_the_fee_of_a_company_is_due_to_the_owner(brasil):
    game = brasil(owner={15: CARO}, at={BETO: 10}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    do(game, "claim_rent", square=15, seat=CARO)
    assert cash(game) == [2458, 2208, 2708]


@pytest.mark.clause("BR-18")
def test_nothing_is_due_on_ones_own_land_or_on_the_banks(brasil):
    game = brasil(owner={39: BETO}, at={BETO: 34}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert game.claims == []

    game = brasil(at={BETO: 34}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert game.claims == []


@pytest.mark.clause("BR-19")
def test_rent_is_the_owners_to_claim_until_the_next_player_rolls(brasil):
    game = brasil(owner={39: ANA}, at={BETO: 34, CARO: 10}, to_roll=BETO, dice=[(2, 3), (4, 6)])
    do(game, "roll")
    assert cash(game) == [2458, 2458, 2458]
    do(game, "end_turn")
    assert game.actor == CARO
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [2508, 2408, 2458]
    refusal = refused(game, "claim_rent", square=39, seat=ANA)
    assert (refusal.code, refusal.clause) == ("no-claim", "BR-19")


@pytest.mark.clause("BR-19")
def test_once_the_next_player_has_rolled_the_rent_is_lost(brasil):
    game = brasil(owner={39: ANA}, at={BETO: 34, CARO: 10}, to_roll=BETO, dice=[(2, 3), (4, 6)])
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert game.claims == []
    refusal = refused(game, "claim_rent", square=39, seat=ANA)
    assert (refusal.code, refusal.clause) == ("no-claim", "BR-19")
    assert cash(game) == [2458, 2458, 2458]
    lapsed = [event for event in game.events if event.kind == "claim-lapsed"]
    assert [(event.seat, event.visitor, event.amount) for event in lapsed] == [(ANA, BETO, 50)]


@pytest.mark.clause("BR-19")
def test_an_owner_who_rolls_next_loses_it_by_its_own_roll(brasil):
    game = brasil(owner={39: CARO}, at={BETO: 34, CARO: 10}, to_roll=BETO, dice=[(2, 3), (4, 6)])
    do(game, "roll")
    do(game, "end_turn")
    assert can(game, "claim_rent", square=39)
    do(game, "roll")
    assert refused(game, "claim_rent", square=39).code == "no-claim"


@pytest.mark.clause("BR-19")
def test_it_is_lost_for_that_landing_only(brasil):
    game = brasil(owner={39: ANA}, at={BETO: 34, CARO: 34}, to_roll=BETO, dice=[(2, 3), (2, 3)])
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=CARO, square=39, amount=50)]


@pytest.mark.clause("BR-19")
def test_the_visitors_further_rolls_close_nothing_and_several_claims_are_open_at_once(brasil):
    game = brasil(owner={39: ANA, 9: ANA}, at={BETO: 35}, to_roll=BETO, dice=[(2, 2), (4, 6)])
    do(game, "roll")
    do(game, "roll")
    assert game.claims == [
        Claim(by=ANA, visitor=BETO, square=39, amount=50),
        Claim(by=ANA, visitor=BETO, square=9, amount=8),
    ]
    do(game, "claim_rent", square=9, seat=ANA)
    do(game, "claim_rent", square=39, seat=ANA)
    assert cash(game) == [2516, 2600, 2458]


@pytest.mark.clause("BR-19")
def test_only_the_owner_claims(brasil):
    game = brasil(owner={39: ANA}, at={BETO: 34}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert refused(game, "claim_rent", square=39, seat=CARO).code == "no-claim"


@pytest.mark.clause("BR-19")
def test_a_prisoner_who_must_first_raise_its_50_has_not_rolled_yet(brasil):
    game = brasil(owner={39: CARO}, cash={CARO: 20}, jail={CARO: 3}, at={BETO: 34}, to_roll=BETO, dice=[(2, 3), (4, 6)])
    do(game, "roll")
    do(game, "end_turn")
    do(game, "roll")
    assert "jail-try-failed" not in kinds(game)
    assert at(game) == [0, 39, 10]
    do(game, "claim_rent", square=39, seat=CARO)
    assert cash(game) == [2458, 2408, 20]


@pytest.mark.clause("BR-20")
@pytest.mark.parametrize("square", COMPANIES)
def test_four_companies_cost_200_at_rate_50_and_two_150_at_rate_40(square):
    title = Game("brasil", players=2).edition.squares[square]
    expected = (150, [40], 75) if square in (12, 28) else (200, [50], 100)
    assert (title.price, title.rents, title.mortgage) == expected


@pytest.mark.clause("BR-20")
@pytest.mark.parametrize(
    ("start", "dice", "square", "fee"), [(0, (2, 3), 5, 250), (5, (3, 4), 12, 280), (0, (6, 6), 12, 480)]
)
@pytest.mark.parametrize("owned", [1, 6])
def test_the_fee_is_the_rate_times_the_dice_however_many_one_owns(brasil, start, dice, square, fee, owned):
    held = dict.fromkeys(COMPANIES, ANA) if owned == 6 else {square: ANA}
    game = brasil(owner=held, at={BETO: start}, to_roll=BETO, dice=[dice])
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=square, amount=fee)]


@pytest.mark.clause("BR-20")
@pytest.mark.parametrize(("card", "square", "fee"), [("next-company", 12, 240), ("advance-5", 5, 300)])
def test_after_a_cards_move_the_dice_are_rolled_anew(brasil, card, square, fee):
    game = brasil(
        owner=dict.fromkeys(COMPANIES, ANA), to_roll=BETO, dice=[(3, 4), (3, 3)], deck={"sorte-reves": [card]}
    )
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=square, amount=fee)]
    assert [(event.first, event.second) for event in game.events if event.kind == "rent-rolled"] == [(3, 3)]
    assert refused(game, "roll").code == "already-rolled"


@pytest.mark.clause("BR-21")
@pytest.mark.parametrize("held", [{39: ANA}, {37: ANA, 39: ANA}])
def test_a_complete_unbuilt_group_earns_no_double_rent(brasil, held):
    game = brasil(owner=held, at={BETO: 34}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=39, amount=50)]


@pytest.mark.clause("BR-21")
def test_nor_does_a_complete_built_one_beyond_its_titles_rent(brasil):
    game = brasil(owner={37: ANA, 39: ANA}, buildings={37: 1, 39: 1}, at={BETO: 34}, to_roll=BETO, dice=[(2, 3)])
    do(game, "roll")
    assert game.claims == [Claim(by=ANA, visitor=BETO, square=39, amount=200)]
