"""Property-trading board games, played by the book."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rentier.editions import Edition, EditionError, load
    from rentier.game import Game, Refused

__version__ = "0.1.0"
__all__ = ["Edition", "EditionError", "Game", "Refused", "__version__", "load"]

_HOME = {
    "Edition": "rentier.editions",
    "EditionError": "rentier.editions",
    "load": "rentier.editions",
    "Game": "rentier.game",
    "Refused": "rentier.game",
}

if "rentier._build" not in sys.orig_argv:  # `python -m rentier._build` is about to replace what would be chosen
    from rentier import _build

    _build.choose_form()


def __getattr__(name: str) -> object:
    """Imported when first used, so that `import rentier` and `rentier --help` stay fast."""
    if name not in _HOME:
        raise AttributeError(f"module 'rentier' has no attribute {name!r}")
    import importlib

    value: object = getattr(importlib.import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
