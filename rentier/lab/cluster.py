"""Games spread over the nodes of a Ray cluster: the same batches as on one machine, so the same results.

A batch goes to any processor that is free; one whose worker or node is lost is played again elsewhere. What is played
goes along as data: the edition, and the code of bots from the user's own folders (`parcel`).
"""

from __future__ import annotations

import logging
import os
import pickle
import secrets
import shutil
import socket
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from rentier import __version__, _build
from rentier.lab import Mistake, parcel
from rentier.lab.workers import Job, P, Sizes, cores, interruptible, opened

AUTO = "auto"
BATCH_SECONDS = 1.0  # what goes over a network is worth a longer way
LARGEST = 65_536
RETRIES = 3  # of a batch whose worker was lost
CONNECT_SECONDS = 5.0
LOOK_SECONDS = 2.0  # between looks at how many processors there are
QUIET_SECONDS = 60.0  # without an answer, after which that is said
STOP_SECONDS = 5.0  # for batches under way after Ctrl-C
STORE_BYTES = 128 << 20  # of memory for what is under way, on a Ray of our own

Task = Callable[[str, list[Any], int, int], tuple[Any, Any, str]]


class Nodes:
    """The processors of a cluster, at most as many as were asked for. Nodes that join meanwhile play too."""

    def __init__(self, ray: Any, most: int | None) -> None:
        self.ray = ray
        self.most = most
        self.workers = 0
        self.looked = 0.0
        self.look()
        if not self.workers:
            raise Mistake("the cluster has no processors: start Ray on a node with --num-cpus above 0")

    def look(self) -> None:
        now = time.monotonic()
        if not self.looked or now - self.looked > LOOK_SECONDS:
            there = int(self.ray.cluster_resources().get("CPU", 0))
            self.workers = min(self.most or there, there)
            self.looked = now

    def play(self, plan: Job[P], games: int, done: Callable[[P], None]) -> bool:
        """As `workers.Processes.play`."""
        ray = self.ray
        key = secrets.token_hex(8)
        package = [ray.put(pickle.dumps((parcel.files_of(plan.bots), pickle.dumps(plan))))]  # in a list: not unpacked
        task = ray.remote(max_retries=RETRIES)(player(__version__, parcel.fingerprint(), _build.form()))
        sizes = Sizes(games, self.workers, plan.step, BATCH_SECONDS, LARGEST)
        out: list[Any] = []
        told: set[str] = set()
        heard = time.monotonic()
        with interruptible() as stop:
            try:
                while True:
                    self.look()
                    sizes.workers = max(1, self.workers)
                    while not stop.asked and len(out) < self.ahead():
                        first, count = sizes.take()
                        if count == 0:
                            break
                        out.append(task.remote(key, package, first, count))
                    if not out:
                        break
                    ready, _ = ray.wait(out, timeout=0.2)
                    if ready:
                        ready, out = ray.wait(out, num_returns=len(out), timeout=0)
                        heard = time.monotonic()
                    for answer in map(self.answer, ready):
                        batch, seconds, words = answer
                        if words and words not in told:
                            told.add(words)
                            print(f"rentier: {words}", file=sys.stderr)
                        batch, seconds = opened(batch, seconds)
                        sizes.learn(batch.games, seconds)
                        done(batch)
                    waited = time.monotonic() - heard
                    if stop.asked and waited > STOP_SECONDS:
                        break  # they hang, or have not begun
                    if waited > QUIET_SECONDS and QUIET not in told:
                        told.add(QUIET)
                        print(f"rentier: {QUIET}", file=sys.stderr)
            finally:
                for left in out:
                    with suppress(Exception):
                        ray.cancel(left, force=True)
            return not stop.asked

    def ahead(self) -> int:
        """Batches that are out at once: one in hand and one to go on with, unless fewer processors are to be used."""
        return max(1, self.workers) * (1 if self.most else 2)

    def answer(self, ready: Any) -> tuple[Any, Any, str]:
        try:
            batch, seconds, words = self.ray.get(ready)
        except self.ray.exceptions.RayError as problem:
            raise Mistake(
                f"the same games were lost {RETRIES + 1} times ({type(problem).__name__}): a bot ends its process, "
                "or a node has too little memory"
            ) from problem
        except ConnectionError as problem:
            raise Mistake("the cluster is gone: see whether it runs (ray status), then begin again") from problem
        return batch, seconds, words


QUIET = f"nothing has come back for {QUIET_SECONDS:.0f} s: others may use the cluster's processors (Ctrl-C stops)"


def player(version: str, code: str, form: str) -> Task:
    """What a node does with a batch. The function goes there by value: a node without this Rentier says so itself."""

    def play(key: str, package: list[Any], first: int, count: int) -> tuple[Any, Any, str]:
        import socket

        node = f"node {socket.gethostname()}"
        try:
            from rentier import __version__, _build
            from rentier.lab import parcel
        except ImportError as problem:
            return f"{node} has no Rentier ({problem}): pip install 'rentier[cluster]=={version}' there", None, ""
        if __version__ != version:
            return f"{node} has Rentier {__version__}, here is {version}: install the same one", None, ""
        if parcel.fingerprint() != code:
            return f"{node} has Rentier {version} with other code than here: install the same one", None, ""
        mine = _build.form()
        words = "" if mine == form else f"{node} plays {mine} rules, here they are {form}: the same games, at its speed"
        return (*parcel.play(key, package, first, count), words)

    return play


@contextmanager
def joined(address: str, workers: int | None = None) -> Iterator[Nodes]:
    """The cluster at an address, or what `auto` finds or starts; left again at the end."""
    for name, value in QUIETLY.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as problem:
        raise Mistake("--cluster needs Ray: pip install 'rentier[cluster]'") from problem
    if ray.is_initialized():  # by a program that uses us
        if address != AUTO:
            raise Mistake(f"--cluster {address}: Ray is connected already in this process; auto uses that")
        yield Nodes(ray, workers)
        return
    logging.getLogger("ray").setLevel(logging.CRITICAL)
    started: str | None = None
    try:
        started = connect(ray, address, workers)
        yield Nodes(ray, workers)
    finally:
        ray.shutdown()
        if started:
            shutil.rmtree(started, ignore_errors=True)  # its logs


QUIETLY = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anyone
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # else it warns of a change to come
}
SILENT = {"log_to_driver": False, "configure_logging": False, "logging_level": logging.CRITICAL}


def connect(ray: Any, address: str, workers: int | None) -> str | None:
    """Joins the cluster; the folder of one that was started for that."""
    try:
        with unheard(), unasked():
            if address == AUTO:
                return find_or_start(ray, workers or cores())
            reach(address)
            ray.init(address=address, **SILENT)
    except ConnectionError as problem:
        raise Mistake(
            f"--cluster {address}: {first_line(problem)}; a Ray cluster has to run there, with this user's Ray token"
        ) from problem
    except (RuntimeError, ValueError, ImportError, AssertionError, ray.exceptions.RayError) as problem:
        if isinstance(problem, Mistake):
            raise
        raise Mistake(f"--cluster {address}: {first_line(problem)}") from problem
    return None


@contextmanager
def unheard() -> Iterator[None]:
    """What Ray says of itself while it connects goes nowhere, also from its parts in C++; it raises what went wrong."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


@contextmanager
def unasked() -> Iterator[None]:
    """Ray starts without its server of statistics, which asks the cloud's metadata where it is, even to report nothing.

    Ray has no setting for that. It goes on as where that server's packages are missing.
    """
    from ray._private import services as private

    services: Any = private
    before = getattr(services, "start_api_server", None)
    services.start_api_server = lambda *_, **__: (None, None)
    try:
        yield
    finally:
        services.start_api_server = before


def find_or_start(ray: Any, cpus: int) -> str | None:
    """Ray uses what RAY_ADDRESS or `ray start` on this machine says, else starts one for this run, as large as asked.

    That one is closed to others by the user's own token (`~/.ray`), as is Ray's custom.
    """
    own = {"num_cpus": cpus, "num_gpus": 0, "include_dashboard": False, "object_store_memory": STORE_BYTES}
    try:
        return str(ray.init(**own, **SILENT).address_info["session_dir"])
    except ValueError:  # there is one, which has its size
        try:
            ray.init(**SILENT)
        except ConnectionError:
            if os.environ.get("RAY_ADDRESS"):
                raise
            return str(ray.init(address="local", **own, **SILENT).address_info["session_dir"])  # there was one
    return None


def reach(address: str) -> None:
    """Says at once that there is nobody, where Ray would try for a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise Mistake(f"--cluster {address}: give auto, HOST:PORT of this node's cluster, or ray://HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()
    except OSError as problem:
        said = problem.strerror or str(problem)
        raise Mistake(f"--cluster {address}: no Ray cluster answers there ({said})") from problem
    if os.environ.get("RAY_USE_TLS", "0") == "0":  # else Ray alone has the keys to ask further
        must_speak_grpc(address, f"{host}:{port}")


def must_speak_grpc(address: str, where: str) -> None:
    """As every Ray does, and other programs that listen there do not."""
    import grpc

    with grpc.insecure_channel(where, options=[("grpc.enable_http_proxy", 0)]) as channel:
        try:
            grpc.channel_ready_future(channel).result(CONNECT_SECONDS)
        except grpc.FutureTimeoutError as problem:
            raise Mistake(f"--cluster {address}: what answers there is no Ray cluster") from problem


def first_line(problem: BaseException) -> str:
    lines = str(problem).strip().splitlines()
    return lines[0][:300] if lines else type(problem).__name__
