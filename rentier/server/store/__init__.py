"""Where tables are kept: one database, SQLite or PostgreSQL, in which a move is before anybody sees it."""

from rentier.server.store.changes import (
    COMMANDS_KEPT,
    Change,
    change_seat,
    change_table,
    compact,
    drop_code,
    drop_commands,
    drop_old_codes,
    game_is_at,
    keep_edition,
    new_code,
    new_command,
    new_holder,
    new_line,
    new_table,
    new_talk,
    resting,
)
from rentier.server.store.database import Unusable, is_damage, said_by
from rentier.server.store.store import InDoubt, Kept, Outrun, Store, read_again
from rentier.server.store.writer import Writer

__all__ = [
    "COMMANDS_KEPT",
    "Change",
    "InDoubt",
    "Kept",
    "Outrun",
    "Store",
    "Unusable",
    "Writer",
    "change_seat",
    "change_table",
    "compact",
    "drop_code",
    "drop_commands",
    "drop_old_codes",
    "game_is_at",
    "is_damage",
    "keep_edition",
    "new_code",
    "new_command",
    "new_holder",
    "new_line",
    "new_table",
    "new_talk",
    "read_again",
    "resting",
    "said_by",
]
