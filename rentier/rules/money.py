"""Who has what money, and the one function that moves it."""

from rentier.rules import log as logs
from rentier.rules import names
from rentier.rules.log import Log
from rentier.rules.state import State


def pay(g: State, log: Log, payer: int, payee: int, amount: int, reason: int, square: int = -1) -> None:
    """Moves coins between accounts. What a player pays here it has: a shortage is a debt (`debts.charge`)."""
    if amount == 0:
        return
    g.cash[payer] -= amount
    g.cash[payee] += amount
    if log.on:
        logs.write(log, names.EV_PAID, payer, payee, amount, reason, square)


def part_up(amount: int, percent: int) -> int:
    """A share that is paid: rounded up."""
    return (amount * percent + 99) // 100


def part_down(amount: int, percent: int) -> int:
    """A share that is received: rounded down."""
    return amount * percent // 100
