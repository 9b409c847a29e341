"""A whole edition, parents included: nothing missing, nothing that contradicts, nothing out of reach."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rentier.editions.build import dials_of
from rentier.editions.problem import Problem, did_you_mean, shown
from rentier.editions.schema import (
    CURRENCY_KEYS,
    DIALS,
    FEWEST_SQUARES,
    GROUP_KEYS,
    NEEDED,
    OPTIONAL,
    SQUARE_KEYS,
    TITLE_KINDS,
    Value,
)
from rentier.rules import names

Table = dict[str, Any]
FileOf = Callable[[str], str]

LOT_RENTS = names.LEVELS
MOST_OF_A_GROUP = 8
ANY_SQUARE = ("kind", "name", "short", "names")


def check_whole(document: Table, origins: Mapping[str, str], file: str) -> list[Problem]:
    """All that is wrong with a merged document whose files are in shape."""

    def file_of(path: str) -> str:
        while path and path not in origins:
            path = path.rpartition(".")[0]
        return origins.get(path, file)

    problems = [
        *_head(document, file),
        *_notes(document, file_of),
        *_squares(document, file_of),
        *_groups(document, file_of),
        *_decks(document, file_of),
    ]
    dials = dials_of(document)
    problems += [
        Problem(file, key, "", f"missing; say {dial.allowed()}") for key, dial in DIALS.items() if key not in dials
    ]
    if problems:
        return problems
    return [
        *_card_loops(document, file_of),
        *check_dials(dials, document, file_of),
        *_modes(document, dials, file_of),
    ]


def _head(document: Table, file: str) -> Iterator[Problem]:
    for key in ("title", "language", "prefix", "accent"):
        if key not in document:
            yield Problem(file, key, "", "missing")
    for key in CURRENCY_KEYS:
        if key not in document.get("currency", {}):
            yield Problem(file, f"currency.{key}", "", "missing")


def _notes(document: Table, file_of: FileOf) -> Iterator[Problem]:
    """Notes add up to the start's cash; those of a parent go when a child changes that (see `build`)."""
    start = document.get("money", {}).get("start")
    notes = sum(int(note) * count for note, count in document.get("notes", {}).items())
    if notes and notes != start and file_of("notes") == file_of("money.start"):
        message = f"the notes add up to {notes}; money.start is {start}"
        yield Problem(file_of("notes"), "notes", str(notes), message)


# The board.


def _squares(document: Table, file_of: FileOf) -> Iterator[Problem]:
    squares: dict[str, Table] = document.get("squares", {})
    count = len(squares)
    if not FEWEST_SQUARES <= count <= names.SQUARES:
        message = f"{count} squares; a board has {FEWEST_SQUARES} to {names.SQUARES}"
        yield Problem(file_of("squares"), "squares", str(count), message)
    for index in range(count):
        if str(index) not in squares:
            yield Problem(
                file_of(f"squares.{index}"), f"squares.{index}", "", f"missing; squares go from 0 to {count - 1}"
            )
    for index_text, square in squares.items():
        yield from _square(f"squares.{index_text}", square, document, file_of)
    yield from _corners(squares, file_of)


def _square(path: str, square: Table, document: Table, file_of: FileOf) -> Iterator[Problem]:
    for key in ("kind", "name"):
        if key not in square:
            yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", "", "missing")
    if "kind" not in square:
        return
    kind = square["kind"]
    needed = NEEDED.get(kind, ())
    for key in needed:
        if key not in square:
            message = f"missing; a square of kind {kind} needs it"
            yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", "", message)
    for key in SQUARE_KEYS:
        if key in square and key not in (*ANY_SQUARE, *needed, *OPTIONAL.get(kind, ())):
            yield Problem(
                file_of(f"{path}.{key}"),
                f"{path}.{key}",
                shown(square[key]),
                f'a square of kind {kind} has no {key}; leave it out, or remove "{path}.{key}"',
            )
    if kind in TITLE_KINDS and not any(key not in square for key in needed):
        yield from _title(path, square, document, file_of)
    if kind == "cards" and square.get("deck", "") not in document.get("decks", {}) and "deck" in square:
        hint = did_you_mean(square["deck"], document.get("decks", {}))
        message = f"there is no deck {square['deck']}{hint}"
        yield Problem(file_of(f"{path}.deck"), f"{path}.deck", square["deck"], message)


def _title(path: str, square: Table, document: Table, file_of: FileOf) -> Iterator[Problem]:
    group = square["group"]
    if group not in document.get("groups", {}):
        message = f"there is no group {group}{did_you_mean(group, document.get('groups', {}))}"
        yield Problem(file_of(f"{path}.group"), f"{path}.group", group, message)
    if square["mortgage"] > square["price"]:
        message = f"a mortgage of {square['mortgage']} is above the price of {square['price']}"
        yield Problem(file_of(f"{path}.mortgage"), f"{path}.mortgage", str(square["mortgage"]), message)
    kind, rents = square["kind"], len(square["rents"])
    size = sum(other.get("group") == group for other in document["squares"].values())
    if kind == "lot" and rents != LOT_RENTS:
        message = f"a lot has {LOT_RENTS} rents (bare, one to four houses, hotel), not {rents}"
    elif kind == "company" and rents != 1:
        message = f"a company has one rate, by which the dice are multiplied, not {rents}"
    elif kind in ("station", "service", "monument") and rents > size:
        message = f"{rents} rents by number owned, but its group has only {size}"
    else:
        return
    yield Problem(file_of(f"{path}.rents"), f"{path}.rents", shown(square["rents"]), message)


def _corners(squares: Mapping[str, Table], file_of: FileOf) -> Iterator[Problem]:
    starts = [index for index, square in squares.items() if square.get("kind") == "start"]
    if starts != ["0"]:
        found = ", ".join(starts) or "none"
        message = f"square 0, and no other, is of kind start; found: {found}"
        yield Problem(file_of("squares"), "squares.0.kind", found, message)
    jails = [index for index, square in squares.items() if square.get("kind") == "jail"]
    for index in jails[1:]:
        path = f"squares.{index}.kind"
        yield Problem(file_of(path), path, "jail", f"square {jails[0]} is the jail already")


# The groups.


def _groups(document: Table, file_of: FileOf) -> Iterator[Problem]:
    groups: dict[str, Table] = document.get("groups", {})
    patterns: dict[str, str] = {}
    for name, group in groups.items():
        path = f"groups.{name}"
        for key in GROUP_KEYS:
            if not group.get(key):
                yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", "", "missing")
        pattern = group.get("pattern")
        if pattern in patterns:
            message = f"group {patterns[pattern]} has this pattern already; each group needs its own"
            yield Problem(file_of(f"{path}.pattern"), f"{path}.pattern", pattern, message)
        elif pattern:
            patterns[pattern] = name
        yield from _members(path, [s for s in document.get("squares", {}).values() if s.get("group") == name], file_of)


def _members(path: str, members: list[Table], file_of: FileOf) -> Iterator[Problem]:
    kinds = sorted({str(square.get("kind")) for square in members})
    if not members:
        yield Problem(file_of(path), path, "", "no square is of this group; remove it")
    elif len(kinds) > 1:
        yield Problem(file_of(path), path, "", f"its squares are of different kinds: {', '.join(kinds)}")
    elif kinds == ["lot"] and not 2 <= len(members) <= 4:
        yield Problem(file_of(path), path, str(len(members)), f"{len(members)} lots; a group has 2 to 4")
    elif len(members) > MOST_OF_A_GROUP:
        message = f"{len(members)} squares; a group has at most {MOST_OF_A_GROUP}"
        yield Problem(file_of(path), path, str(len(members)), message)


# The decks.


def _decks(document: Table, file_of: FileOf) -> Iterator[Problem]:
    decks: dict[str, Table] = document.get("decks", {})
    squares: dict[str, Table] = document.get("squares", {})
    if len(decks) > names.DECKS:
        message = f"{len(decks)} decks; at most {names.DECKS} are allowed"
        yield Problem(file_of("decks"), "decks", str(len(decks)), message)
    used = {square.get("deck") for square in squares.values()}
    keepers = 0
    for name, deck in decks.items():
        path = f"decks.{name}"
        for key in ("name", "colour"):
            if key not in deck:
                yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", "", "missing")
        if name not in used:
            yield Problem(file_of(path), path, "", "no square draws from this deck: its cards cannot be reached")
        cards: dict[str, Table] = deck.get("cards", {})
        if not 1 <= len(cards) <= names.CARDS:
            message = f"{len(cards)} cards; a deck has 1 to {names.CARDS}"
            yield Problem(file_of(path), f"{path}.cards", str(len(cards)), message)
        for card, said in cards.items():
            yield from _card(f"{path}.cards.{card}", said, squares, file_of)
        kept = sum("jail_free" in said.get("effect", {}) for said in cards.values())
        if cards and kept == len(cards):
            yield Problem(file_of(path), f"{path}.cards", str(kept), "all are jail-free cards: the deck could run out")
        keepers += kept
    if keepers > names.KEEPERS:
        message = f"{keepers} jail-free cards; at most {names.KEEPERS} are allowed"
        yield Problem(file_of("decks"), "decks", str(keepers), message)


def _card(path: str, card: Table, squares: Mapping[str, Table], file_of: FileOf) -> Iterator[Problem]:
    if "effect" not in card:
        yield Problem(file_of(path), f"{path}.effect", "", "missing; say what the card does")
        return
    ((effect, value),) = card["effect"].items()
    kinds = {square.get("kind") for square in squares.values()}
    if effect in ("move_to", "move_back") and value >= len(squares):
        message = f"{value} is beyond the board of {len(squares)} squares"
    elif effect == "move_to_next" and value not in kinds:
        message = f"the board has no square of kind {value}"
    elif effect == "go_to_jail" and "jail" not in kinds:
        message = "the board has no jail"
    else:
        return
    yield Problem(file_of(f"{path}.effect"), f"{path}.effect.{effect}", shown(value), message)


def _card_loops(document: Table, file_of: FileOf) -> Iterator[Problem]:
    """A card may lead to another card square, but never back round to the one it was drawn on."""
    squares: dict[str, Table] = document["squares"]
    leads = {
        int(index): _card_squares_ahead(int(index), document["decks"][square["deck"]], squares)
        for index, square in squares.items()
        if square["kind"] == "cards"
    }
    for start, ahead in leads.items():
        reached: set[int] = set()
        while ahead:
            reached |= ahead
            ahead = {target for square in ahead for target in leads[square]} - reached
        if start in reached:
            path = f"squares.{start}.deck"
            message = "its cards can lead a pawn round to this square again, without end"
            yield Problem(file_of(path), path, squares[str(start)]["deck"], message)


def _card_squares_ahead(index: int, deck: Table, squares: Mapping[str, Table]) -> set[int]:
    targets = {_target(index, card["effect"], squares) for card in deck["cards"].values()}
    return {target for target in targets if target is not None and squares[str(target)]["kind"] == "cards"}


def _target(square: int, effect: Table, squares: Mapping[str, Table]) -> int | None:
    """Where a card drawn on that square surely leads."""
    count = len(squares)
    if "move_to" in effect:
        return int(effect["move_to"])
    if "move_back" in effect:
        return (square - int(effect["move_back"])) % count
    if "move_to_next" in effect:
        ahead = ((square + steps) % count for steps in range(1, count + 1))
        return next(index for index in ahead if squares[str(index)]["kind"] == effect["move_to_next"])
    return None


# The dials.


def _modes(document: Table, dials: Mapping[str, Value], file_of: FileOf) -> Iterator[Problem]:
    printed = check_dials(dials, document, file_of)
    for mode, changes in document.get("modes", {}).items():
        path = f"modes.{mode}"
        for key, value in changes.items():
            if dials[key] == value:
                message = f"changes nothing: {key} is {shown(value)} already; leave the line out"
                yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", shown(value), message)
        for problem in check_dials({**dials, **changes}, document, file_of):
            if problem not in printed:
                yield Problem(file_of(path), path, problem.value, f"{problem.key}: {problem.message}")


def check_dials(dials: Mapping[str, Value], document: Table, file_of: FileOf) -> list[Problem]:
    """Dials that contradict one another or the board, house rules included."""
    found = [*_table_dials(dials, document), *_jail_dials(dials, document)]
    return [Problem(file_of(key), key, shown(dials[key]), message) for key, message in found]


def _table_dials(dials: Mapping[str, Value], document: Table) -> Iterator[tuple[str, str]]:
    squares = document["squares"].values()
    prices = [square["price"] for square in squares if square["kind"] in TITLE_KINDS]
    if int(dials["players.min"]) > int(dials["players.max"]):
        yield ("players.min", f"is above players.max, {dials['players.max']}")
    if not prices:
        yield ("money.start", "the board has no title to buy: nobody could ever win")
        return
    dealt = int(dials["setup.titles_dealt"])
    if dealt * int(dials["players.max"]) > len(prices):
        yield ("setup.titles_dealt", f"{len(prices)} titles are too few for {dials['players.max']} players")
    if int(dials["money.start"]) < dealt * max(prices):
        yield ("money.start", f"too little to pay for {dealt} dealt titles, of {max(prices)} at most")
    if dials["money.fines_to"] == "jackpot" and not any(square["kind"] == "parking" for square in squares):
        yield ("money.fines_to", "a jackpot needs a square of kind parking, where it is won")


def _jail_dials(dials: Mapping[str, Value], document: Table) -> Iterator[tuple[str, str]]:
    kinds = {square["kind"] for square in document["squares"].values()}
    if "jail" not in kinds:
        if dials["jail.played"]:
            yield ("jail.played", "the board has no square of kind jail; add one, or say false")
        if dials["turn.doubles_to_jail"]:
            yield ("turn.doubles_to_jail", "the board has no square of kind jail; add one, or say 0")
        if "go-to-jail" in kinds:
            yield ("jail.played", "the board has a square of kind go-to-jail, but none of kind jail")
    if not dials["jail.played"]:
        return
    bail = dials["jail.bail_when"]
    if bail == "forced-next-turn" and not dials["jail.double_turns"]:
        yield ("jail.bail_when", "bail is forced after a last failed roll: that needs jail.double_turns above 0")
    elif bail == "never" and not dials["jail.double_turns"] and not dials["jail.wait_turns"]:
        yield ("jail.bail_when", "nobody would ever leave jail: allow bail, jail.wait_turns or jail.double_turns")
