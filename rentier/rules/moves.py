"""A move as numbers; `rentier.notation.moves` reads and writes it as plain data."""

from rentier.rules import names


class Move:
    """A decision. Only the fields that its kind needs are looked at; several squares are bits of a mask."""

    def __init__(self, kind: int = 0, square: int = 0, amount: int = 0) -> None:
        self.kind = kind
        self.square = square
        self.amount = amount
        self.group = 0
        self.whole = False
        self.visitor = names.NOBODY
        self.to = names.NOBODY
        self.id = 0
        self.answers = 0
        self.give_cash = 0
        self.give_cards = 0
        self.give_squares = 0
        self.take_cash = 0
        self.take_cards = 0
        self.take_squares = 0


class MoveList:
    """The moves a seat may make, a row each; the least and the most that may be bid, where there is an auction."""

    def __init__(self) -> None:
        self.count = 0
        self.kind = [0 for _ in range(names.MOVE_ROWS)]
        self.square = [0 for _ in range(names.MOVE_ROWS)]  # or a group, an offer's number, a seat
        self.extra = [0 for _ in range(names.MOVE_ROWS)]  # the visitor of a claim; 1 for a whole sale
        self.least = 0
        self.most = 0


def row(rows: MoveList, i: int) -> tuple[int, int, int, int, int]:
    """Kind, square, extra, least and most of row i."""
    return rows.kind[i], rows.square[i], rows.extra[i], rows.least, rows.most


def take_row(move: Move, rows: MoveList, i: int, amount: int) -> None:
    """Makes the move that row i lists, with this amount where one is free."""
    move.kind = rows.kind[i]
    move.square = rows.square[i]
    move.group = rows.square[i]
    move.id = rows.square[i]
    move.visitor = rows.extra[i]
    move.whole = rows.extra[i] == 1
    move.amount = amount


def packed(m: Move) -> tuple[int, ...]:
    """Every field of a move, in the order of its declaration."""
    return (
        m.kind,
        m.square,
        m.amount,
        m.group,
        int(m.whole),
        m.visitor,
        m.to,
        m.id,
        m.answers,
        m.give_cash,
        m.give_cards,
        m.give_squares,
        m.take_cash,
        m.take_cards,
        m.take_squares,
    )
