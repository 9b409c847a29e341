"""What an edition tells its readers besides rules: its aim, its own words, its pawns, what its board pictures."""

import pytest

from rentier.editions import Edition, EditionError, load, names
from rentier.editions.schema import LANGUAGES


def child(tmp_path, text, parent="peru"):
    """An edition file over a built-in one."""
    file = tmp_path / "mine.toml"
    file.write_text(f'format = 1\nextends = "{parent}"\nname = "mine"\n{text}', "utf-8")
    return str(file)


def mistakes(tmp_path, text, parent="peru"):
    with pytest.raises(EditionError) as error:
        load(child(tmp_path, text, parent))
    return str(error.value)


@pytest.mark.parametrize("name", names())
def test_every_rulebook_states_its_aim_in_four_languages(name):
    assert set(load(name).aim) == set(LANGUAGES)
    assert len(set(load(name).aim.values())) == len(LANGUAGES)


@pytest.mark.clause("CA-29", "CA-30")
def test_the_aim_of_castilla_names_both_ways_to_win():
    aim = load("castilla").aim["es"]
    assert "último jugador que quede" in aim
    assert "todas las propiedades del tablero" in aim
    assert "todas las propiedades" not in load("peru").aim["es"]


@pytest.mark.parametrize(
    ("name", "language", "word", "said"),
    [
        ("brasil", "pt", "salary", "honorários"),
        ("brasil", "pt", "pawn", "pião"),
        ("peru", "es", "bail", "multa"),
        ("peru", "es", "pawn", "peón"),
        ("scuola", "it", "salary", "indennità"),
        ("scuola", "it", "title", "contratto"),
        ("castilla", "es", "title", "tarjeta de propiedad"),
        ("castilla", "es", "mortgage-value", "TERRENO"),
        ("castilla", "en", "building-price", "CONSTRUCCIÓN"),
    ],
)
def test_a_rulebook_has_words_of_its_own(name, language, word, said):
    assert load(name).words_in(language)[word] == said


def test_what_a_rulebook_does_not_name_has_no_word_of_its_own():
    assert "bail" not in load("castilla").words_in("es")
    assert load("malta").words_in("xx") == {}


@pytest.mark.parametrize(
    ("name", "square", "said"),
    [
        ("brasil", 5, "Ferrovia do Café"),
        ("peru", 20, "Parking gratuito"),
        ("peru", 30, "Ve a la cárcel"),
        ("scuola", 20, "Posteggio gratuito"),
        ("malta", 20, "Parqueo gratis"),
        ("malta", 30, "Ir a la cárcel"),
        ("castilla", 20, "Aparcamiento gratuito"),
    ],
)
def test_squares_are_called_as_the_rulebook_calls_them(name, square, said):
    assert load(name).squares[square].name == said


def test_companies_of_brasil_are_empresas():
    brasil = load("brasil")
    assert brasil.groups["companies"].name_in("pt") == "Empresas"
    told = " ".join(card.text("pt") for deck in brasil.decks.values() for card in deck.cards) + brasil.about["pt"]
    assert "companhia" not in told.lower()
    assert "empresa" in told


def test_lots_of_scuola_are_rooms():
    squares = load("scuola").squares
    assert [squares[i].name for i in (6, 8, 9)] == ["Portineria", "Segreteria", "Archivio"]
    assert [squares[i].name_in("en") for i in (6, 8, 9)] == ["Porter's lodge", "School office", "Archive"]


@pytest.mark.clause("BR-01")
def test_brasil_has_six_pawns_and_more_only_for_more_players():
    assert load("brasil").pawns == 6
    assert load("brasil", house_rules={"players.max": 7}).pawns == 7
    assert load("peru").pawns == 8
    assert load("scuola").pawns == 8  # no number is printed


@pytest.mark.clause("SC-07", "SC-22", "SC-28")
def test_scuola_s_board_shows_building_prices_and_the_nurse():
    scuola = load("scuola")
    assert scuola.building_prices
    assert scuola.squares[30].icon == "nurse"
    assert not load("peru").building_prices
    assert load("peru").squares[30].icon is None


@pytest.mark.parametrize("name", names())
def test_all_of_it_survives_storing(name):
    edition = load(name)
    again = Edition.from_data(edition.to_data())
    assert (again.aim, again.words, again.pawns) == (edition.aim, edition.words, edition.pawns)
    assert again.building_prices == edition.building_prices
    assert [square.icon for square in again.squares] == [square.icon for square in edition.squares]


def test_an_edition_stored_before_has_none_of_it():
    data = load("brasil").to_data()
    for key in ("aim", "words", "pawns"):
        del data[key]
    old = Edition.from_data(data)
    assert (old.aim, old.words, old.pawns) == ({}, {}, 8)


def test_a_child_changes_one_word_and_keeps_the_others(tmp_path):
    mine = load(child(tmp_path, '[words.es]\nbail = "fianza"\n'))
    assert mine.words_in("es")["bail"] == "fianza"
    assert mine.words_in("es")["pawn"] == "peón"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[words.es]\nbial = "multa"\n', "words.es.bial: unknown key; did you mean bail?"),
        ('[words.fr]\nbail = "amende"\n', "words.fr: unknown key"),
        ("[words.es]\nbail = 3\n", "words.es.bail"),
        ("pawns = 9\n", "pawns: 9 is not allowed; say a whole number from 2 to 8"),
        ("[aim]\nes = 3\n", "aim.es"),
        ('[board]\nbuilding_prices = "yes"\n', "board.building_prices: yes is not allowed; say true or false"),
        ('[squares]\n30 = {icon = "doctor"}\n', "squares.30.icon: doctor is not allowed; say one of nurse, bed"),
    ],
)
def test_the_checker_says_what_is_wrong(tmp_path, text, said):
    assert said in mistakes(tmp_path, text)
