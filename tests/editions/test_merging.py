"""A parent and differences."""

from rentier.editions import check_file, load


def test_a_child_says_only_what_differs(child):
    edition = load(child("[jail]\nbail = 30"))
    assert edition.dials["jail.bail"] == 30
    assert edition.dials["players.max"] == 4
    assert edition.dials["money.salary"] == 200
    assert edition.name == "child"
    assert edition.title == "Tiny"


def test_tables_merge_key_by_key(child):
    edition = load(child('[squares]\n1 = {name = "Windmill", rents = [3, 10, 30, 90, 160, 250]}'))
    assert (edition.squares[1].name, edition.squares[1].price) == ("Windmill", 60)
    assert edition.squares[1].rents == [3, 10, 30, 90, 160, 250]


def test_a_cards_effect_is_replaced_as_a_whole(child):
    edition = load(child("[decks.news.cards.gift]\neffect = {pay = 50}"))
    gift = edition.decks["news"].cards[0]
    assert (gift.id, gift.effect, gift.value) == ("gift", "pay", 50)


def test_new_cards_come_behind_the_parents(child):
    edition = load(child("[decks.news.cards.fine]\neffect = {pay = 5}"))
    assert [card.id for card in edition.decks["news"].cards] == ["gift", "walk", "ride", "jail-free", "fine"]


def test_a_line_that_changes_nothing_is_an_error(problem):
    found = problem("[jail]\nbail = 20")
    assert (found.key, found.value) == ("jail.bail", "20")
    assert found.message == "changes nothing: the parent says 20 already; leave the line out"
    assert found.file.endswith("child.toml")


def test_so_is_one_deep_inside_a_square_or_a_card(problem):
    assert problem("[squares]\n6 = {amount = 75}").key == "squares.6.amount"
    assert problem("[decks.news.cards.walk]\neffect = {move_to = 11}").key == "decks.news.cards.walk.effect"


def test_so_is_a_mode_that_repeats_the_edition(problem):
    found = problem('[modes.slow]\n"players.max" = 4')
    assert (found.key, found.message.split(":")[0]) == ("modes.slow.players.max", "changes nothing")


def test_a_removal_takes_out_a_card(child):
    edition = load(child('remove = ["decks.news.cards.walk"]'))
    assert [card.id for card in edition.decks["news"].cards] == ["gift", "ride", "jail-free"]


def test_a_removal_reaches_a_dial_inside_a_mode(child):
    edition = load(child('remove = ["modes.short.end.bankruptcies"]\n[modes.short]\n"end.clock" = true'))
    assert edition.modes == {"short": {"end.clock": True}}


def test_a_square_changes_its_kind_when_what_it_had_is_removed(child):
    edition = load(child('remove = ["squares.6.amount"]\n[squares]\n6 = {kind = "rest"}'))
    assert (edition.squares[6].kind, edition.squares[6].amount) == ("rest", 0)


def test_removing_what_is_not_there_is_an_error_with_a_suggestion(problem):
    found = problem('remove = ["decks.news.cards.wolk"]')
    assert found.key == "remove"
    assert found.message == "decks.news.cards.wolk is not in the parent; did you mean decks.news.cards.walk?"


def test_a_grandchild_sees_through_to_its_grandparent(child, write):
    child("[jail]\nbail = 30")
    path = write('format = 1\nextends = "child.toml"\nname = "third"\n[jail]\nbail = 20', "third.toml")
    edition = load(path)
    assert edition.dials["jail.bail"] == 20
    assert edition.squares[1].name == "Mill"


def test_a_removal_that_leaves_a_dial_unset_is_told(problem):
    found = problem('remove = ["jail.bail"]')
    assert (found.key, found.message) == ("jail.bail", "missing; say 0 to 100000")


def test_a_file_that_extends_itself_is_an_error(write):
    (found,) = check_file(write('format = 1\nextends = "child.toml"\nname = "child"'))
    assert found.message == "extends itself, directly or through its parents; extend another"
    write('format = 1\nextends = "child.toml"\nname = "other"', "other.toml")
    (found,) = check_file(write('format = 1\nextends = "other.toml"\nname = "child"'))
    assert found.message == "extends itself, directly or through its parents; extend another"


def test_too_long_a_line_of_ancestors_is_an_error(write):
    for n in range(12):
        parent = "tiny.toml" if n == 0 else f"n{n - 1}.toml"
        path = write(f'format = 1\nextends = "{parent}"\nname = "n"\n[money]\nstart = {n}', f"n{n}.toml")
    (found,) = check_file(path)
    assert found.message == "more than 8 files extend one another; extend one that is nearer the first"


def test_extending_an_unknown_edition_gets_a_suggestion(write):
    (found,) = check_file(write('format = 1\nextends = "clasic"\nname = "x"'))
    assert (found.key, found.message) == ("extends", "no edition is called clasic; did you mean classic?")


def test_a_renamed_square_loses_the_nouns_of_its_parent(write):
    renamed = 'format = 1\nextends = "peru"\nname = "child"\n[squares]\n10.names = {es = "Calabozo"}\n'
    edition = load(str(write(renamed)))
    assert edition.jail.nouns == {"pt": "a cadeia", "it": "la prigione", "en": "jail"}
    assert load("peru").jail.nouns["es"] == "la cárcel"
