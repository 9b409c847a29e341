"""The environment: PettingZoo's own tests, masks that are the engine's word, and what goes wrong said in one line."""

import bisect
import random
import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from rentier import Game, editions
from rentier._build import form
from rentier.bots import driver, view
from rentier.bots import numbers as asked
from rentier.bots.driver import Driver
from rentier.env import actions, rentier_v0
from rentier.env.actions import Actions
from rentier.env.setting import Mistake
from rentier.notation.moves import NAMES
from rentier.rules import legal, moves, names, play, state
from rentier.rules.log import Log
from rentier.rules.moves import MoveList
from tests.properties.crowded import crowded

TINY = Path(__file__).parent.parent / "editions" / "tiny.toml"
EVERY = [(name, players) for name in editions.names() for players in (2, 3, 4, 6)]
TABLES = [(name, players) for name, players in EVERY if players <= editions.load(name).dials["players.max"]]


def any_legal(env, chance):
    return int(chance.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])))


# PettingZoo's own tests; the suite makes every warning an error.


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_tests_of_pettingzoo(name, players, capsys):
    api_test(rentier_v0.env(name, players), num_cycles=1000)
    seed_test(lambda: rentier_v0.env(name, players), num_cycles=100)


@pytest.mark.parametrize(
    "table",
    [
        {"opponents": "steady"},
        {"opponents": ["random", "trader", "steady"]},
        {"mode": "quick", "players": 3},
        {"mode": "timed", "max_rounds": 5},
        {"house_rules": {"jail.bail": 100}},
        {"edition": TINY, "players": 2},
    ],
    ids=str,
)
def test_it_passes_them_under_any_rules(table, capsys):
    api_test(rentier_v0.env(**table), num_cycles=1000)
    seed_test(lambda: rentier_v0.env(**table), num_cycles=100)


def test_masks_are_in_the_observation_where_a_library_wants_them_there(capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of any observation that is a dict
        api_test(rentier_v0.env(dict_observations=True), num_cycles=100)
    env = rentier_v0.env(dict_observations=True)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert seen["observation"].shape == rentier_v0.env().observation_space("player_0").shape
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()


# What is legal, and what it means.


def allowed(env, action):
    """What the engine says to the move of an action; None for one that is no offer as things stand."""
    games, seat = env._games, env._asked.item()
    if not actions.take_action(games.actions, games.states[0], games.tables, env._driver, seat, action):
        return True
    move = games.actions.move
    if action >= env.blocks["offer_to_buy"].start:
        if move.to < 0 or not is_a_swap(env, action, move):
            return False
    return play.why_not(games.states[0], games.tables, seat, move) == names.OK


def is_a_swap(env, action, move):
    """Of those that are: two groups, some of the one for all that is lacking of the other, a difference in cash."""
    block = env.blocks["offer_to_swap"]
    if not block.start <= action < block.stop:
        return True
    pair, with_cash = divmod(action - block.start, 2)
    wanted, given = divmod(pair, env._games.tables.groups)
    owner = view.View(env._games.states[0], env.setting.edition, 0).owner
    members = {}
    for square in env.setting.edition.squares:
        if square.group is not None:
            members.setdefault(square.group, []).append(square.index)
    names_of_groups = list(env.setting.edition.groups)
    given_members = members[names_of_groups[given]]
    if wanted == given or not move.give_squares or move.to not in [owner[square] for square in given_members]:
        return False
    return not with_cash or move.give_cash + move.take_cash > 0


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_legal_action_is_a_move_that_the_engine_allows(name, players):
    """And none of the bounded offers that the engine would allow is missing."""
    env = rentier_v0.env(name, players)
    chance = np.random.default_rng(3)
    offers = range(env.blocks["offer_to_buy"].start, env.setting.action_size)
    compared = 0
    for seed in range(2):
        env.reset(seed=seed)
        for _ in range(500):
            agent = env.agent_selection
            if env.terminations[agent] or env.truncations[agent]:
                break
            mask = env.infos[agent]["action_mask"]
            for action in np.flatnonzero(mask):
                assert allowed(env, int(action)), env.move_of(int(action))
            if env._driver.asking == asked.MAY_OFFER and compared < 25:
                compared += 1
                assert mask[offers.start :].tolist() == [allowed(env, action) for action in offers]
            env.step(any_legal(env, chance))
    assert compared


@pytest.mark.parametrize("name", editions.names())
def test_every_decision_of_a_game_is_an_action(name):
    """What the engine lists for the seat that must decide is there, but for what the driver asks for by itself."""
    env = rentier_v0.env(name, 4)
    chance = np.random.default_rng(5)
    elsewhere = {"offer", "resign", "claim_rent"}
    seen = set()
    for seed in range(4):
        env.reset(seed=seed)
        for _ in range(600):
            agent = env.agent_selection
            if env.terminations[agent] or env.truncations[agent]:
                break
            info = env.infos[agent]
            possible = {env.move_of(int(action))["move"] for action in np.flatnonzero(info["action_mask"])}
            seen |= possible
            if info["asked"] == "must" and env._driver.answers < 60:
                assert possible == listed(env) - elsewhere or possible == {"resign"}
            env.step(any_legal(env, chance))
    assert seen >= {"roll", "buy", "pass", "mortgage", "lift", "offer", "accept", "reject", "end_turn"}


def listed(env):
    rows = MoveList()
    legal.list_moves(env._games.states[0], env._games.tables, env._asked.item(), rows)
    return {NAMES[moves.row(rows, i)[0]] for i in range(rows.count)}


@pytest.mark.both_forms
@pytest.mark.parametrize("name", editions.names())
def test_no_legal_action_is_refused_late_in_a_game(name):
    """Debts, estates, scarce buildings: what is rare from the start on."""
    edition = editions.load(name)
    e, rng, log = edition.tables, random.Random(f"late {name}"), Log(False)
    x = Actions(e, 4)
    made = set()
    for _ in range(40 if form() == "compiled" else 4):
        g = crowded(edition, 4, rng)._state
        d = Driver([asked.FOREIGN] * 4, 0)
        for _ in range(80):
            seat = driver.advance(g, e, log, d, 100)
            if seat == names.NOBODY:
                break
            assert actions.list_actions(x, g, e, d, seat) > 0
            listed_now = actions.listed(x)
            assert len(set(listed_now)) == len(listed_now)
            # One kind of action as likely as another, or titles would drown the rest.
            block = rng.choice(sorted({bisect.bisect(starts(x), action) for action in listed_now}))
            action = rng.choice([a for a in listed_now if bisect.bisect(starts(x), a) == block])
            if actions.take_action(x, g, e, d, seat, action):
                made.add(NAMES[x.move.kind])
                assert driver.answer(g, e, log, d, seat, x.move) == names.OK, moves.packed(x.move)
    if form() == "compiled":
        assert made >= {"build", "sell_building", "sell_group", "mortgage", "lift", "offer", "accept", "reject"}
        assert ("settle" in made) == bool(e.pay_in_property)
        assert ("auction_title" in made) == bool(e.sell_to_bank)


def starts(x):
    blocks = (x.bid, x.accept, x.reject, x.build, x.sell, x.sell_whole, x.mortgage, x.lift, x.keep, x.auction, x.settle)
    return [*range(1, x.bid), *blocks, x.sell_group, x.offer_buy, x.offer_sell, x.offer_swap, x.buy_card, x.sell_card]


def test_an_action_says_which_move_it_is():
    env = rentier_v0.env("peru", 3)
    env.reset(seed=1)
    assert env.move_of(env.blocks["roll"].start) == {"move": "roll"}
    with pytest.raises(ValueError, match="not legal"):
        env.move_of(env.blocks["buy"].start)


def test_a_game_has_the_chance_of_its_seed():
    env = rentier_v0.env("peru", 4)
    env.reset(seed=42)
    game = Game("peru", players=4, seed="42:0")
    chance = np.random.default_rng(0)
    for _ in range(300):
        if game.actor is None:
            break
        seat, action = env._asked.item(), any_legal(env, chance)
        move = env.move_of(action)
        right = env.infos[env.agent_selection]["asked"] != "must"
        env.step(action)
        if not (right and move == {"move": "pass"}):
            game.apply(move, seat=seat)
    assert game.state_bytes() == state.to_bytes(env._games.states[0])


def test_the_games_that_follow_a_seed_are_always_the_same():
    def rounds():
        env = rentier_v0.env("castilla", 2, max_rounds=20)
        chance = np.random.default_rng(0)
        played = []
        for seed in (9, None, None):
            env.reset(seed=seed)
            while not env.terminations[env.agent_selection] and not env.truncations[env.agent_selection]:
                env.step(any_legal(env, chance))
            played.append((dict(env.rewards), env.observe("player_0").tolist()))
        return played

    assert rounds() == rounds()
    first, second, _ = rounds()
    assert first[1] != second[1]


# Rewards.


def finished(env, chance):
    while not env.terminations[env.agent_selection] and not env.truncations[env.agent_selection]:
        assert not any(env.rewards.values())
        env.step(any_legal(env, chance))
    return env.rewards


@pytest.mark.parametrize("players", [2, 4])
def test_who_wins_gets_one_and_the_others_lose_it_together(players):
    env = rentier_v0.env("malta", players)
    chance = np.random.default_rng(2)
    ended = 0
    for seed in range(6):
        env.reset(seed=seed)
        rewards = finished(env, chance)
        if env.terminations["player_0"]:
            ended += 1
            assert sorted(rewards.values()) == pytest.approx([-1 / (players - 1)] * (players - 1) + [1])
    assert ended


def test_a_game_that_is_cut_brings_nothing_and_is_truncated():
    env = rentier_v0.env("peru", 4, max_rounds=2)
    env.reset(seed=1)
    rewards = finished(env, np.random.default_rng(0))
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(rewards.values()) == {0.0}


def test_a_game_by_the_clock_ends_with_its_rounds():
    env = rentier_v0.env("peru", 4, mode="timed", max_rounds=3)
    env.reset(seed=1)
    rewards = finished(env, np.random.default_rng(0))
    assert set(env.terminations.values()) == {True}
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
    assert max(rewards.values()) > 0


def test_a_turn_comes_to_its_end_whatever_is_done():
    """Always the mortgage or its lifting, if there is one: to and fro for ever, but for the mask."""
    env = rentier_v0.env("malta", 2, max_rounds=60)
    env.reset(seed=4)
    to_and_fro = range(env.blocks["mortgage"].start, env.blocks["keep"].start)
    steps = 0
    while not env.terminations[env.agent_selection] and not env.truncations[env.agent_selection]:
        legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()
        wanted = [action for action in legal if action in to_and_fro]
        env.step((wanted or [a for a in legal if a == env.blocks["buy"].start] or legal)[0])
        steps += 1
    assert steps < 60 * 2 * 100


# Mistakes.


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ({"edition": "perú"}, "no edition is called perú"),
        ({"edition": None}, "name or its file"),
        ({"players": 0}, "players=0: .* is for 2 to 8 players"),
        ({"players": 1_000_000}, "players=1000000: .* is for 2 to 8 players"),
        ({"players": "four"}, "players=four"),
        ({"players": 2.0}, "players=2.0"),
        ({"mode": "slow"}, "slow"),
        ({"house_rules": {"jail.bale": 1}}, "jail.bale"),
        ({"max_rounds": 0}, "max_rounds=0: it has to be a whole number from 1"),
        ({"opponents": "genius"}, "genius is no bot"),
        ({"opponents": ["steady"]}, "name one bot for all, or 3"),
        ({"opponents": ["steady", 1, "random"]}, "1 is no bot"),
    ],
    ids=str,
)
@pytest.mark.parametrize("make", [rentier_v0.env, lambda **table: rentier_v0.vector(2, **table)], ids=["env", "vector"])
def test_a_mistake_is_told_in_one_line(make, table, text):
    with pytest.raises(ValueError, match=text) as told:
        make(**table)
    assert "\n" not in str(told.value)
    assert isinstance(told.value, Mistake)


@pytest.mark.parametrize("action", [-1, 3, 10**6, None, 1.0, "roll", True])
def test_an_illegal_action_raises_and_changes_nothing(action):
    env = rentier_v0.env()
    env.reset(seed=1)
    assert not env.infos[env.agent_selection]["action_mask"][3]
    before = env.last()[0]
    with pytest.raises(ValueError, match="is not legal now"):
        env.step(action)
    assert np.array_equal(env.last()[0], before)
    env.step(env.blocks["roll"].start)


def test_a_step_without_a_game_says_so():
    with pytest.raises(ValueError, match="reset"):
        rentier_v0.env().step(1)


def test_only_text_is_rendered():
    with pytest.raises(ValueError, match="ansi"):
        rentier_v0.env(render_mode="human")
    env = rentier_v0.env(render_mode="ansi")
    assert env.render() is None
    env.reset(seed=1)
    assert env.render().count("player_") == 5


def test_the_vector_needs_no_pettingzoo_and_the_environment_says_what_it_needs():
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "from rentier.env import rentier_v0\n"
        "rentier_v0.vector(2, seed=1).step_random()\n"
        "try: rentier_v0.env()\n"
        "except ModuleNotFoundError as problem: print(problem)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "rentier_v0.env needs pettingzoo: pip install 'rentier[env]'\n"
