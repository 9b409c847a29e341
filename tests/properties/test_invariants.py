"""Ten thousand random games an edition (plain Python: two hundred), with what always holds checked after every move."""

import pytest

from rentier import Edition, _build, load
from rentier.bots import random as random_player
from rentier.rules import invariants, setup
from rentier.rules.log import Log

GAMES = 10_000
CHUNKS = 10
ROUNDS = 40
TABLES = [(edition, None, GAMES) for edition in ("brasil", "peru", "scuola", "malta", "castilla")]
TABLES += [("peru", "quick", 2000), ("peru", "timed", 1000)]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("edition", "mode", "games"), TABLES)
def test_what_always_holds(edition, mode, games, chunk):
    games //= 1 if _build.form() == "compiled" else 50
    played = load(edition, mode=mode)
    for seed in range(chunk, games, CHUNKS):
        broken = first_broken(played, seed, ROUNDS)
        assert not broken, f"{edition} {mode or ''} seed {seed}: {invariants.WHAT[broken]} no more"


def first_broken(edition: Edition, seed: int, rounds: int) -> int:
    """The number of what did not hold in the random game of this seed, or 0. Every number of players has its turn."""
    least, most = edition.dials["players.min"], edition.dials["players.max"]
    log = Log(False)
    game = setup.new_state(edition.tables, least + seed % (most - least + 1), seed, 0)
    setup.start(game, edition.tables, log)
    return random_player.play_checked(game, edition.tables, log, random_player.Player(seed), 1_000_000, rounds)


@pytest.mark.parametrize(("edition", "mode", "games"), TABLES)
def test_what_always_holds_where_seats_leave_and_the_time_is_up(edition, mode, games):
    played = load(edition, mode=mode)
    least, most = played.dials["players.min"], played.dials["players.max"]
    what = (*invariants.WHAT, *random_player.OF_MOVES)
    leavings = end_times = 0
    for seed in range(150 if _build.form() == "compiled" else 6):
        log = Log(False)
        game = setup.new_state(played.tables, least + seed % (most - least + 1), seed, 0)
        setup.start(game, played.tables, log)
        player = random_player.Player(seed)
        broken = random_player.play_out(game, played.tables, log, player, ROUNDS, 150, 200 if seed % 2 else -1)
        assert not broken, f"{edition} {mode or ''} seed {seed}: {what[broken]} no more"
        leavings += player.leavings
        end_times += player.end_times
    assert leavings > 0
    assert end_times > 0


def test_a_broken_game_is_found():
    """What looks after ten thousand games must see one that is wrong: a coin from nowhere, a house too many."""
    from rentier.notation import position
    from rentier.rules.moves import MoveList

    edition = load("peru")
    game = setup.new_state(edition.tables, 3, 1, 0)
    setup.start(game, edition.tables, Log(False))
    right = position.unpack(game)
    assert invariants.broken(position.pack(right), edition.tables, MoveList()) == 0
    for what, change in WRONG.items():
        fields = {name: list(value) if isinstance(value, list) else value for name, value in right.items()}
        change(fields)
        found = invariants.broken(position.pack(fields), edition.tables, MoveList())
        assert invariants.WHAT[found] == invariants.WHAT[what]


def test_what_is_auctioned_declined_or_asked_about_belongs_to_whom_it_must():
    from rentier.notation import position
    from rentier.rules import names
    from rentier.rules.moves import MoveList

    edition = load("peru")
    game = setup.new_state(edition.tables, 3, 1, 0)
    setup.start(game, edition.tables, Log(False))
    auction = {"auction_square": 1, "auction_in": 7, "auction": names.AUCTION_DECLINED}
    for owner, change, found in (
        (0, {}, 0),
        (0, {"declined_square": 1, "declined_by": 1}, 3),
        (names.NOBODY, {"declined_square": 1, "declined_by": 1}, 0),
        (0, auction, 3),
        (names.NOBODY, auction, 0),
        (0, {**auction, "auction": names.AUCTION_ESTATE}, 3),
        (names.NOBODY, {"heir_asked": 2}, 3),
    ):
        fields = {**position.unpack(game), **change}
        fields["owner"][1] = owner
        assert invariants.broken(position.pack(fields), edition.tables, MoveList()) == found, (owner, change)


def put(name, at, value):
    def change(fields):
        fields[name][at] = value

    return change


def owned(square, **more):
    def change(fields):
        fields["owner"][square] = 0
        for name, value in more.items():
            fields[name][square] = value

    return change


def several(*changes):
    def change(fields):
        for one in changes:
            one(fields)

    return change


def number(name, value):
    def change(fields):
        fields[name] = value

    return change


WRONG = {
    1: put("cash", 0, 1501),
    2: put("buildings", 1, 1),
    3: owned(0),
    4: put("deck", 0, 31),
    5: several(number("claim_count", 1), put("claim_amount", 0, 5)),
    6: put("offer_id", 0, 1),
    7: put("jail_turns", 0, 1),
    8: number("turn", 7),
}
