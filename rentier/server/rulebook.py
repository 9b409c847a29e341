"""An edition as a page shows it: board, decks and every rule in words, its clause, what a table may make of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, cast

from rentier import editions
from rentier.editions import DIALS, Dial, Edition
from rentier.editions.clauses import EVENTS, MOVES, REFUSALS, VARIANTS
from rentier.notation import cards, texts
from rentier.notation.refusals import DIALS as DIAL_BEHIND
from rentier.rules import mortgage, setup
from rentier.server import protocol
from rentier.server.protocol import Language
from rentier.server.seats import edition_of

AMOUNTS = ("money.start", "money.salary", "jail.bail")  # told in the edition's money

# The chapter that a clause belongs to when no rule names it: by the longest beginning of what it stands behind.
CHAPTERS = {
    "players": "players",
    "pawn": "players",
    "game-started": "setup",
    "title-dealt": "setup",
    "paid-rent": "rent",
    "paid-tax": "money",
    "paid-mortgage": "mortgage",
    "paid-building": "building",
    "paid-bail": "jail",
    "paid": "money",
    "rent": "rent",
    "claim": "rent",
    "no-claim": "rent",
    "visitor": "rent",
    "card": "cards",
    "no-cards": "cards",
    "jail": "jail",
    "freed": "jail",
    "waited": "jail",
    "not-in-jail": "jail",
    "no-jail": "jail",
    "no-bail": "jail",
    "built": "building",
    "building": "building",
    "not-a-lot": "building",
    "lot-mortgaged": "building",
    "group": "building",
    "fully-built": "building",
    "no-houses": "building",
    "no-hotels": "building",
    "no-building": "building",
    "cannot-place": "building",
    "asked-scarce": "building",
    "auction-started-scarce": "building",
    "offer": "trade",
    "gift": "trade",
    "they": "trade",
    "no-cash-offer": "trade",
    "not-owner-offer": "trade",
    "mortgage": "mortgage",
    "already-mortgaged": "mortgage",
    "not-mortgaged": "mortgage",
    "lifted": "mortgage",
    "kept-mortgage": "mortgage",
    "interest": "mortgage",
    "owes": "debt",
    "debt": "debt",
    "settlement": "debt",
    "not-in-debt": "debt",
    "bankrupt": "bankruptcy",
    "can-still-pay": "bankruptcy",
    "resigned": "bankruptcy",
    "game-over": "end",
    "time-up": "end",
    "auction": "purchase",
    "asked": "purchase",
    "wanted": "purchase",
    "waived": "purchase",
    "declined": "purchase",
    "dice-off": "purchase",
    "bid": "purchase",
    "title": "purchase",
    "nothing-to-buy": "purchase",
    "": "turn",
}


def card(edition: Edition, language: Language) -> protocol.EditionCard:
    """The edition on the start page."""
    return {
        "name": edition.name,
        "title": edition.title,
        "language": cast(Language, edition.language),
        "prefix": edition.prefix,
        "accent": edition.accent,
        "about": edition.about.get(language) or next(iter(edition.about.values()), ""),
        "players": [int(edition.dials["players.min"]), int(edition.dials["players.max"])],
        "modes": [
            {
                "id": mode,
                "name": mode_name(mode, language),
                "timed": bool({**edition.printed, **changes}["end.clock"]),
                "changes": dict(changes),
            }
            for mode, changes in edition.modes.items()
        ],
        "own": False,
    }


def mode_name(mode: str, language: Language) -> str:
    key = f"mode-{mode}"
    return texts.sentence(language, key, {}) if key in texts.keys(language) else mode


def page(edition: Edition, language: Language) -> protocol.EditionInfo:
    """All of the edition, in that language, as it is played."""
    e = edition.tables
    fresh = setup.new_state(e, int(edition.dials["players.min"]), 0, 0)
    return {
        **card(edition, language),
        "currency": {
            "symbol": edition.currency.symbol,
            "placement": cast(Any, edition.currency.placement),
            "space": edition.currency.space,
            "thousands": edition.currency.thousands,
        },
        "notes": {str(note): count for note, count in edition.notes.items()},
        "squares": [
            {
                "index": square.index,
                "kind": square.kind,
                "name": square.name_in(language),
                "short": square.short,
                "group": square.group,
                "price": square.price,
                "rents": list(square.rents),
                "house_price": square.house_price,
                "hotel_price": square.hotel_price,
                "mortgage": square.mortgage,
                "lift": mortgage.lifting_price(fresh, e, square.index) if square.price else 0,
                "amount": square.amount,
                "deck": square.deck,
            }
            for square in edition.squares
        ],
        "groups": [
            {
                "id": group.id,
                "name": group.name_in(language),
                "colour": group.colour,
                "pattern": group.pattern,
                "squares": [square.index for square in edition.squares if square.group == group.id],
            }
            for group in edition.groups.values()
        ],
        "decks": [
            {
                "id": deck.id,
                "name": deck.name_in(language),
                "colour": deck.colour,
                "cards": [
                    {
                        "id": each.id,
                        "text": each.text(language) or cards.sentence(edition, each, language),
                        "keep": each.effect == "jail_free",
                    }
                    for each in deck.cards
                ],
            }
            for deck in edition.decks.values()
        ],
        "chapters": chapters(edition, language),
        "clauses": clauses(edition, language),
        "mode": edition.mode,
        "house_rules": dict(edition.house_rules),
        "jail": edition.jail_in(language),
        "houses": int(edition.dials["building.houses"]),
        "hotels": edition.dials["building.hotel_needs"] != "no-hotels",
        "claims": edition.dials["rent.claim"] != "automatic",
    }


@cache
def page_of(built_in: str, language: Language) -> protocol.EditionInfo:
    """The page of an edition that comes with Rentier; it does not change while it runs."""
    return page(editions.load(built_in), language)


@lru_cache(maxsize=32)
def page_as_stored(text: str, language: Language) -> protocol.EditionInfo:
    """That of a table's edition; everyone who comes to the table asks for it."""
    return page(edition_of(text), language)


def chapters(edition: Edition, language: Language) -> list[protocol.Chapter]:
    """Every rule, in the order of the rulebook's chapters."""
    found: dict[str, protocol.Chapter] = {}
    for key, dial in DIALS.items():
        section = key.partition(".")[0]
        if section not in found:
            title = texts.sentence(language, f"section-{section}", {})
            found[section] = {"id": section, "title": title, "rules": []}
        found[section]["rules"].append(rule(edition, dial, language))
    return list(found.values())


def rule(edition: Edition, dial: Dial, language: Language) -> protocol.Rule:
    key = dial.key
    value, printed = edition.dials[key], edition.printed[key]
    by_mode = edition.mode is not None and key in edition.modes[edition.mode]
    words = [(cast(protocol.Value, word), said(edition, dial, word, language)) for word in dial.words]
    numbers = dial.low <= dial.high
    return {
        "key": key,
        "label": texts.sentence(language, f"dial-{dashed(key)}", {}),
        "value": value,
        "text": said(edition, dial, value, language),
        "printed": printed,
        "printed_text": said(edition, dial, printed, language),
        "by": "house" if key in edition.house_rules else "mode" if by_mode else "rulebook",
        "clauses": list(clauses_behind(edition, key)),
        "allowed": {
            "flag": dial.flag,
            "low": dial.low if numbers else None,
            "high": dial.high if numbers else None,
            "choices": [{"value": word, "text": text} for word, text in words],
        },
    }


def clauses_behind(edition: Edition, key: str) -> tuple[str, ...]:
    """The clauses that set a rule, or that a house rule has put aside."""
    if key not in edition.house_rules:
        return edition.provenance[key].clauses
    origin = edition.sources.get(f"modes.{edition.mode}.{key}") or edition.sources.get(key)
    return origin.clauses if origin else ()


def said(edition: Edition, dial: Dial, value: protocol.Value, language: Language) -> str:
    """A rule's value in words."""
    if isinstance(value, bool):
        return texts.sentence(language, "yes" if value else "no", {})
    if isinstance(value, str):
        return texts.sentence(language, f"dial-{dashed(dial.key)}-{value}", {})
    return edition.format_money(value) if dial.key in AMOUNTS else edition.format_number(value)


def dashed(key: str) -> str:
    return key.replace(".", "-").replace("_", "-")


def clauses(edition: Edition, language: Language) -> dict[str, protocol.Clause]:
    """What each clause of the rulebook says, and what it is about."""
    words: dict[str, str] = {}
    for file in sorted({origin.file for origin in edition.provenance.values()}):
        words |= texts.clauses(file.removesuffix(".toml"), language)
    found: dict[str, protocol.Clause] = {}

    def entry(clause: str, chapter: str) -> protocol.Clause:
        return found.setdefault(clause, {"words": words.get(clause, ""), "chapter": chapter, "rules": [], "says": []})

    for key in edition.provenance:
        for clause in clauses_behind(edition, key):
            entry(clause, key.partition(".")[0])["rules"].append(key)
    for key, clause in edition.clauses.items():
        told = entry(clause, chapter_of(key))["says"]
        sentence = forbids(edition, key, language)
        if sentence and sentence not in told:
            told.append(sentence)
    before = "players"
    for clause in sorted({*found, *words}):
        before = entry(clause, before)["chapter"]  # what no rule, event or refusal names stands with its neighbour
    return dict(sorted(found.items()))


def chapter_of(key: str) -> str:
    if key in DIAL_BEHIND:
        return DIAL_BEHIND[key].partition(".")[0]
    return CHAPTERS[max((beginning for beginning in CHAPTERS if key.startswith(beginning)), key=len)]


def forbids(edition: Edition, key: str, language: Language) -> str | None:
    """The refusal's sentence that a clause's key stands for, nothing being known; None for an event's key."""
    if key in event_keys() or key in ("pawn-taken", "players-number", "players-names"):
        return None
    for code, move in refusal_keys(key):
        details = {"jail": edition.jail_in(language), "move": move.replace("-", "_")}
        return texts.sentence(language, f"refused-{code}", details)
    return None


def event_keys() -> frozenset[str]:
    return frozenset({*EVENTS, *(f"{event}-{word}" for event, words in VARIANTS.items() for word in words)}) - {
        *REFUSALS
    }


def refusal_keys(key: str) -> Iterable[tuple[str, str]]:
    """A refusal's code and the move that the key may add to it."""
    if key in REFUSALS:
        yield key, ""
    for move in MOVES:
        code = key.removesuffix(f"-{move}")
        if code != key and code in REFUSALS:
            yield code, move
