"""The catalogues say everything, in four languages, with nothing left over."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from rentier.editions import schema
from rentier.notation import events, nouns, refusals, texts, words
from rentier.rules import names as numbers

FOLDER = Path(texts.__file__).with_name("catalogues")
MOVES = [name[5:].lower() for name in dir(numbers) if name.startswith("MOVE_") and name != "MOVE_NONE"]
MOVES.remove("rows")
CARDS: dict[str, tuple[str, ...]] = {
    "move-to": ("square",),
    "move-to-next": ("kind",),
    "move-back": ("steps",),
    "go-to-jail": (),
    "jail-free": (),
    "pay": ("amount",),
    "pay-range": ("least", "most"),
    "collect": ("amount",),
    "collect-range": ("least", "most"),
    "pay-each": ("amount",),
    "pay-each-range": ("least", "most"),
    "collect-each": ("amount",),
    "collect-each-range": ("least", "most"),
    "pay-buildings": ("house", "hotel"),
    "pay-buildings-random": ("least", "most"),
    "move-random": (),
}
# What the sentences of the lab's page may name; what each one gets is for tests/lab/test_report.py to see.
REPORT = {"edition", "games", "players", "bots", "bot", "version", "median", "most", "least", "rounds", "share"}
REPORT |= {"interval", "fair", "group", "groups", "square", "other", "stage", "titles", "chairs", "asked", "count"}
REPORT |= {"misses", "rolls", "jail", "opponents", "houses", "amount", "amounts", "number"}
# The same for the sentences of a comparison, seen by tests/lab/test_compare.py.
COMPARE = {
    "printed",
    "changed",
    "games",
    "asked",
    "players",
    "bots",
    "bot",
    "mode",
    "at",
    "last",
    "count",
    "low",
    "high",
}
COMPARE |= {"value", "claim", "question", "range", "from", "to", "grain", "needed", "name"}
# The same for the mistakes of an edition, each made by tests/editions/test_mistakes.py.
MISTAKE = {"key", "value", "hint", "name", "names", "first", "last", "count", "low", "high", "least", "most", "needed"}
MISTAKE |= {"allowed", "kind", "kinds", "squares", "start", "amount", "price", "players", "said", "edition", "reason"}
MISTAKE |= {"line", "column", "number", "byte"}
WORDS = {word: tuple(values.values()) for word, values in events.WORDS.items()}
NOT_TOLD = {"may-place"}
PEOPLE = {"seat", "to", "visitor", "payer", "payee", "giver", "taker", "creditor"}


def dashed(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")


def needed() -> set[str]:
    """Every key that the rules, the editions and the tables may ask for."""
    found = {f"refused-{code}" for code in (*refusals.CODES.values(), *refusals.MALFORMED)}
    found |= {f"reason-{reason}" for reason in refusals.REASONS}
    found |= {f"event-{kind}" for kind in events.KINDS.values() if kind not in NOT_TOLD}
    found |= {f"card-{effect}" for effect in CARDS}
    found |= {f"kind-{kind}" for kind in schema.KINDS}
    found |= {f"move-{dashed(move)}" for move in MOVES}
    found |= {f"section-{section}" for section in schema.SECTIONS}
    found |= {f"language-{language}" for language in texts.LANGUAGES}
    for dial in schema.DIALS.values():
        found.add(f"dial-{dashed(dial.key)}")
        found |= {f"dial-{dashed(dial.key)}-{word}" for word in dial.words}
    return found


def variables_of(key: str) -> set[str]:
    """What a message may name."""
    kind, _, name = key.partition("-")
    if kind in ("refused", "move", "checked", "played"):
        return set(texts.DETAILS)
    if kind == "table":
        return {*texts.DETAILS, "name", "number", "seconds"}
    if kind == "jail":
        return {"jail"}
    if kind == "dial":
        return {*words.NAMED, "jail", "bank", "parking"}
    if kind == "aim":
        return {"count"}
    if kind == "card":
        return {*CARDS[name], "jail"}
    if kind == "report":
        return REPORT
    if kind == "compare":
        return COMPARE
    if kind == "mistake":
        return MISTAKE
    if kind == "event":
        number = next(number for number, event in events.KINDS.items() if event == name)
        own = set(words.NAMED) if name in events.NAMES_OWN_WORDS else set()
        built = {"built", "houses"} if name in ("built", "building-sold", "buildings-returned") else set()
        more = {"time-up": {"by"}, "moved": {"visit"}}
        return {*events.FIELDS[number], *built, *own, *more.get(name, set()), "jail", "bank"}
    return set()


class Names(visitor.Visitor):
    """The variables, functions and selectors that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.choices.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


def messages(language: str) -> dict[str, ast.Message]:
    found = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def values_of(language: str, name: str, key: str) -> tuple[str, ...]:
    """What a variable may hold."""
    if key.startswith("compare-"):
        unless_known = ("",) if (name, key[:14]) in (("last", "compare-rounds"), ("needed", "compare-say-op")) else ()
        return ("1", "2.5") if name == "value" else (*unless_known, f"<{name}>")
    if name == "reason":
        return ("", "Because.") if key.startswith("refused-") else WORDS["reason"]
    if name in WORDS:
        return WORDS[name]
    if name == "built":
        return ("house", "hotel")
    if name == "place":
        return ("site", "building", "question")
    if name == "by":
        return ("clock", "agreed")
    if name == "visit":
        return ("yes", "empty", "no")
    if name == "jail":
        return (texts.sentence(language, "the-jail", {}), nouns.Noun(f"<{name}>"))
    if name == "bank":
        return (texts.account(language, "bank"), texts.Account("bank", "el Banco"))
    if name == "kind":
        return (*schema.KINDS, "Something else")
    if name == "move":
        return ("", "build", "accept", "settle", "bid")
    if name in PEOPLE:
        bank, jackpot = (texts.account(language, kind) for kind in ("bank", "jackpot"))
        return ("Ana", bank, jackpot) if name in ("payer", "payee", "giver", "taker", "creditor") else ("Ana",)
    if name in ("turns", "steps", "buildings", "houses"):
        return ("1", "4")
    if (name, key) in (("cash", "event-settlement-proposed"), ("cash", "event-settlement-accepted")):
        return ("", f"<{name}>")
    if key.startswith(("refused-", "move-")) or name == "place":
        return ("", f"<{name}>")
    return (f"<{name}>",)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_catalogue_has_every_key_and_no_other(language: str) -> None:
    assert needed() - texts.keys(language) == set()
    assert texts.keys(language) == texts.keys("en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_language_names_the_same_files_and_only_known_variables(language: str) -> None:
    assert {file.name for file in (FOLDER / language).iterdir()} == {file.name for file in (FOLDER / "en").iterdir()}
    for key, message in messages(language).items():
        names = Names()
        names.visit(message)
        assert names.variables <= variables_of(key), key


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_choice_is_made_between_words_that_exist(language: str) -> None:
    for key, message in messages(language).items():
        names = Names()
        names.visit(message)
        for name, choices in names.choices.items():
            assert choices - {"other"} <= set(values_of(language, name, key)), key


def all_that_is_said(language: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every key, with all that its details may be."""
    for key, message in messages(language).items():
        names = Names()
        names.visit(message)
        used = sorted(names.variables)
        for values in product(*(values_of(language, name, key) for name in used)):
            yield key, dict(zip(used, values, strict=True))


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_sentence_is_whole_whatever_is_known(language: str) -> None:
    for key, details in all_that_is_said(language):
        text = texts.sentence(language, key, details)
        assert text.strip() == text, (key, text)
        assert text, key
        assert "\n" not in text, (key, text)
        assert "  " not in text, (key, text)
        assert "{" not in text.replace('{"move": "roll"}', ""), (key, text)
        assert not set(text) & set("\u2066\u2067\u2068\u2069"), (key, text)
        if key.startswith(("refused-", "reason-", "event-", "card-")):
            assert text[-1] in ".!?”»", (key, text)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_sentence_is_what_fluent_makes_of_it(language: str) -> None:
    bundle = FluentBundle([language], functions=texts.functions(language), use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for key, details in all_that_is_said(language):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        said, wrong = bundle.format_pattern(pattern, {name: "" for name in texts.details_of(key)} | details)
        assert not wrong, (key, wrong)
        assert texts.sentence(language, key, details) == texts._capital(texts._one_stop(str(said), details), details)


def test_a_refusal_that_knows_little_is_still_a_sentence() -> None:
    assert texts.sentence("en", "refused-no-cash", {"needed": "$60", "cash": "$45"}) == (
        "You do not have enough cash: this takes $60 and you have $45."
    )
    assert texts.sentence("en", "refused-no-cash", {}) == "You do not have enough cash."


def test_an_amount_that_ends_in_a_full_stop_ends_the_sentence_too() -> None:
    assert texts.sentence("pt", "card-collect", {"amount": "30 p."}) == "Receba 30 p."
    assert texts.sentence("pt", "card-collect", {"amount": "S/. 30"}) == "Receba S/. 30."


def test_the_bank_is_named_as_each_language_does() -> None:
    details = {"reason": "tax", "payer": "Ana", "amount": "$200", "place": ""}
    told = [
        texts.sentence(language, "event-paid", {**details, "payee": texts.account(language, "bank")})
        for language in texts.LANGUAGES
    ]
    assert told == [
        "Ana paga $200 ao Banco.",
        "Ana paga $200 a la Banca.",
        "Ana paga $200 alla Banca.",
        "Ana pays $200 to the Bank.",
    ]


def test_a_player_called_as_the_bank_is_a_player() -> None:
    """The Bank is known by what it is, not by how a sentence calls it."""
    for name in ("la Banca", "bank", "el bote", "jackpot"):
        details = {"reason": "card", "payer": "Ana", "payee": name, "amount": "$200", "place": ""}
        assert texts.sentence("es", "event-paid", details) == f"Ana paga $200 a {name}."
        known = {"owed": "$5", "creditor": name}
        assert texts.sentence("es", "refused-debt-first", known) == f"Primero hay que saldar una deuda: $5 a {name}."


def test_the_bank_as_a_creditor_is_the_bank() -> None:
    known = {"owed": "$5", "creditor": texts.account("es", "bank")}
    assert texts.sentence("es", "refused-debt-first", known) == "Primero hay que saldar una deuda: $5 a la Banca."


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=r"'fr'.*pt, es, it, en"):
        texts.sentence("fr", "the-bank", {})


def test_a_key_that_is_not_there_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="refused-nothing"):
        texts.sentence("pt", "refused-nothing", {})


def test_fluent_is_imported_at_the_first_sentence() -> None:
    script = (
        "import sys; from rentier.notation import texts; early = 'fluent.syntax' in sys.modules; "
        "texts.sentence('it', 'the-bank', {}); print(early, 'fluent.syntax' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
