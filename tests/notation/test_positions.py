"""Positions: any middle of any game as data; what is not given takes the start value, what does not fit is refused."""

import json
import random
from typing import Any

import pytest

from rentier import Game, Refused
from rentier.notation.position import PositionReader
from rentier.rules import invariants
from tests.at_the_table import ANA, BETO, cash, do, set_table
from tests.notation.games import play_on, played
from tests.properties.crowded import crowded

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
FUZZED = 120  # positions an edition
UNEVEN = len(invariants.WHAT) - 1  # a position may have houses where no game would have put them


def position(**more: Any) -> dict[str, Any]:
    return {"edition": "peru", "players": [{"name": "Ana"}, {"name": "Beto"}, {"name": "Caro"}], **more}


def players(**first: Any) -> list[dict[str, Any]]:
    return [{"name": "Ana", **first}, {"name": "Beto"}, {"name": "Caro"}]


def refusal_of(**change: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        Game.from_position(position(**change))
    assert caught.value.code == "not-a-position"
    assert caught.value.details["allowed"] or caught.value.details["reason"]
    assert len({caught.value.text_in(language) for language in ("pt", "es", "it", "en")}) == 4
    return caught.value


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moves", [0, 1, 40, 300])
def test_a_position_is_read_back(edition, moves):
    game = played(edition, moves=moves)
    told = game.position()
    assert Game.from_position(told).position() == told
    again = Game.from_position(json.loads(json.dumps(told)))  # squares become text
    assert again.position() == told
    assert again.state_bytes() == game.state_bytes()


def test_every_key_that_is_written_is_read():
    assert set(played().position()) == set(PositionReader.KEYS)


def test_what_is_not_given_takes_the_editions_start_value():
    told = Game.from_position(position()).position()
    assert [player["cash"] for player in told["players"]] == [1500, 1500, 1500]
    assert [player["square"] for player in told["players"]] == [0, 0, 0]
    assert told["titles"] == {}
    assert (told["turn"], told["phase"], told["doubles"], told["jackpot"], told["round"]) == (0, "roll", 0, 0, 1)
    assert told["stock"] == {"houses": 32, "hotels": 12}
    assert {deck: len(cards) for deck, cards in told["decks"].items()} == {"casualidad": 16, "arca": 16}
    for nothing in ("claims", "debts", "offers", "held", "heirs"):
        assert told[nothing] == []
    for nothing in ("auction", "asked", "settlement", "then", "ended", "landed"):
        assert told[nothing] is None


def test_a_player_without_a_name_gets_a_number():
    game = Game.from_position({"edition": "peru", "players": [{}, {}]})
    assert game.players == ["1", "2"]


def test_the_bank_keeps_what_is_not_listed_and_the_stock_what_is_not_built():
    titles = {"1": {"owner": 0, "buildings": 4}, 3: {"owner": 0, "buildings": 5}}
    told = Game.from_position(position(titles=titles)).position()
    assert told["titles"] == {
        1: {"owner": 0, "buildings": 4, "mortgaged": False},
        3: {"owner": 0, "buildings": 5, "mortgaged": False},
    }
    assert told["stock"] == {"houses": 28, "hotels": 11}


def test_a_prisoner_is_on_the_jail_square():
    told = Game.from_position(position(players=players(in_jail=True, jail_turns=2))).position()
    assert told["players"][0]["square"] == 10
    assert told["players"][0]["jail_turns"] == 2


def test_held_cards_are_not_in_the_deck():
    told = Game.from_position(position(players=players(jail_cards=2))).position()
    assert told["players"][0]["jail_cards"] == 2
    assert [len(cards) for cards in told["decks"].values()] == [15, 15]


def test_house_rules_and_mode_go_along():
    game = Game("peru", players=2, seed="1", mode="quick", house_rules={"jail.bail": 75})
    told = game.position()
    assert (told["edition"], told["mode"], told["house_rules"]) == ("peru", "quick", {"jail.bail": 75})
    assert Game.from_position(told).edition == game.edition


def test_an_edition_of_ones_own_is_told_in_full(tmp_path):
    file = tmp_path / "peru.toml"
    file.write_text('format = 1\nextends = "peru"\nname = "peru"\n[jail]\nbail = 75\n')
    game = Game(file, players=2, seed="1")
    told = game.position()
    assert told["edition"]["dials"]["jail.bail"] == 75
    assert Game.from_position(json.loads(json.dumps(told))).edition == game.edition


@pytest.mark.parametrize(
    ("change", "told"),
    [
        *(({"edition": edition}, "edition") for edition in ("atlantis", 5, None, {}, {"name": "peru"})),
        ({"edition": "nowhere.toml"}, "no such file"),
        ({"mode": "slow"}, "no mode slow"),
        ({"mode": 5}, "mode"),
        ({"house_rules": {"jail.bale": 5}}, "jail.bail"),
        ({"house_rules": {"jail.bail": "much"}}, "jail.bail"),
        ({"house_rules": 5}, "house rules"),
    ],
)
def test_an_edition_that_is_none_is_refused_with_what_its_checker_says(change, told):
    refusal = refusal_of(**change)
    assert refusal.details["field"] == "edition"
    assert told in refusal.details["reason"]
    assert refusal.details["reason"] in refusal.text_in("en")
    assert refusal.because.text_in("es") in refusal.text_in("es")


@pytest.mark.parametrize("data", [None, 5, [], "x", {}, {"players": 5}, {"players": "Ana"}, {"edition": "peru"}])
def test_what_has_no_players_is_refused(data):
    with pytest.raises(Refused) as caught:
        Game.from_position(data)
    assert caught.value.code == "not-a-position"


AUCTION = {"square": 1, "in": [0, 1]}
ASKED = {"square": 1, "from": 0, "seats": [1]}
CLAIM = {"by": 0, "visitor": 1, "square": 1, "amount": 2}
DEBT = {"debtor": 0, "creditor": 1, "amount": 20}
OFFER = {"by": 0, "to": 1}
SALE = {"kind": "debtor", "square": 1, "in": [1, 2]}
SCARCE = {"about": "scarce", "square": 1, "from": 0, "seats": [1], "answered": [1], "wanted": [0, 1]}

CARO_OUT = {"players": [{}, {}, {"bankrupt": True}]}
TWO_OUT = {"players": [{}, {"bankrupt": True}, {"bankrupt": True}, {}]}

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("players.0", {"players": [5, {}, {}]} | {"players": ["Ana", "Beto", "Caro"]}),
    ("players.0.money", {"players": players(money=5)}),
    *(("players.0.cash", {"players": players(cash=cash)}) for cash in [-1, 1.5, "5", True, None, 10**10, float("nan")]),
    ("players.cash", {"players": [{"cash": 10**9}] * 3}),
    ("players.cash", {"claims": [CLAIM | {"amount": 10**9}] * 2, "titles": {1: {"owner": 0}}}),
    *(("players.0.square", {"players": players(square=square)}) for square in [-1, 40, "0", True, None]),
    ("players.0.square", {"players": players(square=11, in_jail=True)}),
    *(("players.0.in_jail", {"players": players(in_jail=value)}) for value in [1, "no", None]),
    *(("players.0.jail_turns", {"players": players(jail_turns=turns)}) for turns in [-1, 101, "1", 1.0]),
    *(("players.0.jail_cards", {"players": players(jail_cards=cards)}) for cards in [-1, 3, "1", True]),
    ("players.0.bankrupt", {"players": players(bankrupt=1)}),
    ("players", {"players": [{"bankrupt": True}] * 3}),
    *(
        ("titles", {"titles": titles})
        for titles in [5, [1], {"0": {"owner": 0}}, {40: {"owner": 0}}, {"x": {"owner": 0}}]
    ),
    *(("titles", {"titles": {key: {"owner": 0}}}) for key in ["-1", "1.0", "9999", "¹", True, None, 1.5]),
    *(("titles", {"titles": {key: {"owner": 0}}}) for key in ["01", "+1", " 1", "1_1"]),
    ("titles.1", {"titles": {1: {"owner": 0}, "1": {"owner": 0}}}),
    ("titles.1", {"titles": {1: 5}}),
    ("titles.1.owner", {"titles": {1: {}}}),
    ("titles.1.rent", {"titles": {1: {"owner": 0, "rent": 5}}}),
    *(("titles.1.owner", {"titles": {1: {"owner": owner}}}) for owner in [3, -1, "0", None, True]),
    ("titles.1.owner", {"titles": {1: {"owner": 0}}, "players": players(bankrupt=True), "turn": 1}),
    *(("titles.1.buildings", {"titles": {1: {"owner": 0, "buildings": n}}}) for n in [6, -1, "1", True, 1.0]),
    ("titles.5.buildings", {"titles": {5: {"owner": 0, "buildings": 1}}}),
    ("titles.1.mortgaged", {"titles": {1: {"owner": 0, "mortgaged": 1}}}),
    ("titles.1.mortgaged", {"titles": {1: {"owner": 0, "buildings": 1, "mortgaged": True}}}),
    ("titles.1.bought", {"titles": {1: {"owner": 0, "mortgaged": True, "bought": 1}}}),
    ("stock", {"stock": 5}),
    ("stock.houses", {"stock": {"houses": -1}}),
    ("stock.hotels", {"stock": {"hotels": "many"}}),
    ("stock.castles", {"stock": {"castles": 1}}),
    ("stock.houses", {"stock": {"houses": 33}}),
    ("stock.houses", {"stock": {"houses": "unlimited"}}),
    ("stock.houses", {"stock": {"houses": 32}, "titles": {1: {"owner": 0, "buildings": 1}}}),
    ("stock.hotels", {"stock": {"hotels": 12}, "titles": {1: {"owner": 0, "buildings": 5}}}),
    ("stock.houses", {"titles": {s: {"owner": 0, "buildings": 4} for s in (1, 3, 6, 8, 9, 11, 13, 14, 16)}}),
    *(("turn", {"turn": turn}) for turn in [3, -1, "0", None, True]),
    ("turn", {"turn": 0, "players": players(bankrupt=True)}),
    ("first", {"first": 3}),
    ("round", {"round": 0}),
    *(("phase", {"phase": phase}) for phase in ["dance", None, 0]),
    ("phase", {"phase": "buy"}),
    ("phase", {"phase": "buy", "players": players(square=1), "titles": {1: {"owner": 1}}}),
    *(("doubles", {"doubles": doubles}) for doubles in [-1, 101, "1"]),
    *(("dice", {"dice": dice}) for dice in [5, [1], [1, 2, 3], [7, 1], [1, "2"], "12"]),
    *(("jackpot", {"jackpot": jackpot}) for jackpot in [-1, 1.5, "5"]),
    ("landed", {"landed": 40}),
    ("played", {"played": [3]}),
    ("played", {"played": 5}),
    ("empty_at_start", {"empty_at_start": [40]}),
    ("then", {"then": "dance"}),
    ("then", {"then": "move"}),
    ("then", {"then": "move", "dice": [1, 2], "players": players(in_jail=True)}),
    ("time_up", {"time_up": 1}),
    *(("bankruptcies", {"bankruptcies": count}) for count in [9, 1, -1, True]),
    ("ended", {"ended": "badly"}),
    ("ended", {"ended": "clock"}),
    ("ended", {"phase": "over"}),
    ("ended", {"phase": "over", "ended": "owns-everything"}),
    ("ended", {"phase": "over", "ended": "last-one-left"}),
    ("held", {"held": 5}),
    ("held", {"held": [5]}),
    ("held", {"held": [{"deck": "casualidad", "card": "no such", "by": 0}]}),
    ("held.by", {"held": [{"deck": "casualidad", "card": "jail-free", "by": 3}]}),
    ("decks", {"decks": 5}),
    ("decks.casualidad", {"decks": {"casualidad": []}}),
    ("decks.casualidad", {"decks": {"casualidad": 5}}),
    ("decks.casualidad", {"decks": {"casualidad": [{}] * 16}}),
    ("decks.tarot", {"decks": {"tarot": []}}),
    *(("tape", {"tape": tape}) for tape in ("dice 3 4", ["dice 9 9"], [5], ["dice 3 4"] * 513)),
    ("claims", {"claims": 5}),
    ("claims", {"claims": [5]}),
    ("claims", {"claims": [CLAIM] * 11}),
    ("claims.by", {"claims": [{}]}),
    ("claims.by", {"claims": [CLAIM | {"by": 3}]}),
    ("claims.visitor", {"claims": [CLAIM | {"visitor": 0}]}),
    ("claims.square", {"claims": [CLAIM | {"square": 0}]}),
    ("claims.amount", {"claims": [CLAIM | {"amount": 0}]}),
    ("claims.age", {"claims": [CLAIM | {"age": -1}]}),
    ("claims.interest", {"claims": [CLAIM | {"interest": 1}]}),
    ("debts", {"debts": [DEBT] * 9}),
    ("debts.debtor", {"debts": [DEBT | {"debtor": 1}]}),
    ("debts.creditor", {"debts": [DEBT | {"creditor": "the mob"}]}),
    ("debts.creditor", {"debts": [DEBT | {"creditor": 8}]}),
    ("debts.amount", {"debts": [DEBT | {"amount": -5}]}),
    ("debts.reason", {"debts": [DEBT | {"reason": "spite"}]}),
    ("debts.debtor", {"debts": [DEBT], "players": players(bankrupt=True), "turn": 1}),
    ("settlement", {"settlement": {"cash": 5}}),
    ("settlement", {"settlement": {"cash": 5}, "debts": [DEBT | {"creditor": "bank"}]}),
    ("settlement.cards", {"settlement": {"cards": 1}, "debts": [DEBT]}),
    ("settlement.squares", {"settlement": {"squares": [0]}, "debts": [DEBT]}),
    ("settlement", {"settlement": {"cash": 5}, "debts": [DEBT | {"reason": "card"}]}),
    ("settlement", {"settlement": {"cash": 5}, "debts": [DEBT], "house_rules": {"debt.pay_in_property": False}}),
    ("settlement", {"settlement": {"cash": 5}, "debts": [DEBT], "auction": AUCTION}),
    ("auction", {"auction": 5}),
    ("auction.square", {"auction": {"in": [0]}}),
    ("auction.square", {"auction": AUCTION | {"square": 0}}),
    ("auction.kind", {"auction": AUCTION | {"kind": "silent"}}),
    ("auction.in", {"auction": AUCTION | {"in": [3]}}),
    ("auction.in", {"auction": AUCTION | {"in": []}}),
    ("auction.in", {"auction": AUCTION | {"in": [0], "leader": 0, "bid": 5}}),
    ("auction.leader", {"auction": AUCTION | {"leader": 3}}),
    ("auction.asked", {"auction": AUCTION | {"asked": 2}}),
    ("auction.bid", {"auction": AUCTION | {"bid": -1}}),
    ("auction.least", {"auction": AUCTION | {"least": "one"}}),
    ("auction.money_to", {"auction": AUCTION | {"money_to": "me"}}),
    ("auction.money_to", {"auction": AUCTION | {"money_to": 1}}),
    ("auction.bid", {"auction": AUCTION | {"leader": 0, "bid": 10**6}}),
    ("auction.bid", {"auction": AUCTION | {"leader": 0, "bid": 1501}}),
    ("auction.bid", {"auction": AUCTION | {"leader": 0, "bid": 0}}),
    ("auction.bid", {"auction": AUCTION | {"leader": 0, "bid": 4, "least": 5}}),
    ("auction.bid", {"auction": AUCTION | {"bid": 5}}),
    ("auction.least", {"auction": AUCTION | {"least": 0}}),
    ("auction.leader", {"auction": AUCTION | {"leader": 2, "bid": 5}}),
    *(
        ("auction.square", {"auction": AUCTION | {"kind": kind}, "titles": {1: {"owner": 1}}})
        for kind in ("declined", "estate")
    ),
    ("auction.square", {"auction": AUCTION, "estate": [{"squares": [1], "from": 2}], **CARO_OUT}),
    ("auction.square", {"auction": AUCTION, "asked": ASKED}),
    ("auction.square", {"auction": AUCTION, "phase": "buy", "players": players(square=1)}),
    ("auction.square", {"auction": AUCTION | {"kind": "debtor"}}),
    ("auction.square", {"auction": AUCTION | {"kind": "debtor"}, "debts": [DEBT], "titles": {1: {"owner": 1}}}),
    ("auction.square", {"auction": SALE, "debts": [DEBT], "titles": {1: {"owner": 0, "buildings": 1}}}),
    ("auction.in", {"auction": SALE | {"in": [0, 1]}, "debts": [DEBT], "titles": {1: {"owner": 0}}}),
    ("auction.least", {"auction": SALE | {"least": 10**6}, "debts": [DEBT], "titles": {1: {"owner": 0}}}),
    ("auction.money_to", {"auction": SALE | {"money_to": 2}, "debts": [DEBT], "titles": {1: {"owner": 0}}}),
    ("auction.kind", {"auction": AUCTION | {"kind": "scarce"}}),
    ("auction.kind", {"auction": AUCTION | {"kind": "scarce"}, "asked": SCARCE | {"answered": [], "wanted": [0]}}),
    ("auction.in", {"auction": AUCTION | {"kind": "scarce", "in": [0, 1, 2]}, "asked": SCARCE}),
    ("estate", {"estate": 5}),
    ("estate.from", {"estate": [{"squares": [1], "from": 0}]}),
    ("estate.squares", {"estate": [{"squares": [1], "from": 2}, {"squares": [1], "from": 1}], **TWO_OUT}),
    ("declined.square", {"declined": {"square": 0, "by": 1}}),
    ("asked.square", {"declined": {"square": 1, "by": 1}, "asked": ASKED}),
    ("debts.joint", {"debts": [DEBT | {"joint": True}]}),
    ("players.0.left", {"players": [{"name": "Ana", "left": True}, {"name": "Beto"}]}),
    ("phase", {"phase": "bail"}),
    ("estate.squares", {"estate": [{"squares": [0], "from": 2}], **CARO_OUT}),
    ("estate.squares", {"estate": [{"squares": [1], "from": 2}], "titles": {1: {"owner": 0}}, **CARO_OUT}),
    ("estate.from", {"estate": [{"squares": [1], "from": 3}]}),
    ("asked", {"asked": 5}),
    ("asked.from", {"asked": {"square": 1, "seats": [1]}}),
    ("asked.about", {"asked": ASKED | {"about": "love"}}),
    ("asked.seats", {"asked": ASKED | {"seats": [3]}}),
    ("asked.hotel", {"asked": ASKED | {"hotel": 1}}),
    ("asked.placing", {"asked": ASKED | {"placing": 3}}),
    ("asked.placing", {"asked": ASKED | {"placing": 1, "answered": [1]}}),
    ("asked.placing", {"asked": SCARCE | {"placing": 2}}),
    ("asked.place", {"asked": SCARCE | {"place": 1}}),
    ("asked.placing", {"asked": SCARCE | {"placing": 1, "answered": [], "wanted": [0]}}),
    ("asked.seats", {"asked": ASKED | {"seats": [0, 1]}}),
    ("asked.answered", {"asked": ASKED | {"answered": [2]}}),
    ("asked.wanted", {"asked": ASKED | {"wanted": [1]}}),
    ("asked.wanted", {"asked": ASKED | {"answered": [1], "wanted": [0]}}),
    ("asked.square", {"asked": ASKED, "titles": {1: {"owner": 2}}}),
    ("asked.square", {"asked": ASKED, "estate": [{"squares": [1], "from": 2}], **CARO_OUT}),
    ("heirs", {"heirs": [1]}),
    ("heirs", {"heirs": [1], "titles": {1: {"owner": 0}}}),
    ("heirs", {"heirs": [0]}),
    ("offers", {"offers": [OFFER] * 9}),
    ("offers.by", {"offers": [OFFER, OFFER]}),
    ("offers.to", {"offers": [{"by": 0}]}),
    ("offers.to", {"offers": [OFFER | {"to": 3}]}),
    ("offers.to", {"offers": [OFFER | {"to": 0}]}),
    ("offers.turns", {"offers": [OFFER | {"turns": 3}]}),
    ("offers.id", {"offers": [OFFER | {"id": 0}]}),
    ("offers.id", {"offers": [OFFER | {"id": 1}, {"by": 1, "to": 2, "id": 1}]}),
    ("offers.answers", {"offers": [OFFER | {"answers": 1}]}),
    ("offers.give.gold", {"offers": [OFFER | {"give": {"gold": 1}}]}),
    ("offers.give.cash", {"offers": [OFFER | {"give": {"cash": -1}}]}),
    ("offers.take.squares", {"offers": [OFFER | {"take": {"squares": [0]}}]}),
    ("offers.take.cards", {"offers": [OFFER | {"take": {"cards": 9}}]}),
    ("offers_made", {"offers_made": -1}),
    ("moves_made", {"moves_made": -1}),
    ("chance", {"chance": 5}),
    ("chance.counters", {"chance": {"key": [1, 2]}}),
    ("chance.key", {"chance": {"key": [1], "counters": {}}}),
    ("chance.key", {"chance": {"key": [1, 2**64], "counters": {}}}),
    ("chance.counters.dice", {"chance": {"key": [1, 2], "counters": {}}}),
    ("entropy", {"entropy": 5}),
    ("entropy", {"entropy": [5]}),
    *(("seed", {"seed": seed}) for seed in [None, True, 1.5, []]),
    *(("fair", {"fair": fair}) for fair in [1, "yes", None]),
    ("weather", {"weather": "fine"}),
    ("pawns", {"pawns": ["red", "blue", "teal"]}),
]


@pytest.mark.parametrize(("field", "change"), WRONG)
def test_what_does_not_fit_is_refused_with_its_key(field, change):
    assert refusal_of(**change).details["field"] == field


def test_where_there_is_no_jail_nobody_is_in_it():
    with pytest.raises(Refused) as caught:
        Game.from_position({"edition": "malta", "players": [{"in_jail": True}, {}]})
    assert caught.value.details["field"] == "players.0.in_jail"
    with pytest.raises(Refused) as caught:
        Game.from_position({"edition": "malta", "players": [{"jail_cards": 1}, {}]})
    assert caught.value.details["field"] == "players.0.jail_cards"


BANKRUPT: list[tuple[str, dict[str, Any]]] = [
    ("claims.by", {"claims": [CLAIM | {"by": 2}]}),
    ("claims.visitor", {"claims": [CLAIM | {"visitor": 2}]}),
    ("debts.debtor", {"debts": [DEBT | {"debtor": 2}]}),
    ("debts.creditor", {"debts": [DEBT | {"creditor": 2}]}),
    ("offers.by", {"offers": [{"by": 2, "to": 0}]}),
    ("offers.to", {"offers": [{"by": 0, "to": 2}]}),
    ("auction.in", {"auction": AUCTION | {"in": [0, 1, 2]}}),
    ("auction.leader", {"auction": AUCTION | {"leader": 2}}),
    ("asked.seats", {"asked": ASKED | {"seats": [2]}}),
    ("asked.placing", {"asked": ASKED | {"placing": 2}}),
    ("estate.money_to", {"estate": [{"squares": [1], "from": 2, "money_to": 2}]}),
    ("auction.money_to", {"auction": AUCTION | {"kind": "estate", "money_to": 2}}),
    ("held.by", {"held": [{"deck": "casualidad", "card": "jail-free", "by": 2}]}),
    ("titles.1.owner", {"titles": {1: {"owner": 2}}}),
    ("turn", {"turn": 2}),
]


@pytest.mark.parametrize(("field", "change"), BANKRUPT)
def test_a_bankrupt_has_no_part_in_anything(field, change):
    with pytest.raises(Refused) as caught:
        Game.from_position(position(**{**CARO_OUT, **change}))
    assert caught.value.details["field"] == field


def test_what_is_being_settled_goes_on():
    game = set_table("peru", auction={"square": 39, "in": [0, 1], "leader": ANA, "bid": 10})
    assert game.actor == BETO
    assert game.legal_moves()[0] == {"move": "bid", "min": 11, "max": 1500}
    game = set_table("peru", debts=[{"debtor": ANA, "creditor": "bank", "amount": 1600}], owner={1: ANA})
    assert game.actor == ANA
    game = set_table("peru", debts=[{"debtor": ANA, "creditor": "bank", "amount": 100}])
    assert game.view(None)["players"][ANA]["cash"] == 1400  # what can be paid is paid


def crowd_of_debts(interest: list[dict[str, Any]], out: int) -> Game:
    """Eight players, the last ones out of the game, and eight rents that Ana and Beto owe, besides this interest."""
    seats = [{"name": f"P{seat}", "cash": 0, "bankrupt": seat >= 8 - out} for seat in range(8)]
    rents = [{"debtor": seat, "creditor": to, "amount": 9000} for seat in (0, 1) for to in (2, 3)]
    cards = [{**rent, "reason": "card"} for rent in rents]
    kept = {1: {"owner": 0}, 3: {"owner": 1}}  # what neither has to sell yet
    return Game.from_position(position(players=seats, debts=[*rents, *cards, *interest], titles=kept))


def test_there_is_room_for_the_interest_of_every_heir_and_for_no_other_debt():
    heirs = [{"debtor": seat, "creditor": "bank", "amount": 9, "reason": "interest"} for seat in range(4)]
    assert len(crowd_of_debts(heirs, out=4).position()["debts"]) == 12
    assert len(crowd_of_debts(heirs[:1], out=1).position()["debts"]) == 9
    to_players = [{**debt, "creditor": 3} for debt in heirs[:1]]
    for interest, out in ((heirs[:1], 0), (heirs, 3), (heirs[:1] * 2, 4), (to_players, 1)):
        with pytest.raises(Refused) as caught:
            crowd_of_debts(interest, out)
        assert caught.value.details["field"] == "debts"


def test_stock_that_an_edition_without_end_has_is_not_counted():
    told = {"edition": "malta", "players": [{}, {}]}
    assert Game.from_position({**told, "stock": {"houses": "unlimited"}}).position()["stock"]["houses"] == "unlimited"
    with pytest.raises(Refused) as caught:
        Game.from_position({**told, "stock": {"houses": 5}})
    assert caught.value.details["allowed"] == "unlimited"


def test_the_bank_may_have_less_than_the_board_leaves():
    game = set_table("peru", owner={1: ANA, 3: ANA}, buildings={1: 1}, stock={"houses": 0})
    assert game.position()["stock"] == {"houses": 0, "hotels": 12}


def test_rent_that_is_paid_by_itself_is_not_claimed():
    with pytest.raises(Refused) as caught:
        Game.from_position({"edition": "castilla", "players": [{}, {}], "claims": [CLAIM], "titles": {1: {"owner": 0}}})
    assert (caught.value.details["field"], caught.value.details["reason"]) == ("claims", "automatic")


def test_a_debtors_title_opens_at_what_the_bank_pays():
    game = set_table("brasil", owner={1: ANA}, debts=[{"debtor": ANA, "creditor": BETO, "amount": 9000}], auction=SALE)
    assert game.view(None)["auction"]["least"] == game.edition.squares[1].price
    assert game.view(None)["auction"]["money_to"] == ANA
    before = cash(game)
    do(game, "pass")
    do(game, "pass")
    assert cash(game)[ANA] == before[ANA] + game.edition.squares[1].price


def test_what_nobody_could_go_on_from_is_refused(monkeypatch):
    """The reader lets nothing through that breaks a game; should it, the rules' own count does not."""
    monkeypatch.setattr(PositionReader, "titles_on_offer", lambda self: self.f.update(turn=7))
    refusal = refusal_of()
    assert refusal.details["reason"] == "nobody-decides"
    assert refusal.text_in("en") == "This is not a position. Nobody could go on from here."


def test_who_sells_a_title_is_no_longer_asked_about_its_mortgage():
    sale = {"kind": "debtor", "square": 1, "in": [BETO], "leader": None}
    debts = [{"debtor": ANA, "creditor": "bank", "amount": 2000}]
    game = set_table("brasil", owner={1: ANA, 3: ANA}, mortgaged=[1], heirs=[1], debts=debts, auction=sale)
    do(game, "pass")
    assert game.view(None)["heirs"] == []
    assert game.actor == ANA


# Positions that are changed at random: refused, or a game that goes on.

JUNK = (
    None,
    True,
    -1,
    0,
    1,
    2,
    3,
    7,
    40,
    500,
    10**6,
    "bank",
    "jackpot",
    "debtor",
    "scarce",
    "move",
    [],
    [0],
    [0, 1, 2],
    {},
)


def changed(data: Any, rng: random.Random) -> None:
    """Changes one thing somewhere in the data: another value, one from elsewhere, or it is gone."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        keys = [key for key in keys if key not in ("edition", "house_rules", "mode", "decks", "chance", "name")]
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.8:
            data = data[key]
            continue
        if rng.random() < 0.1:
            del data[key]
        elif isinstance(data[key], int) and rng.random() < 0.5:
            data[key] += rng.choice((-100, -2, -1, 1, 2, 100))
        else:
            data[key] = rng.choice(JUNK)
        return


def opened(data: dict[str, Any], rng: random.Random) -> None:
    """Puts something in the way that must be settled first; it may fit or not."""
    seats = list(range(len(data["players"])))
    one, other = rng.sample(seats, 2)
    square = rng.choice((1, 3, 5, 12, 39))
    things: dict[str, Any] = {
        "auction": {
            "kind": rng.choice(("declined", "estate", "debtor", "scarce")),
            "square": square,
            "in": rng.sample(seats, rng.randint(1, len(seats))),
            "leader": rng.choice((None, one)),
            "bid": rng.choice((0, 1, 60, 5000)),
        },
        "asked": {
            "about": rng.choice(("price", "scarce")),
            "square": square,
            "from": one,
            "seats": [other],
            "answered": rng.choice(([], [other])),
            "wanted": rng.choice(([], [one], [other], seats)),
        },
        "debts": [{"debtor": one, "creditor": rng.choice((other, "bank", "jackpot")), "amount": rng.randint(1, 4000)}],
        "claims": [{"by": one, "visitor": other, "square": square, "amount": rng.randint(1, 3000)}],
        "estate": [{"squares": [square], "from": one, "money_to": rng.choice((other, "bank"))}],
        "heirs": [square],
        "then": rng.choice(("move", "next-turn")),
        "phase": rng.choice(("roll", "buy", "end", "over")),
        "settlement": {"cash": rng.randint(0, 100), "squares": [square]},
        "offers": [{"by": one, "to": other, "give": {"squares": [square]}, "take": {"cash": rng.randint(0, 500)}}],
    }
    for key in rng.sample(sorted(things), rng.randint(1, 2)):
        data[key] = things[key]


@pytest.mark.both_forms
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_changed_at_random_is_refused_or_goes_on(edition):
    refused = 0
    for number in range(FUZZED):
        rng = random.Random(f"{edition} {number}")
        table = Game(edition)
        least, most = (table.edition.dials[f"players.{end}"] for end in ("min", "max"))
        if number % 2:
            game = crowded(table.edition, rng.randint(least, most), rng)
        else:
            game = Game(edition, players=rng.randint(least, most), seed=str(number))
        play_on(game, rng.randrange(60), rng)
        told = json.loads(json.dumps(game.position()))
        del told["stock"]  # what the board leaves
        if rng.random() < 0.7:
            opened(told, rng)
        for _ in range(rng.randrange(3)):
            changed(told, rng)
        try:
            game = Game.from_position(told)
        except Refused as refusal:
            refusal.text_in("en")
            refused += 1
            continue
        for _ in range(30):
            broken = invariants.broken(game._state, game._tables, game._rows)
            assert broken in (0, UNEVEN), (edition, number, invariants.WHAT[broken])
            play_on(game, 1, rng)
        again = game.position()
        assert Game.from_position(again).position() == again
    assert FUZZED // 10 < refused < FUZZED
