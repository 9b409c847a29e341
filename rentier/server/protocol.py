"""All that server and browser say to each other, typed once; `typescript.py` writes the same types for the browser.

What a message means is in docs/protocol.md.
"""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, StringConstraints
from typing_extensions import TypedDict

from rentier.server.limits import NAME_LETTERS, SEATS_A_HELLO, TALK_LETTERS, TOKEN_LETTERS, TOKENS_A_REQUEST

Language = Literal["pt", "es", "it", "en"]
Level = Literal["random", "steady", "trader"]
Speed = Literal["slow", "normal", "fast", "at-once"]
Pawn = Literal["teal", "red", "purple", "green", "orange", "blue", "brown", "black"]
Value = bool | int | str  # of a rule
Account = int | Literal["bank", "jackpot"]  # a seat, or whose money it is otherwise

Name = Annotated[str, StringConstraints(min_length=1, max_length=NAME_LETTERS)]
Talk = Annotated[str, StringConstraints(min_length=1, max_length=TALK_LETTERS)]
Entropy = Annotated[str, StringConstraints(max_length=100)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=TOKEN_LETTERS)]
OwnToken = Annotated[str, StringConstraints(pattern=rf"^[A-Za-z0-9_-]{{32,{TOKEN_LETTERS}}}$")]
Seat = Annotated[int, Field(ge=0, le=7)]
Number = Annotated[int, Field(ge=1, le=2**53 - 1)]

STRICT = ConfigDict(extra="forbid", strict=True)


# Editions.


class Choice(TypedDict):
    """A value that a rule may take, and how it reads."""

    value: Value
    text: str


class Allowed(TypedDict):
    """What a rule may be: yes or no, a whole number from `low` to `high`, or one of `choices` (or both of these)."""

    flag: bool
    low: int | None
    high: int | None
    zero: str | None  # what 0 means, where it is no amount
    choices: list[Choice]


class Rule(TypedDict):
    """One rule of an edition as it is played, where it comes from, and what a table may make of it."""

    key: str
    label: str
    value: Value
    text: str
    printed: Value
    printed_text: str
    by: Literal["rulebook", "mode", "house"]
    clauses: list[str]
    effective: bool  # false where the board and the other rules leave it without effect
    allowed: Allowed


class Chapter(TypedDict):
    """Rules that belong together; a chapter without any is told by its clauses."""

    id: str
    title: str
    rules: list[Rule]


class ClausePart(TypedDict):
    """A piece of a clause's words: what the rulebook says, or what was decided where it does not say enough."""

    kind: Literal["rule", "decision"]
    text: str


class Clause(TypedDict):
    """What a clause's chip opens: its words, the rules that it sets, by key, and sentences about what it forbids."""

    words: str  # as the rulebook has it, in our own words; nothing where an own edition says none
    parts: list[ClausePart]  # the same words, our decisions apart
    chapter: str
    rules: list[str]
    says: list[str]


class SquareInfo(TypedDict):
    index: int
    kind: str
    name: str
    short: str | None
    group: str | None
    price: int
    rents: list[int]
    house_price: int
    hotel_price: int
    mortgage: int
    lift: int  # what it costs to lift its mortgage
    amount: int
    deck: str | None
    icon: str | None  # a drawing of its own


class GroupInfo(TypedDict):
    id: str
    name: str
    colour: str
    pattern: str
    squares: list[int]


class CardInfo(TypedDict):
    id: str
    text: str
    keep: bool  # may be kept: a jail-free card


class DeckInfo(TypedDict):
    id: str
    name: str
    colour: str
    cards: list[CardInfo]


class CurrencyInfo(TypedDict):
    symbol: str
    placement: Literal["before", "after"]
    space: bool
    thousands: str


class ModeInfo(TypedDict):
    id: str
    name: str
    timed: bool  # it ends at an agreed time: a table says after how many minutes
    changes: dict[str, Value]


class EditionCard(TypedDict):
    """An edition on the start page."""

    name: str
    title: str
    language: Language
    prefix: str
    accent: str
    about: str
    players: list[int]  # fewest and most
    modes: list[ModeInfo]
    own: bool  # somebody's own file


class JailWords(TypedDict):
    """The jail behind a preposition, as a sentence of the page goes on: “in jail”, “of jail” as in “out of jail”."""

    inside: str
    out: str
    to: str


class EditionInfo(EditionCard):
    """Everything of an edition that a page draws, in one language, mode and house rules included."""

    currency: CurrencyInfo
    notes: dict[str, int]
    squares: list[SquareInfo]
    groups: list[GroupInfo]
    decks: list[DeckInfo]
    chapters: list[Chapter]
    clauses: dict[str, Clause]
    mode: str | None
    house_rules: dict[str, Value]
    jail: str
    jail_words: JailWords
    jail_played: bool  # if not, the jail squares are empty
    jackpot: bool  # taxes and fines are kept for whoever lands on free parking
    houses: int  # most on a lot; a hotel is one more, where there are hotels
    hotels: bool
    claims: bool  # rent has to be claimed
    building_prices: bool  # lots on the board show what houses and hotels cost
    aim: str  # of the game; nothing where an own edition says none
    words: dict[str, str]  # the rulebook's own, by what they name
    leaving: str | None  # the clause about leaving the game
    pawns: list[Pawn]  # that players choose from


class Problem(TypedDict):
    """One mistake in an edition file or a house rule: where, what stands there, what is wrong and would be right."""

    code: str
    key: str
    value: str
    message: str


class Checked(TypedDict):
    """What is wrong with an edition file; nothing, and it can be played under its name."""

    ok: bool
    problems: list[Problem]
    edition: EditionCard | None


class Variant(TypedDict):
    """An edition as a table would play it."""

    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]
    mode: NotRequired[str | None]
    house_rules: NotRequired[dict[str, Value]]


# Tables.


class SeatPlan(TypedDict):
    """Who is to sit somewhere: me, another person on this device, a bot, or whoever comes."""

    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]
    kind: Literal["me", "device", "bot", "open"]
    name: NotRequired[Name | None]
    pawn: NotRequired[Pawn | None]
    level: NotRequired[Level]


class Pace(TypedDict):
    """A table's clocks, in seconds; null where there is none."""

    minutes: int | None  # after which the game ends
    turn_seconds: int | None
    auction_seconds: int | None
    claim_seconds: int
    grace_seconds: int
    speed: Speed


class NewTable(TypedDict):
    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]
    edition: str
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    mode: NotRequired[str | None]
    house_rules: NotRequired[dict[str, Value]]
    minutes: NotRequired[Annotated[int, Field(ge=1, le=1440)] | None]
    turn_seconds: NotRequired[Annotated[int, Field(ge=5, le=86400)] | None]
    auction_seconds: NotRequired[Annotated[int, Field(ge=5, le=3600)] | None]
    claim_seconds: NotRequired[Annotated[int, Field(ge=0, le=120)]]
    grace_seconds: NotRequired[Annotated[int, Field(ge=0, le=86400)]]
    speed: NotRequired[Speed]
    start: NotRequired[bool]  # at once, when no seat is open
    public: NotRequired[bool]  # on the start page, for anybody to join or watch


class Join(TypedDict):
    """Who sits down. With a token of their own, at random, they may ask again where the answer was lost."""

    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]
    name: Name
    pawn: NotRequired[Pawn | None]
    seat: NotRequired[Seat | None]
    token: NotRequired[OwnToken | None]


class TakeSeat(TypedDict):
    """A code that somebody was given for their seat, and their name; without one the seat keeps its own.

    With a token of their own, at random, they may ask again where the answer was lost.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]
    code: Token
    name: NotRequired[Name | None]
    token: NotRequired[OwnToken | None]


class Tokens(TypedDict):
    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc]
    tokens: Annotated[list[Token], Field(max_length=TOKENS_A_REQUEST)]


class SeatInfo(TypedDict):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    pawn: str | None
    level: Level | None
    ready: bool
    here: bool
    stand_in: bool  # a bot plays until its person is back
    entropy: bool  # something of its own is mixed into the dice
    host: bool


class Outcome(TypedDict):
    why: str
    winners: list[int]
    wealth: list[int]


class TableInfo(TypedDict):
    """A table as anybody may see it who has its link."""

    id: str
    code: str
    link: str
    edition: str
    title: str
    mode: str | None
    house_rules: dict[str, Value]
    pace: Pace
    public: bool  # on the start page, for anybody to join or watch
    watchers: bool  # whoever has the link may watch
    stage: Literal["waiting", "playing", "paused", "over"]
    seats: list[SeatInfo]
    watching: int
    wish_pause: list[int]
    wish_end: list[int]
    version: int
    round: int
    commitment: str | None
    previous: str | None
    next: str | None
    created: float
    outcome: Outcome | None


class SeatToken(TypedDict):
    seat: int
    token: str


class Seated(TypedDict):
    """A table, and the secrets of the seats that one now holds."""

    table: TableInfo
    tokens: list[SeatToken]


class MyTable(TypedDict):
    table: TableInfo
    seats: list[int]
    my_turn: bool
    actor: int | None  # the seat that has to decide


class Version(TypedDict):
    version: str
    protocol: int
    compiled: bool
    languages: list[Language]
    levels: list[Level]
    speeds: list[Speed]
    pawns: list[Pawn]
    lan: str | None  # this server's address in the home network
    opens: str | None  # the edition that `rentier play` was given


class Refusal(TypedDict):
    """Why something was not done; nothing has changed."""

    code: str
    clause: NotRequired[str]
    text: str
    problems: NotRequired[list[Problem]]


# The game, as a client sees it.


class Pile(TypedDict):
    cash: NotRequired[int]
    squares: NotRequired[list[int]]
    cards: NotRequired[int]


class PlayerView(TypedDict):
    name: str
    pawn: str
    cash: int
    wealth: int
    raisable: int  # the cash it could have after selling and mortgaging
    square: int
    in_jail: bool
    jail_turns: int
    jail_cards: int
    bankrupt: bool  # out of the game
    left: NotRequired[bool]  # out of the game by leaving it, not by a bankruptcy


class TitleView(TypedDict):
    owner: int
    buildings: int
    mortgaged: bool
    bought: NotRequired[bool]  # it was bought mortgaged
    inherited: NotRequired[bool]  # it was inherited mortgaged
    lift: NotRequired[int]  # what lifting its mortgage costs
    earns: NotRequired[int]  # what a visitor would owe now; of a service or company: for each pip of the dice


class ClaimView(TypedDict):
    by: int
    visitor: int
    square: int
    amount: int
    age: int


class DebtView(TypedDict):
    debtor: int
    creditor: Account
    amount: int
    reason: str
    joint: NotRequired[bool]  # one sum with the debt before it


AuctionView = TypedDict(
    "AuctionView",
    {
        "kind": str,
        "square": int,
        "in": list[int],
        "asked": int,
        "leader": NotRequired[int],
        "bid": int,
        "least": int,
        "money_to": Account,
    },
)
AskedView = TypedDict(
    "AskedView",
    {
        "about": Literal["price", "scarce"],
        "square": int,
        "from": int,
        "seats": list[int],
        "answered": list[int],
        "wanted": list[int],
        "hotel": bool,
        "placing": NotRequired[int],
    },
)


class HeldView(TypedDict):
    deck: str
    card: str
    by: int


class StockView(TypedDict):
    houses: int | Literal["unlimited"]
    hotels: int | Literal["unlimited"]


class View(TypedDict):
    """What everybody may see. In patches, and so in a client's copy, what is null may be absent."""

    players: dict[str, PlayerView]  # by seat
    titles: dict[str, TitleView]  # by square; what nobody owns is absent
    actor: NotRequired[int | None]
    turn: int
    first: int
    round: int
    phase: Literal["roll", "buy", "end", "over", "bail"]
    doubles: int
    dice: list[int]
    landed: NotRequired[int | None]
    jackpot: int
    stock: StockView
    held: list[HeldView]
    claims: list[ClaimView]
    debts: list[DebtView]
    settlement: NotRequired[Pile | None]
    auction: NotRequired[AuctionView | None]
    asked: NotRequired[AskedView | None]
    heirs: list[int]
    decks: dict[str, int]
    bankruptcies: int
    time_up: bool
    outcome: NotRequired[Outcome | None]


class OfferView(TypedDict):
    id: int
    by: int
    to: int
    give: Pile
    take: Pile


class Option(TypedDict):
    """The fields of one legal move. `min`, `max` and `cash` are told, not sent back."""

    square: NotRequired[int]
    visitor: NotRequired[int]
    group: NotRequired[str]
    whole: NotRequired[bool]
    id: NotRequired[int]
    min: NotRequired[int]  # of the field `amount`
    max: NotRequired[int]
    cash: NotRequired[int]  # what the move pays (below zero) or brings its seat at once


class SeatView(TypedDict):
    """What one seat alone sees: its offers, its moves by name, and why others are not possible."""

    offers: list[OfferView]
    legal: dict[str, list[Option]]
    refusals: dict[str, Refusal]


class GameEvent(TypedDict):
    number: int
    kind: str
    data: dict[str, Any]
    text: str
    clause: NotRequired[str]
    note: NotRequired[str]  # that a bot plays for somebody, away or out of time: where that begins


class Clock(TypedDict):
    """Time that runs: for a decision, an auction's answer, a claim, an absent person's return, or the whole game."""

    kind: Literal["turn", "auction", "claim", "grace", "game"]
    seat: int | None
    left: int  # milliseconds, when this was sent


class Chat(TypedDict):
    number: int
    seat: int | None
    name: str
    text: str
    time: float


# From the browser.


class Hello(TypedDict):
    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["hello"]
    protocol: int
    table: Token
    language: Language
    tokens: Annotated[list[Token], Field(max_length=SEATS_A_HELLO)]
    since: NotRequired[int | None]  # the number of the last event that this client has seen


class Ping(TypedDict):
    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["ping"]


class Why(TypedDict):
    """Why is this move not possible, and what would it pay? Changes nothing."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["why"]
    n: Number
    seat: Seat
    move: dict[str, Any]


class MoveCommand(TypedDict):
    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["move"]
    n: Number
    seat: Seat
    move: dict[str, Any]
    at: NotRequired[Annotated[int, Field(ge=0)]]  # the version that was seen when it was decided


class WaiveClaims(TypedDict):
    """I let my open claims go: the roll that waits for me need not wait."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["waive_claims"]
    n: Number
    seat: Seat


class Say(TypedDict):
    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["say"]
    n: Number
    seat: Seat
    text: Talk


class Ready(TypedDict):
    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["ready"]
    n: Number
    seat: Seat
    ready: bool


class Rename(TypedDict):
    """Name and pawn of one's own seat, while the table waits."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["rename"]
    n: Number
    seat: Seat
    name: Name
    pawn: NotRequired[Pawn | None]


class SetSeat(TypedDict):
    """The host puts a bot in a seat or opens it, while the table waits; whoever sits there has to go."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["set_seat"]
    n: Number
    seat: Seat
    which: Seat
    to: Literal["open", "bot"]
    level: NotRequired[Level]


class AddEntropy(TypedDict):
    """What this seat adds to the dice, while the table waits: any text; the last one counts, an empty one is none."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["entropy"]
    n: Number
    seat: Seat
    text: Entropy


class Start(TypedDict):
    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["start"]
    n: Number
    seat: Seat


class Resign(TypedDict):
    """Leaves for good: at once, or as soon as nothing is pending; while the table waits the seat is open again."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["resign"]
    n: Number
    seat: Seat


class Wish(TypedDict):
    """For a pause, or for the end of the game: done once all persons wish it. A pause ends when one no longer does."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["wish"]
    n: Number
    seat: Seat
    what: Literal["pause", "end"]
    wish: bool


class SetSpeed(TypedDict):
    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["speed"]
    n: Number
    seat: Seat
    speed: Speed


class Kick(TypedDict):
    """The host sends somebody away: the seat is open again, or a bot's once the game runs; `ban`: for good."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["kick"]
    n: Number
    seat: Seat
    which: Seat
    ban: bool


class Watchers(TypedDict):
    """The host says whether those who hold no seat may watch the game."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["watchers"]
    n: Number
    seat: Seat
    allow: bool


class HandOver(TypedDict):
    """My seat for good to a bot (at once), to another person or another device (by a code that works once)."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["hand_over"]
    n: Number
    seat: Seat
    to: Literal["bot", "person", "device"]
    level: NotRequired[Level]


class Rematch(TypedDict):
    """The same once more: edition, house rules, clocks and seats; the tokens of this table hold there too."""

    __pydantic_config__ = STRICT  # type: ignore[misc]
    kind: Literal["rematch"]
    n: Number
    seat: Seat


Command = (
    MoveCommand
    | WaiveClaims
    | Say
    | Ready
    | Rename
    | SetSeat
    | AddEntropy
    | Start
    | Resign
    | Wish
    | SetSpeed
    | Kick
    | Watchers
    | HandOver
    | Rematch
)
FromBrowser = Annotated[
    Hello
    | Ping
    | Why
    | MoveCommand
    | WaiveClaims
    | Say
    | Ready
    | Rename
    | SetSeat
    | AddEntropy
    | Start
    | Resign
    | Wish
    | SetSpeed
    | Kick
    | Watchers
    | HandOver
    | Rematch,
    Field(discriminator="kind"),
]


# To the browser.


class Mine(TypedDict):
    """A seat that this client holds; `last` is the highest number of its commands so far."""

    seat: int
    last: int
    token: int  # which of the tokens of its `hello` holds it, from 0: seats may be renumbered when the game starts


class State(TypedDict):
    """All that this client may see now; sent after `hello`, and whenever an update would not do."""

    kind: Literal["state"]
    protocol: int
    table: TableInfo
    mine: list[Mine]
    version: int
    view: View | None  # null while the table waits
    seats: dict[str, SeatView]
    events: list[GameEvent]  # those since `since`, else the latest ones
    chat: list[Chat]
    clocks: list[Clock]


class SeatPatch(TypedDict):
    offers: NotRequired[list[OfferView]]
    legal: NotRequired[dict[str, list[Option] | None]]
    refusals: NotRequired[dict[str, Refusal | None]]


class Update(TypedDict):
    """What a move has changed. `view` and `seats` are merge patches (RFC 7386) of those of `state`."""

    kind: Literal["update"]
    version: int
    by: Literal["person", "bot", "stand-in", "clock", "table"]
    events: list[GameEvent]
    view: dict[str, Any]
    seats: NotRequired[dict[str, SeatPatch]]
    clocks: list[Clock]


class TableChanged(TypedDict):
    """Seats, presence, wishes, stage or pace are now so; the game itself has not changed."""

    kind: Literal["table"]
    table: TableInfo
    clocks: list[Clock]


class ChatMessage(TypedDict):
    kind: Literal["chat"]
    chat: Chat


class Ack(TypedDict):
    """Done, and stored."""

    kind: Literal["ack"]
    n: int
    seat: int
    version: int
    code: NotRequired[str]  # of `hand_over`: what the other person or device enters
    table: NotRequired[str]  # of `rematch`


class Held(TypedDict):
    """Not yet done: somebody may still claim. It will be acknowledged or refused."""

    kind: Literal["held"]
    n: int
    seat: int
    left: int


class Refused(TypedDict):
    kind: Literal["refused"]
    n: int
    seat: int
    refusal: Refusal


class WhyAnswer(TypedDict):
    kind: Literal["why"]
    n: int
    seat: int
    refusal: Refusal | None
    cash: NotRequired[int]  # what the seat would have gained or, below zero, paid


class Problematic(TypedDict):
    """A message that could not be taken at all; where `closing`, the connection ends."""

    kind: Literal["error"]
    refusal: Refusal
    closing: bool


class Pong(TypedDict):
    kind: Literal["pong"]
    version: int


class Bye(TypedDict):
    """The server is going down: come back in a moment."""

    kind: Literal["bye"]


ToBrowser = State | Update | TableChanged | ChatMessage | Ack | Held | Refused | WhyAnswer | Problematic | Pong | Bye


# A game afterwards.


class Frame(TypedDict):
    """One line of a record: who did what, what happened, and the patch that leads to the view after it."""

    seat: int | None
    move: dict[str, Any] | None
    events: list[GameEvent]
    patch: dict[str, Any]


class Check(TypedDict):
    """One thing that was looked at in a record, and what was found."""

    code: str
    holds: bool
    text: str


class Proof(TypedDict):
    """What dice and cards came from, and all that was checked of it; with `seed` anybody can check it too."""

    commitment: str
    seed: str | None  # once the game is over
    entropy: list[str]  # by seat; empty where nobody added anything
    holds: bool | None  # null while that is not known, and where something was dictated or set up
    checks: list[Check]


class Replay(TypedDict):
    """A record played again. `view` is the one before the first frame's patch: empty."""

    edition: EditionInfo
    players: list[str]
    pawns: list[str]
    frames: list[Frame]
    outcome: Outcome | None
    proof: Proof
    older_rules: str | None  # of a record of an older version: from which move on today's rules play it differently
