"""What can be wrong with an edition, each told with its key and what would be right."""

from pathlib import Path

import pytest

from rentier.editions import check_file

MAY_STAY = (
    "a player might never have to leave jail: jail.wait_turns must be above 0, "
    'or jail.bail_when "start-or-forced" or "forced-next-turn"'
)
NO_CLAUSE = 'is not a clause; give one such as "PE-31", or "convention" where the rulebook has none'
TABLE = "needs a table: a [section], or key = value pairs in braces"


def test_an_edition_without_mistakes_has_no_problems(write):
    assert check_file(write("", "unused.toml").with_name("tiny.toml")) == []


def test_a_problem_is_one_line_of_file_key_and_message(problem):
    found = problem("[jail]\nbail = -5")
    assert str(found) == f"{found.file}: jail.bail: -5 is not allowed; say 0 to 100000"
    assert found.value == "-5"


def test_all_problems_are_told_at_once(problems):
    found = problems("surprise = 1\n[jail]\nbail = -5\nbial = 3\n[squares]\n99 = {}")
    assert [key for key, _ in found] == ["surprise", "jail.bail", "jail.bial", "squares.99"]


# Keys and values, each by itself.


@pytest.mark.parametrize(
    ("said", "key", "message"),
    [
        ("titel = 'x'", "titel", "unknown key; did you mean title?"),
        ("[jail]\nbial = 50", "jail.bial", "unknown dial; did you mean jail.bail?"),
        ("[jail]\nbail = true", "jail.bail", "true is not allowed; say 0 to 100000"),
        ("[jail]\nbail = 5.0", "jail.bail", "5.0 is not allowed; say 0 to 100000"),
        ("[jail]\nbail = '50'", "jail.bail", "50 is not allowed; say 0 to 100000"),
        ("[jail]\nplayed = 1", "jail.played", "1 is not allowed; say true or false"),
        (
            "[turn]\nextra_roll = 'most'",
            "turn.extra_roll",
            'most is not allowed; say "must" or "may"; did you mean must?',
        ),
        (
            "[building]\nhouse_stock = 'many'",
            "building.house_stock",
            'many is not allowed; say 0 to 1000 or "unlimited"',
        ),
        ("jail = 3", "jail", TABLE),
        ("squares = 3", "squares", TABLE),
        ("groups = []", "groups", TABLE),
        ("modes = 'quick'", "modes", TABLE),
        ("decks.news = 1", "decks.news", TABLE),
        ("decks.news.cards.gift = 1", "decks.news.cards.gift", TABLE),
        ("title = 3", "title", "needs a text in quotes"),
        ("title = ' '", "title", "is empty; write something, or leave the line out"),
        (f"title = '{'x' * 61}'", "title", "has 61 characters; at most 60 are allowed"),
        (r'title = "a\nb"', "title", "has a line break or another invisible control character; take it out"),
        ("language = 'fr'", "language", "fr is not allowed; say one of pt, es, it, en"),
        ("prefix = 'ti'", "prefix", "needs one to four capital letters, with which the clauses’ numbers begin"),
        ("accent = 'red'", "accent", 'red is not a colour; give one such as "#0f6e84"'),
        ("abstract = 'no'", "abstract", "no is not allowed; say true or false"),
        ("remove = 'squares'", "remove", 'needs a list of dotted keys, such as ["squares.38.amount"]'),
        ("currency.symbol = 1", "currency.symbol", "needs a text in quotes"),
        ("currency.space = 1", "currency.space", "1 is not allowed; say true or false"),
        ("currency.placement = 'left'", "currency.placement", "left is not allowed; say one of before, after"),
        ("currency.colour = 'left'", "currency.colour", "unknown key; known: symbol, placement, space, thousands"),
        ("notes.many = 2", "notes.many", 'needs the value of a note, such as "500"'),
        ("about.fr = 'x'", "about.fr", "unknown key; known: pt, es, it, en"),
        ("clauses.no-cash = 1", "clauses.no-cash", f"1 {NO_CLAUSE}"),
        ("clauses.no-cash = 'TI-1 and TI-2'", "clauses.no-cash", f"TI-1 and TI-2 {NO_CLAUSE}"),
        ("clauses.no-cash = 'Convention'", "clauses.no-cash", f"Convention {NO_CLAUSE}"),
        ("modes.short.clauses = 'TI-1'", "modes.short.clauses", TABLE),
        ("modes.short.clauses.no-cash = 'none'", "modes.short.clauses.no-cash", f"none {NO_CLAUSE}"),
        (
            "modes.short.clauses.paid-ransom = 'TI-1'",
            "modes.short.clauses.paid-ransom",
            "neither a refusal nor an event is called paid-ransom; did you mean paid-rent?",
        ),
        (
            "clauses.not_owner = 'TI-1'",
            "clauses.not_owner",
            "neither a refusal nor an event is called not_owner; did you mean not-owner?",
        ),
        (
            "clauses.paid-ransom = 'TI-1'",
            "clauses.paid-ransom",
            "neither a refusal nor an event is called paid-ransom; did you mean paid-rent?",
        ),
        (
            "modes.short.bail = 1",
            "modes.short.bail",
            "unknown dial; did you mean jail.bail?; write the whole key in quotes, as 'jail.bail' = 50",
        ),
        ("[modes.short]\n'jail.bail' = -1", "modes.short.jail.bail", "-1 is not allowed; say 0 to 100000"),
        ("[modes.'Quick one']", "modes.Quick one", "names consist of small letters, digits and hyphens"),
        ("groups.coast.color = '#000000'", "groups.coast.color", "unknown key; did you mean colour?"),
        ("groups.coast.colour = 'blue'", "groups.coast.colour", 'blue is not a colour; give one such as "#0f6e84"'),
        ("squares.01 = {}", "squares.01", "squares are numbered from 0 to at most 63"),
        ("squares.64 = {}", "squares.64", "squares are numbered from 0 to at most 63"),
        ("squares.one = {}", "squares.one", "squares are numbered from 0 to at most 63"),
        ("squares.1.prize = 3", "squares.1.prize", "unknown key; did you mean price?"),
        ("squares.1.price = 0", "squares.1.price", "0 is not allowed; say a whole number from 1 to 1000000"),
        ("squares.1.short = 'Eleven chars'", "squares.1.short", "has 12 characters; at most 10 are allowed"),
        ("squares.1.names.fr = 'x'", "squares.1.names.fr", "unknown key; known: pt, es, it, en"),
        ("squares.1.group = 7", "squares.1.group", "needs the name that the group or deck has in this file"),
        ("squares.1.rents = 7", "squares.1.rents", "needs a list of 1 to 8 whole numbers from 0 to 1000000"),
        ("squares.1.rents = [1, true]", "squares.1.rents", "needs a list of 1 to 8 whole numbers from 0 to 1000000"),
        ("decks.news.size = 1", "decks.news.size", "unknown key; known: name, names, colour, cards"),
        ("decks.news.colour = 1", "decks.news.colour", '1 is not a colour; give one such as "#0f6e84"'),
        (
            "decks.news.cards.Bad_Id = {}",
            "decks.news.cards.Bad_Id",
            "names consist of small letters, digits and hyphens",
        ),
        ("decks.news.cards.gift.fr = 'x'", "decks.news.cards.gift.fr", "unknown key; known: effect, pt, es, it, en"),
    ],
)
def test_a_key_or_value_that_is_not_allowed(problem, said, key, message):
    found = problem(said)
    assert (found.key, found.message) == (key, message)


def test_notes_add_up_to_the_cash_at_the_start(problem, problems):
    found = problem("notes = {500 = 2}\nmoney.start = 900")
    assert (found.key, found.message) == ("notes", "the notes add up to 1000; money.start is 900")
    assert problems("notes = {500 = 1, 100 = 4}\nmoney.start = 900") == []


def test_a_kind_a_pattern_and_a_separator_are_chosen_from_lists(problem):
    assert problem("squares.1.kind = 'plot'").message.startswith("plot is not allowed; say one of start, lot, station")
    assert problem("groups.coast.pattern = 'stars'").message.startswith("stars is not allowed; say one of solid")
    assert problem("currency.thousands = ';'").message.startswith('needs "", "."')


def test_format_and_name_must_be_there(write):
    assert [(p.key, p.message) for p in check_file(write('extends = "tiny.toml"'))] == [
        ("format", "say format = 2"),
        ("name", "missing; give the edition a name, in small letters"),
    ]
    assert [p.key for p in check_file(write('format = true\nname = "Big Name"\nextends = 3'))] == ["extends"]
    assert [p.key for p in check_file(write('format = 3\nname = "Big Name"'))] == ["format", "name"]


@pytest.mark.parametrize(
    ("effect", "key", "message"),
    [
        ("{}", "", "a card does exactly one thing, and this one does 0"),
        ("{pay = 1, collect = 2}", "", "a card does exactly one thing, and this one does 2"),
        ("3", "", TABLE),
        ("{pai = 1}", ".pai", "unknown effect; did you mean pay?"),
        ("{pay = 0}", ".pay", "0 is not allowed; say a whole number from 1 to 1000000 or [least, most]"),
        ("{pay = true}", ".pay", "true is not allowed; say a whole number from 1 to 1000000 or [least, most]"),
        ("{collect = [5]}", ".collect", "needs [least, most]"),
        ("{collect_each = [9, 5]}", ".collect_each", "needs [least, most]"),
        ("{pay_each = [1, 2, 3]}", ".pay_each", "needs [least, most]"),
        ("{pay_buildings_random = 4}", ".pay_buildings_random", "needs [least, most]"),
        ("{pay_buildings = {house = 4}}", ".pay_buildings", "needs house and hotel, and nothing else"),
        ("{pay_buildings = 4}", ".pay_buildings", TABLE),
        ("{pay_buildings = {house = -4, hotel = 1}}", ".pay_buildings.house", "-4 is not allowed"),
        ("{move_to = 64}", ".move_to", "64 is not allowed"),
        ("{move_to = 12}", ".move_to", "12 is beyond the board of 12 squares"),
        ("{move_back = 12}", ".move_back", "12 is beyond the board of 12 squares"),
        ("{move_back = 0}", ".move_back", "0 is not allowed"),
        ("{move_to_next = 'shop'}", ".move_to_next", "shop is not allowed; say one of start"),
        ("{move_to_next = 'company'}", ".move_to_next", "the board has no square of kind company"),
        ("{go_to_jail = false}", ".go_to_jail", "can only be true"),
        ("{jail_free = 1}", ".jail_free", "can only be true"),
        ("{move_random = 'yes'}", ".move_random", "can only be true"),
    ],
)
def test_a_cards_effect_must_be_one_of_those_known(problem, effect, key, message):
    found = problem(f"decks.news.cards.gift.effect = {effect}")
    assert found.key == f"decks.news.cards.gift.effect{key}"
    assert found.message.startswith(message)


# The edition as a whole.


def test_what_every_edition_needs_is_missed(write):
    found = check_file(write('format = 1\nname = "bare"'))
    keys = [problem.key for problem in found]
    assert keys[:8] == [
        "title",
        "language",
        "prefix",
        "accent",
        "currency.symbol",
        "currency.placement",
        "currency.space",
        "currency.thousands",
    ]
    assert {"squares", "squares.0.kind", "players.min", "jail.bail"} <= set(keys)


@pytest.mark.parametrize(
    ("said", "key", "message"),
    [
        ('remove = ["squares.6.name"]', "squares.6.name", "missing"),
        ('remove = ["squares.1.rents"]', "squares.1.rents", "missing; a square of kind lot needs it"),
        ('remove = ["squares.6.amount"]', "squares.6.amount", "missing; a square of kind tax needs it"),
        (
            'remove = ["squares.2.deck"]\nsquares.6.kind = "rest"',
            "squares.2.deck",
            "missing; a square of kind cards needs it",
        ),
        (
            "squares.6.price = 5",
            "squares.6.price",
            'a square of kind tax has no price; leave it out, or remove "squares.6.price"',
        ),
        ("squares.5.house_price = 5", "squares.5.house_price", "a square of kind station has no house_price"),
        ('squares.2.deck = "new"', "squares.2.deck", "there is no deck new; did you mean news?"),
        ('squares.1.group = "inlan"', "squares.1.group", "there is no group inlan; did you mean inland?"),
        ("squares.1.mortgage = 61", "squares.1.mortgage", "a mortgage of 61 is above the price of 60"),
        (
            "squares.1.rents = [1, 2, 3]",
            "squares.1.rents",
            "a lot has 6 rents (bare, one to four houses, hotel), not 3",
        ),
        ("squares.5.rents = [1, 2, 3]", "squares.5.rents", "3 rents by number owned, but its group has only 2"),
        ('squares.6.kind = "start"', "squares.0.kind", "square 0, and no other, is of kind start; found: 0, 6"),
        ('squares.7.kind = "jail"', "squares.7.kind", "a board has one jail, and this one has 2: 4, 7"),
        ('groups.coast.pattern = "grid"', "groups.lines.pattern", "group coast has this pattern already"),
        ('remove = ["groups.coast.colour"]', "groups.coast.colour", "missing"),
        ('remove = ["groups.coast.names.en"]', "groups.coast.names", "missing"),
        ('remove = ["decks.news.name"]', "decks.news.name", "missing"),
        ("decks.news.cards.blank = {}", "decks.news.cards.blank.effect", "missing; state what the card does"),
    ],
)
def test_a_part_that_does_not_fit_the_rest(problems, said, key, message):
    assert any(at == key and told.startswith(message) for at, told in problems(said)), problems(said)


def test_a_company_has_one_rate(problems):
    said = 'squares.5 = {kind = "company", rents = [4, 5]}\nsquares.10 = {kind = "company", rents = [4]}'
    assert problems(said) == [
        ("squares.5.rents", "a company has one rate, by which the dice are multiplied, not 2"),
        (
            "decks.news.cards.ride.effect.move_to_next",
            "the board has no square of kind station; add one, or say another kind",
        ),
    ]


def test_a_board_of_eleven_squares_is_too_small(problems):
    found = dict(problems('remove = ["squares.11"]'))
    assert found["squares"] == "11 squares; a board has 12 to 64"
    assert found["groups.coast"] == "lots in group coast: 1; a group has 2 to 4"


def test_squares_are_numbered_without_a_gap(problem):
    found = problem('squares.13 = {kind = "rest", name = "Far"}')
    assert (found.key, found.message) == ("squares.12", "missing; squares go from 0 to 12")


def test_a_group_has_squares_of_one_kind(problems):
    found = dict(problems('squares.5.group = "coast"'))
    assert (
        found["squares.5.group"] == "the squares of group coast are of different kinds: lot, station; a group has one"
    )


def test_a_group_of_no_squares_or_too_many_is_told(problems):
    group = 'groups.far = {colour = "#000000", pattern = "cross", names = {en = "Far"}}'
    assert problems(group) == [("groups.far", "no square belongs to group far; remove the group")]
    lines = "\n".join(
        f'squares.{n} = {{kind = "station", name = "L", group = "lines", price = 1, rents = [1], mortgage = 1}}'
        for n in range(12, 20)
    )
    assert problems(lines) == [("squares.12.group", "squares in group lines: 10; a group has at most 8")]


def test_a_deck_that_no_square_uses_cannot_be_reached(problem):
    found = problem('decks.spare = {name = "S", colour = "#000000", cards = {a = {effect = {pay = 1}}}}')
    message = (
        "no square draws from deck spare: its cards would never be drawn; remove it, or give it a square of kind cards"
    )
    assert (found.key, found.message) == ("decks.spare", message)


def test_decks_have_a_largest_number_and_size(problems):
    decks = "\n".join(
        f'decks.d{n} = {{name = "S", colour = "#000000", cards = {{a = {{effect = {{pay = 1}}}}}}}}' for n in range(4)
    )
    assert ("decks", "5 decks; at most 4 are allowed") in problems(decks)
    cards = "\n".join(f"decks.news.cards.c{n} = {{effect = {{pay = 1}}}}" for n in range(30))
    assert problems(cards) == [("decks.news.cards", "34 cards; a deck has 1 to 32")]


def test_jail_free_cards_have_a_largest_number_and_are_never_alone(problems):
    cards = "\n".join(f"decks.news.cards.c{n} = {{effect = {{jail_free = true}}}}" for n in range(8))
    assert problems(cards) == [("decks", "9 jail-free cards; at most 8 are allowed")]
    alone = 'remove = ["decks.news.cards.gift", "decks.news.cards.walk", "decks.news.cards.ride"]'
    assert problems(alone) == [
        ("decks.news.cards", "all are jail-free cards: the deck could run out; add another card")
    ]
    assert problems('remove = ["decks.news.cards"]') == [("decks.news.cards", "0 cards; a deck has 1 to 32")]


def test_cards_may_not_lead_round_and_round(problems):
    message = "cards move a pawn round without end: from square 2 to 2; one of them must lead elsewhere"
    assert problems("decks.news.cards.stay = {effect = {move_to = 2}}") == [("decks.news.cards.stay.effect", message)]
    there_and_back = """remove = ["squares.6.amount"]
    squares.6 = {kind = "cards", deck = "more"}
    decks.news.cards.there = {effect = {move_to_next = "cards"}}
    decks.more = {name = "More", colour = "#000000", cards = {back = {effect = {move_back = 4}}}}"""
    message = "cards move a pawn round without end: from square 2, 6 to 2; one of them must lead elsewhere"
    assert problems(there_and_back) == [("decks.news.cards.there.effect", message)]


def blamed(path):
    return [(Path(problem.file).name, problem.key) for problem in check_file(path)]


def test_what_a_file_changes_is_at_fault_not_what_it_found(child, write):
    assert blamed(child('squares.3.group = "coast"')) == [("child.toml", "squares.3.group")]
    assert blamed(child("decks.news.cards.walk.effect = {move_to = 2}")) == [
        ("child.toml", "decks.news.cards.walk.effect")
    ]

    there = """remove = ["squares.6.amount"]
    squares.6 = {kind = "cards", deck = "more"}
    decks.more = {name = "More", colour = "#000000", cards = {back = {effect = {move_back = 4}}}}"""
    assert blamed(child(there)) == []
    grandchild = 'format = 1\nextends = "child.toml"\nname = "grandchild"\n'
    closes = "decks.news.cards.there = {effect = {move_to = 6}}"
    assert blamed(write(grandchild + closes, "grandchild.toml")) == [
        ("grandchild.toml", "decks.news.cards.there.effect")
    ]
    unused = "squares.6.deck = 'news'"
    assert blamed(write(grandchild + unused, "grandchild.toml")) == [("grandchild.toml", "squares.6.deck")]
    second = 'remove = ["squares.6.deck", "decks.more"]\nsquares.6.kind = "jail"'
    assert blamed(write(grandchild + second, "grandchild.toml")) == [("grandchild.toml", "squares.6.kind")]


def test_cards_may_lead_to_other_cards_that_lead_on(problems):
    assert (
        problems("""remove = ["squares.6.amount"]
    squares.6 = {kind = "cards", deck = "news"}
    decks.news.cards.back = {effect = {move_back = 4}}""")
        == []
    )


# Dials against one another and the board.


@pytest.mark.parametrize(
    ("said", "key", "message"),
    [
        ("[players]\nmin = 5", "players.min", "is above players.max, 4; say 4 or less"),
        (
            "[jail]\ncard = false",
            "jail.card",
            "there are jail-free cards to draw; say true, or take them out of the decks",
        ),
        ("[setup]\ntitles_dealt = 2", "setup.titles_dealt", "6 titles are too few for 4 players; say 1 or less"),
        (
            "[setup]\ntitles_dealt = 1\n[money]\nstart = 399",
            "money.start",
            "too little to pay for dealt titles (1, of 400 at most); say 400 or more",
        ),
        (
            '[money]\nfines_to = "jackpot"\n[squares]\n7.kind = "rest"',
            "money.fines_to",
            "a jackpot needs a square of kind parking, where it is won",
        ),
        (
            '[jail]\ndouble_turns = 0\nbail_when = "forced-next-turn"',
            "jail.bail_when",
            "bail is forced after a last failed roll: that needs jail.double_turns above 0",
        ),
        (
            "[jail]\ndouble_turns = 0",
            "jail.bail_when",
            "bail is forced after a last failed roll: that needs jail.double_turns above 0",
        ),
        ('[jail]\nbail_when = "never"', "jail.bail_when", MAY_STAY),
        ('[jail]\nbail_when = "start"', "jail.bail_when", MAY_STAY),
        ('[jail]\ndouble_turns = 0\nbail_when = "start"', "jail.bail_when", MAY_STAY),
    ],
)
def test_dials_that_contradict_are_told(problem, said, key, message):
    found = problem(said)
    assert (found.key, found.message) == (key, message)


def test_a_jail_that_is_needed_must_be_there(problems):
    no_jail = '[squares]\n4.kind = "rest"'
    assert problems(no_jail) == [
        ("jail.played", "the board has no square of kind jail; add one, or say false"),
        ("turn.doubles_to_jail", "the board has no square of kind jail; add one, or say 0"),
        ("jail.played", "the board has a square of kind go-to-jail, but none of kind jail; add one"),
    ]
    card = "\n[decks.news.cards.jail]\neffect = {go_to_jail = true}"
    assert problems(no_jail + card) == [
        (
            "decks.news.cards.jail.effect.go_to_jail",
            "the board has no jail; add a square of kind jail, or give the card another effect",
        )
    ]


def test_a_board_without_titles_is_no_game(problems):
    rest = "\n".join(f'squares.{n}.kind = "rest"' for n in (1, 3, 5, 8, 10, 11))
    gone = [f"squares.{n}.{key}" for n in (1, 3, 5, 8, 10, 11) for key in ("group", "price", "rents", "mortgage")]
    gone += [f"squares.{n}.house_price" for n in (1, 3, 8, 11)] + [
        "squares.8.hotel_price",
        "groups",
        "decks.news.cards.ride",
    ]
    assert problems(f"remove = {gone}\n{rest}") == [
        ("money.start", "the board has no title to buy: nobody could ever win; add some")
    ]


def test_a_mode_is_checked_as_it_would_be_played(problems):
    message = "players.min: is above players.max, 4; say 4 or less"
    assert problems('[modes.long]\n"players.min" = 6') == [("modes.long", message)]


def test_a_prisoner_may_roll_for_ever_but_not_stay_for_ever(problems):
    """What frees by luck or by choice is not enough; waiting or a forced bail is."""
    assert problems('[jail]\nbail_when = "start"') == [("jail.bail_when", MAY_STAY)]
    assert problems('[jail]\nbail_when = "start"\nwait_turns = 1') == []
    assert problems('[jail]\nbail_when = "never"\nwait_turns = 1\ndouble_turns = 0') == []
    assert problems('[jail]\nbail_when = "forced-next-turn"\ndouble_turns = 1') == []
    assert problems('[jail]\nbail_when = "start"\nplayed = false') == []


def test_a_jail_without_a_sure_way_out_is_told_of_the_mode_that_makes_it(problems):
    assert problems("""[modes.slow]\n'jail.bail_when' = 'start'""") == [("modes.slow", f"jail.bail_when: {MAY_STAY}")]


@pytest.mark.parametrize("language", ["pt", "es", "it", "en"])
def test_a_jail_without_a_sure_way_out_is_told_in_four_languages(problem, language):
    told = problem('[jail]\nbail_when = "start"').message_in(language)
    assert all(name in told for name in ("jail.wait_turns", "jail.bail_when", "start-or-forced", "forced-next-turn"))


def test_a_problem_names_the_file_in_which_the_mistake_stands(child, write):
    child("[squares]\n1.mortgage = 61")
    (found,) = check_file(write('format = 1\nextends = "child.toml"\nname = "third"', "third.toml"))
    assert found.file.endswith("child.toml")


def test_a_clause_is_of_the_editions_own_rulebook_or_of_one_that_it_extends(problems):
    said = """prefix = "XX"
[jail]
bail = 5                # XX-01 TI-02
wait_turns = 4          # CA-15
[clauses]
no-cash = "XX-02"
no-cash-build = "TI-03"
paid-rent = "PE-11"
[modes.slow]
"end.bankruptcies" = 2  # PE-53
[modes.slow.clauses]
paid-rent = "PE-55"     # a comment here names nothing: CA-01
no-offer = "convention"
"""
    of_another = "belongs to another rulebook: clauses here begin with XX- or TI-; give one of those, or none"
    assert problems(said) == [
        ("clauses.paid-rent", f"PE-11 {of_another}"),
        ("modes.slow.clauses.paid-rent", f"PE-55 {of_another}"),
        ("jail.wait_turns", f"CA-15 {of_another}"),
        ("modes.slow.end.bankruptcies", f"PE-53 {of_another}"),
    ]


def test_a_mode_that_names_the_same_clause_changes_nothing(problems):
    said = '[clauses]\nbuilt = "TI-01"\n[modes.short.clauses]\nbuilt = "TI-01"'
    message = "changes nothing: clauses.built is TI-01 already; leave the line out"
    assert problems(said) == [("modes.short.clauses.built", message)]
    assert problems(said.replace("TI-01", "TI-02", 1)) == []


def test_a_base_may_name_the_clauses_of_any_rulebook(write):
    assert (
        check_file(write("format = 1\nname = 'base'\nprefix = 'XX'\nabstract = true\n[jail]\nbail = 5  # CA-15")) == []
    )


def test_what_is_missing_is_told_of_the_file_that_took_it_away(problem):
    assert problem('remove = ["squares.6.amount"]').file.endswith("child.toml")
    assert problem('[squares]\n7.kind = "prize"').file.endswith("child.toml")


def test_a_noun_has_the_name_of_its_square_in_it(problem, problems):
    found = problem('squares.4 = {name = "Gaol", nouns = {it = "la prigione"}}')
    assert (found.key, found.code) == ("squares.4.nouns.it", "noun-name")
    assert "“Gaol”" in found.message
    assert problems('squares.4 = {names = {it = "Prigione"}, nouns = {it = "la prigione"}}') == []
    assert problems('squares.4.nouns.fr = "la prison"') == [
        ("squares.4.nouns.fr", "unknown key; known: pt, es, it, en")
    ]
