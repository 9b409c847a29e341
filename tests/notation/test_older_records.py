"""Records of version 1 are converted when they are read; where today's rules differ, one sentence says so."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from rentier import Game, Refused, cli, load
from rentier.editions import Edition
from rentier.editions.conversion import ADDED
from rentier.notation import record
from rentier.notation.conversion import converted_position
from rentier.proof import checks, verify

OLDER = Path(__file__).parent.parent / "older"
FROM_LINE_5 = "This game was recorded under older rules (version 1); from move 5 on it no longer follows today’s rules."


def older(name: str) -> dict[str, Any]:
    """A record that Rentier wrote in version 1, with the whole edition of that time."""
    header, *moves = map(json.loads, (OLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())
    if isinstance(header["edition"], str):
        header["edition"] = older(header["edition"])["header"]["edition"]
    return {"header": header, "moves": moves}


def refusal_of(data: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        Game.from_record(data)
    return caught.value


def with_another_move(data: dict[str, Any], line: int) -> dict[str, Any]:
    """The record, but for a move that its rules do not allow in this line."""
    data = copy.deepcopy(data)
    data["moves"][line - 1][1] = {"move": "pay_bail"}
    return data


@pytest.mark.parametrize("name", ["scuola", "malta", "peru"])
def test_a_game_of_version_1_is_played_again_to_its_end(name):
    data = older(name)
    assert (data["header"]["rentier-record"], record.FORMAT) == (1, 2)
    assert verify(data) is None
    assert Game.from_record(data).outcome.data() == data["header"]["outcome"]


@pytest.mark.parametrize("name", ["scuola", "malta", "peru"])
def test_it_is_written_in_the_current_version(name):
    again = Game.from_record(older(name)).record()
    assert (again["header"]["rentier-record"], again["header"]["edition"]["format"]) == (2, 2)
    assert again["moves"] == older(name)["moves"]
    assert Game.from_record(again).record() == again


@pytest.mark.parametrize(
    ("name", "order", "needs", "raise_when", "built_lots"),
    [
        ("scuola", "random-round", "owner-bare", "acting", "owner-bare"),
        ("malta", "left", "owner-bare", "any-time", "allowed"),
        ("peru", "random-round", "owner-bare", "acting", "group-bare"),
    ],
)
def test_dials_keep_the_meaning_that_they_had(name, order, needs, raise_when, built_lots):
    dials = Game.from_record(older(name)).edition.dials
    assert (dials["turn.order"], dials["mortgage.needs"]) == (order, needs)
    assert (dials["money.raise_when"], dials["trade.built_lots"]) == (raise_when, built_lots)
    assert (dials["money.salary_backward"], dials["trade.jail_cards"], dials["turn.seating"]) == (False, True, "chosen")


def test_house_rules_and_modes_are_converted_too():
    edition = Game.from_record(older("peru")).edition
    assert edition.mode == "quick"
    assert edition.house_rules == {"turn.order": "random-round", "mortgage.needs": "owner-bare"}
    assert (edition.printed["turn.order"], edition.printed["mortgage.needs"]) == ("left", "lot-bare")
    data = older("peru")["header"]["edition"]
    data["modes"]["quick"]["turn.order"] = "random"
    assert Edition.from_data(data).modes["quick"]["turn.order"] == "random-round"


@pytest.mark.parametrize("rules", [{"jail.wait_turns": 0}, {"jail.wait_turns": 0, "jail.bail_when": "never"}])
def test_a_jail_that_nobody_has_to_leave_was_allowed_in_version_1_and_is_still_read(rules):
    data = older("scuola")
    edition = data["header"]["edition"]
    edition["dials"], edition["house_rules"] = edition["dials"] | rules, rules
    data["moves"] = data["moves"][:30]  # nobody waits in jail until then
    del data["header"]["outcome"]
    game = Game.from_record(data)
    assert (game.version, game.edition.house_rules) == (30, rules)
    assert Game.from_record(game.record()).version == 30
    assert Game.from_position(game.position()).edition == game.edition
    with pytest.raises(ValueError, match="might never have to leave jail"):
        load("scuola", house_rules=rules)


def test_so_was_such_a_jail_in_a_mode():
    data = older("peru")
    data["header"]["edition"]["modes"]["quick"]["jail.bail_when"] = "start"
    assert Game.from_record(data).outcome.data() == data["header"]["outcome"]


def test_the_current_format_is_not_converted():
    data = load("scuola").to_data()
    assert (data["format"], data["dials"]["turn.order"], data["dials"]["mortgage.needs"]) == (2, "random", "group-bare")
    assert Edition.from_data(data) == load("scuola")
    for dial in ADDED:
        lacking = copy.deepcopy(data)
        del lacking["dials"][dial]
        with pytest.raises(ValueError, match=dial):
            Edition.from_data(lacking)


def test_an_old_position_is_read_and_a_lot_beside_anothers_house_is_mortgaged():
    game = Game.from_record(older("position"))
    assert game.view(None)["titles"][1]["mortgaged"]
    assert game.view(None)["players"][2]["bankrupt"]
    assert game.version == 3


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", FROM_LINE_5),
        ("pt", "versão 1); a partir da jogada 5 ela já não segue as regras atuais."),
        ("es", "versión 1); desde la jugada 5 ya no sigue las reglas actuales."),
        ("it", "versione 1); dalla mossa 5 in poi non segue più le regole attuali."),
    ],
)
def test_a_move_that_is_no_longer_allowed_is_named_in_one_sentence(language, sentence):
    refused = refusal_of(with_another_move(older("malta"), 5))
    assert refused.code == "older-rules"
    assert refused.details == {"version": "1", "line": "5"}
    assert refused.text_in(language).endswith(sentence)
    assert refused.text_in(language).count(".") == 1


def test_the_same_move_in_a_current_record_makes_it_no_record():
    current = Game.from_record(older("malta")).record()
    assert refusal_of(with_another_move(current, 5)).code == "not-a-record"


def test_a_move_that_draws_something_else_today_differs_too():
    data = older("malta")
    data["moves"][4][2].append("dice 1 2")
    assert refusal_of(data).text_in("en") == FROM_LINE_5
    spoilt = older("malta")
    spoilt["moves"][4][2].append("dice 1 7")
    assert refusal_of(spoilt).code == "not-a-record"


def test_what_is_no_move_at_all_is_no_difference_of_the_rules():
    for move in ({"move": "fly"}, {"move": "roll", "twice": True}, 7):
        data = older("malta")
        data["moves"][4][1] = move
        assert refusal_of(data).code == "not-a-record"


def test_another_result_is_said_without_a_line():
    data = older("malta")
    data["header"]["outcome"]["wealth"][0] += 1
    refused = refusal_of(data)
    assert refused.text_in("en") == (
        "This game was recorded under older rules (version 1); "
        "under today’s rules the same moves lead to another result."
    )
    assert [check.text_in("en") for check in checks(data)] == [refused.text_in("en")]


def test_verifying_says_it_and_accuses_nobody():
    found = checks(with_another_move(older("malta"), 5))
    assert [(check.code, check.holds, check.text_in("en")) for check in found] == [("older-rules", False, FROM_LINE_5)]


def test_dice_that_the_seed_does_not_give_are_still_found():
    data = older("malta")
    line = next(line for line in data["moves"] if line[2] == ["dice 1 2"])
    line[2] = ["dice 2 1"]
    assert checks(data)[-1].code == "chance-wrong"


@pytest.mark.parametrize("version", [0, -1, 1.0, True, "1", None])
def test_there_is_no_version_before_1(version):
    data = older("malta")
    data["header"]["rentier-record"] = version
    assert refusal_of(data).details["field"] == "rentier-record"


def test_the_command_shows_the_moves_up_to_there(tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(older("malta")), encoding="utf-8")
    assert cli.main(["replay", str(file), "--lang", "en"]) == 0
    events = capsys.readouterr().out.splitlines()
    file.write_text(record.to_text(with_another_move(older("malta"), 5)), encoding="utf-8")
    assert cli.main(["replay", str(file), "--lang", "en"]) == 2
    told = capsys.readouterr()
    shown = told.out.splitlines()
    assert 3 < len(shown) < len(events)
    assert shown == events[: len(shown)]
    assert told.err == f"rentier: {file}: {FROM_LINE_5}\n"


def test_the_command_says_it_in_json_and_when_it_verifies(tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(with_another_move(older("malta"), 5)), encoding="utf-8")
    assert cli.main(["replay", str(file), "--lang", "en", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["older_rules"] == FROM_LINE_5
    assert cli.main(["replay", str(file), "--verify", "--lang", "en"]) == 2
    assert FROM_LINE_5 in capsys.readouterr().err


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ({"estate": {"squares": [], "from": 0, "money_to": "bank"}}, {"estate": []}),
        (
            {"estate": {"squares": [6], "from": 2, "money_to": 1}},
            {"estate": [{"squares": [6], "from": 2, "money_to": 1}]},
        ),
        ({"asked": {"square": 1, "place": [], "placing": 2}}, {"asked": {"square": 1, "placing": 2}}),
        ({"asked": {"square": 1, "place": [2, 3], "placing": None}}, {"asked": {"square": 1, "placing": 2}}),
        ({"estate": [{"squares": [6], "from": 2}]}, {"estate": [{"squares": [6], "from": 2}]}),
        ({"estate": 7, "asked": 7}, {"estate": 7, "asked": 7}),
    ],
)
def test_parts_of_a_position_of_version_1_get_their_current_form(before, now):
    assert converted_position(before) == now


def test_a_position_that_holds_an_older_edition_keeps_its_rules():
    position = Game("peru", players=2, seed="1", house_rules={"turn.order": "random"}).position()
    position["edition"] = older("peru")["header"]["edition"]
    position["mode"], position["house_rules"] = position["edition"]["mode"], position["edition"]["house_rules"]
    assert position["house_rules"]["turn.order"] == "random"
    assert Game.from_position(position).edition.dials["turn.order"] == "random-round"
    position["house_rules"] = {"turn.order": "left"}
    with pytest.raises(Refused, match="house_rules"):
        Game.from_position(position)


@pytest.mark.clause("PE-14")
def test_a_claim_for_a_title_mortgaged_since_was_allowed_in_version_1_only():
    refused = refusal_of(older("claimed"))
    assert (refused.code, refused.details["line"]) == ("older-rules", "3")
    assert refused.__cause__.code == "title-mortgaged"
