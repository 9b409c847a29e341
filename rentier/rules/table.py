"""Who must decide now, and whether anything is pending."""

from rentier.rules import auctions, debts, looks, names
from rentier.rules.state import State
from rentier.rules.tables import Tables


def actor(g: State, e: Tables) -> int:
    """The first seat with an unanswered obligation: auction, debt, question, an heir's mortgages, then the turn."""
    if g.phase == names.PHASE_OVER:
        return names.NOBODY
    if g.auction != names.AUCTION_NONE:
        return g.auction_asked
    if g.debt_count > 0:
        return g.creditor[0] if g.settle_open else g.debtor[0]
    if g.ask != names.ASK_NONE:
        if g.asked & ~g.answered:
            return auctions.first_of(g, g.asked & ~g.answered, g.ask_from)
        if g.placing != names.NOBODY:
            return g.placing
    if g.heir_asked:
        return heir(g, e)
    return g.turn


def heir(g: State, e: Tables) -> int:
    """Whose mortgages are asked about first."""
    for i in range(e.titles):
        if looks.has(g.heir_asked, e.title[i]):
            return g.owner[e.title[i]]
    return names.NOBODY


def why_not_build_now(g: State, e: Tables, seat: int) -> int:
    """Whether the seat may build now, wherever: another's debt, purchase or roll does not stop it (PE-28)."""
    if e.build_when != names.WHEN_ANY_TIME and seat != g.turn:
        return names.R_NOT_YOUR_TURN_TO_BUILD
    if g.debt_count > 0 and debts.owes(g, seat):
        return names.R_DEBT_FIRST
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    if g.ask == names.ASK_SCARCE or (g.ask != names.ASK_NONE and e.shortage_auction):
        return names.R_QUESTION_OPEN
    return names.R_AFTER_END_TIME if g.time_up else names.OK


def why_not_raise(g: State, e: Tables, seat: int) -> int:
    """Whether the seat may mortgage or sell buildings now; after the end time only to pay a debt (PE-55)."""
    if g.time_up and debts.owed_by(g, seat) <= debts.spare_cash(g, seat):
        return names.R_AFTER_END_TIME
    if e.raise_any_time or actor(g, e) == seat or why_not_build_now(g, e, seat) == names.OK:
        return names.OK
    return names.R_BUSY


def why_not_decide(g: State, e: Tables, seat: int) -> int:
    """Why the seat may not go on with its turn."""
    if seat != g.turn:
        return names.R_NOT_YOUR_TURN
    if g.debt_count > 0:
        return names.R_DEBT_FIRST
    if g.auction != names.AUCTION_NONE:
        return names.R_AUCTION_RUNNING
    if g.ask != names.ASK_NONE or g.heir_asked:
        return names.R_QUESTION_OPEN
    return names.OK
