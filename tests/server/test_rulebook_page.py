"""The rulebook that a page shows: every clause has its own words, in four languages, house rules marked."""

import pytest

from rentier.editions import load
from rentier.editions.clauses import CLAUSE
from rentier.notation import texts
from rentier.server import rulebook
from tests.rulebooks.test_all_clauses import RULEBOOKS, clauses_of

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_has_an_entry_with_its_own_words(edition):
    book = load(edition)
    numbers = clauses_of(RULEBOOKS / f"{edition}.md")
    said: dict[str, set[str]] = {number: set() for number in numbers}
    for language in texts.LANGUAGES:
        page = rulebook.page(book, language)
        assert list(page["clauses"]) == numbers
        for number, clause in page["clauses"].items():
            assert len(clause["words"]) > 10, (language, number)
            assert clause["words"].endswith("."), (language, number)
            said[number].add(clause["words"])
        chips = {chip for chapter in page["chapters"] for rule in chapter["rules"] for chip in rule["clauses"]}
        assert chips | set(book.clauses.values()) <= set(numbers)
        assert {clause["chapter"] for clause in page["clauses"].values()} <= {each["id"] for each in page["chapters"]}
    assert [number for number, words in said.items() if len(words) < len(texts.LANGUAGES)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_words_name_only_clauses_of_their_own_rulebook(edition):
    numbers = set(clauses_of(RULEBOOKS / f"{edition}.md"))
    for language in texts.LANGUAGES:
        for number, words in texts.clauses(edition, language).items():
            assert set(CLAUSE.findall(words)) <= numbers, (language, number)


def test_a_house_rule_is_marked_at_the_clause_that_it_puts_aside():
    page = rulebook.page(load("peru", house_rules={"money.start": 1000}), "en")
    assert page["clauses"]["PE-02"]["rules"] == ["money.start"]
    rule = next(rule for chapter in page["chapters"] for rule in chapter["rules"] if rule["key"] == "money.start")
    assert (rule["by"], rule["clauses"], rule["printed"], rule["value"]) == ("house", ["PE-02"], 1500, 1000)


def test_an_edition_of_ones_own_takes_its_parent_s_words_and_no_other_s(tmp_path):
    mine = tmp_path / "mine.toml"
    mine.write_text('format = 1\nextends = "peru"\nname = "mine"\ntitle = "Mine"\n\n[money]\nstart = 999\n', "utf-8")
    clauses = rulebook.page(load(str(mine)), "en")["clauses"]
    assert clauses["PE-16"]["words"] == texts.clauses("peru", "en")["PE-16"]
    assert not any(number.startswith("SC-") for number in clauses)
    assert texts.clauses("../../../etc/passwd", "en") == {}
    assert texts.clauses("a" * 5000, "en") == {}  # longer than a file name may be


def rules_of(name, language="en", **more):
    """The page's rules by key."""
    page = rulebook.page(load(name, **more), language)
    return {rule["key"]: rule for chapter in page["chapters"] for rule in chapter["rules"]}


@pytest.mark.clause("MT-06")
def test_a_rule_without_effect_is_marked():
    assert not rules_of("malta")["jail.bail"]["effective"]
    assert rules_of("castilla")["jail.bail"]["effective"]


@pytest.mark.clause("PE-38", "PE-41")
def test_the_page_agrees_with_the_clauses_on_selling_and_mortgaging_in_peru():
    rules = rules_of("peru")
    assert rules["money.raise_when"]["text"] == "at any time"
    assert rules["mortgage.needs"]["text"] == "the lot"
    assert "all buildings of the group may be sold at once" in rules["building.hotel_break"]["text"]


@pytest.mark.parametrize(
    ("name", "language", "key", "label"),
    [
        ("brasil", "pt", "money.salary", "Honorários na casa de partida"),
        ("scuola", "it", "money.salary", "Indennità alla casella di partenza"),
        ("castilla", "es", "money.salary", "Salario en la casilla de salida"),
        ("peru", "es", "jail.bail", "Multa"),
        ("peru", "es", "jail.bail_when", "La multa se paga"),
        ("castilla", "es", "jail.bail", "Fianza"),
        ("scuola", "it", "turn.doubles_to_jail", "Doppi di fila che mandano alla casella «Assenza»"),
    ],
)
def test_rules_are_named_with_the_rulebook_s_own_words(name, language, key, label):
    assert rules_of(name, language)[key]["label"] == label


def test_the_jackpot_stands_on_the_square_of_that_name():
    assert rules_of("malta", "es")["money.fines_to"]["text"] == "a un bote en la casilla «Parqueo gratis»"


def test_zero_is_told_as_a_word_where_it_is_no_amount():
    rules = rules_of("castilla", "es")
    assert (rules["turn.doubles_to_jail"]["text"], rules["turn.doubles_to_jail"]["allowed"]["zero"]) == ("ninguno",) * 2
    assert rules_of("peru", "es")["turn.doubles_to_jail"]["text"] == "3"
    assert rules["mortgage.interest"]["text"] == "0"
    assert rules["mortgage.interest"]["allowed"]["zero"] is None


@pytest.mark.clause("CA-29", "CA-30")
def test_the_page_states_the_aim():
    assert rulebook.page(load("castilla"), "en")["aim"].startswith("Be the last player left who is not bankrupt, or")
    assert rulebook.page(load("peru"), "en")["aim"].startswith("Be the only player left")


@pytest.mark.clause("PE-53", "PE-54", "PE-55")
def test_the_aim_of_a_mode_names_how_it_ends():
    quick = rulebook.page(load("peru", mode="quick"), "en")["aim"]
    assert quick.endswith("This game ends with bankruptcy number 2, and the richest player wins.")
    timed = rulebook.page(load("peru", mode="timed"), "en")["aim"]
    assert timed.endswith("This game ends at the agreed time, and the richest player wins.")
    assert "richest" not in rulebook.page(load("peru"), "en")["aim"]


@pytest.mark.clause("PE-20")
def test_a_move_backwards_earns_no_salary_by_the_clause_that_says_so():
    assert rules_of("peru")["money.salary_backward"]["clauses"] == ["PE-20"]


def test_the_italian_page_of_peru_calls_titles_as_its_clauses_do():
    page = rulebook.page(load("peru"), "it")
    assert "title" not in page["words"]
    assert "contratto" in page["clauses"]["PE-09"]["words"]


@pytest.mark.clause("PE-25")
def test_the_clause_of_the_forced_fine_says_what_is_left_to_do():
    assert rulebook.page(load("peru"), "en")["clauses"]["PE-25"]["says"] == [
        "Your last roll for a double has failed: pay the fine or use a card."
    ]


@pytest.mark.clause("BR-39", "PE-55")
def test_only_a_rulebook_with_a_clock_speaks_of_an_agreed_time():
    assert rulebook.page(load("brasil"), "en")["clauses"]["BR-39"]["says"] == [
        "The table has agreed to stop: what is under way is finished, but nothing new is started."
    ]
    assert rulebook.page(load("peru"), "en")["clauses"]["PE-55"]["says"] == [
        "The agreed time is over: what is under way is finished, but nothing new is started."
    ]


@pytest.mark.clause("BR-41", "PE-59", "SC-37", "MT-34", "CA-34")
@pytest.mark.parametrize(
    ("name", "clause"),
    [("brasil", "BR-41"), ("peru", "PE-59"), ("scuola", "SC-37"), ("malta", "MT-34"), ("castilla", "CA-34")],
)
def test_leaving_a_game_has_a_chapter_of_its_own(name, clause):
    page = rulebook.page(load(name), "en")
    assert page["leaving"] == clause
    assert page["clauses"][clause]["chapter"] == "leaving"
    assert page["chapters"][-1] == {"id": "leaving", "title": "Leaving the game", "rules": []}


@pytest.mark.clause("BR-01")
def test_the_page_offers_the_pawns_of_the_box():
    six = ["teal", "red", "purple", "green", "orange", "blue"]
    assert rulebook.page(load("brasil"), "pt")["pawns"] == six
    assert rulebook.page(load("peru"), "pt")["pawns"] == [*six, "brown", "black"]


def kinds(text):
    return [(part["kind"], part["text"]) for part in rulebook.parts_of(text)]


def test_a_decision_at_the_end_of_a_clause_is_set_apart():
    assert kinds("All pay. Decision: at once, as no time is stated.") == [
        ("rule", "All pay. "),
        ("decision", "Decision: at once, as no time is stated."),
    ]
    assert kinds("All pay at once.") == [("rule", "All pay at once.")]


@pytest.mark.parametrize(
    "mark", ["Decisão", "Decisión", "Decisione", "Decision", "Decisión, que se aparta de la letra"]
)
def test_a_decision_is_found_in_every_language(mark):
    assert kinds(f"Uno. {mark}: dos.") == [("rule", "Uno. "), ("decision", f"{mark}: dos.")]


def test_a_decision_in_parentheses_ends_with_them():
    assert kinds("Pay 50 (Decision: at the start (of a turn)), or wait.") == [
        ("rule", "Pay 50 "),
        ("decision", "(Decision: at the start (of a turn))"),
        ("rule", ", or wait."),
    ]


def test_two_decisions_are_two_pieces():
    assert kinds("Decision: one. Decision: two.") == [("decision", "Decision: one. "), ("decision", "Decision: two.")]


def test_a_clause_that_only_speaks_of_decisions_has_none():
    assert kinds("The decision is the owner's.") == [("rule", "The decision is the owner's.")]


@pytest.mark.clause("CA-24", "PE-42", "MT-26")
@pytest.mark.parametrize(("name", "square", "lift"), [("castilla", 1, 30), ("peru", 1, 33), ("malta", 12, 83)])
def test_a_deed_says_what_its_owner_pays_to_lift_the_mortgage(name, square, lift):
    assert rulebook.page(load(name), "en")["squares"][square]["lift"] == lift
    assert rulebook.page(load(name), "en")["squares"][0]["lift"] == 0


@pytest.mark.clause("PE-28")
def test_no_clause_of_peru_says_that_money_is_raised_only_while_one_may_build():
    busy = texts.sentence("es", "refused-busy", {})
    clauses = rulebook.page(load("peru"), "es")["clauses"]
    assert [number for number, clause in clauses.items() if busy in clause["says"]] == []
