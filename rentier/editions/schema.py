"""What an edition file may say: the dials, and the keys of squares, groups, decks and cards. The one place."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rentier.editions.problem import Words, either, words
from rentier.rules import names

Value = int | str  # of a dial; a bool is one of the ints, and told apart by `Dial.accepts`

FORMAT = 2
LANGUAGES = ("pt", "es", "it", "en")
PATTERNS = ("solid", "diagonal", "cross", "grid", "dots", "horizontal", "vertical", "zigzag", "checks", "waves")
PLACEMENTS = ("before", "after")
THOUSANDS = ("", ".", ",", " ", "\u202f", "'")

MOST_MONEY = 1_000_000
FEWEST_SQUARES = 12
LONGEST_TEXT = 600
LONGEST_NAME = 60
LONGEST_SHORT = 10
MOST_PAWNS = 8
FEWEST_PAWNS = 2
ICONS = ("nurse", "bed")  # drawings for squares whose rulebook pictures something of its own

# What a rulebook may call by a word of its own; the catalogues have a word for all others.
WORDS = ("bank", "salary", "bail", "title", "titles", "pawn", "mortgage-value", "building-price")

KINDS: Mapping[str, int] = MappingProxyType(
    {
        "start": names.START,
        "lot": names.LOT,
        "station": names.STATION,
        "service": names.SERVICE,
        "company": names.COMPANY,
        "monument": names.MONUMENT,
        "tax": names.TAX,
        "prize": names.PRIZE,
        "cards": names.CARD_SQUARE,
        "jail": names.JAIL,
        "go-to-jail": names.GO_TO_JAIL,
        "parking": names.PARKING,
        "rest": names.REST,
    }
)
TITLE_KINDS = ("lot", "station", "service", "company", "monument")

# What a square of each kind must and may have, besides kind, name, short, names, nouns and icon.
_TITLE = ("group", "price", "rents", "mortgage")
NEEDED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "lot": (*_TITLE, "house_price"),
        "station": _TITLE,
        "service": _TITLE,
        "company": _TITLE,
        "monument": _TITLE,
        "tax": ("amount",),
        "prize": ("amount",),
        "cards": ("deck",),
    }
)
OPTIONAL: Mapping[str, tuple[str, ...]] = MappingProxyType({"lot": ("hotel_price",)})

TOP_KEYS = (
    "format",
    "extends",
    "abstract",
    "name",
    "title",
    "language",
    "prefix",
    "accent",
    "pawns",
    "remove",
    "currency",
    "notes",
    "about",
    "aim",
    "words",
    "board",
    "groups",
    "squares",
    "decks",
    "modes",
    "clauses",
)
OWN_KEYS = ("format", "extends", "abstract", "name", "remove")  # said by each file for itself, never inherited
BOARD_KEYS = ("building_prices",)
CURRENCY_KEYS = ("symbol", "placement", "space", "thousands")
GROUP_KEYS = ("colour", "pattern", "names")
SQUARE_KEYS = (
    "kind",
    "name",
    "short",
    "names",
    "nouns",
    "group",
    "price",
    "rents",
    "house_price",
    "hotel_price",
    "mortgage",
    "amount",
    "deck",
    "icon",
)
DECK_KEYS = ("name", "names", "colour", "cards")
CARD_KEYS = ("effect", *LANGUAGES)

# What a card does, and what its value looks like.
EFFECTS: Mapping[str, str] = MappingProxyType(
    {
        "move_to": "square",
        "move_to_next": "kind",
        "move_back": "steps",
        "go_to_jail": "true",
        "jail_free": "true",
        "pay": "amount",
        "collect": "amount",
        "pay_each": "amount",
        "collect_each": "amount",
        "pay_buildings": "buildings",
        "pay_buildings_random": "range",
        "move_random": "true",
    }
)


@dataclass(frozen=True, slots=True)
class Dial:
    """One rule that an edition sets and a table may change."""

    key: str
    engine: str  # its name in `rules.tables.DIALS`; "" where only the table needs it
    meaning: str
    words: Mapping[str, int] = field(default_factory=dict)
    low: int = 0
    high: int = -1  # below `low`: no number is allowed
    flag: bool = False

    def accepts(self, value: object) -> bool:
        """Whether the value is allowed; true is not a number, nor 1 a flag."""
        if isinstance(value, bool):
            return self.flag
        if isinstance(value, int):
            return self.low <= value <= self.high
        return isinstance(value, str) and value in self.words

    def allowed(self) -> Words | str:
        """What would be right, as a reader is told."""
        if self.flag:
            return either(["true", "false"])
        choices: list[Words | str] = [f'"{word}"' for word in self.words]
        if self.low <= self.high:
            choices.insert(0, words("range", low=self.low, high=self.high))
        return either(choices)

    def number(self, value: Value) -> int:
        """The value as the engine counts it."""
        return self.words[value] if isinstance(value, str) else int(value)


def _flag(key: str, engine: str, meaning: str) -> Dial:
    return Dial(key, engine, meaning, flag=True)


def _whole(key: str, engine: str, low: int, high: int, meaning: str) -> Dial:
    return Dial(key, engine, meaning, low=low, high=high)


def _words(key: str, engine: str, words: Mapping[str, int], meaning: str) -> Dial:
    return Dial(key, engine, meaning, words=MappingProxyType(dict(words)))


def _stock(key: str, engine: str, meaning: str) -> Dial:
    return Dial(key, engine, meaning, words=MappingProxyType({"unlimited": names.UNLIMITED}), low=0, high=1000)


_DECLINED = {
    "bank": names.DECLINED_BANK,
    "auction": names.DECLINED_AUCTION,
    "offer": names.DECLINED_OFFER,
}

_ALL = (
    _whole("players.min", "", 2, 8, "fewest players"),
    _whole("players.max", "", 2, 8, "most players"),
    _whole("money.start", "start_cash", 0, MOST_MONEY, "cash of each player at the start"),
    _whole("money.salary", "salary", 0, 100_000, "paid for reaching or passing the start square"),
    _flag(
        "money.salary_backward", "salary_backward", "the salary is also paid when a card moves the pawn back over it"
    ),
    _words(
        "money.fines_to",
        "fines_to",
        {"bank": names.BANK, "jackpot": names.JACKPOT},
        "who gets taxes and fines: the Bank, or a jackpot for whoever lands on free parking",
    ),
    _words(
        "money.raise_when",
        "raise_any_time",
        {"acting": 0, "any-time": 1},
        "when a seat may mortgage, lift a mortgage and sell buildings: while it must decide or may build, "
        "or at any time",
    ),
    _words(
        "turn.first",
        "first_player",
        {"first-seat": names.FIRST_SEAT, "highest-roll": names.HIGHEST_ROLL},
        "who starts",
    ),
    _words(
        "turn.order",
        "order",
        {"left": names.ORDER_LEFT, "random": names.ORDER_RANDOM, "random-round": names.ORDER_RANDOM_ROUND},
        "who plays next: the seat to the left, any other seat at random, or one drawn from those who have not played "
        "in this round",
    ),
    _words(
        "turn.seating",
        "",
        {"chosen": 0, "registered": 1},
        "how seats are numbered when a game starts at a server table: as the players chose them, "
        "or in the order in which they sat down",
    ),
    _whole("turn.doubles_to_jail", "doubles_to_jail", 0, 6, "doubles in a row that send to jail; 0: none do"),
    _words("turn.extra_roll", "extra_roll_must", {"must": 1, "may": 0}, "whether a double must or may be rolled again"),
    _whole("setup.titles_dealt", "titles_dealt", 0, 3, "titles dealt to each player at the start, and paid"),
    _words(
        "purchase.declined",
        "declined",
        _DECLINED,
        "a declined title stays with the Bank, is auctioned, or is offered to the others at its price",
    ),
    _words("purchase.monument_declined", "monument_declined", _DECLINED, "the same, of a monument"),
    _words(
        "rent.claim",
        "claim",
        {
            "automatic": names.CLAIM_AUTOMATIC,
            "next-roll": names.CLAIM_NEXT_ROLL,
            "second-roll": names.CLAIM_SECOND_ROLL,
        },
        "rent is paid by itself, or must be claimed before the next, or the second next, player rolls",
    ),
    _whole("rent.group_unbuilt", "group_unbuilt", 1, 10, "factor on an unbuilt lot of a complete group"),
    _flag("rent.group_unmortgaged", "group_unmortgaged", "that factor needs every lot of the group free of mortgage"),
    _whole("rent.group_built", "group_built", 1, 10, "factor on a built lot of a complete group"),
    _words("cards.draw", "draw_random", {"top": 0, "random": 1}, "the top card is drawn, or any card of the deck"),
    _flag("jail.played", "jail_played", "whether the jail holds anyone; if not, its squares are empty"),
    _whole(
        "jail.double_turns", "double_turns", 0, 9, "turns on which a prisoner may roll for a double; 0: none frees it"
    ),
    _flag("jail.double_rolls_again", "double_rolls_again", "the double that frees gives another roll"),
    _whole("jail.wait_turns", "wait_turns", 0, 9, "turns to wait until one is free; 0: waiting frees nobody"),
    _whole("jail.bail", "bail", 0, 100_000, "price of leaving jail"),
    _words(
        "jail.bail_when",
        "bail_when",
        {
            "never": names.BAIL_NEVER,
            "start": names.BAIL_START,
            "start-or-forced": names.BAIL_START_OR_FORCED,
            "forced-next-turn": names.BAIL_FORCED_NEXT_TURN,
        },
        "bail is never paid; at the start of a turn; so, or forced after the last failed roll; "
        "only forced, on the turn after it",
    ),
    _flag("jail.card", "jail_card", "jail-free cards may be kept and used"),
    _words(
        "building.needs",
        "needs_group",
        {"group": 1, "lot": 0},
        "what one must own to build: the whole group, or the lot",
    ),
    _flag("building.group_unmortgaged", "build_unmortgaged", "no building while a lot of the group is mortgaged"),
    _flag("building.even", "even", "houses are built evenly over the group"),
    _flag("building.even_sale", "even_sale", "houses are sold evenly over the group"),
    _flag("building.one_on_empty", "one_on_empty", "a lot that was empty when the turn began takes one house in it"),
    _words(
        "building.when",
        "build_when",
        {"own-turn": names.WHEN_OWN_TURN, "any-time": names.WHEN_ANY_TIME, "landing": names.WHEN_LANDING},
        "one builds on one's own turn, at any time, or on the lot just landed on; "
        "never in debt, during an auction or while scarce buildings are shared out",
    ),
    _whole("building.houses", "houses", 1, 4, "most houses on a lot"),
    _words(
        "building.hotel_needs",
        "hotel_needs",
        {
            "no-hotels": names.HOTEL_NEVER,
            "own": names.HOTEL_OWN,
            "each": names.HOTEL_EACH,
            "one-each": names.HOTEL_ONE_EACH,
        },
        "a hotel needs all houses on its own lot, on each lot of the group, "
        "or on its own and one on each other; or there are none",
    ),
    _stock("building.house_stock", "house_stock", "houses that the Bank has"),
    _stock("building.hotel_stock", "hotel_stock", "hotels that the Bank has"),
    _words(
        "building.shortage",
        "shortage_auction",
        {"wait": 0, "auction": 1},
        "too few buildings for all who want one: wait, or they are auctioned",
    ),
    _whole("building.resale", "resale", 0, 100, "percent of its price that the Bank pays for a building"),
    _words(
        "building.hotel_break",
        "break_or_sell",
        {"needs-houses": 0, "or-sold": 1},
        "a hotel is sold while the Bank lacks the houses that it turns back into: refused, or they are sold too",
    ),
    _words(
        "trade.built_lots",
        "built_lots",
        {
            "allowed": names.BUILT_ALLOWED,
            "lot-bare": names.BUILT_LOT_BARE,
            "group-bare": names.BUILT_GROUP_BARE,
            "owner-bare": names.BUILT_OWNER_BARE,
        },
        "a lot changes hands with its buildings; bare; with its group bare; or with its group bare of the owner's own",
    ),
    _flag("trade.gifts", "gifts", "money may be given for nothing"),
    _flag("trade.jail_cards", "trade_jail_cards", "jail-free cards may be traded between players"),
    _words(
        "mortgage.needs",
        "mortgage_needs",
        {
            "lot-bare": names.MORTGAGE_LOT_BARE,
            "owner-bare": names.MORTGAGE_OWNER_BARE,
            "group-bare": names.MORTGAGE_GROUP_BARE,
        },
        "what must be unbuilt before a mortgage: the lot, the owner's lots of the group, or every lot of the group",
    ),
    _whole("mortgage.interest", "interest", 0, 100, "percent on top, when a mortgage is lifted"),
    _whole(
        "mortgage.bought_interest",
        "bought_interest",
        0,
        100,
        "percent besides, on a title that was mortgaged when it was bought from a player",
    ),
    _whole(
        "mortgage.transfer_interest",
        "transfer_interest",
        0,
        100,
        "percent of the mortgage paid at once by who takes a mortgaged title from a player",
    ),
    _flag("debt.buildings_first", "buildings_first", "in debt, no title is mortgaged or sold before all buildings are"),
    _flag("debt.sell_to_bank", "sell_to_bank", "in debt, a title may be auctioned, the Bank buying it without a bid"),
    _flag("debt.pay_in_property", "pay_in_property", "rent may be paid in property if the creditor agrees"),
    _words(
        "bankruptcy.to_player",
        "to_player",
        {
            "creditor": names.TO_CREDITOR,
            "creditor-free": names.TO_CREDITOR_FREE,
            "auction": names.TO_AUCTION,
            "bank": names.TO_BANK,
        },
        "titles of who is bankrupt to a player: to the creditor; so, but mortgaged ones to the Bank and free again; "
        "auctioned for the creditor; to the Bank",
    ),
    _words(
        "bankruptcy.to_bank",
        "to_bank_auction",
        {"auction": 1, "free": 0},
        "titles of who is bankrupt to the Bank are auctioned, or free to be bought again",
    ),
    _words(
        "bankruptcy.buildings",
        "bankrupt_buildings",
        {"half-price": names.BUILDINGS_HALF_PRICE, "half-debt": names.BUILDINGS_HALF_DEBT},
        "buildings of who is bankrupt to a player are sold at half price, all or until half of the debt is reached",
    ),
    _whole("bankruptcy.heir_interest", "heir_interest", 0, 100, "percent that a creditor pays on each mortgaged title"),
    _words(
        "bankruptcy.heir_interest_on",
        "heir_interest_on_price",
        {"mortgage": 0, "price": 1},
        "of what: the mortgage value, or the printed price",
    ),
    _flag("bankruptcy.automatic", "automatic_bankruptcy", "who owes beyond its means is bankrupt without saying so"),
    _flag(
        "bankruptcy.liquidate_first",
        "liquidate_first",
        "bankruptcy is refused while a building or an unmortgaged title is left",
    ),
    _flag(
        "bankruptcy.last_buildings_stand",
        "last_buildings_stand",
        "in the bankruptcy that ends the game the creditor gets the buildings standing",
    ),
    _whole("end.bankruptcies", "end_bankruptcies", 0, 7, "bankruptcies that end the game; 0: play until one is left"),
    _flag("end.own_everything", "own_everything", "whoever owns every title wins at once"),
    _flag("end.clock", "clock", "the game ends at an agreed time"),
    _whole("end.mortgaged_counts", "mortgaged_counts", 0, 100, "percent of its price that a mortgaged title counts"),
)

DIALS: Mapping[str, Dial] = MappingProxyType({dial.key: dial for dial in _ALL})
SECTIONS: tuple[str, ...] = tuple(dict.fromkeys(key.split(".")[0] for key in DIALS))
