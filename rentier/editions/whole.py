"""A whole edition, parents included: nothing missing, nothing that contradicts, nothing out of reach."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rentier.editions.build import dials_of, has_name, mode_dials, said_clauses
from rentier.editions.merge import Origins
from rentier.editions.problem import Problem, Words, did_you_mean, shown, words
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
ANY_SQUARE = ("kind", "name", "short", "names", "nouns", "icon")


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
        Problem(file, key, "", words("missing-dial", allowed=dial.allowed()))
        for key, dial in DIALS.items()
        if key not in dials
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
            yield Problem(file, key, "", words("missing"))
    for key in CURRENCY_KEYS:
        if key not in document.get("currency", {}):
            yield Problem(file, f"currency.{key}", "", words("missing"))


def _notes(document: Table, file_of: FileOf) -> Iterator[Problem]:
    """Notes add up to the start's cash; those of a parent go when a child changes that (see `build`)."""
    start = document.get("money", {}).get("start")
    notes = sum(int(note) * count for note, count in document.get("notes", {}).items())
    if notes and notes != start and file_of("notes") == file_of("money.start"):
        yield Problem(file_of("notes"), "notes", str(notes), words("notes-sum", amount=notes, start=start))


def _at(origins: Origins, path: str, value: object, code: str, **details: object) -> Problem:
    return Problem(origins.file_of(path), path, shown(value), words(code, **details))


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
    squares: dict[str, Table] = document.get("squares", {})
    count = len(squares)
    if not FEWEST_SQUARES <= count <= names.SQUARES:
        yield _at(origins, "squares", count, "squares-count", count=count, least=FEWEST_SQUARES, most=names.SQUARES)
    for index in range(count):
        if str(index) not in squares:
            yield _at(origins, f"squares.{index}", "", "square-missing", most=count - 1)
    for index_text, square in squares.items():
        yield from _square(f"squares.{index_text}", square, document, origins)
    yield from _corners(document, origins)


def _square(path: str, square: Table, document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
    for key in ("kind", "name"):
        if key not in square:
            yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", "", words("missing"))
    if "kind" not in square:
        return
    kind = square["kind"]
    needed = NEEDED.get(kind, ())
    for key in needed:
        if key not in square:
            yield _at(origins, f"{path}.{key}", "", "missing-of-kind", kind=kind)
    for key in SQUARE_KEYS:
        if key in square and key not in (*ANY_SQUARE, *needed, *OPTIONAL.get(kind, ())):
            yield _at(origins, f"{path}.{key}", square[key], "not-of-kind", kind=kind, name=key)
    yield from _nouns(path, square, origins)
    if kind in TITLE_KINDS and not any(key not in square for key in needed):
        yield from _title(path, square, document, origins)
    if kind == "cards" and square.get("deck", "") not in document.get("decks", {}) and "deck" in square:
        hint = did_you_mean(square["deck"], document.get("decks", {}))
        yield _at(origins, f"{path}.deck", square["deck"], "no-deck", hint=hint)


def _nouns(path: str, square: Table, origins: Origins) -> Iterator[Problem]:
    """A noun has the square's name in it; those of a parent go when a child changes the name (see `build`)."""
    file_of = origins.file_of
    for language, noun in square.get("nouns", {}).items():
        key = f"{path}.nouns.{language}"
        translated = language in square.get("names", {})
        name_key = f"{path}.names.{language}" if translated else f"{path}.name"
        name = square["names"][language] if translated else square.get("name", "")
        if not has_name(noun, name) and file_of(key) == file_of(name_key):
            yield _at(origins, key, noun, "noun-name", name=name)


def _title(path: str, square: Table, document: Table, origins: Origins) -> Iterator[Problem]:
    group = square["group"]
    if group not in document.get("groups", {}):
        hint = did_you_mean(group, document.get("groups", {}))
        yield _at(origins, f"{path}.group", group, "no-group", hint=hint)
    if square["mortgage"] > square["price"]:
        above = words("mortgage-above", amount=square["mortgage"], price=square["price"])
        yield Problem(origins.file_of(f"{path}.mortgage"), f"{path}.mortgage", str(square["mortgage"]), above)
    kind, rents = square["kind"], len(square["rents"])
    size = sum(other.get("group") == group for other in document["squares"].values())
    if kind == "lot" and rents != LOT_RENTS:
        wrong = words("lot-rents", needed=LOT_RENTS, count=rents)
    elif kind == "company" and rents != 1:
        wrong = words("company-rents", count=rents)
    elif kind in ("station", "service", "monument") and rents > size:
        wrong = words("rents-above-group", count=rents, most=size)
    else:
        return
    yield Problem(origins.file_of(f"{path}.rents"), f"{path}.rents", shown(square["rents"]), wrong)


def _corners(document: Table, origins: Origins) -> Iterator[Problem]:
    squares: dict[str, Table] = document.get("squares", {})
    starts = [index for index, square in squares.items() if square.get("kind") == "start"]
    if starts != ["0"]:
        found = ", ".join(starts)
        yield Problem(origins.file_of("squares"), "squares.0.kind", found, words("one-start", squares=found))
    jails = [index for index, square in squares.items() if square.get("kind") == "jail"]
    if len(jails) > 1:
        path = origins.latest(f"squares.{index}.kind" for index in reversed(jails))
        yield _at(origins, path, "jail", "one-jail", count=len(jails), squares=", ".join(jails))


# The groups.


def _groups(document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
    groups: dict[str, Table] = document.get("groups", {})
    patterns: dict[str, str] = {}
    for name, group in groups.items():
        path = f"groups.{name}"
        for key in GROUP_KEYS:
            if not group.get(key):
                yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", "", words("missing"))
        pattern = group.get("pattern")
        if pattern in patterns:
            yield _at(origins, f"{path}.pattern", pattern, "pattern-taken", name=patterns[pattern])
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
        yield _at(origins, path, "", "group-empty", name=name)
    elif len(kinds) > 1:
        yield _at(origins, path, "", "group-kinds", name=name, kinds=", ".join(kinds))
    elif kinds == ["lot"] and not 2 <= count <= 4:
        yield _at(origins, path, count, "group-lots", name=name, count=count)
    elif count > MOST_OF_A_GROUP:
        yield _at(origins, path, count, "group-size", name=name, count=count, most=MOST_OF_A_GROUP)


# The decks.


def _decks(document: Table, origins: Origins) -> Iterator[Problem]:
    file_of = origins.file_of
    decks: dict[str, Table] = document.get("decks", {})
    squares: dict[str, Table] = document.get("squares", {})
    if len(decks) > names.DECKS:
        yield _at(origins, "decks", len(decks), "decks-count", count=len(decks), most=names.DECKS)
    used = {square.get("deck") for square in squares.values()}
    keepers = 0
    for name, deck in decks.items():
        path = f"decks.{name}"
        for key in ("name", "colour"):
            if key not in deck:
                yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", "", words("missing"))
        if name not in used:
            fault = origins.latest([path, *_who_say(document, origins, "deck", name)])
            yield _at(origins, fault, "", "deck-unused", name=name)
        cards: dict[str, Table] = deck.get("cards", {})
        if not 1 <= len(cards) <= names.CARDS:
            wrong = words("cards-count", count=len(cards), most=names.CARDS)
            yield Problem(file_of(path), f"{path}.cards", str(len(cards)), wrong)
        for card, said in cards.items():
            yield from _card(f"{path}.cards.{card}", said, squares, file_of)
        kept = sum("jail_free" in said.get("effect", {}) for said in cards.values())
        if cards and kept == len(cards):
            yield Problem(file_of(path), f"{path}.cards", str(kept), words("all-jail-free"))
        keepers += kept
    if keepers > names.KEEPERS:
        yield _at(origins, "decks", keepers, "jail-free-count", count=keepers, most=names.KEEPERS)


def _card(path: str, card: Table, squares: Mapping[str, Table], file_of: FileOf) -> Iterator[Problem]:
    if "effect" not in card:
        yield Problem(file_of(path), f"{path}.effect", "", words("effect-missing"))
        return
    ((effect, value),) = card["effect"].items()
    kinds = {square.get("kind") for square in squares.values()}
    if effect in ("move_to", "move_back") and value >= len(squares):
        wrong = words("beyond-board", count=len(squares), most=len(squares) - 1)
    elif effect == "move_to_next" and value not in kinds:
        wrong = words("no-kind", kind=value)
    elif effect == "go_to_jail" and "jail" not in kinds:
        wrong = words("no-jail")
    else:
        return
    yield Problem(file_of(f"{path}.effect"), f"{path}.effect.{effect}", shown(value), wrong)


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
            yield _at(origins, fault, "", "card-loop", squares=round_trip, start=start)


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
    clauses = said_clauses(document)
    for mode, changes in mode_dials(document).items():
        path = f"modes.{mode}"
        for key, clause in clauses.get(mode, {}).items():
            if clauses[""].get(key) == clause:
                wrong = words("mode-changes-nothing", name=f"clauses.{key}")
                yield Problem(file_of(f"{path}.clauses.{key}"), f"{path}.clauses.{key}", shown(clause), wrong)
        for key, value in changes.items():
            if dials[key] == value:
                wrong = words("mode-changes-nothing", name=key)
                yield Problem(file_of(f"{path}.{key}"), f"{path}.{key}", shown(value), wrong)
        for problem in check_dials({**dials, **changes}, document, file_of):
            if problem not in printed:
                yield Problem(
                    file_of(path), path, problem.value, words("in-mode", name=problem.key, said=problem.wrong)
                )


def check_dials(dials: Mapping[str, Value], document: Table, file_of: FileOf) -> list[Problem]:
    """Dials that contradict one another or the board, house rules included."""
    found = [*_table_dials(dials, document), *_jail_dials(dials, document)]
    return [Problem(file_of(key), key, shown(dials[key]), wrong) for key, wrong in found]


def _table_dials(dials: Mapping[str, Value], document: Table) -> Iterator[tuple[str, Words]]:
    squares = document["squares"].values()
    prices = [square["price"] for square in squares if square["kind"] in TITLE_KINDS]
    if int(dials["players.min"]) > int(dials["players.max"]):
        yield ("players.min", words("players-min", most=dials["players.max"]))
    if not prices:
        yield ("money.start", words("no-titles"))
        return
    dealt, players = int(dials["setup.titles_dealt"]), int(dials["players.max"])
    if dealt * players > len(prices):
        most = len(prices) // players
        yield ("setup.titles_dealt", words("titles-dealt", count=len(prices), players=players, most=most))
    if int(dials["money.start"]) < dealt * max(prices):
        least = dealt * max(prices)
        yield ("money.start", words("start-cash", count=dealt, price=max(prices), least=least))
    if dials["money.fines_to"] == "jackpot" and not any(square["kind"] == "parking" for square in squares):
        yield ("money.fines_to", words("jackpot-square"))


def _jail_dials(dials: Mapping[str, Value], document: Table) -> Iterator[tuple[str, Words]]:
    kinds = {square["kind"] for square in document["squares"].values()}
    if "jail" not in kinds:
        if dials["jail.played"]:
            yield ("jail.played", words("no-jail-square", allowed="false"))
        if dials["turn.doubles_to_jail"]:
            yield ("turn.doubles_to_jail", words("no-jail-square", allowed="0"))
        if "go-to-jail" in kinds:
            yield ("jail.played", words("go-to-no-jail"))
    cards = [card for deck in document.get("decks", {}).values() for card in deck["cards"].values()]
    if not dials["jail.card"] and any("jail_free" in card["effect"] for card in cards):
        yield ("jail.card", words("jail-cards"))
    if not dials["jail.played"]:
        return
    yield from _jail_exits(dials)


def _jail_exits(dials: Mapping[str, Value]) -> Iterator[tuple[str, Words]]:
    """Every prisoner must come out at last: a double and a card are luck, a bail that is not forced can be put off."""
    bail = dials["jail.bail_when"]
    if bail == "forced-next-turn" and not dials["jail.double_turns"]:
        yield ("jail.bail_when", words("bail-forced"))
    elif dials["jail.wait_turns"]:
        return
    elif bail == "start-or-forced" and not dials["jail.double_turns"]:
        yield ("jail.bail_when", words("bail-forced"))
    elif bail in ("never", "start"):
        yield ("jail.bail_when", words("bail-never"))
