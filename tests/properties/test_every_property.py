"""What holds after every move of every game: tried with random games of each edition, compiled and in plain Python."""

import json
import random
from typing import Any

import pytest

from rentier import Game, Refused
from rentier.bots import random as random_player
from rentier.notation import record
from rentier.rules import invariants, state
from tests.properties import catalogue
from tests.properties.crowded import crowded

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
GAMES = 200
CHUNKS = 4
AHEAD = (0, 25, 90, 30)  # moves before the close look, by game; every fourth one begins at a crowded table
CLOSE_LOOK = 8  # moves after each of which everything is tried
SLICE = 14  # tries of the catalogue after each of them; in the end all have had their turn
SECRETS = ("seed", "chance", "key", "counters", "entropy", "commitment")


@pytest.mark.both_forms
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_property_holds_over_a_stretch_of_each_game(edition, chunk):
    for number in range(chunk, GAMES, CHUNKS):
        seed = f"{edition} {number}"
        try:
            play_one(edition, seed, number)
        except BaseException:
            print(f"the seed of the game that failed: {seed!r}, number {number}")
            raise


def play_one(edition: str, seed: str, number: int) -> None:
    rng = random.Random(seed)
    game = new_game(edition, seed, number, rng)
    player = random_player.Player(rng.getrandbits(64))
    for _ in range(AHEAD[number % len(AHEAD)]):
        if not move_on(game, player):
            break
        assert_counted(game)
    tries = catalogue.of(game)
    rng.shuffle(tries)
    at = rng.randrange(len(tries))
    for _ in range(CLOSE_LOOK):
        before = game.state_bytes()
        every_legal_move_applies(game, rng)
        for i in range(SLICE):
            one_of_the_catalogue(game, *tries[(at + i) % len(tries)])
        at += SLICE
        assert game.state_bytes() == before
        if not move_on(game, player):
            break
        assert_counted(game)
    what_is_hidden_stays_hidden(game)
    a_copy_goes_its_own_way(game, player)
    a_position_is_read_back(game)
    a_record_replays(game, number)


def new_game(edition: str, seed: str, number: int, rng: random.Random) -> Game:
    """Every number of players, every mode, and every third game a fair one."""
    modes = [None, *Game(edition).edition.modes] if number % 5 == 0 else [None]
    game = Game(edition, seed=seed, mode=modes[number // 5 % len(modes)])
    least, most = game.edition.dials["players.min"], game.edition.dials["players.max"]
    players = least + number // 4 % (most - least + 1)
    if number % 4 == 3:
        return crowded(game.edition, players, rng)
    return Game(game.edition, players=players, seed=seed, fair=number % 3 == 0)


def move_on(game: Game, player: random_player.Player) -> bool:
    """One move of the random player; False when the game is over."""
    while game.actor is not None:
        seat = random_player.next_seat(game._state, game._tables, player)
        if random_player.choose(game._state, game._tables, player, seat):
            if game.why_not(player.move, seat) is None:  # a random offer may be a bad one
                game.apply(player.move, seat)
                return True
    return False


def assert_counted(game: Game) -> None:
    broken = invariants.broken(game._state, game._tables, game._rows)
    assert not broken, invariants.WHAT[broken]


def every_legal_move_applies(game: Game, rng: random.Random) -> None:
    """Of every seat; each on a copy of the state, after which all is still counted."""
    twin = game.copy()
    entitled = game.entitled()
    for seat in range(game.seats):
        listed = game.legal_moves(seat)
        rights = [move for move in listed if move["move"] != "resign"]  # leaving alone is no right that is asked for
        assert bool(rights) == (seat in entitled or seat == game.actor)
        for row in listed:
            for move in moves_of(row, game, seat, rng):
                twin._state = state.copy(game._state)
                assert game.why_not(move, seat) is None, (move, seat)
                twin.apply(move, seat)
                assert_counted(twin)


def moves_of(row: dict[str, Any], game: Game, seat: int, rng: random.Random) -> list[dict[str, Any]]:
    """A listed move in full: the least and the most of an amount, and terms where it has some."""
    if row["move"] == "bid":
        return [{"move": "bid", "amount": row[end]} for end in ("min", "max")]
    if row["move"] in ("offer", "settle"):
        return [terms for terms in [random_terms(row["move"], game, seat, rng)] if game.why_not(terms, seat) is None]
    return [row]


def random_terms(name: str, game: Game, seat: int, rng: random.Random) -> dict[str, Any]:
    other = rng.randrange(game.seats)
    titles = game.view(None)["titles"]

    def pile(owner: int) -> dict[str, Any]:
        mine = [square for square, title in titles.items() if title["owner"] == owner]
        return {"cash": rng.randrange(0, 80), "squares": rng.sample(mine, min(len(mine), rng.randrange(3)))}

    if name == "settle":
        return {"move": "settle", "give": pile(seat)}
    return {"move": "offer", "to": other, "give": pile(seat), "take": pile(other)}


def one_of_the_catalogue(game: Game, move: Any, seat: Any) -> None:
    """Allowed and listed, and then it applies; or refused with the same words, and not listed."""
    refusal = game.why_not(move, seat)
    if refusal is None:
        who = game.actor if seat is None else seat
        assert catalogue.is_listed(game, move, who, game.legal_moves(who)), ("not listed", move, who)
        twin = game.copy()
        twin.apply(move, seat)
        assert twin.state_bytes() != game.state_bytes()
        assert_counted(twin)
        return
    with pytest.raises(Refused) as caught:
        game.apply(move, seat)
    assert (caught.value.code, caught.value.clause) == (refusal.code, refusal.clause), (move, seat)
    well_formed = isinstance(move, dict) and type(seat) is int and 0 <= seat < game.seats
    if well_formed and move["move"] not in ("offer", "settle"):
        assert not catalogue.is_listed(game, move, seat, game.legal_moves(seat)), ("listed", move, seat, refusal.code)


def what_is_hidden_stays_hidden(game: Game) -> None:
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        assert not keys_in(view) & set(SECRETS)
        assert all(type(left) is int for left in view["decks"].values())
        assert all(seat in (offer["by"], offer["to"]) for offer in view["offers"])
        json.dumps(view, allow_nan=False)


def keys_in(data: Any) -> set[str]:
    if isinstance(data, dict):
        return {str(key) for key in data}.union(*(keys_in(value) for value in data.values()))
    return set().union(*map(keys_in, data)) if isinstance(data, list) else set()


def a_copy_goes_its_own_way(game: Game, player: random_player.Player) -> None:
    copy = game.copy()
    before, told, events = game.state_bytes(), len(game.record()["moves"]), len(game.events)
    assert copy.state_bytes() == before
    for _ in range(3):
        move_on(copy, player)
    assert (game.state_bytes(), len(game.record()["moves"]), len(game.events)) == (before, told, events)


def a_position_is_read_back(game: Game) -> None:
    position = game.position()
    again = Game.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.state_bytes() == game.state_bytes()
    assert again.legal_moves() == game.legal_moves()


def a_record_replays(game: Game, number: int) -> None:
    """Unfinished, it says no secret and leads to the same table; with the seed it leads to the very same state."""
    text = record.to_text(game.record())
    told = json.loads(text.splitlines()[0])
    if game.actor is not None:
        assert not {"seed", "outcome"} & told.keys()
        assert not {"seed", "decks", "chance"} & told.get("position", {}).keys()
    if game.actor is not None and number % 2:
        unseeded = Game.from_record(text)
        assert unseeded.view(None) == game.view(None)
        assert [event.data() for event in unseeded.events] == [event.data() for event in game.events]
        assert record.to_text(unseeded.record()).splitlines()[1:] == text.splitlines()[1:]
    again = Game.from_record(text, seed=game._source.seed)
    assert again.state_bytes() == game.state_bytes()
    assert [event.data() for event in again.events] == [event.data() for event in game.events]
    assert record.to_text(again.record()) == text
