"""Events: numbered, typed, with who may see them; and the catalogue of their kinds in the documents."""

import json
from pathlib import Path

import pytest

from rentier import Game
from rentier.notation.events import FIELDS, KINDS
from rentier.notation.moves import FIELDS as MOVE_FIELDS
from rentier.notation.moves import KINDS as MOVES
from rentier.notation.record import CHANCE
from rentier.rules import names
from tests.at_the_table import ANA, BETO, CARO, set_table
from tests.notation.games import finished, played

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
FORMAT = (Path(__file__).parent.parent.parent / "docs" / "record-format.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_are_numbered_and_each_has_its_fields(edition):
    events = finished(edition, moves=400).events
    assert [event.number for event in events] == list(range(len(events)))
    fields = {KINDS[kind]: names for kind, names in FIELDS.items()}
    for event in events:
        assert tuple(event.fields) == fields[event.kind]
        assert event.data() == {"number": event.number, "event": event.kind, **event.fields}
        json.dumps(event.data(), allow_nan=False)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_is_a_sentence_in_four_languages(edition):
    seen = set()
    for event in finished(edition, moves=400).events:
        if event.kind not in seen:
            seen.add(event.kind)
            texts = {event.text_in(language) for language in ("pt", "es", "it", "en")}
            assert all(text.strip() and "{$" not in text for text in texts)
            assert event.text in texts


def test_every_kind_has_fields_and_no_two_the_same_number():
    assert set(FIELDS) == set(KINDS)
    assert len(set(KINDS.values())) == len(KINDS)
    assert names.EV_CHANCE not in KINDS  # for the record, and never shown


def test_a_field_is_an_attribute():
    game = set_table("peru", dice=[(1, 2)])
    game.apply({"move": "roll"})
    rolled = next(event for event in game.events if event.kind == "rolled")
    assert (rolled.seat, rolled.first, rolled.second) == (ANA, 1, 2)
    with pytest.raises(AttributeError, match="rolled"):
        _ = rolled.weather


def test_asking_for_events_twice_gives_the_same():
    game = played(moves=30)
    first = game.events
    assert game.events == first
    game.apply(next(move for move in game.legal_moves() if "min" not in move and move["move"] != "offer"))
    assert game.events[: len(first)] == first


def test_events_from_any_number_on_are_the_last_of_all():
    game = finished("brasil", moves=120)
    events = game.events
    assert [game.events_from(number) for number in range(len(events) + 2)] == [
        events[number:] for number in range(len(events) + 2)
    ]
    firsts = [game.first_event(line) for line in range(game.version + 2)]
    assert firsts[0] == 0
    assert firsts[-1] == len(events)
    assert firsts == sorted(firsts)
    game.rename(1, "Zoé")
    assert "Zoé" in " ".join(event.text for event in game.events)
    assert len(game.events) == len(events)


def test_an_offer_is_its_two_parties_affair_until_it_is_accepted():
    game = set_table("peru", owner={1: ANA, 39: BETO})
    offer = {"move": "offer", "to": BETO, "give": {"squares": [1]}, "take": {"cash": 60}}
    game.apply(offer)
    game.apply({"move": "reject", "id": 1}, seat=BETO)
    game.apply(offer)
    game.apply({"move": "withdraw"})
    game.apply(offer)
    game.apply({"move": "accept", "id": 3}, seat=BETO)
    seen_by = {event.kind: event.seen_by for event in game.events}
    for private in ("offered", "offer-rejected", "offer-withdrawn"):
        assert seen_by[private] == (ANA, BETO)
    for open_to_all in ("offer-accepted", "title", "paid"):
        assert seen_by[open_to_all] is None


def test_what_is_told_of_an_offer_does_not_tell_its_terms_to_others():
    game = set_table("peru", owner={1: ANA})
    game.apply({"move": "offer", "to": BETO, "give": {"squares": [1]}, "take": {"cash": 61}})
    assert game.view(CARO)["offers"] == []
    assert game.view(None)["offers"] == []
    assert game.view(BETO)["offers"] == game.view(ANA)["offers"]
    assert game.view(BETO)["offers"][0]["take"] == {"cash": 61}


def test_the_bank_and_the_jackpot_have_names():
    game = set_table("malta", at={ANA: 0}, dice=[(1, 3)])
    game.apply({"move": "roll"})
    paid = next(event for event in game.events if event.kind == "paid")
    assert (paid.payer, paid.payee) == (ANA, "jackpot")


def test_an_event_knows_its_clause():
    game = Game("peru", players=2, seed="1")
    named = {event.clause for event in finished(moves=200).events}
    assert named & set(game.edition.clauses.values())


def test_the_jail_is_called_as_on_the_board():
    game = set_table("scuola", at={ANA: 28}, dice=[(1, 1)])
    game.apply({"move": "roll"})
    jailed = next(event for event in game.events if event.kind == "jailed")
    assert [jailed.text_in(language) for language in ("pt", "es", "it", "en")] == [
        "Ana vai parar na Ausência.",
        "Ana va a parar a la Ausencia.",
        "Ana finisce in Assenza.",
        "Ana ends up in Absence.",
    ]
    assert set_table("scuola").why_not({"move": "pay_bail"}).text_in("it") == "Non sei in Assenza."


def test_a_deck_is_called_as_the_language_does():
    game = set_table("peru", at={ANA: 0}, dice=[(1, 1)])
    game.stack_deck("arca", ["healer"])
    game.apply({"move": "roll"})
    drawn = next(event for event in game.events if event.kind == "card-drawn")
    assert drawn.text_in("es").startswith("Ana toma una carta (Arca Comunal): ")
    assert drawn.text_in("en").startswith("Ana draws a card (Village Coffer): ")


def test_an_ending_has_the_clause_of_its_own_reason_only():
    game = set_table("scuola")
    game.end_time()
    over = game.events[-1]
    assert (over.kind, over.why, over.clause) == ("game-over", "agreed", None)
    after = game.why_not({"move": "roll"}, ANA)
    assert (after.code, after.clause, after.convention) == ("game-over", None, True)

    game = set_table("scuola", players=2)
    game.apply({"move": "resign"})
    assert (game.events[-1].why, game.events[-1].clause) == ("last-one-left", "SC-34")
    assert game.why_not({"move": "roll"}).clause == "SC-34"


# The document.


@pytest.mark.parametrize("move", MOVES)
def test_every_move_and_its_fields_are_in_the_document(move):
    line = next(line for line in FORMAT.splitlines() if line.startswith(f"| `{move}` |"))
    for fields in MOVE_FIELDS.get(move, ((), ())):
        for field in fields:
            assert f"`{field}" in line


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_and_its_fields_are_in_the_document(kind):
    events = FORMAT.partition("\n## Events\n")[2]
    line = next(line for line in events.splitlines() if line.startswith(f"| `{KINDS[kind]}` |"))
    for field in FIELDS[kind]:
        assert f"`{field}`" in line


@pytest.mark.parametrize("word", CHANCE.values())
def test_every_outcome_of_chance_is_in_the_document(word):
    assert f"| `{word} " in FORMAT
