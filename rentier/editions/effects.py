"""Which dials can have an effect, given the board and the other dials: a rulebook page lists only those."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rentier.editions.edition import Edition
from rentier.editions.schema import Value


@dataclass(frozen=True, slots=True)
class Setting:
    """What a dial's effect depends on: the kinds of squares, the effects of cards, and the other dials."""

    kinds: frozenset[str]
    cards: frozenset[str]
    dials: Mapping[str, Value]

    @property
    def jail(self) -> bool:
        return "jail" in self.kinds and bool(self.dials["jail.played"])

    @property
    def jail_cards(self) -> bool:
        return self.jail and "jail_free" in self.cards

    @property
    def lots(self) -> bool:
        return "lot" in self.kinds

    @property
    def hotels(self) -> bool:
        return self.lots and self.dials["building.hotel_needs"] != "no-hotels"

    @property
    def few_houses(self) -> bool:
        return self.lots and self.dials["building.house_stock"] != "unlimited"

    @property
    def few_hotels(self) -> bool:
        return self.hotels and self.dials["building.hotel_stock"] != "unlimited"

    @property
    def fines(self) -> bool:
        return "tax" in self.kinds or bool(self.cards & {"pay", "pay_buildings", "pay_buildings_random"})

    @property
    def group_factor(self) -> bool:
        return self.lots and (int(self.dials["rent.group_unbuilt"]) > 1 or int(self.dials["rent.group_built"]) > 1)

    @property
    def heirs(self) -> bool:
        return self.dials["bankruptcy.to_player"] == "creditor"


# What a dial needs; one that is missing here always has an effect. No condition depends on the dial's own value.
NEEDS: Mapping[str, Callable[[Setting], bool]] = MappingProxyType(
    {
        "money.salary_backward": lambda s: int(s.dials["money.salary"]) > 0 and "move_back" in s.cards,
        "money.fines_to": lambda s: s.fines,
        "turn.doubles_to_jail": lambda s: "jail" in s.kinds,
        "purchase.monument_declined": lambda s: "monument" in s.kinds,
        "purchase.declined": lambda s: bool(s.kinds & {"lot", "station", "service", "company"}),
        "rent.group_unbuilt": lambda s: s.lots,
        "rent.group_unmortgaged": lambda s: s.group_factor,
        "rent.group_built": lambda s: s.lots,
        "cards.draw": lambda s: "cards" in s.kinds,
        "jail.played": lambda s: "jail" in s.kinds,
        "jail.double_turns": lambda s: s.jail,
        "jail.double_rolls_again": lambda s: s.jail and int(s.dials["jail.double_turns"]) > 0,
        "jail.wait_turns": lambda s: s.jail,
        "jail.bail": lambda s: s.jail and s.dials["jail.bail_when"] != "never",
        "jail.bail_when": lambda s: s.jail,
        "jail.card": lambda s: s.jail_cards,
        "building.needs": lambda s: s.lots,
        "building.group_unmortgaged": lambda s: s.lots,
        "building.even": lambda s: s.lots,
        "building.even_sale": lambda s: s.lots,
        "building.one_on_empty": lambda s: s.lots,
        "building.when": lambda s: s.lots,
        "building.houses": lambda s: s.lots,
        "building.hotel_needs": lambda s: s.lots,
        "building.house_stock": lambda s: s.lots,
        "building.hotel_stock": lambda s: s.hotels,
        "building.shortage": lambda s: s.few_houses or s.few_hotels,
        "building.resale": lambda s: s.lots,
        "building.hotel_break": lambda s: s.hotels and s.few_houses,
        "trade.built_lots": lambda s: s.lots,
        "trade.jail_cards": lambda s: s.jail_cards and bool(s.dials["jail.card"]),
        "mortgage.needs": lambda s: s.lots,
        "debt.buildings_first": lambda s: s.lots,
        "bankruptcy.buildings": lambda s: (
            s.lots and s.dials["bankruptcy.to_player"] != "bank" and not s.dials["bankruptcy.liquidate_first"]
        ),
        "bankruptcy.heir_interest": lambda s: s.heirs,
        "bankruptcy.heir_interest_on": lambda s: s.heirs and int(s.dials["bankruptcy.heir_interest"]) > 0,
        "bankruptcy.liquidate_first": lambda s: not s.dials["bankruptcy.automatic"],
        "bankruptcy.last_buildings_stand": lambda s: s.lots and int(s.dials["end.bankruptcies"]) > 0,
    }
)


def effective(edition: Edition) -> frozenset[str]:
    """The dials of which some other value would change a game of this edition, as it is played."""
    setting = Setting(
        kinds=frozenset(square.kind for square in edition.squares),
        cards=frozenset(card.effect for deck in edition.decks.values() for card in deck.cards),
        dials=edition.dials,
    )
    return frozenset(key for key in edition.dials if key not in NEEDS or NEEDS[key](setting))
