"""`--cluster`: the same games on a real Ray of two nodes as on one machine, and what is said where that cannot be."""

import importlib.util
import json
import os
import pickle
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import editions
from rentier.lab import Mistake, cluster, compare, parcel, simulate, tournament
from rentier.lab.workers import opened
from tests.lab.interrupting import interrupted

ROOT = Path(__file__).parents[2]
PERU = editions.load("peru")
TIMING = ("seconds", "games_per_second", "turns_per_second", "workers")
CAREFUL = """
from habits import first_of

class Careful:
    def decide(self, view, legal):
        return first_of(legal)
"""
HABITS = """
def first_of(legal):
    return next((move for move in legal if move["move"] in ("roll", "end_turn", "pass")), legal[0])
"""
MORTAL = """
import os, signal
from pathlib import Path

class Mortal:
    def decide(self, view, legal):
        if not Path({mark!r}).exists():
            Path({mark!r}).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return next((move for move in legal if move["move"] in ("roll", "end_turn", "pass")), legal[0])
"""


@pytest.fixture(scope="session")
def nodes(tmp_path_factory):
    """The address of a Ray of two nodes, a processor each, on this machine; it ends with the tests."""
    if importlib.util.find_spec("ray") is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("Ray is not installed: pip install 'rentier[cluster]'")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", os.urandom(32).hex())  # of these tests; none is left in the home folder
        for name, value in cluster.QUIETLY.items():
            patch.setenv(name, value)
        from ray.cluster_utils import Cluster

        small = {"num_cpus": 1, "object_store_memory": 80 << 20, "include_dashboard": False}
        with cluster.unasked():
            there = Cluster(initialize_head=True, head_node_args=small)
        there.add_node(num_cpus=1, object_store_memory=80 << 20)
        yield there.address
        there.shutdown()


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The user's folder with a bot of two modules, and nothing of it in this process before or after."""
    (tmp_path / "carefulbot.py").write_text(CAREFUL)
    (tmp_path / "habits.py").write_text(HABITS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in ("carefulbot", "habits", "mortalbot", "flock", "flock.bird"):
        sys.modules.pop(name, None)


def without_timing(found):
    return {key: value for key, value in found.items() if key not in TIMING}


def test_a_simulation_has_the_same_result_and_the_same_rows_as_on_one_machine(nodes, folder):
    parquet = pytest.importorskip("pyarrow.parquet")
    (folder / "mine.toml").write_text('format = 1\nextends = "peru"\nname = "mine"\n\n[jail]\nbail = 77\n')
    mine = editions.load(str(folder / "mine.toml"))
    (folder / "mine.toml").unlink()  # a node could not read it
    asked = {"games": 400, "bots": "trader,steady", "seed": "7"}
    here = simulate.simulate(mine, **asked, workers=1, out="here.parquet")
    there = simulate.simulate(mine, **asked, cluster=nodes, out="there.parquet")
    assert without_timing(there) == without_timing(here)
    assert there["workers"] == 2
    assert parquet.read_table("there.parquet").equals(parquet.read_table("here.parquet"))


def test_a_tournament_with_a_bot_of_ones_own_has_the_same_ratings(nodes, folder):
    asked = {"bots": ["carefulbot:Careful", "steady", "random"], "games": 156, "max_rounds": 40, "seed": "5"}
    here = tournament.tournament(PERU, **asked, workers=2)
    there = tournament.tournament(PERU, **asked, cluster=nodes)
    assert without_timing(there) == without_timing(here)
    assert there["interrupted"] is False


def test_a_comparison_has_the_same_differences(nodes):
    changed = editions.load("peru", house_rules={"money.salary": 400})
    here = compare.compare(PERU, changed, 200, workers=2)
    assert without_timing(compare.compare(PERU, changed, 200, cluster=nodes)) == without_timing(here)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_the_games_of_a_worker_that_is_lost_are_played_again(nodes, folder):
    mark = folder / "died"
    (folder / "mortalbot.py").write_text(MORTAL.format(mark=str(mark)))
    there = simulate.simulate(PERU, 24, "mortalbot:Mortal,steady", max_rounds=40, cluster=nodes)
    assert mark.exists()  # a worker has died
    here = simulate.simulate(PERU, 24, "mortalbot:Mortal,steady", max_rounds=40, workers=1)
    assert without_timing(there) == without_timing(here)


def test_a_mistake_on_a_node_is_told_in_one_line_from_the_code_that_was_sent(nodes, folder, monkeypatch, capsys):
    telling = "class Careful:\n    def decide(self, view, legal):\n        raise ValueError(__file__)\n"
    (folder / "carefulbot.py").write_text(telling)
    monkeypatch.setattr(cluster._build, "form", lambda: "of another form")
    with pytest.raises(Mistake) as told:
        simulate.simulate(PERU, 1, "carefulbot:Careful", cluster=nodes, strict=True)
    assert re.match(r"carefulbot:Careful: game 0, seat \d: raised ValueError: .*/rentier-", str(told.value))
    assert str(folder) not in str(told.value)
    assert capsys.readouterr().err.endswith("here they are of another form: the same games, at its speed\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_keeps_what_was_played_and_nothing_but_the_result_is_printed(nodes):
    arguments = ["simulate", "peru", "--games", "100000000", "--cluster", nodes, "--json"]
    run = interrupted(*arguments)
    assert (run.returncode, run.stderr) == (0, "")
    found = json.loads(run.stdout)
    assert found["interrupted"] is True
    assert 50 < found["games"] < 100_000_000
    again = simulate.simulate(PERU, found["games"], "steady", workers=2)
    assert again["wins_by_seat"] == found["wins_by_seat"]


def test_auto_finds_the_cluster_that_ray_is_told_of(nodes, monkeypatch):
    monkeypatch.setenv("RAY_ADDRESS", nodes)
    found = simulate.simulate(PERU, 20, seed="1", cluster="auto")
    assert without_timing(found) == without_timing(simulate.simulate(PERU, 20, seed="1", workers=1))
    assert found["workers"] == 2


def test_auto_starts_a_ray_of_its_own_and_prints_nothing_but_the_result(nodes):
    command = [sys.executable, "-m", "rentier.cli", "simulate", "peru", "--games", "20", "--json", "--workers", "1"]
    alone = {**os.environ, "RAY_ADDRESS": "local"}
    one, auto = (
        subprocess.run([*command, *more], cwd=ROOT, env=alone, capture_output=True, text=True)
        for more in ([], ["--cluster", "auto"])
    )
    assert (auto.returncode, auto.stderr) == (0, "")
    assert without_timing(json.loads(auto.stdout)) == without_timing(json.loads(one.stdout))


# Without a cluster.


def test_ray_has_the_server_that_is_not_started():
    services = pytest.importorskip("ray._private.services")
    usual = services.start_api_server  # where it goes by another name, `unasked` has to know it
    with cluster.unasked():
        assert services.start_api_server() == (None, None)
    assert services.start_api_server is usual


def test_a_node_without_this_rentier_says_so_itself():
    cloudpickle = pytest.importorskip("cloudpickle")
    sent = cloudpickle.dumps(cluster.player("1.2.3", "code", "compiled"))
    there = "import pickle, sys; sys.modules['rentier'] = None; print(pickle.load(sys.stdin.buffer)('', [], 0, 1)[0])"
    run = subprocess.run([sys.executable, "-c", there], input=sent, capture_output=True, timeout=60)
    assert b"has no Rentier" in run.stdout, run.stderr
    assert b"pip install 'rentier[cluster]==1.2.3' there" in run.stdout


def test_a_node_with_another_version_or_other_code_is_refused():
    version, code = cluster.__version__, parcel.fingerprint()
    for wanted, words in {("9.9", code): "here is 9.9", (version, "edited"): "with other code than here"}.items():
        batch, seconds, _ = cluster.player(*wanted, "compiled")("key", [], 0, 1)
        with pytest.raises(Mistake, match=words):
            opened(batch, seconds)


def test_what_a_bot_is_made_of_goes_along_and_nothing_else(folder):
    package = folder / "flock"
    (package / "__pycache__").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "bird.py").write_text(CAREFUL)
    (package / "weights.bin").write_bytes(b"\x00\x01")
    (folder / "large.csv").write_text("not for the nodes")
    for bot in ("carefulbot:Careful", "flock.bird:Careful"):
        simulate.names_of(bot)
    assert set(parcel.files_of(["carefulbot:Careful", "steady"])) >= {"carefulbot.py", "habits.py"}
    files = parcel.files_of(["flock.bird:Careful", "trader"])
    assert set(files) == {"carefulbot.py", "habits.py", "flock/__init__.py", "flock/bird.py", "flock/weights.bin"}
    assert files["flock/weights.bin"] == b"\x00\x01"
    assert parcel.files_of(["steady", "random"]) == {}


def test_an_edition_goes_as_data():
    plan = simulate.make_plan(PERU)
    assert pickle.loads(pickle.dumps(plan)).edition.to_data() == PERU.to_data()


WRONG = {
    "nowhere": "give auto, HOST:PORT of this node's cluster, or ray://HOST:PORT",
    "ray://host:port": "give auto, HOST:PORT",
    "127.0.0.1:1": "no Ray cluster answers there",
    "ray://127.0.0.1:1": "no Ray cluster answers there",
}


@pytest.mark.parametrize("address", WRONG)
def test_a_wrong_address_is_told_at_once_and_no_file_is_touched(address, tmp_path):
    pytest.importorskip("ray")
    kept = tmp_path / "kept.parquet"
    kept.write_text("as it was")
    with pytest.raises(Mistake, match=WRONG[address]):
        simulate.simulate(PERU, 10, cluster=address, out=str(kept))
    assert kept.read_text() == "as it was"


@pytest.mark.parametrize("form", ["{}", "ray://{}"])
def test_another_program_at_the_address_is_told_from_a_ray(form, monkeypatch):
    pytest.importorskip("ray")
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.5)
    before = dict(os.environ)
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = form.format(f"127.0.0.1:{other.getsockname()[1]}")
        with pytest.raises(Mistake, match="what answers there is no Ray cluster"):
            simulate.simulate(PERU, 10, cluster=address)
    assert {name for name in os.environ if os.environ[name] != before.get(name)} <= set(cluster.QUIETLY)


@pytest.mark.parametrize("command", [["simulate", "peru"], ["tournament", "steady", "random"]])
def test_without_ray_it_says_how_to_get_it(command):
    blocked = "import sys; sys.modules['ray'] = None; from rentier import cli; sys.exit(cli.main(sys.argv[1:]))"
    arguments = [*command, "--games", "4", "--cluster", "auto"]
    run = subprocess.run([sys.executable, "-c", blocked, *arguments], cwd=ROOT, capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "rentier: --cluster needs Ray: pip install 'rentier[cluster]'\n"
