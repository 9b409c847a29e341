"""Who must decide now, and whether anything is pending."""

from rentier.rules import auctions, looks, names
from rentier.rules.state import State
from rentier.rules.tables import Tables


def actor(g: State, e: Tables) -> int:
    """The first seat with an unanswered obligation: debt, auction, question, an heir's mortgages, then the turn."""
    if g.phase == names.PHASE_OVER:
        return names.NOBODY
    if g.auction == names.AUCTION_DEBTOR:
        return g.auction_asked
    if g.debt_count > 0:
        return g.creditor[0] if g.settle_open else g.debtor[0]
    if g.auction != names.AUCTION_NONE:
        return g.auction_asked
    if g.ask != names.ASK_NONE:
        if g.asked & ~g.answered:
            return auctions.first_of(g, g.asked & ~g.answered, g.ask_from)
        if g.placing != names.NOBODY:
            return g.placing
        if g.place:
            return auctions.first_of(g, g.place, g.ask_from)
    if g.heir_asked:
        return heir(g, e)
    return g.turn


def heir(g: State, e: Tables) -> int:
    """Whose mortgages are asked about first."""
    for i in range(e.titles):
        if looks.has(g.heir_asked, e.title[i]):
            return g.owner[e.title[i]]
    return names.NOBODY


def is_idle(g: State) -> bool:
    """Nothing is pending but the next roll or the end of a turn."""
    return (
        (g.phase == names.PHASE_ROLL or g.phase == names.PHASE_END)
        and g.debt_count == 0
        and g.auction == names.AUCTION_NONE
        and g.ask == names.ASK_NONE
        and g.heir_asked == 0
    )


def why_not_build_now(g: State, e: Tables, seat: int) -> int:
    """Whether this is a time at which the seat may build (somewhere)."""
    if e.build_when != names.WHEN_ANY_TIME and seat != g.turn:
        return names.R_NOT_YOUR_TURN_TO_BUILD
    if not is_idle(g):
        return names.R_BUSY
    return names.OK


def why_not_raise(g: State, e: Tables, seat: int) -> int:
    """Whether the seat may mortgage, lift or sell buildings now: while it must decide, or may build."""
    if actor(g, e) == seat:
        return names.OK
    if e.raise_any_time:  # on anybody's turn (MT-25, MT-26): what it waits for is not its own turn
        return names.OK if is_idle(g) else names.R_BUSY
    return why_not_build_now(g, e, seat)


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
