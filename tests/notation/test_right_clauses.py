"""The clause beside a sentence depends on mode, creditor, auction, card, building and how a title was acquired."""

import json

import pytest

from rentier import Edition, Game, Refused, load
from tests.at_the_table import ANA, BETO, CARO, do, refused, set_table

BROWN = {1: ANA, 3: ANA}
LANGUAGES = ("pt", "es", "it", "en")


def clauses_of(game: Game, kind: str, **fields: object) -> list[str | None]:
    """The clauses of the events of this kind with these fields, in order."""
    found = [event for event in game.events if event.kind == kind]
    return [e.clause for e in found if all(e.fields[name] == value for name, value in fields.items())]


def owing(edition: str, creditor: int | str, amount: int, reason: str = "rent", **more: object) -> Game:
    """Ana owes this and must settle it."""
    debt = {"debtor": ANA, "creditor": creditor, "amount": amount, "reason": reason}
    return set_table(edition, phase="end", debts=[debt], **more)


# Hotels.


@pytest.mark.parametrize(
    ("edition", "mode", "houses", "built", "paid"),
    [
        ("peru", None, 4, "PE-33", "PE-33"),
        ("peru", "quick", 3, "PE-52", "PE-52"),
        ("brasil", None, 4, "BR-23", "BR-23"),
        ("scuola", None, 4, "SC-29", "SC-29"),
        ("castilla", None, 3, "CA-20", "CA-20"),
    ],
)
def test_a_hotel_has_its_own_clause(edition, mode, houses, built, paid):
    game = set_table(edition, mode=mode, owner=BROWN, buildings={1: houses, 3: houses})
    do(game, "build", square=1)
    assert (clauses_of(game, "built"), clauses_of(game, "paid", reason="building")) == ([built], [paid])


@pytest.mark.parametrize(
    ("edition", "built", "paid"),
    [
        ("peru", "PE-28", "PE-28"),
        ("brasil", "BR-22", "BR-22"),
        ("scuola", "SC-17", "SC-28"),
        ("castilla", "CA-18", "CA-18"),
    ],
)
def test_a_house_has_the_clause_of_houses(edition, built, paid):
    game = set_table(edition, owner=BROWN)
    do(game, "build", square=1)
    assert (clauses_of(game, "built"), clauses_of(game, "paid", reason="building")) == ([built], [paid])


@pytest.mark.parametrize(
    ("mode", "houses", "clause"), [(None, 4, "PE-33"), ("timed", 4, "PE-33"), ("quick", 3, "PE-52")]
)
def test_what_a_hotel_needs_depends_on_the_mode(mode, houses, clause):
    lots = {1: houses, 3: houses - 1}
    refusal = refused(set_table("peru", mode=mode, owner=BROWN, buildings=lots), "build", square=1)
    assert (refusal.code, refusal.clause) == ("hotel-needs", clause)
    lots = {1: houses, 3: houses}
    refusal = refused(set_table("peru", mode=mode, owner=BROWN, buildings=lots, cash={ANA: 49}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-cash", clause)


def test_a_hotel_before_four_houses_on_every_lot_is_refused_by_its_clause():
    refusal = refused(set_table("scuola", owner=BROWN, buildings={1: 4, 3: 3}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("hotel-needs", "SC-30")


def test_a_hotel_is_sold_with_its_houses_or_changed_back_into_them():
    hotels = {"owner": BROWN, "buildings": {1: 5, 3: 5}}
    game = set_table("peru", **hotels)
    do(game, "sell_building", square=1)
    do(game, "sell_building", square=3)
    do(game, "sell_building", square=3)
    assert clauses_of(game, "building-sold") == ["PE-39", "PE-39", "PE-37"]
    assert clauses_of(game, "paid", reason="building-sale") == ["PE-39", "PE-39", "PE-37"]

    game = set_table("peru", **hotels)
    do(game, "sell_group", group="brown")
    assert clauses_of(game, "building-sold") == ["PE-38", "PE-38"]
    assert clauses_of(game, "paid", reason="building-sale") == ["PE-38", "PE-38"]

    game = set_table("peru", mode="quick", owner=BROWN, buildings={1: 4, 3: 4})
    do(game, "sell_building", square=1)
    do(game, "sell_group", group="brown")
    assert clauses_of(game, "building-sold") == ["PE-52", "PE-37", "PE-52"]


# Bankrupts and heirs.


@pytest.mark.parametrize(
    ("edition", "to_bank", "to_player"),
    [
        ("peru", "PE-46", "PE-47"),
        ("malta", "MT-30", "MT-29"),
        ("castilla", "CA-28", "CA-26"),
        ("scuola", "SC-33", "SC-33"),
    ],
)
def test_a_bankruptcy_to_the_bank_has_another_clause_than_one_to_a_player(edition, to_bank, to_player):
    for creditor, clause in (("bank", to_bank), (BETO, to_player)):
        game = owing(edition, creditor, 900, owner={1: ANA}, cash={ANA: 20})
        if edition != "scuola":
            do(game, "declare_bankruptcy")
        assert clauses_of(game, "bankrupt") == [clause]
        assert clauses_of(game, "paid", reason="bankruptcy") == [clause]
        assert clauses_of(game, "title", reason="bankruptcy") == [clause]


def test_in_brasil_a_bankruptcy_to_the_bank_is_one_to_a_creditor():
    for creditor, told in (("bank", ["BR-40", "BR-40"]), (BETO, ["BR-33", "BR-34"])):
        game = owing("brasil", creditor, 900, cash={ANA: 20})
        do(game, "declare_bankruptcy")
        assert [*clauses_of(game, "bankrupt"), *clauses_of(game, "paid", reason="bankruptcy")] == told


def test_mortgaged_titles_of_a_bankrupt_go_to_the_bank_by_a_clause_of_their_own():
    game = owing("castilla", BETO, 900, owner={1: ANA, 6: ANA}, mortgaged=[6], cash={ANA: 20})
    do(game, "declare_bankruptcy")
    assert clauses_of(game, "title", square=1) == ["CA-26"]
    assert clauses_of(game, "title", square=6) == ["CA-27"]


def test_the_bankruptcy_that_ends_the_quick_game_has_its_clause():
    game = owing("peru", BETO, 900, mode="quick", players=4, bankrupt=[3], owner={1: ANA}, cash={ANA: 20})
    do(game, "declare_bankruptcy")
    assert clauses_of(game, "bankrupt") == ["PE-53"]
    assert clauses_of(game, "title") == ["PE-53"]
    assert clauses_of(game, "game-over") == ["PE-53"]

    game = owing("peru", BETO, 900, mode="quick", players=4, owner={1: ANA}, cash={ANA: 20})
    do(game, "declare_bankruptcy")
    assert clauses_of(game, "bankrupt") == ["PE-47"]


def test_an_heirs_interest_and_a_buyers_have_different_clauses():
    game = owing("peru", BETO, 900, owner={1: ANA, 3: ANA}, mortgaged=[1, 3], cash={ANA: 0})
    do(game, "declare_bankruptcy")
    assert refused(game, "end_turn", seat=BETO).code == "not-your-turn"
    do(game, "lift", square=1)
    do(game, "keep", square=3)
    assert clauses_of(game, "paid", reason="interest") == ["PE-47"]
    assert clauses_of(game, "lifted") == ["PE-47"]
    assert clauses_of(game, "kept-mortgage") == ["PE-47"]

    game = set_table("peru", owner=BROWN, mortgaged=[1, 3])
    do(game, "offer", to=BETO, give={"squares": [1, 3]}, take={"cash": 5})
    do(game, "accept", seat=BETO)
    assert refused(game, "roll", seat=ANA).clause == "PE-43"
    do(game, "lift", seat=BETO, square=1)
    do(game, "keep", seat=BETO, square=3)
    assert clauses_of(game, "paid", reason="interest") == ["PE-43"]
    assert clauses_of(game, "lifted") == ["PE-43"]
    assert clauses_of(game, "kept-mortgage") == ["PE-43"]


def test_ones_own_mortgage_is_lifted_by_the_common_clause():
    for edition, clause in (("peru", "PE-42"), ("castilla", "CA-24"), ("malta", "MT-26")):
        game = set_table(edition, owner={1: ANA})
        do(game, "mortgage", square=1)
        do(game, "lift", square=1)
        assert clauses_of(game, "lifted") == [clause]


def test_a_mortgage_that_was_bought_is_cancelled_by_its_own_clause():
    game = set_table("castilla", owner={1: ANA}, mortgaged=[1])
    do(game, "offer", to=BETO, give={"squares": [1]}, take={"cash": 5})
    do(game, "accept", seat=BETO)
    do(game, "lift", seat=BETO, square=1)
    assert clauses_of(game, "lifted") == ["CA-25"]


@pytest.mark.clause("CA-24", "CA-25")
@pytest.mark.parametrize(("bought", "cost", "clause"), [(True, 33, "CA-25"), (False, 30, "CA-24")])
def test_a_mortgage_of_a_position_is_cancelled_by_the_clause_of_how_it_was_acquired(bought, cost, clause):
    titles = {1: {"owner": ANA, "mortgaged": True, "bought": bought}}
    refusal = refused(set_table("castilla", titles=titles, cash={ANA: cost - 1}), "lift", square=1)
    assert (refusal.code, refusal.clause) == ("no-cash", clause)
    game = set_table("castilla", titles=titles, cash={ANA: cost})
    do(game, "lift", square=1)
    assert clauses_of(game, "lifted", amount=cost) == [clause]
    assert clauses_of(game, "paid", reason="lift", amount=cost) == [clause]


def test_an_heir_that_owes_its_interest_pays_it_by_the_same_clause():
    game = owing("peru", BETO, 900, owner={1: ANA, 39: BETO}, mortgaged=[1], cash={ANA: 0, BETO: 0})
    do(game, "declare_bankruptcy")
    assert clauses_of(game, "owes", reason="interest") == ["PE-47"]
    do(game, "mortgage", seat=BETO, square=39)
    assert clauses_of(game, "paid", reason="interest") == ["PE-47"]
    assert clauses_of(game, "debt-settled") == ["PE-47"]


# The deal.


def test_titles_are_dealt_by_the_clause_of_the_mode():
    for mode, clause in (("quick", "PE-51"), ("timed", "PE-55")):
        game = Game("peru", players=2, mode=mode, seed="1")
        assert clauses_of(game, "title-dealt") == [clause] * 4
        assert clauses_of(game, "paid", reason="price") == [clause] * 4
        assert clauses_of(game, "title", reason="price") == [clause] * 4


# Auctions.


def test_bids_for_a_declined_title_and_for_an_estate():
    for edition, declined, estate in (("peru", "PE-10", "PE-46"), ("malta", "MT-14", "MT-30")):
        game = set_table(edition, at={ANA: 0}, dice=[(1, 2)])
        do(game, "roll")
        do(game, "decline")
        assert refused(game, "bid", amount=0).clause == declined
        do(game, "bid", seat=BETO, amount=5)
        do(game, "pass", seat=CARO)
        do(game, "pass", seat=ANA)
        for kind in ("bid", "auction-won"):
            assert clauses_of(game, kind) == [declined]
        assert clauses_of(game, "paid", reason="auction") == [declined]

        game = owing(edition, "bank", 900, owner={1: ANA}, cash={ANA: 20})
        do(game, "declare_bankruptcy")
        assert refused(game, "bid", amount=0).clause == estate
        assert refused(game, "roll", seat=BETO).code == "not-your-turn"
        do(game, "bid", seat=BETO, amount=5)
        assert refused(game, "bid", seat=BETO, amount=6).clause == estate
        do(game, "pass", seat=CARO)
        for kind in ("bid", "passed", "auction-won"):
            assert clauses_of(game, kind) == [estate]
        assert clauses_of(game, "paid", reason="auction") == [estate]
        assert clauses_of(game, "title", reason="auction") == [estate]


def test_an_estate_without_a_bid_has_the_clause_of_estates():
    game = owing("peru", "bank", 900, owner={1: ANA}, cash={ANA: 20})
    do(game, "declare_bankruptcy")
    do(game, "pass", seat=BETO)
    do(game, "pass", seat=CARO)
    assert clauses_of(game, "auction-unsold") == ["PE-46"]


def test_low_bids_for_an_estate_and_for_a_debtors_title():
    game = owing("brasil", BETO, 900, owner={1: ANA}, mortgaged=[1], cash={ANA: 0})
    do(game, "declare_bankruptcy")
    assert refused(game, "bid", amount=0).clause == "BR-35"
    do(game, "bid", amount=1)
    assert clauses_of(game, "bid") == ["BR-35"]

    game = owing("brasil", BETO, 30, owner={1: ANA}, cash={ANA: 0})
    do(game, "auction_title", square=1)
    assert refused(game, "bid", amount=59).clause == "BR-32"
    do(game, "bid", amount=60)
    assert clauses_of(game, "bid") == ["BR-32"]


def test_an_auction_by_house_rule_has_no_clause_of_another_auction():
    game = set_table("brasil", dice=[(1, 2)], house_rules={"purchase.declined": "auction"})
    do(game, "roll")
    do(game, "decline")
    assert refused(game, "bid", amount=0).clause is None
    assert refused(game, "end_turn", seat=ANA).clause is None
    do(game, "bid", seat=BETO, amount=5)
    assert refused(game, "pass", seat=BETO).clause is None
    do(game, "pass", seat=CARO)
    do(game, "pass", seat=ANA)
    for kind in ("auction-started", "bid", "passed", "auction-won"):
        assert set(clauses_of(game, kind)) == {None}, kind
    assert clauses_of(game, "paid") == [None]
    assert clauses_of(game, "title") == [None]


def test_scarce_buildings_have_their_clause():
    owner = {**BROWN, 37: BETO, 39: BETO}
    game = set_table("peru", owner=owner, stock={"houses": 1, "hotels": 12})
    do(game, "build", square=1)
    assert refused(game, "roll", seat=ANA).clause == "PE-35"
    do(game, "want", seat=BETO)
    assert clauses_of(game, "wanted") == ["PE-35"]
    assert refused(game, "bid", amount=0).clause == "PE-35"
    do(game, "bid", seat=BETO, amount=200)
    do(game, "pass", seat=ANA)
    do(game, "build", seat=BETO, square=37)
    for kind in ("bid", "passed", "auction-won", "built"):
        assert clauses_of(game, kind) == ["PE-35"]


# Jail and turns.


def test_the_forced_fifty_and_the_fifty_of_ones_own_will():
    game = set_table("peru", at={ANA: 10}, jail={ANA: 2}, dice=[(1, 2)])
    do(game, "roll")
    assert clauses_of(game, "freed") == ["PE-25"]
    assert clauses_of(game, "paid", reason="bail") == ["PE-25"]

    game = set_table("peru", at={ANA: 10}, jail={ANA: 2})
    do(game, "pay_bail")
    assert clauses_of(game, "freed") == ["PE-24"]
    assert clauses_of(game, "paid", reason="bail") == ["PE-24"]

    game = set_table("peru", at={ANA: 10}, jail={ANA: 2}, cash={ANA: 0}, owner={39: ANA}, dice=[(1, 2)])
    do(game, "roll")
    assert clauses_of(game, "owes", reason="bail") == ["PE-25"]
    do(game, "mortgage", square=39)
    assert clauses_of(game, "paid", reason="bail") == ["PE-25"]
    assert clauses_of(game, "debt-settled") == ["PE-25"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "Ya no te quedan tiradas para sacar dobles: paga la multa o usa una carta."),
        ("pt", "Você não tem mais tentativas de tirar uma dupla: pague a multa ou use um cartão."),
        ("it", "Non ti restano tiri per fare un doppio: paga la multa o usa una carta."),
        ("en", "Your last roll for a double has failed: pay the fine or use a card."),
    ],
)
def test_who_may_not_wait_is_told_what_is_left_to_do(language, text):
    game = set_table("peru", at={ANA: 10}, jail={ANA: 2}, jail_cards={ANA: 1}, dice=[(4, 6)])
    before = refused(game, "end_turn")
    assert (before.code, before.clause) == ("cannot-wait", "PE-24")
    assert before.text_in("en") == "Waiting frees nobody in this edition: choose a way out."
    do(game, "roll")
    after = refused(game, "end_turn")
    assert (after.code, after.clause, after.text_in(language)) == ("cannot-wait", "PE-25", text)


def test_a_card_after_the_third_roll_and_one_before_it():
    game = set_table("peru", at={ANA: 10}, jail={ANA: 2}, jail_cards={ANA: 1}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "use_card")
    assert clauses_of(game, "freed") == ["PE-57"]

    game = set_table("peru", at={ANA: 10}, jail={ANA: 2}, jail_cards={ANA: 1})
    do(game, "use_card")
    assert clauses_of(game, "freed") == ["PE-24"]


@pytest.mark.parametrize(("edition", "first", "double"), [("peru", "PE-06", "PE-07"), ("scuola", "SC-07", "SC-08")])
def test_ending_a_turn_before_the_first_roll_and_after_a_double(edition, first, double):
    game = set_table(edition, at={ANA: 18}, dice=[(1, 1)])
    assert refused(game, "end_turn").clause == first
    do(game, "roll")
    refusal = refused(game, "end_turn")
    assert (refusal.code, refusal.clause) == ("must-roll", double)


@pytest.mark.parametrize(
    ("edition", "bail", "card"),
    [
        ("scuola", "SC-24", "SC-25"),
        ("brasil", "BR-15", "BR-16"),
        ("peru", "PE-24", "PE-24"),
        ("castilla", "CA-15", "CA-15"),
        ("malta", "MT-06", "MT-06"),
    ],
)
def test_who_is_free_has_nothing_to_leave(edition, bail, card):
    game = set_table(edition)
    assert (refused(game, "pay_bail").clause, refused(game, "use_card").clause) == (bail, card)


# Cards.


def test_malta_tells_each_xorti_card_by_its_clause():
    game = set_table("malta", at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["birthday"]}, cash={BETO: 0, CARO: 500})
    do(game, "roll")
    assert clauses_of(game, "paid", payer=CARO) == ["MT-09"]
    assert clauses_of(game, "owes", payer=BETO) == ["MT-09"]

    game = set_table("malta", at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["parking"]})
    do(game, "roll")
    assert clauses_of(game, "paid") == ["MT-10"]

    lots = {"owner": {37: ANA, 39: ANA}, "buildings": {39: 1}}
    game = set_table("malta", at={ANA: 4}, dice=[(1, 2)], deck={"xorti": ["mepa"]}, **lots)
    do(game, "roll")
    assert clauses_of(game, "paid") == ["MT-11"]

    game = set_table("malta", at={ANA: 0}, dice=[(1, 3)])
    do(game, "roll")
    assert clauses_of(game, "paid") == ["MT-18"]


def test_a_fine_that_is_paid_later_keeps_its_clause():
    game = set_table("malta", at={ANA: 4}, cash={ANA: 0}, owner={39: ANA}, dice=[(1, 2)], deck={"xorti": ["parking"]})
    do(game, "roll")
    do(game, "mortgage", square=39)
    assert clauses_of(game, "paid", reason="card") == ["MT-10"]
    assert clauses_of(game, "debt-settled") == ["MT-10"]


# Castilla.


def test_stock_turns_and_gifts_in_castilla():
    lots = {"owner": BROWN, "buildings": {1: 1, 3: 1}}
    refusal = refused(set_table("castilla", **lots, stock={"houses": 0, "hotels": 12}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-houses-left", "CA-18")
    lots = {"owner": BROWN, "buildings": {1: 3, 3: 3}}
    refusal = refused(set_table("castilla", **lots, stock={"houses": 20, "hotels": 0}), "build", square=1)
    assert (refusal.code, refusal.clause) == ("no-hotels-left", "CA-18")
    refusal = refused(set_table("castilla", owner=BROWN, to_roll=BETO), "build", seat=ANA, square=1)
    assert (refusal.code, refusal.clause) == ("not-your-turn-to-build", "CA-18")
    assert load("castilla").provenance["building.when"].clauses == ("CA-18",)
    refusal = refused(set_table("castilla"), "offer", to=BETO, give={"cash": 5})
    assert (refusal.code, refusal.clause) == ("gift", "CA-33")


def test_a_monument_that_is_declined_or_built_on_has_its_own_clause():
    monument = next(square.index for square in load("castilla").squares if square.kind == "monument")
    game = set_table("castilla", at={ANA: monument - 3}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    assert clauses_of(game, "declined") == ["CA-21"]
    assert refused(set_table("castilla", owner={monument: ANA}), "build", square=monument).clause == "CA-21"
    assert refused(set_table("castilla", owner={12: ANA}), "build", square=12).clause == "CA-18"


# Leaving, and the end.


@pytest.mark.parametrize(
    ("edition", "clause"),
    [("brasil", "BR-41"), ("peru", "PE-59"), ("scuola", "SC-37"), ("malta", "MT-34"), ("castilla", "CA-34")],
)
def test_who_leaves_the_game_does_so_by_the_clause_of_leaving(edition, clause):
    game = set_table(edition, owner={**BROWN, 5: BETO}, buildings={1: 1, 3: 1})
    do(game, "resign", seat=ANA)
    for kind in ("resigned", "title", "buildings-returned"):
        assert set(clauses_of(game, kind)) == {clause}, kind
    assert refused(game, "roll", seat=ANA).clause == clause
    offer = {"to": ANA, "give": {"squares": [5]}, "take": {"cash": 1}}
    refusal = refused(game, "offer", seat=BETO, **offer)
    assert (refusal.code, refusal.clause) == ("to-bankrupt", clause)


@pytest.mark.parametrize(
    ("edition", "claimed", "left"),
    [("brasil", "BR-19", "BR-41"), ("peru", "PE-11", "PE-59"), ("malta", "MT-17", "MT-34")],
)
def test_a_claim_that_is_made_and_one_that_a_leaver_pays_unasked(edition, claimed, left):
    claims = [{"by": BETO, "visitor": ANA, "square": 1, "amount": 2}]
    game = set_table(edition, phase="end", owner={1: BETO}, claims=claims)
    do(game, "claim_rent", seat=BETO, square=1)
    assert clauses_of(game, "rent-claimed") == [claimed]
    game = set_table(edition, phase="end", owner={1: BETO}, claims=claims)
    do(game, "resign", seat=ANA)
    assert clauses_of(game, "rent-claimed") == [left]


def test_who_leads_an_auction_may_not_leave():
    game = set_table("peru", at={ANA: 0}, dice=[(1, 2)])
    do(game, "roll")
    do(game, "decline")
    do(game, "bid", seat=BETO, amount=5)
    refusal = refused(game, "resign", seat=BETO)
    assert (refusal.code, refusal.clause) == ("leads-auction", "PE-59")


def test_after_the_end_time_nothing_new_begins():
    for mode, clause in (("timed", "PE-55"), (None, None)):
        game = set_table("peru", mode=mode, at={ANA: 0}, owner={39: BETO}, dice=[(1, 2)])
        do(game, "roll")
        game.end_time()
        refusal = refused(game, "mortgage", seat=BETO, square=39)
        assert (refusal.code, refusal.clause, refusal.convention) == ("after-end-time", clause, clause is None)


# Conventions.


def test_a_convention_of_the_table_is_told_as_such():
    refusal = refused(owing("peru", BETO, 900, owner={39: ANA}, cash={ANA: 0}), "roll")
    assert (refusal.code, refusal.clause, refusal.convention) == ("debt-first", None, True)
    said = ("Convenção da mesa.", "Convención de la mesa.", "Convenzione del tavolo.", "Convention of the table.")
    for language, convention in zip(LANGUAGES, said, strict=True):
        assert refusal.text_in(language).endswith(f". {convention}")

    refusal = refused(owing("brasil", BETO, 900, owner={39: ANA}, cash={ANA: 0}), "roll")
    assert (refusal.code, refusal.clause, refusal.convention) == ("debt-first", "BR-31", False)
    assert "Conven" not in refusal.text_in("pt")


@pytest.mark.parametrize(
    ("edition", "clause"), [("brasil", "BR-01"), ("peru", "PE-01"), ("scuola", None), ("malta", None)]
)
def test_two_pawns_of_one_colour_are_refused(edition, clause):
    with pytest.raises(Refused) as caught:
        Game(edition, players=[{"name": "Ana", "pawn": "red"}, {"name": "Beto", "pawn": "red"}])
    assert (caught.value.clause, caught.value.convention) == (clause, clause is None)


def test_a_refusal_that_only_a_house_rule_makes_possible_is_a_convention():
    offer = {"move": "offer", "to": 1, "give": {"cards": 1}, "take": {"cash": 5}}
    refusal = Game("brasil", players=2, seed="1", house_rules={"trade.jail_cards": True}).why_not(offer, seat=0)
    assert (refusal.code, refusal.clause, refusal.convention) == ("no-cards-to-give", None, True)
    by_the_book = Game("brasil", players=2, seed="1").why_not(offer, seat=0)
    assert (by_the_book.code, by_the_book.clause, by_the_book.convention) == ("cards-not-traded", "BR-26", False)


def test_what_a_house_rule_forbids_is_a_convention():
    rule = {"mortgage.needs": "group-bare"}
    lots = {"owner": BROWN, "buildings": {3: 1}}
    refusal = refused(set_table("peru", **lots, house_rules=rule), "mortgage", square=1)
    assert (refusal.code, refusal.clause, refusal.convention) == ("built-group", None, True)
    refusal = refused(set_table("scuola", **lots), "mortgage", square=1)
    assert (refusal.code, refusal.clause, refusal.convention) == ("built-group", "SC-32", False)


# Modes.


def test_a_mode_has_its_own_clauses_and_keeps_the_others():
    quick = load("peru", mode="quick")
    assert (quick.clauses["built-hotel"], quick.clauses["built"]) == ("PE-52", "PE-28")
    assert load("peru").clauses["built-hotel"] == "PE-33"
    assert load(quick, {"money.salary": 100}).clauses["built-hotel"] == "PE-52"
    assert load(load("peru"), mode="timed").clauses["title-dealt"] == "PE-55"


def test_the_clauses_of_modes_are_stored_with_the_edition():
    quick = load("peru", mode="quick")
    again = Edition.from_data(json.loads(json.dumps(quick.to_data())))
    assert again == quick
    assert (again.clauses["built-hotel"], again.conventions) == ("PE-52", quick.conventions)
    assert load(again, mode="timed").clauses["title-dealt"] == "PE-55"


# Rents that nobody claims.


def open_claim(visitor: int, by: int = BETO, amount: int = 50) -> dict[str, int]:
    return {"by": by, "visitor": visitor, "square": 25, "amount": amount}


@pytest.mark.parametrize("mode", [None, "quick", "timed"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_leavers_rents_are_paid_by_the_clause_of_leaving(mode, players):
    game = set_table("peru", mode=mode, players=players, owner={25: BETO}, claims=[open_claim(ANA)])
    do(game, "resign", seat=ANA)
    assert clauses_of(game, "rent-claimed") == ["PE-59"]
    assert clauses_of(game, "paid", reason="rent") == ["PE-59"]

    game = owing("peru", BETO, 50, mode=mode, players=players, owner={39: ANA}, cash={ANA: 0})
    do(game, "resign", seat=ANA)
    assert clauses_of(game, "paid", reason="rent") == ["PE-59"]
    assert clauses_of(game, "debt-settled") == ["PE-59"]


def test_a_rent_that_is_claimed_after_the_agreed_time_has_the_clause_of_claims():
    claims = [open_claim(CARO), open_claim(ANA)]
    game = set_table("peru", mode="timed", owner={25: BETO}, at={ANA: 39}, phase="buy", claims=claims)
    game.end_time()
    do(game, "claim_rent", square=25, visitor=CARO, seat=BETO)
    do(game, "buy")
    assert clauses_of(game, "rent-claimed") == ["PE-11", "PE-55"]
    assert clauses_of(game, "paid", reason="rent") == ["PE-11", "PE-55"]


def test_a_rent_that_falls_due_at_the_agreed_time_has_its_clause_in_debt_too():
    table = {"owner": {25: BETO, 5: CARO}, "cash": {CARO: 10}, "at": {ANA: 39}, "claims": [open_claim(CARO)]}
    game = set_table("peru", mode="timed", phase="buy", **table)
    game.end_time()
    do(game, "buy")
    assert (clauses_of(game, "rent-claimed"), clauses_of(game, "owes")) == (["PE-55"], ["PE-55"])
    do(game, "mortgage", square=5, seat=CARO)
    assert clauses_of(game, "debt-settled") == ["PE-55"]


def test_before_that_time_every_claim_has_the_clause_of_claims():
    game = set_table("peru", mode="timed", owner={25: BETO}, claims=[open_claim(ANA)])
    do(game, "claim_rent", square=25, seat=BETO)
    assert (clauses_of(game, "rent-claimed"), clauses_of(game, "paid")) == (["PE-11"], ["PE-11"])


@pytest.mark.parametrize(("mode", "clause"), [(None, "PE-50"), ("quick", "PE-50"), ("timed", "PE-55")])
def test_the_timed_game_that_ends_earlier_says_so(mode, clause):
    game = set_table("peru", mode=mode, players=2)
    do(game, "resign", seat=ANA)
    assert clauses_of(game, "game-over") == [clause]
