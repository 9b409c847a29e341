"""The keys that an edition's `[clauses]` may have are the refusals and events that there are."""

from rentier.editions import clauses
from rentier.notation import events, moves, refusals


def test_every_refusal_and_every_move_can_have_a_clause():
    assert set(clauses.REFUSALS) == {*refusals.CODES.values(), *refusals.MALFORMED}
    assert sorted(clauses.MOVES) == sorted(move.replace("_", "-") for move in moves.KINDS)


def test_every_event_and_its_variants_can_have_a_clause():
    assert sorted(clauses.EVENTS) == sorted(events.KINDS.values())
    variants = {
        events.KINDS[number]: sorted(words.values())
        for number, fields in events.FIELDS.items()
        for word, words in events.WORDS.items()
        if word in fields
    }
    assert {event: sorted(words) for event, words in clauses.VARIANTS.items()} == variants
