"""From a checked document to the edition that it describes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rentier.editions.clauses import CONVENTION
from rentier.editions.edition import Card, Deck, Edition, Group, Provenance, Square
from rentier.editions.money import Currency
from rentier.editions.schema import DIALS, LANGUAGES, MOST_PAWNS, Value
from rentier.editions.source import Document

HOUSE_RULES = "house rules"
MODE_CLAUSES = "clauses"  # the one key of a mode that is no dial


def dials_of(document: Document) -> dict[str, Value]:
    """The dials that the document's sections set, by their dotted keys."""
    found = {}
    for key in DIALS:
        section, name = key.split(".")
        if name in document.get(section, {}):
            found[key] = document[section][name]
    return found


def mode_dials(document: Document) -> dict[str, dict[str, Value]]:
    """The dials that each mode of the document changes."""
    return {
        mode: {key: value for key, value in said.items() if key != MODE_CLAUSES}
        for mode, said in document.get("modes", {}).items()
    }


def said_clauses(document: Document) -> dict[str, dict[str, str]]:
    """The document's `[clauses]`, under the empty name, and those of its modes."""
    of_modes = {mode: said[MODE_CLAUSES] for mode, said in document.get("modes", {}).items() if MODE_CLAUSES in said}
    return {"": document.get("clauses", {}), **of_modes}


def clauses_in(said: Mapping[str, Mapping[str, str]], mode: str | None) -> dict[str, Any]:
    """The fields `clauses` and `conventions` of an edition played in this mode."""
    played = {**said.get("", {}), **said.get(mode or "", {})}
    return {
        "clauses": _frozen({key: clause for key, clause in played.items() if clause != CONVENTION}),
        "conventions": frozenset(key for key, clause in played.items() if clause == CONVENTION),
    }


def build(
    document: Document,
    sources: Mapping[str, Provenance],
    mode: str | None = None,
    house_rules: Mapping[str, Value] = MappingProxyType({}),
    dials: Mapping[str, Value] | None = None,
) -> Edition:
    """The edition; with its dials as given, else as mode and house rules make them. The document has been checked."""
    printed = dials_of(document)
    modes = mode_dials(document)
    said = said_clauses(document)
    if dials is None:
        dials = printed | modes.get(mode or "", {}) | dict(house_rules)
    return Edition(
        name=document["name"],
        title=document["title"],
        language=document["language"],
        prefix=document["prefix"],
        accent=document["accent"],
        currency=Currency(**document["currency"]),
        notes=MappingProxyType(_notes(document.get("notes", {}), printed["money.start"])),
        about=_frozen(document.get("about", {})),
        squares=tuple(_square(int(i), document["squares"][i]) for i in sorted(document["squares"], key=int)),
        groups=_frozen({name: _group(name, group) for name, group in document["groups"].items()}),
        decks=_frozen({name: _deck(name, deck) for name, deck in document.get("decks", {}).items()}),
        dials=_frozen(dials),
        printed=_frozen(printed),
        modes=_frozen({name: _frozen(changes) for name, changes in modes.items()}),
        **clauses_in(said, mode),
        provenance=_frozen(provenance_of(dials, sources, mode, house_rules, modes)),
        mode=mode,
        house_rules=_frozen(house_rules),
        said_clauses=_frozen({name: _frozen(each) for name, each in said.items()}),
        sources=_frozen(sources),
        aim=_frozen(document.get("aim", {})),
        words=_frozen({language: _frozen(words) for language, words in document.get("words", {}).items()}),
        box_pawns=document.get("pawns", MOST_PAWNS),
        building_prices=document.get("board", {}).get("building_prices", False),
    )


def _notes(said: Mapping[str, int], start: Value) -> dict[int, int]:
    """The notes that make up the cash at the start; a parent's, for another amount, are not this edition's."""
    notes = {int(note): count for note, count in said.items()}
    return notes if sum(note * count for note, count in notes.items()) == start else {}


def _frozen(mapping: Mapping[str, Any]) -> Mapping[str, Any]:
    return MappingProxyType(dict(mapping))


def provenance_of(
    dials: Mapping[str, Value],
    sources: Mapping[str, Provenance],
    mode: str | None,
    house_rules: Mapping[str, Value],
    modes: Mapping[str, Mapping[str, Value]],
) -> dict[str, Provenance]:
    """Where each dial as played comes from."""
    found = {}
    for key in dials:
        if key in house_rules:
            found[key] = Provenance(HOUSE_RULES)
            continue
        by_mode = mode is not None and key in modes.get(mode, {})
        found[key] = sources.get(f"modes.{mode}.{key}" if by_mode else key, Provenance(""))
    return found


def has_name(noun: str, name: str) -> bool:
    """Whether a square's noun, as in “la cárcel”, has its name in it, capitals apart."""
    return name.casefold() in noun.casefold()


def _nouns(said: Document) -> dict[str, str]:
    """The nouns that have the square's name in them; a parent's, for another name, are not this edition's."""
    names = said.get("names", {})
    return {
        language: noun
        for language, noun in said.get("nouns", {}).items()
        if has_name(noun, names.get(language, said["name"]))
    }


def _square(index: int, said: Document) -> Square:
    house_price: int = said.get("house_price", 0)
    return Square(
        index=index,
        kind=said["kind"],
        name=said["name"],
        short=said.get("short"),
        names=_frozen(said.get("names", {})),
        nouns=_frozen(_nouns(said)),
        group=said.get("group"),
        price=said.get("price", 0),
        rents=list(said.get("rents", [])),
        house_price=house_price,
        hotel_price=said.get("hotel_price", house_price),
        mortgage=said.get("mortgage", 0),
        amount=said.get("amount", 0),
        deck=said.get("deck"),
        icon=said.get("icon"),
    )


def _group(name: str, said: Document) -> Group:
    return Group(name, said["colour"], said["pattern"], _frozen(said["names"]))


def _deck(name: str, said: Document) -> Deck:
    cards = tuple(_card(id, card) for id, card in said["cards"].items())
    return Deck(name, said["name"], said["colour"], cards, _frozen(said.get("names", {})))


def _card(id: str, said: Document) -> Card:
    (effect, value) = next(iter(said["effect"].items()))
    return Card(id, effect, value, _frozen({language: said[language] for language in LANGUAGES if language in said}))
