"""A server is killed at random moments under load: what was acknowledged is there, once, and every game goes on."""

import asyncio

import pytest

from bench.crash import crash
from tests.server.postgres import Postgres, why_none


@pytest.mark.skipif("sys.platform == 'win32'", reason="no SIGKILL there")
def test_ten_kills_lose_nothing(tmp_path):
    found = asyncio.run(crash(tmp_path / "rentier.sqlite", tmp_path, kills=9, tables=2, seed="test"))
    assert found["problems"] == []
    assert found["kills"] == 10
    assert found["acknowledged"] > 30
    assert found["of_them_by_bots"] > 10


@pytest.mark.postgres
def test_kills_of_the_server_and_of_postgresql_lose_nothing(tmp_path):
    if why_none() is not None:
        pytest.skip(why_none())
    postgres = Postgres()
    try:
        found = asyncio.run(crash(postgres.new_database(), tmp_path, kills=4, tables=2, seed="test", database=postgres))
    finally:
        postgres.stop()
    assert found["problems"] == []
    assert (found["kills"], found["database_kills"]) == (2, 2)
