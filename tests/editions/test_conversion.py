"""Edition files of format 1 keep the meaning that they had when they were written."""

import pytest

from rentier.editions import check_file, load
from rentier.editions.source import BUILT_IN

NEW_DIALS = ("money.salary_backward", "trade.jail_cards", "turn.seating")
OLD = 'format = {format}\nextends = "{extends}"\nname = "child"\n{said}'
SECTIONS = '[turn]\norder = "random"\n[mortgage]\nneeds = "group-bare"\n'
MODE = '[modes.brief]\n"turn.order" = "random"\n"mortgage.needs" = "group-bare"\n"jail.bail" = 70\n'
MEANING = [(1, "random-round", "owner-bare"), (2, "random", "group-bare")]


@pytest.mark.parametrize(("format", "order", "needs"), MEANING)
def test_words_of_format_1_are_converted_in_sections(write, format, order, needs):
    edition = load(write(OLD.format(format=format, extends="tiny.toml", said=SECTIONS)))
    assert (edition.dials["turn.order"], edition.dials["mortgage.needs"]) == (order, needs)
    assert edition.to_data()["format"] == 2


@pytest.mark.parametrize(("format", "order", "needs"), MEANING)
def test_words_of_format_1_are_converted_in_modes(write, format, order, needs):
    edition = load(write(OLD.format(format=format, extends="tiny.toml", said=MODE)))
    assert edition.modes["brief"] == {"turn.order": order, "mortgage.needs": needs, "jail.bail": 70}


def test_a_file_that_extends_a_rulebook_has_its_new_dials(write):
    dials = load(write(OLD.format(format=1, extends="brasil", said=""))).dials
    assert (dials["money.salary_backward"], dials["trade.jail_cards"]) == (True, False)


def test_a_file_that_stands_alone_has_them_as_they_were(write, tmp_path):
    base = (BUILT_IN / "classic.toml").read_text(encoding="utf-8")
    new = ("salary_backward", "jail_cards", "seating")
    base = "\n".join(line for line in base.splitlines() if not line.startswith(new))
    tiny = (tmp_path / "tiny.toml").read_text(encoding="utf-8").replace('"classic"', '"base.toml"')
    write(base.replace("format = 2", "format = 1"), "base.toml")
    dials = load(write(tiny)).dials
    assert [dials[key] for key in NEW_DIALS] == [False, True, "chosen"]
    write(base, "base.toml")
    assert {problem.key for problem in check_file(write(tiny))} == set(NEW_DIALS)


def test_a_section_that_is_no_table_is_told_as_in_any_file(write):
    wrong = check_file(write('format = 1\nextends = "tiny.toml"\nname = "x"\nturn = 7'))
    assert [problem.key for problem in wrong] == ["turn"]
