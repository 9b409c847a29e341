"""A whole edition, parents included: nothing missing, nothing that contradicts, nothing out of reach."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rentier.editions.build import dials_of
from rentier.editions.merge import Origins
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


def check_whole(document: Table, origins: Origins) -> list[Problem]:
    """All that is wrong with a merged document whose files are in shape."""
    file = origins.files[-1]
    file_of = origins.file_of
    problems = [
        *_head(document, file),
        *_notes(document, file_of),
        *_squares(document, origins),
        *_groups(document, origins),
        *_decks(document, origins),
    ]
    dials = dials_of(document)
    problems += [
        Problem(file, key, "", f"missing; say {dial.allowed()}") for key, dial in DIALS.items() if key not in dials
    ]
    if problems:
        return problems
    return [
        *_card_loops(document, origins),
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


def _at(origins: Origins, path: str, value: object, message: str) -> Problem:
    return Problem(origins.file_of(path), path, shown(value), message)


def _who_say(document: Table, origins: Origins, key: str, value: str) -> list[str]:
    """The squares' keys that have this value, or had it before another file changed them."""
    paths = [
        f"squares.{index}.{key}" for index, square in document.get("squares", {}).items() if square.get(key) == value
    ]
    return paths + [
        path
        for path, before in origins.before.items()
        if before == value and path.startswith("squares.") and path.endswith(f".{key}")
    ]


# The board.


def _squares(document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
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
        yield from _square(f"squares.{index_text}", square, document, origins)
    yield from _corners(document, origins)


def _square(path: str, square: Table, document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
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
        yield from _title(path, square, document, origins)
    if kind == "cards" and square.get("deck", "") not in document.get("decks", {}) and "deck" in square:
        hint = did_you_mean(square["deck"], document.get("decks", {}))
        message = f"there is no deck {square['deck']}{hint}"
        yield Problem(file_of(f"{path}.deck"), f"{path}.deck", square["deck"], message)


def _title(path: str, square: Table, document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
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
    yield _at(origins, f"{path}.rents", square["rents"], message)


def _corners(document: Table, origins: Origins) -> Iterator[Problem]:
    squares: dict[str, Table] = document.get("squares", {})
    starts = [index for index, square in squares.items() if square.get("kind") == "start"]
    if starts != ["0"]:
        found = ", ".join(starts) or "none"
        message = f"square 0, and no other, is of kind start; found: {found}"
        yield Problem(origins.file_of("squares"), "squares.0.kind", found, message)
    jails = [index for index, square in squares.items() if square.get("kind") == "jail"]
    if len(jails) > 1:
        path = origins.latest(f"squares.{index}.kind" for index in reversed(jails))
        yield _at(origins, path, "jail", f"a board has one jail, and this has {len(jails)}: {', '.join(jails)}")


# The groups.


def _groups(document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
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
        yield from _members(name, document, origins)


def _members(name: str, document: Table, origins: Origins) -> Iterator[Problem]:
    """A group's size and kind. What a later file moved in or out of it is at fault, rather than the group."""
    path = origins.latest([f"groups.{name}", *_who_say(document, origins, "group", name)])
    members = [square for square in document.get("squares", {}).values() if square.get("group") == name]
    count = len(members)
    kinds = sorted({str(square.get("kind")) for square in members})
    if not members:
        yield _at(origins, path, "", f"no square is of group {name}; remove the group")
    elif len(kinds) > 1:
        yield _at(origins, path, "", f"the squares of group {name} are of different kinds: {', '.join(kinds)}")
    elif kinds == ["lot"] and not 2 <= count <= 4:
        yield _at(origins, path, count, f"lots in group {name}: {count}; a group has 2 to 4")
    elif count > MOST_OF_A_GROUP:
        yield _at(origins, path, count, f"squares in group {name}: {count}; a group has at most {MOST_OF_A_GROUP}")


# The decks.


def _decks(document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
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
            fault = origins.latest([path, *_who_say(document, origins, "deck", name)])
            yield _at(origins, fault, "", f"no square draws from deck {name}: its cards cannot be reached")
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


def _card_loops(document: Table, origins: Origins) -> Iterator[Problem]:
    """A card may lead to another card square, but never back round to the one it was drawn on."""
    squares: dict[str, Table] = document["squares"]
    leads = {
        int(index): _cards_ahead(int(index), square["deck"], document)
        for index, square in squares.items()
        if square["kind"] == "cards"
    }
    told = set()
    for start in leads:
        way = _way_round(start, leads)
        if way and frozenset(way) not in told:
            told.add(frozenset(way))
            drawn_on = [f"squares.{square}.{key}" for square, _ in way for key in ("deck", "kind")]
            fault = origins.latest([*(f"{card}.effect" for _, card in way), *drawn_on])
            round_trip = ", ".join(str(square) for square, _ in way)
            yield _at(origins, fault, "", f"cards lead a pawn round without end: from square {round_trip} to {start}")


def _cards_ahead(index: int, deck: str, document: Table) -> dict[str, int]:
    """The cards of a square's deck that lead to a card square, and to which."""
    squares: dict[str, Table] = document["squares"]
    cards: dict[str, Table] = document["decks"][deck]["cards"]
    targets = {f"decks.{deck}.cards.{card}": _target(index, said["effect"], squares) for card, said in cards.items()}
    return {card: to for card, to in targets.items() if to is not None and squares[str(to)]["kind"] == "cards"}


def _way_round(start: int, leads: Mapping[int, Mapping[str, int]]) -> list[tuple[int, str]]:
    """The shortest way from a card square back to itself: squares and the cards drawn there; empty if there is none."""
    ways: dict[int, list[tuple[int, str]]] = {start: []}
    ahead = [start]
    for square in ahead:  # grows meanwhile
        for card, target in leads[square].items():
            way = [*ways[square], (square, card)]
            if target == start:
                return way
            if target not in ways:
                ways[target] = way
                ahead.append(target)
    return []


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
    cards = [card for deck in document.get("decks", {}).values() for card in deck["cards"].values()]
    if not dials["jail.card"] and any("jail_free" in card["effect"] for card in cards):
        yield ("jail.card", "there are jail-free cards to draw; say true, or take them out of the decks")
    if not dials["jail.played"]:
        return
    bail = dials["jail.bail_when"]
    if bail == "forced-next-turn" and not dials["jail.double_turns"]:
        yield ("jail.bail_when", "bail is forced after a last failed roll: that needs jail.double_turns above 0")
    elif bail == "never" and not dials["jail.double_turns"] and not dials["jail.wait_turns"]:
        yield ("jail.bail_when", "nobody would ever leave jail: allow bail, jail.wait_turns or jail.double_turns")
