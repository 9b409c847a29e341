"""Every mistake of an edition is told in four languages: a code, and a sentence that lacks nothing it names."""

import ast
import pickle
from pathlib import Path

import pytest

from rentier import cli
from rentier.editions import LANGUAGES, EditionError, check_file, load, problem
from rentier.game import Game
from rentier.notation import texts
from rentier.notation.refusals import Refused
from rentier.server import hall

EVERYWHERE = {"key", "value", "hint"}  # what a problem gives its words by itself
MANY = """
titel = "x"
accent = "red"
[jail]
bial = 50
bail = -5
[turn]
extra_roll = "most"
[squares]
99 = {}
1.price = 0
1.names.fr = "x"
[groups.coast]
colour = "blue"
[decks.news.cards.gift.effect]
pai = 1
[modes.short]
bail = 1
"""


def said_in_the_code():
    """Each code with the details that are given to it, as the modules write it down."""
    files = [*Path(problem.__file__).parent.glob("*.py"), Path(hall.__file__), Path(cli.__file__)]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else ""
            if called in ("words", "report", "_at", "_wrong", "_at_extends"):
                place = {"words": 0, "report": 2, "_at": 3, "_wrong": 2 if file.name == "stored.py" else 1}
                code = node.args[place.get(called, 1)]
                words = [code.body, code.orelse] if isinstance(code, ast.IfExp) else [code]
                for word in words:
                    if isinstance(word, ast.Constant):
                        yield word.value, {keyword.arg for keyword in node.keywords}


def test_each_mistake_has_its_sentence_and_all_that_it_names():
    said = list(said_in_the_code())
    in_catalogues = {key.removeprefix("mistake-") for key in texts.keys("en") if key.startswith("mistake-")}
    assert {code for code, _ in said} == in_catalogues
    for code, details in said:
        assert texts.details_of(f"mistake-{code}") <= details | EVERYWHERE, code
    assert len(in_catalogues) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_many_mistakes_hears_of_each_in_its_language(child, language):
    found = check_file(child(MANY))
    assert [each.key for each in found] == [
        "titel",
        "accent",
        "jail.bial",
        "jail.bail",
        "turn.extra_roll",
        "squares.99",
        "squares.1.price",
        "squares.1.names.fr",
        "groups.coast.colour",
        "decks.news.cards.gift.effect.pai",
        "modes.short.bail",
    ]
    told = {each.key: each.message_in(language) for each in found}
    assert "title" in told["titel"]
    assert "jail.bail" in told["jail.bial"]
    assert all(part in told["jail.bail"] for part in ("-5", "0", "100000"))
    assert all(part in told["turn.extra_roll"] for part in ("most", '"must"', '"may"'))
    assert "63" in told["squares.99"]
    assert "1000000" in told["squares.1.price"]
    assert "pt, es, it, en" in told["squares.1.names.fr"]
    assert all(part in told["groups.coast.colour"] for part in ("blue", '"#0f6e84"'))
    assert "'jail.bail' = 50" in told["modes.short.bail"]
    assert all(message.isprintable() for message in told.values())
    if language != "en":
        assert all(each.message_in(language) != each.message for each in found)


def test_a_mistake_reads_in_the_language_asked_for():
    with pytest.raises(EditionError) as caught:
        load("peru", {"jail.bail": -1, "jail.bial": 1})
    assert [caught.value.text_in(language) for language in ("en", "es", "pt", "it")] == [
        "jail.bail: -1 is not allowed; say 0 to 100000 (and 1 more)",
        "jail.bail: no se permite -1; se admite de 0 a 100000 (y 1 más)",
        "jail.bail: -1 não é permitido; aceita-se de 0 a 100000 (e mais 1)",
        "jail.bail: -1 non è ammesso; va bene da 0 a 100000 (altri errori: 1)",
    ]
    assert pickle.loads(pickle.dumps(caught.value)).problems == caught.value.problems


def test_a_file_that_is_no_toml_hears_where(write):
    (found,) = check_file(write("format = 1\nname = x\n"))
    assert found.code == "not-toml"
    assert found.message_in("es").startswith("no es TOML en la línea 2, columna 8: ")
    (found,) = check_file(write("format = 1\nname = "))
    assert found.message_in("it").startswith("non è TOML alla riga 2: ")


def test_a_record_with_a_bad_edition_hears_of_it_in_its_language():
    record = Game("peru", 2, seed="1").record()
    record["header"]["edition"]["dials"]["jail.bail"] = -1
    with pytest.raises(Refused) as caught:
        Game.from_record(record)
    assert "no se permite -1; se admite de 0 a 100000" in caught.value.text_in("es")
    assert "-1 non è ammesso" in caught.value.text_in("it")
