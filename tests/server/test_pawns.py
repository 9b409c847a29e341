"""The pawns that players of an edition choose from."""

import asyncio

import pytest

from rentier.server.wrong import Wrong
from tests.server.conftest import Guest, a_hall

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


def run(test):
    """Runs the test with a hall of its own."""

    async def play():
        async with a_hall() as hall:
            await test(hall)

    asyncio.run(play())


@pytest.mark.clause("BR-01")
def test_nobody_joins_with_a_seventh_pawn_in_brasil():
    async def test(hall):
        made = await hall.create({"edition": "brasil", "seats": OPEN})
        with pytest.raises(Wrong, match="no-such-pawn"):
            await hall.join(made["table"]["id"], {"name": "Beto", "pawn": "brown"})
        joined = await hall.join(made["table"]["id"], {"name": "Beto", "pawn": "blue"})
        assert joined["table"]["seats"][1]["pawn"] == "blue"

    run(test)


def test_peru_has_eight_pawns():
    async def test(hall):
        made = await hall.create({"edition": "peru", "seats": OPEN})
        joined = await hall.join(made["table"]["id"], {"name": "Beto", "pawn": "brown"})
        assert joined["table"]["seats"][1]["pawn"] == "brown"

    run(test)


@pytest.mark.clause("BR-01")
def test_a_table_of_brasil_is_not_made_with_a_seventh_pawn():
    async def test(hall):
        seats = [{"kind": "me", "name": "Ana", "pawn": "black"}, {"kind": "bot"}]
        with pytest.raises(Wrong, match="no-such-pawn"):
            await hall.create({"edition": "brasil", "seats": seats})
        assert (await hall.create({"edition": "malta", "seats": seats}))["table"]["seats"][0]["pawn"] == "black"

    run(test)


@pytest.mark.clause("BR-01")
def test_a_seated_player_of_brasil_changes_to_another_of_the_six_only():
    async def test(hall):
        made = await hall.create({"edition": "brasil", "seats": OPEN})
        room = await hall.room(made["table"]["id"])
        ana = await Guest(room, [made["tokens"][0]["token"]]).arrive()
        refused = await ana.ask("rename", name="Ana", pawn="brown")
        assert refused["refusal"]["code"] == "no-such-pawn"
        assert "6 pawns" in refused["refusal"]["text"]
        assert ana.table["seats"][0]["pawn"] == "teal"
        assert (await ana.ask("rename", name="Ana", pawn="orange"))["kind"] == "ack"

    run(test)


def test_a_house_rule_for_more_players_brings_more_pawns():
    async def test(hall):
        plan = {"edition": "brasil", "seats": OPEN, "house_rules": {"players.max": 7}}
        made = await hall.create(plan)
        joined = await hall.join(made["table"]["id"], {"name": "Beto", "pawn": "brown"})
        assert joined["table"]["seats"][1]["pawn"] == "brown"
        again = await hall.create(plan)
        with pytest.raises(Wrong, match="no-such-pawn"):
            await hall.join(again["table"]["id"], {"name": "Beto", "pawn": "black"})

    run(test)
