"""An edition as the rules see it: flat numbers, made once before play and never changed."""

from rentier.rules import names

DIALS = (
    "start_cash",
    "salary",
    "salary_backward",
    "fines_to",
    "raise_any_time",
    "first_player",
    "order",
    "doubles_to_jail",
    "extra_roll_must",
    "titles_dealt",
    "declined",
    "monument_declined",
    "claim",
    "group_unbuilt",
    "group_unmortgaged",
    "group_built",
    "draw_random",
    "jail_played",
    "double_turns",
    "double_rolls_again",
    "wait_turns",
    "bail",
    "bail_when",
    "jail_card",
    "needs_group",
    "build_unmortgaged",
    "even",
    "even_sale",
    "one_on_empty",
    "build_when",
    "houses",
    "hotel_needs",
    "house_stock",
    "hotel_stock",
    "shortage_auction",
    "resale",
    "break_or_sell",
    "built_lots",
    "gifts",
    "trade_jail_cards",
    "mortgage_needs",
    "interest",
    "bought_interest",
    "transfer_interest",
    "buildings_first",
    "sell_to_bank",
    "pay_in_property",
    "to_player",
    "to_bank_auction",
    "bankrupt_buildings",
    "heir_interest",
    "heir_interest_on_price",
    "automatic_bankruptcy",
    "liquidate_first",
    "last_buildings_stand",
    "end_bankruptcies",
    "own_everything",
    "clock",
    "mortgaged_counts",
)


class Tables:
    """One edition with its house rules, compiled. Square lists are by square, card lists by deck * CARDS + card."""

    def __init__(self, numbers: dict[str, int], lists: dict[str, list[int]]) -> None:
        """`numbers` has each of DIALS and the counts; `lists` each array, any length up to its own."""
        self.squares = numbers["squares"]
        self.jail_square = numbers["jail_square"]
        self.groups = numbers["groups"]
        self.decks = numbers["decks"]
        self.keepers = numbers["keepers"]

        self.start_cash = numbers["start_cash"]
        self.salary = numbers["salary"]
        self.salary_backward = numbers["salary_backward"]
        self.fines_to = numbers["fines_to"]
        self.raise_any_time = numbers["raise_any_time"]
        self.first_player = numbers["first_player"]
        self.order = numbers["order"]
        self.doubles_to_jail = numbers["doubles_to_jail"]
        self.extra_roll_must = numbers["extra_roll_must"]
        self.titles_dealt = numbers["titles_dealt"]
        self.declined = numbers["declined"]
        self.monument_declined = numbers["monument_declined"]
        self.claim = numbers["claim"]
        self.group_unbuilt = numbers["group_unbuilt"]
        self.group_unmortgaged = numbers["group_unmortgaged"]
        self.group_built = numbers["group_built"]
        self.draw_random = numbers["draw_random"]
        self.jail_played = numbers["jail_played"]
        self.double_turns = numbers["double_turns"]
        self.double_rolls_again = numbers["double_rolls_again"]
        self.wait_turns = numbers["wait_turns"]
        self.bail = numbers["bail"]
        self.bail_when = numbers["bail_when"]
        self.jail_card = numbers["jail_card"]
        self.needs_group = numbers["needs_group"]
        self.build_unmortgaged = numbers["build_unmortgaged"]
        self.even = numbers["even"]
        self.even_sale = numbers["even_sale"]
        self.one_on_empty = numbers["one_on_empty"]
        self.build_when = numbers["build_when"]
        self.houses = numbers["houses"]
        self.hotel_needs = numbers["hotel_needs"]
        self.house_stock = numbers["house_stock"]
        self.hotel_stock = numbers["hotel_stock"]
        self.shortage_auction = numbers["shortage_auction"]
        self.resale = numbers["resale"]
        self.break_or_sell = numbers["break_or_sell"]
        self.built_lots = numbers["built_lots"]
        self.gifts = numbers["gifts"]
        self.trade_jail_cards = numbers["trade_jail_cards"]
        self.mortgage_needs = numbers["mortgage_needs"]
        self.interest = numbers["interest"]
        self.bought_interest = numbers["bought_interest"]
        self.transfer_interest = numbers["transfer_interest"]
        self.buildings_first = numbers["buildings_first"]
        self.sell_to_bank = numbers["sell_to_bank"]
        self.pay_in_property = numbers["pay_in_property"]
        self.to_player = numbers["to_player"]
        self.to_bank_auction = numbers["to_bank_auction"]
        self.bankrupt_buildings = numbers["bankrupt_buildings"]
        self.heir_interest = numbers["heir_interest"]
        self.heir_interest_on_price = numbers["heir_interest_on_price"]
        self.automatic_bankruptcy = numbers["automatic_bankruptcy"]
        self.liquidate_first = numbers["liquidate_first"]
        self.last_buildings_stand = numbers["last_buildings_stand"]
        self.end_bankruptcies = numbers["end_bankruptcies"]
        self.own_everything = numbers["own_everything"]
        self.clock = numbers["clock"]
        self.mortgaged_counts = numbers["mortgaged_counts"]

        by_square = {
            key: lists[key] + [0] * (names.SQUARES - len(lists[key]))
            for key in ("kind", "price", "house_price", "hotel_price", "mortgage", "amount", "deck")
        }
        group = lists["group"] + [-1] * (names.SQUARES - len(lists["group"]))
        self.kind = [by_square["kind"][i] for i in range(names.SQUARES)]
        self.group = [group[i] for i in range(names.SQUARES)]
        self.price = [by_square["price"][i] for i in range(names.SQUARES)]
        self.house_price = [by_square["house_price"][i] for i in range(names.SQUARES)]
        self.hotel_price = [by_square["hotel_price"][i] for i in range(names.SQUARES)]
        self.mortgage = [by_square["mortgage"][i] for i in range(names.SQUARES)]
        self.amount = [by_square["amount"][i] for i in range(names.SQUARES)]
        self.deck = [by_square["deck"][i] for i in range(names.SQUARES)]
        rents = lists["rent"] + [0] * (names.SQUARES * 8 - len(lists["rent"]))
        self.rent = [rents[i] for i in range(names.SQUARES * 8)]

        cards = {
            key: lists[key] + [0] * (names.DECKS * names.CARDS - len(lists[key]))
            for key in ("card_effect", "card_a", "card_b")
        }
        sizes = lists["deck_size"] + [0] * (names.DECKS - len(lists["deck_size"]))
        self.deck_size = [sizes[i] for i in range(names.DECKS)]
        self.card_effect = [cards["card_effect"][i] for i in range(names.DECKS * names.CARDS)]
        self.card_a = [cards["card_a"][i] for i in range(names.DECKS * names.CARDS)]
        self.card_b = [cards["card_b"][i] for i in range(names.DECKS * names.CARDS)]
        keeper = lists["keeper"] + [0] * (names.KEEPERS - len(lists["keeper"]))
        self.keeper = [keeper[i] for i in range(names.KEEPERS)]

        self.lifting = [0 for _ in range(names.SQUARES)]
        self.lifting_bought = [0 for _ in range(names.SQUARES)]
        self.titles = 0
        self.title = [0 for _ in range(names.TITLES)]
        self.group_size = [0 for _ in range(names.SQUARES)]
        self.group_first = [0 for _ in range(names.SQUARES)]
        self.member = [0 for _ in range(names.SQUARES)]
        self.group_set = [0 for _ in range(names.SQUARES)]
        index(self)


def index(e: Tables) -> None:
    """Lists made from the others: titles in board order, the members of each group, what lifting a mortgage costs."""
    count = 0
    for square in range(e.squares):
        if names.LOT <= e.kind[square] <= names.MONUMENT:
            e.title[count] = square
            count += 1
            e.lifting[square] = e.mortgage[square] + (e.mortgage[square] * e.interest + 99) // 100
            bought = e.interest + e.bought_interest
            e.lifting_bought[square] = e.mortgage[square] + (e.mortgage[square] * bought + 99) // 100
    e.titles = count
    place = 0
    one = 1
    for group in range(e.groups):
        e.group_first[group] = place
        for square in range(e.squares):
            if e.group[square] == group:
                e.member[place] = square
                e.group_set[group] |= one << square
                place += 1
        e.group_size[group] = place - e.group_first[group]
