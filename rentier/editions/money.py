"""How an edition's money is written: its own sign and place, the thousands as in the language of the sentence."""

from dataclasses import dataclass

NO_BREAK_SPACE = "\u00a0"
MINUS = "\u2212"
THOUSANDS_IN = {"pt": ".", "es": ".", "it": ".", "en": ","}  # by language, where the edition does not say otherwise


@dataclass(frozen=True, slots=True)
class Currency:
    """The symbol, the side on which it stands, and what parts the thousands."""

    symbol: str
    placement: str  # before, after
    space: bool
    thousands: str


def format_number(currency: Currency, number: int) -> str:
    """The figure in groups of three: 1 500."""
    figure = f"{abs(number):,}".replace(",", currency.thousands)
    return f"{MINUS}{figure}" if number < 0 else figure


def format_money(currency: Currency, amount: int) -> str:
    """The figure with its symbol, kept on one line by a no-break space: S/. 1 500."""
    figure = format_number(currency, abs(amount))
    gap = NO_BREAK_SPACE if currency.space else ""
    if currency.placement == "before":
        text = f"{currency.symbol}{gap}{figure}"
    else:
        text = f"{figure}{gap}{currency.symbol}"
    return f"{MINUS}{text}" if amount < 0 else text
