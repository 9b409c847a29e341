"""What an agent sees: each field says what it is said to say, and nothing hangs on what a seat may not see."""

import random
import re
from pathlib import Path

import numpy as np
import pytest

from rentier import Game, editions
from rentier.bots import driver
from rentier.bots import numbers as asked
from rentier.bots.driver import Driver
from rentier.env import actions, games, numbers, observations, rentier_v0, spaces
from rentier.env.actions import Actions
from rentier.env.observations import Observer
from rentier.notation import position
from rentier.rules import ending, names, setup
from rentier.rules.log import Log

DOCS = Path(__file__).parent.parent.parent / "docs" / "research.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
PERU = editions.load("peru")


def scrambled(g, chance, seat):
    """The same game with other cards on top, another generator, and other offers between others."""
    fields = position.unpack(g)
    for deck, left in enumerate(fields["deck_left"]):
        start = deck * names.CARDS
        cards = fields["deck"][start : start + left]
        chance.shuffle(cards)
        fields["deck"][start : start + left] = cards
    fields["key0"], fields["key1"] = chance.getrandbits(64), chance.getrandbits(64)
    fields["counter"] = [chance.getrandbits(20) for _ in fields["counter"]]
    for proposer, number in enumerate(fields["offer_id"]):
        if number and seat not in (proposer, fields["offer_to"][proposer]):
            fields["give_cash"][proposer] += chance.randrange(1, 50)
            fields["take_squares"][proposer] ^= 1 << chance.randrange(40)
    return position.pack(fields)


def seen_and_legal(edition, seats, g, d, seat):
    e = edition.tables
    listing = Actions(e, seats)
    actions.list_actions(listing, g, e, d, seat)
    size = spaces.fields_of(e, seats)["owner"].stop
    looked = []
    for other in range(seats):
        out = np.zeros(size, np.float32)
        asking = d.asking if other == seat else numbers.NOT_ASKED
        assert observations.observe(Observer(e, seats, 500, size), g, e, d, other, asking, out) == size
        looked.append(out.tolist())
    return looked[seat], actions.listed(listing)


@pytest.mark.both_forms
@pytest.mark.parametrize("name", editions.names())
def test_neither_observation_nor_mask_hangs_on_what_a_seat_may_not_see(name):
    edition = editions.load(name)
    e, log, chance = edition.tables, Log(False), random.Random(f"unseen {name}")
    d = Driver([asked.FOREIGN] * 3, 5)
    g = setup.new_state(e, 3, 5, 7)
    setup.start(g, e, log)
    for _ in range(150):
        seat = driver.advance(g, e, log, d, 40)
        if seat == names.NOBODY:
            break
        here = seen_and_legal(edition, 3, g, d, seat)
        assert here == seen_and_legal(edition, 3, scrambled(g, chance, seat), d, seat)
        listing = Actions(e, 3)
        actions.list_actions(listing, g, e, d, seat)
        if actions.take_action(listing, g, e, d, seat, chance.choice(actions.listed(listing))):
            driver.answer(g, e, log, d, seat, listing.move)


def asking(what, about=0):
    d = Driver([asked.FOREIGN] * 3, 0)
    games.put_question(d, what, about)
    return d


POSITION = {
    "edition": "peru",
    "players": [
        {"cash": 750, "square": 10},
        {"cash": 3000, "square": 20, "jail_cards": 1},
        {"cash": 1500, "square": 10, "in_jail": True, "jail_turns": 1},
    ],
    "titles": {
        1: {"owner": 1, "buildings": 2},
        3: {"owner": 1, "buildings": 1},
        6: {"owner": 0, "mortgaged": True},
        8: {"owner": 2},
    },
    "turn": 1,
    "jackpot": 300,
}


def fields_seen(data, seat, d):
    game = Game.from_position(data)
    fields = spaces.fields_of(PERU.tables, 3)
    out = np.zeros(fields["owner"].stop, np.float32)
    observations.observe(Observer(PERU.tables, 3, 500, len(out)), game._state, PERU.tables, d, seat, d.asking, out)
    return {name: out[part.slice].tolist() for name, part in fields.items()}


def test_each_field_says_what_it_is_said_to_say():
    seen = fields_seen(POSITION, 1, asking(asked.MUST))
    start = 1500
    titles = [square.index for square in PERU.squares if square.price]
    groups = {square.index: square.group for square in PERU.squares}
    assert seen["asked"] == [1, 0, 0, 0, 0]
    assert seen["phase"] == [1, 0, 0]
    assert seen["round"] == pytest.approx([1 / 500])
    assert seen["jackpot"] == pytest.approx([300 / start])
    # Seats from one's own to the left: 1, 2, 0.
    assert seen["cash"] == pytest.approx([3000 / start, 1500 / start, 750 / start])
    assert seen["square"] == pytest.approx([0.5, 0.25, 0.25])
    assert seen["in_jail"] == [0, 1, 0]
    assert seen["jail_turns"] == pytest.approx([0, 1 / 3, 0])
    assert seen["jail_cards"] == [1, 0, 0]
    assert seen["turn"] == [1, 0, 0]
    assert seen["bankrupt"] == [0, 0, 0]
    by_title = dict(zip(titles, zip(*[iter(seen["owner"])] * 3, strict=True), strict=True))
    assert by_title[1] == by_title[3] == (1, 0, 0)
    assert by_title[8] == (0, 1, 0)
    assert by_title[6] == (0, 0, 1)
    assert by_title[39] == (0, 0, 0)
    for square, built in ((1, 2), (3, 1), (6, 0)):
        assert seen["buildings"][titles.index(square)] == pytest.approx(built / 5)
    assert [titles[i] for i, value in enumerate(seen["mortgaged"]) if value] == [6]
    mine = dict(zip(titles, seen["group_mine"], strict=True))
    rival = dict(zip(titles, seen["group_rival"], strict=True))
    assert {square for square, part in mine.items() if part == 1} == {1, 3}
    assert rival[6] == rival[8] == rival[9] == pytest.approx(1 / sum(groups[s] == groups[6] for s in titles))
    assert rival[1] == 0


@pytest.mark.parametrize("name", editions.names())
def test_wealth_is_that_of_the_rules(name):
    env = rentier_v0.env(name, 3)
    chance = np.random.default_rng(1)
    env.reset(seed=3)
    for _ in range(300):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        env.step(int(chance.choice(np.flatnonzero(env.infos[agent]["action_mask"]))))
    g, e, seat = env._games.states[0], env._games.tables, env._asked.item()
    wealth = env.observe(env.agent_selection)[env.fields["wealth"].slice]
    expected = [ending.wealth(g, e, (seat + place) % 3) / e.start_cash for place in range(3)]
    assert wealth.tolist() == pytest.approx(expected)


def test_what_is_asked_about_is_shown():
    claims = {"claims": [{"by": 1, "visitor": 0, "square": 1, "amount": 150}]}
    seen = fields_seen({**POSITION, **claims}, 1, asking(asked.MAY_CLAIM))
    titles = [square.index for square in PERU.squares if square.price]
    assert seen["claim"] == pytest.approx([0.1])
    assert seen["about"] == [0, 0, 1]
    assert [titles[i] for i, value in enumerate(seen["subject"]) if value] == [1]

    game = Game.from_position(POSITION)
    game.apply({"move": "offer", "to": 1, "give": {"cash": 150, "squares": [6]}, "take": {"cards": 1}}, seat=0)
    fields = spaces.fields_of(PERU.tables, 3)
    out = np.zeros(fields["owner"].stop, np.float32)
    d = asking(asked.MAY_ANSWER, 0)
    observations.observe(Observer(PERU.tables, 3, 500, len(out)), game._state, PERU.tables, d, 1, d.asking, out)
    assert out[fields["cash_offered"].slice] == pytest.approx([0.1])
    assert out[fields["cards_wanted"].slice] == [1]
    assert out[fields["about"].slice].tolist() == [0, 0, 1]
    assert [titles[i] for i, value in enumerate(out[fields["offered"].slice]) if value] == [6]
    assert not out[fields["wanted"].slice].any()


@pytest.mark.parametrize("players", [2, 5, 8])
def test_parts_follow_each_other_without_a_gap(players):
    for parts in (spaces.fields_of(PERU.tables, players), spaces.blocks_of(PERU.tables, players)):
        at = 0
        for part in parts.values():
            assert part.start == at
            assert part.stop > at
            at = part.stop


def test_blocks_begin_where_the_actions_do():
    x = Actions(PERU.tables, 4)
    blocks = spaces.blocks_of(PERU.tables, 4)
    starts = {
        "bid": x.bid, "accept": x.accept, "reject": x.reject, "build": x.build, "sell_building": x.sell,
        "sell_all_buildings": x.sell_whole, "mortgage": x.mortgage, "lift": x.lift, "keep": x.keep,
        "auction_title": x.auction, "settle": x.settle, "sell_group": x.sell_group, "offer_to_buy": x.offer_buy,
        "offer_to_sell": x.offer_sell, "offer_to_swap": x.offer_swap, "offer_to_buy_card": x.buy_card,
        "offer_to_sell_card": x.sell_card,
    }  # fmt: skip
    assert {name: blocks[name].start for name in starts} == starts
    single = list(blocks)[: numbers.SINGLE]
    assert [getattr(numbers, name.upper()) for name in single] == list(range(numbers.SINGLE))


def test_the_documentation_has_the_tables_of_the_code():
    text = DOCS.read_text(encoding="utf-8")
    assert spaces.table("action", spaces.ACTIONS) in text
    assert spaces.table("field", spaces.FIELDS) in text


@pytest.mark.parametrize("example", [code for code in EXAMPLES if "torch" not in code])
def test_the_examples_of_the_documentation_run(example):
    exec(compile(example, "research.md", "exec"), {})
