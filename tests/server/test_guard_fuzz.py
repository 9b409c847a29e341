"""Anything at all, sent to a server by several clients: see fuzzing.py."""

from hypothesis import HealthCheck, settings

from tests.server.fuzzing import Fuzzing

TestAnythingAtAll = Fuzzing.TestCase
TestAnythingAtAll.settings = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
