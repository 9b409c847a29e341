"""An edition as a page shows it: board, decks and every rule in words, its clause, what a table may make of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, cast

from rentier import editions
from rentier.editions import DIALS, Dial, Edition
from rentier.editions.clauses import EVENTS, REFUSAL_KEYS, REFUSALS, VARIANTS
from rentier.editions.effects import effective
from rentier.game import PAWNS
from rentier.notation import cards, details, nouns, texts, words
from rentier.notation.refusals import DIALS as DIAL_BEHIND
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
    "resigned": "leaving",
    "leads-auction": "leaving",
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
    return {
        **card(edition, language),
        "currency": currency(edition, language),
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
                "lift": lifting(edition, square.mortgage),
                "amount": square.amount,
                "deck": square.deck,
                "icon": square.icon,
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
        "jail_words": jail_words(edition, language),
        "jail_played": bool(edition.dials["jail.played"]),
        "jackpot": edition.dials["money.fines_to"] == "jackpot",
        "houses": int(edition.dials["building.houses"]),
        "hotels": edition.dials["building.hotel_needs"] != "no-hotels",
        "claims": edition.dials["rent.claim"] != "automatic",
        "building_prices": edition.building_prices,
        "aim": aim(edition, language),
        "words": dict(edition.words_in(language)),
        "leaving": edition.clauses.get("resigned"),
        "pawns": cast(list[protocol.Pawn], list(PAWNS[: edition.pawns])),
    }


def currency(edition: Edition, language: Language) -> protocol.CurrencyInfo:
    """How the page writes money: as the server's sentences in that language do."""
    written = edition.currency_in(language)
    return {
        "symbol": written.symbol,
        "placement": cast(Any, written.placement),
        "space": written.space,
        "thousands": written.thousands,
    }


def jail_words(edition: Edition, language: Language) -> protocol.JailWords:
    """The jail with its article behind the prepositions that the page's own sentences need."""
    jail = nouns.of_edition(edition, language)
    inside, out, to = (texts.sentence(language, f"jail-{word}", jail) for word in ("inside", "out", "to"))
    return {"inside": inside, "out": out, "to": to}


def lifting(edition: Edition, value: int) -> int:
    """What it costs to lift a mortgage of that value, for who took it: the value and its interest, rounded up."""
    return value - (-value * int(edition.dials["mortgage.interest"]) // 100)


def aim(edition: Edition, language: Language) -> str:
    """The aim of the game as printed, and what a mode or house rule makes of it."""
    told = [edition.aim.get(language) or next(iter(edition.aim.values()), "")]
    count = int(edition.dials["end.bankruptcies"])
    if count and count != edition.printed["end.bankruptcies"]:
        told.append(texts.sentence(language, "aim-bankruptcies", {"count": str(count)}))
    if edition.dials["end.clock"] and not edition.printed["end.clock"]:
        told.append(texts.sentence(language, "aim-clock", {}))
    return " ".join(filter(None, told))


@cache
def page_of(built_in: str, language: Language) -> protocol.EditionInfo:
    """The page of an edition that comes with Rentier; it does not change while it runs."""
    return page(editions.load(built_in), language)


@lru_cache(maxsize=32)
def page_as_stored(text: str, language: Language) -> protocol.EditionInfo:
    """That of a table's edition; everyone who comes to the table asks for it."""
    return page(edition_of(text), language)


def chapters(edition: Edition, language: Language) -> list[protocol.Chapter]:
    """Every rule, in the order of the rulebook's chapters; last, how one leaves a game."""
    found: dict[str, protocol.Chapter] = {}
    named = words.of(edition, language)
    shown = effective(edition)
    for key, dial in DIALS.items():
        section = key.partition(".")[0]
        if section not in found:
            title = named["jail"] if section == "jail" else texts.sentence(language, f"section-{section}", {})
            found[section] = {"id": section, "title": title, "rules": []}
        found[section]["rules"].append(rule(edition, dial, named, key in shown, language))
    leaving = texts.sentence(language, "section-leaving", {})
    return [*found.values(), {"id": "leaving", "title": leaving, "rules": []}]


def rule(edition: Edition, dial: Dial, named: Mapping[str, str], has_effect: bool, language: Language) -> protocol.Rule:
    key = dial.key
    zero = f"dial-{dashed(key)}-0"
    value, printed = edition.dials[key], edition.printed[key]
    by_mode = edition.mode is not None and key in edition.modes[edition.mode]
    choices = [(cast(protocol.Value, word), said(edition, dial, word, named, language)) for word in dial.words]
    numbers = dial.low <= dial.high
    return {
        "key": key,
        "label": words.capital(texts.sentence(language, f"dial-{dashed(key)}", named)),
        "value": value,
        "text": said(edition, dial, value, named, language),
        "printed": printed,
        "printed_text": said(edition, dial, printed, named, language),
        "by": "house" if key in edition.house_rules else "mode" if by_mode else "rulebook",
        "clauses": list(clauses_behind(edition, key)),
        "effective": has_effect,
        "allowed": {
            "flag": dial.flag,
            "low": dial.low if numbers else None,
            "high": dial.high if numbers else None,
            "zero": texts.sentence(language, zero, {}) if zero in texts.keys(language) else None,
            "choices": [{"value": word, "text": text} for word, text in choices],
        },
    }


def clauses_behind(edition: Edition, key: str) -> tuple[str, ...]:
    """The clauses that set a rule, or that a house rule has put aside."""
    if key not in edition.house_rules:
        return edition.provenance[key].clauses
    origin = edition.sources.get(f"modes.{edition.mode}.{key}") or edition.sources.get(key)
    return origin.clauses if origin else ()


def said(edition: Edition, dial: Dial, value: protocol.Value, named: Mapping[str, str], language: Language) -> str:
    """A rule's value in words."""
    if isinstance(value, bool):
        return texts.sentence(language, "yes" if value else "no", {})
    if isinstance(value, str):
        return texts.sentence(language, f"dial-{dashed(dial.key)}-{value}", named)
    if value == 0 and f"dial-{dashed(dial.key)}-0" in texts.keys(language):
        return texts.sentence(language, f"dial-{dashed(dial.key)}-0", {})
    written = edition.format_money if dial.key in AMOUNTS else edition.format_number
    return written(value, language)


def dashed(key: str) -> str:
    return key.replace(".", "-").replace("_", "-")


def clauses(edition: Edition, language: Language) -> dict[str, protocol.Clause]:
    """What each clause of the rulebook says, and what it is about."""
    printed: dict[str, str] = {}
    for file in sorted({origin.file for origin in edition.provenance.values()}):
        printed |= texts.clauses(file.removesuffix(".toml"), language)
    found: dict[str, protocol.Clause] = {}

    def entry(clause: str, chapter: str) -> protocol.Clause:
        text = printed.get(clause, "")
        return found.setdefault(
            clause, {"words": text, "parts": parts_of(text), "chapter": chapter, "rules": [], "says": []}
        )

    if "resigned" in edition.clauses:
        entry(edition.clauses["resigned"], chapter_of("resigned"))  # whatever else names that clause
    for key in edition.provenance:
        for clause in clauses_behind(edition, key):
            entry(clause, key.partition(".")[0])["rules"].append(key)
    for key, clause in edition.clauses.items():
        told = entry(clause, chapter_of(key))["says"]
        sentence = forbids(edition, key, language)
        if sentence and sentence not in told:
            told.append(sentence)
    before = "players"
    for clause in sorted({*found, *printed}):
        before = entry(clause, before)["chapter"]  # what no rule, event or refusal names stands with its neighbour
    return dict(sorted(found.items()))


# “Decision:”, “Decision, a departure from the letter:” and the like, in four languages.
DECISION = re.compile(
    r"\b(?:Decisão|Decisión|Decisione|Decision|Convenção|Convención|Convenzione|Convention)\b[^:.()]{0,60}:"
)


def parts_of(text: str) -> list[protocol.ClausePart]:
    """A clause's words in pieces, nothing left out. A decision ends with the text, or with its parenthesis."""
    found: list[protocol.ClausePart] = []
    at = 0
    while mark := DECISION.search(text, at):
        within = text[: mark.start()].endswith("(")
        start = mark.start() - within
        end = closing(text, start) if within else len(text)
        following = DECISION.search(text, mark.end())
        if not within and following is not None:
            end = following.start() - text[: following.start()].endswith("(")
        found += [{"kind": "rule", "text": text[at:start]}, {"kind": "decision", "text": text[start:end]}]
        at = end
    found.append({"kind": "rule", "text": text[at:]})
    return [part for part in found if part["text"]]


def closing(text: str, start: int) -> int:
    """The place after the parenthesis that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0:
            return place + 1
    return len(text)


def chapter_of(key: str) -> str:
    if key in DIAL_BEHIND:
        return DIAL_BEHIND[key].partition(".")[0]
    return CHAPTERS[max((beginning for beginning in CHAPTERS if key.startswith(beginning)), key=len)]


def forbids(edition: Edition, key: str, language: Language) -> str | None:
    """The refusal's sentence that a clause's key stands for, nothing being known; None for an event's key."""
    if key in event_keys() or key in ("pawn-taken", "players-number", "players-names"):
        return None
    code, move = REFUSAL_KEYS[key]
    known = {**nouns.of_edition(edition, language), **words.own(edition, language), **details.of_edition(edition)}
    known |= {"move": move.replace("-", "_"), "forced": "yes" if key.endswith("-forced") else ""}
    known |= {"by": "agreed" if key.endswith("-agreed") else "clock"}
    return texts.sentence(language, f"refused-{code}", known)


def event_keys() -> frozenset[str]:
    return frozenset({*EVENTS, *(f"{event}-{word}" for event, words in VARIANTS.items() for word in words)}) - {
        *REFUSALS
    }
