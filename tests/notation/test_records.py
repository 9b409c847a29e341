"""Records: written, read back, and refused when they are none. A stranger's data never brings a traceback."""

import json
import random
from typing import Any

import pytest

from rentier import Game, Refused, cli
from rentier.notation import record
from rentier.proof import added, checks, verify
from tests.at_the_table import ANA, BETO, set_table
from tests.notation.games import finished, play_on, played

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")


def refusal_of(data: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        Game.from_record(data)
    assert caught.value.code == "not-a-record"
    for language in ("pt", "es", "it", "en"):
        assert caught.value.text_in(language)
    return caught.value


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_is_read_back(edition):
    game = played(edition)
    data = game.record()
    assert record.from_text(record.to_text(data)) == json.loads(json.dumps(data))
    again = Game.from_record(record.to_text(data), seed="7")
    assert again.state_bytes() == game.state_bytes()
    assert again.record() == data
    assert [event.data() for event in again.events] == [event.data() for event in game.events]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_record_holds(edition):
    game = finished(edition)
    data = json.loads(json.dumps(game.record()))
    assert verify(data) is None
    assert Game.from_record(data).state_bytes() == game.state_bytes()
    assert data["header"]["outcome"]["why"] == game.outcome.why


def test_a_line_is_a_move_and_the_first_is_the_header():
    text = record.to_text(played(moves=20).record())
    lines = [json.loads(line) for line in text.splitlines()]
    assert lines[0]["rentier-record"] == record.FORMAT
    assert all(len(line) == 3 for line in lines[1:])
    assert text.endswith("\n")


def test_an_unfinished_record_has_neither_seed_nor_deck():
    text = record.to_text(played(seed="a secret of the table").record())
    header = json.loads(text.splitlines()[0])
    assert header.keys() == {"rentier-record", "edition", "players", "commitment", "fair", "entropy", "chance"}
    assert "a secret" not in text


def test_a_record_from_a_position_hides_its_deck_until_the_end():
    position = played().position()
    game = Game.from_position(position)
    started = game.record()["header"]["position"]
    assert not {"seed", "decks", "chance"} & started.keys()
    assert Game.from_record(game.record()).view(None) == game.view(None)
    while game.actor is not None:
        game.end_time()
        if game.actor is not None:
            game.apply(next(move for move in game.legal_moves() if "min" not in move and move["move"] != "offer"))
    assert verify(json.loads(json.dumps(game.record()))) is None
    assert {"decks", "chance"} <= game.record()["header"]["position"].keys()
    assert "edition" not in game.record()["header"]["position"]  # the header has it


def test_the_clock_is_in_the_record():
    game = set_table("peru", phase="buy", at={ANA: 39})
    game.end_time()
    assert game.actor == ANA
    game.apply({"move": "decline"})
    data = game.record()
    assert data["moves"][0] == [None, {"move": "end_time"}, []]
    assert Game.from_record(data, seed="0").state_bytes() == game.state_bytes()


# Going on from an unfinished record.


def ended(game: Game) -> dict[str, Any]:
    rng = random.Random(2)
    play_on(game, 40, rng)
    while game.actor is not None:
        game.end_time()
        play_on(game, 1, rng)
    return json.loads(json.dumps(game.record()))


@pytest.mark.both_forms
@pytest.mark.parametrize("fair", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_goes_on_without_its_seed_keeps_its_commitment(edition, fair):
    written = played(edition, moves=30, fair=fair).record()
    game = Game.from_record(written)
    assert game.record() == written
    play_on(game, 20, random.Random(1))
    middle = game.record()["header"]
    assert middle["commitment"] == written["header"]["commitment"]
    assert middle["dictated"]
    assert min(middle["dictated"]) > len(written["moves"])  # what was drawn before can still be checked
    assert verify(game.record()) is None
    data = ended(game)
    assert data["header"]["commitment"] == written["header"]["commitment"]
    assert "seed" not in data["header"]
    assert verify(data) is None
    assert Game.from_record(data).record() == data


def test_without_its_seed_a_finished_game_calls_every_outcome_dictated():
    """Nothing is left that a seed could prove, and whoever says otherwise is found."""
    data = ended(Game.from_record(played(moves=30).record()))
    drawn = [0, *(number for number, line in enumerate(data["moves"], 1) if line[2])]
    assert data["header"]["dictated"] == drawn
    data["header"]["dictated"].remove(0)
    assert verify(data) == "seed: a game that is over shows its seed"


def test_with_its_seed_a_game_goes_on_as_if_it_had_not_been_written_down():
    game = played(moves=30)
    again = Game.from_record(game.record(), seed="7")
    assert ended(again) == ended(game)


def test_a_seed_that_is_not_the_records_is_refused():
    with pytest.raises(Refused) as caught:
        Game.from_record(played(moves=5).record(), seed="8")
    assert (caught.value.code, caught.value.details["reason"]) == ("not-a-record", "commitment")


def test_a_game_from_a_position_goes_on_under_its_commitment_too():
    written = Game.from_position(played().position()).record()
    game = Game.from_record(written)
    assert game.record() == written
    data = ended(game)
    assert data["header"]["commitment"] == written["header"]["commitment"]
    assert verify(data) is None


# What does not hold.


def test_a_seed_that_does_not_fit_its_commitment_is_found():
    data = finished().record()
    data["header"]["seed"] = "another"
    assert verify(data).startswith("seed")


def test_an_outcome_that_did_not_follow_from_the_seed_is_found():
    """The record itself is sound: only the seed tells that somebody else should have begun."""
    game = Game("peru", players=2, seed="5", dice=[(1, 1), (6, 6)])
    game.apply({"move": "resign"})
    data = game.record()
    assert verify(data) is None
    del data["header"]["dictated"]
    assert Game.from_record(data).outcome == game.outcome
    assert verify(data) == 'header: the seed gives dice 4 1, dice 6 3, but the record says ["dice 1 1", "dice 6 6"]'


def test_dice_that_were_dictated_are_told_and_hold():
    game = Game("scuola", players=2, seed="3", dice=[(6, 5), (1, 2)])
    game.load_dice((1, 1))
    game.apply({"move": "roll"})
    game.end_time()
    while game.actor is not None:
        game.apply(next(move for move in game.legal_moves() if move["move"] != "offer"))
    data = game.record()
    assert data["header"]["dictated"] == [0, 1]
    assert verify(data) is None
    assert Game.from_record(data).record() == data
    del data["header"]["dictated"]
    assert verify(data).startswith("header: the seed gives")


def test_a_game_that_began_in_a_position_does_not_wholly_follow_from_its_seed():
    """Decks that lie as the forger likes, rolls from where he likes; seed, commitment and entropy are the promised."""
    promised = Game("peru", players=2, seed="7", fair=True, entropy=["of Ana", ""])
    position = promised.position()
    position["decks"] = {deck: sorted(cards) for deck, cards in position["decks"].items()}
    forged = ended(Game.from_position({**position, "moves_made": 777}))
    assert forged["header"]["commitment"] == promised.record()["header"]["commitment"]
    assert verify(forged) is None
    told = [check.code for check in checks(forged)]
    assert told == ["moves", "commitment", "position", "chance-else", "entropy"]
    assert [check.code for check in checks(finished().record())][:3] == ["moves", "commitment", "chance"]


def test_only_what_was_not_dictated_is_said_to_follow_from_the_seed():
    game = Game("peru", players=2, seed="5", dice=[(1, 1), (6, 6)])
    game.apply({"move": "resign"})
    said = {check.code: check.text_in("en") for check in checks(game.record())}
    assert "chance" not in said
    assert said["chance-else"] == "The other dice, cards and draws, 0 in number, follow from the seed."


def test_what_is_only_written_down_was_not_added_to_chance():
    data = finished().record()
    data["header"] |= {"fair": False, "entropy": ["of Ana"]}
    assert added(data["header"]) == []
    assert added({**data["header"], "fair": True}) == ["of Ana"]


def test_another_outcome_than_the_moves_lead_to_is_found():
    data = finished().record()
    data["header"]["outcome"]["winners"] = [0, 1, 2]
    assert verify(data).startswith("outcome")
    del data["header"]["outcome"]
    assert verify(data).startswith("outcome")


def test_a_finished_game_without_its_seed_is_found():
    data = finished().record()
    del data["header"]["seed"]
    assert verify(data).startswith("seed")


def test_an_unfinished_record_holds_without_a_seed():
    assert verify(played().record()) is None


# What is no record.


def changed(**header: Any) -> dict[str, Any]:
    data = json.loads(json.dumps(played(moves=20).record()))
    data["header"].update(header)
    return data


@pytest.mark.parametrize(
    "data", [None, 5, [], {}, {"header": {}}, {"header": [], "moves": []}, {"header": {}, "moves": 5}]
)
def test_data_without_header_and_moves_is_refused(data):
    refusal_of(data)


def test_a_newer_version_is_refused_and_told():
    refusal = refusal_of(changed(**{"rentier-record": record.FORMAT + 1}))
    assert refusal.details["field"] == "rentier-record"
    assert refusal.details["allowed"] == f"≤ {record.FORMAT}"


@pytest.mark.parametrize("version", [None, 0, -1, "1", True, 1.5, [], 10**400])
def test_a_version_that_is_none_is_refused(version):
    assert refusal_of(changed(**{"rentier-record": version})).details["field"] == "rentier-record"


HEADERS: list[tuple[str, Any]] = [
    *(("edition", value) for value in [None, "peru", 5, {}, [], {"name": "peru"}, {"dials": {}}]),
    *(("players", value) for value in [None, 3, "Ana", [], ["Ana"], [5, 6], [{"name": ""}] * 2, [{}] * 3]),
    *(("chance", value) for value in [None, 5, "dice 1 1", ["dice 1 1"], [5], [None], [["dice 1 1"]], ["dice 0 9"]]),
    *(
        ("chance", value)
        for value in [["dice 1 2"] * 600, ["luck 5"], ["card a b"], ["dice ¹ ²"], ["amount " + "9" * 99]]
    ),
    *(("seed", value) for value in [5, [], {}, True]),
    *(("fair", value) for value in [5, "yes", None]),
    *(("entropy", value) for value in [5, "x", {}, None]),
    *(("dictated", value) for value in [5, ["1"], [True], [1.0], {}, [-1], [99], [1, 1], [2, 1]]),
    *(("entropy", value) for value in [[5], ["x", None]]),
    *(("commitment", value) for value in ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 64 + "\n"]),
    ("weather", "fine"),
    *(("position", value) for value in [5, [], "x", {"players": 5}, {"players": [{}, {}], "turn": 9}, {}]),
    *(("commitment", value) for value in [5, None, []]),
    *(("outcome", value) for value in [5, "won", []]),
]


@pytest.mark.parametrize("key", ["edition", "players", "commitment", "fair", "entropy", "chance"])
def test_a_header_that_lacks_something_is_refused(key):
    data = changed()
    del data["header"][key]
    refusal = refusal_of(data)
    assert (refusal.details["field"], refusal.details["reason"]) == (key, "missing")


def test_a_record_has_a_header_and_moves_and_nothing_else():
    assert refusal_of({**changed(), "comment": "well played"}).details["field"] == "record"


def test_a_header_names_the_players_as_they_sit():
    data = changed()
    del data["header"]["players"][0]["pawn"]
    assert refusal_of(data).details["field"] == "players"
    data = changed()
    data["header"]["players"][0]["age"] = 7
    assert refusal_of(data).details["field"] == "players"
    data = json.loads(json.dumps(Game.from_position(played().position()).record()))
    data["header"]["players"][0]["name"] = "Somebody else"
    assert refusal_of(data).details["field"] == "players"


@pytest.mark.parametrize("key", ["edition", "mode", "house_rules", "seed", "fair", "entropy"])
def test_a_position_in_a_header_does_not_say_what_the_header_says(key):
    data = json.loads(json.dumps(Game.from_position(played().position()).record()))
    data["header"]["position"][key] = None
    assert refusal_of(data).details["field"] == f"position.{key}"


def test_one_die_is_not_two():
    data = changed()
    line = next(line for line in data["moves"] if line[1]["move"] == "roll")
    line[2][0] = "dice 3"
    refusal_of(data)


def test_why_a_move_in_a_record_is_refused_is_told_in_each_language():
    data = changed()
    data["moves"].append([0, {"move": "sell_group", "group": "gold"}, []])
    refusal = refusal_of(data)
    assert refusal.details["reason"] == "no-such-group"
    assert "There is no group “gold”" in refusal.text_in("en")
    assert "gold" in refusal.text_in("pt")
    assert "There is" not in refusal.text_in("pt")
    assert len({refusal.text_in(language) for language in ("pt", "es", "it", "en")}) == 4


def test_an_edition_in_a_record_that_is_none_is_told_with_what_its_checker_says():
    data = changed()
    data["header"]["edition"]["dials"]["jail.bail"] = "much"
    refusal = refusal_of(data)
    assert refusal.details["field"] == "edition"
    assert "jail.bail" in refusal.details["reason"]


@pytest.mark.parametrize(("key", "value"), HEADERS)
def test_a_header_that_is_none_is_refused(key, value):
    refusal_of(changed(**{key: value}))


ROLL = {"move": "roll"}
LINES: list[Any] = [
    *(None, 5, "roll", {}, [], [0], [0, ROLL], [0, ROLL, [], []], [0, ROLL, "dice"], [0, ROLL, [5]]),
    *([0, {"move": "cheat"}, []], [0, "roll", []], [0, None, []], [9, ROLL, []], ["0", ROLL, []], [None, ROLL, []]),
    *([True, ROLL, []], [0.0, ROLL, []], [[], ROLL, []], [0, {"move": "end_time"}, []]),
    *([None, {"move": "end_time", "why": 1}, []], [None, {"move": "end_time"}, ["dice 1 1"]]),
    *([0, {"move": "bid", "amount": 10**400}, []], [0, {"move": "accept", "id": 5}, []]),
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_that_is_none_is_refused_and_named(line):
    data = changed()
    data["moves"].append(line)
    assert refusal_of(data).details["field"] in (f"moves.{len(data['moves'])}", "chance")


def test_more_or_less_chance_than_a_move_draws_is_refused():
    data = changed()
    number = next(i for i, (_, move, _) in enumerate(data["moves"]) if move["move"] == "roll")
    data["moves"][number][2].append("dice 1 2")
    assert refusal_of(data).details["field"] == f"moves.{number + 1}"
    data = changed()
    data["moves"][number][2] = []
    assert refusal_of(data).details["field"] == f"moves.{number + 1}"


def test_a_move_after_the_end_is_refused():
    data = json.loads(json.dumps(finished().record()))
    data["moves"].append([None, {"move": "end_time"}, []])
    refusal_of(data)


HOSTILE: dict[str, str] = {
    "nothing": "",
    "blank": "\n\n  \n",
    "no JSON": "hello",
    "half": '{"rentier-record": 1',
    "a number": "5",
    "deep": "[" * 200_000,
    "deep and closed": "[" * 900 + "]" * 900,
    "a deep header": '{"rentier-record": ' + "[" * 900 + "]" * 900 + "}",
    "a huge number": '{"rentier-record": ' + "9" * 10_000 + "}",
    "a number without end": '{"rentier-record": 1e999}',
    "NaN": '{"rentier-record": NaN}',
    "-Infinity": '{"rentier-record": -Infinity}',
    "a null": "null",
    "nothing but a version": '{"rentier-record": 1}',
    "nulls": "\0" * 100,
    "twice the same": '{"rentier-record": 2, "rentier-record": 1}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_text_is_refused(text):
    refusal_of(text)
    with pytest.raises(Refused):
        verify(text)


def test_hostile_moves_in_an_honest_record_are_refused_and_named():
    text = record.to_text(played(moves=5).record())
    number = len(text.splitlines())
    for line in ("nonsense", "NaN", "[" * 100_000, "[0, {}, [NaN]]", '[0, {"move": "bid", "amount": 1e999}, []]'):
        where = refusal_of(text + line + "\n").details["field"]
        assert where in (f"line {number + 1}", f"moves.{number}", "chance")


def test_half_of_a_character_in_the_seed_is_a_seed():
    """JSON can say it, so it has a commitment as any other."""
    data = json.loads(json.dumps(finished(seed="\ud800").record()))
    assert data["header"]["seed"] == "\ud800"
    assert verify(data) is None


FILES = {
    "another encoding": "{}ñ".encode("utf-16"),
    "no text": bytes(range(256)),
    "an unfinished character": b'{"rentier-record": 1, "x": "\xc3',
    "nothing": b"",
}


@pytest.mark.parametrize("content", FILES.values(), ids=FILES)
def test_a_hostile_file_is_refused(tmp_path, content):
    file = tmp_path / "game.jsonl"
    file.write_bytes(content)
    with pytest.raises(Refused) as caught:
        record.read_file(file)
    assert caught.value.code == "not-a-record"


def test_a_file_is_read_whatever_its_line_ends(tmp_path):
    game = played(moves=30)
    text = record.to_text(game.record())
    file = tmp_path / "game.jsonl"
    for content in (text, "\ufeff" + text, text.replace("\n", "\r\n"), text + "\n\n"):
        file.write_bytes(content.encode())
        assert Game.from_record(record.read_file(file)).view(None) == game.view(None)


def test_a_file_too_large_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(record, "MOST_BYTES", 10)
    file = tmp_path / "game.jsonl"
    file.write_text(" " * 11)
    with pytest.raises(Refused) as caught:
        record.read_file(file)
    assert "10" in caught.value.details["allowed"]


def test_a_counter_offer_is_in_the_record():
    game = set_table("peru", owner={1: ANA, 39: BETO})
    game.apply({"move": "offer", "to": BETO, "give": {"squares": [1]}, "take": {"cash": 50}})
    answer = {"move": "offer", "to": ANA, "give": {"cash": 30}, "take": {"squares": [1]}, "answers": 1}
    game.apply(answer, seat=BETO)
    assert game.record()["moves"][1] == [BETO, answer, []]
    assert Game.from_record(game.record()).offers == game.offers


def test_the_command_tells_what_was_dictated_or_set_up(tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    data = ended(Game.from_record(played(moves=30).record()))
    file.write_text(record.to_text(data), encoding="utf-8")
    dictated, lines = len(data["header"]["dictated"]), len(data["moves"]) + 1
    assert cli.main(["replay", str(file), "--verify"]) == 0
    told = capsys.readouterr().out.splitlines()[-1]
    assert told == f"{file}: the record holds, with chance dictated in {dictated} of its {lines} lines"
    assert cli.main(["replay", str(file), "--verify", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["verified"], told["dictated"], told["lines"]) == (True, dictated, lines)
    data = ended(Game.from_position(Game("peru", players=2, seed="7").position()))
    file.write_text(record.to_text(data), encoding="utf-8")
    assert cli.main(["replay", str(file), "--verify"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{file}: the record holds, from a position that was set up"
    file.write_text(record.to_text(finished().record()), encoding="utf-8")
    assert cli.main(["replay", str(file), "--verify"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{file}: the record holds"
    assert cli.main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dictated"] == 0


def test_the_command_compares_the_commitment_with_the_one_that_was_seen(tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    data = finished().record()
    file.write_text(record.to_text(data), encoding="utf-8")
    seen = data["header"]["commitment"]
    assert cli.main(["replay", str(file), "--verify", "--json", "--commitment", seen.upper()]) == 0
    assert json.loads(capsys.readouterr().out)["commitment"] == seen
    for other in ("0" * 64, ""):
        assert cli.main(["replay", str(file), "--verify", "--commitment", other]) == 2
        assert seen in capsys.readouterr().err


@pytest.mark.parametrize("change", [{"weather": "fine"}, {"commitment": "0"}, {"entropy": [5]}, {"dictated": [999]}])
def test_the_command_verifies_no_header_that_is_none(tmp_path, capsys, change):
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(changed(**change)), encoding="utf-8")
    assert cli.main(["replay", str(file), "--verify"]) == 2
    assert next(iter(change)) in capsys.readouterr().err
