"""Many games at once: the same games as one by one, arrays that mean what they say, and the example that trains."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from rentier import editions
from rentier.env import rentier_v0
from rentier.env.setting import Mistake
from rentier.lab import simulate

ROOT = Path(__file__).parent.parent.parent


def kept(games):
    arrays = (
        games.observations,
        games.action_masks,
        games.rewards,
        games.terminations,
        games.truncations,
        games.agents,
    )
    return [array.copy() for array in arrays]


@pytest.mark.parametrize("name", editions.names())
def test_a_row_is_the_same_game_as_one_by_itself(name):
    """Number i of the seed in row i: as the AEC form plays its i-th game after that seed."""
    n = 3
    games = rentier_v0.vector(n, name, 3, seed=7, max_rounds=15)
    chance = np.random.default_rng(1)
    played = [[] for _ in range(n)]
    seen = [[] for _ in range(n)]
    over = [None] * n
    while any(result is None for result in over):
        before = kept(games)
        chosen = [int(chance.choice(np.flatnonzero(mask))) for mask in before[1]]
        games.step(chosen)
        for i in range(n):
            if over[i] is None:
                played[i].append(chosen[i])
                seen[i].append((before[0][i], before[1][i], before[5][i]))
                if games.terminations[i] or games.truncations[i]:
                    over[i] = (games.rewards[i].tolist(), bool(games.terminations[i]))
    env = rentier_v0.env(name, 3, max_rounds=15)
    for i in range(n):
        env.reset(seed=7 if i == 0 else None)
        for action, (observation, mask, seat) in zip(played[i], seen[i], strict=True):
            assert env.agent_selection == f"player_{seat}"
            assert np.array_equal(env.last()[0], observation)
            assert np.array_equal(env.last()[4]["action_mask"], mask)
            env.step(action)
        assert [env.rewards[agent] for agent in env.agents] == over[i][0]
        assert env.terminations["player_0"] == over[i][1]


@pytest.mark.both_forms
def test_random_steps_are_legal_and_the_same_for_the_same_seed():
    one, other = (rentier_v0.vector(4, "malta", 3, seed="same", max_rounds=10) for _ in range(2))
    for _ in range(60):
        masks = one.action_masks.copy()
        one.step_random()
        other.step_random()
        assert masks[np.arange(4), one.actions].all()
        assert all(np.array_equal(a, b) for a, b in zip(kept(one), kept(other), strict=True))
    other.reset("same")
    other.step(other.sample())
    assert other.reset("same")[0]["observation"] is other.observations
    assert np.array_equal(other.observations, rentier_v0.vector(4, "malta", 3, seed="same", max_rounds=10).observations)


def test_a_game_that_is_over_begins_anew_in_the_same_step():
    games = rentier_v0.vector(8, "malta", 2, seed=1, max_rounds=6)
    ended = 0
    for _ in range(3000):
        numbers = games.game_numbers.copy()
        games.step_random()
        over = games.terminations | games.truncations
        assert np.array_equal(games.game_numbers, numbers + 8 * over)
        assert not games.rewards[~over].any()
        assert np.allclose(games.rewards.sum(axis=1), 0, atol=1e-6)
        assert games.action_masks.any(axis=1).all()
        assert np.allclose(games.observations[over][:, games.fields["round"].slice], 1 / 6)
        ended += int(over.sum())
    assert ended > 20


def test_observations_stay_in_their_bounds_and_need_not_be_filled():
    for name in editions.names():
        games = rentier_v0.vector(32, name, 4, seed=1)
        for _ in range(200):
            games.step_random()
        assert games.observations.min() >= 0
        assert games.observations.max() <= 100
    blind = rentier_v0.vector(4, seed=1, observe=False)
    blind.step_random()
    assert not blind.observations.any()
    assert blind.action_masks.any(axis=1).all()


def test_with_opponents_one_seat_steps_which_moves_on():
    games = rentier_v0.vector(4, "peru", 4, opponents="steady", seed=3, max_rounds=10)
    assert games.agents.tolist() == [0, 1, 2, 3]
    for _ in range(2000):
        before, numbers = games.agents.copy(), games.game_numbers.copy()
        games.step_random()
        over = games.terminations | games.truncations
        assert np.array_equal(games.agents, (before + over * (games.game_numbers - numbers) // 4) % 4)
    assert games.game_numbers.max() >= 8


def test_the_same_table_in_both_forms():
    code = (
        "import hashlib, numpy as np; from rentier.env import rentier_v0\n"
        "for name in ('peru', 'brasil'):\n"
        "    games = rentier_v0.vector(2, name, 3, seed=5)\n"
        "    found = hashlib.sha256()\n"
        "    for _ in range(150):\n"
        "        games.step_random(); found.update(games.observations.tobytes() + games.action_masks.tobytes())\n"
        "    print(found.hexdigest())"
    )
    compiled, plain = (
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "RENTIER_PURE": pure},
        ).stdout
        for pure in ("", "1")
    )
    assert compiled == plain


@pytest.mark.parametrize(
    ("actions", "text"),
    [
        ([1], "step takes 2 whole numbers"),
        ([1.0, 1.0], "step takes 2 whole numbers"),
        ([1, -1], "game 1: action -1 is not legal now"),
        ([10**6, 1], "game 0: action 1000000 is not legal now"),
        ([2**40 + 1, 1], "game 0: action 1099511627777 is not legal now"),
        ([3, 1], "game 0: action 3 is not legal now"),
    ],
)
def test_an_illegal_action_raises_and_nothing_is_played(actions, text):
    games = rentier_v0.vector(2, seed=1)
    before = kept(games)
    with pytest.raises(Mistake, match=text):
        games.step(actions)
    assert all(np.array_equal(a, b) for a, b in zip(before, kept(games), strict=True))


@pytest.mark.parametrize("n", [0, -1, 10**9, "many", 2.5, True])
def test_the_number_of_games_is_a_number(n):
    with pytest.raises(Mistake, match="n="):
        rentier_v0.vector(n)


@pytest.mark.parametrize("seed", [1.5, [1], True])
def test_a_seed_is_a_number_or_a_text(seed):
    with pytest.raises(Mistake, match="seed="):
        rentier_v0.vector(1, seed=seed)


# Policies as bots, and the example.


@pytest.mark.parametrize("name", editions.names())
def test_a_policy_plays_as_a_bot_and_never_offends(name, tmp_path, monkeypatch):
    (tmp_path / "anyone.py").write_text(
        "import numpy as np\n"
        "from rentier.env.bot import EnvBot\n"
        "class Anyone(EnvBot):\n"
        "    def choose(self, observation, mask):\n"
        "        assert observation.shape == (self.fields['owner'].stop,)\n"
        "        self.chance = getattr(self, 'chance', None) or np.random.default_rng(1)\n"
        "        return self.chance.choice(np.flatnonzero(mask))\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    found = simulate.simulate(editions.load(name), 3, "anyone:Anyone,trader", 4, workers=1, max_rounds=15, strict=True)
    assert found["games"] == 3
    assert not found["offences"]


@pytest.fixture(scope="module")
def train():
    spec = importlib.util.spec_from_file_location("train", ROOT / "examples" / "train.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["train"] = module  # as `python examples/train.py` would find it
    spec.loader.exec_module(module)
    yield module
    del sys.modules["train"]


def chance_of_buying(train, policy):
    games = rentier_v0.vector(100, opponents="random", seed="look", max_rounds=30)
    size, buy = train.usable(games.blocks), games.blocks["buy"].start
    chance, found = np.random.default_rng(0), []
    for _ in range(100):
        _, chances, _ = policy.forward(games.observations, games.action_masks[:, :size] > 0)
        found += chances[games.action_masks[:, buy] > 0, buy].tolist()
        games.step(train.drawn(chances, chance))
    return np.mean(found)


def test_the_example_draws_only_what_has_a_chance(train):
    chances = np.array([[0.3, 0.0, 0.69, 0.0]] * 5000, np.float32)  # less than 1 together, as rounding leaves it
    assert set(train.drawn(chances, np.random.default_rng(0))) == {0, 2}


def test_the_example_learns(train, tmp_path, monkeypatch, capsys):
    """A dozen updates teach it to buy; docs/research.md has the figures of a minute."""
    policy = train.train(updates=12, n=128)
    assert chance_of_buying(train, train.train(updates=0, n=8)) < 0.5
    assert chance_of_buying(train, policy) > 0.55
    won, played = train.evaluate(policy, 8, max_rounds=10)
    assert 0 <= won <= played == 8
    policy.save(tmp_path / "policy.npz")

    monkeypatch.setenv("RENTIER_POLICY", str(tmp_path / "policy.npz"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "examples"))
    command = ["simulate", "peru", "--games", "2", "--bots", "train:Trained,random", "--players", "4", "--json"]
    run = subprocess.run(
        [sys.executable, "-m", "rentier.cli", *command, "--strict", "--max-rounds", "20", "--workers", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(run.stdout)
    assert found["games"] == 2
    assert not found["offences"]
