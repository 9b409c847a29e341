"""Files that want to break the reader get a sentence, never a traceback."""

import os
from pathlib import Path

import pytest

from rentier.editions import check_file

HEAD = b'format = 1\nextends = "tiny.toml"\nname = "child"\n'


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "say format = 2"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b"\x00", "not TOML"),
        (b"\x89PNG\r\n\x1a\n", "not UTF-8 text"),
        (b"format = ", "not TOML"),
        (b"[a]\n[a]", "not TOML"),
        (b"format = 1\nformat = 1", "not TOML"),
        (b"#" + b"x\n#" * (300 * 1024), "too large: an edition file has at most 512 KiB"),
        (b"x = " + b"[" * 1500 + b"\n" + b"[" * 1500, "nested too deeply"),
        (HEAD + b"[jail]\nbail = " + b"\n".join([b"1" * 1900]), "jail.bail"),
        (b"a." * 3000 + b"a = 1", "line 1 has 6005 characters; at most 2000 are allowed"),
        (HEAD + b"[jail]\nbail = nan", "nan is not allowed"),
        (HEAD + b"[jail]\nbail = inf", "inf is not allowed"),
        (HEAD + b"[jail]\nbail = 1e400", "inf is not allowed"),
        (HEAD + b"[jail]\nbail = 2020-01-01", "2020-01-01 is not allowed"),
        (HEAD + b"[jail]\nbail = 99999999999999999999999", "is not allowed; say 0 to 100000"),
        (HEAD + b"[jail]\nbail = 0x" + b"f" * 1900, "is not allowed; say 0 to 100000"),
        (HEAD + b"jail.bail.x.y.z = 1", "{…} is not allowed"),
        (HEAD + b'"\\u001b[31m" = 1', "unknown key"),
        (HEAD + b'title = "\\u202Eevil"', "invisible control character"),
        (HEAD + b"squares.0.name.x.y = 1", "needs a text in quotes"),
        (HEAD + b"decks.news.cards.gift.effect.pay.x = 1", "{…} is not allowed"),
        (HEAD + b"[[squares]]", "needs a table"),
        (b'format = 1\nname = "x"\nextends = "\\u0000.toml"', "there is no file"),
        (b'format = 1\nname = "x"\nextends = "' + b"a" * 1900 + b'.toml"', "there is no file"),
        (b'format = 1\nname = "x"\nextends = "/dev/zero.toml"', "there is no file"),
        (b'format = 1\nname = "x"\nextends = ["a"]', "needs the name of an edition, or a path"),
    ],
)
def test_a_hostile_file_gets_a_sentence(write, content, message):
    found = check_file(write(content))
    assert found
    assert any(message in str(problem) for problem in found), found
    for problem in found:
        assert str(problem).isprintable()
        assert len(problem.value) <= 60


def test_a_folder_a_pipe_and_an_absent_file_are_not_read(tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "folder.toml").mkdir()
    assert [check_file(tmp_path / f"{name}.toml")[0].message for name in ("pipe", "folder", "absent")] == [
        "not a file; give the file of an edition",
        "not a file; give the file of an edition",
        "there is no such file; check its name and folder",
    ]


def test_a_file_that_may_not_be_read_is_told(write, monkeypatch):
    def refuse(*args):
        raise PermissionError(13, "Permission denied")

    path = write(HEAD)
    monkeypatch.setattr(Path, "open", refuse)
    assert check_file(path)[0].message == "cannot be read: Permission denied"


@pytest.mark.parametrize(
    "content",
    [
        HEAD + b"\n".join(b"k%d = 1" % n for n in range(40_000)),
        HEAD + b"[jail]\n" + b"\n".join(b"bail%d = 1" % n for n in range(30_000)),
        HEAD + b"remove = [" + b",\n".join(b'"decks.news.cards.%d"' % n for n in range(15_000)) + b"]",
        HEAD + b"[groups]\n" + b"\n".join(b"g%d = {}" % n for n in range(30_000)),
        HEAD + b"\n".join(b"a" + b".a" * 900 + b"%d = 1" % n for n in range(250)),
    ],
    ids=["unknown keys", "unknown dials", "removals", "groups", "dotted keys"],
)
def test_a_large_file_full_of_mistakes_is_answered_soon(write, content):
    assert len(content) <= 512 * 1024
    assert check_file(write(content))


def test_modes_are_a_few(write):
    modes = [b'[modes.m%d]\n"jail.bail" = %d\n' % (n, n + 90) for n in range(21)]
    assert check_file(write(HEAD + b"".join(modes[:20]))) == []
    assert [p.message for p in check_file(write(HEAD + b"".join(modes)))] == ["21 modes; at most 20 are allowed"]


def test_no_cut_or_flipped_byte_of_a_good_file_causes_a_traceback(write):
    content = write("", "unused.toml").with_name("tiny.toml").read_bytes()
    for place in range(0, len(content), 23):
        check_file(write(content[:place]))
        check_file(write(content[:place] + b"7" + content[place + 1 :]))
        check_file(write(content[:place] + b'"' + content[place + 1 :]))
        check_file(write(content[:place] + content[place + 9 :]))
