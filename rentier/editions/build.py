"""From a checked document to the edition that it describes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rentier.editions.edition import Card, Deck, Edition, Group, Provenance, Square
from rentier.editions.money import Currency
from rentier.editions.schema import DIALS, LANGUAGES, Value
from rentier.editions.source import Document

HOUSE_RULES = "house rules"


def dials_of(document: Document) -> dict[str, Value]:
    """The dials that the document's sections set, by their dotted keys."""
    found = {}
    for key in DIALS:
        section, name = key.split(".")
        if name in document.get(section, {}):
            found[key] = document[section][name]
    return found


def build(
    document: Document,
    sources: Mapping[str, Provenance],
    mode: str | None = None,
    house_rules: Mapping[str, Value] = MappingProxyType({}),
    dials: Mapping[str, Value] | None = None,
) -> Edition:
    """The edition; with its dials as given, else as mode and house rules make them. The document has been checked."""
    printed = dials_of(document)
    modes: dict[str, dict[str, Value]] = document.get("modes", {})
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
        clauses=_frozen(document.get("clauses", {})),
        provenance=_frozen(provenance_of(dials, sources, mode, house_rules, modes)),
        mode=mode,
        house_rules=_frozen(house_rules),
        sources=_frozen(sources),
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


def _square(index: int, said: Document) -> Square:
    house_price: int = said.get("house_price", 0)
    return Square(
        index=index,
        kind=said["kind"],
        name=said["name"],
        short=said.get("short"),
        names=_frozen(said.get("names", {})),
        group=said.get("group"),
        price=said.get("price", 0),
        rents=list(said.get("rents", [])),
        house_price=house_price,
        hotel_price=said.get("hotel_price", house_price),
        mortgage=said.get("mortgage", 0),
        amount=said.get("amount", 0),
        deck=said.get("deck"),
    )


def _group(name: str, said: Document) -> Group:
    return Group(name, said["colour"], said["pattern"], _frozen(said["names"]))


def _deck(name: str, said: Document) -> Deck:
    cards = tuple(_card(id, card) for id, card in said["cards"].items())
    return Deck(name, said["name"], said["colour"], cards, _frozen(said.get("names", {})))


def _card(id: str, said: Document) -> Card:
    (effect, value) = next(iter(said["effect"].items()))
    return Card(id, effect, value, _frozen({language: said[language] for language in LANGUAGES if language in said}))
