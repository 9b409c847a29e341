"""A bar on the terminal: how far, how fast, how long still. Nowhere else."""

import sys
import time


class Bar:
    """One line on stderr, drawn again a few times a second; silent where stderr is no terminal."""

    def __init__(self, total: int, what: str = "games") -> None:
        self.total = total
        self.what = what
        self.shown = sys.stderr is not None and sys.stderr.isatty()
        self.began = time.monotonic()
        self.drawn = 0.0
        self.width = 0

    def show(self, done: int) -> None:
        now = time.monotonic()
        if not self.shown or (now - self.drawn < 0.2 and done < self.total):
            return
        self.drawn = now
        line = self.line(done, now - self.began)
        print(f"\r{line:{self.width}}", end="", file=sys.stderr, flush=True)
        self.width = len(line)

    def line(self, done: int, seconds: float) -> str:
        """`[####······] 40%  400,000 of 1,000,000 games · 18,200 games/s · 33 s left`."""
        part = done / self.total
        rate = done / seconds if seconds > 0 else 0.0
        left = f" · {duration((self.total - done) / rate)} left" if rate > 0 else ""
        filled = int(part * 24)
        bar = "#" * filled + "·" * (24 - filled)
        return f"[{bar}] {part:4.0%}  {done:,} of {self.total:,} {self.what} · {number(rate)} {self.what}/s{left}"

    def clear(self) -> None:
        if self.shown and self.width:
            print(f"\r{'':{self.width}}\r", end="", file=sys.stderr, flush=True)


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def duration(seconds: float) -> str:
    """`8 s`, `3 min 20 s`, `2 h 5 min`."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
