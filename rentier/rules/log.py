"""What goes in and comes out while a move is applied: dictated chance, and events as rows of numbers (or nothing)."""

from rentier.rules import names


class Log:
    """Rows of eight numbers: an event's kind and its fields; switched off, it takes none. And the tape of chance."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.count = 0
        self.earlier: list[int] = []  # rows that no longer fitted into `data`
        self.data = [0 for _ in range(names.LOG_ROWS * names.LOG_WIDTH)]
        self.tape_size = 0
        self.tape_stream = [0 for _ in range(names.TAPE)]
        self.tape_value = [0 for _ in range(names.TAPE)]
        self.misfit = names.NOBODY  # the stream of a dictated outcome that could not be, and what it was
        self.misfit_value = 0


def write(log: Log, kind: int, a: int, b: int, c: int, d: int = 0, e: int = 0, f: int = 0) -> None:
    """The one place where an event is written; a field that its kind does not have is 0.

    What happens in every turn asks `log.on` before the call: a simulation makes it millions of times for nothing.
    """
    if not log.on:
        return
    if log.count >= names.LOG_ROWS:
        make_room(log)
    row = log.count * names.LOG_WIDTH
    log.data[row] = kind
    log.data[row + 1] = a
    log.data[row + 2] = b
    log.data[row + 3] = c
    log.data[row + 4] = d
    log.data[row + 5] = e
    log.data[row + 6] = f
    log.count += 1


def make_room(log: Log) -> None:
    """Moves the rows of a full buffer to `earlier`: a move may cause any number of events."""
    log.earlier += [log.data[i] for i in range(log.count * names.LOG_WIDTH)]
    log.count = 0


def take(log: Log) -> list[int]:
    """Return all rows and empty the log."""
    make_room(log)
    rows = log.earlier
    log.earlier = []
    return rows
