"""Editions and records from outside, as malformed as can be: each is refused in words, or it is one after all."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rentier import Game, editions
from rentier.notation.record import to_text
from rentier.server.hall import check_upload
from rentier.server.seats import good_name
from rentier.server.uploads import replayed
from rentier.server.wrong import Wrong

SERRA = 'format = 1\nextends = "brasil"\nname = "serra"\ntitle = "Serra"\nprefix = "SE"\n[jail]\nbail = 75  # SE-07\n'
quick = settings(
    max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=10)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def record():
    """Some moves of a real game."""
    game = Game("peru", players=["Ana", "Beto", "Caro"], seed="7", fair=True)
    for _ in range(25):
        game.apply(next(move for move in game.legal_moves() if move["move"] not in ("resign", "offer", "bid")))
    return json.loads(json.dumps(game.record()))


def looked_at(record):
    """What a page is told of a record: its status, and its answer."""
    body = record if isinstance(record, bytes) else to_text(record).encode("utf-8", "surrogatepass")
    status, text = replayed(body, "en")
    answer = json.loads(text)
    assert status in (200, 422)
    if status == 422:
        assert answer["text"]
        assert "Traceback" not in answer["text"]
    return status, answer


def test_the_record_itself_is_one(record):
    assert looked_at(record)[0] == 200


BODIES = {
    "nothing": b"",
    "zeros": b"\0" * 1000,
    "latin": '{"rentier-record": 1, "name": "é"}'.encode("latin-1"),
    "utf-16": '{"rentier-record": 1}'.encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf{}",
    "half a character": b'{"a": "\\ud800"}',
    "deep lists": b"[" * 200_000,
    "deep objects": b'{"a":' * 100_000,
    "closed deep lists": b"[" * 50_000 + b"]" * 50_000,
    "a long number": b"[" + b"9" * 100_000 + b"]",
    "an infinite one": b'{"rentier-record": 1e999}',
    "no number": b'{"rentier-record": NaN}',
    "many lines": b"[]\n" * 100_000,
    "a long line": b'{"x": "' + b"y" * 1_000_000 + b'"}',
    "a line of another kind": b'{"rentier-record": 1}\n7\n"x"\n',
    "two keys of one name": b'{"rentier-record": 1, "rentier-record": 2}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_file_that_is_no_record_is_refused(body):
    status, answer = looked_at(body)
    assert (status, answer["code"]) == (422, "not-a-record")


@quick
@given(data=st.data())
def test_a_record_with_something_changed_is_refused_or_played(record, data):
    changed = json.loads(json.dumps(record))
    place = changed["header"] if data.draw(st.booleans()) else changed["moves"]
    keys = sorted(place) if isinstance(place, dict) else range(len(place))
    key = data.draw(st.sampled_from(list(keys)))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else list(range(len(place)))))
    how = data.draw(st.sampled_from(("change", "drop", "twice")))
    if how == "change":
        place[key] = data.draw(values)
    elif how == "drop":
        del place[key]
    elif isinstance(place, list):
        place.insert(key, place[key])
    looked_at(changed)


EDITIONS = {
    "nothing": b"",
    "zeros": b"\0" * 1000,
    "latin": 'title = "Perú"'.encode("latin-1"),
    "utf-16": SERRA.encode("utf-16"),
    "deep lists": b"x = " + b"[" * 100_000,
    "closed deep lists": b"x = " + b"[" * 5_000 + b"]" * 5_000,
    "deep tables": b"x = " + b"{a = " * 5_000 + b"1" + b"}" * 5_000,
    "deep keys": (".".join("a" for _ in range(5_000)) + " = 1").encode(),
    "a long number": SERRA.replace("75", "9" * 5_000).encode(),
    "an infinite one": SERRA.replace("75", "inf").encode(),
    "many keys": SERRA.encode() + b"".join(b"k%d = 1\n" % number for number in range(10_000)),
    "a long text": SERRA.replace('"Serra"', '"' + "x" * 200_000 + '"').encode(),
    "a file of the server": SERRA.replace('"brasil"', '"/etc/hostname.toml"').encode(),
    "a file above": SERRA.replace('"brasil"', '"../../x"').encode(),
    "itself": SERRA.replace('"brasil"', '"serra"').encode(),
    "a number for a name": SERRA.replace('"serra"', "7").encode(),
    "a date": SERRA.replace("75", "1979-05-27T07:32:00Z").encode(),
}


@pytest.mark.parametrize("body", EDITIONS.values(), ids=EDITIONS)
def test_a_file_that_is_no_edition_is_explained(body):
    problems, data = check_upload(body)
    assert data is None
    assert problems
    for language in ("pt", "es", "it", "en"):
        told = [problem.message_in(language) for problem in problems]
        assert all(text and "Traceback" not in text for text in told)


def test_an_edition_with_markup_for_a_title_is_only_text():
    problems, data = check_upload(SERRA.replace('"Serra"', '"<script>alert(1)</script>"').encode())
    assert problems or data["title"] == "<script>alert(1)</script>"


@quick
@given(data=st.data())
def test_an_edition_with_bytes_changed_is_explained_or_loaded(data):
    body = bytearray(SERRA.encode())
    for _ in range(data.draw(st.integers(1, 5))):
        place = data.draw(st.integers(0, len(body) - 1))
        body[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=4))
        if not body:
            return
    problems, found = check_upload(bytes(body))
    assert (found is None) == bool(problems)
    if found is not None:
        assert editions.Edition.from_data(found).name


@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</script>", "<img src=x>", "&lt;b&gt;", "javascript:x", "{{7*7}}", "{ $name }"],
)
def test_a_name_that_tries_to_be_markup_stays_a_name(name):
    if len(name) <= 24:
        assert good_name(name) == name
    else:
        with pytest.raises(Wrong, match="name-wrong"):
            good_name(name)


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202eAna", "a\nb\x00", "\ud800", "x" * 25])
def test_a_name_that_cannot_be_read_is_none(name):
    with pytest.raises(Wrong, match="name-wrong"):
        good_name(name)


@pytest.mark.parametrize("half", ['{"move": ["\\ud800"]}', '{"move": "\\ud800"}', '{"\\ud800": 1, "move": "roll"}'])
def test_half_a_letter_in_a_record_is_refused_in_words(half):
    game = Game("peru", players=2, seed="1")
    game.apply({"move": "roll"})
    record = game.record()
    record["moves"][0][1] = json.loads(half)
    text = json.dumps(record["header"]) + "\n" + "\n".join(json.dumps(line) for line in record["moves"])
    status, answer = replayed(text.encode(), "en")
    assert status == 422
    assert json.loads(answer)["code"] == "not-a-record"
