"""Views: all that a seat may see, and nothing of what comes."""

import json

import pytest

from rentier import Game
from tests.at_the_table import ANA, BETO, CARO, set_table
from tests.notation.games import finished, played

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_games_that_differ_only_in_what_is_hidden_look_the_same(edition):
    told = played(edition).position()
    told["chance"]["key"] = [1, 2]
    told["decks"] = {deck: sorted(cards) for deck, cards in told["decks"].items()}
    told["seed"] = "another"
    other = Game.from_position(told)
    for seat in (None, 0, 1, 2):
        assert other.view(seat) == played(edition).view(seat)
        assert json.dumps(other.view(seat)) == json.dumps(played(edition).view(seat))


def test_a_deck_is_only_a_number_of_cards():
    view = set_table("peru", jail_cards={ANA: 1}).view(ANA)
    assert sorted(view["decks"].values()) == [15, 16]


def test_who_holds_a_card_is_open():
    assert len(set_table("peru", jail_cards={ANA: 1}).view(CARO)["held"]) == 1


def test_a_view_says_whose_it_is_and_who_must_decide():
    game = set_table("peru", to_roll=BETO)
    assert [game.view(seat)["seat"] for seat in (None, ANA, BETO)] == [None, ANA, BETO]
    assert game.view(ANA)["actor"] == BETO
    assert game.view(ANA)["edition"] == "peru"


def test_a_view_has_pawns_wealth_and_outcome():
    game = finished(moves=100)
    view = game.view(None)
    assert view["wealth"] == game.wealth()
    assert view["outcome"] == {"why": "agreed", "winners": game.outcome.winners, "wealth": game.wealth()}
    assert [player["pawn"] for player in view["players"]] == ["teal", "red", "purple"]
    assert played(moves=3).view(None)["outcome"] is None


def test_changing_a_view_changes_no_game():
    game = played()
    before = game.state_bytes()
    view = game.view(0)
    view["players"][0]["cash"] = 10**6
    view["titles"].clear()
    view["house_rules"]["jail.bail"] = 1
    assert game.state_bytes() == before
    assert game.view(0)["players"][0]["cash"] != 10**6
    assert game.view(0)["house_rules"] == {}
